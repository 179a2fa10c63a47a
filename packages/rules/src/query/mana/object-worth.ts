import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { characteristics } from "../layers/index.ts";
import { breadth } from "../symbols/mask.ts";
import type { Way } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import { manaAbilitiesIn } from "./abilities.ts";

/** The worth of an untapped object as such. */
export function objectWorth(state: GameState, id: ObjectId, ways: readonly Way[]): number {
  const values = characteristics(state, id);
  let worth: number = WORTH.source;
  if (values.types.includes("creature")) worth += WORTH.creature + Math.min(values.manaValue, 10);
  let colors = 0;
  for (const way of ways) {
    let mask = 0;
    for (const unit of way.masks) mask |= unit;
    colors = Math.max(colors, breadth(mask));
  }
  if (ways.length > 1) colors = Math.max(colors, ways.length);
  worth += colors * WORTH.color;
  const manaAbilities = manaAbilitiesIn(values).length;
  for (const { ability } of values.abilities) if (ability.kind === "activated") worth += WORTH.otherUse;
  return worth - manaAbilities * WORTH.otherUse;
}
