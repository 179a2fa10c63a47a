import { describe, expect, it } from "vitest";
import { describeCardError } from "../../src/check/card-error.ts";
import { parseCard } from "../../src/parse.ts";
import { burn, card, creature, saga, walker, werewolf } from "../support/cards.ts";
import { changed } from "../support/document.ts";

function errorsOf(document: unknown): readonly string[] {
  const parsed = parseCard(document);
  return parsed.ok ? [] : parsed.error.map(describeCardError);
}

const aura = card({
  name: "Test Aura",
  types: ["enchantment"],
  subtypes: ["Aura"],
  abilities: [{ kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } }],
});

const vehicle = card({ name: "Test Vehicle", subtypes: ["Vehicle"], power: 4, toughness: { star: 1 } });

const adventurer = {
  version: 1,
  name: "Test Knight // Test Quest",
  layout: "adventure",
  faces: [
    {
      name: "Test Knight",
      manaCost: ["W"],
      types: ["creature"],
      subtypes: ["Knight"],
      power: 2,
      toughness: 1,
    },
    { name: "Test Quest", manaCost: ["1", "W"], types: ["sorcery"], subtypes: ["Adventure"] },
  ],
};

describe("a face is refused if its characteristics do not fit each other", () => {
  it.each([
    [
      "a creature without power",
      changed(creature(), "faces.0.power", undefined),
      "faces.0.power: expected the power",
    ],
    ["a spell with power", changed(burn, "faces.0.power", 1), "faces.0.power: expected no power"],
    [
      "a Vehicle with half a body",
      changed(vehicle, "faces.0.toughness", undefined),
      "power and toughness together",
    ],
    [
      "a planeswalker without loyalty",
      changed(walker, "faces.0.loyalty", undefined),
      "the loyalty of a planeswalker",
    ],
    [
      "a spell with loyalty",
      changed(burn, "faces.0.loyalty", 3),
      "no loyalty, since the card is no planeswalker",
    ],
    ["a battle without defense", changed(burn, "faces.0.types", ["battle"]), "the defense of a battle"],
    [
      "a land that costs mana",
      changed(card({ name: "Test" }), "faces.0.types", ["land"]),
      "lands have no mana cost",
    ],
    ["no card type", changed(card({ name: "Test" }), "faces.0.types", []), "at least one card type"],
    [
      "an unknown subtype",
      changed(creature(), "faces.0.subtypes", ["Elv"]),
      'found an unknown subtype, "Elv"',
    ],
    [
      "a subtype of another card type",
      changed(creature(), "faces.0.subtypes", ["Equipment"]),
      'expected a subtype of creature, found a subtype of artifact, "Equipment"',
    ],
    [
      "a spell ability on a creature",
      changed(burn, "faces.0.types", ["enchantment"]),
      "only on an instant or sorcery",
    ],
    [
      "a loyalty cost on a creature",
      creature(...(walker.faces[0].abilities ?? [])),
      "only on a planeswalker",
    ],
    [
      "an Aura that enchants nothing",
      changed(aura, "faces.0.abilities", []),
      "the enchant ability of an Aura",
    ],
    ["an enchant ability elsewhere", changed(aura, "faces.0.subtypes", ["Shrine"]), "only on an Aura"],
    ["a Saga without chapters", changed(saga, "faces.0.abilities", []), "the chapters of a Saga"],
    ["a chapter elsewhere", changed(saga, "faces.0.subtypes", ["Shrine"]), "chapters only on a Saga"],
    [
      "a Saga with a gap",
      changed(saga, "faces.0.abilities.1.event.numbers", [5]),
      "expected a chapter 3, found none",
    ],
    [
      "a Saga with a chapter twice",
      changed(saga, "faces.0.abilities.1.event.numbers", [2, 3]),
      "each chapter once",
    ],
  ])("%s", (_, document, expected) => {
    expect(errorsOf(document).join("\n")).toContain(expected);
  });

  it.each([
    ["an Aura", aura],
    ["a Vehicle with power and toughness", vehicle],
    ["a creature of power -1", changed(creature(), "faces.0.power", -1)],
    ["a creature of power *", changed(creature(), "faces.0.power", { star: 0 })],
    [
      "a kindred instant with a creature type",
      changed(changed(burn, "faces.0.types", ["kindred", "instant"]), "faces.0.subtypes", ["Elf"]),
    ],
    ["an adventurer", adventurer],
  ])("but %s is well", (_, document) => {
    expect(errorsOf(document)).toEqual([]);
  });
});

describe("the faces of a card fit its layout", () => {
  it.each([
    [
      "a normal card with two faces",
      changed(werewolf, "layout", "normal"),
      "faces: expected 1 faces for the layout normal, found 2",
    ],
    ["a split card with one face", changed(burn, "layout", "split"), "expected 2 faces for the layout split"],
    [
      "a name that is not that of the faces",
      changed(werewolf, "name", "Test Villager"),
      'expected "Test Villager // Test Werewolf"',
    ],
    [
      "a back face with a mana cost",
      changed(werewolf, "faces.1.manaCost", ["2"]),
      "faces.1.manaCost: expected null",
    ],
    [
      "an adventure that is none",
      changed(adventurer, "faces.1.subtypes", undefined),
      "that is an Adventure or Omen",
    ],
    [
      "a prepared permanent",
      changed(werewolf, "layout", "prepare"),
      "faces.1.types: expected an instant or sorcery",
    ],
  ])("%s is refused", (_, document, expected) => {
    expect(errorsOf(document).join("\n")).toContain(expected);
  });

  it("a melding card may stand alone or with what it melds into", () => {
    const part = changed(creature(), "layout", "meld");
    expect(errorsOf(part)).toEqual([]);
    const melded = { ...creature().faces[0], name: "Test Melded", manaCost: null };
    const whole = { ...creature(), layout: "meld", faces: [creature().faces[0], melded] };
    expect(errorsOf(whole)).toEqual([]);
  });
});
