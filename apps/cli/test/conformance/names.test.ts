import { type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { definitionId, freshObject, type GameObject, initialState } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { namesOf } from "../../src/conformance/names.ts";

const HALF: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Old Forge",
  layout: "meld",
  faces: [
    { name: "Old Forge", manaCost: ["2"], types: ["artifact"], abilities: [] },
    { name: "Iron Colossus", manaCost: null, types: ["creature"], power: 7, toughness: 6, abilities: [] },
  ],
};
const definition = definitionId(HALF);

function names(change: Partial<GameObject>): readonly string[] {
  const players = ["A", "B"].map((name) => ({ name, deck: [] }));
  const start = initialState({
    ruleset: rulesetById("full"),
    seed: "6c".repeat(32),
    players,
    startingSeat: 0,
  });
  const fresh = freshObject({
    id: 0,
    card: 1,
    kind: "card",
    definition,
    owner: 0,
    zone: "battlefield",
    timestamp: 1,
  });
  const object = { ...fresh, ...change };
  return namesOf({ ...start, definitions: { [definition]: HALF }, objects: [object] }, object);
}

describe("the names of a meld card", () => {
  it("are its own alone, not that of what it melds into (CR 712.4b)", () => {
    expect(names({ zone: "graveyard" })).toEqual(["Old Forge"]);
  });

  it.each([
    [0, "Old Forge"],
    [1, "Iron Colossus"],
  ])("are for an ability that of its source, with face %i up", (face, name) => {
    expect(names({ kind: "ability", zone: "stack", face })).toEqual([name]);
  });
});
