import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle } from "./steps.ts";

describe("Equipment", () => {
  it("that becomes a creature is attached to nothing any more (301.5c, 704.5p)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Loxodon Warhammer"), on: "Grizzly Bears" },
          ...lands(1),
        ],
        hand: cards("Ensoul Artifact"),
      },
    });
    t.cast("Ensoul Artifact", "Loxodon Warhammer").resolve();
    expect([
      t.object("Loxodon Warhammer").attachedTo,
      t.pt("Grizzly Bears"),
      t.pt("Loxodon Warhammer"),
    ]).toEqual([null, "2/2", "5/5"]);
  });

  it("stays unattached on a permanent that stops being a creature, and on the battlefield (704.5n)", () => {
    const t = play({
      A: { battlefield: [real("Mutavault"), real("Loxodon Warhammer"), ...many(4, "Forest")] },
    });
    t.activate("Mutavault").resolve();
    t.activate("Loxodon Warhammer", "Mutavault").resolve();
    expect(t.pt("Mutavault")).toBe("5/2");
    t.to("upkeep", 6);
    expect([t.object("Loxodon Warhammer").attachedTo, count(t, "Loxodon Warhammer")]).toEqual([null, 1]);
  });

  it("stays with a stolen creature; its controller may move it away, the thief may not (301.5d-e)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Act of Treason") },
      B: {
        battlefield: [
          real("Hill Giant"),
          { card: real("Loxodon Warhammer"), on: "Hill Giant" },
          real("Grizzly Bears"),
        ],
      },
    });
    t.cast("Act of Treason", "Hill Giant").resolve();
    expect(t.acts().filter((act) => act.includes("Warhammer"))).toEqual([]);
    t.attack("Hill Giant").block().fight();
    expect([t.life("A"), t.life("B")]).toEqual([26, 14]);
  });

  it("falls off a creature that gains protection from its color, colorless Equipment doesn't (702.16d)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Loxodon Warhammer"), on: "Grizzly Bears" },
          { card: real("Rancor"), on: "Grizzly Bears" },
          { card: real("Sword of Feast and Famine") },
          ...lands(1),
        ],
      },
    });
    t.activate("Sword of Feast and Famine", "Grizzly Bears").resolve().resolveAll();
    expect([t.pt("Grizzly Bears"), t.hand("A")]).toEqual(["7/4", ["Rancor"]]);
  });

  it("that is equipped again to the creature that has it does nothing and gets no newer timestamp (701.3b)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), { card: real("Skullclamp"), on: "Grizzly Bears" }, ...lands(1)],
      },
    });
    const { timestamp } = t.object("Skullclamp");
    t.activate("Skullclamp", "Grizzly Bears").resolve();
    expect(t.object("Skullclamp").timestamp).toBe(timestamp);
  });

  it("enters with a Germ that it makes and keeps alive; returned to hand, the Germ dies (702.92a, 704.5f)", () => {
    const t = play({ A: { battlefield: lands(3), hand: cards("Batterskull") } });
    t.cast("Batterskull").resolve().resolveAll();
    const germ = t.battlefield("A").find((name) => name.includes("Germ")) ?? "";
    expect(t.pt(germ)).toBe("4/4");
    t.activate("Batterskull");
    settle(t).resolve();
    expect([count(t, germ), t.hand("A")]).toEqual([0, ["Batterskull"]]);
  });

  it("with shroud for its creature can be moved away but not to a creature with shroud (702.6a, 702.18a)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Lightning Greaves"), on: "Grizzly Bears" },
          real("Skullclamp"),
          real("Hill Giant"),
          ...lands(1),
        ],
      },
    });
    t.activate("Skullclamp");
    if (t.decision.kind === "pick") expect(t.options()).toEqual(["Hill Giant"]);
    settle(t, "Hill Giant").resolve();
    expect(t.pt("Hill Giant")).toBe("4/2");
  });

  it("by Deathrender enters attached to the creature put in, and is not equipped by an ability (301.5b, 701.3a)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), { card: real("Deathrender"), on: "Grizzly Bears" }, ...lands(1)],
        hand: cards("Lightning Bolt", "Stampeding Rhino"),
      },
    });
    t.cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect(count(t, "Grizzly Bears")).toBe(1);
    const u = play({
      A: {
        battlefield: [real("Grizzly Bears"), { card: real("Deathrender"), on: "Grizzly Bears" }, ...lands(3)],
        hand: cards("Murder", "Stampeding Rhino"),
      },
    });
    u.cast("Murder", "Grizzly Bears").resolve().resolve();
    settle(u, "Stampeding Rhino");
    expect(u.pt("Stampeding Rhino")).toBe("6/6");
  });
});

describe("Auras", () => {
  it("with totem armor save the creature one at a time, by its controller's choice (702.89a, 616.1)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Hyena Umbra"), on: "Grizzly Bears" },
          { card: real("Boar Umbra"), on: "Grizzly Bears" },
        ],
      },
      B: { battlefield: lands(3), hand: cards("Murder") },
    });
    t.pass().cast("Murder", "Grizzly Bears").resolve();
    expect(t.asked).toBe("A pick orderReplacements");
    t.pick("ability of Hyena Umbra");
    expect([t.pt("Grizzly Bears"), t.graveyard("A")]).toEqual(["5/5", ["Hyena Umbra"]]);
  });

  it("with totem armor remove all damage from a creature that damage would destroy (702.89a)", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears"), { card: real("Hyena Umbra"), on: "Grizzly Bears" }] },
      B: { battlefield: lands(1), hand: cards("Lightning Bolt") },
    });
    t.pass().cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect([t.pt("Grizzly Bears"), t.object("Grizzly Bears").damage, t.graveyard("A")]).toEqual([
      "2/2",
      0,
      ["Hyena Umbra"],
    ]);
  });

  it("are spells with a target, but put onto the battlefield without one: shroud doesn't matter (303.4f)", () => {
    const t = play({
      A: { battlefield: [real("Blurred Mongoose"), ...lands(2)], hand: cards("Rancor") },
    });
    expect(t.canCast("Rancor")).toBe(false);
  });

  it("whose bestowed creature loses its host become creatures and stay (702.103f)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), ...many(5, "Island"), ...many(3, "Swamp")],
        hand: cards("Nimbus Naiad", "Murder"),
      },
    });
    const { decision } = t;
    if (decision.kind !== "act") throw new Error(t.asked);
    const ways = decision.acts.filter(
      (act) => act.kind === "cast" && t.nameOf(act.object) === "Nimbus Naiad",
    );
    expect(ways).toHaveLength(2);
    t.say({ kind: "act", act: ways[1]?.id ?? "", autoPay: true })
      .choose("Grizzly Bears")
      .resolve();
    expect([t.pt("Grizzly Bears"), t.values("Nimbus Naiad").types]).toEqual(["4/4", ["enchantment"]]);
    t.cast("Murder", "Grizzly Bears").resolve();
    expect([t.pt("Nimbus Naiad"), t.values("Nimbus Naiad").types]).toEqual([
      "2/2",
      ["enchantment", "creature"],
    ]);
  });

  it("of another player on a creature pump it, and only their controller may use them (303.4e)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: {
        battlefield: [
          { card: real("Felidar Umbra"), on: "Grizzly Bears" },
          real("Hill Giant"),
          ...many(2, "Plains"),
        ],
      },
    });
    expect(t.acts()).toEqual([]);
    t.pass();
    t.activate("Felidar Umbra", "Hill Giant");
    settle(t, "Hill Giant").resolve();
    expect(t.object("Felidar Umbra").attachedTo).toEqual({ object: t.id("Hill Giant") });
  });

  it("on a permanent that becomes an illegal host go to the graveyard; Spreading Seas on a land that is now a creature stays (704.5m, 303.4c)", () => {
    const t = play({
      A: { battlefield: [real("Mutavault"), { card: real("Spreading Seas"), on: "Mutavault" }] },
    });
    expect(t.values("Mutavault").subtypes).toEqual(["Island"]);
    expect(t.acts()).toEqual(["mana Mutavault"]);
  });
});
