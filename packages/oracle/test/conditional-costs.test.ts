import { describe, expect, it } from "vitest";
import { compileCard } from "../src/index.ts";

function reading(text: string) {
  return compileCard({
    name: "Tried Spell",
    manaCost: "{3}{B}",
    typeLine: "Sorcery",
    text: `${text}\nDraw two cards.`,
  });
}

describe("a spell that costs less under a condition", () => {
  it.each([
    "This spell costs {2} less to cast if you control a creature.",
    "This spell costs {2} less to cast as long as you control a creature.",
  ])("is read and printed back in its own words: %s", (text) => {
    expect(reading(text)).toMatchObject({ status: "complete", roundTripFailure: false });
  });
});
