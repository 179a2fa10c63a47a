import type { StateBasedAction } from "./check.ts";
import { creatures } from "./permanents.ts";

/**
 * CR 704.5g-h: a creature with damage at least its toughness, or damage from a source with deathtouch, is destroyed. One with
 * toughness 0 or less goes to the graveyard without being destroyed; an indestructible one ignores both rules (CR 702.12b).
 */
export const lethalDamage: StateBasedAction = (_state, permanents) =>
  creatures(permanents)
    .filter(
      ({ object, values }) =>
        (values.toughness ?? 0) > 0 &&
        !values.keywords.has("indestructible") &&
        (object.deathtouched || (object.damage > 0 && object.damage >= lethal(values))),
    )
    .map(({ object }) => ({
      kind: "destroy",
      object: object.id,
      noRegeneration: false,
      source: null,
      by: null,
    }));

function lethal(values: {
  readonly power: number | null;
  readonly toughness: number | null;
  readonly restrictions: readonly { readonly kind: string }[];
}): number {
  const byPower = values.restrictions.some((restriction) => restriction.kind === "lethalDamageByPower");
  return (byPower ? values.power : values.toughness) ?? 0;
}
