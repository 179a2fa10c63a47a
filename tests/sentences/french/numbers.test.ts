import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

const ENTERS = "Quand cette créature arrive sur le champ de bataille";

describe("French comparisons", () => {
  it.each([
    [
      "of what two players control",
      "When this creature enters, if an opponent controls more lands than you, draw a card.",
      `${ENTERS}, si un adversaire contrôle plus de terrains que vous, piochez une carte.`,
    ],
    [
      "of the cards that two players hold",
      "When this creature enters, if an opponent has more cards in hand than you, draw a card.",
      `${ENTERS}, si un adversaire a plus de cartes en main que vous, piochez une carte.`,
    ],
    [
      "of one color with all others",
      "As long as white is the most common color among all permanents or is tied for most common, this creature gets -2/-2.",
      "Tant que le blanc est la couleur la plus répandue parmi tous les permanents ou est à égalité pour la plus répandue, cette créature gagne -2/-2.",
    ],
    [
      "of life that was lost",
      "At the beginning of each end step, if an opponent lost 3 or more life this turn, draw a card.",
      "Au début de chaque étape de fin, si un adversaire a perdu au moins 3 points de vie ce tour-ci, piochez une carte.",
    ],
    [
      "of who has the most life",
      "At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.",
      "Au début de votre entretien, si un joueur a plus de points de vie que chaque autre joueur, le joueur qui a le plus de points de vie ou est à égalité pour le plus de points de vie acquiert le contrôle de cette créature.",
    ],
    [
      "of the mana that was spent",
      "Whenever you cast a creature spell, if no mana was spent to cast it, draw a card.",
      "À chaque fois que vous lancez un sort de créature, si aucun mana n'a été dépensé pour le lancer, piochez une carte.",
    ],
    [
      "of what a creature did neither of",
      "This creature can't be the target of spells unless it attacked or blocked this turn.",
      "Tant que cette créature n'a ni attaqué ni bloqué ce tour-ci, elle ne peut pas être la cible de sorts.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });
});

describe("French numbers", () => {
  it.each([
    [
      "of power and toughness that differ",
      "Whenever this creature becomes blocked, it gets -2/-1 until end of turn for each creature blocking it beyond the first.",
      "À chaque fois que cette créature devient bloquée, elle gagne -2/-1 jusqu'à la fin du tour pour chaque créature qui la bloque au-delà de la première.",
    ],
    [
      "of power and toughness that are doubled",
      "Whenever this creature attacks alone, double its power and toughness until end of turn.",
      "À chaque fois que cette créature attaque seule, doublez sa force et son endurance jusqu'à la fin du tour.",
    ],
    [
      "of permanents that were sacrificed",
      "This spell costs {1} less to cast for each permanent sacrificed this turn.",
      "Ce sort coûte {1} de moins à lancer pour chaque permanent sacrifié ce tour-ci.",
    ],
    [
      "of cards that one player has discarded",
      "This spell costs {2} less to cast for each card you've cycled or discarded this turn.",
      "Ce sort coûte {2} de moins à lancer pour chaque carte dont vous vous êtes défaussé ce tour-ci.",
    ],
    [
      "of one of the cards that were drawn",
      "{T}: Draw three cards, then discard one of them.",
      "{T} : Piochez trois cartes, puis défaussez-vous de l'une d'elles.",
    ],
    [
      "of cards that are drawn beside the one of the draw step",
      "At the beginning of each player's draw step, that player draws an additional card.",
      "Au début de l'étape de pioche de chaque joueur, ce joueur pioche une carte supplémentaire.",
    ],
    [
      "of damage to itself",
      "{T}: This creature deals 2 damage to itself.",
      "{T} : Cette créature s'inflige à elle-même 2 blessures.",
    ],
    [
      "of what left while it was controlled",
      "At the beginning of your end step, if a permanent you controlled left the battlefield this turn, draw a card.",
      "Au début de votre étape de fin, si un permanent que vous contrôliez a quitté le champ de bataille ce tour-ci, piochez une carte.",
    ],
    [
      "of one verb for all that may be chosen",
      "{T}: Target creature loses your choice of flying, first strike, or trample until end of turn.",
      "{T} : La créature ciblée perd au choix le vol, l'initiative ou le piétinement jusqu'à la fin du tour.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it("of two targets whose control is exchanged", () => {
    expect(frenchOf("Exchange control of two target creatures.")).toBe(
      "Échangez le contrôle de deux créatures ciblées.",
    );
  });

  it("of an attack with something", () => {
    expect(
      frenchOf(
        "At the beginning of your end step, if you attacked with a Spacecraft this turn, draw a card.",
        AN_ENCHANTMENT,
      ),
    ).toBe(
      "Au début de votre étape de fin, si vous avez attaqué avec un vaisseau spatial ce tour-ci, piochez une carte.",
    );
  });
});
