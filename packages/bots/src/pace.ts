import type { DecisionView } from "@spellroom/protocol";
import type { ChosenBot } from "./levels.ts";

/** How long a bot seems to think, so that people can follow; the same whatever it could do, which is nobody's business. */
const FOLLOWED_MS = 450;

/** How long a person thinks about questions of a kind, at least and at most. */
const CALM_MS: Readonly<Partial<Record<DecisionView["kind"], readonly [number, number]>>> = {
  act: [700, 2_200],
  attackers: [1_500, 4_000],
  blockers: [1_500, 4_500],
  pick: [900, 2_600],
};
const CALM_OTHERWISE: readonly [number, number] = [600, 1_600];

/** When an answer is given at the earliest; with a person's pace by chance, and by what everybody sees of the question alone. */
export function earliestMs(bot: ChosenBot | null, kind: DecisionView["kind"], chance: () => number): number {
  if (!bot?.calm) return FOLLOWED_MS;
  const [least, most] = CALM_MS[kind] ?? CALM_OTHERWISE;
  return Math.round(least + chance() * (most - least));
}
