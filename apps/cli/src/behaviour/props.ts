import type { Ability, Color, Face, ManaSymbol } from "@spellroom/card-language";
import { type CardDefinition, type CardType, collect, LANGUAGE_VERSION } from "@spellroom/card-language";

/** A card that is there only so that others have something to do with. */
function prop(name: string, face: Omit<Face, "name">): CardDefinition {
  return { version: LANGUAGE_VERSION, name, layout: "normal", faces: [{ ...face, name }] };
}

const BASICS: readonly (readonly [string, string])[] = [
  ["Field", "Plains"],
  ["Lake", "Island"],
  ["Mire", "Swamp"],
  ["Peak", "Mountain"],
  ["Grove", "Forest"],
];

const colorless: Ability = {
  kind: "activated",
  cost: [{ kind: "tap" }],
  body: {
    kind: "plain",
    effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["C", "C", "C"] } }],
  },
};

/** Lands for every color, and for much of no color. */
export const LANDS: readonly CardDefinition[] = [
  ...BASICS.flatMap(([name, type]) => {
    const land = prop(`Prop ${name}`, {
      manaCost: null,
      types: ["land"],
      supertypes: ["basic"],
      subtypes: [type],
    });
    return [land, land, land, land];
  }),
  prop("Prop Quarry", { manaCost: null, types: ["land"], abilities: [colorless] }),
  prop("Prop Quarry", { manaCost: null, types: ["land"], abilities: [colorless] }),
];

const ANY_CREATURE = { of: [{ kind: "type", type: "creature" }] } as const;

function instant(name: string, color: Color, effect: "destroy" | "exile" | "bolt"): CardDefinition {
  const target = { kind: "target", target: "t1" } as const;
  const what = { kind: "ref", ref: target } as const;
  return prop(name, {
    manaCost: [color],
    types: ["instant"],
    abilities: [
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [
            {
              id: "t1",
              what: effect === "bolt" ? { kind: "any" } : { kind: "object", filter: ANY_CREATURE },
            },
          ],
          effects: [
            effect === "bolt"
              ? { kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t1" } }
              : { kind: effect, what },
          ],
        },
      },
    ],
  });
}

/** Spells that a player may cast meanwhile. */
export const SPELLS: readonly CardDefinition[] = [
  instant("Prop Doom", "B", "destroy"),
  instant("Prop Bolt", "R", "bolt"),
  instant("Prop Banishment", "W", "exile"),
];

function body(name: string, cost: readonly ManaSymbol[], face: Partial<Omit<Face, "name">>): CardDefinition {
  return prop(name, { manaCost: cost, types: ["creature"], power: 2, toughness: 4, ...face });
}

const PERMANENTS: readonly CardDefinition[] = [
  body("Prop Bear", ["1", "G"], { subtypes: ["Bear"] }),
  body("Prop Ghost", ["1", "B"], { subtypes: ["Spirit"], power: 1, toughness: 3 }),
  body("Prop Hawk", ["1", "W"], {
    subtypes: ["Bird"],
    abilities: [{ kind: "keyword", keyword: "flying" }],
  }),
  body("Prop Golem", ["4"], { types: ["artifact", "creature"], subtypes: ["Golem"], power: 4, toughness: 5 }),
  prop("Prop Gear", { manaCost: ["2"], types: ["artifact"] }),
  prop("Prop Rite", { manaCost: ["1", "U"], types: ["enchantment"] }),
];

/** Permanents of many kinds, and one that is of every kind of creature that the card speaks of. */
export function permanentsFor(card: CardDefinition): readonly CardDefinition[] {
  const predicates = collect(card, "Predicate");
  const subtypes = [
    ...new Set(predicates.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []))),
  ].slice(0, 5);
  const types = predicates.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  const type: readonly CardType[] = types.includes("artifact") ? ["artifact", "creature"] : ["creature"];
  if (subtypes.length === 0) return PERMANENTS;
  return [...PERMANENTS, body("Prop Kin", ["2", "R"], { types: type, subtypes })];
}
