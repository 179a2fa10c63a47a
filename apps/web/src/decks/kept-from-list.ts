import { emptyKeptDeck, type KeptDeck, type ReadDeck } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";

/** A deck to keep from a list that was read, with its printings and sections where they were asked for. */
export function keptFromList(deck: ReadDeck, id: string, name: string, { decks }: Messages): KeptDeck {
  const { main, sideboard, cards, legal, notes = "" } = deck;
  const called = name.trim() === "" ? decks.list.unnamed : name.trim();
  const of = (...sections: readonly string[]) =>
    (cards ?? []).flatMap(({ section, ...line }) => (sections.includes(section) ? [line] : []));
  const sections = { main: of("main"), sideboard: of("sideboard", "companion"), commander: of("commander") };
  const read = cards === undefined ? { main, sideboard } : sections;
  return { ...emptyKeptDeck(id, called, Date.now()), ...read, notes, legal };
}
