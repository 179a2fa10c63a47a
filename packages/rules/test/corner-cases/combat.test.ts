import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of combat, with their cards", () => {
  it("K02: a double striker that loses the ability after the first of the steps deals its damage once (702.4, 510.4)", () => {
    const t = play({
      A: { battlefield: [real("Fencing Ace"), { card: real("Holy Strength"), on: "Fencing Ace" }] },
      B: { battlefield: many(2, "Island"), hand: cards("Turn to Frog") },
    });
    t.attack("Fencing Ace");
    while (t.state.turn.step !== "firstStrikeDamage") t.pass();
    expect([t.life("B"), t.asked]).toEqual([18, "A act priority"]);
    t.pass().cast("Turn to Frog", "Fencing Ace").resolve();
    expect(t.pt("Fencing Ace")).toBe("2/3");
    t.fight();
    expect(t.life("B")).toBe(18);
  });

  it("K02: a creature that gains first strike after the first of the steps still deals its damage in the second (510.4)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Fencing Ace", "Grizzly Bears"), ...many(2, "Mountain")],
        hand: cards("Thunder Strike"),
      },
    });
    t.attack("Fencing Ace", "Grizzly Bears");
    while (t.state.turn.step !== "firstStrikeDamage") t.pass();
    expect(t.life("B")).toBe(19);
    t.cast("Thunder Strike", "Grizzly Bears").resolve();
    expect([t.pt("Grizzly Bears"), t.has("Grizzly Bears", "firstStrike")]).toEqual(["4/2", true]);
    t.fight();
    expect(t.life("B")).toBe(14);
  });

  it("K03: with deathtouch one damage is lethal, so three of four trample over Wall of Stone (702.2c, 702.19b)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Rancor"), on: "Grizzly Bears" },
          { card: real("Basilisk Collar"), on: "Grizzly Bears" },
        ],
      },
      B: { battlefield: cards("Wall of Stone") },
    });
    t.attack("Grizzly Bears").block("Wall of Stone>Grizzly Bears").pass().pass();
    expect(t.decision).toMatchObject({ kind: "distribute", total: 4, lethal: [1] });
    t.divide(1, 3);
    expect([t.life("A"), t.life("B"), t.graveyard("B")]).toEqual([24, 17, ["Wall of Stone"]]);
  });

  it("K04: without their blockers a trampler deals its damage to the player, another blocked creature none (509.1h, 510.1c, 702.19e)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Stampeding Rhino", "Stone Golem"), ...many(2, "Mountain")],
        hand: many(2, "Lightning Bolt"),
      },
      B: { battlefield: cards("Grizzly Bears", "Goblin Piker") },
    });
    t.attack("Stampeding Rhino", "Stone Golem");
    t.block("Grizzly Bears>Stampeding Rhino", "Goblin Piker>Stone Golem");
    t.cast("Lightning Bolt", "Grizzly Bears").resolve();
    t.cast("Lightning Bolt", "Goblin Piker").resolve();
    t.fight();
    expect(t.life("B")).toBe(16);
  });

  it("K08: an attacker stolen with Threaten in combat is removed from it and deals no combat damage (506.4)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: [real("Vedalken Orrery"), ...many(3, "Mountain")], hand: cards("Threaten") },
    });
    t.attack("Grizzly Bears").pass().cast("Threaten", "Grizzly Bears").resolve();
    expect(t.battlefield("B")).toContain("Grizzly Bears");
    expect(t.state.combat?.attackers).toEqual([]);
    t.fight();
    expect([t.life("A"), t.life("B")]).toEqual([20, 20]);
  });

  it("K09: Juggernaut need not attack past Propaganda; its player may decline to pay (508.1d)", () => {
    const setup = () =>
      play({
        A: { battlefield: [real("Juggernaut"), ...many(2, "Island")] },
        B: { battlefield: cards("Propaganda") },
      }).toAttackers();
    const home = setup();
    expect(home.decision).toMatchObject({ kind: "attackers", required: 0 });
    home.say(home.attacks()).fight();
    expect(home.life("B")).toBe(20);
    const paid = setup();
    paid.say(paid.attacks("Juggernaut")).say({ kind: "pay", how: "auto" }).fight();
    expect(paid.life("B")).toBe(15);
  });
});
