import type { Ability, CardDefinition, Face } from "@spellroom/card-language";
import { type CardPool, type FormatDocument, makePool } from "@spellroom/cards";
import { parseDeck } from "../src/parse.ts";
import { type ResolvedDeck, resolveDeck } from "../src/resolve.ts";

export function card(face: Partial<Face> & { readonly name: string }): CardDefinition {
  return {
    version: 1,
    name: face.name,
    layout: "normal",
    faces: [{ manaCost: ["1"], types: ["artifact"], ...face }],
  };
}

function creature(
  name: string,
  manaCost: Face["manaCost"],
  abilities: readonly Ability[] = [],
): CardDefinition {
  return card({ name, manaCost, types: ["creature"], subtypes: ["Elf"], power: 1, toughness: 1, abilities });
}

/** A creature with a spell inset in it. */
function withInset(
  layout: "adventure" | "prepare",
  name: string,
  spell: Pick<Face, "name" | "subtypes">,
): CardDefinition {
  const front: Face = { name, manaCost: ["2"], types: ["creature"], power: 2, toughness: 2 };
  return {
    version: 1,
    name: `${name} // ${spell.name}`,
    layout,
    faces: [front, { manaCost: ["1"], types: ["sorcery"], ...spell }],
  };
}

const CARDS: readonly CardDefinition[] = [
  card({ name: "Forest", manaCost: null, supertypes: ["basic"], types: ["land"], subtypes: ["Forest"] }),
  card({ name: "Test Grove", manaCost: null, types: ["land"] }),
  creature("Test Elf", ["G"]),
  creature("Test Giant", ["4", "R/G", "G"]),
  creature("Test Titan", ["X", "9", "R"]),
  creature("Test Rats", ["1", "B"], [{ kind: "deckLimit", copies: "any" }]),
  creature("Test Dwarves", ["2", "R"], [{ kind: "deckLimit", copies: 7 }]),
  card({ name: "Test Golem", manaCost: ["3"], types: ["artifact", "creature"], power: 3, toughness: 3 }),
  card({ name: "Test Walker", manaCost: ["2", "U", "U"], types: ["planeswalker"], loyalty: 4 }),
  card({ name: "Lim-Dûl's Trick", manaCost: ["U/P"], types: ["instant"] }),
  card({ name: "Aether Spark", manaCost: ["U"], types: ["instant"] }),
  {
    version: 1,
    name: "Smoke // Mirrors",
    layout: "split",
    faces: [
      { name: "Smoke", manaCost: ["1", "R"], types: ["instant"] },
      { name: "Mirrors", manaCost: ["2", "U"], types: ["sorcery"] },
    ],
  },
  withInset("adventure", "Test Traveler", { name: "Long Walk", subtypes: ["Adventure"] }),
  withInset("prepare", "Test Student", { name: "First Lesson" }),
];

export const pool: CardPool = makePool(CARDS.map((definition) => ({ provenance: "written", definition })));

/** The deck of a text, all of whose cards are in the pool. */
export function deck(...lines: readonly string[]): ResolvedDeck {
  const parsed = parseDeck(lines.join("\n"), "text");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const resolved = resolveDeck(parsed.value, pool);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

export const constructed: FormatDocument = {
  id: "test",
  name: "Test",
  summary: "For tests.",
  ruleset: "full",
  cards: "pool",
  deck: { minimum: 60, maximum: null },
  sideboard: { maximum: 15 },
  copies: { maximum: 4 },
  banned: [],
  restricted: [],
};
