import { characteristics, type GameState, type Seat } from "@spellroom/rules";
import { worthOf } from "../instinct/board.ts";

/** What a seat's chances look like, from 0 (lost) to 1 (won). */
export function chancesOf(state: GameState, seat: Seat): number {
  if (state.result) {
    const { winners } = state.result;
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 : 0;
  }
  let mine = 0;
  let strongest = Number.NEGATIVE_INFINITY;
  const standing = standingOf(state);
  for (const player of state.players) {
    if (player.lost !== null) continue;
    const value = standing[player.seat] ?? 0;
    if (player.seat === seat) mine = value;
    else strongest = Math.max(strongest, value);
  }
  if (strongest === Number.NEGATIVE_INFINITY) return 1;
  if (state.players[seat]?.lost !== null) return 0;
  // A finished game is always worth more than one that only looks well.
  return 0.02 + 0.96 / (1 + Math.exp(-(mine - strongest) / 7));
}

/** Board, cards, life and mana of each seat, in mana's worth. */
function standingOf(state: GameState): number[] {
  const standing = state.players.map((player) => {
    let cards = 0;
    for (const id of player.hand) cards += characteristics(state, id).types.includes("land") ? 0.9 : 1.7;
    return lifeWorth(player.life) + cards - (player.library.length < 3 ? 4 : 0) - poison(player.counters);
  });
  const lands = state.players.map(() => 0);
  for (const id of state.battlefield) {
    const { controller, types } = characteristics(state, id);
    if (types.includes("land") && !types.includes("creature")) {
      const before = lands[controller] ?? 0;
      lands[controller] = before + 1;
      standing[controller] = (standing[controller] ?? 0) + (before < 5 ? 1.3 : before < 8 ? 0.5 : 0.1);
    } else standing[controller] = (standing[controller] ?? 0) + worthOf(state, id) * 1.15;
  }
  return standing;
}

/** The last points of life are worth most. */
function lifeWorth(life: number): number {
  if (life <= 0) return -10;
  return 3.2 * Math.sqrt(Math.min(life, 40)) - (life <= 4 ? (5 - life) * 0.7 : 0);
}

function poison(counters: Readonly<Record<string, number>>): number {
  return ((counters.poison ?? 0) / 10) ** 2 * 14;
}
