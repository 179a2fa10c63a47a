import type { GatheringView } from "@spellroom/client";
import { useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useChosenDeck } from "../decks/chosen-deck.ts";
import { isPlayable, type PlayableDeck, useDecks } from "../decks/playable-deck.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import type { RunningRequest } from "../site/use-request.ts";
import { isFull, sitsAt } from "./places.ts";

/** What it takes to sit down at a table that is being set. */
export interface Sitting {
  readonly seated: boolean;
  /** Whether there is a free seat for the viewer. */
  readonly mayJoin: boolean;
  /** Whether one sits and could sit somewhere else. */
  readonly mayMove: boolean;
  readonly decks: readonly PlayableDeck[];
  readonly deck: PlayableDeck | undefined;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  /** Whether a deck is chosen that can be played here. */
  readonly ready: boolean;
  /** Sits down with a deck, or changes to it; at a place, if one is said. */
  readonly sitWith: (deck: string, place?: number) => Promise<void>;
}

/** How one sits at a table, or may. */
export function useSitting(
  table: GatheringView,
  onChange: (table: GatheringView) => void,
  request: RunningRequest,
): Sitting {
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === table.format);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const own = useStore(accountStore, (state) => state.account?.id);
  const [password, setPassword] = useState("");
  const seated = sitsAt(table, own);
  const sitWith = async (id: string, place?: number): Promise<void> => {
    await request.run(async () => {
      const wish = decks.find((one) => one.id === id && isPlayable(one))?.wish;
      if (wish === undefined) return;
      const given = password === "" ? {} : { password };
      const at = place === undefined ? {} : { place };
      onChange((await api.tables.sitDown({ code: table.code, deck: wish, ...given, ...at })).table);
    });
  };
  const ready = isPlayable(deck);
  return {
    seated,
    mayJoin: !seated && !isFull(table),
    mayMove: seated && !isFull(table),
    decks,
    deck,
    password,
    setPassword,
    ready,
    sitWith,
  };
}
