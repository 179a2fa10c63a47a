import { asCopiedNow } from "../../../query/layers/index.ts";
import { type Game, objectOf } from "../../../state/access.ts";
import { pairedWith, withClassLevel } from "../../../state/designations.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { GameObject } from "../../../state/object.ts";
import { gainCitysBlessing } from "../../events/citys-blessing.ts";
import { canBePaired } from "../../events/pairs.ts";
import { becomePrepared, becomeUnprepared } from "../../events/prepared.ts";
import { increase } from "../../events/speed.ts";
import { updateObject } from "../../game/game.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, actorOf, numberOf, THIS, throughEffects } from "./action.ts";

/** CR 702.122d: the crew ability has resolved. */
export function crew(run: Run, effect: ActionEffect): void {
  tellOfEach(run, effect, null);
}

/** CR 702.171b: it stays saddled until the end of the turn. */
export function saddle(run: Run, effect: ActionEffect): void {
  tellOfEach(run, effect, "saddled");
}

/** Gives the permanents a mark that they don't have yet, and reports each. */
function tellOfEach(run: Run, effect: ActionEffect, mark: string | null): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const permanents = permanentsAmong(run, what);
  run.finish(undefined, { objects: permanents, did: permanents.length > 0 });
  for (const id of permanents) {
    const { marks } = objectOf(run.state, id);
    if (mark !== null && !marks.includes(mark)) updateObject(run.g, id, { marks: [...marks, mark] });
    tellAction(run.g, effect.action, actorOf(run, effect), id);
  }
}

/** CR 722.3a: those that have a prepare spell and aren't prepared. */
export function prepare(run: Run, effect: ActionEffect): void {
  changeEach(run, effect, becomePrepared);
}

/** CR 722.3b. */
export function unprepare(run: Run, effect: ActionEffect): void {
  changeEach(run, effect, becomeUnprepared);
}

/** Reports each permanent that was changed. */
function changeEach(run: Run, effect: ActionEffect, change: (g: Game, id: ObjectId) => boolean): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const changed = permanentsAmong(run, what).filter((id) => change(run.g, id));
  run.finish(undefined, { objects: changed, did: changed.length > 0 });
  for (const id of changed) tellAction(run.g, effect.action, actorOf(run, effect), id);
}

/** CR 702.112a-c: only a permanent that isn't renowned yet; the designation is there with the counters. */
export function renown(run: Run, effect: ActionEffect): void {
  const amount = numberOf(run, effect);
  if (run.scratch.stage !== "carriedOut") {
    const what = selected(run, effect.what ?? THIS);
    if (!what) return;
    const [id] = permanentsAmong(run, what);
    if (id === undefined || objectOf(run.state, id).marks.includes("renowned")) {
      run.fail();
      return;
    }
    updateObject(run.g, id, { marks: [...objectOf(run.state, id).marks, "renowned"] });
  }
  throughEffects(
    run,
    "renown",
    run.controller,
    [{ kind: "addCounters", counter: "+1/+1", amount, on: effect.what ?? THIS }],
    { object: run.source },
  );
}

/** CR 716.2a-b: the level is a designation that the permanent keeps. */
export function gainClassLevel(run: Run, effect: ActionEffect): void {
  const level = numberOf(run, effect);
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const permanents = permanentsAmong(run, what);
  run.finish(undefined, { objects: permanents, did: permanents.length > 0 });
  for (const id of permanents) {
    updateObject(run.g, id, { marks: withClassLevel(objectOf(run.state, id).marks, level) });
    tellAction(run.g, "gainClassLevel", actorOf(run, effect), id, level);
  }
}

/** CR 702.131a: ascend of an instant or sorcery, while it resolves. */
export function getCitysBlessing(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  run.finish(undefined, { did: gainCitysBlessing(run.g, seat) });
}

/** All damage marked on a permanent is removed from it (CR 120.6, 702.89a). */
export function heal(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const permanents = permanentsAmong(run, what);
  run.finish(undefined, { objects: permanents, did: permanents.length > 0 });
  for (const id of permanents) updateObject(run.g, id, { damage: 0, deathtouched: false });
}

/** CR 710.4: a flip card that hasn't been flipped is; nothing turns it back. */
export function flip(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const flipping = permanentsAmong(run, what).filter((id) => canFlip(run, id));
  run.finish(undefined, { objects: flipping, did: flipping.length > 0 });
  for (const id of flipping) {
    updateObject(run.g, id, { status: { ...objectOf(run.state, id).status, flipped: true } });
    tellAction(run.g, "flip", run.controller, id);
  }
}

function canFlip({ state }: Run, id: ObjectId): boolean {
  const object = objectOf(state, id);
  if (object.status.flipped) return false;
  const now = asCopiedNow(state, object);
  const parts: readonly Pick<GameObject, "definition" | "copied">[] = now.merged?.components ?? [now];
  return parts.some(
    ({ definition, copied }) => state.definitions[copied?.definition ?? definition]?.layout === "flip",
  );
}

/** Aetherdrift: a player's speed increases by 1, to 4 at most. */
export function increaseSpeed(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  run.finish(undefined, { did: increase(run.g, seat) });
}

/**
 * CR 702.95b-d: two unpaired creatures of the player become paired, this one and another; neither does where either has stopped
 * being such a creature (702.95c).
 */
export function pair(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const [partner] = permanentsAmong(run, what);
  const { source } = run;
  const can =
    partner !== undefined &&
    partner !== source &&
    [source, partner].every((id) => canBePaired(run.state, id, run.controller));
  run.finish(undefined, { objects: can ? [partner] : [], did: can });
  if (!can) return;
  for (const [one, other] of [
    [source, partner],
    [partner, source],
  ] as const)
    updateObject(run.g, one, { marks: [...objectOf(run.state, one).marks, pairedWith(other)] });
}
