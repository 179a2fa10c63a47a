import type { Effect, TargetClause, TokenCharacteristics } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { creature, keyword } from "../support/cards.ts";
import { ANY_TARGET, CREATURE_TARGET, PLAYER_TARGET, play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const islands = (count: number) => Array.from({ length: count }, () => real("Island"));
const THE_TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

const soldier: TokenCharacteristics = {
  kind: "token",
  colors: ["W"],
  types: ["creature"],
  subtypes: ["Soldier"],
  power: 1,
  toughness: 1,
};

describe("tokens and copies", () => {
  it("are created all at once, of their creator's", () => {
    const many = spell("Muster", [
      { kind: "createToken", who: { kind: "allPlayers" }, amount: 2, token: soldier, with: { tapped: true } },
    ]);
    const t = play({ A: { hand: [many] } });
    t.cast("Muster").resolve();
    expect(t.battlefield("A")).toEqual(["Soldier Token", "Soldier Token"]);
    expect(t.battlefield("B")).toHaveLength(2);
    expect(t.object("Soldier Token")).toMatchObject({ kind: "token", owner: 0, status: { tapped: true } });
  });

  it("have a power found as they are created", () => {
    const ooze = spell("Ooze", [
      {
        kind: "createToken",
        who: { kind: "you" },
        amount: 1,
        token: { ...soldier, power: { amount: { kind: "life", of: { kind: "you" } } } },
      },
    ]);
    const t = play({ A: { hand: [ooze], life: 7 } });
    t.cast("Ooze").resolve();
    expect(t.pt("Soldier Token")).toBe("7/1");
  });

  it("cease to exist when bounced, and don't come back when blinked (B05)", () => {
    const t = play({
      A: {
        hand: [
          spell("Muster", [{ kind: "createToken", who: { kind: "you" }, amount: 2, token: soldier }]),
          real("Unsummon"),
          real("Cloudshift"),
        ],
        battlefield: [...islands(1), real("Plains")],
      },
    });
    t.cast("Muster").resolve();
    t.cast("Unsummon", "Soldier Token").resolve();
    expect(t.hand("A")).toEqual(["Cloudshift"]);
    t.cast("Cloudshift").resolve();
    expect(t.battlefield("A")).toEqual(["Island", "Plains"]);
    expect(t.exile()).toEqual([]);
  });

  it("copy a creature with exceptions (CR 707.9)", () => {
    const twin = spell(
      "Twin",
      [
        {
          kind: "createCopyToken",
          who: { kind: "you" },
          amount: 1,
          of: THE_TARGET,
          except: [{ kind: "gainAbility", ability: keyword("haste") }],
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({
      A: { hand: [twin] },
      B: { battlefield: [{ card: bears, as: { counters: { "+1/+1": 3 } } }] },
    });
    t.cast("Twin").resolve();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears"]);
    const token = t.state.battlefield.find((id) => t.state.objects[id]?.kind === "token") ?? 0;
    expect(t.state.objects[token]?.counters).toEqual({});
    t.attack("Grizzly Bears").block().fight();
    expect(t.life("B")).toBe(18);
  });

  it("copy a spell with its targets, not cast (C05, CR 707.10)", () => {
    const t = play({
      A: {
        hand: [real("Lightning Bolt"), real("Twincast")],
        battlefield: [real("Mountain"), ...islands(2), real("Young Pyromancer")],
      },
      B: { battlefield: [bears] },
    });
    t.cast("Lightning Bolt", "B").cast("Twincast", "Lightning Bolt");
    while (t.decision.kind === "act") t.pass();
    expect(t.asked).toBe("A confirm chooseNewTargets");
    t.yes();
    expect(t.options().sort()).toEqual(["A", "B", "Elemental Token", "Grizzly Bears", "Young Pyromancer"]);
    t.pick("Grizzly Bears").resolveAll();
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
    expect(t.life("B")).toBe(17);
    expect(t.battlefield("A").filter((name) => name.startsWith("Elemental"))).toHaveLength(2);
  });

  it("of Grapeshot still resolve when the original is countered (T10)", () => {
    const free = spell("Free", []);
    const t = play({
      A: { hand: [free, free, real("Grapeshot")], battlefield: Array(2).fill(real("Mountain")) },
      B: { hand: [real("Counterspell")], battlefield: islands(2) },
    });
    t.cast("Free").resolve();
    t.cast("Free").resolve();
    t.cast("Grapeshot", "B").resolve();
    while (t.decision.kind === "confirm") t.no();
    expect(t.stack()).toHaveLength(3);
    t.pass().cast("Counterspell");
    if (t.decision.kind === "pick") t.say({ kind: "pick", values: [t.decision.options[0]?.value ?? 0] });
    t.resolveAll();
    expect(t.life("B")).toBe(18);
  });

  it("let new targets be chosen for a spell, or leave them (CR 115.7)", () => {
    const redirect = spell(
      "Redirect",
      [{ kind: "changeTargets", what: { kind: "target", target: "t1" }, who: { kind: "you" } }],
      [
        {
          id: "t1",
          what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
        },
      ],
    );
    const t = play({
      A: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain"), bears] },
      B: { hand: [redirect] },
    });
    t.cast("Lightning Bolt", "B").pass().cast("Redirect").resolve();
    expect(t.options()).toEqual(["Grizzly Bears", "A"]);
    t.pick("A").resolve();
    expect([t.life("A"), t.life("B")]).toEqual([17, 20]);
  });
});

describe("changing targets", () => {
  const SPELL_TARGET: TargetClause = {
    id: "t1",
    what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
  };
  const redirect = (optional: boolean) =>
    spell(
      "Redirect",
      [
        {
          kind: "changeTargets",
          what: { kind: "target", target: "t1" },
          who: { kind: "you" },
          ...(optional ? { optional: true as const } : {}),
        },
      ],
      [SPELL_TARGET],
    );
  const arcTrail = spell(
    "Trail",
    [
      { kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t1" } },
      { kind: "dealDamage", amount: 1, to: { kind: "targets", target: "t2" } },
    ],
    [ANY_TARGET, { ...ANY_TARGET, id: "t2", otherThan: ["t1"] }],
  );

  it("counts only the targets that there are in the end, so two can be swapped (CR 115.7e)", () => {
    const t = play({ A: { hand: [arcTrail] }, B: { hand: [redirect(true)] } });
    t.cast("Trail", "A", "B").pass().cast("Redirect").resolve();
    t.yes().pick("B");
    if (t.decision.kind === "pick") t.pick("A");
    t.resolve();
    expect([t.life("A"), t.life("B")]).toEqual([19, 18]);
  });

  it("changes none of the targets if not all of them can be changed (CR 115.7a)", () => {
    const twoBears = spell(
      "Twin Strike",
      [{ kind: "destroy", what: THE_TARGET }],
      [{ ...CREATURE_TARGET, count: { min: 2, max: 2 } }],
    );
    const t = play({
      A: { hand: [twoBears] },
      B: { hand: [redirect(false)], battlefield: [bears, bears, creature("Third", 3, 3)] },
    });
    t.cast("Twin Strike", ["Grizzly Bears", "Grizzly Bears"]).pass().cast("Redirect").resolve().resolve();
    expect(t.battlefield("B")).toEqual(["Third"]);
  });
});

describe("counters", () => {
  it("are put, doubled, moved and removed", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Grow",
            [{ kind: "addCounters", counter: "+1/+1", amount: 2, on: THE_TARGET }],
            [CREATURE_TARGET],
          ),
          spell(
            "Double",
            [{ kind: "multiplyCounters", counter: "+1/+1", on: THE_TARGET, factor: 2 }],
            [CREATURE_TARGET],
          ),
          spell(
            "Shift",
            [
              {
                kind: "moveCounters",
                counter: "any",
                amount: 1,
                from: { kind: "target", target: "t1" },
                to: { kind: "target", target: "t2" },
              },
            ],
            [CREATURE_TARGET, { ...CREATURE_TARGET, id: "t2", otherThan: ["t1"] }],
          ),
          spell(
            "Shrink",
            [{ kind: "removeCounters", counter: "any", amount: "all", from: THE_TARGET }],
            [CREATURE_TARGET],
          ),
        ],
        battlefield: [bears, creature("Ogre", 3, 3)],
      },
    });
    t.cast("Grow", "Grizzly Bears").resolve();
    t.cast("Double", "Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("6/6");
    t.cast("Shift", "Grizzly Bears").resolve();
    expect([t.pt("Grizzly Bears"), t.pt("Ogre")]).toEqual(["5/5", "4/4"]);
    t.cast("Shrink", "Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
  });

  it("are taken off as the player says when there are several kinds", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Pluck",
            [{ kind: "removeCounters", counter: "any", amount: 2, from: THE_TARGET }],
            [CREATURE_TARGET],
          ),
        ],
        battlefield: [{ card: bears, as: { counters: { "+1/+1": 2, charge: 2 } } }],
      },
    });
    t.cast("Pluck").resolve();
    expect(t.decision).toMatchObject({ kind: "distribute", total: 2 });
    t.divide(1, 1);
    expect(t.object("Grizzly Bears").counters).toEqual({ "+1/+1": 1, charge: 1 });
  });

  it("poison players to death (CR 704.5c)", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Poison",
            [
              {
                kind: "addPlayerCounters",
                counter: "poison",
                amount: 10,
                who: { kind: "target", target: "t1" },
              },
            ],
            [PLAYER_TARGET],
          ),
        ],
      },
    });
    t.cast("Poison", "B").resolve();
    expect(t.state.result).toMatchObject({ winners: [0] });
  });

  it("are not put on a creature twice over what a spell names", () => {
    const t = play({
      A: {
        hand: [
          spell("Spread", [
            {
              kind: "addCounters",
              counter: "+1/+1",
              amount: 3,
              on: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
              divided: true,
            },
          ]),
        ],
        battlefield: [bears, creature("Ogre", 3, 3)],
      },
    });
    t.cast("Spread").resolve();
    expect(t.decision).toMatchObject({ kind: "distribute", total: 3 });
    expect(t.answer({ kind: "distribute", amounts: [3, 0] })).toMatchObject({ kind: "notOffered" });
    t.divide(1, 2);
    expect([t.pt("Grizzly Bears"), t.pt("Ogre")]).toEqual(["3/3", "5/5"]);
  });
});

describe("choices in mid-resolution", () => {
  const draw: Effect = { kind: "draw", who: { kind: "you" }, amount: 1 };

  it("offer to pay only what can be paid, and do the rest unless it is paid", () => {
    const leak = (lands: number) => {
      const t = play({
        A: { hand: [bears], battlefield: [real("Forest"), real("Forest"), ...islands(lands)] },
        B: { hand: [real("Mana Leak")], battlefield: islands(2) },
      });
      return t.cast("Grizzly Bears").pass().cast("Mana Leak").resolve();
    };
    const poor = leak(2);
    expect(poor.graveyard("A")).toEqual(["Grizzly Bears"]);
    const rich = leak(3);
    expect(rich.asked).toBe("A pay unlessPay");
    rich.say({ kind: "pay", how: "auto" });
    expect(rich.graveyard("B")).toEqual(["Mana Leak"]);
    rich.resolve();
    expect(rich.battlefield("A")).toContain("Grizzly Bears");
    const stingy = leak(3).say({ kind: "pay", how: "cancel" });
    expect(stingy.graveyard("A")).toEqual(["Grizzly Bears"]);
  });

  it("do not ask whether to do what can't be done (CR 608.2d)", () => {
    const eat = spell("Eat", [
      {
        kind: "may",
        who: { kind: "you" },
        effects: [
          {
            kind: "sacrifice",
            who: { kind: "you" },
            what: {
              kind: "choose",
              by: { kind: "you" },
              filter: { of: [{ kind: "type", type: "creature" }] },
              count: { min: 1, max: 1 },
              eachOwn: true,
            },
          },
        ],
        otherwise: [{ kind: "loseLife", who: { kind: "you" }, amount: 4 }],
      },
    ]);
    const t = play({ A: { hand: [eat] } });
    t.cast("Eat").resolve();
    expect(t.life("A")).toBe(16);
  });

  it("do what follows only if it was done", () => {
    const attack = () => {
      const crew: Effect = {
        kind: "modify",
        what: { kind: "all", filter: { of: [{ kind: "subtype", subtype: "Vehicle" }] } },
        modifications: [{ kind: "types", mode: "add", types: ["creature"] }],
        duration: "endOfTurn",
      };
      const t = play({
        A: { hand: [real("Opt"), spell("All Aboard", [crew])], battlefield: [real("Smuggler's Copter")] },
      });
      return t.cast("All Aboard").resolve().attack("Smuggler's Copter").resolve();
    };
    const declined = attack().no();
    expect(declined.hand("A")).toEqual(["Opt"]);
    const looted = attack().yes();
    expect(looted.asked).toBe("A pick discard");
    looted.pick("Opt");
    expect(looted.hand("A")).toEqual(["Mountain"]);
    expect(looted.graveyard("A")).toEqual(["All Aboard", "Opt"]);
  });

  it("go through objects and players one after another", () => {
    const each = spell("Tithe", [
      {
        kind: "forEachPlayer",
        of: { kind: "opponents" },
        effects: [
          { kind: "loseLife", who: { kind: "each" }, amount: 2 },
          {
            kind: "forEach",
            of: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
            effects: [
              {
                kind: "addCounters",
                counter: "+1/+1",
                amount: 1,
                on: { kind: "ref", ref: { kind: "each" } },
              },
            ],
          },
          { kind: "gainLife", who: { kind: "each" }, amount: 1 },
        ],
      },
    ]);
    const t = play({ A: { hand: [each], battlefield: [bears] }, B: {}, C: {} });
    t.cast("Tithe").resolve();
    expect([t.life("A"), t.life("B"), t.life("C")]).toEqual([20, 19, 19]);
    expect(t.pt("Grizzly Bears")).toBe("4/4");
  });

  it("choose a color, a player, one of several things", () => {
    const options: Effect = {
      kind: "chooseOne",
      who: { kind: "you" },
      options: [[draw], [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }]],
    };
    const t = play({
      A: {
        hand: [
          spell("Pick", [options]),
          spell("Name", [
            { kind: "choose", who: { kind: "you" }, what: { kind: "player", among: "any" }, bind: "who" },
            { kind: "loseLife", who: { kind: "bound", name: "who" }, amount: 1 },
          ]),
          spell("Paint", [
            { kind: "choose", who: { kind: "you" }, what: { kind: "color" } },
            { kind: "addMana", who: { kind: "you" }, output: { kind: "chosenColor", amount: 2 } },
          ]),
          spell("Count", [
            { kind: "choose", who: { kind: "you" }, what: { kind: "number", min: 1, max: 5 }, bind: "n" },
            { kind: "gainLife", who: { kind: "you" }, amount: { kind: "bound", name: "n" } },
          ]),
        ],
      },
    });
    t.cast("Pick").resolve().pick("mode 1");
    expect(t.life("A")).toBe(23);
    t.cast("Name").resolve().pick("B");
    expect(t.life("B")).toBe(19);
    t.cast("Count").resolve().say({ kind: "number", number: 4 });
    expect(t.life("A")).toBe(27);
    t.cast("Paint").resolve().pick("U");
    expect(t.state.players[0]?.mana.map((unit) => unit.type)).toEqual(["U", "U"]);
  });

  it("add mana of the colors that the player chooses", () => {
    const ritual = spell("Prism", [
      { kind: "addMana", who: { kind: "you" }, output: { kind: "anyColor", amount: 3, combination: true } },
    ]);
    const t = play({ A: { hand: [ritual] } });
    t.cast("Prism").resolve();
    expect(t.options()).toEqual(["W", "U", "B", "R", "G"]);
    t.divide(2, 0, 0, 0, 1);
    expect(t.state.players[0]?.mana.map((unit) => unit.type)).toEqual(["W", "W", "G"]);
  });

  it("vote in turn order (CR 701.32)", () => {
    const council = spell("Council", [
      {
        kind: "vote",
        options: [
          { word: "death", ifMost: [{ kind: "loseLife", who: { kind: "you" }, amount: 5 }] },
          { word: "taxes", perVote: [draw], ifMost: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
        ],
      },
    ]);
    const t = play({ A: { hand: [council] } });
    t.cast("Council").resolve();
    expect(t.asked).toBe("A pick vote");
    t.pick("death");
    expect(t.asked).toBe("B pick vote");
    t.pick("taxes");
    expect(t.life("A")).toBe(25);
    expect(t.hand("A")).toHaveLength(1);
  });

  it("flip coins and roll dice by chance that the seed settles", () => {
    const gamble = spell("Gamble", [
      {
        kind: "flipCoins",
        who: { kind: "you" },
        count: 4,
        win: [{ kind: "gainLife", who: { kind: "you" }, amount: 10 }],
        lose: [{ kind: "loseLife", who: { kind: "you" }, amount: 1 }],
        bind: "wins",
      },
      { kind: "rollDie", who: { kind: "you" }, sides: 6, bind: "roll" },
    ]);
    const run = () =>
      play({ A: { hand: [gamble] } })
        .cast("Gamble")
        .resolve();
    const t = run();
    const wins = t.events.filter((event) => event.kind === "coinFlipped" && event.won).length;
    expect(t.life("A")).toBe(20 + 10 * wins - (4 - wins));
    expect(t.told("dieRolled")).toBe(1);
    expect(run().life("A")).toBe(t.life("A"));
  });

  it("cast a card from exile without paying, as part of the resolution (CR 608.2g)", () => {
    const outburst = spell("Outburst", [
      {
        kind: "revealUntil",
        who: { kind: "you" },
        filter: { of: [{ kind: "not", of: { kind: "type", type: "land" } }] },
        count: 1,
        bind: "found",
        rest: "passed",
        exile: true,
      },
      {
        kind: "castNow",
        who: { kind: "you" },
        what: { kind: "ref", ref: { kind: "bound", name: "found" } },
        cost: "withoutPaying",
        optional: true,
      },
      { kind: "gainLife", who: { kind: "you" }, amount: 1 },
    ]);
    const t = play({ A: { hand: [outburst], library: [real("Island"), real("Serra Angel")] } });
    t.cast("Outburst").resolve();
    expect(t.asked).toBe("A pick castNow");
    t.pick("Serra Angel");
    expect(t.stack()).toEqual(["Serra Angel"]);
    expect(t.life("A")).toBe(21);
    expect(t.exile()).toEqual(["Island"]);
    t.resolve();
    expect(t.battlefield("A")).toEqual(["Serra Angel"]);
  });

  it("let a player play an exiled card until end of turn", () => {
    const impulse = spell("Reckless Impulse", [
      { kind: "exile", what: { kind: "top", of: { kind: "you" }, amount: 2 }, bind: "cards" },
      {
        kind: "mayPlay",
        who: { kind: "you" },
        what: { kind: "ref", ref: { kind: "bound", name: "cards" } },
        duration: "endOfTurn",
        act: "play",
      },
    ]);
    const t = play({ A: { hand: [impulse], library: [real("Forest"), spell("Zap", [draw])] } });
    t.cast("Reckless Impulse").resolve();
    t.land("Forest").cast("Zap").resolve();
    expect(t.exile()).toEqual([]);
    expect(t.hand("A")).toHaveLength(1);
  });

  it("attach Auras that enter without being cast to what their controller chooses (CR 303.4f-g)", () => {
    const back = spell("Return", [
      {
        kind: "move",
        what: { kind: "all", filter: { zones: ["graveyard"], of: [{ kind: "subtype", subtype: "Aura" }] } },
        to: { zone: "battlefield" },
      },
    ]);
    const t = play({
      A: { hand: [back], graveyard: [real("Pacifism")], battlefield: [bears] },
      B: { battlefield: [creature("Ogre", 3, 3)] },
    });
    t.cast("Return").resolve();
    expect(t.options()).toEqual(["Grizzly Bears", "Ogre"]);
    t.pick("Ogre");
    expect(t.object("Pacifism").attachedTo).toEqual({ object: t.id("Ogre") });
    const nowhere = play({ A: { hand: [back], graveyard: [real("Pacifism")] } });
    nowhere.cast("Return").resolve();
    expect(nowhere.graveyard("A")).toContain("Pacifism");
  });
});
