import { describe, expect, it } from "vitest";
import { Duel, real } from "../support/duel.ts";

const LANDS = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

describe("state-based actions, by their hard cases", () => {
  it("B01: of two legendary permanents of one name their controller keeps one (704.5j)", () => {
    const duel = new Duel({
      A: {
        battlefield: ["Isamaru, Hound of Konda", ...LANDS("Plains", 1)],
        hand: ["Isamaru, Hound of Konda"],
      },
    });
    duel.answer(0, "legendRule", "Isamaru, Hound of Konda").cast(0, "Isamaru, Hound of Konda").resolve();
    expect(duel.count("Isamaru, Hound of Konda", "battlefield")).toBe(1);
    expect(duel.count("Isamaru, Hound of Konda", "graveyard")).toBe(1);
  });

  it("B02: two Blood Artists and a creature that die together make six triggers (704.3, 603.10a)", () => {
    const duel = new Duel({
      A: {
        battlefield: ["Blood Artist", "Blood Artist", "Grizzly Bears", ...LANDS("Swamp", 4)],
        hand: ["Damnation"],
      },
    });
    for (let times = 0; times < 6; times++) duel.answer(0, "chooseTargets", { player: 1 });
    duel.cast(0, "Damnation").resolve();
    expect([duel.life(0), duel.life(1)]).toEqual([26, 14]);
  });

  it("B03: +1/+1 and -1/-1 counters cancel out (704.5q)", () => {
    const bears = { card: real("Grizzly Bears"), as: { counters: { "+1/+1": 3, "-1/-1": 2 } } };
    const duel = new Duel({ A: { battlefield: [bears] } });
    expect(duel.state.objects[duel.find("Grizzly Bears")]?.counters).toEqual({ "+1/+1": 1 });
  });

  it("destroys a creature with damage equal to its toughness, and one with damage from deathtouch (704.5g-h)", () => {
    const duel = new Duel({
      A: { battlefield: [...LANDS("Mountain", 1)], hand: ["Shock"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    duel.cast(0, "Shock", "Grizzly Bears").resolve();
    expect(duel.count("Grizzly Bears", "graveyard", 1)).toBe(1);
  });

  it("leaves an indestructible creature with lethal damage alone, and the game continues (702.12b)", () => {
    const myr = { card: real("Darksteel Myr"), as: { damage: 3 } };
    const duel = new Duel({ A: { battlefield: [myr] } });
    expect(duel.count("Darksteel Myr", "battlefield")).toBe(1);
    expect(duel.state.result).toBeNull();
  });

  it("puts an Aura into the graveyard with what it enchanted (704.5m)", () => {
    const duel = new Duel({
      A: {
        battlefield: ["Grizzly Bears", ...LANDS("Forest", 1), ...LANDS("Mountain", 1)],
        hand: ["Rancor", "Lightning Bolt"],
      },
    });
    duel.cast(0, "Rancor", "Grizzly Bears").resolve();
    expect(duel.pt("Grizzly Bears")).toBe("4/2");
    duel.cast(0, "Lightning Bolt", "Grizzly Bears").resolve();
    expect(duel.count("Rancor", "battlefield")).toBe(0);
    expect(duel.count("Rancor", "hand", 0)).toBe(1);
  });

  it("B05: a token returned to hand ceases to exist (704.5d)", () => {
    const duel = new Duel({
      A: {
        battlefield: [...LANDS("Plains", 2), ...LANDS("Island", 1)],
        hand: ["Raise the Alarm", "Unsummon"],
      },
    });
    duel.cast(0, "Raise the Alarm").resolve();
    expect(duel.count("Soldier Token", "battlefield")).toBe(2);
    duel.cast(0, "Unsummon", "Soldier Token").resolve();
    expect(duel.count("Soldier Token", "battlefield")).toBe(1);
    expect(duel.state.players[0]?.hand).toEqual([]);
  });

  it("ends the game when a player has no life, and when one drew from an empty library (704.5a-b)", () => {
    const burned = new Duel({
      A: { battlefield: LANDS("Mountain", 1), hand: ["Lightning Bolt"] },
      B: { life: 3 },
    });
    burned.cast(0, "Lightning Bolt", { player: 1 }).resolve();
    expect(burned.state.result).toEqual({ winners: [0], reason: "lastStanding" });
    const decked = new Duel({ B: { library: [] } });
    decked.nextTurn().to("draw");
    expect(decked.state.result).toEqual({ winners: [0], reason: "lastStanding" });
  });
});
