import type { GameState } from "./game-state.ts";
import type { ObjectId } from "./ids.ts";
import type { GameObject } from "./object.ts";

/** The mark of a prepared permanent (CR 722.3a). */
export const PREPARED = "prepared";

const PREPARED_BY = "preparedBy:";

/** The mark of the copy of a prepare spell in exile: which permanent it belongs to (CR 722.3c). */
export function preparedBy(permanent: ObjectId): string {
  return `${PREPARED_BY}${permanent}`;
}

/** The permanent whose prepare spell this copy in exile is; `null` for anything else. */
export function preparedFor({ kind, marks }: GameObject): ObjectId | null {
  const mark = kind === "copy" ? marks.find((one) => one.startsWith(PREPARED_BY)) : undefined;
  return mark === undefined ? null : Number(mark.slice(PREPARED_BY.length));
}

/**
 * The permanent that keeps such a copy in exile: one that is still on the battlefield and prepared, and isn't phased out
 * (CR 722.3c).
 */
export function keeperOf(state: GameState, copy: GameObject): GameObject | null {
  const id = preparedFor(copy);
  const permanent = id === null ? undefined : state.objects[id];
  const keeps =
    permanent?.zone === "battlefield" &&
    permanent.marks.includes(PREPARED) &&
    !permanent.status.phasedOut &&
    copy.zone === "exile";
  return keeps ? permanent : null;
}
