"use client";

import type { CatalogueView, FormatView } from "@spellroom/client";
import { useMemo } from "react";
import { useOwnDecks } from "../decks/own-decks.ts";
import { formatForBot, ownDeck, type PlayableDeck } from "../decks/playable-deck.ts";
import { useMessages } from "../i18n/language.tsx";

/** Every deck that can be played on this device: the user's own, then the ready-made ones. */
export function usePracticeDecks(offer: CatalogueView): readonly PlayableDeck[] {
  const own = useOwnDecks();
  const messages = useMessages();
  return useMemo(() => {
    const ready = offer.decks.map((deck): PlayableDeck => {
      return { ...deck, wish: { preset: deck.id }, own: false, problems: [] };
    });
    const mine = own.map((deck) => {
      const formats = Object.entries(deck.legal).filter(([, reasons]) => reasons.length === 0);
      const format = formatForBot(
        offer,
        formats.map(([id]) => id),
      );
      return ownDeck(deck, format?.id ?? offer.formats[0]?.id ?? "", messages);
    });
    return [...mine, ...ready];
  }, [offer, own, messages]);
}

/** The format in which a deck is played, and the decks that can be played against it. */
export function useOpponents(
  offer: CatalogueView,
  decks: readonly PlayableDeck[],
  deck: PlayableDeck | undefined,
): { readonly format: FormatView | undefined; readonly opponents: readonly PlayableDeck[] } {
  return useMemo(() => {
    const format = formatForBot(offer, deck?.formats ?? []);
    const opponents = decks.filter(({ formats }) => format !== undefined && formats.includes(format.id));
    return { format, opponents };
  }, [offer, decks, deck]);
}
