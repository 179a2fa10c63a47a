import type { Effect, KeywordAction, Selection } from "@spellroom/card-language";
import { KEYWORD_ACTIONS } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { whatEffectLacks } from "../../src/engine/card-support.ts";
import { card, creature } from "../support/cards.ts";
import { CREATURE_TARGET, play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const LANDS = Array.from({ length: 6 }, () => real("Forest"));
const ALL_ARTIFACTS: Selection = { kind: "all", filter: { of: [{ kind: "type", type: "artifact" }] } };
const mirror = card("Mirror", {
  types: ["artifact"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { copyOf: { filter: { of: [{ kind: "type", type: "artifact" }] } } },
          },
        },
      ],
    },
  ],
});
const THE_TARGET: Selection = { kind: "ref", ref: { kind: "target", target: "t1" } };

function act(action: KeywordAction, more: Partial<Extract<Effect, { kind: "keywordAction" }>> = {}): Effect {
  return { kind: "keywordAction", action, ...more };
}

/** A game in which seat A has just resolved a spell that does this to its Grizzly Bears. */
function done(
  action: KeywordAction,
  more: Partial<Extract<Effect, { kind: "keywordAction" }>> = {},
  library: readonly string[] = [],
) {
  const t = play({
    A: {
      hand: [spell("Act", [act(action, { what: THE_TARGET, ...more })], [CREATURE_TARGET])],
      battlefield: [bears],
      library: library.map(real),
    },
  });
  return t.cast("Act").resolve();
}

describe("keyword actions that put counters (CR 701)", () => {
  it("proliferate: another of each kind on what the player picks", () => {
    const t = play({
      A: {
        hand: [spell("Spread", [act("proliferate")])],
        battlefield: [
          { card: bears, as: { counters: { "+1/+1": 1, charge: 2 } } },
          { card: creature("Ogre", 3, 3), as: { counters: { "-1/-1": 1 } } },
        ],
      },
    });
    t.cast("Spread").resolve();
    expect(t.decision).toMatchObject({ kind: "pick", min: 0, max: 2 });
    t.pick("Grizzly Bears");
    expect(t.object("Grizzly Bears").counters).toEqual({ "+1/+1": 2, charge: 3 });
    expect(t.object("Ogre").counters).toEqual({ "-1/-1": 1 });
  });

  it("adapt: only without +1/+1 counters", () => {
    const t = done("adapt", { amount: 3 });
    expect(t.pt("Grizzly Bears")).toBe("5/5");
    const twice = play({
      A: {
        hand: [spell("Act", [act("adapt", { what: THE_TARGET, amount: 3 })], [CREATURE_TARGET])],
        battlefield: [{ card: bears, as: { counters: { "+1/+1": 1 } } }],
      },
    });
    twice.cast("Act").resolve();
    expect(twice.pt("Grizzly Bears")).toBe("3/3");
  });

  it("monstrosity: once", () => {
    const monster = creature("Monster", 2, 2, {
      abilities: [
        {
          kind: "activated",
          cost: [],
          body: { kind: "plain", effects: [act("monstrosity", { amount: 2 })] },
        },
        {
          kind: "triggered",
          event: { kind: "keywordAction", action: "monstrosity", what: "this" },
          body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const t = play({ A: { battlefield: [monster] } });
    t.activate("Monster").activate("Monster").resolveAll();
    expect(t.pt("Monster")).toBe("4/4");
    expect(t.object("Monster").marks).toEqual(["monstrous"]);
    expect(t.hand("A")).toHaveLength(1);
  });

  it("bolster: a creature with the least toughness", () => {
    const t = play({
      A: {
        hand: [spell("Act", [act("bolster", { amount: 2 })])],
        battlefield: [bears, creature("Imp", 1, 1), creature("Gnome", 1, 1)],
      },
    });
    t.cast("Act").resolve();
    expect(t.options()).toEqual(["Imp", "Gnome"]);
    t.pick("Gnome");
    expect(t.pt("Gnome")).toBe("3/3");
  });

  it("explore: a land to the hand, or a counter and perhaps the graveyard", () => {
    const land = done("explore", {}, ["Forest"]);
    expect([land.hand("A"), land.pt("Grizzly Bears")]).toEqual([["Forest"], "2/2"]);
    const other = done("explore", {}, ["Opt"]);
    expect(other.asked).toBe("A confirm may");
    other.yes();
    expect(other.pt("Grizzly Bears")).toBe("3/3");
    expect(other.graveyard("A")).toEqual(["Opt", "Act"]);
    expect(other.events.some((event) => event.kind === "keywordAction" && event.action === "explore")).toBe(
      true,
    );
  });

  it("connive: draw, discard, and a counter for a nonland card", () => {
    const t = done("connive", {}, ["Opt"]);
    expect(t.graveyard("A")).toEqual(["Opt", "Act"]);
    expect(t.pt("Grizzly Bears")).toBe("3/3");
    const land = done("connive", {}, ["Forest"]);
    expect(land.pt("Grizzly Bears")).toBe("2/2");
  });

  it("amass: a new Army, or the one that is there", () => {
    const t = play({
      A: { hand: Array(2).fill(spell("Act", [act("amass", { amount: 2, subtype: "Orc" })])) },
    });
    t.cast("Act").resolve();
    expect(t.battlefield("A")).toEqual(["Orc Army Token"]);
    expect(t.pt("Orc Army Token")).toBe("2/2");
    t.cast("Act").resolve();
    expect(t.battlefield("A")).toEqual(["Orc Army Token"]);
    expect(t.pt("Orc Army Token")).toBe("4/4");
  });

  it("endure: counters or a Spirit of that size", () => {
    const counters = done("endure", { amount: 3 }).pick("mode 0");
    expect(counters.pt("Grizzly Bears")).toBe("5/5");
    const spirit = done("endure", { amount: 3 }).pick("mode 1");
    expect(spirit.pt("Spirit Token")).toBe("3/3");
  });
});

describe("keyword actions that make tokens", () => {
  it("investigate: a Clue each time", () => {
    const t = done("investigate", { amount: 2 });
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Clue Token", "Clue Token"]);
    expect(
      t.events.filter((event) => event.kind === "keywordAction" && event.action === "investigate"),
    ).toHaveLength(2);
  });

  it("populate: a copy of a creature token", () => {
    const t = play({
      A: {
        hand: [
          spell("Make", [
            {
              kind: "createToken",
              who: { kind: "you" },
              amount: 1,
              token: {
                kind: "token",
                colors: ["G"],
                types: ["creature"],
                subtypes: ["Wurm"],
                power: 5,
                toughness: 5,
              },
            },
          ]),
          spell("Act", [act("populate")]),
        ],
      },
    });
    t.cast("Make").resolve();
    t.cast("Act").resolve();
    expect(t.battlefield("A")).toEqual(["Wurm Token", "Wurm Token"]);
  });

  it("incubate: an Incubator with counters on it, which transforms into a Phyrexian (CR 701.51, 111.10i)", () => {
    const t = play({
      A: { hand: [spell("Act", [act("incubate", { amount: 2 })])], battlefield: LANDS },
    });
    t.cast("Act").resolve();
    expect(t.object("Incubator Token").counters).toEqual({ "+1/+1": 2 });
    t.activate("Incubator Token").resolve();
    expect(t.battlefield("A")).not.toContain("Incubator Token");
    expect(t.pt("Phyrexian Token")).toBe("2/2");
  });

  it("populate: a copy of a token with two faces has both of them (CR 707.8a)", () => {
    const t = play({
      A: {
        hand: [
          spell("Incubate", [act("incubate", { amount: 2 })]),
          spell("Copy", [{ kind: "createCopyToken", who: { kind: "you" }, of: ALL_ARTIFACTS, amount: 1 }]),
          spell("Turn", [{ kind: "transform", what: ALL_ARTIFACTS }]),
        ],
        battlefield: [...LANDS, real("Glorious Anthem")],
      },
    });
    t.cast("Incubate").resolve().activate("Incubator Token").resolve().cast("Copy").resolve();
    expect(t.battlefield("A").filter((name) => name === "Phyrexian Token")).toHaveLength(2);
    t.cast("Turn").resolve();
    expect(t.battlefield("A").filter((name) => name === "Incubator Token")).toHaveLength(2);
    t.activate("Incubator Token").resolve();
    expect(t.battlefield("A")).toContain("Phyrexian Token");
  });

  it("transform: what has become a copy of a transforming permanent has no other face (CR 712.9)", () => {
    const t = play({
      A: {
        hand: [
          spell("Incubate", [act("incubate", { amount: 2 })]),
          spell("Turn", [{ kind: "transform", what: ALL_ARTIFACTS }]),
          mirror,
        ],
        battlefield: LANDS,
      },
    });
    t.cast("Incubate").resolve().cast("Mirror").resolve().pick("Incubator Token");
    t.cast("Turn").resolve();
    expect(t.battlefield("A")).toEqual(expect.arrayContaining(["Incubator Token", "Phyrexian Token"]));
  });

  it("manifest: the top card face down as a 2/2 that its controller may look at", () => {
    const t = play({ A: { hand: [spell("Act", [act("manifest")])], library: [real("Serra Angel")] } });
    t.cast("Act").resolve();
    const [id = 0] = t.state.battlefield;
    expect(t.state.objects[id]?.status.faceDown).toBe("manifest");
    expect(t.state.objects[id]?.knownTo).toEqual([0]);
    expect(t.pt("")).toBe("2/2");
    expect(t.has("", "flying")).toBe(false);
  });

  it("manifest dread: one of the top two, the other into the graveyard", () => {
    const t = play({
      A: { hand: [spell("Act", [act("manifestDread")])], library: [real("Serra Angel"), real("Opt")] },
    });
    t.cast("Act").resolve().pick("Serra Angel");
    expect(t.graveyard("A")).toEqual(["Opt", "Act"]);
    expect(t.state.battlefield).toHaveLength(1);
  });
});

describe("keyword actions that hinder", () => {
  it("goad until the goader's next turn (CR 701.38)", () => {
    const t = play({
      A: { hand: [spell("Act", [act("goad", { what: THE_TARGET })], [CREATURE_TARGET])] },
      B: { battlefield: [bears] },
    });
    t.cast("Act").resolve();
    expect(t.object("Grizzly Bears").marks).toEqual(["goadedBy:0"]);
    t.to("beginningOfCombat", 6).toAttackers();
    expect(t.decision).toMatchObject({ seat: 1, required: 1 });
  });

  it("detain until the next turn of who did it (CR 701.29)", () => {
    const t = play({
      A: { hand: [spell("Act", [act("detain", { what: THE_TARGET })], [CREATURE_TARGET])] },
      B: { battlefield: [real("Prodigal Sorcerer")] },
    });
    t.cast("Act").resolve();
    t.pass();
    expect(() => t.activate("Prodigal Sorcerer")).toThrow();
    t.to("upkeep", 7).pass();
    t.activate("Prodigal Sorcerer", "A").resolve();
    expect(t.life("A")).toBe(19);
  });

  it("detain those that are there, and none that come later (CR 701.29)", () => {
    const theirs = { of: [{ kind: "type", type: "creature" }] } as const;
    const t = play({
      A: { hand: [spell("Act", [act("detain", { what: { kind: "all", filter: theirs } })])] },
      B: { battlefield: [real("Prodigal Sorcerer")], hand: [real("Raise the Alarm")] },
    });
    t.cast("Act").resolve();
    const [lasting] = t.state.effects.filter(({ objects }) => objects.length > 0);
    expect(lasting?.objects).toEqual([t.object("Prodigal Sorcerer").id]);
    expect(t.state.effects.filter(({ filter }) => filter !== undefined)).toEqual([]);
  });

  it("suspect: menace and can't block (CR 701.58)", () => {
    const t = done("suspect");
    expect(t.has("Grizzly Bears", "menace")).toBe(true);
    expect(t.object("Grizzly Bears").marks).toContain("suspected");
  });

  it("exert: stays tapped in its controller's next untap step (CR 701.39)", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Act",
            [act("exert", { what: THE_TARGET }), { kind: "tap", what: THE_TARGET }],
            [CREATURE_TARGET],
          ),
        ],
        battlefield: [bears],
      },
    });
    t.cast("Act").resolve();
    t.to("upkeep", 7);
    expect(t.object("Grizzly Bears").status.tapped).toBe(true);
    t.to("upkeep", 9);
    expect(t.object("Grizzly Bears").status.tapped).toBe(false);
  });
});

describe("keyword actions of libraries and hands", () => {
  it("discover: cast the first small enough card for nothing, or take it", () => {
    const t = done("discover", { amount: 3 }, ["Forest", "Serra Angel", "Grizzly Bears", "Opt"]);
    expect(t.asked).toBe("A pick castNow");
    t.pick("Grizzly Bears");
    expect(t.stack()).toEqual(["Grizzly Bears"]);
    expect(t.exile()).toEqual([]);
    expect(t.library("A", 1)).toEqual(["Opt"]);
    const kept = done("discover", { amount: 3 }, ["Forest", "Grizzly Bears"]).pick();
    expect(kept.hand("A")).toEqual(["Grizzly Bears"]);
    expect(kept.exile()).toEqual([]);
  });

  it("cascade: a lesser card for nothing, everything else to the bottom", () => {
    const t = done("cascade", { amount: 3 }, ["Forest", "Serra Angel", "Grizzly Bears", "Opt"]);
    t.pick();
    expect(t.exile()).toEqual([]);
    expect(t.hand("A")).toEqual([]);
    expect(t.library("A", 1)).toEqual(["Opt"]);
    expect(t.state.players[0]?.library).toHaveLength(16);
  });

  it("learn: discard a card to draw one", () => {
    const t = play({ A: { hand: [spell("Act", [act("learn")]), real("Opt")] } });
    t.cast("Act").resolve().yes();
    expect(t.hand("A")).toEqual(["Mountain"]);
    expect(t.graveyard("A")).toEqual(["Opt", "Act"]);
  });

  it("clash: the greater mana value wins", () => {
    const t = play({
      A: { hand: [spell("Act", [act("clash")])], library: [real("Serra Angel")] },
      B: { library: [real("Opt")] },
    });
    t.cast("Act").resolve();
    expect(t.asked).toBe("A confirm may");
    t.no().yes();
    expect(t.library("A", 1)).toEqual(["Serra Angel"]);
    expect(t.library("B", 1)).toEqual(["Mountain"]);
  });

  it("fateseal: look at an opponent's top cards and put them back or to the bottom", () => {
    const t = play({
      A: { hand: [spell("Act", [act("fateseal", { amount: 1 })])] },
      B: { library: [real("Serra Angel")] },
    });
    t.cast("Act").resolve().arrange([], ["Serra Angel"]);
    expect(t.library("B", 1)).toEqual(["Mountain"]);
  });

  it("airbend: exiled, and castable for {2} by its owner", () => {
    const t = play({
      A: {
        hand: [spell("Act", [act("airbend", { what: THE_TARGET })], [CREATURE_TARGET])],
        battlefield: [real("Serra Angel"), real("Island"), real("Island")],
      },
    });
    t.cast("Act").resolve();
    expect(t.exile()).toEqual(["Serra Angel"]);
    t.cast("Serra Angel").resolve();
    expect(t.battlefield("A")).toContain("Serra Angel");
  });

  it("earthbend: a land creature that returns when it dies", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Act",
            [act("earthbend", { what: THE_TARGET, amount: 2 })],
            [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "land" }] } } }],
          ),
          real("Lightning Bolt"),
        ],
        battlefield: [real("Forest"), real("Mountain")],
      },
    });
    t.cast("Act", "Forest").resolve();
    expect(t.pt("Forest")).toBe("2/2");
    expect(t.has("Forest", "haste")).toBe(true);
    t.cast("Lightning Bolt", "Forest").resolve();
    expect(t.graveyard("A")).toContain("Forest");
    t.resolveAll();
    expect(t.object("Forest").status.tapped).toBe(true);
  });
});

describe("what can be carried out", () => {
  it("is everything that a card of the pool asks for", () => {
    const lacking = loadPool().all.flatMap(({ name, faces }) =>
      faces.flatMap((face) =>
        (face.abilities ?? []).flatMap((ability) => {
          if (!("body" in ability)) return [];
          const bodies = ability.body.kind === "plain" ? [ability.body] : ability.body.modes;
          const reasons = bodies.flatMap((body) => body.effects.flatMap(whatEffectLacks));
          return reasons.map((reason) => `${name}: ${reason}`);
        }),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it("is said honestly, however deep the instruction is", () => {
    const travel = act("timeTravel");
    expect(whatEffectLacks(travel)).toEqual(["the keyword action timeTravel"]);
    expect(
      whatEffectLacks({
        kind: "repeat",
        times: 2,
        effects: [{ kind: "shuffle", who: { kind: "you" } }, travel],
      }),
    ).toEqual(["the keyword action timeTravel"]);
    const supported = KEYWORD_ACTIONS.filter(
      (action) => whatEffectLacks(act(action, { what: THE_TARGET })).length === 0,
    );
    expect(supported).toHaveLength(54);
  });
});
