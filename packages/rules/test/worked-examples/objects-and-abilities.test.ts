import type { Modification } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { add, always, CREATURES, card, creature, gain } from "../support/cards.ts";

/* What the Comprehensive Rules work out as examples, played: sections 1 and 2. */

const forests = (count: number) => Array.from({ length: count }, () => real("Forest"));
const manaOf = (t: Play): string => (t.state.players[0]?.mana ?? []).map(({ type }) => type).join("");

function enchanting(name: string, modification: Modification) {
  return card(name, {
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { kind: "keyword", keyword: "enchant", what: { of: [CREATURES] } },
      always({ kind: "modify", what: "attached", modifications: [modification] }),
    ],
  });
}

describe("a land that makes what others could make (CR 106.7)", () => {
  it("makes nothing if no opponent has a land, or only such lands", () => {
    for (const theirs of [[], [real("Exotic Orchard")]]) {
      const t = play({ A: { battlefield: [real("Exotic Orchard")] }, B: { battlefield: theirs } });
      if (t.acts().includes("mana Exotic Orchard")) t.do("mana Exotic Orchard");
      expect(manaOf(t)).toBe("");
    }
  });

  it("makes what an opponent's such land could make by your own lands", () => {
    const t = play({
      A: { battlefield: [real("Exotic Orchard"), real("Forest")] },
      B: { battlefield: [real("Exotic Orchard")] },
    });
    t.do("mana Exotic Orchard");
    expect(manaOf(t)).toBe("G");
  });
});

describe("a negative power used as X (CR 107.1b)", () => {
  it("counts as 0 where something gets that much more", () => {
    const weaker = enchanting("Weakness", add(-6, 0));
    const t = play({
      A: {
        battlefield: [real("Chameleon Colossus"), { card: weaker, on: "Chameleon Colossus" }, ...forests(4)],
      },
    });
    expect(t.pt("Chameleon Colossus")).toBe("-2/4");
    t.activate("Chameleon Colossus").resolve();
    expect(t.pt("Chameleon Colossus")).toBe("-2/4");
  });
});

describe("an ability that returns its card from a graveyard (CR 113.6m)", () => {
  it("can be activated there alone", () => {
    const swamps = [real("Swamp"), real("Swamp")];
    const there = play({ A: { battlefield: swamps, graveyard: [real("Reassembling Skeleton")] } });
    there.activate("Reassembling Skeleton").resolve();
    expect(there.object("Reassembling Skeleton").status.tapped).toBe(true);
    const here = play({ A: { battlefield: [...swamps, real("Reassembling Skeleton")] } });
    expect(here.acts().filter((act) => act.startsWith("activate"))).toEqual([]);
  });
});

describe("creatures with no abilities (CR 113.12)", () => {
  const petroglyphs = real("Muraganda Petroglyphs");
  const bear = real("Runeclaw Bear");

  it("have one if an Aura gives it, and have none if it gives a color or makes them unblockable", () => {
    const sizeWith = (given: Modification): string =>
      play({
        A: { battlefield: [petroglyphs, bear, { card: enchanting("Gift", given), on: "Runeclaw Bear" }] },
      }).pt("Runeclaw Bear");
    expect(sizeWith(gain("flying"))).toBe("2/2");
    expect(sizeWith({ kind: "colors", mode: "set", colors: ["R"] })).toBe("4/4");
    expect(sizeWith({ kind: "restriction", restriction: { kind: "cantBeBlocked" } })).toBe("4/4");
  });
});

describe("the name of a token that is a copy (CR 111.4)", () => {
  it("is that of what was copied, whatever its types are", () => {
    const lands = [...forests(4), real("Island"), real("Island")];
    const t = play({
      A: { battlefield: [...lands, real("Doomed Dissenter")], hand: [real("Spitting Image")] },
    });
    t.cast("Spitting Image", "Doomed Dissenter").resolve();
    expect(t.battlefield("A").filter((name) => name === "Doomed Dissenter")).toHaveLength(2);
  });
});

describe("lethal damage (CR 120.5)", () => {
  it("destroys nothing by itself: a creature that can't be destroyed stays with it", () => {
    const keeper = creature("Keeper", 2, 2, {
      abilities: [{ kind: "keyword", keyword: "indestructible" }],
    });
    const t = play({
      A: { battlefield: [real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { battlefield: [keeper] },
    });
    t.cast("Lightning Bolt", "Keeper").resolve();
    expect([t.object("Keeper").damage, t.battlefield("B")]).toEqual([3, ["Keeper"]]);
  });
});
