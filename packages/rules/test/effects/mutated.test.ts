import {
  type Ability,
  type CardDefinition,
  type Effect,
  type Face,
  LANGUAGE_VERSION,
  type TargetClause,
  type Zone,
} from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { creature, enchantment, gain, keyword, self } from "../support/cards.ts";
import { aim, kite, MUTATE, mole, mutate, onCreature, TARGET, turnOver, wreck } from "./mutating.ts";
import { type Play, play, type Setup, spell } from "./play.ts";

const SPELL_TARGET: TargetClause = {
  id: "t1",
  what: { kind: "object", filter: { zones: ["stack"], of: [] } },
};
const MORPH: Ability = { kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["0"] }] };

const turnDown = onCreature("Turn Down", { kind: "turnFaceDown", what: TARGET });
/** A has the Mole merged with something. */
function merged(below: CardDefinition, place: "top" | "bottom", { A = {}, ...others }: Setup = {}): Play {
  const hand = [mole, ...(A.hand ?? [])];
  const t = play({ B: {}, ...others, A: { ...A, battlefield: [below, ...(A.battlefield ?? [])], hand } });
  return mutate(t, "Mole", below.name, place);
}

function twoFaced(layout: CardDefinition["layout"], front: Face, back: Face): CardDefinition {
  return { version: LANGUAGE_VERSION, name: front.name, layout, faces: [front, back] };
}

function face(name: string, power: number, ...abilities: readonly Ability[]): Face {
  return { name, manaCost: ["1"], types: ["creature"], power, toughness: power, abilities };
}

const wolf = twoFaced(
  "transform",
  face("Villager", 1, keyword("vigilance")),
  face("Wolf", 3, keyword("menace")),
);

describe("the target of a mutating creature spell", () => {
  it("is a non-Human creature with the same owner, under any player's control (CR 702.140a)", () => {
    const human = creature("Smith", 1, 1, { subtypes: ["Human"] });
    const lent = { card: kite, as: { controller: 1 } } as const;
    const t = play({ A: { battlefield: [human, lent], hand: [mole] }, B: { battlefield: [wolf] } });
    aim(t, "Mole", "Kite");
    expect(t.decision.kind).toBe("act");
    t.resolve().pick("top");
    expect(t.battlefield("B").toSorted()).toEqual(["Mole", "Villager"]);
    expect(t.battlefield("A")).toEqual(["Smith"]);
  });

  it("must be there for it to be cast for its mutate cost", () => {
    const t = play({ A: { hand: [mole] }, B: { battlefield: [kite] } });
    expect(t.canCast("Mole")).toBe(false);
  });
});

describe("what applies to a mutating creature spell", () => {
  it("applies to the permanent that it merges with (CR 702.140f)", () => {
    const grant: Effect = {
      kind: "modify",
      what: TARGET,
      modifications: [gain("haste")],
      duration: "endOfTurn",
    };
    const bless = spell("Bless", [grant], [SPELL_TARGET]);
    const t = play({ A: { battlefield: [kite], hand: [mole, bless] } });
    aim(t, "Mole", "Kite").cast("Bless", "Mole").resolve().resolve().pick("bottom");
    expect([t.has("Kite", "haste"), t.has("Kite", "trample")]).toEqual([true, true]);
  });

  it("makes a token of its copy, which merges as well (CR 608.3f, 702.140c)", () => {
    const twice = spell(
      "Twice",
      [{ kind: "copySpell", what: { kind: "target", target: "t1" }, newTargets: "none" }],
      [SPELL_TARGET],
    );
    const t = play({ A: { battlefield: [kite], hand: [mole, twice, wreck] } });
    aim(t, "Mole", "Kite").cast("Twice", "Mole").resolve().resolve().pick("top").resolve().pick("bottom");
    expect(t.object("Mole").merged?.components.map(({ kind }) => kind)).toEqual(["token", "card", "card"]);
    t.cast("Wreck", "Mole").resolve().pick("Mole", "Mole", "Kite");
    expect(t.graveyard("A").toSorted()).toEqual(["Kite", "Mole", "Twice", "Wreck"]);
  });
});

describe("transforming a mutated permanent", () => {
  it.each([
    ["top", "Mole", ["menace", "trample"]],
    ["bottom", "Wolf", ["menace", "trample"]],
  ] as const)("turns over its double-faced components (%s, CR 727.2i)", (place, name, has) => {
    const t = merged(wolf, place, { A: { hand: [turnOver] } });
    t.cast("Turn Over", place === "top" ? "Mole" : "Villager").resolve();
    expect([...t.values(name).keywords].filter((one) => one !== "mutate").toSorted()).toEqual(has);
    expect(t.pt(name)).toBe(place === "top" ? "4/5" : "3/3");
  });

  it("does nothing without any (CR 701.28c)", () => {
    const t = merged(kite, "top", { A: { hand: [turnOver] } });
    t.cast("Turn Over", "Mole").resolve();
    expect([t.told("faceChanged"), t.has("Mole", "flying")]).toEqual([0, true]);
  });

  it("follows day and night where a component under it does (CR 702.145d)", () => {
    const sleeper = twoFaced(
      "transform",
      face("Sleeper", 1, keyword("daybound")),
      face("Prowler", 3, keyword("nightbound"), keyword("menace")),
    );
    const nightfall = spell("Nightfall", [{ kind: "keywordAction", action: "nightBecomes" }]);
    const t = merged(sleeper, "top", { A: { hand: [nightfall] } });
    expect(t.has("Mole", "menace")).toBe(false);
    t.cast("Nightfall").resolve();
    expect([t.has("Mole", "menace"), t.pt("Mole")]).toEqual([true, "4/5"]);
  });
});

describe("flipping a mutated permanent", () => {
  it("uses the other half of a flip card under it (CR 727.2h)", () => {
    const flips: Ability = {
      kind: "activated",
      cost: [{ kind: "mana", mana: ["0"] }],
      body: {
        kind: "plain",
        effects: [{ kind: "keywordAction", action: "flip", what: { kind: "ref", ref: { kind: "this" } } }],
      },
    };
    const pupil = twoFaced("flip", face("Pupil", 1, flips), face("Master", 2, keyword("reach")));
    const t = merged(pupil, "top");
    t.activate("Mole").resolve();
    expect([t.has("Mole", "reach"), t.pt("Mole")]).toEqual([true, "4/5"]);
  });
});

describe("a creature spell that merges with a face-down creature", () => {
  const hidden = creature("Hidden", 3, 3, { abilities: [MORPH, keyword("reach")] });
  const lying = {
    card: hidden,
    as: {
      status: { tapped: false, flipped: false, faceDown: "morph", phasedOut: false },
    },
  } as const;

  function onHidden(place: "top" | "bottom", hand: readonly CardDefinition[] = []): Play {
    const t = play({ A: { battlefield: [lying], hand: [mole, ...hand] } });
    return mutate(t, "Mole", "", place);
  }

  it("makes it face up on top of it, which isn't turning it face up, without the abilities of what lies under (CR 727.2e)", () => {
    const t = onHidden("top");
    expect([t.pt("Mole"), t.has("Mole", "reach"), t.told("faceChanged")]).toEqual(["4/5", false, 0]);
  });

  it("is revealed with it as it leaves (CR 708.9)", () => {
    const t = onHidden("top", [wreck]);
    t.cast("Wreck", "Mole").resolve().pick("Mole", "Hidden");
    expect(t.told("revealed")).toBe(1);
    expect(t.graveyard("A")).toContain("Hidden");
  });

  it("leaves it face down under it, a 2/2 without abilities, until all turns face up (CR 727.2e-f)", () => {
    const t = onHidden("bottom");
    expect([t.pt(""), [...t.values("").keywords]]).toEqual(["2/2", []]);
    t.do("special ");
    expect([t.pt("Hidden"), t.has("Hidden", "reach"), t.has("Hidden", "trample")]).toEqual([
      "3/3",
      true,
      true,
    ]);
  });

  it("gives the morph cost for which it can be turned face up with all its components (CR 702.37e, 727.2f)", () => {
    const t = merged(hidden, "top", { A: { hand: [turnDown] } });
    t.cast("Turn Down", "Mole").resolve();
    expect(t.pt("")).toBe("2/2");
    t.do("special ");
    expect([t.pt("Mole"), t.has("Mole", "reach")]).toEqual(["4/5", true]);
  });
});

describe("a mutated commander", () => {
  const captain = { card: kite, as: { marks: ["commander"] } } as const;

  it.each(["top", "bottom"] as const)(
    "goes to the command zone alone, whether it is on top or under the other (%s, CR 903.3c, 903.9c)",
    (place) => {
      const back = onCreature("Back", { kind: "move", what: TARGET, to: { zone: "hand" } });
      const t = play({ A: { battlefield: [captain], hand: [mole, back] } }, rulesetById("commander"));
      mutate(t, "Mole", "Kite", place);
      t.cast("Back", place === "top" ? "Mole" : "Kite")
        .resolve()
        .yes();
      expect(t.hand("A")).toEqual(["Mole"]);
      expect(t.state.command.map((id) => t.nameOf(id))).toEqual(["Kite"]);
    },
  );
});

describe("counters of a mutated permanent", () => {
  it("are as old as before, so that an ability lost later stays lost (CR 613.7c, 727.2c)", () => {
    const plain = { card: creature("Runt", 1, 1), as: { counters: { flying: 1 } } } as const;
    const ground = onCreature("Ground", {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "loseKeyword", keyword: "flying" }],
      duration: "endOfTurn",
    });
    const t = play({ A: { battlefield: [plain], hand: [ground, mole] } });
    t.cast("Ground", "Runt").resolve();
    expect(t.has("Runt", "flying")).toBe(false);
    mutate(t, "Mole", "Runt", "bottom");
    expect(t.has("Runt", "flying")).toBe(false);
  });
});

describe("the age of a mutated permanent", () => {
  it("is what it was, so that an ability it was given by being suspected stays lost (CR 613.7, 727.2c)", () => {
    const suspect = { card: creature("Runt", 1, 1), as: { marks: ["suspected"] } } as const;
    const calm = onCreature("Calm", {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "loseKeyword", keyword: "menace" }],
      duration: "endOfTurn",
    });
    const t = play({ A: { battlefield: [suspect], hand: [calm, mole] } });
    t.cast("Calm", "Runt").resolve();
    mutate(t, "Mole", "Runt", "bottom");
    expect(t.has("Runt", "menace")).toBe(false);
  });

  it("is that of the merging for its own abilities (CR 613.7a, 727.2a)", () => {
    const calm = onCreature("Calm", {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "loseKeyword", keyword: "menace" }],
      duration: "endOfTurn",
    });
    const leader = creature("Leader", 1, 1, { abilities: [MUTATE, self(gain("menace"))] });
    const t = play({ A: { battlefield: [kite], hand: [calm, leader] } });
    t.cast("Calm", "Kite").resolve();
    mutate(t, "Leader", "Kite", "bottom");
    expect(t.has("Kite", "menace")).toBe(true);
  });
});

it("a spell merges only with a creature of the same owner (CR 702.140a)", () => {
  const odd = onCreature("Odd", { kind: "keywordAction", action: "mutate", what: TARGET });
  const t = play({ A: { hand: [odd] }, B: { battlefield: [kite] } });
  t.cast("Odd", "Kite").resolve();
  expect([t.object("Kite").merged, t.graveyard("A")]).toEqual([undefined, ["Odd"]]);
});

describe("a mutated token with cards under it", () => {
  const made = { card: kite, as: { kind: "token" } } as const;
  const instead = (
    zones: readonly Zone[] | null,
    to: { newZone: Zone; position?: "bottom" } = { newZone: "exile" },
  ): CardDefinition =>
    enchantment("Void", {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "redirectMove",
            what: { filter: { of: [], ...(zones ? { zones } : {}) } },
            to: "graveyard",
            ...to,
          },
        },
      ],
    });
  const watching = enchantment("Watcher", {
    kind: "triggered",
    event: { kind: "moves", what: { filter: { zones: ["graveyard"], of: [] } }, to: "graveyard" },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });

  it.each([
    ["card", ["graveyard"], "bottom"],
    ["card or token", null, "bottom"],
    ["card", ["graveyard"], "top"],
  ] as const)(
    "has them exiled where a %s would be put into a graveyard (%s, %s, CR 727.3e)",
    (_, zones, place) => {
      const t = play({ A: { battlefield: [made, instead(zones), watching], hand: [mole, wreck] } });
      mutate(t, "Mole", "Kite", place);
      t.cast("Wreck", place === "top" ? "Mole" : "Kite").resolveAll();
      expect(t.exile().toSorted()).toEqual(["Mole", "Wreck"]);
      expect([t.graveyard("A"), t.life("A")]).toEqual([[], 20]);
    },
  );

  it("has its owner arrange only the cards where they go (CR 727.3a, 727.3e)", () => {
    const other = creature("Newt", 1, 1, { abilities: [MUTATE] });
    const void_ = instead(["graveyard"], { newZone: "library", position: "bottom" });
    const t = play({ A: { battlefield: [made, void_], hand: [mole, other, wreck] } });
    mutate(t, "Mole", "Kite", "bottom");
    mutate(t, "Newt", "Kite", "bottom");
    t.cast("Wreck", "Kite").resolve();
    expect([t.options(), t.decision.prompt]).toMatchObject([
      ["Mole", "Newt"],
      { key: "orderCards", detail: "bottom" },
    ]);
    t.pick("Newt", "Mole");
    expect(t.library("A", 99).filter((name) => name === "Mole" || name === "Newt")).toEqual(["Newt", "Mole"]);
  });

  it("is put into a graveyard itself, and so dies", () => {
    const mourning = enchantment("Mourner", {
      kind: "triggered",
      event: {
        kind: "moves",
        what: { filter: { of: [{ kind: "type", type: "creature" }] } },
        from: "battlefield",
        to: "graveyard",
      },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    });
    const t = play({ A: { battlefield: [made, instead(["graveyard"]), mourning], hand: [mole, wreck] } });
    mutate(t, "Mole", "Kite", "bottom");
    t.cast("Wreck", "Kite").resolve().resolveAll();
    expect([t.exile().toSorted(), t.life("A")]).toEqual([["Mole", "Wreck"], 21]);
  });
});
