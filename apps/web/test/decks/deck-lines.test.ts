import { emptyKeptDeck } from "@spellroom/client";
import { describe, expect, it } from "vitest";
import { differences } from "../../src/decks/deck-diff.ts";
import { editDeck } from "../../src/decks/deck-editor.ts";
import { cardsOf } from "../../src/decks/deck-lines.ts";
import { groupsOf } from "../../src/decks/groups.ts";
import { tagsIn } from "../../src/decks/tag-field.tsx";

const FORESTS = [
  { count: 4, name: "Forest", set: "M10", number: "246" },
  { count: 2, name: "Forest", set: "ZEN", number: "246", foil: true as const },
  { count: 4, name: "Llanowar Elves" },
];

function editorOf(main = FORESTS) {
  return editDeck({ ...emptyKeptDeck("own-1", "Green", 0), main }, () => undefined);
}

describe("printings of a deck", () => {
  it("stay with the copies that are moved, the one added last first", () => {
    const editor = editorOf();
    editor.move("main", "sideboard", "Forest", 3);
    const { main, sideboard } = editor.store.getState().deck;
    expect(main).toEqual([
      { count: 3, name: "Forest", set: "M10", number: "246" },
      { count: 4, name: "Llanowar Elves" },
    ]);
    expect(sideboard).toEqual([
      { count: 1, name: "Forest", set: "M10", number: "246" },
      { count: 2, name: "Forest", set: "ZEN", number: "246", foil: true },
    ]);
    editor.undo();
    expect(editor.store.getState().deck.main).toEqual(FORESTS);
  });

  it("are shown once for each card", () => {
    expect(cardsOf(FORESTS)).toMatchObject([
      { name: "Forest", count: 6, printings: [{ printing: "M10 246" }, { printing: "ZEN 246 ★", count: 2 }] },
      { name: "Llanowar Elves", count: 4, printings: [] },
    ]);
  });

  it("get further copies of the printing that is there", () => {
    const editor = editorOf();
    editor.add("main", "Forest", 1);
    expect(editor.store.getState().deck.main[0]).toMatchObject({ count: 5, set: "M10" });
  });
});

describe("the owner's own groups", () => {
  it("file a card under each of its tags, and cards without one together at the end", () => {
    const editor = editorOf();
    editor.tag("Llanowar Elves", tagsIn(" mana, early ,, mana"));
    const groups = groupsOf(cardsOf(editor.store.getState().deck.main), "tag", new Map());
    expect(groups.map(({ key, cards }) => [key, cards.map(({ name }) => name)])).toEqual([
      [{ kind: "tag", tag: "early" }, ["Llanowar Elves"]],
      [{ kind: "tag", tag: "mana" }, ["Llanowar Elves"]],
      [{ kind: "other" }, ["Forest"]],
    ]);
    editor.tag("Llanowar Elves", []);
    expect(editor.store.getState().deck.main).toEqual(FORESTS);
  });
});

it("two versions differ in what was added and taken out, section by section", () => {
  const editor = editorOf();
  const before = editor.store.getState().deck;
  editor.add("main", "Forest", -6);
  editor.add("main", "Shock", 4);
  editor.add("sideboard", "Naturalize", 2);
  expect(differences(before, editor.store.getState().deck)).toEqual([
    { section: "main", name: "Forest", before: 6, after: 0 },
    { section: "main", name: "Shock", before: 0, after: 4 },
    { section: "sideboard", name: "Naturalize", before: 0, after: 2 },
  ]);
});
