import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { first } from "./steps.ts";

describe("damage that several effects would change", () => {
  it.each([
    ["Furnace of Rath", 17],
    ["Gisela, Blade of Goldnight", 18],
  ])(
    "is changed in the order that the player chooses who would be dealt it: %s first leaves %i (616.1)",
    (one, life) => {
      const t = play({
        A: { battlefield: cards("Gisela, Blade of Goldnight", "Furnace of Rath") },
        B: { battlefield: lands(1), hand: cards("Lightning Bolt") },
      });
      t.pass().cast("Lightning Bolt", "A").resolve();
      expect(t.asked).toBe("A pick orderReplacements");
      expect(first(t, one).life("A")).toBe(life);
    },
  );

  it("is redirected by Pariah and then is damage to the creature, which Dawn Elemental prevents (614.9, 616.1)", () => {
    const t = play({
      A: { battlefield: [real("Dawn Elemental"), { card: real("Pariah"), on: "Dawn Elemental" }] },
      B: { battlefield: lands(1), hand: cards("Lightning Bolt") },
    });
    t.pass().cast("Lightning Bolt", "A").resolve();
    first(t, "Pariah");
    expect([t.life("A"), t.object("Dawn Elemental").damage]).toEqual([20, 0]);
  });

  it("is dealt by the same source after redirection: lifelink's player gains life, combat damage stays combat damage (614.9, 120.3)", () => {
    const t = play({
      A: { battlefield: cards("Child of Night") },
      B: { battlefield: [real("Wall of Stone"), { card: real("Pariah"), on: "Wall of Stone" }] },
    });
    t.attack("Child of Night");
    t.block().fight();
    expect([t.life("A"), t.life("B"), t.object("Wall of Stone").damage]).toEqual([22, 20, 2]);
  });

  it("that can't be prevented leaves a shield whole: Combust, and then a Lightning Bolt is prevented (615.12)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Combust", "Lightning Bolt") },
      B: { battlefield: [real("Dragon's Eye Savants"), ...lands(1)], hand: cards("Anoint") },
    });
    t.pass().cast("Anoint");
    while (t.decision.kind !== "act") {
      if (t.decision.kind === "confirm") t.no();
      else t.pick("Dragon's Eye Savants");
    }
    t.resolve();
    t.cast("Combust", "Dragon's Eye Savants").resolve();
    expect(t.object("Dragon's Eye Savants").damage).toBe(5);
    t.cast("Lightning Bolt", "Dragon's Eye Savants").resolve();
    expect(t.battlefield("B")).toContain("Dragon's Eye Savants");
    expect(t.object("Dragon's Eye Savants").damage).toBe(5);
  });

  it("that can't be prevented lets Vigor and Swans do nothing either (615.12)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Combust") },
      B: { battlefield: cards("Swans of Bryn Argoll") },
    });
    t.cast("Combust", "Swans of Bryn Argoll").resolve();
    expect([t.graveyard("B"), t.hand("A")]).toEqual([["Swans of Bryn Argoll"], []]);
  });

  it("doubled before Swans prevents it lets the source's controller draw twice as many (615.5, 616.1)", () => {
    const t = play({
      A: { battlefield: [...lands(1), real("Furnace of Rath")], hand: cards("Lightning Bolt") },
      B: { battlefield: cards("Swans of Bryn Argoll") },
    });
    t.cast("Lightning Bolt", "Swans of Bryn Argoll").resolve();
    expect(t.asked).toBe("B pick orderReplacements");
    first(t, "Furnace of Rath");
    expect(t.hand("A")).toHaveLength(6);
  });

  it("to a creature that Vigor guards becomes counters, and first strike's counters come before other damage (615.5, 510.4)", () => {
    const t = play({
      A: { battlefield: [real("Vigor"), real("Grizzly Bears"), ...lands(1)], hand: cards("Lightning Bolt") },
    });
    t.cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect([t.pt("Grizzly Bears"), t.object("Grizzly Bears").damage]).toEqual(["5/5", 0]);
  });

  it("of which 1 goes elsewhere twice: each of Lancers en-Kor's shields moves another 1 (615.7, 614.9)", () => {
    const t = play({
      A: {
        battlefield: [real("Lancers en-Kor"), real("Wall of Stone"), ...lands(1)],
        hand: cards("Lightning Bolt"),
      },
    });
    t.activate("Lancers en-Kor", "Wall of Stone").resolve();
    t.activate("Lancers en-Kor", "Wall of Stone").resolve();
    t.cast("Lightning Bolt", "Lancers en-Kor").resolve();
    first(t, "Lancers en-Kor");
    expect([t.object("Lancers en-Kor").damage, t.object("Wall of Stone").damage]).toEqual([1, 2]);
  });

  it("can't be redirected to itself: a shield for Lancers en-Kor onto itself changes nothing further (614.5)", () => {
    const t = play({
      A: { battlefield: [real("Lancers en-Kor"), ...lands(1)], hand: cards("Lightning Bolt") },
    });
    t.activate("Lancers en-Kor", "Lancers en-Kor").resolve();
    t.cast("Lightning Bolt", "Lancers en-Kor").resolve();
    first(t, "Lancers en-Kor");
    expect(t.graveyard("A")).toContain("Lancers en-Kor");
  });
});

describe("regeneration", () => {
  it("uses up one shield for a creature destroyed by damage and deathtouch at once (701.15b, 704.5g-h)", () => {
    const t = play({
      A: { battlefield: cards("Typhoid Rats") },
      B: { battlefield: [real("Drudge Skeletons"), ...many(2, "Swamp")] },
    });
    t.attack("Typhoid Rats");
    t.block("Drudge Skeletons>Typhoid Rats").pass();
    t.activate("Drudge Skeletons").resolve();
    t.fight();
    expect(t.battlefield("B")).toContain("Drudge Skeletons");
    expect([t.object("Drudge Skeletons").status.tapped, t.object("Drudge Skeletons").damage]).toEqual([
      true,
      0,
    ]);
  });

  it("keeps its shield when nothing can destroy the creature (702.12b, 614.8)", () => {
    const t = play({
      A: {
        battlefield: [real("Drudge Skeletons"), ...lands(3)],
        hand: cards("Boros Charm", "Doom Blade", "Murder"),
      },
    });
    t.activate("Drudge Skeletons").resolve();
    t.cast("Boros Charm").pick("mode 1").resolve();
    t.cast("Murder", "Drudge Skeletons").resolve();
    expect([
      t.battlefield("A").includes("Drudge Skeletons"),
      t.object("Drudge Skeletons").status.tapped,
    ]).toEqual([true, false]);
  });

  it("does nothing against Damnation, nor against toughness 0, nor sacrifice (701.15, 704.5f)", () => {
    const t = play({
      A: { battlefield: [real("Drudge Skeletons"), ...lands(4)], hand: cards("Tragic Slip") },
    });
    t.activate("Drudge Skeletons").resolve();
    t.cast("Tragic Slip", "Drudge Skeletons").resolve();
    expect(t.graveyard("A")).toContain("Drudge Skeletons");
  });

  it("takes an attacker out of combat, so that it deals no regular damage after first strike (701.15c, 506.4)", () => {
    const t = play({
      A: { battlefield: [real("Cudgel Troll"), ...many(2, "Forest")] },
      B: { battlefield: cards("White Knight", "Grizzly Bears") },
    });
    t.attack("Cudgel Troll");
    t.block("White Knight>Cudgel Troll", "Grizzly Bears>Cudgel Troll");
    while (t.decision.kind === "order") t.pick(...t.options());
    t.activate("Cudgel Troll").resolve();
    t.fight();
    expect(t.battlefield("B").toSorted()).toEqual(["Grizzly Bears", "White Knight"]);
    expect(t.battlefield("A")).toContain("Cudgel Troll");
  });
});

describe("draws", () => {
  it("that can't happen can't be replaced: Spirit of the Labyrinth leaves Notion Thief nothing (614.17c)", () => {
    const t = play({
      A: { battlefield: [...lands(3)], hand: cards("Divination") },
      B: { battlefield: cards("Notion Thief", "Spirit of the Labyrinth") },
    });
    t.cast("Divination").resolve();
    expect([t.hand("A").length, t.hand("B").length]).toEqual([0, 1]);
  });

  it("may be dredged away or taken by Notion Thief, as the player chooses who would draw (616.1, 702.52)", () => {
    const t = play({
      A: { battlefield: lands(3), hand: cards("Think Twice"), graveyard: cards("Life from the Loam") },
      B: { battlefield: cards("Notion Thief") },
    });
    t.cast("Think Twice").resolve();
    for (let guard = 0; guard < 5 && t.decision.kind !== "act"; guard++) {
      if (t.decision.kind === "confirm") t.yes();
      else if (t.decision.prompt.key === "orderReplacements")
        t.pick(t.options().find((option) => !option.includes("Notion Thief")) ?? "");
      else t.pick("Life from the Loam");
    }
    expect([t.hand("A"), t.hand("B"), t.graveyard("A").length]).toEqual([["Life from the Loam"], [], 4]);
  });
});

describe("life and tokens and counters", () => {
  it("lifelink's gain is doubled by Boon Reflection, each once: two make four times (614.5, 120.3f)", () => {
    const t = play({ A: { battlefield: cards("Child of Night", "Boon Reflection", "Boon Reflection") } });
    t.attack("Child of Night").fight();
    expect(t.life("A")).toBe(28);
  });

  it("all of Kiki-Jiki's doubled tokens have haste and are sacrificed (614.6, 111)", () => {
    const t = play({
      A: { battlefield: cards("Kiki-Jiki, Mirror Breaker", "Anointed Procession", "Grizzly Bears") },
    });
    t.activate("Kiki-Jiki, Mirror Breaker", "Grizzly Bears").resolve();
    expect(count(t, "Grizzly Bears")).toBe(3);
    t.attack("Grizzly Bears", "Grizzly Bears").fight();
    expect(t.life("B")).toBe(16);
    t.to("end").resolveAll();
    expect(count(t, "Grizzly Bears")).toBe(1);
  });

  it("Doubling Season doubles the loyalty that enters, not the loyalty that is paid (614.1, 606.4, 306.5b)", () => {
    const t = play({
      A: { battlefield: [real("Doubling Season"), ...lands(3)], hand: cards("Ajani Goldmane") },
    });
    t.cast("Ajani Goldmane").resolve();
    expect(t.object("Ajani Goldmane").counters).toEqual({ loyalty: 8 });
    t.activate("Ajani Goldmane").resolve();
    expect(t.object("Ajani Goldmane").counters).toEqual({ loyalty: 9 });
  });

  it("Doubling Season doubles a Saga's first lore counter, so that two chapters trigger, but not the turn's (714.3a-b)", () => {
    const t = play({
      A: { battlefield: [real("Doubling Season"), ...lands(3)], hand: cards("History of Benalia") },
    });
    t.cast("History of Benalia").resolve();
    expect(t.object("History of Benalia").counters).toEqual({ lore: 2 });
    while (t.decision.kind === "order") t.pick(...t.options());
    t.resolveAll();
    expect(count(t, "Knight Token")).toBe(4);
    t.to("precombatMain", 7);
    expect(t.stack()).toHaveLength(1);
    t.resolveAll();
    expect(t.graveyard("A")).toEqual(["History of Benalia"]);
  });
});
