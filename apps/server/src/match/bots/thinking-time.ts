import type { Timing } from "@spellroom/protocol";

/** The largest share of a whole game's time that a search takes for one choice. */
const SHARE_OF_BANK = 1 / 300;

/** How long a search may take: the level's time, reduced if the table's clocks are short or many bots are thinking. */
export function searchMs(milliseconds: number, timing: Timing | null, share: number): number {
  const bank = timing ? timing.bankMs * SHARE_OF_BANK : Number.POSITIVE_INFINITY;
  return Math.round(Math.max(40, Math.min(milliseconds, bank) * share));
}
