import type { WireChoice } from "@spellroom/protocol";
import { choose, type Decision, type GameState, type Seat } from "@spellroom/rules";
import { choiceToWire } from "@spellroom/rules/decisions";
import type { SealedWorld } from "@spellroom/view";
import { type Taste, tasteOf } from "../bot/style.ts";
import { type Arm, armsFor, instinctFor } from "./arms.ts";
import { imagine, type LikelyDeck } from "./imagine.ts";
import { type PlayoutParts, playOut, type Reach } from "./playout.ts";

/** The limits of a search. The first that is reached ends it. */
export interface SearchLimits {
  /** Decisions played in playouts: gives the same choice on every machine, for tests. */
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
  readonly taste?: Taste;
}

/** A compared choice: how often it was tried, and the mean chances after it. */
export interface Weighed {
  readonly choice: WireChoice;
  readonly tries: number;
  readonly chances: number;
}

/**
 * Compares choices for the seat's open decision by playing on from each in the same imagined games (flat Monte Carlo with
 * successive halving: the worse half is dropped after each round). The best first; empty where there is no decision.
 */
export function search(world: SealedWorld, aids: SearchAids, limits: SearchLimits): readonly Weighed[] {
  const started = aids.now();
  const { taste = tasteOf(null) } = aids;
  const isLate = (): boolean => aids.now() - started >= limits.milliseconds;
  const first = imagine(world, aids.decks, aids.chance);
  const { decision } = first;
  if (decision?.seat !== world.seat) return [];
  const arms = armsFor(first, decision);
  const dropped: Arm[] = [];
  let nodes = 0;
  const isSpent = (): boolean => nodes >= limits.nodes || isLate();
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  for (let round = 1; arms.length > 1 && !isSpent(); round++) {
    const share = Math.min(1, round / rounds);
    const isRoundSpent = (): boolean =>
      isSpent() || nodes >= limits.nodes * share || aids.now() - started >= limits.milliseconds * share;
    do {
      const imagined = imagine(world, aids.decks, aids.chance);
      for (const arm of arms) {
        nodes += tryOut(imagined, arm, { seat: world.seat, reach: limits.reach, taste, isLate });
        if (isLate()) break;
      }
    } while (!isRoundSpent());
    arms.sort((one, other) => standingOf(other) - standingOf(one));
    if (round >= rounds) break;
    dropped.unshift(...arms.splice(Math.max(1, Math.ceil(arms.length / 2))));
  }
  return weighed(decision, [...arms, ...dropped]);
}

/** Each choice once, by its best line of play. */
function weighed(decision: Decision, arms: readonly Arm[]): readonly Weighed[] {
  const seen = new Set<string>();
  return arms.flatMap(({ path: [answer], tries, sum }) => {
    const choice = choiceToWire(decision, answer);
    const text = JSON.stringify(choice);
    if (!choice || seen.has(text)) return [];
    seen.add(text);
    return [{ choice, tries, chances: tries > 0 ? sum / tries : 0 }];
  });
}

/** The decisions that it took. */
function tryOut(state: GameState, arm: Arm, parts: Omit<PlayoutParts, "instinct">): number {
  const begun = begin(state, arm, parts.seat);
  // What is legal may depend on the imagined cards; a choice that is refused there doesn't count.
  if (!begun) return 1;
  const { chances, decisions } = playOut(begun, { ...parts, instinct: instinctFor(arm, parts.seat, state) });
  if (chances !== null) {
    arm.tries++;
    arm.sum += chances;
  }
  return 1 + decisions;
}

/** The state after an arm's choices; `null` if the first is refused. */
function begin(state: GameState, { path }: Arm, seat: Seat): GameState | null {
  let now = state;
  for (const [at, choice] of path.entries()) {
    const { decision } = now;
    if (decision?.seat !== seat) return at === 0 ? null : now;
    const taken = choose(now, seat, decision.id, choice);
    if (!taken.ok) return at === 0 ? null : now;
    now = taken.state;
  }
  return now;
}

/** Mean chances with what was thought of it before, which counts for less the surer the outcome is. */
function standingOf({ tries, sum, prior }: Arm): number {
  if (tries === 0) return 0;
  const mean = sum / tries;
  return mean + prior * 4 * mean * (1 - mean);
}
