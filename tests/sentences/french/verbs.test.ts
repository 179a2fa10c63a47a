import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("French verbs", () => {
  it.each([
    [
      "stand after « vous » whom something attacks",
      "{T}: Target creature an opponent controls attacks you this turn if able.",
      A_CREATURE,
      "{T} : La créature ciblée qu'un adversaire contrôle vous attaque ce tour-ci si possible.",
    ],
    [
      "are denied together with « ni »",
      "Creatures your opponents control lose flying and can't have or gain flying.",
      AN_ENCHANTMENT,
      "Les créatures que vos adversaires contrôlent perdent le vol et ne peuvent ni avoir ni acquérir le vol.",
    ],
    [
      "say of each creature that it deals damage to itself",
      "Each creature deals damage to itself equal to its power.",
      {},
      "Chaque créature s'inflige à elle-même un nombre de blessures égal à sa force.",
    ],
    [
      "agree with the colors that were spent",
      "Converge — Old Words deals damage to any target equal to the number of colors of mana spent to cast this spell.",
      {},
      "Convergence — Old Words inflige à n'importe quelle cible un nombre de blessures égal au nombre de couleurs de mana dépensées pour lancer Old Words.",
    ],
    [
      "call a player with poison counters poisoned",
      "As long as an opponent is poisoned, this creature has infect.",
      A_CREATURE,
      "Tant qu'un adversaire est empoisonné, cette créature a l'infection.",
    ],
  ])("%s", (_, text, card, expected) => {
    expect(frenchOf(text, card)).toBe(expected);
  });
});
