import { describe, expect, it } from "vitest";
import { describeCardError } from "../src/check/card-error.ts";
import { parseCard } from "../src/parse.ts";
import { PREDEFINED_TOKENS, predefinedToken } from "../src/tokens.ts";
import { instant } from "./support/cards.ts";

describe("a predefined token", () => {
  it.each([...PREDEFINED_TOKENS])("is right by the rules of cards: %s", (_, token) => {
    const maker = instant([{ kind: "createToken", who: { kind: "you" }, amount: 1, token }]);
    const parsed = parseCard(maker);
    expect(parsed.ok ? [] : parsed.error.map(describeCardError)).toEqual([]);
  });

  it("is there for every name of CR 111.10", () => {
    const names = "Treasure Food Gold Walker Shard Clue Blood Powerstone Incubator Map Junk".split(" ");
    const roles = ["Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero"];
    for (const name of [...names, ...roles.map((role) => `${role} Role`)]) {
      expect(predefinedToken(name), name).toBeDefined();
    }
  });

  it("is there under no other name", () => {
    expect(predefinedToken("treasure")).toBeUndefined();
    expect(predefinedToken("constructor")).toBeUndefined();
  });

  it("has a second face if it incubates", () => {
    expect(predefinedToken("Incubator")?.back).toMatchObject({ subtypes: ["Phyrexian"], power: 0 });
  });
});
