import type { WireChoice } from "@spellroom/protocol";
import { type Choice, choose, type GameState } from "@spellroom/rules";
import type { SealedWorld } from "@spellroom/view";
import { instinct } from "../instinct/index.ts";
import { candidatesFor } from "./candidates.ts";
import { imagine, type LikelyDeck } from "./imagine.ts";
import { playOut, type Reach } from "./playout.ts";
import { wireOf } from "./wire.ts";

/** How much a search may think. Whichever limit comes first ends it. */
export interface SearchLimits {
  /** Decisions played in playouts: the same answer on every machine, for tests. */
  readonly nodes: number;
  /** Milliseconds on the clock given. */
  readonly milliseconds: number;
  readonly reach: Reach;
}

export interface SearchAids {
  /** Decks that opponents are likely to play. */
  readonly decks: readonly LikelyDeck[];
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number;
  /** Milliseconds from any beginning. */
  readonly now: () => number;
}

/** One answer compared: how often it was tried, and the mean chances after it. */
export interface Weighed {
  readonly choice: WireChoice;
  readonly tries: number;
  readonly chances: number;
}

interface Arm {
  readonly choice: Choice;
  readonly prior: number;
  tries: number;
  sum: number;
}

/**
 * Compares answers to the seat's open decision by playing on from each in the same imagined games (flat Monte Carlo with
 * successive halving: the worse half is dropped after each round). The best first; empty where there is no decision.
 */
export function search(world: SealedWorld, aids: SearchAids, limits: SearchLimits): readonly Weighed[] {
  const started = aids.now();
  const first = imagine(world, aids.decks, aids.chance);
  const { decision } = first;
  if (decision?.seat !== world.seat) return [];
  let arms = candidatesFor(first, decision, instinct()(first, decision)).map(
    (choice, at): Arm => ({ choice, prior: at === 0 ? 0.008 : 0, tries: 0, sum: 0 }),
  );
  if (arms.length > 1) arms = arms.filter(({ choice }) => isTaken(first, choice));
  const dropped: Arm[] = [];
  let nodes = 0;
  const isSpent = (): boolean => nodes >= limits.nodes || aids.now() - started >= limits.milliseconds;
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  for (let round = 1; arms.length > 1 && !isSpent(); round++) {
    const share = Math.min(1, round / rounds);
    const isRoundSpent = (): boolean =>
      isSpent() || nodes >= limits.nodes * share || aids.now() - started >= limits.milliseconds * share;
    do {
      const imagined = imagine(world, aids.decks, aids.chance);
      for (const arm of arms) nodes += tryOut(imagined, world.seat, arm, limits.reach);
    } while (!isRoundSpent());
    arms.sort((one, other) => standingOf(other) - standingOf(one));
    if (round >= rounds) break;
    dropped.unshift(...arms.splice(Math.max(1, Math.ceil(arms.length / 2))));
  }
  return [...arms, ...dropped].flatMap((arm) => {
    const choice = wireOf(decision, arm.choice);
    return choice ? [{ choice, tries: arm.tries, chances: arm.tries > 0 ? arm.sum / arm.tries : 0 }] : [];
  });
}

function isTaken(state: GameState, choice: Choice): boolean {
  const { decision } = state;
  return decision !== null && choose(state, decision.seat, decision.id, choice).ok;
}

/** The decisions that it took. */
function tryOut(state: GameState, seat: number, arm: Arm, reach: Reach): number {
  const { decision } = state;
  if (!decision) return 1;
  const taken = choose(state, decision.seat, decision.id, arm.choice);
  // What can be done may hang on what was imagined; an answer that isn't taken there says nothing.
  if (!taken.ok) return 1;
  const played = playOut(taken.state, seat, instinct(), reach);
  arm.tries++;
  arm.sum += played.chances;
  return 1 + played.decisions;
}

function standingOf({ tries, sum, prior }: Arm): number {
  return tries === 0 ? 0 : sum / tries + prior;
}
