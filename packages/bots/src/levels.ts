import type { WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import type { Bot, BotAids } from "./bot/bot.ts";
import { STYLES, type Style, tasteOf } from "./bot/style.ts";
import { directedRandomBot } from "./early/directed-random.ts";
import { thinkByMinimax, thinkBySix } from "./early/index.ts";
import { greedyBot } from "./greedy/index.ts";
import { noviceBot } from "./novice.ts";
import { withoutPace } from "./pace.ts";
import { bestFound, type SearchAids, type SearchLimits } from "./search/index.ts";
import { randomBot } from "./simple/random.ts";
import { passBot, scriptBot } from "./simple/simple.ts";
import { type Think, type ThinkingAids, thinkingBot } from "./thinking.ts";

/** One opponent that can be chosen. */
export interface BotLevel {
  readonly id: string;
  /** Its name at the table. */
  readonly name: string;
  /** In English, for programs; the site has words of its own for each id. */
  readonly description: string;
  /** From 1, the beginner's; `null`: a curiosity outside the ladder. */
  readonly level: number | null;
  /** Whether it can be asked to play in a style. */
  readonly styled: boolean;
  /** How it chooses: without searching, on the matches' thread, or by searching, on a separate thread. */
  readonly plays:
    | { readonly how: "atAGlance"; readonly make: (aids: BotAids) => Bot }
    | { readonly how: "thinking"; readonly think: Think; readonly limits: SearchLimits };
}

const TRIES: SearchLimits = { nodes: 1, milliseconds: 250, reach: { turns: 0, decisions: 40 } };

/** Every bot there is: the levels, the weakest first, then the curiosities. */
export const BOT_LEVELS: readonly BotLevel[] = [
  {
    id: "novice",
    name: "Paper Page",
    description: "Knows the rules but makes many mistakes.",
    level: 1,
    styled: false,
    plays: { how: "atAGlance", make: noviceBot },
  },
  {
    id: "greedy",
    name: "Brass Automaton",
    description: "Plays its best card and attacks when the trade is good.",
    level: 2,
    styled: false,
    plays: { how: "atAGlance", make: greedyBot },
  },
  {
    id: "instinct",
    name: "Quick Sparrow",
    description: "Looks at what each move brings this turn, and no further.",
    level: 3,
    styled: false,
    plays: {
      how: "thinking",
      think: bestFound,
      limits: { nodes: 150, milliseconds: 60, reach: { turns: 0, decisions: 60 } },
    },
  },
  {
    id: "adept",
    name: "Patient Weaver",
    description: "Looks ahead over a few options before it decides.",
    level: 4,
    styled: true,
    plays: {
      how: "thinking",
      think: bestFound,
      limits: { nodes: 1_500, milliseconds: 250, reach: { turns: 1, decisions: 120 } },
    },
  },
  {
    id: "master",
    name: "Old Clockmaker",
    description: "Looks ahead over every option as far as it can.",
    level: 5,
    styled: true,
    plays: {
      how: "thinking",
      think: bestFound,
      limits: { nodes: 12_000, milliseconds: 1_000, reach: { turns: 2, decisions: 240 } },
    },
  },
  {
    id: "script",
    name: "Charging Ram",
    description: "Plays the first card it can, attacks with everything, never blocks.",
    level: null,
    styled: false,
    plays: { how: "atAGlance", make: scriptBot },
  },
  {
    id: "six",
    name: "Six-Bead Abacus",
    description: "Tries every action on a copy of the game and keeps the one that leaves it best off.",
    level: null,
    styled: false,
    plays: { how: "thinking", think: thinkBySix, limits: TRIES },
  },
  {
    id: "minimax",
    name: "Wary Fencer",
    description: "Counts every attack and its worst answer; otherwise plays like Six-Bead Abacus.",
    level: null,
    styled: false,
    plays: { how: "thinking", think: thinkByMinimax, limits: TRIES },
  },
  {
    id: "directed",
    name: "Wind-Up Drummer",
    description: "Plays a land, attacks with everything, then casts a card at random.",
    level: null,
    styled: false,
    plays: { how: "atAGlance", make: directedRandomBot },
  },
  {
    id: "random",
    name: "Tumbling Dice",
    description: "Plays random legal actions.",
    level: null,
    styled: false,
    plays: { how: "atAGlance", make: randomBot },
  },
  {
    id: "pass",
    name: "Sleeping Stone",
    description: "Does nothing, so that you can try things out.",
    level: null,
    styled: false,
    plays: { how: "atAGlance", make: passBot },
  },
];

/** A bot with the chosen style and pace: `adept`, `adept.aggro`, `adept.aggro.calm`, `greedy.calm`. */
export interface ChosenBot {
  readonly id: string;
  readonly level: BotLevel;
  readonly style: Style | null;
}

/** Reads the id of a bot with what was chosen for it; `null` where there is no such bot. */
export function readBotId(id: string): ChosenBot | null {
  const [name, styled, ...more] = withoutPace(id).split(".");
  const level = BOT_LEVELS.find((one) => one.id === name);
  if (!level) return null;
  const style = STYLES.find((one) => one === styled) ?? null;
  if (more.length > 0 || (styled !== undefined && (style === null || !level.styled))) return null;
  return { id, level, style };
}

/** What a bot is measured or timed by instead of its own limits. */
export interface MakeOptions {
  /** A budget of decisions (its own, or this if smaller) instead of time, so that its choices are the same on every machine. */
  readonly nodes?: number | null;
  /** Less time than its own. */
  readonly milliseconds?: number;
}

/**
 * A bot by its id, with its style.
 *
 * @throws RangeError for an id that no bot has
 */
export function makeLevel(id: string, aids: ThinkingAids, options: MakeOptions = {}): Bot {
  const chosen = readBotId(id);
  if (!chosen) throw new RangeError(`no bot is called ${id}`);
  const { name, plays } = chosen.level;
  if (plays.how === "atAGlance") return { ...plays.make(aids), id, name };
  const limits = limitsWith(plays.limits, options);
  const think = (world: SealedWorld, given: SearchAids) => thinkAs(chosen, world, given, limits);
  return { ...thinkingBot(think, aids), id, name };
}

/** The choice of a searching bot, in its style; `null` for one that doesn't search, or if no position can be imagined. */
export function thinkAs(
  { level, style }: ChosenBot,
  world: SealedWorld,
  aids: SearchAids,
  limits: SearchLimits,
): WireChoice | null {
  const { plays } = level;
  return plays.how === "thinking" ? plays.think(world, { ...aids, taste: tasteOf(style) }, limits) : null;
}

/** How much a bot may search; `null` for one that doesn't. */
export function limitsOf({ level }: ChosenBot): SearchLimits | null {
  return level.plays.how === "thinking" ? level.plays.limits : null;
}

function limitsWith(limits: SearchLimits, { nodes, milliseconds }: MakeOptions): SearchLimits {
  if (nodes != null)
    return { ...limits, nodes: Math.min(limits.nodes, nodes), milliseconds: Number.POSITIVE_INFINITY };
  return { ...limits, milliseconds: Math.min(limits.milliseconds, milliseconds ?? Number.POSITIVE_INFINITY) };
}
