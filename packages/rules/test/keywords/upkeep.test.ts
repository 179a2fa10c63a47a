import { describe, expect, it } from "vitest";
import { enchantment } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast, costing, priced } from "../support/keyworded.ts";

const islands = Array.from({ length: 3 }, () => real("Island"));

describe("echo (CR 702.30)", () => {
  const troll = beast("Albino Troll", 3, 3, costing("echo", "1", "G"));
  const lands = [real("Forest"), real("Forest")];

  it("is paid in the first upkeep after the permanent came, and never again", () => {
    const duel = new Duel({ A: { hand: [troll], battlefield: lands } });
    duel.cast(0, "Albino Troll").resolve();
    duel.answer(0, "unlessPay", true).nextTurn().nextTurn().to("draw");
    expect(duel.count("Albino Troll", "battlefield")).toBe(1);
    expect(duel.toldOf("manaAdded").length).toBe(2);
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.count("Albino Troll", "battlefield")).toBe(1);
    expect(duel.toldOf("manaAdded").length).toBe(2);
  });

  it("sacrifices the permanent when it isn't paid", () => {
    const duel = new Duel({ A: { hand: [troll], battlefield: lands } });
    duel.cast(0, "Albino Troll").resolve();
    duel.answer(0, "unlessPay", false).nextTurn().nextTurn().to("draw");
    expect(duel.count("Albino Troll", "graveyard")).toBe(1);
  });

  it("doesn't ask for what was there in the last upkeep already", () => {
    const duel = new Duel({ A: { battlefield: [{ card: troll, as: { controlledSince: 0 } }] } });
    duel.nextTurn().nextTurn().to("draw");
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.toldOf("abilityTriggered").length).toBe(1);
  });
});

describe("cumulative upkeep (CR 702.24)", () => {
  it("costs its cost once more each upkeep", () => {
    const ascent = enchantment("Arnjlot's Ascent", costing("cumulativeUpkeep", "U"));
    const duel = new Duel({ A: { battlefield: [ascent, ...islands] } });
    for (const paid of [1, 2, 3]) {
      duel.answer(0, "unlessPay", true).nextTurn().nextTurn().to("draw");
      expect(duel.count("Arnjlot's Ascent", "battlefield")).toBe(1);
      expect(duel.toldOf("manaAdded").length).toBe((paid * (paid + 1)) / 2);
    }
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.count("Arnjlot's Ascent", "graveyard")).toBe(1);
  });

  it("multiplies costs of several kinds of mana, life and other things", () => {
    const paying = enchantment(
      "Curiosity of all costs",
      priced(
        "cumulativeUpkeep",
        { kind: "mana", mana: ["U", "1"] },
        { kind: "payLife", amount: 2 },
        { kind: "sacrifice", what: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } } },
      ),
    );
    const bears = Array.from({ length: 3 }, () => beast("Grizzly Bears", 2, 2));
    const duel = new Duel({
      A: {
        battlefield: [{ card: paying, as: { counters: { age: 1 } } }, ...islands, real("Island"), ...bears],
      },
    });
    duel.answer(0, "unlessPay", true).nextTurn().nextTurn().to("draw");
    expect(duel.life(0)).toBe(16);
    expect(duel.count("Grizzly Bears", "graveyard")).toBe(2);
    expect(duel.toldOf("manaAdded").length).toBe(4);
  });

  it("puts counters on the permanent itself as its cost", () => {
    const aboroth = beast(
      "Aboroth",
      9,
      9,
      priced("cumulativeUpkeep", { kind: "addCounters", counter: "-1/-1", amount: 1, on: "this" }),
    );
    const duel = new Duel({ A: { battlefield: [aboroth] } });
    duel.answer(0, "unlessPay", true).nextTurn().nextTurn().to("draw");
    expect(duel.pt("Aboroth")).toBe("8/8");
    duel.answer(0, "unlessPay", true).nextTurn().nextTurn().to("draw");
    expect(duel.pt("Aboroth")).toBe("6/6");
  });
});
