import { describe, expect, it } from "vitest";
import { cards, lands } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { aim, copying, count, newest, seen } from "./newest.ts";

describe("the copiable values of a permanent", () => {
  it("leave out what its own ability has made of it: a Clone of a risen Figure of Destiny is a 1/1 Kithkin (707.2)", () => {
    const t = play({ A: { battlefield: [real("Figure of Destiny"), ...lands(4)], hand: cards("Clone") } });
    t.activate("Figure of Destiny").resolve();
    t.cast("Clone").resolve();
    const clone = seen(t, copying(t, "Figure of Destiny"));
    expect([clone.pt, clone.subtypes]).toEqual(["1/1", ["Kithkin"]]);
  });

  it("of Phantasmal Image include what it added, which a Clone of it has as well (707.9a, 707.9b)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Phantasmal Image", "Clone", "Giant Growth") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Phantasmal Image").resolve();
    const image = copying(t, "Hill Giant");
    t.cast("Clone").resolve();
    for (let guard = 0; guard < 3 && t.decision.kind === "confirm"; guard++) t.yes();
    aim(t, image);
    const clone = newest(t, "Hill Giant");
    expect(seen(t, clone).subtypes.toSorted()).toEqual(["Giant", "Illusion"]);
    aim(t.cast("Giant Growth"), clone).resolve();
    expect([t.graveyard("A"), count(t, "Hill Giant")]).toEqual([["Clone"], 2]);
  });

  it("of Evil Twin include its ability, so that a Clone of it destroys by the common name (707.9a)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Evil Twin", "Clone") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Evil Twin").resolve();
    const twin = copying(t, "Hill Giant");
    expect(seen(t, twin).abilities.length).toBe(1);
    t.cast("Clone").resolve();
    for (let guard = 0; guard < 3 && t.decision.kind === "confirm"; guard++) t.yes();
    aim(t, twin);
    expect(seen(t, newest(t, "Hill Giant")).abilities.length).toBe(1);
  });

  it("of Phyrexian Metamorph include that it is an artifact (707.9b)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Phyrexian Metamorph", "Rite of Replication") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Phyrexian Metamorph").resolve();
    const metamorph = copying(t, "Hill Giant");
    aim(t.cast("Rite of Replication").no(), metamorph).resolve();
    expect(seen(t, newest(t, "Hill Giant")).types.toSorted()).toEqual(["artifact", "creature"]);
  });

  it("of a face-down creature are a face-up 2/2 without a name that can't be turned up (707.2)", () => {
    const hidden = {
      card: real("Battering Craghorn"),
      as: { status: { tapped: false, flipped: false, faceDown: "morph" as const, phasedOut: false } },
    };
    const t = play({ A: { battlefield: lands(), hand: cards("Clone") }, B: { battlefield: [hidden] } });
    t.cast("Clone").resolve();
    const clone = seen(t, copying(t, ""));
    expect([clone.pt, clone.colors, clone.abilities, clone.seat]).toEqual(["2/2", [], [], "A"]);
    expect(t.object("").status.faceDown).toBe("morph");
    expect(t.acts().filter((act) => act.startsWith("turn"))).toEqual([]);
  });
});

describe("what enters as a copy", () => {
  it("has the counters of the copied vanishing, and triggers as it enters (707.5)", () => {
    const t = play({ A: { battlefield: [real("Aven Riftwatcher"), ...lands()], hand: cards("Clone") } });
    t.cast("Clone").resolve();
    const clone = copying(t, "Aven Riftwatcher");
    t.resolveAll();
    expect(t.state.objects[clone]?.counters).toEqual({ time: 3 });
    expect(t.life("A")).toBe(22);
  });

  it("of a kicked creature was not kicked: Clone of Aether Figment has no counters (707.2)", () => {
    const t = play({ A: { battlefield: lands(), hand: cards("Aether Figment", "Clone") } });
    t.cast("Aether Figment").yes().resolve();
    expect(t.pt("Aether Figment")).toBe("3/3");
    t.cast("Clone").resolve();
    expect(seen(t, copying(t, "Aether Figment")).pt).toBe("1/1");
  });

  it("of a planeswalker has its printed loyalty, and the legend rule follows (707.5, 306.5b, 704.5j)", () => {
    const t = play({
      A: { battlefield: lands(), hand: cards("Clever Impersonator") },
      B: { battlefield: [{ card: real("Jace Beleren"), as: { counters: { loyalty: 1 } } }] },
    });
    t.cast("Clever Impersonator").resolve();
    const copy = copying(t, "Jace Beleren");
    expect(t.state.objects[copy]?.counters).toEqual({ loyalty: 3 });
    expect(count(t, "Jace Beleren")).toBe(2);
    t.activate("Jace Beleren");
    expect(seen(t, copy).seat).toBe("A");
  });

  it("of an Aura enchants what its controller chooses, without targeting: a creature with shroud, too (303.4f, 707.5)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), { card: real("Pacifism"), on: "Grizzly Bears" }, ...lands()],
        hand: cards("Copy Enchantment"),
      },
      B: { battlefield: cards("Blurred Mongoose") },
    });
    t.cast("Copy Enchantment").resolve();
    if (t.decision.kind === "confirm") t.yes();
    t.pick("Pacifism");
    expect(t.options().toSorted()).toEqual(["Blurred Mongoose", "Grizzly Bears"]);
    t.pick("Blurred Mongoose");
    const copy = newest(t, "Pacifism");
    expect(t.state.objects[copy]?.attachedTo).toEqual({ object: t.id("Blurred Mongoose") });
  });

  it("under Frozen Aether enters tapped as an artifact, not as the enchantment it copies (614.12)", () => {
    const setup = (original: string) =>
      play({
        A: { battlefield: [real(original), ...lands()], hand: cards("Clever Impersonator") },
        B: { battlefield: cards("Frozen Aether") },
      });
    for (const [original, tapped] of [
      ["Gilded Lotus", true],
      ["Glorious Anthem", false],
    ] as const) {
      const t = setup(original);
      t.cast("Clever Impersonator").resolve();
      const copy = copying(t, original);
      expect(t.state.objects[copy]?.status.tapped).toBe(tapped);
    }
  });

  it("of Chimeric Mass has no counters, as X was chosen for the other spell (707.5, 107.3m)", () => {
    const t = play({
      A: {
        battlefield: [{ card: real("Chimeric Mass"), as: { counters: { charge: 4 } } }, ...lands()],
        hand: cards("Phyrexian Metamorph"),
      },
    });
    t.cast("Phyrexian Metamorph").resolve();
    const copy = copying(t, "Chimeric Mass");
    expect(t.state.objects[copy]?.counters).toEqual({});
  });
});
