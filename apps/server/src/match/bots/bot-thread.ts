/** The thread that bots think on. It knows the ready-made decks, and about a match what the bot's seat knows. */
import { HINT_LIMITS, hintsIn, type LikelyDeck, limitsOf, readBotId, thinkAs } from "@spellroom/bots";
import { loadPool, loadPresets, presetCards } from "@spellroom/cards";
import type { ThreadJob, ThreadResult } from "./bot-thoughts.ts";

const pool = loadPool();
const decks: readonly LikelyDeck[] = loadPresets().map((preset) =>
  presetCards(preset).flatMap((name) => pool.byName(name) ?? []),
);
const now = (): number => performance.now();

/** A bot's best choice (`null` if it doesn't search, or no position can be imagined), or hints for a person. */
export default function thinkOnThread(job: ThreadJob): ThreadResult {
  const aids = { decks, now, chance: Math.random };
  if (job.kind === "hint")
    return {
      choice: null,
      answers: hintsIn(job.world, aids, { ...HINT_LIMITS, milliseconds: job.milliseconds }),
    };
  const { bot, world, milliseconds } = job;
  const chosen = readBotId(bot);
  const limits = chosen && limitsOf(chosen);
  if (!chosen || !limits || !world) return { choice: null, answers: null };
  return { choice: thinkAs(chosen, world, aids, { ...limits, milliseconds }), answers: null };
}
