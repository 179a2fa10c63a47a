/** The thread that bots think on. It knows the ready-made decks, and of a match what the bot's seat knows. */
import { type LikelyDeck, limitsOf, readBotId, thinkAs } from "@spellroom/bots";
import { loadPool, loadPresets, presetCards } from "@spellroom/cards";
import type { WireChoice } from "@spellroom/protocol";
import type { Thought } from "./bot-thoughts.ts";

const pool = loadPool();
const decks: readonly LikelyDeck[] = loadPresets().map((preset) =>
  presetCards(preset).flatMap((name) => pool.byName(name) ?? []),
);
const now = (): number => performance.now();

/** The best answer; `null` where the bot is none that thinks, or nothing can be imagined. */
export default function thinkOnThread({ bot, world, milliseconds }: Thought): WireChoice | null {
  const chosen = readBotId(bot);
  const limits = chosen && limitsOf(chosen);
  if (!chosen || !limits || !world) return null;
  const aids = { decks, now, chance: Math.random };
  return thinkAs(chosen, world, aids, { ...limits, milliseconds });
}
