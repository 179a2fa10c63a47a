import { describe, expect, it } from "vitest";
import { cards, lands } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { copying, count, newest, seen } from "./newest.ts";

describe("a permanent that becomes a copy of another", () => {
  const t0 = () =>
    play({
      A: {
        battlefield: [
          real("Shapesharer"),
          { card: real("Woodland Changeling"), as: { counters: { "+1/+1": 1 }, damage: 1 } },
          ...lands(),
        ],
        hand: cards("Giant Growth"),
      },
      B: { battlefield: cards("Wurmcoil Engine", "Thragtusk") },
    });

  it("keeps counters, damage and what spells did, and nothing enters or leaves (707.4)", () => {
    const t = t0();
    t.cast("Giant Growth", "Woodland Changeling").resolve();
    const id = t.id("Woodland Changeling");
    t.activate("Shapesharer", "Woodland Changeling", "Thragtusk").resolve().resolveAll();
    expect([seen(t, id).name, seen(t, id).pt, t.state.objects[id]?.damage]).toEqual(["Thragtusk", "9/7", 1]);
    expect(t.life("A")).toBe(20);
    expect(count(t, "Beast Token")).toBe(0);
  });

  it("is what it was again at the start of its controller's next turn, and triggers nothing by that (707.4, 611.2b)", () => {
    const t = t0();
    const id = t.id("Woodland Changeling");
    t.activate("Shapesharer", "Woodland Changeling", "Thragtusk").resolve();
    t.to("upkeep", 6);
    expect(seen(t, id).name).toBe("Thragtusk");
    t.to("upkeep", 7);
    expect([seen(t, id).name, count(t, "Beast Token")]).toEqual(["Woodland Changeling", 0]);
  });

  it("is what it was as Tilonalli's Skinshifter attacks on: tapped, attacking, without what a new attacker triggers (707.4, 508.3a)", () => {
    const t = play({
      A: { battlefield: cards("Tilonalli's Skinshifter", "Hero of Bladehold") },
    });
    t.attack("Tilonalli's Skinshifter", "Hero of Bladehold");
    for (let guard = 0; guard < 6 && t.decision.kind !== "act"; guard++) {
      if (t.decision.kind === "order") t.pick(...t.options());
      else t.pick("Hero of Bladehold");
    }
    t.resolveAll();
    expect([count(t, "Hero of Bladehold"), count(t, "Soldier Token")]).toEqual([2, 2]);
    t.fight();
    expect(t.life("B")).toBe(20 - 3 - 4 - 2 - 2);
  });
});

describe("a token that is a copy", () => {
  it("of a Clone is what the Clone is, and not a Clone (707.3)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Clone", "Quasiduplicate") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Clone").resolve();
    copying(t, "Hill Giant");
    t.cast("Quasiduplicate", "Hill Giant").resolve();
    expect(t.asked).toBe("A act priority");
    expect(count(t, "Hill Giant")).toBe(3);
  });

  it("of a legendary creature five times over leaves one of them, by choice (704.5j)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Rite of Replication") },
      B: { battlefield: cards("Isamaru, Hound of Konda") },
    });
    t.cast("Rite of Replication").yes().choose("Isamaru, Hound of Konda").resolve();
    expect(t.decision).toMatchObject({ seat: 0, kind: "pick", min: 1, max: 1 });
    expect(t.options()).toHaveLength(5);
    t.pick("Isamaru, Hound of Konda");
    expect(count(t, "Isamaru, Hound of Konda")).toBe(2);
  });

  it("of a transformed Delver of Secrets has its back face up and both faces (707.8a)", () => {
    const delver = { card: real("Delver of Secrets // Insectile Aberration"), as: { face: 1 } };
    const t = play({ A: { battlefield: [delver, ...lands()], hand: cards("Quasiduplicate") } });
    expect(t.pt("Insectile Aberration")).toBe("3/2");
    t.cast("Quasiduplicate", "Insectile Aberration").resolve();
    const token = newest(t, "Insectile Aberration");
    expect(count(t, "Insectile Aberration")).toBe(2);
    expect([seen(t, token).pt, seen(t, token).colors]).toEqual(["3/2", ["U"]]);
  });

  it("of a transformed permanent keeps that face for good (707.8, 712.10)", () => {
    const captain = {
      card: real("Hanweir Militia Captain // Westvale Cult Leader"),
      as: { face: 1 },
    };
    const t = play({ A: { battlefield: [captain, ...lands()], hand: cards("Clone") } });
    t.cast("Clone").resolve();
    const clone = seen(t, copying(t, "Westvale Cult Leader"));
    expect([clone.pt, clone.manaValue]).toEqual(["2/2", 0]);
  });
});

describe("a copy of a spell", () => {
  it("was kicked if the original was (707.2)", () => {
    const t = play({
      A: { battlefield: [...lands(10)], hand: cards("Rite of Replication", "Twincast") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Rite of Replication").yes().choose("Hill Giant");
    t.cast("Twincast", "Rite of Replication").resolve();
    if (t.decision.kind === "confirm") t.no();
    t.resolve();
    expect(count(t, "Hill Giant")).toBe(6);
    t.resolve();
    expect(count(t, "Hill Giant")).toBe(11);
  });

  it("of Fling looks at the creature that was sacrificed for the original (707.10)", () => {
    const t = play({
      A: { battlefield: [real("Hill Giant"), ...lands(3)], hand: cards("Fling", "Reverberate") },
    });
    t.cast("Fling");
    for (let guard = 0; guard < 4 && t.decision.kind === "pick"; guard++)
      t.pick(t.options().includes("B") ? "B" : "Hill Giant");
    t.cast("Reverberate", "Fling").resolve();
    if (t.decision.kind === "confirm") t.no();
    t.resolveAll();
    expect(t.life("B")).toBe(14);
  });

  it("cast with flashback is not exiled but ceases to exist, and the original is exiled (707.10a, 702.34a)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Reverberate"), graveyard: cards("Think Twice") },
    });
    t.cast("Think Twice");
    t.cast("Reverberate", "Think Twice").resolve().resolveAll();
    expect([t.exile(), t.hand("A").length]).toEqual([["Think Twice"], 2]);
    expect(t.graveyard("A")).toEqual(["Reverberate"]);
  });

  it("that Remand counters goes nowhere, and Remand's card is drawn (701.5, 707.10a)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Lightning Bolt", "Reverberate") },
      B: { battlefield: lands(1), hand: cards("Remand") },
    });
    t.cast("Lightning Bolt", "B");
    t.cast("Reverberate", "Lightning Bolt").resolve();
    if (t.decision.kind === "confirm") t.no();
    t.pass();
    t.cast("Remand").pick("Lightning Bolt");
    t.resolve();
    expect(t.stack().length).toBe(1);
    t.resolveAll();
    expect(t.life("B")).toBe(17);
    expect([t.hand("B"), t.hand("A").length]).toEqual([["Mountain"], expect.any(Number)]);
  });
});
