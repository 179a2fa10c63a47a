import type { Ability, CardDefinition, Color } from "@spellroom/card-language";
import { COLORS } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import {
  loadFormats,
  loadPool,
  loadPresets,
  type PresetDeck,
  presetCards,
  STRATEGIES,
} from "../src/index.ts";

const pool = loadPool();
const presets = loadPresets();

const LAND_COLORS: Readonly<Record<string, Color>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

function cardOf(name: string): CardDefinition {
  const card = pool.byName(name);
  if (card === undefined) throw new Error(`${name} is not in the pool`);
  return card;
}

function cardsOf(preset: PresetDeck): readonly CardDefinition[] {
  return presetCards(preset).map(cardOf);
}

function isLand(card: CardDefinition): boolean {
  return card.faces[0].types.includes("land");
}

/** Colors that a land makes by its land types or its own abilities. */
function colorsMade(card: CardDefinition): readonly Color[] {
  const made = new Set<string>(
    Object.entries(LAND_COLORS).flatMap(([type, color]) =>
      card.faces[0].subtypes?.includes(type) ? [color] : [],
    ),
  );
  for (const ability of card.faces[0].abilities ?? [])
    for (const symbol of manaMade(ability)) made.add(symbol);
  return COLORS.filter((color) => made.has(color));
}

function manaMade(ability: Ability): readonly string[] {
  if (ability.kind !== "activated" || ability.body.kind !== "plain") return [];
  return ability.body.effects.flatMap((effect) => {
    if (effect.kind !== "addMana") return [];
    if (effect.output.kind === "symbols") return effect.output.mana;
    return effect.output.kind === "oneOf" ? effect.output.of.flat() : [];
  });
}

describe("the ready-made decks", () => {
  it("are at least thirty of clearly different play, each strategy once", () => {
    expect(presets.length).toBeGreaterThanOrEqual(30);
    expect(presets.map((preset) => preset.strategy).sort()).toEqual([...STRATEGIES].sort());
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    expect(new Set(presets.map((preset) => preset.name)).size).toBe(presets.length);
  });

  it("are made for at least six formats, with two or more to choose from in each", () => {
    const formats = Map.groupBy(presets, (preset) => preset.format);
    expect(formats.size).toBeGreaterThanOrEqual(6);
    for (const [format, decks] of formats) expect([format, decks.length > 1]).toEqual([format, true]);
  });

  it("hold more than two hundred and fifty different cards between them", () => {
    expect(new Set(presets.flatMap(presetCards)).size).toBeGreaterThan(250);
  });
});

describe.each(presets)("$name", (preset) => {
  const cards = cardsOf(preset);

  it("is legal in its format", () => {
    const format = loadFormats().get(preset.format);
    if (format === undefined) throw new Error(`no format ${preset.format}`);
    const size = cards.length + (preset.commander === undefined ? 0 : 1);
    expect(preset.commander !== undefined).toBe(format.commander !== undefined);
    expect(size).toBeGreaterThanOrEqual(format.deck.minimum);
    expect(size).toBeLessThanOrEqual(format.deck.maximum ?? size);
    for (const { count, name } of preset.main) {
      const basic = cardOf(name).faces[0].supertypes?.includes("basic") ?? false;
      if (!basic) expect(count, name).toBeLessThanOrEqual(format.copies.maximum ?? count);
      expect(format.banned).not.toContain(name);
    }
  });

  it("names each card once", () => {
    const names = preset.main.map((line) => line.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has a third to two fifths of its cards, or a little more, as lands", () => {
    const share = cards.filter(isLand).length / cards.length;
    expect(share).toBeGreaterThanOrEqual(20 / 60);
    expect(share).toBeLessThanOrEqual(17 / 40);
  });

  it("has the colors that it says, and no others", () => {
    const symbols = new Set(
      cards.flatMap((card) => (card.faces[0].manaCost ?? []).flatMap((one) => one.split("/"))),
    );
    expect(COLORS.filter((color) => symbols.has(color))).toEqual(
      COLORS.filter((color) => preset.colors.includes(color)),
    );
  });

  it("has lands enough of every color that its spells ask for", () => {
    const lands = cards.filter(isLand);
    for (const card of cards) {
      for (const color of COLORS) {
        const asked = (card.faces[0].manaCost ?? []).filter((symbol) => symbol === color).length;
        if (asked === 0) continue;
        const sources = lands.filter((land) => colorsMade(land).includes(color)).length;
        const enough = ((asked > 1 ? 14 : 12) * cards.length) / 60;
        expect(sources, `${color} for ${card.name}`).toBeGreaterThanOrEqual(Math.floor(enough));
      }
    }
  });

  it("has something to do in the first three turns", () => {
    const early = cards.filter((card) => !isLand(card) && (card.faces[0].manaCost ?? []).length <= 3);
    expect(early.length).toBeGreaterThanOrEqual(cards.length / 5);
  });
});
