import { definitionId } from "@spellroom/rules";
import { expect, it } from "vitest";
import { deckFor } from "../src/index.ts";
import { presetSetup } from "./support/preset-match.ts";

it("what a seat doesn't play with is its sideboard, card for card (CR 100.4, 400.11a)", () => {
  const setup = presetSetup();
  const [ada, bea] = setup.players;
  const deck = ada?.deck ?? [];
  const own = new Set(deck);
  const [other, another] = (bea?.deck ?? []).filter((card) => !own.has(card));
  const [first] = deck;
  if (!first || !other || !another) throw new Error("the decks hold the same cards");
  const sided = { ...setup, sideboards: [[other, another], []] };
  expect(deckFor(sided, 0, null)).toEqual({ deck, sideboard: [other, another] });
  const wanted = [...deck.slice(1), other].map(definitionId);
  const cards = deckFor(sided, 0, wanted);
  expect(cards?.deck.map(definitionId)).toEqual(wanted);
  expect(cards?.sideboard.map(definitionId)).toEqual([first, another].map(definitionId));
  expect(deckFor(setup, 0, wanted)).toBeNull();
});
