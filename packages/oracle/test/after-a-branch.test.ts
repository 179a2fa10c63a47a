import { describe, expect, it } from "vitest";
import { compileCard } from "../src/index.ts";

const CREATURE = {
  name: "Old Words",
  manaCost: "{1}",
  typeLine: "Creature — Elf",
  power: "2",
  toughness: "2",
};

/** The instructions of the only ability, which is an activated one. */
function effectsOf(text: string) {
  const result = compileCard({ ...CREATURE, text });
  if (result.status !== "complete") throw new Error(JSON.stringify(result));
  const [ability] = result.definition.faces[0].abilities ?? [];
  if (ability?.kind !== "activated" || ability.body.kind !== "plain") throw new Error("no such ability");
  return ability.body.effects;
}

describe("the library that was searched", () => {
  it("is shuffled whether or not a branch after the search is taken", () => {
    const text =
      "{2}: Search your library for a Dragon permanent card and put it into your graveyard. If you do, Old Words becomes a copy of that card until end of turn. Then shuffle your library.";
    expect(effectsOf(text).map(({ kind }) => kind)).toEqual(["search", "move", "if", "shuffle"]);
  });

  it("is shuffled only if it was searched where that is part of the branch", () => {
    const text =
      "{2}: You may sacrifice a creature. If you do, search your library for a creature card, reveal it, put it into your hand, then shuffle.";
    expect(effectsOf(text).map(({ kind }) => kind)).toEqual(["may"]);
  });
});

describe("the defending player", () => {
  it("is asked about by a creature of itself", () => {
    const text = "Old Words can't be blocked as long as defending player controls an artifact.";
    expect(compileCard({ ...CREATURE, text }).status).toBe("complete");
  });

  it("is not asked about for several creatures at once, each of which may have another (CR 508.5a)", () => {
    const text = "Creatures you control can't be blocked as long as defending player controls an artifact.";
    expect(compileCard({ ...CREATURE, text }).status).toBe("partial");
  });
});
