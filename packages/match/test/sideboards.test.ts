import type { CardDefinition } from "@spellroom/card-language";
import { definitionId } from "@spellroom/rules";
import { expect, it } from "vitest";
import { openPosition } from "../src/index.ts";
import { presetSetup } from "./support/preset-match.ts";

it("gives a game the sideboards that a card in it can reach, and those alone", () => {
  const setup = presetSetup();
  const [ada, bea] = setup.players;
  const [card] = bea?.deck ?? [];
  if (!ada || !bea || !card) throw new Error("nobody plays");
  const learn = { kind: "keywordAction", action: "learn", who: { kind: "you" } } as const;
  const spell = { kind: "spell", body: { kind: "plain", effects: [learn] } } as const;
  const study: CardDefinition = {
    ...card,
    faces: [{ name: "Study", types: ["sorcery"], manaCost: ["1"], abilities: [spell] }],
  };
  const outsideIn = (deck: typeof ada.deck) => {
    const players = [{ ...ada, deck }, bea];
    const { state } = openPosition({ ...setup, players, sideboards: [[card, card], []] }).position;
    return state.players.map(({ outside = [] }) => outside.map((id) => state.objects[id]?.definition));
  };
  const hash = definitionId(card);
  expect(outsideIn([...ada.deck, study])).toEqual([[hash, hash], []]);
  expect(outsideIn(ada.deck)).toEqual([[], []]);
});
