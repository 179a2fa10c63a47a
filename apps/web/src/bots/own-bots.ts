"use client";

import type { BotView, OwnBot } from "@spellroom/client";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { accountStore, api } from "../api/account.ts";
import { botOf, isOwn, useBotChoice } from "./chosen-bot.ts";

interface OwnBotsState {
  /** Whose they are; `null` until they are there. */
  readonly accountId: string | null;
  readonly bots: readonly OwnBot[];
}

/** The bots to choose from until the user's own are loaded. */
export const NOBODY: readonly BotView[] = [];

const NONE: OwnBotsState = { accountId: null, bots: [] };
const ownBotsStore = createStore<OwnBotsState>(() => NONE);

/** The bots that the account has, fetched where they are wanted; `null` while nobody knows. */
export function useOwnBots(wanted: boolean): readonly OwnBot[] | null {
  const accountId = useStore(accountStore, ({ account }) => account?.id ?? null);
  const own = useStore(ownBotsStore);
  const known = accountId !== null && own.accountId === accountId;
  useEffect(() => {
    // Without them, those of the site can be played all the same.
    if (wanted && accountId !== null && !known) loadOwnBots().catch(() => undefined);
  }, [wanted, accountId, known]);
  return known ? own.bots : null;
}

/** Fetches them again. @throws ApiFailure */
export async function loadOwnBots(): Promise<void> {
  const accountId = accountStore.getState().account?.id ?? null;
  const { bots } = await api.bots.list();
  ownBotsStore.setState({ accountId, bots });
}

/** All bots to play against: the user's own where they are permitted, and those of the site. */
export function useBots(offered: readonly BotView[], wanted = true): readonly BotView[] {
  const own = useOwnBots(wanted);
  return useMemo(() => [...(own ?? []).map(({ bot }) => bot), ...offered], [offered, own]);
}

/** The bot that was chosen last, the user's own or one of the site. */
export function useChosenBot(offered: readonly BotView[]): BotView | undefined {
  const choice = useBotChoice();
  return botOf(useBots(offered, isOwn(choice)), choice);
}

/** What an own bot plays by, for a game without a server; nothing for any other. @throws ApiFailure */
export async function rulesOf({ id }: BotView): Promise<{ readonly rules?: string }> {
  const own = ownBotsStore.getState().bots.find(({ bot }) => bot.id === id);
  return own === undefined ? {} : { rules: (await api.bots.get({ bot: own.id })).text };
}
