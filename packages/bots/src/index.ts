export { type Bot, type BotAids, safeChoice } from "./bot.ts";
export { greedyBot } from "./greedy/index.ts";
export { randomBot, randomChoice } from "./random.ts";
