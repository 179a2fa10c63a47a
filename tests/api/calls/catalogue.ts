/** Calls of the methods of `api.catalogue`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { DECK, FORMAT, moderator } from "../support/stage.ts";

export const catalogue: CallsOf<"catalogue"> = {
  all: async () => {
    expect((await moderator.api.catalogue.all()).formats.map(({ id }) => id)).toContain(FORMAT);
  },
  decks: async () => {
    expect((await moderator.api.catalogue.decks()).decks.map(({ id }) => id)).toContain(DECK.preset);
  },
  deck: async () => {
    for (const { id, name } of (await moderator.api.catalogue.decks()).decks) {
      const { deck } = await moderator.api.catalogue.deck({ deck: id });
      expect(deck.name).toBe(name);
      expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    }
  },
  definition: async () => {
    const { deck } = await moderator.api.catalogue.deck({ deck: DECK.preset });
    for (const { definition } of deck.cards) {
      const card = await moderator.api.catalogue.definition({ hash: definition });
      expect(card).toMatchObject({ faces: expect.any(Array) });
    }
  },
  printed: async () => {
    const { deck } = await moderator.api.catalogue.deck({ deck: DECK.preset });
    const hashes = deck.cards.map(({ definition }) => definition);
    const { cards } = await moderator.api.catalogue.printed({ hashes: [...hashes, "f".repeat(32)].join() });
    expect(Object.keys(cards).sort()).toEqual([...hashes].sort());
    for (const { name, definition } of deck.cards) expect(cards[definition]?.name).toBe(name);
  },
};
