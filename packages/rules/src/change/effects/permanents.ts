import { existing, objectOf } from "../../state/access.ts";
import { WAITING_SINCE } from "../../state/context.ts";
import { turnedAt } from "../../state/designations.ts";
import type { ObjectId } from "../../state/ids.ts";
import { hasDoubleFaced, turned } from "../../state/merged.ts";
import { REGENERATION_SHIELD } from "../events/regeneration.ts";
import { tell, updateObject } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.15a: a shield for the rest of the turn, used up the next time the permanent would be destroyed. */
export function regenerate(run: Run, effect: EffectOf<"regenerate">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const shielded = permanentsAmong(run, what);
  for (const id of shielded) {
    const marks = existing(run.state, id)?.marks ?? [];
    updateObject(run.g, id, { marks: [...marks, REGENERATION_SHIELD] });
  }
  run.finish(undefined, { objects: shielded, did: shielded.length > 0 });
}

/** CR 701.28. */
export function transform(run: Run, effect: EffectOf<"transform">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = permanentsAmong(run, what).filter((id) => !hasTurnedSince(run, id));
  run.propose(objects.map((object) => ({ kind: "transform", object })));
}

/** CR 701.28f: an ability of a permanent does not turn it again if it has transformed since the ability was put on the stack. */
function hasTurnedSince(run: Run, id: ObjectId): boolean {
  if (id !== run.source) return false;
  const resolving = run.state.frames.findLast((frame) => frame.kind === "resolve");
  if (resolving?.kind !== "resolve") return false;
  const ability = objectOf(run.state, resolving.object);
  const since = run.context.bindings[WAITING_SINCE]?.amount ?? ability.timestamp;
  return ability.announcement?.source === id && turnedAt(objectOf(run.state, id).marks) > since;
}

/** CR 708.7. */
export function turnFaceUp(run: Run, effect: EffectOf<"turnFaceUp">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(permanentsAmong(run, what).map((object) => ({ kind: "turnFaceUp", object })));
}

/**
 * CR 708.2a-b: turned face down by an effect, it is a 2/2 creature without anything else; double-faced ones can't be (CR 712.16,
 * 727.2j).
 */
export function turnFaceDown(run: Run, effect: EffectOf<"turnFaceDown">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const turning = permanentsAmong(run, what).filter((id) => {
    const object = existing(run.state, id);
    return object?.status.faceDown === null && !hasDoubleFaced(run.state, object);
  });
  run.finish(undefined, { objects: turning, did: turning.length > 0 });
  for (const id of turning) {
    const object = existing(run.state, id);
    if (!object) continue;
    updateObject(run.g, id, {
      status: { ...object.status, faceDown: "morph" },
      ...turned(object, "morph"),
      timestamp: run.g.state.nextTimestamp++,
    });
    tell(run.g, { kind: "faceChanged", object: id, what: "turnedFaceDown" });
  }
}

/** CR 702.26. */
export function phaseOut(run: Run, effect: EffectOf<"phaseOut">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(permanentsAmong(run, what).map((object) => ({ kind: "phase", object, out: true })));
}
