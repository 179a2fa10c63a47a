import type { ManaRider, ManaType } from "@spellroom/card-language";
import { characteristics } from "../../query/layers/index.ts";
import { type Game, playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { ManaUnit } from "../../state/player.ts";
import { updatePlayer } from "../game/game.ts";

/** Mana of a source as it goes into a pool; mana of a snow source stays known as such (CR 107.4h). */
export function manaUnits(
  state: GameState,
  source: ObjectId,
  types: readonly ManaType[],
  rider: ManaRider | null,
): readonly ManaUnit[] {
  const snow = characteristics(state, source).supertypes.includes("snow");
  return types.map((type) => ({ type, snow, source, rider }));
}

/** Mana being added to a player's pool (CR 106.4). */
export function addingMana(
  state: GameState,
  player: Seat,
  source: ObjectId,
  types: readonly ManaType[],
  rider: ManaRider | null,
  tappedFor: boolean,
): Extract<Happening, { kind: "addMana" }> {
  return { kind: "addMana", player, units: manaUnits(state, source, types, rider), source, tappedFor };
}

/** Takes mana out of a pool to pay with it (CR 118.3a) and returns it. */
export function takeFromPool(g: Game, seat: Seat, units: readonly number[]): readonly ManaUnit[] {
  if (units.length === 0) return [];
  const { mana } = playerOf(g.state, seat);
  const taken = new Set(units);
  updatePlayer(g, seat, { mana: mana.filter((_, at) => !taken.has(at)) });
  return mana.filter((_, at) => taken.has(at));
}

/** A pool as a player reads it: its types, in order of arrival. */
export function poolText(state: GameState, seat: Seat): string[] {
  return playerOf(state, seat).mana.map((unit) => unit.type);
}
