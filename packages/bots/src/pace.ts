import type { DecisionView } from "@spellroom/protocol";

const CALM = ".calm";

/** Whether a bot was chosen to take the time that a person would, by the id it was chosen by. */
export function isCalm(botId: string): boolean {
  return botId.endsWith(CALM);
}

/** A bot's id without its pace. */
export function withoutPace(botId: string): string {
  return isCalm(botId) ? botId.slice(0, -CALM.length) : botId;
}

/** How long a bot appears to think, so that people can follow; independent of its hand, so that it reveals nothing. */
const FOLLOWED_MS = 450;

/** How long a person thinks about questions of a kind, at least and at most. */
const CALM_MS: Readonly<Partial<Record<DecisionView["kind"], readonly [number, number]>>> = {
  act: [700, 2_200],
  attackers: [1_500, 4_000],
  blockers: [1_500, 4_500],
  pick: [900, 2_600],
};
const CALM_OTHERWISE: readonly [number, number] = [600, 1_600];

/** The earliest time of a choice; with a person's pace it is random, and depends only on public information. */
export function earliestMs(calm: boolean, kind: DecisionView["kind"], chance: () => number): number {
  if (!calm) return FOLLOWED_MS;
  const [least, most] = CALM_MS[kind] ?? CALM_OTHERWISE;
  return Math.round(least + chance() * (most - least));
}
