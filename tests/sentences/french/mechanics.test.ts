import type { CorpusCard } from "@spellroom/oracle";
import { expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

const A_CLASS = { typeLine: "Enchantment — Class" };

it.each([
  [
    "levels of a Class",
    "Creatures you control get +1/+0.\n{1}: Level 2\nWhen this Class becomes level 2, you gain 3 life.",
    "Les créatures que vous contrôlez gagnent +1/+0. / {1} : Niveau 2 / Quand cette classe passe au niveau 2, vous gagnez 3 points de vie.",
    A_CLASS,
  ],
  [
    "day and night",
    "If it's neither day nor night, it becomes day as this creature enters.\nWhenever day becomes night or night becomes day, draw a card.\nAs long as it's night, this creature has flying.",
    "S'il ne fait ni jour ni nuit, le jour se lève au moment où cette créature arrive sur le champ de bataille. / À chaque fois que le jour devient la nuit ou que la nuit devient le jour, piochez une carte. / Tant qu'il fait nuit, cette créature a le vol.",
    A_CREATURE,
  ],
  [
    "dungeons and the initiative",
    "When this creature enters, you take the initiative.\nWhenever you venture into the dungeon, you gain 1 life.\nWhenever you complete a dungeon, draw a card.\nAs long as you've completed a dungeon, this creature has flying.",
    "Quand cette créature arrive sur le champ de bataille, vous prenez l'initiative. / À chaque fois que vous vous aventurez dans le donjon, vous gagnez 1 point de vie. / À chaque fois que vous terminez un donjon, piochez une carte. / Tant que vous avez terminé un donjon, cette créature a le vol.",
    A_CREATURE,
  ],
  [
    "another Class that becomes of a level",
    "Whenever a Class you control becomes level 2, draw a card.",
    "Quand une classe que vous contrôlez passe au niveau 2, piochez une carte.",
    AN_ENCHANTMENT,
  ],
  [
    "waterbending as the cost of an ability",
    "Waterbend {3}: Draw a card.",
    "Maîtrisez l'eau {3} : Piochez une carte.",
    A_CREATURE,
  ],
  [
    "waterbending as an additional cost",
    "As an additional cost to cast this spell, waterbend {2}.\nDraw a card.",
    "En tant que coût supplémentaire pour lancer ce sort, maîtrisez l'eau {2}. / Piochez une carte.",
  ],
  [
    "waterbending that is up to the player",
    "When this creature enters, you may waterbend {4}. If you do, draw a card.",
    "Quand cette créature arrive sur le champ de bataille, vous pouvez maîtriser l'eau {4}. Si vous faites ainsi, piochez une carte.",
    A_CREATURE,
  ],
  [
    "phasing out",
    "Whenever another creature you control phases out, draw a card.",
    "À chaque fois qu'une autre créature que vous contrôlez se déphase, piochez une carte.",
    A_CREATURE,
  ],
  [
    "what never phases out",
    "This creature can't phase out.",
    "Cette créature ne peut pas se déphaser.",
    A_CREATURE,
  ],
  [
    "what doesn't phase out for some time",
    "{0}: Until your next upkeep, this creature can't phase out.",
    "{0} : Cette créature ne peut pas se déphaser jusqu'à votre prochain entretien.",
    A_CREATURE,
  ],
  [
    "what exiles a card as it enters",
    "As this creature enters, exile an instant or sorcery card from your graveyard.\nThis creature's power and toughness are each equal to the exiled card's mana value.",
    "Au moment où cette créature arrive sur le champ de bataille, exilez une carte d'éphémère ou de rituel dans votre cimetière. / La force et l'endurance de cette créature sont chacune égales à la valeur de mana de la carte exilée.",
    { ...A_CREATURE, power: "*", toughness: "*" },
  ],
  [
    "a card that was put into a hand",
    "When this creature enters, you may search your library for a Bear card, reveal it, put it into your hand, then shuffle. If you put a card into your hand this way, you gain 3 life.",
    "Quand cette créature arrive sur le champ de bataille, vous pouvez chercher dans votre bibliothèque une carte d'ours, la révéler, la mettre dans votre main, puis mélanger votre bibliothèque. Si vous avez mis une carte dans votre main de cette manière, vous gagnez 3 points de vie.",
    A_CREATURE,
  ],
  [
    "no card that was put into a hand",
    "When this creature enters, you may search your library for a Bear card, reveal it, put it into your hand, then shuffle. If you don't put a card into your hand this way, you gain 3 life.",
    "Quand cette créature arrive sur le champ de bataille, vous pouvez chercher dans votre bibliothèque une carte d'ours, la révéler, la mettre dans votre main, puis mélanger votre bibliothèque. Si vous n'avez mis aucune carte dans votre main de cette manière, vous gagnez 3 points de vie.",
    A_CREATURE,
  ],
  [
    "one of each permanent type",
    "Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.",
    "Chaque adversaire choisit un permanent qu'il contrôle de chaque type de permanent et sacrifie tous les autres permanents qu'il contrôle.",
  ],
  [
    "players who searched",
    "Each player may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles it.",
    "Chaque joueur peut chercher dans sa bibliothèque une carte de terrain de base et la mettre sur le champ de bataille. Puis chaque joueur qui a cherché dans sa bibliothèque de cette manière la mélange.",
  ],
  ["restarting the game", "Restart the game.", "Recommencez la partie."],
  [
    "what can't make a player sacrifice permanents",
    "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
    "Les sorts et les capacités que vos adversaires contrôlent ne peuvent pas vous obliger à sacrifier des permanents.",
    AN_ENCHANTMENT,
  ],
])("a mechanic is said in French as cards say it: %s", (_, text, french, card?: Partial<CorpusCard>) => {
  expect(frenchOf(text, card)).toBe(french);
});
