import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { first } from "./steps.ts";

describe("a card that would go to a graveyard", () => {
  it.each([
    ["Rest in Peace", ["Fiery Temper"], false],
    ["Fiery Temper", ["Fiery Temper"], true],
  ])(
    "discarded with madness under Rest in Peace is exiled by the effect that its owner picks: %s (616.1, 702.35a)",
    (which, exile, castable) => {
      const t = play({
        A: { battlefield: [real("Rest in Peace"), ...lands(2)], hand: cards("Mind Rot") },
        B: { battlefield: many(3, "Mountain"), hand: cards("Fiery Temper", "Forest") },
      });
      t.cast("Mind Rot", "B").resolve();
      if (t.decision.prompt.key === "discard") t.pick("Fiery Temper", "Forest");
      expect(t.asked).toBe("B pick orderReplacements");
      first(t, which);
      expect(t.exile().filter((name) => name === "Fiery Temper")).toEqual(exile);
      expect(t.stack().length > 0).toBe(castable);
    },
  );

  it("with flashback is exiled though Remand would return it, and Memory Lapse put it on the library (702.34a, 614.15)", () => {
    for (const answer of ["Remand", "Memory Lapse"]) {
      const t = play({
        A: { battlefield: lands(3), graveyard: cards("Think Twice") },
        B: { battlefield: lands(2), hand: cards(answer) },
      });
      t.cast("Think Twice").pass().cast(answer, "Think Twice").resolve();
      expect([t.exile(), t.hand("A"), t.library("A", 1)]).toEqual([["Think Twice"], [], ["Mountain"]]);
    }
  });

  it.each([
    ["Obstinate Baloth", 24],
    ["Rest in Peace", 20],
  ])(
    "discarded by an opponent under Rest in Peace goes where its owner's choice of %s says (616.1)",
    (which, life) => {
      const t = play({
        A: { battlefield: [real("Rest in Peace"), ...lands(2)], hand: cards("Mind Rot") },
        B: { hand: cards("Obstinate Baloth", "Forest") },
      });
      t.cast("Mind Rot", "B").resolve();
      if (t.decision.prompt.key === "discard") t.pick("Obstinate Baloth", "Forest");
      first(t, which).resolveAll();
      expect(t.life("B")).toBe(life);
    },
  );

  it("and is a token is exiled under Rest in Peace, so nothing sees it die (700.4, 614.6)", () => {
    const t = play({
      A: {
        battlefield: [real("Blood Artist"), ...lands(3)],
        hand: cards("Dragon Fodder", "Rest in Peace", "Lightning Bolt"),
      },
    });
    t.cast("Rest in Peace").resolve().resolveAll();
    t.cast("Dragon Fodder").resolve();
    t.cast("Lightning Bolt", "Goblin Token").resolve();
    expect([count(t, "Goblin Token"), t.stack(), t.life("A")]).toEqual([1, [], 20]);
  });
});

describe("a card with madness discarded as a cost", () => {
  it("is cast above what it was discarded for, and resolves first (601.2h, 602.2b, 702.35a)", () => {
    const t = play({
      A: { battlefield: [real("Bola Warrior"), ...many(3, "Mountain")], hand: cards("Fiery Temper") },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.activate("Bola Warrior", "Grizzly Bears");
    for (let guard = 0; guard < 4 && t.decision.kind === "pick"; guard++) t.pick(t.options()[0] ?? "");
    expect(t.stack()).toEqual(["ability of Bola Warrior", "ability of Fiery Temper"]);
    t.resolve();
    t.yes();
    t.pick("B");
    t.say({ kind: "pay", how: "auto" });
    expect(t.stack()).toEqual(["ability of Bola Warrior", "Fiery Temper"]);
    t.resolve();
    expect(t.life("B")).toBe(17);
  });
});
