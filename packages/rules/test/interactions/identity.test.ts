import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle, strike } from "./steps.ts";

describe("an object that changes zones", () => {
  it("is exiled for good by Parallax Wave whose leaving resolved first (603.6c, 607.2a)", () => {
    const t = play({
      A: {
        battlefield: [{ card: real("Parallax Wave"), as: { counters: { fade: 5 } } }, ...lands(2)],
        hand: cards("Disenchant"),
      },
      B: { battlefield: cards("Hill Giant", "Grizzly Bears") },
    });
    t.activate("Parallax Wave", "Grizzly Bears").resolve();
    t.activate("Parallax Wave", "Hill Giant");
    t.cast("Disenchant", "Parallax Wave").resolve();
    t.resolveAll();
    expect([t.exile(), t.battlefield("B")]).toEqual([["Hill Giant"], ["Grizzly Bears"]]);
  });

  it("that Spell Queller exiled may be cast by its owner when the Queller leaves (607.2a, 608.2g)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Lightning Bolt", "Murder") },
      B: { battlefield: lands(1), hand: cards("Spell Queller") },
    });
    t.cast("Lightning Bolt", "B").pass();
    t.cast("Spell Queller").resolve();
    settle(t, "Lightning Bolt").resolve();
    expect([t.exile(), t.stack()]).toEqual([["Lightning Bolt"], []]);
    t.cast("Murder", "Spell Queller").resolve().resolve();
    settle(t, "Lightning Bolt", "B").resolveAll();
    expect(t.life("B")).toBe(17);
  });

  it("blinked in response to Flickerwisp's delayed return isn't returned twice (400.7, 603.7)", () => {
    const t = play({
      A: { battlefield: [real("Hill Giant"), ...lands(2)], hand: cards("Flickerwisp") },
      B: { battlefield: cards("Serra Angel") },
    });
    t.cast("Flickerwisp").resolve();
    settle(t, "Serra Angel").resolve();
    expect([t.exile(), count(t, "Serra Angel")]).toEqual([["Serra Angel"], 0]);
    t.to("end").resolveAll();
    expect([t.exile(), t.battlefield("B")]).toEqual([[], ["Serra Angel"]]);
  });

  it("that is suspected has menace and can't block (701.58c)", () => {
    const t = play({
      A: {
        battlefield: [real("Barbed Servitor"), ...lands(2)],
        hand: cards("Convenient Target", "Cloudshift"),
      },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.cast("Convenient Target", "Grizzly Bears").resolve().resolveAll();
    expect([t.has("Grizzly Bears", "menace"), t.pt("Grizzly Bears")]).toEqual([true, "3/3"]);
    t.attack("Barbed Servitor");
    strike(t);
    expect(t.life("B")).toBe(19);
  });

  it("saddled by another's tapping is saddled until end of turn only (702.171a-c)", () => {
    const t = play({
      A: { battlefield: cards("Drover Grizzly", "Grizzly Bears", "Hill Giant") },
      B: { battlefield: cards("Llanowar Elves") },
    });
    t.activate("Drover Grizzly");
    settle(t, "Grizzly Bears").resolve();
    t.attack("Drover Grizzly", "Hill Giant").resolveAll();
    expect(t.has("Hill Giant", "trample")).toBe(true);
    t.to("upkeep", 6);
    expect(t.has("Hill Giant", "trample")).toBe(false);
  });
});

describe("state-based actions", () => {
  it("all look at once: two players at 0 by one spell draw the game, though one would have won (704.3, 104.4a)", () => {
    const t = play({
      A: { battlefield: [real("Blood Artist"), ...lands(3)], hand: cards("Flame Rift"), life: 4 },
      B: { life: 4 },
    });
    t.cast("Flame Rift").resolve();
    expect(t.state.result?.winners).toEqual([]);
  });

  it("don't interrupt a spell: a creature at toughness 0 in between is counted (704.3, 608.2c)", () => {
    const t = play({
      A: {
        battlefield: [real("Glorious Anthem"), real("Eager Cadet"), ...lands(3)],
        hand: cards("Akroma's Vengeance"),
      },
    });
    t.cast("Akroma's Vengeance").resolve();
    expect(t.graveyard("A").toSorted()).toEqual(["Akroma's Vengeance", "Eager Cadet", "Glorious Anthem"]);
  });

  it("leave two legends alone under Mirror Gallery, and choose once it has gone (704.5j)", () => {
    const isamaru = "Isamaru, Hound of Konda";
    const t = play({
      A: {
        battlefield: [real("Mirror Gallery"), real(isamaru), ...lands(2)],
        hand: cards(isamaru, "Disenchant"),
      },
    });
    t.cast(isamaru).resolve();
    expect(count(t, isamaru)).toBe(2);
    t.cast("Disenchant", "Mirror Gallery").resolve();
    t.pick(isamaru);
    expect(count(t, isamaru)).toBe(1);
  });

  it("come again after what they did: an Aura's host dies first, then the anthem's creatures (704.3)", () => {
    const lord = { card: real("Elvish Champion"), as: { damage: 1 } };
    const t = play({
      A: { battlefield: [lord, { card: real("Llanowar Elves"), as: { damage: 1 } }] },
      B: { battlefield: many(1, "Mountain"), hand: cards("Lightning Bolt") },
    });
    expect(count(t, "Llanowar Elves")).toBe(1);
    t.pass().cast("Lightning Bolt", "Elvish Champion").resolve();
    expect(t.graveyard("A")).toEqual(["Elvish Champion", "Llanowar Elves"]);
  });
});
