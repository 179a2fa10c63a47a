import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";

describe("keyword abilities on many cards, with real ones", () => {
  it("defender: can't attack (CR 702.3b)", () => {
    const t = play({ A: { battlefield: cards("Wall of Stone", "Grizzly Bears") } }).toAttackers();
    expect(() => t.attacks("Wall of Stone")).toThrow("can't attack");
    expect(t.answer(t.attacks("Grizzly Bears"))).toBeNull();
  });

  it("enchant: the Aura spell targets what it may be attached to, and goes without it (CR 702.5a-c)", () => {
    const t = play({
      A: { battlefield: [...cards("Grizzly Bears"), ...many(2, "Plains")], hand: cards("Pacifism") },
      B: { battlefield: cards("Hill Giant", "Mountain"), hand: cards("Lightning Bolt") },
    });
    t.cast("Pacifism");
    expect(t.options().sort()).toEqual(["Grizzly Bears", "Hill Giant"]);
    t.pick("Grizzly Bears").resolve();
    t.pass().cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect(t.graveyard("A").sort()).toEqual(["Grizzly Bears", "Pacifism"]);
  });

  it("first strike: deals combat damage in a step of its own before (CR 702.7b)", () => {
    const t = play({ A: { battlefield: cards("White Knight") }, B: { battlefield: cards("Grizzly Bears") } });
    t.attack("White Knight").block("Grizzly Bears>White Knight").fight();
    expect([t.battlefield("A"), t.graveyard("B")]).toEqual([["White Knight"], ["Grizzly Bears"]]);
  });

  it("flash: may be cast any time an instant may be (CR 702.8a)", () => {
    const lands = many(4, "Forest");
    const t = play({ B: { battlefield: lands, hand: cards("Ambush Viper", "Grizzly Bears") } });
    t.pass();
    expect([t.canCast("Ambush Viper"), t.canCast("Grizzly Bears")]).toEqual([true, false]);
  });

  it("flying: blocked only by creatures with flying or reach (CR 702.9b, 702.17b)", () => {
    const t = play({
      A: { battlefield: cards("Serra Angel", "Grizzly Bears") },
      B: { battlefield: cards("Hill Giant", "Giant Spider", "Serra Angel") },
    });
    t.attack("Serra Angel", "Grizzly Bears");
    while (t.decision.kind === "act") t.pass();
    expect(() => t.blocks("Hill Giant>Serra Angel")).toThrow("can't block");
    const blocks = t.blocks("Giant Spider>Serra Angel", "Hill Giant>Grizzly Bears");
    expect(t.answer(blocks)).toBeNull();
  });

  it("haste: may attack at once (CR 702.10b)", () => {
    const t = play({
      A: { battlefield: many(3, "Mountain"), hand: cards("Raging Goblin", "Goblin Piker") },
    });
    t.cast("Raging Goblin").resolve().cast("Goblin Piker").resolve().toAttackers();
    expect(() => t.attacks("Goblin Piker")).toThrow("can't attack");
    expect(t.answer(t.attacks("Raging Goblin"))).toBeNull();
  });

  it("lifelink: its damage is life gained as well, at once (CR 702.15b)", () => {
    const t = play({
      A: { battlefield: cards("Child of Night"), life: 1 },
      B: { battlefield: cards("Hill Giant") },
    });
    t.attack("Child of Night").block("Hill Giant>Child of Night").fight();
    expect([t.life("A"), t.life("B"), t.graveyard("A")]).toEqual([3, 20, ["Child of Night"]]);
  });

  it("vigilance: attacking doesn't tap it (CR 702.20b)", () => {
    const t = play({ A: { battlefield: cards("Serra Angel", "Grizzly Bears") } });
    t.attack("Serra Angel", "Grizzly Bears");
    expect([t.object("Serra Angel"), t.object("Grizzly Bears")].map((one) => one.status.tapped)).toEqual([
      false,
      true,
    ]);
  });

  it("shadow: blocks and is blocked by shadow only (CR 702.28b)", () => {
    const t = play({
      A: { battlefield: cards("Dauthi Marauder", "Grizzly Bears") },
      B: { battlefield: cards("Soltari Visionary", "Hill Giant") },
    });
    t.attack("Dauthi Marauder", "Grizzly Bears");
    while (t.decision.kind === "act") t.pass();
    expect(() => t.blocks("Hill Giant>Dauthi Marauder")).toThrow("can't block");
    expect(() => t.blocks("Soltari Visionary>Grizzly Bears")).toThrow("can't block");
    expect(t.answer(t.blocks("Soltari Visionary>Dauthi Marauder"))).toBeNull();
  });

  it("flashback: cast from the graveyard for that cost, then exiled (CR 702.34a)", () => {
    const t = play({ A: { battlefield: many(3, "Island"), graveyard: cards("Think Twice") } });
    t.cast("Think Twice").resolve();
    expect([t.hand("A").length, t.exile(), t.graveyard("A")]).toEqual([1, ["Think Twice"], []]);
  });

  it("madness: what is discarded is exiled and may be cast for that cost (CR 702.35a)", () => {
    const t = play({
      A: { battlefield: cards("Merfolk Looter"), hand: cards("Basking Rootwalla") },
    });
    t.activate("Merfolk Looter").resolve();
    if (t.decision.kind === "pick") t.pick("Basking Rootwalla");
    expect(t.exile()).toEqual(["Basking Rootwalla"]);
    t.resolve();
    if (t.decision.kind === "confirm") t.yes();
    t.resolveAll();
    expect(t.battlefield("A")).toContain("Basking Rootwalla");
  });

  it("fear: blocked only by artifact and black creatures (CR 702.36b)", () => {
    const t = play({
      A: { battlefield: cards("Shadowmage Infiltrator") },
      B: { battlefield: cards("Grizzly Bears", "Child of Night", "Frogmite") },
    });
    t.attack("Shadowmage Infiltrator");
    while (t.decision.kind === "act") t.pass();
    expect(() => t.blocks("Grizzly Bears>Shadowmage Infiltrator")).toThrow("can't block");
    expect(
      t.answer(t.blocks("Child of Night>Shadowmage Infiltrator", "Frogmite>Shadowmage Infiltrator")),
    ).toBeNull();
  });

  it("affinity: costs one less for each such permanent of the caster (CR 702.41a)", () => {
    const has = (artifacts: number): boolean =>
      play({ A: { battlefield: many(artifacts, "Bonesplitter"), hand: cards("Frogmite") } }).canCast(
        "Frogmite",
      );
    expect([has(3), has(4)]).toEqual([false, true]);
  });

  it("changeling: is every creature type, in every zone (CR 702.73a)", () => {
    const t = play({
      A: {
        battlefield: cards("Goblin Chieftain", "Woodland Changeling"),
        hand: cards("Woodland Changeling"),
      },
    });
    expect([t.pt("Woodland Changeling"), t.has("Woodland Changeling", "haste")]).toEqual(["3/3", true]);
  });

  it("infect: damage to players is poison counters, to creatures -1/-1 counters (CR 702.90b-c)", () => {
    const t = play({
      A: { battlefield: cards("Glistener Elf", "Glistener Elf") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.attack("Glistener Elf", "Glistener Elf").block("Hill Giant>Glistener Elf").fight();
    expect([t.life("B"), t.state.players[1]?.counters, t.pt("Hill Giant")]).toEqual([
      20,
      { poison: 1 },
      "2/2",
    ]);
    expect(t.object("Hill Giant").damage).toBe(0);
  });

  it("prowess: triggers on each noncreature spell of its controller (CR 702.108a)", () => {
    const t = play({
      A: {
        battlefield: [real("Monastery Swiftspear"), ...many(3, "Mountain")],
        hand: cards("Lightning Bolt", "Goblin Piker"),
      },
    });
    t.cast("Lightning Bolt", "B");
    expect(t.stack()).toEqual(["Lightning Bolt", "ability of Monastery Swiftspear"]);
    t.resolveAll();
    expect(t.pt("Monastery Swiftspear")).toBe("2/3");
    t.cast("Goblin Piker");
    expect(t.stack()).toEqual(["Goblin Piker"]);
  });
});
