import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("French sentences", () => {
  it.each([
    [
      "Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.",
      "Cherchez dans votre bibliothèque trois cartes, révélez-les et l'adversaire ciblé choisit l'une d'elles. Mettez-la dans votre main et le reste dans votre cimetière, puis mélangez votre bibliothèque.",
    ],
    [
      "Exile two target cards from an opponent's graveyard. You gain 2 life.",
      "Exilez deux cartes ciblées du cimetière d'un adversaire. Vous gagnez 2 points de vie.",
    ],
    [
      "You gain protection from everything until your next turn.",
      "Vous avez la protection contre tout jusqu'à votre prochain tour.",
    ],
    [
      "You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.",
      "Vous contrôlez l'adversaire ciblé pendant son prochain tour. Après ce tour, ce joueur joue un tour supplémentaire.",
    ],
    [
      "Until end of turn, you may play cards from your graveyard.\nIf a card would be put into your graveyard from anywhere this turn, exile that card instead.",
      "Vous pouvez jouer des terrains et lancer des sorts depuis votre cimetière ce tour-ci. Si une carte devait aller dans votre cimetière ce tour-ci, d'où qu'elle vienne, exilez-la à la place.",
    ],
    [
      "Haunt\nWhen the creature Old Words haunts dies, you gain 1 life.",
      "Hantise / Quand la créature que hante Old Words meurt, vous gagnez 1 point de vie.",
    ],
    [
      "Target opponent reveals their hand. You gain 1 life for each creature card revealed this way.",
      "L'adversaire ciblé révèle sa main. Vous gagnez 1 point de vie pour chaque carte de créature révélée de cette manière.",
    ],
    [
      "Reveal the top five cards of your library. Put all creature cards revealed this way onto the battlefield and the rest into your graveyard.",
      "Révélez les cinq cartes du dessus de votre bibliothèque. Mettez toutes les cartes de créature révélées de cette manière sur le champ de bataille et le reste dans votre cimetière.",
    ],
    [
      "Exile the top five cards of your library. You may put a creature card from among them onto the battlefield.",
      "Exilez les cinq cartes du dessus de votre bibliothèque. Vous pouvez mettre une carte de créature parmi elles sur le champ de bataille.",
    ],
    [
      "The next time a source of your choice would deal damage to target creature this turn, that damage is dealt to you instead.",
      "La prochaine fois qu'une source de votre choix devrait infliger des blessures à la créature ciblée ce tour-ci, ces blessures vous sont infligées à la place.",
    ],
    [
      "This spell can't be countered.\nDraw a card.\nDelirium — If there are four or more card types among cards in your graveyard, draw two cards instead.",
      "Ce sort ne peut pas être contrecarré. / Piochez une carte. Délire — S'il y a au moins quatre types de carte parmi les cartes dans votre cimetière, piochez deux cartes à la place.",
    ],
    [
      "Old Words deals 3 damage to any target. If a player is dealt damage this way, they can't gain life for the rest of the game.",
      "Old Words inflige 3 blessures à n'importe quelle cible. Si un joueur subit des blessures de cette manière, il ne peut pas gagner de points de vie pour le reste de la partie.",
    ],
  ])("print an instruction: %s", (text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it.each([
    [
      "At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on Old Words.",
      "Au début de l'entretien de chaque joueur, ce joueur engage X créatures, artefacts ou terrains dégagés qu'il contrôle, X étant le nombre de marqueurs « effacement » sur cet enchantement.",
    ],
    [
      "Creatures you control can't be the targets of blue spells or abilities from blue sources.",
      "Les créatures que vous contrôlez ne peuvent pas être la cible de sorts bleus ou de capacités provenant de sources bleues.",
    ],
    [
      "Whenever you fully unlock a Room, draw a card.",
      "À chaque fois que vous déverrouillez entièrement une pièce, piochez une carte.",
    ],
    ["Creature spells you cast have convoke.", "Les sorts de créature que vous lancez ont la convocation."],
    [
      "Instant and sorcery spells you control have lifelink.",
      "Les sorts d'éphémère ou de rituel que vous contrôlez ont le lien de vie.",
    ],
    [
      "When this enchantment enters and when you sacrifice it, draw a card.",
      "Quand cet enchantement arrive sur le champ de bataille ou quand vous le sacrifiez, piochez une carte.",
    ],
  ])("print an ability of an enchantment: %s", (text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });

  it.each([
    [
      "Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.",
      "À chaque fois qu'une autre créature arrive sur le champ de bataille, son contrôleur peut piocher une carte si sa force est supérieure à celle de chaque autre créature.",
    ],
    ["This spell can't be countered.", "Ce sort ne peut pas être contrecarré."],
    [
      "Haunt\nWhen this creature enters or the creature it haunts dies, you gain 3 life.",
      "Hantise / Quand cette créature arrive sur le champ de bataille ou quand la créature qu'elle hante meurt, vous gagnez 3 points de vie.",
    ],
    ["Goblin offering", "Offrande de gobelin"],
    [
      "Whenever this creature attacks, if it's the first combat phase of the turn, untap all attacking creatures.",
      "À chaque fois que cette créature attaque, si c'est la première phase de combat du tour, dégagez toutes les créatures attaquantes.",
    ],
  ])("print an ability of a creature: %s", (text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it.each([
    [
      "Whenever this creature becomes the target of a spell an opponent controls, counter that spell.",
      "À chaque fois que cette créature devient la cible d'un sort qu'un adversaire contrôle, contrecarrez ce sort.",
    ],
    [
      "Whenever a source you control other than Old Words deals damage to an opponent, you gain 1 life.",
      "À chaque fois qu'une autre source que vous contrôlez inflige des blessures à un adversaire, vous gagnez 1 point de vie.",
    ],
    [
      "When this creature enters, any opponent may have it deal 5 damage to them. If a player does, draw a card and you gain 2 life.",
      "Quand cette créature arrive sur le champ de bataille, n'importe quel adversaire peut faire qu'elle lui inflige 5 blessures. Si un joueur fait ainsi, vous piochez une carte et vous gagnez 2 points de vie.",
    ],
    [
      "At the beginning of each upkeep, if no spells were cast last turn, draw a card.",
      "Au début de chaque entretien, si aucun sort n'a été lancé au dernier tour, piochez une carte.",
    ],
    [
      "At the beginning of each upkeep, if a player cast two or more spells last turn, draw a card.",
      "Au début de chaque entretien, si un joueur a lancé au moins deux sorts au dernier tour, piochez une carte.",
    ],
    [
      "When this creature enters, reveal cards from the top of your library until you reveal a nonland card. Put all cards revealed this way into your hand.",
      "Quand cette créature arrive sur le champ de bataille, révélez les cartes du dessus de votre bibliothèque jusqu'à ce que vous révéliez une carte non-terrain. Mettez toutes ces cartes dans votre main.",
    ],
    [
      "This creature saddles Mounts and crews Vehicles as though its power were 2 greater.",
      "Cette créature selle les montures et pilote les véhicules comme si sa force était supérieure de 2.",
    ],
    [
      "If damage would be dealt to Old Words, prevent that damage. Remove a +1/+1 counter from Old Words.",
      "Si des blessures devaient être infligées à cette créature, prévenez ces blessures et retirez-en un marqueur +1/+1.",
    ],
    [
      "You may cast Old Words from your graveyard if you gained life this turn.",
      "Si vous avez gagné des points de vie ce tour-ci, vous pouvez lancer cette carte depuis votre cimetière.",
    ],
    [
      "{1}, Exile this card from your graveyard: Draw a card.",
      "{1}, exilez cette carte depuis votre cimetière : Piochez une carte.",
    ],
    [
      "Whenever this creature attacks, prevent all combat damage that would be dealt by it this turn.",
      "À chaque fois que cette créature attaque, prévenez toutes les blessures de combat qui devraient être infligées par elle ce tour-ci.",
    ],
    [
      "You may cast this spell as though it had flash if you control a Faerie.",
      "Tant que vous contrôlez un peuple fée, vous pouvez lancer ce sort comme s'il avait le flash.",
    ],
    [
      "If damage would be dealt to Old Words, sacrifice that many permanents instead.",
      "Si cette créature devait subir des blessures, sacrifiez autant de permanents à la place.",
    ],
    [
      "{T}: Target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
      "{T} : La carte d'éphémère ciblée dans votre cimetière acquiert le flashback pour un coût égal au coût de mana de la carte jusqu'à la fin du tour.",
    ],
    [
      "Creatures with power less than Old Words's power can't block it.",
      "Les créatures de force inférieure à la force de cette créature ne peuvent pas la bloquer.",
    ],
    [
      "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card.",
      "Au début de votre étape de fin, si vous n'avez lancé aucun sort depuis votre main ce tour-ci, piochez une carte.",
    ],
  ])("of creatures: %s", (text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });

  it.each([
    [
      "When you next cast an instant or sorcery spell this turn, copy that spell.",
      "La prochaine fois que vous lancez un sort d'éphémère ou de rituel ce tour-ci, copiez-le.",
    ],
    [
      "Target player reveals the top four cards of their library. You choose two of those cards and put them into their graveyard. Put the rest on top of their library in any order.",
      "Le joueur ciblé révèle les quatre cartes du dessus de sa bibliothèque. Choisissez deux d'entre elles. Mettez-les dans le cimetière de ce joueur et le reste au-dessus de la bibliothèque de ce joueur dans l'ordre de votre choix.",
    ],
    [
      "Search your library for an instant card or a card with flash, reveal it, put it into your hand, then shuffle.",
      "Cherchez dans votre bibliothèque une carte d'éphémère ou une carte avec le flash, révélez-la, mettez-la dans votre main, puis mélangez votre bibliothèque.",
    ],
    [
      "Target player discards their hand, then draws that many cards.",
      "Le joueur ciblé se défausse de sa main, puis pioche un nombre de cartes égal au nombre de cartes défaussées de cette manière.",
    ],
    [
      "Target creature's owner puts it on their choice of the top or bottom of their library.",
      "Le propriétaire de la créature ciblée la met au-dessus ou au-dessous de sa bibliothèque, à son choix.",
    ],
    [
      "Target player sacrifices a creature of their choice. If they can't, draw a card.",
      "Le joueur ciblé sacrifie une créature de son choix. Si c'est impossible, piochez une carte.",
    ],
    [
      "Prevent the next X damage that would be dealt to target creature this turn, where X is your devotion to white. If damage is prevented this way, Old Words deals that much damage to target creature or player.",
      "Prévenez les X prochaines blessures qui devraient être infligées à la créature ciblée ce tour-ci, X étant votre dévotion au blanc. Si des blessures sont prévenues de cette manière, Old Words inflige autant de blessures à n'importe quelle cible.",
    ],
    [
      "Target player reveals three cards from their hand and you choose one of them. That player discards that card.",
      "Le joueur ciblé révèle trois cartes dans sa main. Choisissez l'une d'elles. Ce joueur se défausse de cette carte.",
    ],
    [
      "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.",
      "Révélez les cinq cartes du dessus de votre bibliothèque. Choisissez un adversaire. Ce joueur les sépare en deux piles. Vous choisissez l'une de ces piles. Mettez les cartes de la pile choisie dans votre main et les cartes de l'autre pile dans votre cimetière.",
    ],
    [
      "Search your library for a Dragon permanent card, put it onto the battlefield, then shuffle.",
      "Cherchez dans votre bibliothèque une carte de permanent dragon, mettez-la sur le champ de bataille, puis mélangez votre bibliothèque.",
    ],
  ])("of sorceries: %s", (text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it.each([
    [
      "If a white source would deal damage to you, prevent 2 of that damage.",
      "Si une source blanche devait vous infliger des blessures, prévenez 2 de ces blessures.",
    ],
    [
      "Prevent all damage that would be dealt to creatures you control by sources you control.",
      "Prévenez toutes les blessures qui devraient être infligées aux créatures que vous contrôlez par les sources que vous contrôlez.",
    ],
    [
      "If damage would be dealt to you, put that many depletion counters on Old Words instead.",
      "Si vous deviez subir des blessures, mettez autant de marqueurs « épuisement » sur cet enchantement à la place.",
    ],
    [
      "Whenever one or more creatures attack you, you gain 1 life for each attacking creature.",
      "À chaque fois qu'au moins une créature vous attaque, vous gagnez 1 point de vie pour chaque créature attaquante.",
    ],
    [
      "Cards in graveyards can't be the targets of spells or abilities.",
      "Les cartes dans les cimetières ne peuvent pas être la cible de sorts ou de capacités.",
    ],
  ])("of enchantments: %s", (text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });
});
