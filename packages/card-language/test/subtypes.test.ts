import { describe, expect, it } from "vitest";
import {
  ARTIFACT_TYPES,
  BASIC_LAND_TYPES,
  CREATURE_TYPES,
  cardTypesOf,
  ENCHANTMENT_TYPES,
  isKnownSubtype,
  isSubtypeOf,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
} from "../src/subtypes.ts";

describe("subtypes", () => {
  it("belong to a card type (CR 205.3d)", () => {
    expect(isSubtypeOf("Elf", "creature")).toBe(true);
    expect(isSubtypeOf("Elf", "kindred")).toBe(true);
    expect(isSubtypeOf("Elf", "artifact")).toBe(false);
    expect(isSubtypeOf("Arcane", "instant") && isSubtypeOf("Arcane", "sorcery")).toBe(true);
    expect(cardTypesOf("Equipment")).toEqual(["artifact"]);
    expect(cardTypesOf("Time Lord")).toEqual(["creature", "kindred"]);
  });

  it("are known by their exact spelling", () => {
    expect(isKnownSubtype("Urza's")).toBe(true);
    expect(isKnownSubtype("elf")).toBe(false);
    expect(isKnownSubtype("Hound")).toBe(false);
    expect(isKnownSubtype("__proto__")).toBe(false);
  });

  it("stand once in each table", () => {
    for (const table of [
      ARTIFACT_TYPES,
      ENCHANTMENT_TYPES,
      LAND_TYPES,
      PLANESWALKER_TYPES,
      SPELL_TYPES,
      CREATURE_TYPES,
    ]) {
      expect(new Set(table).size).toBe(table.length);
    }
    expect(BASIC_LAND_TYPES.every((type) => LAND_TYPES.includes(type))).toBe(true);
  });
});
