import type { CardView, PrivateCard } from "@spellroom/protocol";
import { manaValueOf } from "@spellroom/ui";
import { faceOf } from "../../cards/look.ts";

/** A hand with lands first, then by mana value and name; what is alike, or not known yet, stays as it came. */
export function sortedHand(
  cards: readonly PrivateCard[],
  byHash: ReadonlyMap<string, CardView>,
): readonly PrivateCard[] {
  const placed = cards.map((card) => {
    const face = faceOf(byHash, card.card);
    const isLand = face?.types.includes("land") === true;
    return { card, rank: isLand ? -1 : manaValueOf(face?.manaCost ?? []), name: face?.name ?? "" };
  });
  return placed
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .map(({ card }) => card);
}
