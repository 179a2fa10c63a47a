/** Calls of the methods of `api.decks`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { guest, moderator } from "../support/stage.ts";

const keptDeck = { name: "Red", main: [{ count: 20, name: "Mountain" }], visibility: "public" } as const;

async function keptDecksOf() {
  const owner = await guest();
  const id = `deck-${owner.account.id}`;
  const { deck } = await owner.api.decks.save({ deck: id, base: 0, content: keptDeck });
  return { owner, id, deck };
}

export const decks: CallsOf<"decks"> = {
  list: async () => {
    const { owner, deck } = await keptDecksOf();
    expect((await owner.api.decks.list()).decks).toEqual([deck]);
  },
  save: async () => {
    const { owner, id } = await keptDecksOf();
    const save = (base: number) =>
      owner.api.decks.save({ deck: id, base, content: { ...keptDeck, name: "Redder" } });
    expect((await save(1)).deck).toMatchObject({ version: 2, name: "Redder" });
    await expect(save(1)).rejects.toMatchObject({ code: "conflict", reason: "changed" });
  },
  get: async () => {
    const { owner, id, deck } = await keptDecksOf();
    expect((await owner.api.decks.get({ deck: id })).deck).toEqual(deck);
  },
  remove: async () => {
    const { owner, id } = await keptDecksOf();
    await owner.api.decks.remove({ deck: id });
    await expect(owner.api.decks.get({ deck: id })).rejects.toMatchObject({ code: "not-found" });
  },
  write: async () => {
    const deck = { name: "Red", main: [{ count: 4, name: "Shock", set: "M21", number: "159" }] };
    const written = await moderator.api.decks.write({ format: "xmage", deck });
    expect(written).toEqual({ text: "NAME:Red\n4 [M21:159] Shock\n", ending: "dck" });
  },
  fetch: async () => {
    const fetched = moderator.api.decks.fetch({ address: "https://elsewhere.example/decks/1" });
    await expect(fetched).rejects.toMatchObject({ code: "invalid", reason: "unknown-site" });
  },
  keepVersion: async () => {
    const { owner, id } = await keptDecksOf();
    await owner.api.decks.keepVersion({ deck: id });
    const { versions } = await owner.api.decks.versions({ deck: id });
    expect(versions).toMatchObject([{ version: 1, content: { name: "Red" } }]);
  },
  versions: async () => {
    const { owner, id } = await keptDecksOf();
    expect((await owner.api.decks.versions({ deck: id })).versions).toEqual([]);
  },
  shared: async () => {
    const { owner, id, deck } = await keptDecksOf();
    const seen = await (await guest()).api.decks.shared({ deck: id });
    expect(seen).toMatchObject({ deck, owner: { id: owner.account.id } });
  },
  writeShared: async () => {
    const { owner, id, deck } = await keptDecksOf();
    const { api } = await guest();
    expect(await api.decks.writeShared({ deck: id })).toEqual({
      text: "# NAME: Red\nDeck\n20 Mountain\n",
      ending: "txt",
    });
    expect((await api.decks.writeShared({ deck: id, format: "xmage" })).ending).toBe("dck");
    const hidden = { ...keptDeck, visibility: "private" } as const;
    await owner.api.decks.save({ deck: id, base: deck.version, content: hidden });
    await expect(api.decks.writeShared({ deck: id })).rejects.toMatchObject({ code: "not-found" });
  },
  writePreset: async () => {
    const { decks: presets } = await moderator.api.catalogue.decks();
    for (const { id, name } of presets) {
      const { text } = await moderator.api.decks.writePreset({ deck: id });
      const { deck } = await moderator.api.catalogue.deck({ deck: id });
      const cards = text.split("\n").filter((line) => /^\d/.test(line));
      expect(text).toContain(`# NAME: ${name}`);
      expect(cards.sort()).toEqual(deck.cards.map((card) => `${card.count} ${card.name}`).sort());
    }
    const unknown = moderator.api.decks.writePreset({ deck: "no-such-deck" });
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
  },
  sharedBy: async () => {
    const { owner, deck } = await keptDecksOf();
    const { decks: seen } = await (await guest()).api.decks.sharedBy({ player: owner.account.id });
    expect(seen).toEqual([deck]);
  },
  read: async () => {
    const { main, unread } = await moderator.api.decks.read({ text: "4 Shock\n2 Shokc\n" });
    expect(main).toEqual([{ count: 4, name: "Shock" }]);
    expect(unread).toMatchObject([{ line: 2, count: 2, suggestions: expect.arrayContaining(["Shock"]) }]);
  },
};
