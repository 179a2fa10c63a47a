import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle } from "./steps.ts";

const HIDDEN = { tapped: false, flipped: false, faceDown: "manifest", phasedOut: false } as const;

describe("what leaves the battlefield", () => {
  it("face down had no abilities, so a manifested Sultai Emissary that dies triggers nothing (603.10a, 708.2)", () => {
    const t = play({
      A: { battlefield: [{ card: real("Sultai Emissary"), as: { status: HIDDEN } }] },
      B: { battlefield: lands(1), hand: cards("Lightning Bolt") },
    });
    t.pass().cast("Lightning Bolt", "").resolve();
    expect([t.graveyard("A"), t.stack()]).toEqual([["Sultai Emissary"], []]);
  });

  it("together with Reveillark can be what it returns (603.10a, 603.3d)", () => {
    const t = play({
      A: { battlefield: [real("Reveillark"), real("Grizzly Bears"), ...lands(4)], hand: cards("Damnation") },
    });
    t.cast("Damnation").resolve();
    t.pick("Grizzly Bears");
    t.resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
  });

  it("with the Equipment on it was equipped: Skullclamp destroyed along with its creature draws two cards (603.10a)", () => {
    const t = play({
      A: {
        battlefield: [real("Hill Giant"), { card: real("Skullclamp"), on: "Hill Giant" }, ...lands(4)],
        hand: cards("Akroma's Vengeance"),
      },
    });
    t.cast("Akroma's Vengeance").resolve().resolveAll();
    expect([t.graveyard("A").toSorted(), t.hand("A").length]).toEqual([
      ["Akroma's Vengeance", "Hill Giant", "Skullclamp"],
      2,
    ]);
  });

  it("with the Aura on it was enchanted: False Demise destroyed along with its creature returns it (603.10a)", () => {
    const t = play({
      A: {
        battlefield: [...lands(4)],
        hand: cards("Casualties of War"),
      },
      B: { battlefield: [real("Hill Giant"), { card: real("False Demise"), on: "Hill Giant" }] },
    });
    t.cast("Casualties of War").pick("mode 1", "mode 2");
    settle(t, "Hill Giant", "False Demise").resolve().resolveAll();
    expect([t.battlefield("B"), t.graveyard("B")]).toEqual([["Hill Giant"], ["False Demise"]]);
  });

  it("is somebody else's, and returns to the Aura's controller: False Demise on an opponent's creature (109.5, 603.10a)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("False Demise", "Murder") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("False Demise", "Hill Giant").resolve();
    t.cast("Murder", "Hill Giant").resolve().resolveAll();
    expect(t.battlefield("A")).toContain("Hill Giant");
  });

  it("counts its counters as it left: Bloodtracker returned to hand draws for them (603.10a, 608.2h)", () => {
    const tracker = { card: real("Bloodtracker"), as: { counters: { "+1/+1": 3 } } };
    const t = play({ A: { battlefield: [tracker, ...lands(1)], hand: cards("Unsummon") } });
    t.cast("Unsummon", "Bloodtracker").resolve().resolveAll();
    expect(t.hand("A").toSorted()).toEqual(["Bloodtracker", "Mountain", "Mountain", "Mountain"]);
  });

  it("for toughness 0 while its counters cancel out had them all: Bloodtracker draws (704.3, 704.5f, 704.5q)", () => {
    const tracker = { card: real("Bloodtracker"), as: { counters: { "+1/+1": 2, "-1/-1": 4 } } };
    const t = play({ A: { battlefield: [tracker] } });
    t.resolveAll();
    expect([t.graveyard("A"), t.hand("A").length]).toEqual([["Bloodtracker"], 2]);
  });

  it("under another player's control triggers for that player: a borrowed Thragtusk leaves its Beast (603.10a, 109.5)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Act of Treason", "Unsummon") },
      B: { battlefield: cards("Thragtusk") },
    });
    t.cast("Act of Treason", "Thragtusk").resolve();
    t.cast("Unsummon", "Thragtusk").resolve().resolveAll();
    expect([t.battlefield("A").includes("Beast Token"), t.hand("B")]).toEqual([true, ["Thragtusk"]]);
  });

  it("blinked leaves and enters: Thragtusk makes a Beast and gains 5 life (603.6c, 400.7)", () => {
    const t = play({ A: { battlefield: [real("Thragtusk"), ...lands(1)], hand: cards("Cloudshift") } });
    t.cast("Cloudshift", "Thragtusk").resolve();
    settle(t).resolveAll();
    expect([t.life("A"), count(t, "Beast Token")]).toEqual([25, 1]);
  });

  it("in a trade with Soul Collector comes back under the control of its dead dealer's controller (603.10a)", () => {
    const t = play({
      A: { battlefield: cards("Soul Collector") },
      B: { battlefield: [{ card: real("Air Elemental"), as: { damage: 1 } }] },
    });
    t.attack("Soul Collector");
    t.block("Air Elemental>Soul Collector").fight();
    t.resolveAll();
    expect([t.graveyard("A"), t.battlefield("A")]).toEqual([["Soul Collector"], ["Air Elemental"]]);
  });

  it("with a -1/-1 counter doesn't persist, even if it dies as a +1/+1 counter would cancel it (702.79a, 704.3)", () => {
    const finks = { card: real("Kitchen Finks"), as: { counters: { "-1/-1": 1, "+1/+1": 1 }, damage: 3 } };
    const t = play({ A: { battlefield: [finks] } });
    t.resolveAll();
    expect(t.graveyard("A")).toEqual(["Kitchen Finks"]);
  });

  it("with undying and a +1/+1 counter that was removed by cancelling returns again (702.93a, 704.5q)", () => {
    const messenger = { card: real("Strangleroot Geist"), as: { counters: { "+1/+1": 1, "-1/-1": 1 } } };
    const t = play({ A: { battlefield: [messenger, ...lands(1)], hand: cards("Lightning Bolt") } });
    expect(t.object("Strangleroot Geist").counters).toEqual({});
    t.cast("Lightning Bolt", "Strangleroot Geist").resolve().resolveAll();
    expect(t.object("Strangleroot Geist").counters).toEqual({ "+1/+1": 1 });
  });

  it("as a land creature goes to the graveyard as a creature that died: Wind Zendikon's land returns to hand (700.4, 603.10a)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Wind Zendikon", "Lightning Bolt") },
    });
    t.cast("Wind Zendikon", "Forest").resolve();
    t.cast("Lightning Bolt");
    settle(t, "Forest").resolve().resolveAll();
    expect([t.hand("A"), t.graveyard("A").toSorted()]).toEqual([
      ["Forest"],
      ["Lightning Bolt", "Wind Zendikon"],
    ]);
  });

  it("by a finality counter is exiled, has not died and doesn't persist (122.1h, 700.4)", () => {
    const finks = { card: real("Kitchen Finks"), as: { counters: { finality: 1 } } };
    const t = play({
      A: { battlefield: [finks, real("Blood Artist"), ...lands(1)], hand: cards("Lightning Bolt") },
    });
    t.cast("Lightning Bolt", "Kitchen Finks").resolve();
    expect([t.exile(), t.stack()]).toEqual([["Kitchen Finks"], []]);
  });
});

describe("last known information", () => {
  it("gives the power that Aerie Ouphes had as it was sacrificed, with the anthem that it lost (608.2h)", () => {
    const t = play({
      A: { battlefield: cards("Aerie Ouphes", "Glorious Anthem") },
      B: { battlefield: [{ card: real("Serra Angel"), as: { counters: { "+1/+1": 1 } } }] },
    });
    t.activate("Aerie Ouphes", "Serra Angel").resolveAll();
    expect(t.object("Serra Angel").damage).toBe(4);
  });

  it("gives a dying Goblin Fireleaper's power with what was pumped this turn (603.10a, 608.2h)", () => {
    const t = play({
      A: { battlefield: [real("Goblin Fireleaper"), ...many(5, "Mountain")], hand: cards("Lightning Bolt") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.activate("Goblin Fireleaper").resolve();
    t.activate("Goblin Fireleaper").resolve();
    t.cast("Lightning Bolt", "Goblin Fireleaper").resolve();
    settle(t, "Hill Giant").resolveAll();
    expect(t.graveyard("B")).toEqual(["Hill Giant"]);
  });

  it("gives the power after the counter that came back with it: Murderous Redcap deals 1 the second time (608.2h, 702.79a)", () => {
    const t = play({
      A: { battlefield: [real("Murderous Redcap"), ...lands(1)], hand: cards("Lightning Bolt") },
    });
    t.cast("Lightning Bolt", "Murderous Redcap").resolve().resolve();
    settle(t, "B").resolveAll();
    expect(t.life("B")).toBe(19);
  });

  it("gives Murderous Redcap's power if it is gone when its ability resolves (608.2h)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Murderous Redcap") },
      B: { battlefield: lands(1), hand: cards("Unsummon") },
    });
    t.cast("Murderous Redcap").resolve();
    settle(t, "B").pass();
    t.cast("Unsummon", "Murderous Redcap").resolve().resolveAll();
    expect(t.life("B")).toBe(18);
  });

  it("isn't used for a creature that doesn't fight any more: neither deals damage (701.12b)", () => {
    const t = play({
      A: { battlefield: [real("Hill Giant"), ...lands(2)], hand: cards("Rabid Bite") },
      B: { battlefield: [real("Serra Angel"), ...lands(1)], hand: cards("Unsummon") },
    });
    t.cast("Rabid Bite", "Hill Giant", "Serra Angel").pass();
    t.cast("Unsummon", "Hill Giant").resolve().resolve();
    expect(t.object("Serra Angel").damage).toBe(0);
  });

  it("says who controlled a creature whose death Dingus Staff punishes, not who owns it (608.2h)", () => {
    const t = play({
      A: { battlefield: [real("Dingus Staff"), ...lands(4)], hand: cards("Act of Treason", "Murder") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Act of Treason", "Hill Giant").resolve();
    t.cast("Murder", "Hill Giant").resolve().resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([18, 20]);
  });

  it("says that the creature was a Human as Avacyn's Collar saw it, Turn to Frog or not (603.10a, 608.2h)", () => {
    for (const [frog, spirits] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const t = play({
        A: {
          battlefield: [
            real("Kor Firewalker"),
            real("Elite Vanguard"),
            { card: real("Avacyn's Collar"), on: "Elite Vanguard" },
            ...lands(3),
          ],
          hand: cards("Turn to Frog", "Murder"),
        },
      });
      if (frog) t.cast("Turn to Frog", "Elite Vanguard").resolve();
      t.cast("Murder", "Elite Vanguard").resolve().resolveAll();
      expect(count(t, "Spirit Token")).toBe(spirits);
    }
  });

  it("says which counters Hangarback Walker had, although it was exiled from the graveyard since (608.2h)", () => {
    const walker = { card: real("Hangarback Walker"), as: { counters: { "+1/+1": 2 } } };
    const t = play({
      A: { battlefield: [walker, ...lands(3)], hand: cards("Murder") },
    });
    t.cast("Murder", "Hangarback Walker").resolve().resolveAll();
    expect(count(t, "Thopter Token")).toBe(2);
  });
});
