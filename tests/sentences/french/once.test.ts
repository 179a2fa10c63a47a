import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

const AN_AURA = { typeLine: "Enchantment — Aura" } as const;

describe("« quand », not « à chaque fois que »", () => {
  it.each([
    [
      "where the source is sacrificed with that",
      "When this creature becomes the target of a spell or ability, sacrifice it.",
      A_CREATURE,
      "Quand cette créature devient la cible d'un sort ou d'une capacité, sacrifiez-la.",
    ],
    [
      "where the source is to be sacrificed later",
      "When this creature attacks, sacrifice it at end of combat.",
      A_CREATURE,
      "Quand cette créature attaque, sacrifiez-la à la fin du combat.",
    ],
    [
      "where the source becomes something else for good",
      "When an opponent plays a nonbasic land, if this permanent is an enchantment, it becomes a 3/3 Beast creature.",
      AN_ENCHANTMENT,
      "Quand un adversaire joue un terrain non-base, si ce permanent est un enchantement, il devient une créature 3/3 Bête.",
    ],
    [
      "where what an Aura enchants leaves",
      "Enchant creature\nWhen enchanted creature dies, draw two cards.",
      AN_AURA,
      "Enchanter : créature / Quand la créature enchantée meurt, piochez deux cartes.",
    ],
    [
      "where a creature exploits another as it enters",
      "Exploit\nWhen this creature exploits a creature, draw a card.",
      A_CREATURE,
      "Exploitation / Quand cette créature exploite une créature, piochez une carte.",
    ],
  ])("%s", (_, text, card, expected) => {
    expect(frenchOf(text, card)).toBe(expected);
  });

  it("except where the source goes on", () => {
    expect(frenchOf("Whenever this creature attacks, draw a card.", A_CREATURE)).toBe(
      "À chaque fois que cette créature attaque, piochez une carte.",
    );
  });
});

describe("French events", () => {
  it("call a land that is played so", () => {
    expect(frenchOf("Whenever you play a land or cast a spell, draw a card.", AN_ENCHANTMENT)).toBe(
      "À chaque fois que vous jouez un terrain ou que vous lancez un sort, piochez une carte.",
    );
  });

  it("let creatures and planeswalkers die", () => {
    expect(
      frenchOf("Whenever a creature or planeswalker you control dies, draw a card.", AN_ENCHANTMENT),
    ).toBe("À chaque fois qu'une créature ou un planeswalker que vous contrôlez meurt, piochez une carte.");
  });
});
