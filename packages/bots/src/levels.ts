import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy/index.ts";
import { instinctBot } from "./instinct/bot.ts";
import { noviceBot } from "./novice.ts";
import { randomBot } from "./random.ts";
import { type SearchBotAids, type SearchLimits, searchBot } from "./search/index.ts";
import { passBot, scriptBot } from "./simple.ts";
import { STYLES, type Style } from "./style.ts";

/** One opponent that can be chosen. */
export interface BotLevel {
  readonly id: string;
  /** What it is called at the table. */
  readonly name: string;
  /** In English, for programs; the site has words of its own for each id. */
  readonly description: string;
  /** From 1, the beginner's; `null`: a curiosity beside the ladder. */
  readonly level: number | null;
  /** For those that search. They alone have styles. */
  readonly limits?: SearchLimits;
  readonly make: (aids: SearchBotAids, limits: SearchLimits, style: Style | null) => Bot;
}

const NONE: SearchLimits = { nodes: 0, milliseconds: 0, reach: { turns: 0, decisions: 0 } };

/** Every bot there is: the levels, the weakest first, then the curiosities. */
export const BOT_LEVELS: readonly BotLevel[] = [
  {
    id: "novice",
    name: "Paper Page",
    description: "Knows the rules but makes many mistakes.",
    level: 1,
    make: noviceBot,
  },
  {
    id: "greedy",
    name: "Brass Automaton",
    description: "Plays its best card and attacks when the trade is good.",
    level: 2,
    make: greedyBot,
  },
  {
    id: "instinct",
    name: "Quick Sparrow",
    description: "Plays good moves without looking ahead.",
    level: 3,
    make: instinctBot,
  },
  {
    id: "adept",
    name: "Patient Weaver",
    description: "Looks ahead over a few options before it decides.",
    level: 4,
    limits: { nodes: 1_500, milliseconds: 250, reach: { turns: 1, decisions: 120 } },
    make: searchBot,
  },
  {
    id: "master",
    name: "Old Clockmaker",
    description: "Looks ahead over every option as far as it can.",
    level: 5,
    limits: { nodes: 12_000, milliseconds: 1_000, reach: { turns: 2, decisions: 240 } },
    make: searchBot,
  },
  {
    id: "script",
    name: "Charging Ram",
    description: "Plays the first card it can, attacks with everything, never blocks.",
    level: null,
    make: scriptBot,
  },
  {
    id: "random",
    name: "Tumbling Dice",
    description: "Plays random legal actions.",
    level: null,
    make: randomBot,
  },
  {
    id: "pass",
    name: "Sleeping Stone",
    description: "Does nothing, so that you can try things out.",
    level: null,
    make: passBot,
  },
];

/** A bot as somebody chose it: `adept`, `adept.aggro`, `adept.aggro.calm`, `greedy.calm`. */
export interface ChosenBot {
  readonly id: string;
  readonly level: BotLevel;
  readonly style: Style | null;
  /** Whether it takes the time that a person would. */
  readonly calm: boolean;
}

/** Reads the id of a bot with what was chosen for it; `null` where there is no such bot. */
export function readBotId(id: string): ChosenBot | null {
  const [name, ...extras] = id.split(".");
  const level = BOT_LEVELS.find((one) => one.id === name);
  if (!level) return null;
  const calm = extras.at(-1) === "calm";
  const [styled, ...more] = calm ? extras.slice(0, -1) : extras;
  const style = STYLES.find((one) => one === styled) ?? null;
  if (more.length > 0 || (styled !== undefined && (style === null || !level.limits))) return null;
  return { id, level, style, calm };
}

/** What a bot is measured or timed by instead of its own limits. */
export interface MakeOptions {
  /** A budget of decisions in place of its time, so that it answers the same on every machine. */
  readonly nodes?: number | null;
  /** Less time than its own. */
  readonly milliseconds?: number;
}

/**
 * A bot by its id, with its style.
 *
 * @throws RangeError for an id that no bot has
 */
export function makeLevel(id: string, aids: SearchBotAids, { nodes, milliseconds }: MakeOptions = {}): Bot {
  const chosen = readBotId(id);
  if (!chosen) throw new RangeError(`no bot is called ${id}`);
  const { level, style } = chosen;
  const limits = level.limits ?? NONE;
  const counted =
    nodes == null
      ? { ...limits, milliseconds: Math.min(limits.milliseconds, milliseconds ?? Number.POSITIVE_INFINITY) }
      : { ...limits, nodes, milliseconds: Number.POSITIVE_INFINITY };
  return { ...level.make(aids, counted, style), id, name: level.name };
}
