import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of games of more than two, with their cards", () => {
  it("P01: when A concedes, Control Magic leaves with A and the creature is B's again at once (800.4a)", () => {
    const t = play({
      A: { battlefield: many(4, "Island"), hand: cards("Control Magic") },
      B: { battlefield: cards("Grizzly Bears") },
      C: {},
    });
    t.cast("Control Magic", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.concede("A");
    expect([t.battlefield("B"), t.state.battlefield.length]).toEqual([["Grizzly Bears"], 1]);
    expect(t.graveyard("A")).toEqual([]);
  });

  it("P05: each defending player blocks only what attacks that player, in APNAP order; damage and trample go to the player attacked (802.2, 509.1)", () => {
    const t = play({
      A: { battlefield: cards("Stampeding Rhino", "Stone Golem", "Grizzly Bears") },
      B: { battlefield: cards("Goblin Piker") },
      C: { battlefield: cards("Hill Giant") },
    });
    t.attack("Stampeding Rhino/B", "Stone Golem/C", "Grizzly Bears/C");
    while (t.decision.kind === "act") t.pass();
    expect(t.asked).toBe("B blockers declareBlockers");
    expect(() => t.blocks("Goblin Piker>Stone Golem")).toThrow("can't block");
    t.block("Goblin Piker>Stampeding Rhino");
    expect(t.asked).toBe("C blockers declareBlockers");
    expect(() => t.blocks("Hill Giant>Stampeding Rhino")).toThrow("can't block");
    t.block("Hill Giant>Stone Golem").pass().pass().pass();
    if (t.decision.kind === "distribute") t.divide(1, 3);
    t.fight();
    expect([t.life("B"), t.life("C")]).toEqual([17, 18]);
    expect([t.graveyard("B"), t.graveyard("C")]).toEqual([["Goblin Piker"], ["Hill Giant"]]);
  });

  it("P05: annihilator is about the player whom that attacker attacks (508.5)", () => {
    const t = play({
      A: { battlefield: cards("Ulamog's Crusher") },
      B: { battlefield: many(3, "Island") },
      C: { battlefield: many(3, "Plains") },
    });
    t.attack("Ulamog's Crusher/C").resolve();
    expect(t.asked).toBe("C pick sacrifice");
    t.pick("Plains", "Plains");
    expect([t.battlefield("B").length, t.battlefield("C").length]).toEqual([3, 1]);
  });

  it("goes around the table in turn order for triggers, the active player's first on the stack (101.4, 603.3b)", () => {
    const t = play({
      A: { battlefield: [real("Soul Warden"), ...many(2, "Forest")], hand: cards("Grizzly Bears") },
      B: { battlefield: cards("Soul Warden") },
      C: { battlefield: cards("Soul Warden") },
    });
    t.cast("Grizzly Bears").resolve();
    const order: string[] = [];
    for (const seat of ["C", "B", "A"] as const) {
      t.resolve();
      order.push(...(["A", "B", "C"] as const).filter((one) => t.life(one) === 21 && !order.includes(one)));
      expect(order.at(-1)).toBe(seat);
    }
  });

  it("takes extra turns right after this one, the latest made first, and then continues in turn order (500.7)", () => {
    const t = play({
      A: { battlefield: many(4, "Island"), hand: cards("Time Walk", "Time Walk") },
      B: {},
      C: {},
    });
    t.cast("Time Walk").resolve().cast("Time Walk").resolve();
    const active = [6, 7, 8, 9].map((turn) => t.to("upkeep", turn).state.turn.active);
    expect(active).toEqual([0, 0, 1, 2]);
  });

  it("adds a combat and a main phase after this one (500.8)", () => {
    const t = play({
      A: { battlefield: [...many(4, "Mountain"), real("Grizzly Bears")], hand: cards("Relentless Assault") },
    });
    t.attack("Grizzly Bears").fight();
    t.to("postcombatMain").cast("Relentless Assault").resolve();
    expect(t.object("Grizzly Bears").status.tapped).toBe(false);
    t.attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(16);
    const steps = t.events.flatMap((event) => (event.kind === "stepBegan" ? [event.step] : []));
    t.to("end");
    expect(steps.filter((step) => step === "declareAttackers")).toHaveLength(2);
  });
});
