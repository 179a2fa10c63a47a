import { isBestowed } from "../../query/layers/instance.ts";
import { attachmentIsLegal, mayBeAttached } from "../../query/targets/attachment.ts";
import { existing, playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { StateBasedAction } from "./check.ts";
import type { Permanent } from "./permanents.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/**
 * CR 704.5m-p, 303.4d: an Aura that is attached to nothing or to something illegal, or is a creature, is put into its owner's
 * graveyard; Equipment and Fortifications become unattached, and so does anything else that may not be attached, such as a battle
 * (CR 310.9), a creature that isn't an Equipment with reconfigure (CR 301.5c, 704.5p) or a bestowed Aura (CR 702.103f).
 */
export const attachments: StateBasedAction = (state, permanents) =>
  permanents.flatMap((permanent): Happening[] => fix(state, permanent));

function fix(state: GameState, { object, values }: Permanent): Happening[] {
  const isAura = values.subtypes.includes("Aura");
  const { attachedTo } = object;
  if (attachedTo === null) {
    return isAura && values.types.includes("enchantment") && !object.status.faceDown
      ? [putIntoGraveyard(object.id)]
      : [];
  }
  const gone =
    "object" in attachedTo
      ? existing(state, attachedTo.object) === null
      : playerOf(state, attachedTo.player).lost !== null;
  const attachable =
    isAura || values.subtypes.includes("Equipment") || values.subtypes.includes("Fortification");
  const ok =
    !gone &&
    attachable &&
    mayBeAttached(values) &&
    !values.types.includes("battle") &&
    attachmentIsLegal(state, object.id, attachedTo);
  if (ok) return [];
  const isPutAway = isAura && !isBestowed(object);
  return isPutAway
    ? [putIntoGraveyard(object.id)]
    : [{ kind: "attach", object: object.id, to: null, source: null }];
}
