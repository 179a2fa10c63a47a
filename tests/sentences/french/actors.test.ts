import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("who does it in French", () => {
  it.each([
    [
      "each player, with cards of that player's own",
      "Each player returns all creature cards from their graveyard to the battlefield.",
      "Chaque joueur renvoie toutes les cartes de créature de son cimetière sur le champ de bataille.",
    ],
    [
      "each player, to the end of the sentence",
      "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.",
      "Chaque joueur exile toutes les cartes de créature de son cimetière et sacrifie toutes les créatures qu'il contrôle, puis met les cartes exilées sur le champ de bataille.",
    ],
    [
      "the token that a copy is, not the spell",
      'Create a token that\'s a copy of target creature you control, except it has haste and "At the beginning of the end step, sacrifice this token."',
      "Créez un jeton qui est une copie de la créature ciblée que vous contrôlez, excepté que la copie a la célérité et « Au début de chaque étape de fin, sacrifiez ce jeton. »",
    ],
    [
      "the creatures that were dealt damage, not some permanent",
      "Old Words deals 3 damage to each creature without flying and each player. Creatures dealt damage this way can't be regenerated this turn.",
      "Old Words inflige 3 blessures à chaque créature sans le vol et à chaque joueur. Les créatures blessées de cette manière ne peuvent pas être régénérées ce tour-ci.",
    ],
    [
      "whoever is promised a feminine gift",
      "Gift a Food\nDestroy target creature.",
      "Cadeau : une Nourriture / Détruisez la créature ciblée.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it.each([
    [
      "nobody draws where a draw is skipped",
      "If you would draw a card while your library has no cards in it, skip that draw instead.",
      "Si vous deviez piocher une carte alors que votre bibliothèque ne contient aucune carte, passez cette pioche à la place.",
    ],
    [
      "several things are done instead",
      "If you would draw a card, instead look at the top three cards of your library, then put one into your hand and the rest into your graveyard.",
      "Si vous deviez piocher une carte, à la place, regardez les trois cartes du dessus de votre bibliothèque. Mettez l'une d'elles dans votre main et le reste dans votre cimetière.",
    ],
    [
      "whoever casts a spell from somewhere casts it once",
      "Whenever a player casts a spell from a graveyard, draw a card.",
      "À chaque fois qu'un joueur lance un sort depuis un cimetière, piochez une carte.",
    ],
    [
      "you, who cast spells from your hand",
      "You may cast spells from your hand without paying their mana costs.",
      "Vous pouvez lancer des sorts depuis votre main sans payer leur coût de mana.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });

  it("is called by its name where it is no creature any more", () => {
    expect(
      frenchOf("As long as your devotion to red is less than five, Old Words isn't a creature.", A_CREATURE),
    ).toBe("Tant que votre dévotion au rouge est inférieure à 5, Old Words n'est pas une créature.");
  });
});

describe("a French text", () => {
  it("says what spell may be cast from a hand", () => {
    expect(
      frenchOf(
        "Whenever this creature deals combat damage to a player, you may cast a spell from your hand with mana value less than or equal to that damage without paying its mana cost.",
        A_CREATURE,
      ),
    ).toBe(
      "À chaque fois que cette créature inflige des blessures de combat à un joueur, vous pouvez lancer un sort avec une valeur de mana inférieure ou égale à ce nombre depuis votre main sans payer son coût de mana.",
    );
  });

  it("has two conditions of an activation", () => {
    expect(
      frenchOf(
        "{T}: Draw a card. Activate only during your turn and only if you control an artifact.",
        A_CREATURE,
      ),
    ).toBe(
      "{T} : Piochez une carte. N'activez que pendant votre tour et uniquement si vous contrôlez un artefact.",
    );
  });

  it("counts the cards of several players in zones of theirs", () => {
    expect(
      frenchOf(
        "Any number of target players each mill cards equal to the number of cards in their graveyard.",
      ),
    ).toBe(
      "N'importe quel nombre de joueurs ciblés meulent un nombre de cartes égal au nombre de cartes dans leur cimetière.",
    );
  });

  it("repeats no preposition of an earlier word", () => {
    expect(frenchOf("Double the number of each kind of counter on target artifact, creature, or land.")).toBe(
      "Doublez le nombre de chaque sorte de marqueurs sur la créature, l'artefact ou le terrain ciblé.",
    );
  });
});
