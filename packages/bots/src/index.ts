export { type Bot, type BotAids, safeChoice } from "./bot.ts";
export { greedyBot } from "./greedy/index.ts";
export { instinctBot } from "./instinct/bot.ts";
export { type Instinct, instinct, leastAnswer } from "./instinct/index.ts";
export { leastAmounts, leastModes, leastPicks, leastPiles, usualName } from "./least.ts";
export {
  BOT_LEVELS,
  type BotLevel,
  type ChosenBot,
  type MakeOptions,
  makeLevel,
  readBotId,
} from "./levels.ts";
export { noviceBot } from "./novice.ts";
export { randomBot, randomChoice } from "./random.ts";
export {
  imagine,
  isTrivial,
  type LikelyDeck,
  type SearchAids,
  type SearchBotAids,
  type SearchLimits,
  search,
  searchBot,
  type Weighed,
} from "./search/index.ts";
export { passBot, scriptBot } from "./simple.ts";
export { STYLES, type Style, tasteOf } from "./style.ts";
