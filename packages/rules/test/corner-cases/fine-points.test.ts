import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import type { Placed } from "../support/board.ts";
import { cards, many } from "./lands.ts";

const faceDown = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;

function on(name: string, host: string): Placed {
  return { card: real(name), on: host };
}

describe("a source that has gone before its ability deals damage", () => {
  const own = [
    ...cards("Prodigal Sorcerer", "Goblin Bombardment"),
    on("Basilisk Collar", "Prodigal Sorcerer"),
  ];

  it("had lifelink and deathtouch if it last did (CR 702.2e, 702.15c)", () => {
    const t = play({ A: { battlefield: own }, B: { battlefield: cards("Serra Angel") } });
    t.activate("Prodigal Sorcerer", "Serra Angel");
    t.activate("Goblin Bombardment", "B", "Prodigal Sorcerer").resolveAll();
    expect([t.life("A"), t.graveyard("B")]).toEqual([21, ["Serra Angel"]]);
  });

  it("has not if it is still there and has lost them (CR 702.2e, 702.15c)", () => {
    const t = play({
      A: { battlefield: [...own, ...many(2, "Plains")], hand: cards("Disenchant") },
      B: { battlefield: cards("Serra Angel") },
    });
    t.activate("Prodigal Sorcerer", "Serra Angel").cast("Disenchant", "Basilisk Collar").resolveAll();
    expect([t.life("A"), t.battlefield("B")]).toEqual([20, ["Serra Angel"]]);
  });
});

describe("a total cost", () => {
  it("is fixed before mana abilities take away what it was counted by: Frogmite (CR 601.2f-g)", () => {
    const t = play({ A: { battlefield: cards("Krark-Clan Ironworks", "Memnite"), hand: cards("Frogmite") } });
    t.cast("Frogmite").resolve();
    expect(t.battlefield("A")).toContain("Frogmite");
  });

  it.each([
    [["Mountain", "Mountain", "Island"], true],
    [["Mountain", "Island", "Island"], false],
  ] as const)(
    "of hybrid symbols is reduced by what was announced to be generic: %s (CR 601.2b, 601.2f)",
    (lands, is) => {
      const t = play({
        A: { battlefield: cards("Goblin Electromancer", ...lands), hand: cards("Flame Javelin") },
      });
      expect(t.canCast("Flame Javelin")).toBe(is);
    },
  );
});

describe("a permanent told to transform by two of its abilities", () => {
  it("does so once where it has since the second was put onto the stack (CR 701.28f)", () => {
    const t = play({
      A: {
        battlefield: [
          ...many(14, "Forest"),
          ...many(2, "Island"),
          real("Tangleclaw Werewolf // Fibrous Entangler"),
        ],
      },
    });
    t.activate("Tangleclaw Werewolf").activate("Tangleclaw Werewolf").resolve();
    expect(t.battlefield("A")).toContain("Fibrous Entangler");
    t.resolve();
    expect(t.battlefield("A")).toContain("Fibrous Entangler");
  });
});

describe("a face-down card", () => {
  it("costs {3} and has a mana value of 0 as a spell: Chalice of the Void with no counters sees it (CR 708.2a)", () => {
    const t = play({
      A: { battlefield: many(3, "Swamp"), hand: cards("Willbender") },
      B: { battlefield: cards("Chalice of the Void") },
    });
    t.cast("Willbender");
    expect(t.stack()).toEqual(["", "ability of Chalice of the Void"]);
  });

  it("turned face up is the same object, and no longer a legal target if it has become black (CR 608.2b, 708.8)", () => {
    const t = play({
      A: {
        battlefield: [...many(6, "Swamp"), { card: real("Ruthless Ripper"), as: { status: faceDown } }],
        hand: cards("Doom Blade", "Duress"),
      },
    });
    t.cast("Doom Blade").do("special ");
    while (t.decision.kind === "pick") t.pick(t.options()[0] ?? "");
    t.resolveAll();
    expect(t.battlefield("A")).toContain("Ruthless Ripper");
  });
});

describe("what becomes a copy as it enters", () => {
  it("can't be a copy of what enters along with it (CR 614.12a)", () => {
    const t = play({
      A: {
        battlefield: many(5, "Swamp"),
        hand: cards("Living Death"),
        graveyard: cards("Shivan Dragon", "Clone"),
      },
    });
    t.cast("Living Death").resolveAll();
    expect(t.battlefield("A").slice(5)).toEqual(["Shivan Dragon"]);
    expect(t.graveyard("A")).toContain("Clone");
  });

  it("has sunburst's counters for the mana spent on itself (CR 702.44b, 707.5)", () => {
    const oracle = { card: real("Etched Oracle"), as: { counters: { "+1/+1": 1 } } };
    const t = play({
      A: { battlefield: [...cards("Plains", "Island", "Swamp", "Mountain"), oracle], hand: cards("Clone") },
    });
    t.cast("Clone").resolve().pick("Etched Oracle");
    const [copy] = t.state.battlefield.slice(-1);
    expect(t.state.objects[copy ?? -1]?.counters).toEqual({ "+1/+1": 4 });
  });
});

describe("a spell that is countered to somewhere else than a graveyard", () => {
  it.each([
    [
      "is exiled if it was cast with flashback (CR 702.34a)",
      "graveyard",
      "Deep Analysis",
      ["Deep Analysis"],
      "Mountain",
    ],
    ["goes there though its buyback was paid (CR 702.27a)", "hand", "Capsize", [], "Capsize"],
  ] as const)("%s", (_, zone, name, exiled, top) => {
    const t = play({
      A: { battlefield: many(8, "Island"), [zone]: cards(name) },
      B: { battlefield: many(2, "Island"), hand: cards("Memory Lapse") },
    });
    t.cast(name);
    if (t.decision.kind === "confirm") t.yes();
    while (t.decision.kind === "pick") t.pick(t.options()[0] ?? "");
    t.pass().cast("Memory Lapse", name).resolveAll();
    expect([t.exile(), t.library("A", 1)]).toEqual([exiled, [top]]);
  });
});

describe("Equipment that becomes a creature", () => {
  it("isn't attached to anything any more (CR 704.5p)", () => {
    const t = play({
      A: {
        battlefield: [...many(2, "Island"), real("Grizzly Bears"), on("Bonesplitter", "Grizzly Bears")],
        hand: cards("Ensoul Artifact"),
      },
    });
    t.cast("Ensoul Artifact", "Bonesplitter").resolve();
    expect([t.pt("Grizzly Bears"), t.pt("Bonesplitter"), t.object("Bonesplitter").attachedTo]).toEqual([
      "2/2",
      "5/5",
      null,
    ]);
  });
});
