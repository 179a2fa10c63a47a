import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("the source in French", () => {
  it.each([
    [
      "where no other creature is spoken of, is « cette créature »",
      "Whenever Old Words attacks, put a +1/+1 counter on Old Words.",
      "À chaque fois que cette créature attaque, mettez un marqueur +1/+1 sur elle.",
    ],
    [
      "goes by its name beside the creature of the event",
      "Whenever another creature you control enters, put a +1/+1 counter on Old Words.",
      "À chaque fois qu'une autre créature que vous contrôlez arrive sur le champ de bataille, mettez un marqueur +1/+1 sur Old Words.",
    ],
    [
      "goes by its name where it deals damage and the event was about another creature",
      "Whenever another creature you control dies, Old Words deals 1 damage to target player.",
      "À chaque fois qu'une autre créature que vous contrôlez meurt, Old Words inflige 1 blessure au joueur ciblé.",
    ],
    [
      "goes by its name beside a target that has to be spoken of again",
      "{T}: Target creature gains flying until end of turn. When Old Words leaves the battlefield this turn, sacrifice that creature. When that creature leaves the battlefield this turn, sacrifice Old Words.",
      "{T} : La créature ciblée acquiert le vol jusqu'à la fin du tour. Quand Old Words quitte le champ de bataille ce tour-ci, sacrifiez cette créature. Quand elle quitte le champ de bataille ce tour-ci, sacrifiez Old Words.",
    ],
    [
      "goes by its name beside a creature that has paid a cost",
      "Tap another untapped creature you control: Old Words gets +X/+0 until end of turn, where X is the tapped creature's power.",
      "Engagez une autre créature dégagée que vous contrôlez : Old Words gagne +X/+0 jusqu'à la fin du tour, X étant la force de la créature engagée.",
    ],
    [
      "goes by its name after a creature card",
      "At the beginning of your upkeep, exile a creature card from your graveyard. If you do, put a +1/+1 counter on Old Words. Otherwise, sacrifice it.",
      "Au début de votre entretien, exilez une carte de créature depuis votre cimetière. Si vous faites ainsi, mettez un marqueur +1/+1 sur Old Words. Sinon, sacrifiez-la.",
    ],
    [
      "goes by its name where it takes the power of another",
      "Whenever another creature you control enters, you may change Old Words's base power and toughness to that creature's power and toughness until end of turn.",
      "À chaque fois qu'une autre créature que vous contrôlez arrive sur le champ de bataille, vous pouvez faire qu'Old Words ait une force et une endurance de base égales à celles de cette créature jusqu'à la fin du tour.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it("keeps the h and the punctuation of its name", () => {
    expect(
      frenchOf(
        "Whenever another creature you control dies, put a +1/+1 counter on Hold On!.\nWhenever Hold On! blocks a creature, exile that creature.",
        {
          ...A_CREATURE,
          name: "Hold On!",
        },
      ),
    ).toBe(
      "À chaque fois qu'une autre créature que vous contrôlez meurt, mettez un marqueur +1/+1 sur Hold On!. / À chaque fois que Hold On! bloque une créature, exilez cette créature.",
    );
  });

  it("has no name in an ability that many creatures have, so that the other one is « cette créature-là »", () => {
    expect(
      frenchOf(
        `Creatures you control have "Whenever this creature deals combat damage to a creature, destroy that creature."`,
        AN_ENCHANTMENT,
      ),
    ).toBe(
      "Les créatures que vous contrôlez ont « À chaque fois que cette créature inflige des blessures de combat à une créature, détruisez cette créature-là. »",
    );
  });

  it("is a card in a hand", () => {
    expect(
      frenchOf(
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.",
        A_CREATURE,
      ),
    ).toBe(
      "Si un sort ou une capacité que contrôle un adversaire vous fait vous défausser de cette carte, mettez-la sur le champ de bataille au lieu de la mettre dans votre cimetière.",
    );
  });

  it("is a permanent where it may be no creature", () => {
    expect(frenchOf(`All Slivers have "{2}, Sacrifice this permanent: Draw a card."`, A_CREATURE)).toBe(
      "Les slivoïdes ont « {2}, sacrifiez ce permanent : Piochez une carte. »",
    );
    expect(
      frenchOf("Impending 4—{2}{W}\nWhenever this permanent enters or attacks, draw a card.", {
        ...A_CREATURE,
        typeLine: "Enchantment Creature — Avatar",
      }),
    ).toContain("À chaque fois que ce permanent arrive sur le champ de bataille ou attaque");
  });
});

describe("a French pronoun", () => {
  it.each([
    [
      "stands for a target that was just chosen, whichever branch it is in",
      "Whenever Old Words attacks, choose up to one target creature. If it's suspected, exile it. Otherwise, suspect it.",
      "À chaque fois que cette créature attaque, choisissez jusqu'à une créature ciblée. Si elle est suspectée, exilez-la. Sinon, suspectez-la.",
    ],
    [
      "doesn't stand for a target while the sentence is about the source",
      "Whenever Old Words attacks, you may have it deal damage equal to its power to target creature defending player controls. If you do, that creature deals damage equal to its power to Old Words.",
      "À chaque fois qu'Old Words attaque, vous pouvez faire qu'elle inflige un nombre de blessures égal à sa force à la créature ciblée que le joueur défenseur contrôle. Si vous faites ainsi, cette créature inflige un nombre de blessures égal à sa force à Old Words.",
    ],
    [
      "doesn't stand for the source after an event about another creature",
      "Whenever another creature you control enters or dies, if its power is greater than Old Words's power, put a +1/+1 counter on Old Words.",
      "À chaque fois qu'une autre créature que vous contrôlez arrive sur le champ de bataille ou meurt, si sa force est supérieure à la force d'Old Words, mettez un marqueur +1/+1 sur Old Words.",
    ],
    [
      "doesn't stand for a target that the source has just damaged",
      "{T}: Old Words deals 1 damage to target creature. When that creature dies this turn, untap Old Words.",
      "{T} : Old Words inflige 1 blessure à la créature ciblée. Quand cette créature meurt ce tour-ci, dégagez Old Words.",
    ],
    [
      "doesn't stand for a card after a library has been spoken of",
      "Whenever Old Words deals combat damage to a player, search that player's library for an artifact card and exile it. Then that player shuffles. Until end of turn, you may play that card.",
      "À chaque fois que cette créature inflige des blessures de combat à un joueur, cherchez dans la bibliothèque de ce joueur une carte d'artefact, exilez-la, puis ce joueur mélange sa bibliothèque. Vous pouvez jouer la carte exilée ce tour-ci.",
    ],
    [
      "doesn't stand for a spell after its cost",
      "When Old Words enters, you may cast target instant card from your graveyard without paying its mana cost. If that card would be put into your graveyard this turn, exile it instead.",
      "Quand cette créature arrive sur le champ de bataille, vous pouvez lancer la carte d'éphémère ciblée depuis votre cimetière sans payer son coût de mana. Si ce sort devait aller dans un cimetière ce tour-ci, exilez-le à la place.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });
});

describe("« ce joueur »", () => {
  it.each([
    [
      "At the beginning of each player's end step, Old Words deals 1 damage to that player.",
      "Au début de l'étape de fin de chaque joueur, cet enchantement inflige 1 blessure à ce joueur.",
    ],
    [
      "Whenever a player taps a Mountain for mana, that player adds one mana of any type that land produced.",
      "À chaque fois qu'un joueur engage une montagne pour du mana, ce joueur ajoute un mana de n'importe quel type que ce terrain a produit.",
    ],
  ])("has been spoken of: %s", (text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });

  it("isn't needed where nobody is spoken of", () => {
    expect(frenchOf("At the beginning of each end step, draw a card.", AN_ENCHANTMENT)).toBe(
      "Au début de chaque étape de fin, piochez une carte.",
    );
  });
});
