import {
  areTogether,
  characteristics,
  type GameState,
  type ObjectId,
  type Seat,
  teamOfSeat,
} from "@spellroom/rules";
import { type Taste, tasteOf } from "../bot/style.ts";
import { worthOf } from "../instinct/board.ts";
import { lifeWorth } from "../instinct/life-worth.ts";

/** What the chances of a seat, or of its team, look like, from 0 (lost) to 1 (won), to somebody of that taste. */
export function chancesOf(state: GameState, seat: Seat, taste: Taste = tasteOf(null)): number {
  if (state.result) {
    const { winners } = state.result;
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 : 0;
  }
  let mine = 0;
  let strongest = Number.NEGATIVE_INFINITY;
  const standing = standingOf(state, seat, taste);
  const opposing = new Map<Seat, number>();
  for (const player of state.players) {
    if (player.lost !== null) continue;
    const value = standing[player.seat] ?? 0;
    if (areTogether(state, player.seat, seat)) {
      mine += value;
      continue;
    }
    const side = teamOfSeat(state.ruleset, player.seat) ?? player.seat;
    const total = (opposing.get(side) ?? 0) + value;
    opposing.set(side, total);
  }
  for (const value of opposing.values()) strongest = Math.max(strongest, value);
  if (strongest === Number.NEGATIVE_INFINITY) return 1;
  if (state.players[seat]?.lost !== null) return 0;
  // A finished game is always worth more than one that only looks well.
  return 0.02 + 0.96 / (1 + Math.exp(-(mine - strongest) / 7));
}

/** Board, cards, life and mana of each seat, in mana's worth. */
function standingOf(state: GameState, own: Seat, taste: Taste): number[] {
  const standing = state.players.map((player) => {
    const mine = player.seat === own;
    let cards = 0;
    for (const id of player.hand) cards += handWorth(state, id);
    return (
      lifeWorth(player.life) * (mine ? taste.ownLife : taste.theirLife) +
      cards * (mine ? taste.ownCards : taste.theirCards) -
      (player.library.length < 3 ? 4 : 0) -
      poison(player.counters)
    );
  });
  const lands = state.players.map(() => 0);
  for (const id of state.battlefield) {
    const { controller, types } = characteristics(state, id);
    const before = standing[controller] ?? 0;
    if (types.includes("land") && !types.includes("creature")) {
      const count = lands[controller] ?? 0;
      lands[controller] = count + 1;
      standing[controller] = before + (count < 5 ? 1.3 : count < 8 ? 0.5 : 0.1);
    } else {
      const weight = controller === own ? taste.ownBoard : taste.theirBoard;
      standing[controller] = before + worthOf(state, id) * 1.15 * weight;
    }
  }
  return standing;
}

/** A card in hand: more for one that does more, but less than what it will be on the battlefield. */
function handWorth(state: GameState, id: ObjectId): number {
  const { types, manaValue } = characteristics(state, id);
  return types.includes("land") ? 0.9 : 1.5 + 0.2 * Math.min(manaValue, 7);
}

function poison(counters: Readonly<Record<string, number>>): number {
  return ((counters.poison ?? 0) / 10) ** 2 * 14;
}
