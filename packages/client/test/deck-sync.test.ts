import type { AccountDeck } from "@spellroom/protocol/http";
import { describe, expect, it } from "vitest";
import { afterSave, planSync, type SyncInput } from "../src/deck-sync.ts";
import { emptyKeptDeck, type KeptDeck, parseKeptDecks } from "../src/kept-deck.ts";

const ADA = { id: "ada", guest: false };
const BEA = { id: "bea", guest: false };
const GUEST = { id: "guest-1", guest: true };

function mountains(count: number) {
  return [{ count, name: "Mountain" }];
}

function local(id: string, count: number, more: Partial<KeptDeck> = {}): KeptDeck {
  const known = { version: 1, unsaved: false, owner: ADA };
  return { ...emptyKeptDeck(id, "Red", 5), main: mountains(count), ...known, ...more };
}

function remote(id: string, count: number, version = 1): AccountDeck {
  const rest = { sideboard: [], commander: [], maybeboard: [], notes: "", folder: "", tags: [] };
  const times = { createdAt: 1, changedAt: 5 };
  return { id, name: "Red", main: mountains(count), ...rest, visibility: "private", version, ...times };
}

function plan(more: Partial<SyncInput>) {
  let made = 0;
  return planSync({
    local: [],
    remote: [],
    owner: ADA,
    deleted: [],
    newId: () => `new-${++made}`,
    nameOfCopy: (name) => `${name} (2)`,
    ...more,
  });
}

/** Ids with the number of Mountains, and a star for what is to be saved. */
function told({ decks }: ReturnType<typeof plan>): string[] {
  return decks.map(({ id, main, unsaved }) => `${id}: ${main[0]?.count}${unsaved ? "*" : ""}`);
}

describe("decks of a browser and of its account", () => {
  it("come from the account to a browser that has none", () => {
    const result = plan({ remote: [remote("a", 20, 3)] });
    expect(told(result)).toEqual(["a: 20"]);
    expect(result.decks[0]).toMatchObject({ version: 3, owner: ADA });
    expect(result.saves).toEqual([]);
  });

  it("are saved with the account when the browser has made them", () => {
    const made = { ...emptyKeptDeck("a", "Red", 5), main: mountains(20) };
    const { saves } = plan({ local: [made] });
    expect(saves).toMatchObject([{ id: "a", version: 0, owner: ADA }]);
  });

  it("stay as they are where nothing has changed", () => {
    const result = plan({ local: [local("a", 20)], remote: [remote("a", 20)] });
    expect(told(result)).toEqual(["a: 20"]);
  });

  it("take over what changed on the one side", () => {
    expect(told(plan({ local: [local("a", 20)], remote: [remote("a", 22, 2)] }))).toEqual(["a: 22"]);
    expect(told(plan({ local: [local("a", 23, { unsaved: true })], remote: [remote("a", 20)] }))).toEqual([
      "a: 23*",
    ]);
  });

  it("are kept twice where both sides have changed", () => {
    const result = plan({ local: [local("a", 23, { unsaved: true })], remote: [remote("a", 22, 2)] });
    expect(told(result)).toEqual(["a: 22", "new-1: 23*"]);
    expect(result.decks[1]).toMatchObject({ name: "Red (2)", version: 0 });
  });

  it("are kept once where both sides have made the same change", () => {
    const result = plan({ local: [local("a", 22, { unsaved: true })], remote: [remote("a", 22, 2)] });
    expect(told(result)).toEqual(["a: 22"]);
    expect(result.decks[0]?.version).toBe(2);
  });

  it("go where they were deleted on another device, unless they were changed here since", () => {
    expect(told(plan({ local: [local("a", 20)] }))).toEqual([]);
    const changed = plan({ local: [local("a", 21, { unsaved: true })] });
    expect(told(changed)).toEqual(["a: 21*"]);
    expect(changed.saves[0]?.version).toBe(0);
  });

  it("are deleted from the account when they were deleted here", () => {
    const result = plan({ remote: [remote("a", 20), remote("b", 10)], deleted: ["a", "long-gone"] });
    expect(told(result)).toEqual(["b: 10"]);
    expect(result.removals).toEqual(["a"]);
  });

  it("leave the browser with the account that keeps them, and nothing that is kept nowhere else", () => {
    const decks = [local("saved", 20), local("changed", 21, { unsaved: true })];
    const result = plan({ local: decks, owner: BEA });
    expect(told(result)).toEqual(["new-1: 21*"]);
    expect(result.saves).toMatchObject([{ version: 0, owner: BEA }]);
  });

  it("of a guest come along into the account that the guest signs in to", () => {
    const result = plan({ local: [local("a", 20, { owner: GUEST })], owner: ADA });
    expect(told(result)).toEqual(["new-1: 20*"]);
  });

  it("are still to be saved if they were changed while they were being saved", () => {
    const sent = local("a", 20, { unsaved: true });
    const saved = remote("a", 20, 2);
    expect(afterSave(sent, sent, saved)).toMatchObject({ version: 2, unsaved: false });
    expect(afterSave({ ...sent, main: mountains(21) }, sent, saved)).toMatchObject({
      version: 2,
      unsaved: true,
    });
  });

  it("from before there were accounts for them are read and saved", () => {
    const text = JSON.stringify([{ id: "a", name: "Red", main: mountains(20), changedAt: 5 }]);
    expect(plan({ local: parseKeptDecks(text) }).saves).toMatchObject([{ id: "a", version: 0 }]);
  });
});
