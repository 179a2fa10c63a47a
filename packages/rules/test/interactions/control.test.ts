import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";

describe("control of a creature", () => {
  it("by Vedalken Shackles lasts while they are tapped, however much it grows (611.2b, 608.2h)", () => {
    const t = play({
      A: {
        battlefield: [real("Vedalken Shackles"), ...many(3, "Island"), ...many(1, "Forest")],
        hand: cards("Giant Growth"),
      },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.activate("Vedalken Shackles", "Grizzly Bears").resolve();
    t.cast("Giant Growth", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    expect(t.pt("Grizzly Bears")).toBe("5/5");
  });

  it("by Vedalken Shackles untapped in response isn't gained, and isn't when they are tapped again (611.2b)", () => {
    const t = play({
      A: {
        battlefield: [real("Vedalken Shackles"), ...many(6, "Island"), real("Plains")],
        hand: cards("Burst of Energy", "Jolt"),
      },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.activate("Vedalken Shackles", "Grizzly Bears");
    t.cast("Burst of Energy", "Vedalken Shackles").resolve();
    expect(t.object("Vedalken Shackles").status.tapped).toBe(false);
    t.resolve();
    expect(t.battlefield("B")).toContain("Grizzly Bears");
    t.cast("Jolt", "Vedalken Shackles").resolve();
    while (t.decision.kind === "confirm") t.yes();
    expect(t.battlefield("B")).toContain("Grizzly Bears");
  });

  it("for as long as one controls Roil Elemental ends for good when another player gains control of it (611.2b)", () => {
    const t = play({
      A: { battlefield: cards("Roil Elemental"), hand: cards("Forest") },
      B: { battlefield: [real("Grizzly Bears"), ...many(3, "Mountain")], hand: cards("Act of Treason") },
    });
    t.land("Forest");
    t.pick("Grizzly Bears").resolve();
    if (t.decision.kind === "confirm") t.yes();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.to("precombatMain", 6).cast("Act of Treason", "Roil Elemental").resolve();
    expect(t.battlefield("B")).toEqual(expect.arrayContaining(["Grizzly Bears", "Roil Elemental"]));
    t.to("upkeep", 7);
    expect(t.battlefield("A")).toContain("Roil Elemental");
    expect(t.battlefield("B")).toContain("Grizzly Bears");
  });

  it("isn't exchanged for a creature that has left, nor between creatures of one player (701.10a-b)", () => {
    const t = play({
      A: {
        battlefield: [real("Phyrexian Infiltrator"), real("Llanowar Elves"), ...many(8, "Island")],
        hand: cards("Unsummon"),
      },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.activate("Phyrexian Infiltrator", "Llanowar Elves").resolve();
    expect(t.battlefield("A")).toEqual(expect.arrayContaining(["Phyrexian Infiltrator", "Llanowar Elves"]));
    t.activate("Phyrexian Infiltrator", "Grizzly Bears");
    t.cast("Unsummon", "Phyrexian Infiltrator").resolve().resolve();
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
  });

  it("of Slave of Bolas's creature that was given away leaves nothing to sacrifice (701.17a)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Slave of Bolas") },
      B: { battlefield: [real("Hill Giant"), ...many(4, "Mountain")], hand: cards("Grab the Reins") },
    });
    t.cast("Slave of Bolas", "Hill Giant").resolve();
    expect(t.battlefield("A")).toContain("Hill Giant");
    t.pass().cast("Grab the Reins");
    while (t.decision.kind !== "act") {
      if (t.decision.kind === "modes") t.pick("mode 0");
      else if (t.decision.kind === "confirm") t.no();
      else t.pick("Hill Giant");
    }
    t.resolve();
    expect(t.battlefield("B")).toContain("Hill Giant");
    t.to("upkeep", 6);
    expect([count(t, "Hill Giant"), t.graveyard("B")]).toEqual([1, ["Grab the Reins"]]);
    expect(t.battlefield("A")).toContain("Hill Giant");
  });

  it("that Daring Thief exchanges again goes back; the newer effect counts (613.7)", () => {
    const t = play({
      A: { battlefield: [real("Llanowar Elves"), ...many(4, "Island")], hand: cards("Control Magic") },
      B: { battlefield: [real("Serra Angel"), ...many(6, "Mountain")], hand: cards("Threaten", "Threaten") },
    });
    t.cast("Control Magic", "Serra Angel").resolve();
    t.to("precombatMain", 6).cast("Threaten", "Serra Angel").resolve();
    expect(t.battlefield("B")).toContain("Serra Angel");
    t.to("upkeep", 7);
    expect(t.battlefield("A")).toContain("Serra Angel");
  });

  it("of the Aura's controller counts: Custody Battle gives away the land's keeper's creature in that player's upkeep (303.4e)", () => {
    const t = play({
      A: { battlefield: [...lands(1)], hand: cards("Custody Battle") },
      B: { battlefield: [real("Hill Giant")] },
    });
    t.cast("Custody Battle", "Hill Giant").resolve();
    t.to("upkeep", 6);
    if (t.decision.kind === "pick") t.pick("A");
    t.resolveAll();
    expect(t.battlefield("A")).toContain("Hill Giant");
    t.to("upkeep", 7);
    if (t.decision.kind === "pick") t.pick("B");
    t.resolveAll();
    expect(t.asked.startsWith("A ")).toBe(true);
    if (t.decision.kind === "confirm") t.yes();
    if (t.decision.kind === "pick") t.pick("Swamp");
    expect(t.battlefield("A")).toContain("Hill Giant");
    expect(t.graveyard("A")).toEqual(["Swamp"]);
  });
});

describe("choices of several players", () => {
  it("are made in turn order and carried out at once: each sees what the others chose (101.4)", () => {
    const t = play({
      A: {
        battlefield: [real("Grave Pact"), real("Llanowar Elves"), ...lands(2)],
        hand: cards("Bone Splinters"),
      },
      B: { battlefield: cards("Grizzly Bears", "Hill Giant", "Serra Angel") },
      C: { battlefield: cards("Goblin Piker", "Air Elemental") },
    });
    t.cast("Bone Splinters");
    while (t.decision.kind !== "act")
      t.pick(t.options().includes("Serra Angel") ? "Serra Angel" : "Llanowar Elves");
    expect(t.stack()).toEqual(["Bone Splinters", "ability of Grave Pact"]);
    t.resolve();
    expect(t.asked).toBe("B pick sacrifice");
    t.pick("Grizzly Bears");
    expect([t.asked, t.battlefield("B").length]).toEqual(["C pick sacrifice", 3]);
    t.pick("Goblin Piker");
    expect([t.graveyard("B"), t.graveyard("C")]).toEqual([["Grizzly Bears"], ["Goblin Piker"]]);
  });

  it("that Smallpox asks for come step by step: discards before sacrifices (608.2c, 101.4)", () => {
    const t = play({
      A: { battlefield: [...lands(2), real("Grizzly Bears")], hand: cards("Smallpox", "Forest") },
      B: { battlefield: cards("Swamp", "Hill Giant", "Serra Angel"), hand: cards("Island", "Plains") },
    });
    t.cast("Smallpox").resolve();
    const order: string[] = [];
    for (let guard = 0; guard < 20 && t.decision.kind === "pick"; guard++) {
      order.push(t.asked);
      t.pick(t.options()[0] ?? "");
    }
    expect([t.life("A"), t.life("B")]).toEqual([19, 19]);
    expect(order.at(0)).toContain("B pick discard");
    expect(t.graveyard("B").length).toBe(3);
  });

  it("triggers of players go onto the stack from the active player on; each orders the own ones (603.3b)", () => {
    const t = play({
      A: {
        battlefield: [real("Blood Artist"), real("Zulaport Cutthroat"), ...lands(2)],
        hand: cards("Murder"),
      },
      B: { battlefield: cards("Blood Artist", "Grizzly Bears") },
      C: { battlefield: cards("Blood Artist") },
    });
    t.cast("Murder", "Grizzly Bears").resolve();
    const asked: string[] = [];
    for (let guard = 0; guard < 8 && t.decision.kind === "pick"; guard++) {
      asked.push(t.asked.slice(0, 1));
      t.pick("A");
    }
    expect(asked).toEqual(["A", "B", "C"]);
    expect(t.stack()).toHaveLength(3);
  });
});
