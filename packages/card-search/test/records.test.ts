import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { type CardRecord, recordOfDefinition, recordOfPrint } from "../src/index.ts";

const pool = loadPool();

function shipped(name: string): CardRecord {
  const card = pool.byName(name);
  if (card === undefined) throw new Error(`${name} is not in the pool`);
  return recordOfDefinition(card, "0".repeat(32));
}

describe("what is known of a card by what it does", () => {
  it("is its print", () => {
    const { faces, ...angel } = shipped("Serra Angel");
    expect(angel).toMatchObject({
      colors: "W",
      identity: "W",
      manaValue: 5,
      keywords: ["flying", "vigilance"],
    });
    expect(faces[0]).toMatchObject({
      manaCost: "{3}{W}{W}",
      typeLine: "Creature — Angel",
      power: "4",
      toughness: "4",
    });
    expect(faces[0].text.toLowerCase()).toContain("flying");
  });

  it("gives a basic land the identity of its mana, and no color", () => {
    expect(shipped("Forest")).toMatchObject({ colors: "", identity: "G", manaValue: 0 });
    expect(shipped("Forest").flags).toEqual(
      expect.arrayContaining(["playable", "permanent", "basic", "colorless"]),
    );
  });

  it("counts hybrid and Phyrexian symbols as the rules do", () => {
    expect(shipped("Spectral Procession")).toMatchObject({ manaValue: 6, colors: "W" });
    expect(shipped("Dismember")).toMatchObject({ manaValue: 3, colors: "B" });
    expect(shipped("Dismember").flags).toContain("phyrexian");
  });
});

describe("what is known of a card by its print", () => {
  it("agrees with what is known of it by what it does", () => {
    for (const name of [
      "Lightning Helix",
      "Kitchen Finks",
      "Sol Ring",
      "Spectral Procession",
      "Ornithopter",
    ]) {
      const { faces, colors, identity, manaValue } = shipped(name);
      const [{ manaCost, typeLine, text }] = faces;
      expect(recordOfPrint({ name, manaCost, typeLine, text })).toMatchObject({
        colors,
        identity,
        manaValue,
      });
    }
  });

  it("adds up the halves of a split card alone", () => {
    const faces = [
      { name: "Here", manaCost: "{1}{R}" },
      { name: "There", manaCost: "{2}{U}" },
    ];
    expect(recordOfPrint({ name: "Here // There", layout: "split", faces })).toMatchObject({
      manaValue: 5,
      colors: "UR",
    });
    expect(recordOfPrint({ name: "Here // There", layout: "adventure", faces })).toMatchObject({
      manaValue: 2,
      colors: "R",
      identity: "UR",
    });
  });

  it("has the keywords that stand where abilities stand", () => {
    const text = "First strike, trample\nEquip {3} (Some reminder, flying.)\nOther creatures have haste.";
    expect(recordOfPrint({ name: "Thing", text }).keywords).toEqual(["first strike", "trample", "equip"]);
  });
});
