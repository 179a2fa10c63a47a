import type { BotView } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";

/** What a bot is like, in the reader's language where the site knows it. */
export function describeBot(bot: BotView, { bots }: Messages): string {
  const known: Readonly<Record<string, string>> = bots.who;
  const text = known[bot.id] ?? bot.description;
  return bot.level === null ? text : `${fill(bots.level, { count: bot.level })}. ${text}`;
}
