import type { Choice, Decision, GameState, ObjectId } from "@spellroom/rules";
import { declared, rankedAttacks } from "../instinct/attack.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;

const BEST = 9;

/** Declarations of attackers worth comparing: none, all, and what looks best against sensible blocks. */
export function attackCandidates(state: GameState, decision: Attackers): Choice[] {
  const everybody = decision.candidates.map(({ object }) => object);
  const nobody: readonly ObjectId[] = [];
  const sets = [...rankedAttacks(state, decision).slice(0, BEST), nobody, everybody];
  return sets.map((ids) => declared(state, decision, ids));
}
