import type { Ability } from "../../src/ability.ts";
import type { Body } from "../../src/body.ts";
import type { CardDefinition, Face } from "../../src/card.ts";
import type { Effect } from "../../src/effect.ts";
import type { TargetClause } from "../../src/target-clause.ts";

/** Cards made for tests: one for every corner of the language that the checks look at. */

export function card(face: Partial<Face> & { readonly name: string }): CardDefinition {
  const whole: Face = { manaCost: ["1"], types: ["artifact"], ...face };
  return { version: 1, name: whole.name, layout: "normal", faces: [whole] };
}

export function instant(effects: readonly Effect[], targets: readonly TargetClause[] = []): CardDefinition {
  const body: Body = targets.length === 0 ? { kind: "plain", effects } : { kind: "plain", targets, effects };
  return card({ name: "Test Spell", types: ["instant"], abilities: [{ kind: "spell", body }] });
}

export function creature(...abilities: readonly Ability[]): CardDefinition {
  return card({
    name: "Test Creature",
    manaCost: ["2", "G"],
    types: ["creature"],
    subtypes: ["Elf", "Druid"],
    power: 2,
    toughness: 3,
    abilities,
  });
}

export const burn: CardDefinition = instant(
  [{ kind: "dealDamage", amount: 3, to: { kind: "targets", target: "any" } }],
  [{ id: "any", what: { kind: "any" } }],
);

/** X in the cost, a modal body, bindings between instructions. */
export const command: CardDefinition = card({
  name: "Test Command",
  manaCost: ["X", "U", "U"],
  types: ["instant"],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "modal",
        choose: { min: 2, max: 2 },
        modes: [
          { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: { kind: "x" } }] },
          {
            kind: "plain",
            targets: [{ id: "spell", what: { kind: "object", filter: { zones: ["stack"], of: [] } } }],
            effects: [{ kind: "counter", what: { kind: "ref", ref: { kind: "target", target: "spell" } } }],
          },
          {
            kind: "plain",
            effects: [
              {
                kind: "mill",
                who: { kind: "opponents" },
                amount: 3,
                bind: "milled",
              },
              {
                kind: "if",
                condition: { kind: "did", name: "milled" },
                then: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }],
              },
            ],
          },
        ],
      },
    },
  ],
});

/** A trigger with an event, a delayed trigger that looks at a name of now, a granted ability of its own scope. */
export const trickster: CardDefinition = creature(
  { kind: "keyword", keyword: "flash" },
  { kind: "keyword", keyword: "kicker", cost: [{ kind: "mana", mana: ["1", "W/U"] }] },
  {
    kind: "triggered",
    event: { kind: "moves", what: "this", to: "battlefield" },
    condition: { kind: "kicked" },
    body: {
      kind: "plain",
      targets: [
        {
          id: "creature",
          what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }, { kind: "other" }] } },
        },
      ],
      effects: [
        {
          kind: "exile",
          what: { kind: "ref", ref: { kind: "target", target: "creature" } },
          bind: "exiled",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "active" } },
          body: {
            kind: "plain",
            effects: [
              {
                kind: "move",
                what: { kind: "ref", ref: { kind: "bound", name: "exiled" } },
                to: { zone: "battlefield", under: { kind: "owner", of: { kind: "bound", name: "exiled" } } },
              },
            ],
          },
        },
      ],
    },
  },
  {
    kind: "triggered",
    event: { kind: "dealsDamage", source: "this", combat: true },
    body: {
      kind: "plain",
      effects: [{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "event" } }],
    },
  },
);

export const walker: CardDefinition = card({
  name: "Test Walker",
  manaCost: ["3", "B"],
  types: ["planeswalker"],
  supertypes: ["legendary"],
  subtypes: ["Liliana"],
  loyalty: 4,
  abilities: [
    {
      kind: "activated",
      cost: [{ kind: "loyalty", change: "-X" }],
      body: {
        kind: "plain",
        effects: [
          {
            kind: "createToken",
            who: { kind: "you" },
            amount: { kind: "x" },
            token: {
              kind: "token",
              colors: ["B"],
              types: ["creature"],
              subtypes: ["Zombie"],
              power: 2,
              toughness: 2,
            },
          },
        ],
      },
    },
  ],
});

export const saga: CardDefinition = card({
  name: "Test Saga",
  types: ["enchantment"],
  subtypes: ["Saga"],
  abilities: [
    {
      kind: "triggered",
      event: { kind: "chapter", numbers: [1, 2] },
      body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
    },
    {
      kind: "triggered",
      event: { kind: "chapter", numbers: [3] },
      body: {
        kind: "plain",
        effects: [
          {
            kind: "createToken",
            who: { kind: "you" },
            amount: 1,
            token: { kind: "predefined", name: "Treasure" },
          },
        ],
      },
    },
  ],
});

export const werewolf: CardDefinition = {
  version: 1,
  name: "Test Villager // Test Werewolf",
  layout: "transform",
  faces: [
    {
      name: "Test Villager",
      manaCost: ["1", "G"],
      types: ["creature"],
      subtypes: ["Human", "Werewolf"],
      power: 1,
      toughness: 1,
      abilities: [{ kind: "keyword", keyword: "daybound" }],
    },
    {
      name: "Test Werewolf",
      manaCost: null,
      colorIndicator: ["G"],
      types: ["creature"],
      subtypes: ["Werewolf"],
      power: 3,
      toughness: 3,
      abilities: [{ kind: "keyword", keyword: "nightbound" }],
    },
  ],
};

/** A land with a choice as it enters, a link between two abilities of an artifact. */
export const land: CardDefinition = card({
  name: "Test Land",
  manaCost: null,
  types: ["land"],
  abilities: [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: { kind: "enters", what: "this", with: { tapped: true, choose: [{ kind: "color" }] } },
        },
      ],
    },
    {
      kind: "activated",
      cost: [{ kind: "tap" }],
      body: {
        kind: "plain",
        effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "chosenColor", amount: 1 } }],
      },
    },
  ],
});

export const keeper: CardDefinition = card({
  name: "Test Keeper",
  abilities: [
    {
      kind: "triggered",
      event: { kind: "moves", what: "this", to: "battlefield" },
      body: {
        kind: "plain",
        targets: [{ id: "kept", what: { kind: "object", filter: { of: [{ kind: "other" }] } } }],
        effects: [
          { kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "kept" } }, link: "kept" },
        ],
      },
    },
    {
      kind: "triggered",
      event: { kind: "moves", what: "this", from: "battlefield" },
      body: {
        kind: "plain",
        effects: [
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "linked", link: "kept" } },
            to: { zone: "battlefield" },
          },
        ],
      },
    },
  ],
});

export const SAMPLES: readonly CardDefinition[] = [
  burn,
  command,
  trickster,
  walker,
  saga,
  werewolf,
  land,
  keeper,
];
