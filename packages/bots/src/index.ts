export type { Bot, BotAids } from "./bot/bot.ts";
export { auraPurpose, type Purpose, purposeOf, spellBody } from "./bot/purpose.ts";
export { STYLES, type Style, tasteOf } from "./bot/style.ts";
export {
  type DocumentProblem,
  describeDocumentProblem,
  type ReadDocument,
  readBotDocument,
} from "./document/read.ts";
export { ruleBot } from "./document/rule-bot.ts";
export { type BotDocument, botDocumentSchema } from "./document/schema.ts";
export { greedyBot } from "./greedy/index.ts";
export { HINT_LIMITS, hintsIn } from "./hint.ts";
export { instinctBot } from "./instinct/bot.ts";
export { type Instinct, instinct } from "./instinct/index.ts";
export {
  BOT_LEVELS,
  type BotLevel,
  type ChosenBot,
  limitsOf,
  type MakeOptions,
  makeLevel,
  readBotId,
  thinkAs,
} from "./levels.ts";
export { noviceBot } from "./novice.ts";
export { earliestMs, isCalm, withoutPace } from "./pace.ts";
export {
  imagine,
  type LikelyDeck,
  type SearchAids,
  type SearchLimits,
  search,
  type Weighed,
} from "./search/index.ts";
export { randomBot } from "./simple/random.ts";
export { passBot, scriptBot } from "./simple/simple.ts";
export { isTrivial, type ThinkingAids } from "./thinking.ts";
