import type { WireChoice } from "@spellroom/protocol";
import { type Choice, choose, type Decision, type GameState, type Seat } from "@spellroom/rules";
import type { SealedWorld } from "@spellroom/view";
import { type Instinct, instinct } from "../instinct/index.ts";
import { type Taste, tasteOf } from "../style.ts";
import { candidatesFor } from "./candidates.ts";
import { imagine, type LikelyDeck } from "./imagine.ts";
import { type PlayoutParts, playOut, type Reach } from "./playout.ts";
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
  readonly taste?: Taste;
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
  /** What the seat keeps to itself for as long as is played on: another way to go on after a pass. */
  readonly held: ReadonlySet<number>;
  tries: number;
  sum: number;
}

/**
 * Compares answers to the seat's open decision by playing on from each in the same imagined games (flat Monte Carlo with
 * successive halving: the worse half is dropped after each round). The best first; empty where there is no decision.
 */
export function search(world: SealedWorld, aids: SearchAids, limits: SearchLimits): readonly Weighed[] {
  const started = aids.now();
  const { taste = tasteOf(null) } = aids;
  const isLate = (): boolean => aids.now() - started >= limits.milliseconds;
  const first = imagine(world, aids.decks, aids.chance);
  const { decision } = first;
  if (decision?.seat !== world.seat) return [];
  let arms = candidatesFor(first, decision, instinct()(first, decision)).flatMap((choice, at) =>
    armsFor(decision, choice, at === 0 ? 0.008 : 0),
  );
  if (arms.length > 1) arms = arms.filter(({ choice }) => isTaken(first, choice));
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
  return [...arms, ...dropped].flatMap((arm) => {
    const choice = wireOf(decision, arm.choice);
    return choice ? [{ choice, tries: arm.tries, chances: arm.tries > 0 ? arm.sum / arm.tries : 0 }] : [];
  });
}

const NOTHING: ReadonlySet<number> = new Set();

/** One arm for each answer; a pass has two, since one may pass to do something later or to keep it. */
function armsFor(decision: Decision, choice: Choice, prior: number): Arm[] {
  const arm = (held: ReadonlySet<number>): Arm => ({ choice, prior, held, tries: 0, sum: 0 });
  const acts = decision.kind === "act" && choice.kind === "act" ? decision.acts : [];
  const passes = acts.some((act) => act.kind === "pass" && choice.kind === "act" && act.id === choice.act);
  if (!passes) return [arm(NOTHING)];
  return [arm(NOTHING), arm(new Set(acts.flatMap((act) => (act.kind === "cast" ? [act.object] : []))))];
}

function isTaken(state: GameState, choice: Choice): boolean {
  const { decision } = state;
  return decision !== null && choose(state, decision.seat, decision.id, choice).ok;
}

/** The decisions that it took. */
function tryOut(state: GameState, arm: Arm, parts: Omit<PlayoutParts, "instinct">): number {
  const { decision } = state;
  if (!decision) return 1;
  const taken = choose(state, decision.seat, decision.id, arm.choice);
  // What can be done may hang on what was imagined; an answer that isn't taken there says nothing.
  if (!taken.ok) return 1;
  const { chances, decisions } = playOut(taken.state, { ...parts, instinct: withHeld(arm, parts.seat) });
  if (chances !== null) {
    arm.tries++;
    arm.sum += chances;
  }
  return 1 + decisions;
}

/** Everybody plays at a glance; the seat itself leaves alone what the arm keeps. */
function withHeld({ held }: Arm, own: Seat): Instinct {
  const others = instinct();
  if (held.size === 0) return others;
  const keeping = instinct({ usedIn: new Map(), held });
  return (state, decision) => (decision.seat === own ? keeping : others)(state, decision);
}

function standingOf({ tries, sum, prior }: Arm): number {
  return tries === 0 ? 0 : sum / tries + prior;
}
