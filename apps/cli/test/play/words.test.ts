import type { EventView, Mention } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { lineOf, type Names } from "../../src/play/words.ts";

const NAMES: Names = { card: (card) => card?.definition ?? "a card", player: (seat) => `Player ${seat}` };
const named = (definition: string): Mention => ({ key: null, card: { definition, face: 0 } });

describe("a line of a game in a terminal", () => {
  const moved: EventView = {
    kind: "moved",
    what: named("Iron Colossus"),
    from: "exile",
    to: "battlefield",
    seat: 0,
    cause: "put",
  };

  it("says from where a card goes to where", () => {
    expect(lineOf(moved, NAMES)).toBe("Iron Colossus: from exile to battlefield.");
  });

  it("says which cards melded into what", () => {
    const melded = [named("Old Forge"), named("Iron Stray")];
    expect(lineOf({ ...moved, melded }, NAMES)).toBe("Old Forge and Iron Stray meld into Iron Colossus.");
  });
});
