import { existing } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.21a. */
export function tap(run: Run, effect: EffectOf<"tap">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = changing(run, effect, permanentsAmong(run, what));
  run.propose(
    objects.map((object) => ({
      kind: "tap",
      object,
      forMana: false,
      source: run.source,
      by: run.controller,
    })),
    nameFor(run, effect, objects),
  );
}

/** CR 701.21b. */
export function untap(run: Run, effect: EffectOf<"untap">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = changing(run, effect, permanentsAmong(run, what));
  run.propose(
    objects.map((object) => ({ kind: "untap", object, source: run.source })),
    nameFor(run, effect, objects),
  );
}

/** What is tapped can't be tapped and what is untapped not untapped (CR 701.21): "if you do" asks for what really was. */
function changing(
  run: Run,
  effect: EffectOf<"tap"> | EffectOf<"untap">,
  objects: readonly ObjectId[],
): readonly ObjectId[] {
  return effect.what.kind === "ref" ? objects.filter((object) => canChange(run, effect, object)) : objects;
}

/** Whether a permanent isn't as tapped or untapped already as the instruction would have it. */
export function canChange(
  run: Run,
  { kind }: EffectOf<"tap"> | EffectOf<"untap">,
  object: ObjectId,
): boolean {
  const there = existing(run.state, object);
  return there !== null && there.status.tapped !== (kind === "tap");
}

/** "Tap all creatures. Those creatures ...": all of them, also those that were tapped already. */
function nameFor(
  run: Run,
  { what, bind }: EffectOf<"tap"> | EffectOf<"untap">,
  objects: readonly ObjectId[],
): string | undefined {
  if (bind === undefined || what.kind !== "all") return bind;
  run.bind(bind, { objects, amount: objects.length, did: objects.length > 0 });
  return undefined;
}
