import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

/** Casts a spell and gives the names of what it could target, without choosing. */
function couldTarget(t: Play, name: string): string[] {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "cast" && t.nameOf(one.object) === name);
  if (!act) return [];
  t.say({ kind: "act", act: act.id, autoPay: true });
  return t.options();
}

describe("hard cases of targets, with their cards", () => {
  it("G01: Cryptic Command does not resolve when the spell to counter has left the stack: no card is drawn (608.2b)", () => {
    const t = play({
      A: {
        battlefield: [...many(4, "Island"), ...cards("Grizzly Bears")],
        hand: cards("Cryptic Command"),
      },
      B: {
        battlefield: [...many(2, "Island"), real("Mountain")],
        hand: cards("Lightning Bolt", "Memory Lapse"),
      },
    });
    t.pass().cast("Lightning Bolt", "A").pass();
    t.cast("Cryptic Command").pick("mode 0", "mode 3");
    if (t.decision.kind === "pick") t.pick("Lightning Bolt");
    t.pass().cast("Memory Lapse", "Lightning Bolt");
    t.resolve();
    expect(t.stack()).toEqual(["Cryptic Command"]);
    t.resolve();
    expect([t.hand("A"), t.graveyard("A")]).toEqual([[], ["Cryptic Command"]]);
    expect(t.told("didNotResolve")).toBe(1);
  });

  it("G05: damage of Pyroclasm to Kor Firewalker is prevented, Wrath of God kills it (702.16b-f)", () => {
    const t = play({
      A: {
        battlefield: [...many(2, "Mountain"), ...many(4, "Plains")],
        hand: cards("Pyroclasm", "Wrath of God"),
      },
      B: { battlefield: cards("Kor Firewalker") },
    });
    t.cast("Pyroclasm").resolveAll();
    while (t.decision.kind === "confirm") t.no().resolveAll();
    expect(t.battlefield("B")).toEqual(["Kor Firewalker"]);
    expect(t.object("Kor Firewalker").damage).toBe(0);
    t.cast("Wrath of God").resolve();
    expect(t.graveyard("B")).toEqual(["Kor Firewalker"]);
  });

  it("G05: Lightning Bolt can't target Kor Firewalker, and a red Aura can't be cast on it or stay (702.16b-c)", () => {
    const setup = (spell: string) =>
      play({
        A: { battlefield: [...many(2, "Mountain"), real("Grizzly Bears")], hand: cards(spell) },
        B: { battlefield: cards("Kor Firewalker") },
      });
    expect(couldTarget(setup("Lightning Bolt"), "Lightning Bolt")).toEqual(["Grizzly Bears", "A", "B"]);
    expect(couldTarget(setup("Firebreathing"), "Firebreathing")).not.toContain("Kor Firewalker");
    const enchanted = play({
      B: {
        battlefield: [real("Kor Firewalker"), { card: real("Firebreathing"), on: "Kor Firewalker" }],
      },
    });
    expect(enchanted.graveyard("B")).toEqual(["Firebreathing"]);
  });

  it("G05: Kor Firewalker can't be blocked by a red creature, but by a green one (702.16f)", () => {
    const t = play({
      A: { battlefield: cards("Kor Firewalker") },
      B: { battlefield: cards("Goblin Piker", "Grizzly Bears") },
    });
    t.attack("Kor Firewalker");
    while (t.decision.kind === "act") t.pass();
    expect(() => t.blocks("Goblin Piker>Kor Firewalker")).toThrow("can't block");
    t.block("Grizzly Bears>Kor Firewalker").fight();
    expect(t.life("B")).toBe(20);
  });

  it("G06: after Cloudshift the creature is a new object, and Lightning Bolt has no legal target (400.7, 608.2b)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Plains"), hand: cards("Cloudshift") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    const before = t.id("Grizzly Bears");
    t.pass().cast("Lightning Bolt", "Grizzly Bears").pass().cast("Cloudshift", "Grizzly Bears").resolve();
    expect(t.id("Grizzly Bears")).not.toBe(before);
    t.resolve();
    expect([t.told("didNotResolve"), t.object("Grizzly Bears").damage]).toEqual([1, 0]);
    expect(t.graveyard("B")).toEqual(["Lightning Bolt"]);
  });

  it("G07: Decimate can't be cast without an artifact on the battlefield (601.2c)", () => {
    const lands = [...many(2, "Forest"), ...many(2, "Mountain")];
    const without = play({
      A: { battlefield: lands, hand: cards("Decimate") },
      B: { battlefield: cards("Grizzly Bears", "Glorious Anthem", "Plains") },
    });
    expect(without.canCast("Decimate")).toBe(false);
    const all = play({
      A: { battlefield: lands, hand: cards("Decimate") },
      B: { battlefield: cards("Grizzly Bears", "Glorious Anthem", "Plains", "Sol Ring") },
    });
    all.cast("Decimate", "Plains").resolve();
    expect(all.graveyard("B").sort()).toEqual(["Glorious Anthem", "Grizzly Bears", "Plains", "Sol Ring"]);
  });
});
