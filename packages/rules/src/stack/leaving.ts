import type { Destination } from "@spellroom/card-language";
import { characteristics } from "../layers/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { GameObject } from "../state/object.ts";

/** What becomes of the card of an instant or sorcery that has resolved, apart from going somewhere. */
export type Afterwards = "onAdventure" | "rebound" | null;

/** Where the card of an instant or sorcery goes as the final part of its resolution (CR 608.2m). */
export function destinationAfter(
  state: GameState,
  object: GameObject,
): { readonly to: Destination; readonly afterwards: Afterwards } {
  if (isOmen(state, object)) return { to: { zone: "library", shuffle: true }, afterwards: null };
  if (isAdventure(state, object)) return { to: { zone: "exile" }, afterwards: "onAdventure" };
  if (isBoughtBack(state, object)) return { to: { zone: "hand" }, afterwards: null };
  if (isRebounding(state, object)) return { to: { zone: "exile" }, afterwards: "rebound" };
  return { to: { zone: "graveyard" }, afterwards: null };
}

/** CR 715.3d. */
function isAdventure(state: GameState, object: GameObject): boolean {
  return state.definitions[object.definition]?.layout === "adventure" && object.face === 1;
}

/** An Omen is laid out like an Adventure; instead of going on one, the card is shuffled into its owner's library. */
function isOmen(state: GameState, object: GameObject): boolean {
  return isAdventure(state, object) && characteristics(state, object.id).subtypes.includes("Omen");
}

/** CR 702.27a: the buyback cost was among the costs paid. */
function isBoughtBack(state: GameState, object: GameObject): boolean {
  const paid = object.announcement?.paidOptions ?? [];
  if (paid.length === 0) return false;
  return characteristics(state, object.id).abilities.some(
    ({ ability, key }) =>
      ability.kind === "keyword" &&
      ability.keyword === "buyback" &&
      paid.some((option) => option === "buyback" || option === key || option.startsWith("buyback:")),
  );
}

/** CR 702.88a: only where it was cast from its controller's hand. */
function isRebounding(state: GameState, object: GameObject): boolean {
  const from = object.announcement;
  return (
    from?.wasCast === true &&
    from.castFrom === "hand" &&
    object.owner === object.controller &&
    characteristics(state, object.id).keywords.has("rebound")
  );
}
