import type { ProtectionQuality } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { areOpponents } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";
import { objectsMatching, satisfies } from "../selection/index.ts";

/** What is protected, and by what if something else gave it that ability. */
interface Protection {
  readonly holder: ObjectId;
  readonly giver: ObjectId | null;
}

/**
 * Whether a source has the quality that an object is protected from (CR 702.16a-j). What was chosen was chosen for the permanent
 * that gives the protection (CR 607.2d).
 */
export function qualityCovers(
  state: GameState,
  { holder, giver }: Protection,
  quality: ProtectionQuality,
  source: ObjectId,
): boolean {
  const controller = characteristics(state, holder).controller;
  const from = characteristics(state, source);
  switch (quality.kind) {
    case "everything":
      return true;
    case "filter":
      return satisfies(state, emptyContext(holder, controller), quality.filter.of, source);
    case "player":
      return quality.player === "opponents"
        ? areOpponents(state, from.controller, controller)
        : from.controller === objectOf(state, giver ?? holder).chosen.player;
    case "colorsOf": {
      const context = emptyContext(holder, characteristics(state, giver ?? holder).controller);
      return objectsMatching(state, context, quality.among).some((id) =>
        characteristics(state, id).colors.some((color) => from.colors.includes(color)),
      );
    }
    case "chosenColor":
      return from.colors.some((color) => color === objectOf(state, giver ?? holder).chosen.color);
  }
}
