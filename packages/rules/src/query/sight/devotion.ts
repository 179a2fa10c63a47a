import type { Color } from "@spellroom/card-language";
import type { Seat } from "../../state/ids.ts";
import type { Sight } from "./sight.ts";

/** CR 700.5: mana symbols of any of the colors among the mana costs of the permanents that a player controls. */
export function devotionTo(sight: Sight, seat: Seat, colors: readonly Color[]): number {
  let count = 0;
  for (const id of sight.state.battlefield) {
    if (sight.existing(id)?.status.phasedOut !== false) continue;
    const values = sight.read(id);
    if (values?.controller !== seat || !values.manaCost) continue;
    for (const symbol of values.manaCost) {
      if (colors.some((color) => symbol.split("/").includes(color))) count++;
    }
  }
  return count;
}
