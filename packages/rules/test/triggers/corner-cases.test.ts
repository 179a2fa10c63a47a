import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { Duel } from "../support/duel.ts";

const LANDS = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

describe("triggered abilities, by their hard cases", () => {
  it("T01: triggers of the active player go on the stack first, so the other player's resolve first (603.3b)", () => {
    const duel = new Duel({
      A: { battlefield: ["Soul Warden", ...LANDS("Forest", 2)], hand: ["Grizzly Bears"] },
      B: { battlefield: ["Soul Warden"] },
    });
    duel.cast(0, "Grizzly Bears").resolveTop();
    duel.resolveTop();
    expect([duel.life(0), duel.life(1)]).toEqual([20, 21]);
    duel.resolve();
    expect([duel.life(0), duel.life(1)]).toEqual([21, 21]);
  });

  it("T02: an intervening if is checked again on resolution (603.4)", () => {
    const setup = (life: number) =>
      new Duel({
        A: { battlefield: ["Felidar Sovereign"], life },
        B: { battlefield: LANDS("Mountain", 1), hand: ["Lightning Bolt"] },
      });
    const responded = setup(40);
    responded.nextTurn().nextTurn().to("upkeep", 0);
    expect(responded.state.stack).toHaveLength(1);
    responded.cast(1, "Lightning Bolt", { player: 0 }).resolve();
    expect(responded.state.result).toBeNull();
    const never = setup(39);
    never.nextTurn().nextTurn().to("upkeep", 0);
    expect(never.state.stack).toHaveLength(0);
    const won = setup(40);
    won.nextTurn().nextTurn().to("upkeep", 0).resolve();
    expect(won.state.result?.winners).toEqual([0]);
  });

  it("S04: what triggers in a cleanup step is put on the stack, and another cleanup step follows (514.3a)", () => {
    const duel = new Duel({ A: { hand: LANDS("Island", 8) }, B: { battlefield: ["Megrim"] } });
    duel.to("cleanup");
    expect(duel.state.stack).toHaveLength(1);
    duel.resolve();
    expect(duel.life(0)).toBe(18);
    duel.nextTurn();
    expect(duel.toldOf("stepBegan").filter((event) => event.step === "cleanup")).toHaveLength(2);
  });

  it("T07: an ability resolves although its source has left (113.7a)", () => {
    const duel = new Duel({
      A: { battlefield: ["Prodigal Sorcerer"] },
      B: { battlefield: LANDS("Mountain", 1), hand: ["Lightning Bolt"] },
    });
    duel
      .activate(0, "Prodigal Sorcerer", { player: 1 })
      .cast(1, "Lightning Bolt", "Prodigal Sorcerer")
      .resolve();
    expect(duel.count("Prodigal Sorcerer", "graveyard")).toBe(1);
    expect(duel.life(1)).toBe(19);
  });

  it("T08: last known power counts (608.2h)", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Plains", 1), hand: ["Swords to Plowshares"] },
      B: { battlefield: ["Grizzly Bears", ...LANDS("Forest", 1)], hand: ["Giant Growth"] },
    });
    duel.cast(0, "Swords to Plowshares", "Grizzly Bears").cast(1, "Giant Growth", "Grizzly Bears").resolve();
    expect(duel.life(1)).toBe(25);
    expect(duel.count("Grizzly Bears", "exile")).toBe(1);
  });

  it("R12: Oblivion Ring destroyed with its trigger on the stack exiles for ever (603.6c, 607.2)", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Plains", 3), hand: ["Oblivion Ring"] },
      B: { battlefield: ["Grizzly Bears", ...LANDS("Forest", 2)], hand: ["Naturalize"] },
    });
    duel.answer(0, "chooseTargets", "Grizzly Bears").cast(0, "Oblivion Ring").resolveTop();
    duel.cast(1, "Naturalize", "Oblivion Ring").resolve();
    expect(duel.count("Grizzly Bears", "exile")).toBe(1);
    expect(duel.count("Grizzly Bears", "battlefield")).toBe(0);
  });

  it("Oblivion Ring gives back what it exiled when it leaves", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Plains", 3), hand: ["Oblivion Ring"] },
      B: { battlefield: ["Grizzly Bears", ...LANDS("Forest", 2)], hand: ["Naturalize"] },
    });
    duel.answer(0, "chooseTargets", "Grizzly Bears").cast(0, "Oblivion Ring").resolve();
    expect(duel.count("Grizzly Bears", "exile")).toBe(1);
    duel.cast(1, "Naturalize", "Oblivion Ring").resolve();
    expect(duel.count("Grizzly Bears", "battlefield")).toBe(1);
  });

  it("Banisher Priest gives back what it exiled as soon as it leaves (610.3)", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Plains", 3), hand: ["Banisher Priest"] },
      B: { battlefield: ["Grizzly Bears", ...LANDS("Mountain", 1)], hand: ["Lightning Bolt"] },
    });
    duel.answer(0, "chooseTargets", "Grizzly Bears").cast(0, "Banisher Priest").resolve();
    expect(duel.count("Grizzly Bears", "exile")).toBe(1);
    duel.cast(1, "Lightning Bolt", "Banisher Priest").resolve();
    expect(duel.count("Grizzly Bears", "battlefield")).toBe(1);
  });

  it("L11: control goes back to the player who had it before, not to the owner by default (613.1b)", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Island", 4), hand: ["Control Magic"] },
      B: { battlefield: ["Grizzly Bears", ...LANDS("Mountain", 3)], hand: ["Threaten"] },
    });
    duel.cast(0, "Control Magic", "Grizzly Bears").resolve();
    const controller = () => characteristics(duel.state, duel.find("Grizzly Bears")).controller;
    expect(controller()).toBe(0);
    duel.nextTurn().to("precombatMain", 1).cast(1, "Threaten", "Grizzly Bears").resolve();
    expect(controller()).toBe(1);
    duel.nextTurn();
    expect(controller()).toBe(0);
  });
});
