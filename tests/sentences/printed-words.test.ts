import { printCard } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { expect, it } from "vitest";

function textOf(name: string): string {
  const card = loadPool().lookUp(name);
  return card === undefined
    ? ""
    : printCard(card)
        .faces.flatMap(({ lines }) => lines)
        .join("\n");
}

it.each([
  ["how long a creature deals damage by its toughness", "Bill the Pony", "rather than its power this turn."],
  [
    "with which creatures a player attacks",
    "Persistent Marshstalker",
    "Whenever you attack with one or more Rats,",
  ],
  ["the size of what gets all creature types", "Mutavault", "becomes a 2/2 creature with all creature types"],
  [
    "whose graveyard a countered spell stays out of",
    "Remand",
    "hand instead of into that player's graveyard.",
  ],
])("a card printed from its definition says %s", (_, name, words) => {
  expect(textOf(name)).toContain(words);
});
