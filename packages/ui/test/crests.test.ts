import { describe, expect, it } from "vitest";
import { artSvg } from "../src/art/art.ts";
import { CRESTS, crestOfCreature, hasCrest } from "../src/art/crests/crest-of.ts";
import { GEAR } from "../src/art/crests/gear.ts";
import { sigilOf } from "../src/art/crests/sigil.ts";
import { checkSvg } from "./svg-check.ts";

const COMMON_TYPES = [
  "Human",
  "Soldier",
  "Knight",
  "Wizard",
  "Cleric",
  "Elf",
  "Goblin",
  "Zombie",
  "Vampire",
  "Angel",
  "Dragon",
  "Bird",
  "Beast",
  "Cat",
  "Spirit",
  "Merfolk",
  "Elemental",
  "Giant",
  "Dwarf",
  "Warrior",
  "Shaman",
  "Rogue",
  "Druid",
  "Insect",
  "Spider",
  "Snake",
  "Wolf",
  "Dog",
  "Bear",
  "Demon",
  "Horror",
  "Treefolk",
  "Golem",
  "Construct",
  "Robot",
  "Wall",
  "Rat",
  "Drake",
  "Sphinx",
  "Hydra",
  "Faerie",
  "Pirate",
  "Dinosaur",
  "Ogre",
  "Troll",
  "Fungus",
  "Saproling",
  "Thopter",
];

const pictureOf = (subtypes: string[]): string =>
  artSvg({
    seed: "same",
    name: "Same",
    colors: ["U"],
    types: ["Creature"],
    subtypes,
    keywords: [],
    manaValue: 1,
    power: 1,
    toughness: 1,
  });

describe("crests", () => {
  it.each(COMMON_TYPES)("draws %s by hand", (type) => {
    expect(hasCrest(type)).toBe(true);
    checkSvg(pictureOf([type]));
    expect(pictureOf([type])).not.toBe(pictureOf(["Unheard-of"]));
  });

  it.each(Object.keys(CRESTS))("keeps the drawing of %s on its board", (name) => {
    const crest = Object.entries(CRESTS).find(([key]) => key === name)?.[1];
    expect(crest?.shapes.length).toBeGreaterThan(1);
    for (const [, , d] of crest?.shapes ?? []) {
      expect(d).toMatch(/^M[-\d\s.,MLHVCSQTAZmlhvcsqtaz]*$/);
      const first = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(d);
      for (const number of [first?.[1], first?.[2]]) {
        expect(Number(number)).toBeGreaterThanOrEqual(-30);
        expect(Number(number)).toBeLessThanOrEqual(230);
      }
    }
  });

  it("shows the same face for every member of a people, whatever the card", () => {
    expect(crestOfCreature(["Angel"], "One").crest).toBe(crestOfCreature(["Angel", "Warrior"], "Two").crest);
  });

  it("shows a human by what they do and others by what they are, with what they carry", () => {
    expect(crestOfCreature(["Human", "Wizard"], "").crest).toBe(CRESTS.wizard);
    expect(crestOfCreature(["Human"], "").crest).toBe(CRESTS.human);
    expect(crestOfCreature(["Elf", "Druid"], "")).toEqual({ crest: CRESTS.elf, gear: GEAR.druid });
    expect(crestOfCreature(["Elf", "Warrior"], "").gear).toBe(GEAR.warrior);
  });

  it("makes a sigil for a type that nobody has drawn, always the same one", () => {
    expect(hasCrest("Kithkin")).toBe(false);
    expect(sigilOf("Kithkin")).toEqual(sigilOf("kithkin"));
    expect(sigilOf("Kithkin")).not.toEqual(sigilOf("Weird"));
    checkSvg(pictureOf(["Kithkin"]));
  });

  it("reads types whatever their case and marks", () => {
    expect(hasCrest("Assembly-Worker")).toBe(true);
    expect(hasCrest("dragon")).toBe(true);
    expect(crestOfCreature(["constructor"], "x").crest.shapes.length).toBeGreaterThan(1);
    expect(crestOfCreature(["toString"], "x").crest.shapes.length).toBeGreaterThan(1);
  });
});
