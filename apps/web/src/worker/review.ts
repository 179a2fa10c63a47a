/** A finished game looked at by a search: who stood how well, and which choices cost much. The same on every machine. */
import { isTrivial, type LikelyDeck, type SearchLimits, search, type Weighed } from "@spellroom/bots";
import { openPosition, playInput } from "@spellroom/match";
import type { WireChoice } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import { openKeyBook, project, sealWorld } from "@spellroom/view";
import type { Blunder, ReviewPoint, ReviewProgress } from "./messages.ts";
import type { RecordedGame } from "./recorded-game.ts";

/** Counted in decisions and not in time, so that a review says the same wherever it is made. */
const LIMITS: SearchLimits = {
  nodes: 1_200,
  milliseconds: Number.POSITIVE_INFINITY,
  reach: { turns: 1, decisions: 120 },
};
/** A choice that loses as much of the chances is marked. */
const BLUNDER = 0.15;
/** Of a choice that was tried less often nothing is said. */
const LEAST_TRIES = 3;

/** Goes through a game, a step for each of its inputs. */
export function* reviewOf(
  { setup, inputs }: RecordedGame,
  decks: readonly LikelyDeck[],
  limits: SearchLimits = LIMITS,
): Generator<ReviewProgress> {
  let { position } = openPosition(setup);
  for (const [at, input] of inputs.entries()) {
    const { state } = position;
    const found = input.kind === "choose" ? weigh(state, at, input.choice, { decks, limits }) : null;
    yield {
      done: at + 1,
      total: inputs.length,
      point: found?.point ?? null,
      blunder: found?.blunder ?? null,
    };
    const played = playInput(position, input);
    if (!played.ok) return;
    position = played.position;
  }
}

interface WeighParts {
  readonly decks: readonly LikelyDeck[];
  readonly limits: SearchLimits;
}

/** What a search thinks of an answer, by what the seat knew then; `null` where there was nothing to think about. */
function weigh(
  state: GameState,
  at: number,
  chosen: WireChoice,
  { decks, limits }: WeighParts,
): { readonly point: ReviewPoint; readonly blunder: Blunder | null } | null {
  const seat = state.decision?.seat;
  if (seat === undefined || state.result) return null;
  const { table, seats } = project(state, openKeyBook(state.players.length), {
    matchId: "",
    seq: 0,
    connected: [],
    bots: [],
    watchers: 0,
  });
  const own = seats[seat];
  if (!own?.decision || isTrivial(own.decision)) return null;
  const weighed = thoughts(state, seat, at, { decks, limits });
  const [best] = weighed;
  if (best === undefined || best.tries === 0) return null;
  const point: ReviewPoint = { at, seat, chances: best.chances };
  const taken = weighed.find(({ choice }) => isSameChoice(choice, chosen));
  const lost = taken === undefined || taken.tries < LEAST_TRIES ? 0 : best.chances - taken.chances;
  if (lost < BLUNDER) return { point, blunder: null };
  const moment = { table, known: [...own.hand, ...own.known], decision: own.decision };
  return {
    point,
    blunder: { at, seat, turn: state.turn.number, lost, chosen, better: best.choice, ...moment },
  };
}

/** A moment that can't be imagined is passed over. */
function thoughts(
  state: GameState,
  seat: number,
  at: number,
  { decks, limits }: WeighParts,
): readonly Weighed[] {
  try {
    return search(sealWorld(state, seat), { decks, chance: seeded(at), now: () => 0 }, limits);
  } catch {
    return [];
  }
}

/** Whether two answers do the same; how a cost is paid is none of it. */
function isSameChoice(one: WireChoice, other: WireChoice): boolean {
  if (one.kind === "act" && other.kind === "act") return one.act === other.act;
  return normal(one) === normal(other);
}

/** Sets in one order. */
function normal(choice: WireChoice): string {
  switch (choice.kind) {
    case "pick":
      return JSON.stringify({ ...choice, options: choice.options.toSorted((a, b) => a - b) });
    case "attackers":
      return JSON.stringify({ ...choice, attacks: choice.attacks.toSorted(([a], [b]) => a - b) });
    case "blockers":
      return JSON.stringify({ ...choice, blocks: choice.blocks.toSorted(([a], [b]) => a - b) });
    default:
      return JSON.stringify(choice);
  }
}

/** Random numbers from 0 to 1, the same for the same seed (32-bit xorshift). */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
