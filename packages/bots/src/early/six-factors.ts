import { areOpponents, characteristics, type GameState, type Seat } from "@spellroom/rules";
import { creaturesOf, landsOf } from "../instinct/board.ts";

/** What the heuristic bot looks at in a position, and how much each of it counts. */
const WEIGHTS = { creatures: 3, power: 1, toughness: 0.8, lands: 2.5, hand: 1, life: 0.4 } as const;

/** A seat's creatures, their power and toughness, its lands, cards in hand and life, weighed. */
export function sixFactors(state: GameState, seat: Seat): number {
  const creatures = creaturesOf(state, seat, true).map((id) => characteristics(state, id));
  const total = (one: "power" | "toughness"): number =>
    creatures.reduce((sum, creature) => sum + Math.max(0, creature[one] ?? 0), 0);
  const player = state.players[seat];
  return (
    creatures.length * WEIGHTS.creatures +
    total("power") * WEIGHTS.power +
    total("toughness") * WEIGHTS.toughness +
    landsOf(state, seat) * WEIGHTS.lands +
    (player?.hand.length ?? 0) * WEIGHTS.hand +
    (player?.life ?? 0) * WEIGHTS.life
  );
}

/** How a position stands for a seat: its own six factors against those of its strongest opponent. */
export function standingBySix(state: GameState, seat: Seat): number {
  if (state.result) return state.result.winners.includes(seat) ? 10_000 : -10_000;
  const others = state.players.filter(
    (player) => areOpponents(state, player.seat, seat) && player.lost === null,
  );
  const strongest = Math.max(0, ...others.map((player) => sixFactors(state, player.seat)));
  return sixFactors(state, seat) - strongest;
}
