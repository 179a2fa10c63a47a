import type { GameObject } from "../../state/object.ts";
import { isBestowed } from "./instance.ts";

/** Whether a permanent's own characteristics may be others after a change of its record. */
export function looksOtherwise(before: GameObject, after: GameObject): boolean {
  return (
    before.counters !== after.counters ||
    before.counterTimes !== after.counterTimes ||
    isOtherwise(before, after) ||
    before.marks.includes("suspected") !== after.marks.includes("suspected") ||
    isBestowed(before) !== isBestowed(after)
  );
}

/**
 * Whether the effects that it makes may be others, or stand in another order. Plain counters change neither: texts that
 * count them say so in what they read.
 */
export function worksOtherwise(before: GameObject, after: GameObject): boolean {
  return (
    isOtherwise(before, after) ||
    before.attachedTo !== after.attachedTo ||
    before.chosen !== after.chosen ||
    before.linked !== after.linked ||
    before.announcement !== after.announcement ||
    before.counterTimes !== after.counterTimes ||
    before.marks.includes("suspected") !== after.marks.includes("suspected")
  );
}

function isOtherwise(before: GameObject, after: GameObject): boolean {
  return (
    before.face !== after.face ||
    before.copied !== after.copied ||
    before.definition !== after.definition ||
    before.controller !== after.controller ||
    before.timestamp !== after.timestamp ||
    before.merged !== after.merged ||
    before.zone !== after.zone ||
    (before.status !== after.status &&
      (before.status.faceDown !== after.status.faceDown ||
        before.status.flipped !== after.status.flipped ||
        before.status.unlocked !== after.status.unlocked ||
        before.status.phasedOut !== after.status.phasedOut))
  );
}
