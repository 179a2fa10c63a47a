import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/index.ts";

/** A creature with that text, as far as it can be read. */
function reading(text: string): string {
  return compileCard({
    name: "Speaker",
    manaCost: "{1}",
    typeLine: "Creature — Vampire",
    power: "3",
    toughness: "3",
    text,
  }).status;
}

describe("what the same text has moved away", () => {
  it.each([
    "Whenever Speaker attacks, you may sacrifice a Blood token. If you do, it gets +2/+2 until end of turn.",
    "Whenever Speaker attacks, you may sacrifice another creature. If you do, put a +1/+1 counter on it.",
    "When Speaker enters, you may sacrifice a creature. If you do, tap it.",
    "When Speaker enters, destroy target creature. Put a +1/+1 counter on it.",
    "Sacrifice a creature: It gains flying until end of turn.",
    "When Speaker enters, exile target creature you control, then return that card to the battlefield under its owner's control. If a Bear was exiled this way, draw a card.",
  ])("is not what only a permanent can have done to it: %s", (text) => {
    expect(reading(text)).toBe("partial");
  });

  it.each([
    "Whenever Speaker attacks, you may sacrifice a creature. If you do, put a +1/+1 counter on Speaker.",
    "When Speaker enters, tap target creature. It doesn't untap during its controller's next untap step.",
    "When Speaker enters, exile target creature. Return that card to the battlefield under its owner's control.",
    "When Speaker enters, destroy target creature. Its controller loses 2 life.",
  ])("is still found where it can be, or by what it was: %s", (text) => {
    expect(reading(text)).toBe("complete");
  });
});
