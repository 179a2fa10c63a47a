import { expect, it } from "vitest";
import { compileCard } from "../src/index.ts";

it.each([
  "Destroy all artifacts and enchantments.",
  "Destroy all artifacts or enchantments.",
  "Exile up to two target creatures and/or lands.",
  "Return up to two target artifact and/or enchantment cards from your graveyard to your hand.",
])("a list keeps the word that joins it: %s", (text) => {
  expect(compileCard({ name: "List", manaCost: "{1}", typeLine: "Sorcery", text })).toMatchObject({
    status: "complete",
  });
});
