import { emptyKeptDeck, type KeptDeck } from "@spellroom/client";
import { describe, expect, it } from "vitest";
import { editDeck } from "../../src/decks/deck-editor.ts";
import { listText } from "../../src/decks/deck-list.ts";
import { problemsIn } from "../../src/decks/problems.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";

const EMPTY: KeptDeck = emptyKeptDeck("own-1", "My deck", 0);

describe("editing a deck", () => {
  it("keeps every change, undoes and redoes it", () => {
    const kept: KeptDeck[] = [];
    const editor = editDeck(EMPTY, (deck) => kept.push(deck));
    editor.add("main", "Forest", 3);
    editor.add("main", "Forest", 1);
    editor.move("main", "sideboard", "Forest", 2);
    expect(kept.at(-1)).toMatchObject({
      main: [{ count: 2, name: "Forest" }],
      sideboard: [{ count: 2, name: "Forest" }],
    });
    editor.undo();
    editor.undo();
    expect(kept.at(-1)).toMatchObject({ main: [{ count: 3, name: "Forest" }], sideboard: [] });
    editor.redo();
    expect(kept.at(-1)).toMatchObject({ main: [{ count: 4, name: "Forest" }] });
  });

  it("follows what is stored elsewhere, and undo goes back to what was here", () => {
    const kept: KeptDeck[] = [];
    const editor = editDeck(EMPTY, (deck) => kept.push(deck));
    editor.add("main", "Forest", 1);
    editor.follow({ ...EMPTY, main: [{ count: 9, name: "Island" }] });
    expect(kept, "what is stored is not stored once more").toHaveLength(1);
    editor.add("main", "Island", 1);
    expect(kept.at(-1)?.main).toEqual([{ count: 10, name: "Island" }]);
    editor.undo();
    editor.undo();
    expect(kept.at(-1)?.main).toEqual([{ count: 1, name: "Forest" }]);
  });

  it("takes the last copy out with its line, and never fewer than none", () => {
    const editor = editDeck(EMPTY, () => undefined);
    editor.add("main", "Forest", 1);
    editor.add("main", "Forest", -3);
    editor.add("main", "Forest", -1);
    const { deck, past } = editor.store.getState();
    expect([deck.main, past.length]).toEqual([[], 2]);
  });

  it("writes what is played as a list, without the maybe-board", () => {
    const deck = {
      ...EMPTY,
      main: [{ count: 4, name: "Shock" }],
      sideboard: [{ count: 1, name: "Forest" }],
      maybeboard: [{ count: 9, name: "Island" }],
    };
    expect(listText(deck)).toBe("Deck\n4 Shock\n\nSideboard\n1 Forest");
  });
});

describe("the reasons against a deck", () => {
  const { decks } = MESSAGES.fr;

  it("are said in French", () => {
    expect(
      problemsIn(
        [
          "The deck has 12 cards; it needs at least 60.",
          "Shock: 5 copies; at most 4 may be in deck and sideboard.",
          "1 line could not be read.",
          "3 lines could not be read.",
        ],
        decks,
      ),
    ).toEqual([
      "Le deck a 12 cartes ; il en faut au moins 60.",
      "Shock : 5 exemplaires ; deck et réserve ensemble peuvent en avoir au plus 4.",
      "Une ligne n'a pas pu être lue.",
      "3 lignes n'ont pas pu être lues.",
    ]);
  });

  it("stay as they came where no translation is known", () => {
    expect(problemsIn(["Something else."], decks)).toEqual(["Something else."]);
  });
});
