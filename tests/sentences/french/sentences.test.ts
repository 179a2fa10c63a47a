import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("French instructions", () => {
  it.each([
    [
      "whoever searches also puts what was found, in the same sentence",
      "Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      "Détruisez le terrain ciblé. Son contrôleur peut chercher dans sa bibliothèque une carte de terrain de base, la mettre sur le champ de bataille engagée, puis mélanger sa bibliothèque.",
    ],
    [
      "a spell is exiled « au lieu de le mettre » elsewhere",
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      "Contrecarrez le sort ciblé. Si ce sort est contrecarré de cette manière, exilez-le au lieu de le mettre dans le cimetière de son propriétaire.",
    ],
    [
      "the game is restarted without some cards",
      "When Old Words enters, exile target permanent.\n{T}: Restart the game, leaving in exile all non-Aura permanent cards exiled with Old Words. Then put those cards onto the battlefield under your control.",
      "Quand Old Words arrive sur le champ de bataille, exilez le permanent ciblé. / {T} : Recommencez la partie, en laissant en exil toutes les cartes de permanent non-aura exilées avec Old Words. Mettez-les sur le champ de bataille sous votre contrôle.",
    ],
    [
      "each player shuffles both the hand and the graveyard",
      "Each player shuffles their hand and graveyard into their library, then draws seven cards.",
      "Chaque joueur mélange sa main et son cimetière dans sa bibliothèque, puis pioche sept cartes.",
    ],
    [
      "as many cards are drawn as were put away",
      "Put all the cards from your hand on the bottom of your library in any order, then draw that many cards.",
      "Mettez toutes les cartes de votre main au-dessous de votre bibliothèque dans l'ordre de votre choix, puis piochez autant de cartes.",
    ],
    [
      "a long number comes after who is dealt that damage",
      "As an additional cost to cast this spell, sacrifice a creature.\nOld Words deals damage to any target equal to half the sacrificed creature's power, rounded down.",
      "En tant que coût supplémentaire pour lancer ce sort, sacrifiez une créature. / Old Words inflige à n'importe quelle cible un nombre de blessures égal à la moitié de la force de la créature sacrifiée, arrondie à l'unité inférieure.",
    ],
    [
      "each of several gets counters of its own",
      "Put a +1/+1 counter on each of up to two target creatures.",
      "Mettez un marqueur +1/+1 sur chacune d'au plus deux créatures ciblées.",
    ],
    [
      "what a player chose not to do wasn't impossible",
      "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
      "Regardez la carte du dessus de votre bibliothèque. Si c'est une carte de terrain, vous pouvez la mettre sur le champ de bataille. Si vous ne le faites pas, mettez-la dans votre main.",
    ],
    [
      "cards that were revealed on the way aren't the one that was found",
      "Reveal cards from the top of your library until you reveal a land card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.",
      "Révélez les cartes du dessus de votre bibliothèque jusqu'à ce que vous révéliez une carte de terrain. Mettez-la sur le champ de bataille et les autres cartes révélées au-dessous de votre bibliothèque dans un ordre aléatoire.",
    ],
    [
      "cards of your graveyard go to your hand, of whatever kinds they are",
      "Return up to one target creature card and up to one target land card from your graveyard to your hand.",
      "Renvoyez jusqu'à une carte de créature ciblée depuis votre cimetière et jusqu'à une carte de terrain ciblée depuis votre cimetière dans votre main.",
    ],
    [
      "alternatives share their subject and how long they last",
      "Target creature gets +2/-2 or -2/+2 until end of turn.",
      "La créature ciblée gagne +2/-2 ou -2/+2 jusqu'à la fin du tour.",
    ],
    [
      "a card is chosen among those of a hand, and not among « elles »",
      "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
      "L'adversaire ciblé révèle sa main. Vous choisissez une carte non-terrain parmi ces cartes. Ce joueur se défausse de cette carte.",
    ],
    [
      "cards of a single graveyard are those of « un même cimetière »",
      "Exile up to two target cards from a single graveyard.",
      "Exilez jusqu'à deux cartes ciblées d'un même cimetière.",
    ],
    [
      "a spell that was kicked goes by its name",
      "Kicker {5}\nDestroy target artifact. If this spell was kicked, draw a card.",
      "Kick {5} / Détruisez l'artefact ciblé. Si Old Words a été kické, piochez une carte.",
    ],
    [
      "what is said of a damaged creature is said of none that wasn't",
      "Old Words deals 3 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.",
      "Old Words inflige 3 blessures à n'importe quelle cible. Si une créature blessée de cette manière devait mourir ce tour-ci, exilez-la à la place.",
    ],
    [
      "any target that is spoken of again is « cette cible »",
      "Kicker {4}\nOld Words deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
      "Kick {4} / Old Words inflige 2 blessures à n'importe quelle cible. Si Old Words a été kické, il inflige 4 blessures à cette cible à la place.",
    ],
    [
      "a creature deals damage to itself, and not to another",
      "Target creature deals damage to itself equal to its power.",
      "La créature ciblée s'inflige à elle-même un nombre de blessures égal à sa force.",
    ],
    [
      "the creatures of one player are those of « le même joueur »",
      "Target creature an opponent controls deals damage equal to its power to another target creature that player controls.",
      "La créature ciblée qu'un adversaire contrôle inflige un nombre de blessures égal à sa force à une autre créature ciblée que le même joueur contrôle.",
    ],
    [
      "who is dealt damage first is named first",
      "Old Words deals 4 damage to target creature and 2 damage to that creature's controller.",
      "Old Words inflige 4 blessures à la créature ciblée et 2 blessures à son contrôleur.",
    ],
    [
      "a creature is named before counters are measured by it",
      "Put X +1/+1 counters on target creature, where X is that creature's power.",
      "Mettez un nombre de marqueurs +1/+1 sur la créature ciblée égal à sa force.",
    ],
    [
      "power and toughness that are both exact are « 1/1 »",
      "Destroy all creatures with power 1 and toughness 1.",
      "Détruisez toutes les créatures 1/1.",
    ],
    [
      "revealed cards of your library go to your hand",
      "Reveal the top two cards of your library. Put all creature and land cards revealed this way into your hand and the rest on the bottom of your library in any order.",
      "Révélez les deux cartes du dessus de votre bibliothèque. Mettez toutes les cartes de créature ou de terrain révélées de cette manière dans votre main et le reste au-dessous de votre bibliothèque dans l'ordre de votre choix.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });
});

describe("French conditions", () => {
  it.each([
    [
      "that are asked one under the other are asked together, of the target and not of what has left",
      "Destroy target creature if it has converted mana cost 2 or less.\nRevolt — Destroy that creature if it has converted mana cost 4 or less instead if a permanent you controlled left the battlefield this turn.",
      "Si la valeur de mana de la créature ciblée est inférieure ou égale à 2, détruisez-la. Révolte — Si un permanent que vous contrôliez a quitté le champ de bataille ce tour-ci et si la valeur de mana de cette créature est inférieure ou égale à 4, détruisez-la à la place.",
    ],
    [
      "about some creature don't make « cette créature » of the target",
      "Target creature gets -1/-1 until end of turn.\nMorbid — That creature gets -13/-13 until end of turn instead if a creature died this turn.",
      "La créature ciblée gagne -1/-1 jusqu'à la fin du tour. Morbidité — Si une créature est morte ce tour-ci, la créature ciblée gagne -13/-13 jusqu'à la fin du tour à la place.",
    ],
    [
      "ask how things were as the spell was cast",
      "Draw a card. If you controlled a Dragon as you cast this spell, draw two cards.",
      "Piochez une carte. Si, au moment où vous avez lancé Old Words, vous contrôliez un dragon, piochez deux cartes.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it("that aren't so for any opponent are the opposite for each of them", () => {
    expect(
      frenchOf(
        "At the beginning of your upkeep, you lose 1 life unless an opponent has 10 or less life.",
        AN_ENCHANTMENT,
      ),
    ).toBe(
      "Au début de votre entretien, vous perdez 1 point de vie si chaque adversaire a au moins 11 points de vie.",
    );
  });

  it("of a resolving ability stand at its end, so that they aren't asked as it triggers (CR 603.4)", () => {
    const late =
      "Whenever Old Words attacks, it gains trample until end of turn if its power is 10 or greater.";
    const first =
      "Whenever Old Words attacks, if its power is 10 or greater, it gains trample until end of turn.";
    expect(frenchOf(late, A_CREATURE)).toBe(
      "À chaque fois que cette créature attaque, elle acquiert le piétinement jusqu'à la fin du tour si sa force est supérieure ou égale à 10.",
    );
    expect(frenchOf(first, A_CREATURE)).toBe(
      "À chaque fois que cette créature attaque, si sa force est supérieure ou égale à 10, elle acquiert le piétinement jusqu'à la fin du tour.",
    );
  });

  it.each([
    [
      "When Old Words dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.",
      "Quand cette créature meurt, si c'était une créature, renvoyez-la sur le champ de bataille sous le contrôle de son propriétaire. C'est un enchantement.",
    ],
    [
      "When Old Words dies, if it had a +1/+1 counter on it, draw a card.",
      "Quand cette créature meurt, si elle avait un marqueur +1/+1 sur elle, piochez une carte.",
    ],
    [
      "When Old Words dies, if it was blocked this turn, draw a card.",
      "Quand cette créature meurt, si elle a été bloquée ce tour-ci, piochez une carte.",
    ],
  ])("look back at what has left: %s", (text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });
});

describe("French static abilities", () => {
  it.each([
    [
      "Untap Old Words during each other player's untap step.",
      "Dégagez cet enchantement pendant l'étape de dégagement de chaque autre joueur.",
    ],
    [
      "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of that damage.",
      "Si une source devait infliger des blessures à vous ou à un planeswalker que vous contrôlez, prévenez toutes ces blessures sauf 1.",
    ],
    [
      "Each creature gets +1/+1 for each other creature on the battlefield that shares a creature type with it.",
      "Chaque créature gagne +1/+1 pour chaque autre créature qui partage un type de créature avec elle.",
    ],
    [
      "If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      "Si une source devait infliger des blessures à une créature que vous contrôlez, prévenez ces blessures. Mettez autant de marqueurs +1/+1 sur cette créature que de blessures prévenues de cette manière.",
    ],
    [
      "If a spell you control would deal damage to an opponent, prevent that damage. Create a 3/1 red Elemental creature token for each 1 damage prevented this way.",
      "Si un sort que vous contrôlez devait infliger des blessures à un adversaire, prévenez ces blessures. Créez autant de jetons de créature 3/1 rouge Élémental que de blessures prévenues de cette manière.",
    ],
    [
      "As long as Old Words is in your graveyard and you control an Island, creatures you control have flying.",
      "Tant que cette carte est dans votre cimetière et que vous contrôlez une île, les créatures que vous contrôlez ont le vol.",
    ],
    [
      "When Old Words is put into your hand from your graveyard, you gain 2 life.",
      "Quand cet enchantement va dans votre main depuis votre cimetière, vous gagnez 2 points de vie.",
    ],
    [
      "If Old Words would be put into a graveyard from anywhere, reveal Old Words and shuffle it into its owner's library instead.",
      "Si cet enchantement devait aller dans un cimetière, d'où qu'il vienne, révélez-le et mélangez-le dans la bibliothèque de son propriétaire à la place.",
    ],
    [
      "Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell if it has the same mana value as the revealed card.",
      "À chaque fois qu'un adversaire lance un sort, vous pouvez révéler la carte du dessus de votre bibliothèque. Si vous faites ainsi, contrecarrez ce sort si sa valeur de mana est égale à la valeur de mana de la carte révélée.",
    ],
    [
      "At the beginning of your upkeep or whenever you cast a red spell, put a charge counter on Old Words.",
      "Au début de votre entretien ou à chaque fois que vous lancez un sort rouge, mettez un marqueur « charge » sur cet enchantement.",
    ],
    [
      "{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.",
      "{T} : Ajoutez {C}. Si vous contrôlez une mine d'Urza et si vous contrôlez une centrale énergétique d'Urza, ajoutez {C}{C}{C} à la place.",
    ],
    [
      "Whenever you cast a noncreature or Dragon spell, Old Words deals damage equal to your devotion to red to each opponent.",
      "À chaque fois que vous lancez un sort non-créature ou un sort de dragon, cet enchantement inflige à chaque adversaire un nombre de blessures égal à votre dévotion au rouge.",
    ],
    [
      "When Old Words enters, exile all cards from all graveyards.",
      "Quand cet enchantement arrive sur le champ de bataille, exilez toutes les cartes des cimetières.",
    ],
  ])("%s", (text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });
});

it("says of an Aura's creature what else it is, colors included", () => {
  expect(
    frenchOf(
      "Enchant creature\nEnchanted creature is a white Angel in addition to its other colors and types.",
      {
        typeLine: "Enchantment — Aura",
      },
    ),
  ).toContain("La créature enchantée est un ange blanc en plus de ses autres couleurs et types.");
});

describe("French of what is cast from among exiled cards", () => {
  it.each([
    [
      "Exile the top five cards of your library. You may cast red spells from among them this turn.",
      "Exilez les cinq cartes du dessus de votre bibliothèque. Vous pouvez lancer des sorts rouges parmi elles ce tour-ci.",
    ],
    [
      "Exile all creature cards from target player's graveyard. You may cast spells from among those cards for as long as they remain exiled, and mana of any type can be spent to cast them.",
      "Exilez toutes les cartes de créature du cimetière du joueur ciblé. Vous pouvez les lancer tant qu'elles restent exilées, et vous pouvez dépenser du mana de n'importe quel type pour ces sorts.",
    ],
  ])("%s", (text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });
});

describe("French costs and what can't be caused", () => {
  it.each([
    [
      "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures.",
      "Ce sort coûte 3 points de vie de plus à lancer pour chaque cible. / Détruisez n'importe quel nombre de créatures ciblées.",
      undefined,
    ],
    [
      "Each instant and sorcery spell you cast costs {1} less to cast for each creature it targets.",
      "Chaque sort d'éphémère ou de rituel que vous lancez coûte {1} de moins à lancer pour chaque créature qu'il cible.",
      AN_ENCHANTMENT,
    ],
    [
      "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
      "Les sorts et les capacités que vos adversaires contrôlent ne peuvent pas vous obliger à sacrifier des permanents.",
      AN_ENCHANTMENT,
    ],
  ])("%s", (text, expected, kind) => {
    expect(frenchOf(text, kind)).toBe(expected);
  });
});

describe("French words", () => {
  it("stand for ability words, counters and what is voted for", () => {
    expect(frenchOf("Void — When Old Words dies, put a stash counter on target creature.", A_CREATURE)).toBe(
      "Vide — Quand cette créature meurt, mettez un marqueur « réserve » sur la créature ciblée.",
    );
  });
});

it("says from how many counters are removed, one from each", () => {
  expect(
    frenchOf(
      "When Old Words enters, you may remove a +1/+1 counter from each of two creatures you control.",
      AN_ENCHANTMENT,
    ),
  ).toBe(
    "Quand cet enchantement arrive sur le champ de bataille, vous pouvez retirer un marqueur +1/+1 de chacune de deux créatures que vous contrôlez.",
  );
});

it("says of cards dealt with in some way what becomes of one of them, or of each", () => {
  expect(frenchOf("Mill three cards. Put up to one land card milled this way into your hand.")).toBe(
    "Meulez trois cartes, puis mettez jusqu'à une carte de terrain parmi elles dans votre main.",
  );
  expect(
    frenchOf(
      "{R}: Old Words gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice Old Words at the beginning of the next end step.",
      A_CREATURE,
    ),
  ).toBe(
    "{R} : Cette créature gagne +1/+0 jusqu'à la fin du tour. Si cette capacité a été activée au moins quatre fois ce tour-ci, sacrifiez cette créature au début de la prochaine étape de fin.",
  );
});
