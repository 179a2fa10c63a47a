import type { Bot, BotAids } from "./bot.ts";
import { greedyBot } from "./greedy/index.ts";
import { randomBot } from "./random.ts";
import { passBot, scriptBot } from "./simple.ts";

/** One bot that can be set against others. */
export interface BotLevel {
  readonly id: string;
  /** From 1, the beginner's; `null`: a yardstick beside the levels. */
  readonly level: number | null;
  readonly make: (aids: BotAids) => Bot;
}

/** Every bot there is, the weakest level first. */
export const BOT_LEVELS: readonly BotLevel[] = [
  { id: "pass", level: null, make: passBot },
  { id: "random", level: 1, make: randomBot },
  { id: "script", level: null, make: scriptBot },
  { id: "greedy", level: 2, make: greedyBot },
];

/**
 * A bot by its id.
 *
 * @throws RangeError for an id that no bot has
 */
export function makeLevel(id: string, aids: BotAids): Bot {
  const level = BOT_LEVELS.find((one) => one.id === id);
  if (!level) throw new RangeError(`no bot is called ${id}`);
  return level.make(aids);
}
