import { describe, expect, it } from "vitest";
import { many } from "../corner-cases/lands.ts";
import { play, real, spell } from "../effects/play.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

const shielded = { card: real("Grizzly Bears"), as: { counters: { shield: 2 } } };

describe("a shield counter (CR 122.1c)", () => {
  it("goes instead of damage, all of it, one at a time", () => {
    const t = play({
      A: { battlefield: [real("Mountain"), real("Mountain")], hand: [real("Lightning Bolt"), real("Shock")] },
      B: { battlefield: [shielded] },
    });
    t.cast("Lightning Bolt", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears")).toMatchObject({ damage: 0, counters: { shield: 1 } });
    t.cast("Shock", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears").counters).toEqual({});
  });

  it("goes instead of the permanent that an effect would destroy, and not for lack of toughness", () => {
    const t = play({
      A: { battlefield: [real("Swamp"), real("Swamp")], hand: [real("Doom Blade")] },
      B: { battlefield: [shielded] },
    });
    t.cast("Doom Blade", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears").counters).toEqual({ shield: 1 });
  });
});

describe("a stun counter (CR 122.1d)", () => {
  it("goes instead of the permanent becoming untapped, one each untap step", () => {
    const tapped = { tapped: true, flipped: false, faceDown: null, phasedOut: false } as const;
    const stunned = { card: real("Grizzly Bears"), as: { counters: { stun: 1 }, status: tapped } };
    const t = play({ A: {}, B: { battlefield: [stunned] } });
    t.to("upkeep", 6);
    expect(t.object("Grizzly Bears")).toMatchObject({ counters: {}, status: { tapped: true } });
    t.to("upkeep", 8);
    expect(t.object("Grizzly Bears").status.tapped).toBe(false);
  });

  it("stays on a permanent that is untapped already", () => {
    const stunned = { card: real("Grizzly Bears"), as: { counters: { stun: 1 } } };
    const t = play({ A: {}, B: { battlefield: [stunned] } });
    t.to("upkeep", 6);
    expect(t.object("Grizzly Bears").counters).toEqual({ stun: 1 });
  });
});

describe('what "an effect would put" (Doubling Season)', () => {
  it("is the loyalty that a planeswalker enters with, and not what is put on it as a cost (CR 606.4)", () => {
    const t = play({
      A: { battlefield: [real("Doubling Season"), ...many(4, "Plains")], hand: [real("Ajani Goldmane")] },
    });
    t.cast("Ajani Goldmane").resolve();
    expect(t.object("Ajani Goldmane").counters).toEqual({ loyalty: 8 });
    t.activate("Ajani Goldmane");
    expect(t.object("Ajani Goldmane").counters).toEqual({ loyalty: 9 });
  });

  it("is not a counter put as the cost of an ability", () => {
    const tapped = { tapped: true, flipped: false, faceDown: null, phasedOut: false } as const;
    const druid = { card: real("Devoted Druid"), as: { status: tapped } };
    const t = play({ A: { battlefield: [druid, real("Doubling Season"), real("Glorious Anthem")] } });
    t.activate("Devoted Druid");
    expect(t.object("Devoted Druid").counters).toEqual({ "-1/-1": 1 });
  });

  it("is the lore counter that a Saga enters with, and not the one of each turn (CR 714.3b)", () => {
    const t = play({
      A: { battlefield: [real("Doubling Season"), ...many(3, "Plains")], hand: [real("History of Benalia")] },
    });
    t.cast("History of Benalia").resolve();
    expect(t.object("History of Benalia").counters).toEqual({ lore: 2 });
    expect(t.stack()).toEqual(["ability of History of Benalia", "ability of History of Benalia"]);
    t.resolveAll().to("precombatMain", 7);
    expect(t.object("History of Benalia").counters).toEqual({ lore: 3 });
  });
});

describe("what changes the counters that a permanent enters with (CR 614.12)", () => {
  const lands = [...many(5, "Swamp"), ...many(3, "Plains"), ...many(2, "Forest")];

  it.each([[["Corpsejack Menace", "Triskelion"]], [["Triskelion", "Corpsejack Menace"]]])(
    "is nothing that enters with it: %s",
    (graveyard) => {
      const t = play({
        A: { battlefield: lands, hand: [real("Living Death")], graveyard: graveyard.map(real) },
      });
      t.cast("Living Death").resolveAll();
      expect(t.object("Triskelion").counters).toEqual({ "+1/+1": 3 });
    },
  );

  it("is not its own ability that is about other creatures as well", () => {
    const counter = { counter: "+1/+1", amount: 1 } as const;
    const rise = spell(
      "Grown Rise",
      [{ kind: "move", what: TARGET, to: { zone: "battlefield", with: { counters: [counter] } } }],
      [{ id: "t1", what: { kind: "object", filter: { zones: ["graveyard"], of: [] } } }],
    );
    const graveyard = [real("Corpsejack Menace"), real("Grizzly Bears")];
    const t = play({ A: { hand: [rise, rise], graveyard } });
    t.cast("Grown Rise", "Corpsejack Menace").resolveAll();
    t.cast("Grown Rise", "Grizzly Bears").resolveAll();
    expect(t.object("Corpsejack Menace").counters).toEqual({ "+1/+1": 1 });
    expect(t.object("Grizzly Bears").counters).toEqual({ "+1/+1": 2 });
  });

  it("puts no counter on what enters with none", () => {
    const t = play({ A: { battlefield: [real("Hardened Scales")], hand: [real("Hangarback Walker")] } });
    t.cast("Hangarback Walker").resolveAll();
    expect(t.graveyard("A")).toEqual(["Hangarback Walker"]);
  });
});
