import { describe, expect, it } from "vitest";
import { hasFrenchSubtype, subtypeNoun } from "../../src/french/subtype-names.ts";
import {
  ARTIFACT_TYPES,
  BATTLE_TYPES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  SPELL_TYPES,
} from "../../src/subtypes.ts";

describe("French words", () => {
  it("name every subtype that isn't a proper name", () => {
    const all = [
      ...ARTIFACT_TYPES,
      ...BATTLE_TYPES,
      ...CREATURE_TYPES,
      ...ENCHANTMENT_TYPES,
      ...LAND_TYPES,
      ...SPELL_TYPES,
    ];
    expect(all.filter((one) => !hasFrenchSubtype(one))).toEqual([]);
  });

  it("have their gender and plural", () => {
    expect(subtypeNoun("Horse")).toEqual({ one: "cheval", many: "chevaux", gender: "m" });
    expect(subtypeNoun("Forest")).toEqual({ one: "forêt", many: "forêts", gender: "f" });
    expect(subtypeNoun("Swamp").many).toBe("marais");
  });
});
