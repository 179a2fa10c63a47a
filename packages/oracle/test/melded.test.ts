import { describe, expect, it } from "vitest";
import { compileCard } from "../src/compile.ts";
import { withMeldedFaces } from "../src/melded.ts";

const HORROR = { typeLine: "Creature — Eldrazi Horror", power: "5", toughness: "6" };

it("refuses the permanent that two cards meld into, since it is no card", () => {
  expect(compileCard({ ...HORROR, name: "Joined Horror", manaCost: "", text: "Haste" })).toMatchObject({
    status: "refused",
    reason: "two cards meld into it",
  });
});

it("reads a creature without a mana cost that its own text lets be cast", () => {
  const text = "Suspend 3—{1}{R}\nHaste";
  expect(compileCard({ ...HORROR, name: "Late Horror", manaCost: "", text }).status).toBe("complete");
});

it("reads a creature that costs nothing, and a land that is one", () => {
  expect(compileCard({ ...HORROR, name: "Small Horror", manaCost: "{0}", text: "Haste" }).status).toBe(
    "complete",
  );
  const land = { ...HORROR, typeLine: "Land Creature — Forest Dryad" };
  expect(compileCard({ ...land, name: "Old Grove", manaCost: "", text: "" }).status).toBe("complete");
});

const STRAY = {
  name: "Old Stray",
  manaCost: "{3}",
  typeLine: "Creature — Golem",
  power: "2",
  toughness: "2",
};
const FORGE = {
  name: "Old Forge",
  manaCost: "{2}",
  typeLine: "Artifact",
  text: "{3}: If you both own and control Old Forge and a creature named Old Stray, exile them, then meld them into Old Colossus.",
};
const COLOSSUS = { ...HORROR, name: "Old Colossus", manaCost: "", text: "Trample" };

describe("a meld pair in a corpus", () => {
  it("has what it melds into on the back of both cards, which one of them names (CR 712.4)", () => {
    const [forge, stray, colossus] = withMeldedFaces([FORGE, STRAY, COLOSSUS]);
    expect(forge).toMatchObject({ name: "Old Forge", layout: "meld", faces: [FORGE, COLOSSUS] });
    expect(stray).toMatchObject({ name: "Old Stray", layout: "meld", faces: [STRAY, COLOSSUS] });
    expect(colossus).toEqual(COLOSSUS);
    for (const card of [forge, stray])
      expect(card && compileCard(card)).toMatchObject({ status: "complete", definition: { layout: "meld" } });
  });

  it("is one where something is paid for melding, too", () => {
    const text = FORGE.text.replace(", exile them", ", you may pay {3}. If you do, exile them");
    const [forge] = withMeldedFaces([{ ...FORGE, text }, STRAY, COLOSSUS]);
    expect(forge && compileCard(forge).status).toBe("complete");
  });

  it("stays as it is without the record of what it melds into, and can't be read to its end", () => {
    const [forge, stray] = withMeldedFaces([FORGE, STRAY]);
    expect([forge, stray]).toEqual([FORGE, STRAY]);
    expect(compileCard(FORGE)).toMatchObject({
      status: "partial",
      why: "Old Colossus, which it melds into, is not at hand",
    });
  });

  it("does not take a card that could be in a deck for what it melds into", () => {
    const [forge] = withMeldedFaces([FORGE, STRAY, { ...COLOSSUS, manaCost: "{7}" }]);
    expect(forge).toEqual(FORGE);
  });
});

it("reads nothing that is exiled and melded without both having been named", () => {
  const text = "{3}: Exile them, then meld them into Old Colossus.";
  const card = { name: "Old Forge", layout: "meld", faces: [{ ...FORGE, text }, COLOSSUS] };
  expect(compileCard(card).status).toBe("partial");
});
