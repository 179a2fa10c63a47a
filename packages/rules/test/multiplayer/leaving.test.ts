import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { CREATURE_TARGET, PLAYER_TARGET, type Play, play, real, spell } from "../effects/play.ts";

const bears = real("Grizzly Bears");

/** The deciding seats make the safe choice until a player has priority. */
function settle(t: Play): Play {
  while (t.decision.kind !== "act") {
    const { decision } = t;
    if (decision.kind === "pick")
      t.say({ kind: "pick", values: decision.options.slice(0, decision.min).map((one) => one.value) });
    else if (decision.kind === "confirm") t.no();
    else throw new Error(t.asked);
  }
  return t;
}

describe("a player who leaves the game (CR 800.4a)", () => {
  it("P01: takes an Aura that controls a creature along, and the creature is its owner's again at once", () => {
    const t = play({
      A: { battlefield: many(4, "Island"), hand: cards("Control Magic") },
      B: { battlefield: [bears] },
      C: {},
    });
    t.cast("Control Magic", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.concede("A");
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
    expect(t.asked).toBe("B act priority");
    expect(t.state.battlefield).toHaveLength(1);
  });

  it("takes a creature along that another player's Aura controls; the Aura is put into its owner's graveyard", () => {
    const t = play({
      A: { battlefield: many(4, "Island"), hand: cards("Control Magic") },
      B: { battlefield: [bears] },
      C: {},
    });
    t.cast("Control Magic", "Grizzly Bears").resolve();
    t.concede("B");
    expect(t.graveyard("A")).toEqual(["Control Magic"]);
    expect(t.battlefield("A")).not.toContain("Grizzly Bears");
  });

  it("ends effects that gave that player control", () => {
    const t = play({
      A: { battlefield: many(3, "Mountain"), hand: cards("Threaten") },
      B: { battlefield: [bears] },
      C: {},
    });
    t.cast("Threaten", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.concede("A");
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
  });

  it("shows another's face-down card that is exiled with that player (CR 708.9)", () => {
    const status = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = play({
      A: {},
      B: { battlefield: [{ card: real("Willbender"), as: { status, controller: 0 } }] },
      C: {},
    });
    expect(t.battlefield("A")).toEqual([""]);
    t.concede("A");
    expect([t.exile(), t.told("revealed")]).toEqual([["Willbender"], 1]);
  });

  it("leaves another's card behind in exile that entered under that player's control", () => {
    const reanimate = spell(
      "Raise",
      [
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          to: { zone: "battlefield", under: { kind: "you" } },
        },
      ],
      [
        {
          id: "t1",
          what: {
            kind: "object",
            filter: { zones: ["graveyard"], of: [{ kind: "type", type: "creature" }] },
          },
        },
      ],
    );
    const t = play({ A: { hand: [reanimate] }, B: { graveyard: [bears] }, C: {} });
    t.cast("Raise").resolve();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears"]);
    t.concede("A");
    expect([t.exile(), t.battlefield("B"), t.graveyard("B")]).toEqual([["Grizzly Bears"], [], []]);
  });

  it("leaves it for as long as another player controls it; then it is exiled (CR 800.4c)", () => {
    const raised = { card: bears, as: { controller: 0 } };
    const t = play({
      A: {},
      B: { battlefield: [raised] },
      C: { battlefield: [...cards("Vedalken Orrery"), ...many(3, "Mountain")], hand: cards("Threaten") },
    });
    t.pass().pass().cast("Threaten", "Grizzly Bears").resolve();
    expect(t.battlefield("C")).toContain("Grizzly Bears");
    t.concede("A");
    expect([t.battlefield("C").includes("Grizzly Bears"), t.exile()]).toEqual([true, []]);
    t.to("upkeep", 6);
    expect([t.exile(), t.battlefield("B")]).toEqual([["Grizzly Bears"], []]);
  });

  it("takes spells and abilities off the stack; the others' resolve", () => {
    const t = play({
      A: { battlefield: cards("Prodigal Sorcerer", "Mountain"), hand: cards("Lightning Bolt") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
      C: {},
    });
    t.cast("Lightning Bolt", "C").activate("Prodigal Sorcerer", "C").pass().cast("Lightning Bolt", "C");
    t.concede("A");
    expect(t.stack()).toEqual(["Lightning Bolt"]);
    t.resolveAll();
    expect(t.life("C")).toBe(17);
  });

  it("lets what waited in exile for a permanent of that player's return", () => {
    const t = play({
      A: { battlefield: many(3, "Plains"), hand: cards("Banisher Priest") },
      B: { battlefield: [bears] },
      C: {},
    });
    t.cast("Banisher Priest").resolve();
    settle(t).resolveAll();
    expect(t.exile()).toEqual(["Grizzly Bears"]);
    t.concede("A");
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
  });

  it("makes others' leaves-the-battlefield triggers look (CR 603.6c)", () => {
    const t = play({
      A: { battlefield: [bears] },
      B: { battlefield: [{ card: real("Rancor"), on: "Grizzly Bears" }] },
      C: {},
    });
    t.concede("A");
    t.resolveAll();
    expect(t.hand("B")).toEqual(["Rancor"]);
  });
});

describe("leaving in the middle of something", () => {
  it("ends the turn's announcements: a spell that was being cast is gone, and the next player has priority", () => {
    const t = play({
      A: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
      B: { battlefield: [bears] },
      C: {},
    });
    t.cast("Lightning Bolt");
    expect(t.asked).toBe("A pick chooseTargets");
    t.concede("A");
    expect([t.asked, t.stack()]).toEqual(["B act priority", []]);
    t.to("upkeep", 6);
    expect(t.state.turn.active).toBe(1);
  });

  it("asks a player who is casting a spell again, without what has left, and canceling it brings nobody back", () => {
    const t = play({
      A: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
      B: { battlefield: [bears] },
      C: {},
    });
    const { decision } = t;
    if (decision.kind !== "act") throw new Error(t.asked);
    const act = decision.acts.find((one) => one.kind === "cast");
    t.say({ kind: "act", act: act?.id ?? "", autoPay: false });
    expect(t.options()).toEqual(["Grizzly Bears", "A", "B", "C"]);
    t.concede("B");
    expect([t.asked, t.options()]).toEqual(["A pick chooseTargets", ["A", "C"]]);
    t.pick("C");
    expect(t.asked).toBe("A pay payMana");
    t.say({ kind: "pay", how: "cancel" });
    expect([t.asked, t.hand("A"), t.battlefield("B")]).toEqual(["A act priority", ["Lightning Bolt"], []]);
    expect(t.state.players[1]?.lost).toBe("concede");
  });

  it("carries out the rest of a spell that was asking that player", () => {
    const tax = spell("Toll", [
      {
        kind: "forEachPlayer",
        of: { kind: "opponents" },
        effects: [
          { kind: "discard", who: { kind: "each" }, amount: 1 },
          { kind: "gainLife", who: { kind: "you" }, amount: 2 },
        ],
      },
    ]);
    const t = play({
      A: { hand: [tax] },
      B: { hand: cards("Island", "Swamp") },
      C: { hand: cards("Plains", "Forest") },
    });
    t.cast("Toll").resolve();
    expect(t.asked).toBe("B pick discard");
    t.concede("B");
    expect(t.asked).toBe("C pick discard");
    t.pick("Plains");
    expect([t.graveyard("A"), t.graveyard("C"), t.hand("C")]).toEqual([["Toll"], ["Plains"], ["Forest"]]);
    expect(t.life("A")).toBe(24);
  });

  it("does nothing more of that player's own spell (CR 800.4a)", () => {
    const toll = spell("Toll", [
      { kind: "discard", who: { kind: "opponents" }, amount: 1 },
      { kind: "draw", who: { kind: "allPlayers" }, amount: 1 },
    ]);
    const t = play({
      A: { hand: [toll] },
      B: { hand: cards("Island", "Swamp") },
      C: { hand: cards("Plains", "Forest") },
    });
    t.cast("Toll").resolve();
    expect(t.asked).toBe("B pick discard");
    t.concede("A");
    expect([t.asked, t.stack(), t.hand("B").length, t.hand("C").length]).toEqual([
      "B act priority",
      [],
      2,
      2,
    ]);
  });

  it("counts a cost that was asked of that player as not paid (CR 800.4f)", () => {
    const leak = spell(
      "Leak",
      [
        {
          kind: "unless",
          who: { kind: "target", target: "t1" },
          cost: [{ kind: "mana", mana: ["1"] }],
          effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }],
        },
      ],
      [PLAYER_TARGET],
    );
    const t = play({ A: { hand: [leak] }, B: { battlefield: cards("Island") }, C: {} });
    t.cast("Leak", "B").resolve();
    expect(t.asked.startsWith("B")).toBe(true);
    t.concede("B");
    expect([t.asked, t.life("A")]).toEqual(["A act priority", 23]);
  });

  it("lets the next player choose what that player had to choose (CR 800.4g)", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Ask",
            [
              {
                kind: "choose",
                who: { kind: "target", target: "t1" },
                what: { kind: "color" },
                bind: "color",
              },
            ],
            [PLAYER_TARGET],
          ),
        ],
      },
      B: {},
      C: {},
    });
    t.cast("Ask", "B").resolve();
    expect(t.asked).toBe("B pick chooseColor");
    t.concede("B");
    expect(t.asked).toBe("C pick chooseColor");
    t.pick("U");
    expect(t.asked).toBe("A act priority");
  });

  it("continues a mulligan round, combat and cleanup", () => {
    const attack = play({
      A: { battlefield: [bears, real("Serra Angel")] },
      B: { battlefield: [real("Goblin Piker")] },
      C: { battlefield: [real("Hill Giant")] },
    });
    attack.attack("Grizzly Bears/B", "Serra Angel/C");
    while (attack.decision.kind === "act") attack.pass();
    expect(attack.asked).toBe("B blockers declareBlockers");
    attack.concede("B");
    attack.fight();
    expect([attack.life("B"), attack.life("C")]).toEqual([20, 16]);

    const leaver = play({ A: { battlefield: [bears] }, B: { battlefield: [bears] }, C: {} });
    leaver.attack("Grizzly Bears/B");
    while (leaver.decision.kind === "act") leaver.pass();
    expect(leaver.asked).toBe("B blockers declareBlockers");
    leaver.concede("A");
    leaver.to("upkeep", 6);
    expect([leaver.state.turn.active, leaver.life("B")]).toEqual([1, 20]);
  });

  it("lets the turn of a player who left continue without an active player, to its end (CR 800.4j)", () => {
    const t = play({ A: {}, B: {}, C: {} });
    t.concede("A");
    expect(t.asked).toBe("B act priority");
    t.to("end");
    expect([t.state.turn.number, t.state.turn.active]).toEqual([5, 0]);
    t.to("draw", 6);
    expect([t.state.turn.number, t.state.turn.active]).toEqual([6, 1]);
  });

  it("ends what lasts until that player's next turn when it would have begun (CR 800.4m)", () => {
    const long = spell(
      "Long",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [{ kind: "addPT", power: 2, toughness: 2 }],
          duration: "yourNextTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: {}, B: { hand: [long] }, C: { battlefield: [bears] } });
    t.to("upkeep", 6).cast("Long").resolve();
    t.to("upkeep", 7).concede("B");
    expect(t.pt("Grizzly Bears")).toBe("4/4");
    t.to("upkeep", 8);
    expect([t.state.turn.active, t.pt("Grizzly Bears")]).toEqual([0, "4/4"]);
    t.to("upkeep", 9);
    expect([t.state.turn.active, t.pt("Grizzly Bears")]).toEqual([2, "2/2"]);
  });

  it("no longer makes goaded creatures attack once that player's next turn would have begun (CR 701.38a, 800.4m)", () => {
    const goad = spell(
      "Goading",
      [
        {
          kind: "keywordAction",
          action: "goad",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [goad] }, B: { battlefield: [bears] }, C: {} });
    const required = (): number => {
      const { decision } = t.toAttackers();
      return decision.kind === "attackers" ? decision.required : -1;
    };
    t.cast("Goading").resolve().concede("A").to("precombatMain", 6);
    expect(required()).toBe(2);
    t.say(t.attacks("Grizzly Bears/C")).to("precombatMain", 8);
    expect([t.state.turn.active, required()]).toEqual([1, 0]);
  });

  it("ends the game when one player is left", () => {
    const t = play({ A: {}, B: {}, C: {} });
    t.concede("C").concede("A");
    expect(t.state.result).toEqual({ winners: [1], reason: "lastStanding" });
  });
});
