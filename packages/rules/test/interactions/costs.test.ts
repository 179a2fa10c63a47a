import { describe, expect, it } from "vitest";
import { writeObjects } from "../../src/index.ts";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle } from "./steps.ts";

/** How many of a seat's permanents are tapped. */
function tapped(t: ReturnType<typeof play>): number {
  return t.state.battlefield.filter((id) => t.state.objects[id]?.status.tapped).length;
}

describe("the total cost of a spell", () => {
  it("rises before it falls: Thalia's {1} is taken off again by Goblin Electromancer, never colored mana (601.2f)", () => {
    const t = play({
      A: {
        battlefield: [
          ...cards("Thalia, Guardian of Thraben", "Goblin Electromancer"),
          ...many(1, "Mountain"),
        ],
        hand: cards("Lightning Bolt"),
      },
    });
    t.cast("Lightning Bolt", "B").resolve();
    expect([t.life("B"), tapped(t)]).toEqual([17, 1]);
  });

  it("isn't reduced below its colored part: two Electromancers leave Lightning Bolt at {R} (118.7c)", () => {
    const t = play({
      A: { battlefield: cards("Goblin Electromancer", "Helm of Awakening"), hand: cards("Lightning Bolt") },
    });
    expect(t.canCast("Lightning Bolt")).toBe(false);
  });

  it("with delve takes generic mana only, Thalia's included: seven cards don't pay for {U} and {1} (702.66a, 601.2f)", () => {
    const t = play({
      A: {
        battlefield: [real("Thalia, Guardian of Thraben"), ...many(2, "Island")],
        hand: cards("Treasure Cruise"),
        graveyard: many(7, "Forest"),
      },
    });
    t.cast("Treasure Cruise");
    settle(t);
    while (t.decision.kind !== "act") t.say({ kind: "pay", how: "auto" });
    expect([tapped(t), t.exile().length]).toEqual([2, 7]);
    t.resolve();
    expect(t.hand("A")).toHaveLength(3);
  });

  it("with affinity counts artifacts before one is used for mana (601.2f-g)", () => {
    const t = play({
      A: { battlefield: cards("Sol Ring", "Mind Stone", "Darksteel Citadel"), hand: cards("Myr Enforcer") },
    });
    t.cast("Myr Enforcer").resolve();
    expect([count(t, "Myr Enforcer"), tapped(t)]).toEqual([1, 3]);
  });

  it("of an alternative kind is taxed all the same, and a Mountain tapped for Thalia's {1} may be sacrificed for Fireblast (118.9d, 601.2g-h)", () => {
    const t = play({
      A: {
        battlefield: [real("Thalia, Guardian of Thraben"), ...many(2, "Mountain")],
        hand: cards("Fireblast"),
      },
    });
    t.cast("Fireblast");
    for (let guard = 0; guard < 4 && t.decision.kind === "pick"; guard++) {
      if (t.options().includes("B")) t.pick("B");
      else t.pick("Mountain", "Mountain");
    }
    while (t.decision.kind !== "act") t.say({ kind: "pay", how: "auto" });
    t.resolve();
    expect([t.life("B"), t.graveyard("A").toSorted()]).toEqual([16, ["Fireblast", "Mountain", "Mountain"]]);
  });

  it("without paying a mana cost with X lets X be 0: Fireball from Maelstrom Archangel deals nothing (107.3b, 601.2b)", () => {
    const t = play({ A: { battlefield: cards("Maelstrom Archangel"), hand: cards("Fireball") } });
    t.attack("Maelstrom Archangel").fight();
    for (let guard = 0; guard < 8 && t.decision.kind !== "act"; guard++) {
      if (t.decision.kind === "confirm") t.yes();
      else if (t.decision.kind === "number") throw new Error("asked for X");
      else t.pick(t.options().includes("Fireball") ? "Fireball" : "B");
    }
    t.resolveAll();
    expect([t.life("B"), t.graveyard("A")]).toEqual([15, ["Fireball"]]);
  });

  it("is paid though the spell is countered: Harrow's land is gone (601.2h, 701.5a)", () => {
    const t = play({
      A: { battlefield: many(3, "Forest"), hand: cards("Harrow") },
      B: { battlefield: many(2, "Island"), hand: cards("Counterspell") },
    });
    t.cast("Harrow");
    settle(t);
    t.pass().cast("Counterspell", "Harrow").resolve();
    expect([t.battlefield("A").length, t.graveyard("A").toSorted()]).toEqual([2, ["Forest", "Harrow"]]);
  });
});

describe("cascade", () => {
  it("goes past Fire // Ice, whose mana value outside the stack is 4 (709.4b, 702.85a)", () => {
    const t = play({
      A: {
        battlefield: lands(2),
        hand: cards("Bloodbraid Elf"),
        library: cards("Forest", "Fire // Ice", "Lightning Bolt"),
      },
    });
    t.cast("Bloodbraid Elf").resolve();
    if (t.decision.kind === "confirm") t.yes();
    settle(t, "B");
    expect(t.stack()).toEqual(["Bloodbraid Elf", "Lightning Bolt"]);
    t.resolveAll();
    expect(t.life("B")).toBe(17);
  });

  it("under Rule of Law casts nothing, and the cards go to the bottom (702.85a, 101.2)", () => {
    const t = play({
      A: {
        battlefield: [real("Rule of Law"), ...lands(2)],
        hand: cards("Bloodbraid Elf"),
        library: cards("Forest", "Lightning Bolt", "Island"),
      },
    });
    t.cast("Bloodbraid Elf").resolve();
    settle(t, "B");
    expect([t.stack(), t.exile(), t.library("A", 1)]).toEqual([["Bloodbraid Elf"], [], ["Island"]]);
  });

  it("twice on Maelstrom Wanderer goes twice, the second time after the first spell was cast (702.85c)", () => {
    const t = play({
      A: {
        battlefield: lands(2),
        hand: cards("Maelstrom Wanderer"),
        library: cards("Lightning Bolt", "Shock"),
      },
    });
    t.cast("Maelstrom Wanderer");
    settle(t);
    expect(t.stack()).toEqual([
      "Maelstrom Wanderer",
      "ability of Maelstrom Wanderer",
      "ability of Maelstrom Wanderer",
    ]);
    t.resolve();
    if (t.decision.kind === "confirm") t.yes();
    settle(t, "B");
    expect(t.stack().at(-1)).toBe("Lightning Bolt");
    t.resolve().resolve();
    if (t.decision.kind === "confirm") t.yes();
    settle(t, "B");
    t.resolveAll();
    expect(t.life("B")).toBe(15);
  });
});

describe("mana", () => {
  it("of Mirari's Wake and Mana Flare comes at once with the land's, one of a type that it made (605.1b, 605.4a)", () => {
    const t = play({ A: { battlefield: cards("Mirari's Wake", "Mana Flare", "Forest") } });
    t.do("mana Forest");
    expect(t.state.players[0]?.mana.map(({ type }) => type)).toEqual(["G", "G", "G"]);
  });

  it("from Elvish Spirit Guide in hand pays for a spell while it is cast (605.1a, 601.2g)", () => {
    const t = play({
      A: { battlefield: [real("Forest")], hand: cards("Elvish Spirit Guide", "Grizzly Bears") },
    });
    t.cast("Grizzly Bears").resolve();
    expect([count(t, "Grizzly Bears"), t.exile()]).toEqual([1, ["Elvish Spirit Guide"]]);
  });

  it("empties between steps, Lion's Eye Diamond's too, and the hand was discarded (106.4, 500.4)", () => {
    const t = play({ A: { battlefield: cards("Lion's Eye Diamond"), hand: cards("Lightning Bolt") } });
    t.do("mana Lion's Eye Diamond");
    for (let guard = 0; guard < 3 && t.decision.kind !== "act"; guard++) t.pick("R R R");
    expect([t.hand("A"), t.state.players[0]?.mana.length]).toEqual([[], 3]);
    t.to("beginningOfCombat");
    expect(t.state.players[0]?.mana).toEqual([]);
  });
});

describe("as though it had flash", () => {
  it("is cast what Vedalken Orrery allows, but not what may be cast during combat only (601.3b-c, 702.8)", () => {
    const t = play({
      A: {
        battlefield: [real("Vedalken Orrery"), ...lands(2)],
        hand: cards("Grizzly Bears", "Angelic Favor"),
      },
      B: {},
    });
    t.to("upkeep", 6);
    t.pass();
    expect(t.asked).toBe("A act priority");
    expect([t.canCast("Grizzly Bears"), t.canCast("Angelic Favor")]).toEqual([true, false]);
    t.to("beginningOfCombat", 6);
    if (t.asked.startsWith("B")) t.pass();
    expect(t.canCast("Angelic Favor")).toBe(true);
  });

  it("a suspended sorcery is cast in the upkeep, and stays exiled where it can't be (702.62a)", () => {
    for (const law of [false, true]) {
      const vision = { card: real("Ancestral Vision"), as: { counters: { time: 1 } } };
      const t = play({
        A: { battlefield: law ? cards("Nevermore") : [], exile: [vision] },
        B: {},
      });
      if (law)
        writeObjects(t.state)[t.id("Nevermore")] = {
          ...t.object("Nevermore"),
          chosen: { cardName: "Ancestral Vision" },
        };
      t.to("upkeep", 7);
      for (let guard = 0; guard < 4 && t.stack().length > 0; guard++) settle(t, "A").resolveAll();
      expect([t.hand("A").length, t.exile()]).toEqual(law ? [0, ["Ancestral Vision"]] : [3, []]);
    }
  });
});
