import type { ChosenBot } from "@spellroom/bots";
import type { DecisionView, Timing } from "@spellroom/protocol";

/** How long a bot seems to think, so that people can follow; the same whatever it could do, which is nobody's business. */
const FOLLOWED_MS = 450;

/** Of a whole game's time a search takes so much for one answer at most. */
const SHARE_OF_BANK = 1 / 300;

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

/** How long a search may take: the level's time, less where the table's clocks are short or many bots think. */
export function searchMs(milliseconds: number, timing: Timing | null, share: number): number {
  const bank = timing ? timing.bankMs * SHARE_OF_BANK : Number.POSITIVE_INFINITY;
  return Math.round(Math.max(40, Math.min(milliseconds, bank) * share));
}
