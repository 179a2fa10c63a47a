import type { EventSubject } from "@spellroom/card-language";
import { satisfies } from "../../query/selection/index.ts";
import { existing } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import { pickObjects } from "./ask.ts";
import type { Run } from "./run.ts";

/** A source that may be chosen: itself, or what represents it if it is gone. */
interface Offered {
  readonly shown: ObjectId;
  readonly source: ObjectId;
}

/**
 * The source of damage that the controller chooses among those described (CR 609.7a): `undefined` while that is asked, `null`
 * where there is none.
 */
export function sourceOfChoice(
  run: Run,
  described: EventSubject | undefined,
  amongPermanents: boolean,
): ObjectId | null | undefined {
  const offered = sourcesAtHand(run).filter(
    ({ source }) =>
      isDescribed(run, described, source) &&
      !(amongPermanents && existing(run.state, source)?.zone !== "battlefield"),
  );
  if (offered.length === 0) return null;
  const shown = offered.map((one) => one.shown);
  const picked = pickObjects(run, "source", run.controller, { key: "choose", amount: 1 }, shown, {
    min: 1,
    max: 1,
  });
  if (!picked) return undefined;
  return offered.find((one) => one.shown === picked[0])?.source ?? null;
}

function isDescribed(run: Run, described: EventSubject | undefined, source: ObjectId): boolean {
  if (described === undefined || typeof described === "string" || !("filter" in described)) return true;
  return satisfies(run.state, run.context, described.filter.of, source);
}

/**
 * Permanents, spells, whatever something on the stack or something waiting to apply or to trigger refers to, and what lies face up
 * in the command zone. An ability on the stack stands for its source where that is gone.
 */
function sourcesAtHand(run: Run): readonly Offered[] {
  const { state } = run;
  const found = new Map<ObjectId, Offered>();
  const offer = (source: ObjectId, shown = source): void => {
    if (!found.has(source)) found.set(source, { shown, source });
  };
  for (const id of state.battlefield) if (!existing(state, id)?.status.phasedOut) offer(id);
  for (const id of state.stack) {
    const object = existing(state, id);
    if (object?.kind !== "ability") {
      offer(id);
      continue;
    }
    const source = object.announcement?.source ?? null;
    if (source !== null) offer(source, isOpen(run, source) ? source : id);
  }
  for (const object of state.objects)
    if (object?.zone === "command" && object.status.faceDown === null) offer(object.id);
  for (const context of contextsAtHand(run))
    for (const id of objectsOfContext(context)) if (isOpen(run, id)) offer(id);
  return [...found.values()];
}

/** Whether everyone can see it where it is. */
function isOpen(run: Run, id: ObjectId): boolean {
  const object = existing(run.state, id);
  return object !== null && object.zone !== "hand" && object.zone !== "library" && !object.status.phasedOut;
}

function contextsAtHand(run: Run): readonly Context[] {
  const { state } = run;
  const onStack = state.stack.flatMap((id) => existing(state, id)?.announcement?.context ?? []);
  return [
    ...onStack,
    ...state.replacements.map((one) => one.context),
    ...state.delayed.map((one) => one.context),
  ];
}

function objectsOfContext({ source, targets, bindings, event }: Context): readonly ObjectId[] {
  const aimedAt = Object.values(targets).flatMap((entities) =>
    entities.flatMap((entity) => ("object" in entity ? [entity.object] : [])),
  );
  const named = Object.values(bindings).flatMap(({ objects }) => objects ?? []);
  const seen = Object.values(event?.objects ?? {}).flatMap((objects) => objects ?? []);
  return [source, ...aimedAt, ...named, ...seen];
}
