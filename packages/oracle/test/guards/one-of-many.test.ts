import { expect, it } from "vitest";
import { compileCard } from "../../src/index.ts";

function statusOf(text: string): string {
  return compileCard({ name: "Insight", manaCost: "{B}", typeLine: "Sorcery", text }).status;
}

it("a number of one card is not asked where each player has a card", () => {
  expect(
    statusOf(
      "Each player reveals the top card of their library. Each player loses life equal to that card's mana value.",
    ),
  ).toBe("partial");
});

it("as many as were put somewhere is not asked for each player where each has put some", () => {
  expect(
    statusOf(
      "Each player shuffles the cards from their hand into their library. Each player draws that many cards.",
    ),
  ).toBe("partial");
});

it("a number of the one card that a player has is asked", () => {
  expect(
    statusOf(
      "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value.",
    ),
  ).toBe("complete");
});
