"use client";

import type { BotView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStoredObject, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-bot";
/** The default opponent. */
const USUAL_LEVEL = "greedy";

export const BOT_STYLES = ["aggro", "control", "tricky"] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** A bot as it was chosen last: who, with which style, at which pace. */
export interface BotChoice {
  readonly level: string | null;
  readonly style: BotStyle | null;
  readonly calm: boolean;
}

const UNCHOSEN: BotChoice = { level: null, style: null, calm: false };

const botStore = createStore<{ readonly choice: BotChoice; readonly read: boolean }>(() => ({
  choice: UNCHOSEN,
  read: false,
}));

/** The default bot. */
export function useBotChoice(): BotChoice {
  useEffect(() => {
    if (!botStore.getState().read) botStore.setState({ choice: readKept(), read: true });
  }, []);
  return useStore(botStore, (state) => state.choice);
}

export function chooseBot(change: Partial<BotChoice>): void {
  const choice = { ...botStore.getState().choice, ...change };
  botStore.setState({ choice, read: true });
  writeStored(KEY, JSON.stringify(choice));
}

function readKept(): BotChoice {
  const kept = readStoredObject(KEY);
  return {
    level: typeof kept.level === "string" ? kept.level : null,
    style: BOT_STYLES.find((style) => style === kept.style) ?? null,
    calm: kept.calm === true,
  };
}

/** The bot of a choice among those that there are. */
export function botOf(bots: readonly BotView[], { level }: BotChoice): BotView | undefined {
  return bots.find(({ id }) => id === level) ?? bots.find(({ id }) => id === USUAL_LEVEL) ?? bots[0];
}

/** Whether a bot was chosen that its player wrote, by how their ids begin. */
export function isOwn({ level }: BotChoice): boolean {
  return level?.startsWith("own-") === true;
}

/** What the server is asked for: the bot with its style and pace. */
export function botId(bot: BotView, { style, calm }: BotChoice): string {
  return [bot.id, ...(bot.styled && style ? [style] : []), ...(calm ? ["calm"] : [])].join(".");
}
