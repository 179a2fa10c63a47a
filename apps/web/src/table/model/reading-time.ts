import type { CardLook } from "@spellroom/ui";

/** How fast the table goes for a player: how long it shows what others do, and whether things move. */
export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** Words that somebody reads in a second, and the least time for a look at the picture. */
const WORDS_A_SECOND = 4.5;
const LOOK_MS = 900;
const MOST_MS = 6_000;
const FACTOR: Readonly<Record<Pace, number>> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** How long a card is shown to be read, in milliseconds. */
export function readingMs({ name, text = [] }: Pick<CardLook, "name" | "text">, pace: Pace): number {
  const words = [name, ...text].join(" ").split(/\s+/).length;
  const usual = Math.min(MOST_MS, LOOK_MS + (words / WORDS_A_SECOND) * 1_000);
  return Math.round(usual * FACTOR[pace]);
}
