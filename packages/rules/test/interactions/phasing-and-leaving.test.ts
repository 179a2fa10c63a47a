import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle, strike } from "./steps.ts";

describe("phasing", () => {
  it("takes Auras and Equipment along and brings them back attached; nothing leaves or enters (702.26d, 702.26g)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Tolarian Drake"),
          { card: real("Rancor"), on: "Tolarian Drake" },
          { card: real("Skullclamp"), on: "Tolarian Drake" },
        ],
        library: many(3, "Forest"),
      },
      B: {},
    });
    t.to("upkeep", 7);
    expect(["Tolarian Drake", "Rancor", "Skullclamp"].map((name) => count(t, name))).toEqual([0, 0, 0]);
    expect([t.hand("A"), t.stack()]).toEqual([[], []]);
    t.to("upkeep", 9);
    expect(t.pt("Tolarian Drake")).toBe("5/3");
  });

  it("keeps counters; what has phased in can attack at once, for it was under control all the time (702.26c, 702.26f)", () => {
    const t = play({
      A: { battlefield: [{ card: real("Sandbar Crocodile"), as: { counters: { "+1/+1": 1 } } }] },
      B: {},
    });
    t.to("upkeep", 9);
    t.attack("Sandbar Crocodile");
    strike(t);
    expect(t.life("B")).toBe(13);
  });

  it("in response leaves a spell without a legal target (702.26b, 608.2b)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Lightning Bolt") },
      B: { battlefield: [real("Rainbow Efreet"), ...many(2, "Island")] },
    });
    t.cast("Lightning Bolt", "Rainbow Efreet").pass();
    t.activate("Rainbow Efreet").resolve();
    expect(count(t, "Rainbow Efreet")).toBe(0);
    t.resolveAll();
    t.to("upkeep", 6);
    expect(count(t, "Rainbow Efreet")).toBe(1);
  });

  it("removes an attacker from combat at end of combat with Teferi's Veil, after its damage (702.26b, 506.4)", () => {
    const t = play({ A: { battlefield: cards("Teferi's Veil", "Grizzly Bears") }, B: {} });
    t.attack("Grizzly Bears").resolveAll();
    strike(t).resolveAll();
    expect([t.life("B"), count(t, "Grizzly Bears")]).toEqual([18, 0]);
    t.to("upkeep", 7);
    expect([count(t, "Grizzly Bears"), t.object("Grizzly Bears").status.tapped]).toEqual([1, false]);
  });

  it("lets effects that last until end of turn end while it is away (702.26e)", () => {
    const t = play({
      A: { battlefield: [real("Rainbow Efreet"), ...lands(3)], hand: cards("Giant Growth") },
      B: {},
    });
    t.cast("Giant Growth", "Rainbow Efreet").resolve();
    t.activate("Rainbow Efreet").resolve();
    t.to("upkeep", 7);
    expect(t.pt("Rainbow Efreet")).toBe("3/1");
  });
});

describe("a player who leaves the game", () => {
  it("takes along what they own everywhere; what they controlled by effects goes back (800.4a)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Act of Treason") },
      B: { battlefield: [real("Hill Giant"), { card: real("Pacifism"), on: "Hill Giant" }] },
      C: { battlefield: cards("Grizzly Bears") },
    });
    t.cast("Act of Treason", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.concede("C");
    expect(t.battlefield("A")).not.toContain("Grizzly Bears");
    expect(t.state.result).toBeNull();
  });

  it("leaves creatures put onto the battlefield under their control to be exiled, if nobody else could have them (800.4a)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Reanimate") },
      B: { graveyard: cards("Hill Giant") },
      C: {},
    });
    t.cast("Reanimate", "Hill Giant").resolve();
    expect(t.battlefield("A")).toContain("Hill Giant");
    t.concede("A");
    expect([t.exile(), t.state.battlefield]).toEqual([["Hill Giant"], []]);
  });

  it("has their spells and abilities leave the stack; what they would have been dealt is gone (800.4a)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Lightning Bolt") },
      B: {},
      C: {},
    });
    t.cast("Lightning Bolt", "B").pass();
    t.concede("A");
    expect([t.stack(), t.life("B")]).toEqual([[], 20]);
    expect(t.state.turn.active === 0 || t.asked.startsWith("B")).toBe(true);
  });

  it("in their own turn: the turn goes on to its end without an active player, then the next one's begins (800.4j)", () => {
    const t = play({ A: { battlefield: cards("Grizzly Bears") }, B: {}, C: {} });
    t.attack("Grizzly Bears/C");
    t.concede("A");
    t.to("upkeep", 6);
    expect([t.state.turn.active, t.life("C")]).toEqual([1, 20]);
  });

  it("while attacked leaves the attackers attacking nobody, and what they blocked is blocked (800.4a, 506.4)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Hill Giant") },
      B: {},
      C: {},
    });
    t.attack("Grizzly Bears/B", "Hill Giant/C");
    t.concede("B");
    strike(t);
    expect([t.life("C"), t.state.result]).toEqual([17, null]);
  });

  it("who had Oblivion Ring leaves what it exiled in exile for good, as its trigger never resolves (800.4a, 603.6c)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Oblivion Ring") },
      B: { battlefield: cards("Hill Giant") },
      C: {},
    });
    t.cast("Oblivion Ring").resolve();
    settle(t, "Hill Giant").resolve();
    expect(t.exile()).toEqual(["Hill Giant"]);
    t.concede("A");
    t.to("end");
    expect(t.exile()).toEqual(["Hill Giant"]);
  });

  it("who had Banisher Priest gives back what it exiled at once, for that is no trigger (800.4a, 610.3)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Banisher Priest") },
      B: { battlefield: cards("Hill Giant") },
      C: {},
    });
    t.cast("Banisher Priest").resolve();
    settle(t, "Hill Giant").resolve();
    expect(t.exile()).toEqual(["Hill Giant"]);
    t.concede("A");
    expect([t.exile(), t.battlefield("B")]).toEqual([[], ["Hill Giant"]]);
  });

  it("who gained control of a creature for good by Keiga loses it to its owner (800.4a)", () => {
    const t = play({
      A: { battlefield: [real("Keiga, the Tide Star"), ...lands(3)], hand: cards("Murder") },
      B: { battlefield: cards("Hill Giant") },
      C: {},
    });
    t.cast("Murder", "Keiga, the Tide Star").resolve();
    settle(t, "Hill Giant").resolve();
    expect(t.battlefield("A")).toContain("Hill Giant");
    t.concede("A");
    expect(t.battlefield("B")).toEqual(["Hill Giant"]);
  });
});

describe("a token", () => {
  it("that is exiled until something leaves doesn't come back, for it has ceased to exist (111.8, 704.5d)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Banisher Priest", "Murder") },
      B: { battlefield: lands(1), hand: cards("Dragon Fodder") },
    });
    t.to("precombatMain", 6).cast("Dragon Fodder").resolve();
    t.to("precombatMain", 7).cast("Banisher Priest").resolve();
    settle(t, "Goblin Token").resolve();
    t.cast("Murder", "Banisher Priest").resolve().resolveAll();
    expect(count(t, "Goblin Token")).toBe(1);
  });

  it("that dies does die, and is gone when Blood Artist's ability resolves (111.7, 603.6c)", () => {
    const t = play({
      A: { battlefield: [real("Blood Artist"), ...lands(2)], hand: cards("Dragon Fodder", "Lightning Bolt") },
    });
    t.cast("Dragon Fodder").resolve();
    t.cast("Lightning Bolt", "Goblin Token").resolve();
    settle(t, "B").resolveAll();
    expect([t.life("A"), t.life("B"), t.graveyard("A").toSorted()]).toEqual([
      21,
      19,
      ["Dragon Fodder", "Lightning Bolt"],
    ]);
  });
});
