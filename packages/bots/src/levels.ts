import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy/index.ts";
import { instinctBot } from "./instinct/bot.ts";
import { randomBot } from "./random.ts";
import { type SearchBotAids, type SearchLimits, searchBot } from "./search/index.ts";
import { passBot, scriptBot } from "./simple.ts";

/** One opponent that can be chosen. Its words for players are the client's, by its id. */
export interface BotLevel {
  readonly id: string;
  /** From 1, the beginner's; `null`: a curiosity beside the ladder. */
  readonly level: number | null;
  /** For those that search. */
  readonly limits?: SearchLimits;
  readonly make: (aids: SearchBotAids, limits: SearchLimits) => Bot;
}

const NONE: SearchLimits = { nodes: 0, milliseconds: 0, reach: { turns: 0, decisions: 0 } };

/** Every bot there is, the weakest level first. */
export const BOT_LEVELS: readonly BotLevel[] = [
  { id: "pass", level: null, make: passBot },
  { id: "random", level: 1, make: randomBot },
  { id: "script", level: null, make: scriptBot },
  { id: "greedy", level: 2, make: greedyBot },
  { id: "instinct", level: 3, make: instinctBot },
  {
    id: "adept",
    level: 4,
    limits: { nodes: 1_500, milliseconds: 250, reach: { turns: 1, decisions: 120 } },
    make: searchBot,
  },
  {
    id: "master",
    level: 5,
    limits: { nodes: 12_000, milliseconds: 1_500, reach: { turns: 2, decisions: 240 } },
    make: searchBot,
  },
];

/**
 * A bot by its id.
 *
 * @param nodes a budget of decisions instead of its time, so that it answers the same on every machine; `null` for its own
 * @throws RangeError for an id that no bot has
 */
export function makeLevel(id: string, aids: SearchBotAids, nodes: number | null = null): Bot {
  const level = BOT_LEVELS.find((one) => one.id === id);
  if (!level) throw new RangeError(`no bot is called ${id}`);
  const limits = level.limits ?? NONE;
  const counted = nodes === null ? limits : { ...limits, nodes, milliseconds: Number.POSITIVE_INFINITY };
  return { ...level.make(aids, counted), id };
}
