export type { Bot, BotAids } from "./bot.ts";
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
export { auraPurpose, type Purpose, purposeOf, spellBody } from "./purpose.ts";
export { randomBot } from "./random.ts";
export {
  imagine,
  type LikelyDeck,
  type SearchAids,
  type SearchLimits,
  search,
  type Weighed,
} from "./search/index.ts";
export { passBot, scriptBot } from "./simple.ts";
export { STYLES, type Style, tasteOf } from "./style.ts";
export { isTrivial, type ThinkingAids } from "./thinking.ts";
