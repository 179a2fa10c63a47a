import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("the order of French words", () => {
  it.each([
    [
      "puts a long number after who is dealt that damage",
      "Old Words deals damage to target player equal to the number of cards in that player's hand.",
      "Old Words inflige au joueur ciblé un nombre de blessures égal au nombre de cartes dans la main de ce joueur.",
    ],
    [
      "names several zones of one player together",
      "Choose a nonland card name. Search target opponent's graveyard, hand, and library for up to four cards with that name and exile them. Then that player shuffles.",
      "Choisissez un nom de carte non-terrain. Cherchez dans le cimetière, la main et la bibliothèque de l'adversaire ciblé jusqu'à quatre cartes avec le nom choisi, exilez-les, puis ce joueur mélange sa bibliothèque.",
    ],
    [
      "tells a third target from the other two",
      "Old Words deals 1 damage to target creature or player, 2 damage to another target creature or player, and 3 damage to a third target creature or player.",
      "Old Words inflige 1 blessure à n'importe quelle cible, 2 blessures à n'importe quelle autre cible et 3 blessures à n'importe quelle troisième cible.",
    ],
    [
      "tells what is prevented with what is done about it",
      "If damage would be dealt to this creature, prevent that damage and remove a +1/+1 counter from this creature.",
      "Si des blessures devaient être infligées à cette créature, prévenez ces blessures et retirez-en un marqueur +1/+1.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, text.includes("this creature") ? A_CREATURE : {})).toBe(expected);
  });

  it.each([
    [
      "chooses a source before its color is named",
      "As this enchantment enters, choose a color.\n{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.",
      "Au moment où cet enchantement arrive sur le champ de bataille, choisissez une couleur. / {W} : La prochaine fois qu'une source de votre choix de la couleur choisie devrait vous infliger des blessures ce tour-ci, prévenez ces blessures.",
    ],
    [
      "denies a gain instead of gaining nothing",
      "If a player would gain life, that player gains no life instead.",
      "Si un joueur devait gagner des points de vie, il ne gagne pas de points de vie à la place.",
    ],
    [
      "chooses a mode that wasn't chosen",
      "At the beginning of your upkeep, choose one that hasn't been chosen —\n• Draw a card.\n• You gain 3 life.",
      "Au début de votre entretien, choisissez un mode qui n'a pas été choisi — / • Piochez une carte. / • Vous gagnez 3 points de vie.",
    ],
    [
      "discards the card, which is no permanent in a hand",
      "When a spell or ability an opponent controls causes you to discard this card, draw a card.",
      "Quand un sort ou une capacité que contrôle un adversaire vous fait vous défausser de cette carte, piochez une carte.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });

  it("says what X is in the sentence that uses it", () => {
    expect(
      frenchOf(
        "Activated abilities of creatures you control cost {X} less to activate, where X is this creature's power. This effect can't reduce the mana in that cost to less than one mana.",
        A_CREATURE,
      ),
    ).toBe(
      "Les capacités activées des créatures que vous contrôlez coûtent {X} de moins à activer, X étant la force de cette créature. Cet effet ne peut pas réduire ce coût à moins d'un mana.",
    );
  });

  it("lists permanents without a preposition of an earlier word", () => {
    expect(
      frenchOf("{T}: Add one mana of any color among legendary creatures and planeswalkers you control.", {
        typeLine: "Artifact",
      }),
    ).toBe(
      "{T} : Ajoutez un mana de n'importe quelle couleur parmi les créatures et les planeswalkers légendaires que vous contrôlez.",
    );
  });

  it("counts loyalty with a minus sign", () => {
    const walker = { typeLine: "Legendary Planeswalker — Jace", loyalty: "3" } as const;
    expect(frenchOf("−2: Draw a card.", walker)).toBe("−2 : Piochez une carte.");
  });
});
