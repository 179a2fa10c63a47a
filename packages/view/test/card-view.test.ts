import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { cardView } from "../src/index.ts";

function face(name: string) {
  const definition = loadPool().byName(name);
  if (definition === undefined) throw new Error(`there is no ${name}`);
  return cardView(definition, "en").faces[0];
}

describe("a card as it is printed", () => {
  it("has its text printed from its definition", () => {
    expect(face("Serra Angel")).toMatchObject({
      name: "Serra Angel",
      manaCost: ["3", "W", "W"],
      colors: ["W"],
      types: ["creature"],
      subtypes: ["Angel"],
      power: "4",
      toughness: "4",
      text: ["Flying, vigilance"],
      keywords: ["flying", "vigilance"],
    });
  });

  it("has each ability by itself, and the modes of one that is modal", () => {
    expect(face("Guttersnipe")?.abilities[0]?.text).toContain("instant or sorcery");
    const modes = face("Boros Charm")?.abilities.find((one) => one.modes !== undefined)?.modes;
    expect(modes?.[0]).toContain("4 damage");
    expect(modes?.[2]).toContain("double strike");
  });

  it("names keywords that it only gives, and keyword actions, but no other instructions", () => {
    expect(face("Boros Charm")).toMatchObject({
      namedKeywords: ["indestructible", "doubleStrike"],
      namedActions: [],
    });
    expect(face("Opt")?.namedActions).toEqual(["scry"]);
  });

  it("has its text in the requested language", () => {
    const definition = loadPool().byName("Serra Angel");
    if (definition === undefined) throw new Error("there is no Serra Angel");
    expect(cardView(definition, "fr").faces[0]).toMatchObject({
      name: "Serra Angel",
      text: ["Vol, vigilance"],
    });
  });

  it("is made once for a definition", () => {
    const forest = loadPool().byName("Forest");
    if (forest === undefined) throw new Error("there is no Forest");
    expect(cardView(forest, "en")).toBe(cardView(forest, "en"));
  });

  it("can be made of every card of the pool, with a text for each of its abilities", () => {
    const silent = loadPool().all.filter((card) =>
      cardView(card, "en").faces.some(({ abilities }) => abilities.some(({ text }) => text === "")),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
