import type { Modification, Restriction } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { always, card, creature, keyword, self } from "../support/cards.ts";

const bears = real("Grizzly Bears");

function restricted(restriction: Restriction): Modification {
  return { kind: "restriction", restriction };
}

function withRestriction(name: string, power: number, toughness: number, restriction: Restriction) {
  return creature(name, power, toughness, { abilities: [self(restricted(restriction))] });
}

const required = withRestriction("Berserker", 2, 2, { kind: "mustAttack" });

describe("declaring attackers (CR 508)", () => {
  it("taps attackers but those with vigilance, and deals their damage", () => {
    const t = play({ A: { battlefield: [bears, real("Serra Angel")] } });
    t.attack("Grizzly Bears", "Serra Angel");
    expect(t.object("Grizzly Bears").status.tapped).toBe(true);
    expect(t.object("Serra Angel").status.tapped).toBe(false);
    t.fight();
    expect(t.life("B")).toBe(14);
    expect(t.state.turn.attackedThisTurn).toEqual([0]);
  });

  it("offers neither tapped creatures, defenders, newcomers without haste nor the opponent's creatures", () => {
    const t = play({
      A: {
        battlefield: [
          { card: bears, as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } } },
          real("Wall of Air"),
          { card: creature("Newcomer", 1, 1), as: { controlledSince: 5 } },
          { card: creature("Hasty", 1, 1, { abilities: [keyword("haste")] }), as: { controlledSince: 5 } },
        ],
      },
      B: { battlefield: [bears] },
    }).toAttackers();
    expect(t.decision).toMatchObject({ kind: "attackers", required: 0 });
    expect(
      t.decision.kind === "attackers" && t.decision.candidates.map(({ object }) => t.nameOf(object)),
    ).toEqual(["Hasty"]);
  });

  it("asks for no decision where nothing can attack, and skips blocks and damage (CR 508.8)", () => {
    const t = play({ A: { battlefield: [real("Wall of Air")] } }).to("endOfCombat");
    expect(t.state.turn.step).toBe("endOfCombat");
    expect(t.events.some((event) => event.kind === "stepBegan" && event.step === "declareBlockers")).toBe(
      false,
    );
  });

  it("refuses a declaration that obeys fewer requirements than possible (CR 508.1d)", () => {
    const t = play({ A: { battlefield: [required, required, bears] } }).toAttackers();
    expect(t.decision).toMatchObject({ required: 2 });
    expect(t.answer(t.attacks("Berserker"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks("Berserker", "Grizzly Bears"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks("Berserker", "Berserker"))).toBeNull();
  });

  it("asks for no more than the limit on attackers allows", () => {
    const limit = card("Dueling Grounds", {
      types: ["enchantment"],
      abilities: [always({ kind: "rule", rule: { kind: "attackersAtMost", count: 1 } })],
    });
    const t = play({ A: { battlefield: [required, required, bears, limit] } }).toAttackers();
    expect(t.decision).toMatchObject({ required: 1 });
    expect(t.answer(t.attacks("Berserker", "Berserker"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks("Grizzly Bears"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks("Berserker"))).toBeNull();
  });

  it("asks nothing impossible of a creature that can't attack alone", () => {
    const shy = creature("Shy Berserker", 2, 2, {
      abilities: [self(restricted({ kind: "mustAttack" }), restricted({ kind: "cantAttack", alone: true }))],
    });
    const limit = card("Dueling Grounds", {
      types: ["enchantment"],
      abilities: [always({ kind: "rule", rule: { kind: "attackersAtMost", count: 1 } })],
    });
    const t = play({ A: { battlefield: [shy, bears, limit] } }).toAttackers();
    expect(t.decision).toMatchObject({ required: 0 });
    expect(t.answer(t.attacks("Shy Berserker"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks())).toBeNull();
  });

  it("never makes a player pay for an attack that is required (K09)", () => {
    const t = play({
      A: { battlefield: [real("Juggernaut"), ...Array(2).fill(real("Island"))] },
      B: { battlefield: [real("Propaganda")] },
    }).toAttackers();
    expect(t.decision).toMatchObject({ required: 0 });
    t.say(t.attacks());
    expect(t.life("B")).toBe(20);
  });

  it("has each attack paid for before it is made, and takes it back if it is not", () => {
    const t = play({
      A: { battlefield: [bears, ...Array(2).fill(real("Island"))] },
      B: { battlefield: [real("Propaganda")] },
    }).toAttackers();
    t.say(t.attacks("Grizzly Bears"));
    expect(t.decision).toMatchObject({ kind: "pay", cost: ["2"] });
    t.say({ kind: "pay", how: "cancel" });
    expect(t.asked).toBe("A attackers declareAttackers");
    t.say(t.attacks("Grizzly Bears")).say({ kind: "pay", how: "auto" });
    expect(t.state.combat?.attackers).toHaveLength(1);
    expect(Object.keys(t.state.contexts)).toEqual([]);
    expect(t.fight().life("B")).toBe(18);
  });

  it("does not offer an attack that nobody could pay for", () => {
    const t = play({ A: { battlefield: [bears] }, B: { battlefield: [real("Propaganda")] } });
    expect(t.to("endOfCombat").state.turn.step).toBe("endOfCombat");
  });

  it("keeps a creature with Pacifism at home", () => {
    const t = play({
      A: { battlefield: [bears, { card: real("Pacifism"), on: "Grizzly Bears" }] },
    });
    expect(t.to("endOfCombat").state.turn.step).toBe("endOfCombat");
  });

  it("asks what a creature attacks: a player or a planeswalker", () => {
    const walker = card("Wanderer", { types: ["planeswalker"], loyalty: 3 });
    const t = play({
      A: { battlefield: [bears] },
      B: { battlefield: [{ card: walker, as: { counters: { loyalty: 3 } } }] },
    });
    t.attack("Grizzly Bears/Wanderer").fight();
    expect(t.life("B")).toBe(20);
    expect(t.object("Wanderer").counters).toEqual({ loyalty: 1 });
  });

  it("counts a creature that was goaded twice over (CR 701.38)", () => {
    const t = play({
      A: { battlefield: [{ card: bears, as: { marks: ["goadedBy:1"] } }] },
      B: {},
      C: {},
    }).toAttackers();
    expect(t.decision).toMatchObject({ required: 2 });
    expect(t.answer(t.attacks("Grizzly Bears/B"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.attacks("Grizzly Bears/C"))).toBeNull();
  });

  it("removes an attacker from combat that comes under another player's control (K08)", () => {
    const steal = card("Snatch", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
            ],
            effects: [
              {
                kind: "modify",
                what: { kind: "ref", ref: { kind: "target", target: "t1" } },
                modifications: [{ kind: "controller", player: { kind: "you" } }],
                duration: "endOfTurn",
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { battlefield: [bears] }, B: { hand: [steal] } });
    t.attack("Grizzly Bears").pass().cast("Snatch").resolve();
    expect(t.state.combat?.attackers).toEqual([]);
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
    expect(t.told("controlChanged")).toBe(1);
    expect(t.fight().life("B")).toBe(20);
  });
});

describe("declaring blockers (CR 509)", () => {
  const attackWith = (name: string, ...blockers: string[]) => {
    const t = play({
      A: { battlefield: [real(name)] },
      B: { battlefield: blockers.map((blocker) => real(blocker)) },
    });
    t.attack(name);
    while (t.state.decision?.kind === "act" && !t.state.combat?.blockersDeclared) t.pass();
    const { decision } = t.state;
    return decision?.kind === "blockers" ? decision.candidates.map(({ object }) => t.nameOf(object)) : [];
  };

  it("lets flying and reach block flying", () => {
    const able = attackWith("Serra Angel", "Grizzly Bears", "Deadly Recluse", "Wall of Air");
    expect(able).toEqual(["Deadly Recluse", "Wall of Air"]);
  });

  it("lets black and artifact creatures block fear", () => {
    expect(attackWith("Severed Legion", "Grizzly Bears", "Black Knight", "Juggernaut")).toEqual([
      "Black Knight",
      "Juggernaut",
    ]);
  });

  it("lets artifacts and creatures that share a color block intimidate", () => {
    expect(attackWith("Accursed Spirit", "Grizzly Bears", "Black Knight", "Juggernaut")).toEqual([
      "Black Knight",
      "Juggernaut",
    ]);
  });

  it("keeps creatures of the protected quality from blocking (CR 702.16f)", () => {
    expect(attackWith("Black Knight", "Serra Angel", "Grizzly Bears")).toEqual(["Grizzly Bears"]);
  });

  it("lets landwalk past a player with such a land (CR 702.14c)", () => {
    expect(attackWith("River Boa", "Grizzly Bears", "Island")).toEqual([]);
    expect(attackWith("River Boa", "Grizzly Bears", "Forest")).toEqual(["Grizzly Bears"]);
  });

  it("keeps Walls from blocking Juggernaut", () => {
    expect(attackWith("Juggernaut", "Wall of Air", "Grizzly Bears")).toEqual(["Grizzly Bears"]);
  });

  it("offers no single creature against menace, and refuses one of two (CR 702.111b)", () => {
    expect(attackWith("Boggart Brute", "Grizzly Bears")).toEqual([]);
    const t = play({
      A: { battlefield: [real("Boggart Brute")] },
      B: { battlefield: [bears, real("Serra Angel")] },
    });
    t.attack("Boggart Brute");
    while (t.decision.kind === "act") t.pass();
    expect(t.answer(t.blocks("Grizzly Bears>Boggart Brute"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.blocks("Grizzly Bears>Boggart Brute", "Serra Angel>Boggart Brute"))).toBeNull();
  });

  it("has a second creature join one that must block a creature with menace (509.1c)", () => {
    const dutiful = withRestriction("Dutiful", 1, 1, { kind: "mustBlock" });
    const t = play({ A: { battlefield: [real("Boggart Brute")] }, B: { battlefield: [dutiful, bears] } });
    t.attack("Boggart Brute");
    while (t.decision.kind === "act") t.pass();
    expect(t.decision).toMatchObject({ kind: "blockers", required: 1 });
    expect(t.answer(t.blocks())).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.blocks("Grizzly Bears>Boggart Brute"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.blocks("Dutiful>Boggart Brute", "Grizzly Bears>Boggart Brute"))).toBeNull();
  });

  it("has all creatures that can block the one that must be blocked by all", () => {
    const lured = withRestriction("Lured", 1, 1, { kind: "mustBeBlocked", byAll: true });
    const t = play({ A: { battlefield: [lured, bears] }, B: { battlefield: [bears, bears] } });
    t.attack("Lured", "Grizzly Bears");
    while (t.decision.kind === "act") t.pass();
    expect(t.decision).toMatchObject({ required: 2 });
    expect(t.answer(t.blocks("Grizzly Bears>Lured", "Grizzly Bears>Grizzly Bears"))).toMatchObject({
      kind: "illegalCombination",
    });
    expect(t.answer(t.blocks("Grizzly Bears>Lured", "Grizzly Bears>Lured"))).toBeNull();
  });

  it("has only such creatures block the one that must be blocked by all of a kind", () => {
    const piper = withRestriction("Piper", 1, 1, {
      kind: "mustBeBlocked",
      byAll: true,
      such: { of: [{ kind: "keyword", keyword: "flying" }] },
    });
    const t = play({ A: { battlefield: [piper] }, B: { battlefield: [bears, real("Serra Angel")] } });
    t.attack("Piper");
    while (t.decision.kind === "act") t.pass();
    expect(t.decision).toMatchObject({ required: 1 });
    expect(t.answer(t.blocks("Grizzly Bears>Piper"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.blocks("Serra Angel>Piper"))).toBeNull();
  });

  it("has one creature block one that must be blocked, whichever it is", () => {
    const bait = withRestriction("Bait", 1, 1, { kind: "mustBeBlocked" });
    const t = play({ A: { battlefield: [bait, bears] }, B: { battlefield: [bears, real("Serra Angel")] } });
    t.attack("Bait", "Grizzly Bears");
    while (t.decision.kind === "act") t.pass();
    expect(t.decision).toMatchObject({ required: 1 });
    expect(t.answer(t.blocks("Serra Angel>Grizzly Bears"))).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer(t.blocks("Serra Angel>Bait"))).toBeNull();
  });

  it("lets a creature that may block an additional one block two", () => {
    const wide = withRestriction("Wide Wall", 0, 6, { kind: "canBlockAdditional", count: 1 });
    const t = play({
      A: { battlefield: [bears, real("Serra Angel"), creature("Ogre", 3, 3)] },
      B: { battlefield: [wide] },
    });
    t.attack("Grizzly Bears", "Ogre");
    t.block("Wide Wall>Grizzly Bears+Ogre").fight();
    expect(t.life("B")).toBe(20);
    expect(t.state.battlefield.map((id) => t.nameOf(id))).toContain("Wide Wall");
  });

  it("lets each defending player block only what attacks that player (P05)", () => {
    const t = play({
      A: { battlefield: [bears, creature("Ogre", 3, 3)] },
      B: { battlefield: [creature("Guard B", 1, 4)] },
      C: { battlefield: [creature("Guard C", 1, 4)] },
    });
    t.attack("Grizzly Bears/B", "Ogre/C");
    while (t.decision.kind === "act") t.pass();
    expect(t.asked).toBe("B blockers declareBlockers");
    t.say(t.blocks("Guard B>Grizzly Bears"));
    expect(t.asked).toBe("C blockers declareBlockers");
    expect(() => t.blocks("Guard C>Grizzly Bears")).toThrow();
    t.say(t.blocks());
    t.fight();
    expect([t.life("B"), t.life("C")]).toEqual([20, 17]);
  });

  it("reports blocks and unblocked attackers", () => {
    const sneaky = creature("Sneak", 1, 1, {
      abilities: [
        {
          kind: "triggered",
          event: { kind: "notBlocked", what: "this" },
          body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const t = play({ A: { battlefield: [sneaky, bears] }, B: { battlefield: [bears] } });
    t.attack("Sneak", "Grizzly Bears");
    const before = t.hand("A").length;
    t.block("Grizzly Bears>Grizzly Bears").resolve();
    expect(t.hand("A")).toHaveLength(before + 1);
  });

  it("keeps a creature with decayed or Pacifism from blocking", () => {
    const rotten = creature("Rotten", 2, 2, { abilities: [keyword("decayed")] });
    const t = play({ A: { battlefield: [bears] }, B: { battlefield: [rotten] } });
    t.attack("Grizzly Bears");
    expect(t.fight().life("B")).toBe(18);
  });
});
