import { describe, expect, it } from "vitest";
import type { Ability } from "../../src/ability.ts";
import { describeCardError } from "../../src/check/card-error.ts";
import type { Effect } from "../../src/effect.ts";
import { parseCard } from "../../src/parse.ts";
import { burn, card, command, creature, instant, keeper, land, trickster, walker } from "../support/cards.ts";
import { changed } from "../support/document.ts";

function errorsOf(document: unknown): readonly string[] {
  const parsed = parseCard(document);
  return parsed.ok ? [] : parsed.error.map(describeCardError);
}

const draw: Effect = { kind: "draw", who: { kind: "you" }, amount: 1 };
const whenEnters = (effects: readonly Effect[]): Ability => ({
  kind: "triggered",
  event: { kind: "moves", what: "this", to: "battlefield" },
  body: { kind: "plain", effects },
});
const bound = (name: string) => ({ kind: "ref", ref: { kind: "bound", name } }) as const;

describe("what a text refers to has to be there", () => {
  const effect = "faces.0.abilities.0.body.effects.0";
  const deep = "faces.0.abilities.2.body";
  it.each([
    [
      "a target that no clause declares",
      changed(burn, `${effect}.to.target`, "other"),
      `${effect}.to.target: expected the id of a target declared before, found "other"`,
    ],
    [
      "the target of another mode",
      changed(command, "faces.0.abilities.0.body.modes.0.effects.0.who", { kind: "target", target: "spell" }),
      "modes.0.effects.0.who.target: expected the id of a target",
    ],
    [
      "two targets of one id",
      changed(burn, "faces.0.abilities.0.body.targets", [
        { id: "any", what: { kind: "any" } },
        { id: "any", what: { kind: "any" } },
      ]),
      'targets.1.id: expected an id that no other target of the ability has, found "any" again',
    ],
    [
      "a target other than one that comes later",
      changed(burn, "faces.0.abilities.0.body.targets.0.otherThan", ["later"]),
      "targets.0.otherThan.0: expected the id of a target declared before",
    ],
    [
      "a name that nothing binds",
      changed(trickster, `${deep}.effects.1.body.effects.0.what.ref.name`, "gone"),
      'expected a name bound earlier in the text, found "gone"',
    ],
    [
      "a name that is bound later",
      instant([
        { kind: "tap", what: bound("late") },
        { kind: "select", what: { kind: "all", filter: { of: [] } }, bind: "late" },
      ]),
      `${effect}.what.ref.name: expected a name bound earlier`,
    ],
    [
      "the rest of nothing",
      instant([{ kind: "tap", what: { kind: "ref", ref: { kind: "rest", of: "all", without: ["some"] } } }]),
      'without.0: expected a name bound earlier in the text, found "some"',
    ],
    [
      "that much, where nothing happened",
      instant([{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "event" } }]),
      `${effect}.amount: expected an event to refer to`,
    ],
    [
      "players other than that of an event, where nothing happened",
      instant([{ kind: "gainLife", who: { kind: "otherThanEventPlayer" }, amount: 1 }]),
      `${effect}.who: expected an event to refer to`,
    ],
    [
      "X, where no cost has it",
      changed(command, "faces.0.manaCost", ["U", "U"]),
      "expected an X in a cost that gives it its value",
    ],
    [
      "each object, where nothing is done for each",
      creature({
        kind: "activated",
        cost: [{ kind: "payLife", amount: { kind: "stat", stat: "power", of: { kind: "each" } } }],
        body: { kind: "plain", effects: [draw] },
      }),
      "an object only within something done for each object",
    ],
    [
      "each player, where nothing is done for each",
      instant([{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "life", of: { kind: "each" } } }]),
      "a player only within something done for each player",
    ],
    [
      "the target of the text around a granted ability",
      instant(
        [
          {
            kind: "modify",
            what: { kind: "ref", ref: { kind: "target", target: "one" } },
            modifications: [
              {
                kind: "gainAbility",
                ability: whenEnters([
                  { kind: "tap", what: { kind: "ref", ref: { kind: "target", target: "one" } } },
                ]),
              },
            ],
            duration: "endOfTurn",
          },
        ],
        [{ id: "one", what: { kind: "any" } }],
      ),
      "gainAbility",
    ],
    [
      "a link that nothing makes",
      changed(keeper, "faces.0.abilities.1.body.effects.0.what.ref.link", "lost"),
      'expected a link that an ability of the card makes, found "lost"',
    ],
    [
      "a color that nobody chose",
      changed(land, "faces.0.abilities.0", whenEnters([draw])),
      "expected a choice of a color elsewhere on the card",
    ],
    [
      "a chosen type, where only a color is chosen",
      changed(land, "faces.0.abilities.1.body.effects.0", {
        kind: "destroy",
        what: { kind: "all", filter: { of: [{ kind: "chosen", what: "creatureType" }] } },
      }),
      "expected a choice of creatureType elsewhere on the card",
    ],
    [
      "a kick, where no kicker is",
      changed(trickster, "faces.0.abilities.1", { kind: "keyword", keyword: "haste" }),
      "expected a kicker ability",
    ],
  ])("%s", (_, document, expected) => {
    const errors = errorsOf(document).join("\n");
    if (expected === "gainAbility")
      expect(errors).toMatch(/modifications\.0\.ability.*target declared before/);
    else expect(errors).toContain(expected);
  });

  it("names bound within an instruction are known to those within and after it", () => {
    const paid = instant([
      {
        kind: "may",
        who: { kind: "you" },
        cost: [{ kind: "sacrifice", what: { count: 1, filter: { of: [] } }, bind: "given" }],
        effects: [
          { kind: "gainLife", who: { kind: "you" }, amount: { kind: "countRef", ref: bound("given").ref } },
        ],
        bind: "paid",
        then: [{ kind: "if", condition: { kind: "did", name: "paid" }, then: [draw] }],
      },
      { kind: "if", condition: { kind: "did", name: "paid" }, then: [draw] },
    ]);
    expect(errorsOf(paid)).toEqual([]);
  });

  it("an X that is paid for on resolution has its value from then on", () => {
    const pay: Effect = {
      kind: "may",
      who: { kind: "you" },
      cost: [{ kind: "mana", mana: ["X"] }],
      effects: [{ kind: "draw", who: { kind: "you" }, amount: { kind: "x" } }],
    };
    const more: Effect = { kind: "mill", who: { kind: "you" }, amount: { kind: "x" } };
    expect(errorsOf(creature(whenEnters([pay, more])))).toEqual([]);
    expect(errorsOf(creature(whenEnters([more, pay])))).toHaveLength(1);
  });

  it("the costs of casting bind names for every ability of the face", () => {
    const fling = card({
      name: "Test Fling",
      types: ["instant"],
      abilities: [
        {
          kind: "additionalCost",
          cost: [{ kind: "sacrifice", what: { count: 1, filter: { of: [] } }, bind: "thrown" }],
        },
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [{ id: "any", what: { kind: "any" } }],
            effects: [
              {
                kind: "dealDamage",
                amount: { kind: "stat", stat: "power", of: { kind: "bound", name: "thrown" } },
                to: { kind: "targets", target: "any" },
              },
            ],
          },
        },
      ],
    });
    expect(errorsOf(fling)).toEqual([]);
  });
});

describe("numbers and names fit", () => {
  const modes = "faces.0.abilities.0.body";
  it.each([
    ["no modes", changed(command, `${modes}.modes`, []), "expected a list of at least 1"],
    [
      "more modes than there are",
      changed(command, `${modes}.choose.max`, 4),
      "at most 3, the number of modes",
    ],
    [
      "more at least than at most",
      changed(command, `${modes}.choose`, { min: 2, max: 1 }),
      "expected a least number not above the greatest, found 2 to 1",
    ],
    [
      "up to no target",
      changed(burn, "faces.0.abilities.0.body.targets.0.count", { min: 0, max: 0 }),
      "count.max: expected a number above 0",
    ],
    [
      "an unknown token",
      instant([
        {
          kind: "createToken",
          who: { kind: "you" },
          amount: 1,
          token: { kind: "predefined", name: "Trasure" },
        },
      ]),
      "a predefined token of CR 111.10",
    ],
    [
      "a creature token without a body",
      changed(walker, "faces.0.abilities.0.body.effects.0.token.power", undefined),
      "power and toughness of a creature token",
    ],
    [
      "a subtype that a token can't have",
      changed(walker, "faces.0.abilities.0.body.effects.0.token.subtypes", ["Saga"]),
      "token.subtypes.0: expected a subtype of creature",
    ],
    [
      "an unknown subtype in a filter",
      changed(trickster, "faces.0.abilities.2.body.targets.0.what.filter.of.0", {
        kind: "subtype",
        subtype: "Elfs",
      }),
      'of.0.subtype: expected a subtype of CR 205.3, found "Elfs"',
    ],
    [
      "the same keyword again",
      creature({ kind: "keyword", keyword: "flying" }, { kind: "keyword", keyword: "flying" }),
      "abilities.1: expected flying once",
    ],
  ])("%s is refused", (_, document, expected) => {
    expect(errorsOf(document).join("\n")).toContain(expected);
  });

  it("a keyword that works twice may stand twice", () => {
    const cascade: Ability = { kind: "keyword", keyword: "cascade" };
    expect(errorsOf(creature(cascade, cascade))).toEqual([]);
  });
});

describe("another way to enter", () => {
  const entering = (more: object) => ({
    ...keeper,
    faces: [
      {
        ...keeper.faces[0],
        abilities: [
          {
            kind: "static",
            effects: [
              {
                kind: "replacement",
                replacement: { kind: "enters", what: "this", with: { tapped: true }, ...more },
              },
            ],
          },
        ],
      },
    ],
  });

  it("is for who declines what is optional", () => {
    const otherwise = { prepared: true };
    expect(errorsOf(entering({ optional: true, otherwise }))).toEqual([]);
    expect(errorsOf(entering({ otherwise }))).toEqual([
      expect.stringContaining("replacement.otherwise: expected an optional replacement"),
    ]);
  });
});

describe("mana symbols are those of the game", () => {
  it.each([
    ["G/R", 'the colors as "R/G"'],
    ["W/W", "a pair of two different colors"],
    ["R/B/P", 'the colors as "B/R"'],
    ["007", 'the number as "7"'],
  ])("%s is none", (symbol, expected) => {
    expect(errorsOf(changed(burn, "faces.0.manaCost", [symbol])).join()).toContain(expected);
  });

  it.each([["0"], ["X"], ["R/G"], ["2/W"], ["C/U"], ["G/P"], ["G/U/P"], ["S"], ["15"]])(
    "%s is one",
    (symbol) => {
      expect(errorsOf(changed(burn, "faces.0.manaCost", [symbol]))).toEqual([]);
    },
  );

  it("X can't be added to a mana pool", () => {
    const ritual = instant([
      { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["X", "R"] } },
    ]);
    expect(errorsOf(ritual)).toEqual([expect.stringContaining("mana.0: expected a symbol of mana")]);
  });
});
