import type { Ability, Replacement } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { activeRules, emptyContext, type GameObject } from "../../src/index.ts";
import { activeReplacements, replacementsOf } from "../../src/query/layers/index.ts";
import { board } from "../support/board.ts";
import { all, always, card, creature, enchantment, keyword, land, OTHER } from "../support/cards.ts";
import { bears, bloodMoon, dressDown } from "../support/real-cards.ts";

const tappedEntry: Replacement = { kind: "enters", what: "this", with: { tapped: true } };
const tapland = land("Tapland", [], {
  abilities: [always({ kind: "replacement", replacement: tappedEntry })],
});
const noLife: Ability = always({ kind: "rule", rule: { kind: "cantGainLife", who: { kind: "opponents" } } });

const lasting = { duration: "endOfTurn", seat: 0, source: 1, since: 1 } as const;

describe("rules in force (CR 613.11)", () => {
  it("come from static abilities and from what spells have made, oldest first", () => {
    const on = board({ A: { battlefield: [enchantment("Silence", noLife)] } });
    on.state.rules = [
      {
        timestamp: 0,
        rule: { kind: "cantDraw", who: { kind: "allPlayers" } },
        context: emptyContext(on.id("Silence"), 1),
        lasting,
      },
    ];
    const found = activeRules(on.state);
    expect(found.map(({ rule }) => rule.kind)).toEqual(["cantDraw", "cantGainLife"]);
    expect(found[1]).toMatchObject({
      context: { source: on.id("Silence"), controller: 0 },
      timestamp: on.object("Silence").timestamp,
    });
  });

  it("are the very same list while nothing has changed", () => {
    const on = board({ A: { battlefield: [enchantment("Silence", noLife), bears] } });
    const before = activeRules(on.state);
    on.change("Grizzly Bears", { status: { ...on.object("Grizzly Bears").status, tapped: true } });
    on.effect(["Grizzly Bears"], { kind: "addPT", power: 1, toughness: 1 });
    expect(activeRules(on.state)).toBe(before);
  });

  it("hold only while their condition does and their object has the ability", () => {
    const silent = creature("Silent", 1, 1, {
      abilities: [
        {
          ...noLife,
          kind: "static",
          effects: noLifeEffects(),
          condition: { kind: "turn", whose: { kind: "you" } },
        },
      ],
    });
    const on = board({ A: { battlefield: [silent] } });
    expect(activeRules(on.state)).toHaveLength(1);
    on.state.turn = { ...on.state.turn, active: 1 };
    expect(activeRules(on.state)).toHaveLength(0);
    on.state.turn = { ...on.state.turn, active: 0 };
    on.put(dressDown, 1, "battlefield");
    expect(activeRules(on.state)).toHaveLength(0);
    on.remove("Dress Down");
    expect(activeRules(on.state)).toHaveLength(1);
    on.remove("Silent");
    expect(activeRules(on.state)).toHaveLength(0);
  });

  it("follow control of their object", () => {
    const on = board({ A: { battlefield: [enchantment("Silence", noLife)] } });
    expect(activeRules(on.state)[0]?.context.controller).toBe(0);
    on.change("Silence", { controller: 1 });
    expect(activeRules(on.state)[0]?.context.controller).toBe(1);
  });

  it("are found in other zones where the ability says so", () => {
    const recurring = creature("Recurring", 2, 1, {
      abilities: [
        {
          kind: "static",
          zone: "graveyard",
          effects: [
            {
              kind: "rule",
              rule: {
                kind: "mayPlayFrom",
                who: { kind: "you" },
                what: { zones: ["graveyard"], of: [{ kind: "oneOf", ref: { kind: "this" } }] },
                zone: "graveyard",
                act: "cast",
              },
            },
          ],
        },
      ],
    });
    const on = board({ A: { battlefield: [recurring], graveyard: [{ card: recurring, called: "dead" }] } });
    expect(activeRules(on.state).map(({ context }) => context.source)).toEqual([on.id("dead")]);
  });
});

describe("replacement effects in force (CR 614)", () => {
  it("have stable names, and those of spells their place", () => {
    const twice: Replacement = {
      kind: "changeLifeGain",
      who: { kind: "you" },
      change: { kind: "times", factor: 2 },
    };
    const on = board({
      A: { battlefield: [enchantment("Twice", always({ kind: "replacement", replacement: twice }))] },
    });
    on.state.replacements = [
      {
        timestamp: 77,
        replacement: { kind: "preventDamage" },
        context: emptyContext(on.id("Twice"), 0),
        lasting,
        on: null,
        usesLeft: 1,
        amountLeft: null,
      },
    ];
    const found = activeReplacements(on.state);
    expect(found.map(({ key, floating }) => [key, floating])).toEqual([
      [`${on.id("Twice")}:p0:0`, null],
      ["floating:77", 0],
    ]);
    expect(activeReplacements(on.state)).toBe(found);
  });

  it("of a card that can't go to a graveyard work wherever it is (CR 614.1a)", () => {
    const colossus = creature("Colossus", 11, 11, {
      abilities: [
        always({
          kind: "replacement",
          replacement: {
            kind: "redirectMove",
            what: "this",
            to: "graveyard",
            newZone: "library",
            shuffle: true,
          },
        }),
      ],
    });
    const on = board({ A: { hand: [colossus], library: [{ card: colossus, called: "below" }] } });
    expect(activeReplacements(on.state).map(({ context }) => context.source)).toEqual([
      on.id("Colossus"),
      on.id("below"),
    ]);
  });

  it("include that of a finality counter (CR 122.1h)", () => {
    const on = board({ A: { battlefield: [{ card: bears, as: { counters: { finality: 1 } } }] } });
    expect(activeReplacements(on.state).map(({ replacement }) => replacement)).toMatchObject([
      { kind: "redirectMove", from: "battlefield", to: "graveyard", newZone: "exile" },
    ]);
  });
});

function entering(object: GameObject): GameObject {
  return { ...object, zone: "battlefield" };
}

describe("what changes how an object enters (CR 614.12)", () => {
  it("is looked up among the abilities that it will have", () => {
    const on = board({ A: { hand: [tapland] } });
    const found = replacementsOf(on.state, entering(on.object("Tapland")));
    expect(found.map(({ replacement }) => replacement)).toEqual([tappedEntry]);
    expect(found[0]?.context).toMatchObject({ source: on.id("Tapland"), controller: 0 });
  });

  it("is nothing for a nonbasic land under Blood Moon", () => {
    const on = board({ A: { hand: [tapland] }, B: { battlefield: [bloodMoon] } });
    expect(replacementsOf(on.state, entering(on.object("Tapland")))).toEqual([]);
  });

  it("takes the controller it will have, and leaves out abilities about other objects", () => {
    const orb = card("Orb", {
      types: ["artifact"],
      abilities: [
        always({
          kind: "replacement",
          replacement: { kind: "enters", what: { filter: { of: [] } }, with: { tapped: true } },
        }),
        always({ kind: "replacement", replacement: tappedEntry }),
      ],
    });
    const on = board({ A: { graveyard: [orb] } });
    const found = replacementsOf(on.state, { ...entering(on.object("Orb")), controller: 1 });
    expect(found).toHaveLength(1);
    expect(found[0]?.context.controller).toBe(1);
  });

  it("includes what keyword abilities stand for", () => {
    const on = board({
      A: {
        hand: [
          creature("Modular", 0, 0, { abilities: [{ kind: "keyword", keyword: "modular", amount: 2 }] }),
        ],
      },
    });
    expect(
      replacementsOf(on.state, entering(on.object("Modular"))).map(({ replacement }) => replacement),
    ).toMatchObject([{ kind: "enters", with: { counters: [{ counter: "+1/+1", amount: 2 }] } }]);
  });

  it("is not touched by effects on cards in the zone it comes from", () => {
    const jailer = enchantment(
      "Jailer",
      all({ zones: ["graveyard"], of: [OTHER] }, { kind: "loseAllAbilities" }),
    );
    const treefolk = creature("Treefolk", 2, 4, {
      abilities: [keyword("reach"), always({ kind: "replacement", replacement: tappedEntry })],
    });
    const on = board({ A: { graveyard: [treefolk] }, B: { battlefield: [jailer] } });
    expect(on.values("Treefolk").abilities).toEqual([]);
    expect(replacementsOf(on.state, entering(on.object("Treefolk")))).toHaveLength(1);
  });
});

function noLifeEffects() {
  return noLife.kind === "static" ? noLife.effects : [];
}
