import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("a pronoun", () => {
  it.each([
    [
      "agrees with the noun that the text has used",
      "Whenever a Goblin you control attacks, it gets +2/+0 until end of turn.",
      "À chaque fois qu'un gobelin que vous contrôlez attaque, il gagne +2/+0 jusqu'à la fin du tour.",
    ],
    [
      "agrees with « créature » where that is the noun",
      "Whenever another creature you control attacks, it gets +2/+0 until end of turn.",
      "À chaque fois qu'une autre créature que vous contrôlez attaque, elle gagne +2/+0 jusqu'à la fin du tour.",
    ],
    [
      "agrees with both of two nouns",
      "Whenever Old Words or another Goblin you control enters, it gains haste until end of turn.",
      "À chaque fois que cette créature ou un autre gobelin que vous contrôlez arrive sur le champ de bataille, il acquiert la célérité jusqu'à la fin du tour.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it("agrees with a target's noun, also at the end of the turn", () => {
    expect(
      frenchOf(
        "Target Wall gains trample until end of turn. Destroy it at the beginning of the next end step.",
      ),
    ).toBe(
      "Le mur ciblé acquiert le piétinement jusqu'à la fin du tour. Détruisez-le au début de la prochaine étape de fin.",
    );
  });
});

describe("several cards that one ability exiles", () => {
  it("are several to the ability that returns them", () => {
    const text =
      "When this creature enters, exile all cards from your hand.\nWhen this creature leaves the battlefield, return the exiled cards to their owner's hand.";
    expect(frenchOf(text, A_CREATURE)).toBe(
      "Quand cette créature arrive sur le champ de bataille, exilez toutes les cartes de votre main. / Quand cette créature quitte le champ de bataille, renvoyez les cartes exilées dans les mains de leurs propriétaires.",
    );
  });
});

describe("the order of words", () => {
  it.each([
    [
      "tokens are tapped before they have abilities",
      "Create two tapped 1/1 black Bat creature tokens with flying.",
      "Créez deux jetons de créature 1/1 noire Chauve-souris engagés avec le vol.",
    ],
    [
      "as much damage as there are creatures is dealt to one target, and not to one for each",
      "Old Words deals damage equal to the number of creatures you control to any target.",
      "Old Words inflige à n'importe quelle cible un nombre de blessures égal au nombre de créatures que vous contrôlez.",
    ],
    [
      "damage that is counted is divided as a whole",
      "Old Words deals damage equal to the number of creatures you control divided as you choose among any number of target creatures.",
      "Old Words inflige un nombre de blessures égal au nombre de créatures que vous contrôlez réparties comme vous le désirez entre n'importe quel nombre de créatures ciblées.",
    ],
    [
      "a total stands by the cards, and not by their graveyard",
      "Return up to three target creature cards with total mana value 3 or less from your graveyard to the battlefield.",
      "Renvoyez jusqu'à trois cartes de créature ciblées dont la valeur de mana totale est inférieure ou égale à 3 depuis votre cimetière sur le champ de bataille.",
    ],
    [
      "what is done with a copy isn't what it is",
      "Create a token that's a copy of target creature you control, except it's an artifact in addition to its other types. Sacrifice it at the beginning of the next end step.",
      "Créez un jeton qui est une copie de la créature ciblée que vous contrôlez, excepté que c'est un artefact en plus de ses autres types. Sacrifiez-le au début de la prochaine étape de fin.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it.each([
    [
      "« cette source » has been spoken of",
      "Whenever a source deals damage to this creature, that source's controller sacrifices that many permanents.",
      "À chaque fois qu'une source inflige des blessures à cette créature, le contrôleur de cette source sacrifie autant de permanents de son choix.",
    ],
    [
      "a participle beside a clause is a clause as well",
      "{T}: This creature deals 1 damage to target creature blocking or blocked by it.",
      "{T} : Cette créature inflige 1 blessure à la créature ciblée qui la bloque ou qui est bloquée par elle.",
    ],
    [
      "a creature is damaged by another one in few words",
      "Whenever a creature dealt damage by this creature this turn dies, draw a card.",
      "À chaque fois qu'une créature blessée ce tour-ci par cette créature meurt, piochez une carte.",
    ],
    [
      "a card may come from anywhere",
      "When this creature is put into a graveyard from anywhere, shuffle it into its owner's library.",
      "Quand cette créature va dans un cimetière, d'où qu'elle vienne, mélangez-la dans la bibliothèque de son propriétaire.",
    ],
    [
      "a creature is bargained",
      "Bargain\nWhen this creature enters, if it was bargained, draw a card.",
      "Négociation / Quand cette créature arrive sur le champ de bataille, si elle a été négociée, piochez une carte.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it("one's own land is tapped by oneself", () => {
    expect(frenchOf("Whenever you tap a land for mana, you gain 1 life.", AN_ENCHANTMENT)).toBe(
      "À chaque fois que vous engagez un terrain pour du mana, vous gagnez 1 point de vie.",
    );
  });

  it("what has been paid was paid once and for all", () => {
    const text = "Kicker {R}\nIf Old Words was kicked, it has split second.\nDraw a card.";
    expect(frenchOf(text)).toContain("Si Old Words a été kické, il a ");
  });
});
