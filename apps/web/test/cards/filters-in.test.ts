import { describe, expect, it } from "vitest";
import {
  filtersIn,
  withColors,
  withManaValue,
  withOne,
  withPlayable,
  withType,
} from "../../src/cards/search/filters-in.ts";

describe("the filters of a query", () => {
  it("are what its criteria say", () => {
    expect(filtersIn('elf c<=wg t:creature mv>=7 is:playable f:open kw:"first strike"')).toMatchObject({
      colors: "WG",
      mode: "atMost",
      types: ["creature"],
      manaValue: 7,
      playable: true,
      one: { format: "open", keyword: "first strike", rarity: null, set: null },
    });
  });

  it("know exactly and at least, and colorless cards", () => {
    expect(filtersIn("c=r")).toMatchObject({ colors: "R", mode: "exactly" });
    expect(filtersIn("c:r")).toMatchObject({ colors: "R", mode: "atLeast" });
    expect(filtersIn("c:c").colors).toBe("C");
  });

  it.each(["-t:creature", "not t:creature", "t:creature or t:land", "(t:creature)"])(
    "say nothing of %s, which does not hold for all that is found",
    (query) => {
      expect(filtersIn(query).types).toEqual([]);
    },
  );
});

describe("a click on a filter", () => {
  it("writes the criterion behind what was typed", () => {
    expect(withType("serra", "creature", true)).toBe("serra t:creature");
    expect(withPlayable("", true)).toBe("is:playable");
    expect(withOne("elf", "keyword", "first strike")).toBe('elf kw:"first strike"');
  });

  it("puts the criterion in place of the one that was there", () => {
    expect(withColors("elf c:g mv<=2", "RG", "exactly")).toBe("elf mv<=2 c=rg");
    expect(withManaValue("mv=2 elf", 7)).toBe("elf mv>=7");
    expect(withOne("f:open elf", "format", "singleton")).toBe("elf f:singleton");
  });

  it("takes the criterion out and leaves all else as it was", () => {
    expect(withType("t:elf t:creature  o:draw", "creature", false)).toBe("t:elf o:draw");
    expect(withColors("c=c elf", "", "atLeast")).toBe("elf");
    expect(withManaValue("mv<=3 mv=2", null)).toBe("mv<=3");
  });

  it("holds for all alternatives", () => {
    const query = withPlayable("t:elf or t:goblin", true);
    expect(query).toBe("(t:elf or t:goblin) is:playable");
    expect(filtersIn(query).playable).toBe(true);
  });

  it.each(['o:"draw a', "elf -(t:land", "elf not", "elf t:"])(
    "doesn't become a part of %s, which isn't finished",
    (query) => {
      expect(filtersIn(withPlayable(query, true)).playable).toBe(true);
    },
  );
});
