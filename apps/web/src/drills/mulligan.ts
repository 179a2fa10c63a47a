import { type DrillOf, YOU } from "./drill.ts";

type Step = "first" | "second" | "bottom";
type Why = "oneLand" | "goodHand" | "keepCheap";

const DEAR = ["Craw Wurm", "Spined Wurm", "Colossal Dreadmaw"];

/** Which opening hands to keep, and what to put on the bottom (CR 103.5). */
export const MULLIGAN: DrillOf<Step, Why> = {
  id: "mulligan",
  position: {
    turn: 0,
    active: YOU,
    step: "openingHands",
    you: {
      hand: [
        "Forest",
        "Craw Wurm",
        "Spined Wurm",
        "Colossal Dreadmaw",
        "Centaur Courser",
        "Giant Growth",
        "Craw Wurm",
      ],
      library: ["Grizzly Bears", "Runeclaw Bear", "Llanowar Elves", "Grizzly Bears", "Elvish Visionary"],
    },
    opponent: {
      hand: ["Mountain", "Mountain", "Mountain", "Hill Giant", "Goblin Piker", "Shock", "Gray Ogre"],
    },
    seed: "11".repeat(32),
  },
  opponent: [],
  steps: [
    {
      id: "first",
      judge: (move) => (move.do === "answer" && move.yes ? null : "oneLand"),
      isDone: ({ cardsIn }) => cardsIn("hand", YOU).filter((name) => name === "Forest").length > 1,
    },
    {
      id: "second",
      judge: (move) => (move.do === "answer" && !move.yes ? null : "goodHand"),
      isDone: ({ asked }) => asked === "pick",
    },
    {
      id: "bottom",
      judge: (move) =>
        move.do === "choose" && move.what.some((name) => DEAR.includes(name)) ? null : "keepCheap",
      isDone: ({ turn }) => turn > 0,
    },
  ],
  texts: {
    en: {
      title: "Mulligans",
      about: "Which opening hands to keep, and which to send back",
      steps: {
        first: "Look at your opening hand: one land, and cards that cost a lot. Keep it, or take a mulligan?",
        second: "A new hand of seven. It has lands, and something to do with them. What now?",
        bottom:
          "After one mulligan, one card goes on the bottom of your library. Choose the one that you could cast last.",
      },
      whys: {
        oneLand:
          "With a single land you could cast almost nothing for turns. Hands with two to five lands are worth keeping; take a mulligan here.",
        goodHand:
          "Another mulligan would cost another card. This hand has enough lands and something to cast: keep it.",
        keepCheap:
          "Lands and cheap creatures are what the first turns are played with. Put the most expensive card on the bottom.",
      },
      end: "Each mulligan gives you seven new cards, of which as many go on the bottom as mulligans you took. One card less is better than a hand that does nothing.",
    },
    fr: {
      title: "Les mulligans",
      about: "Quelles mains de départ garder, et lesquelles renvoyer",
      steps: {
        first:
          "Regardez votre main de départ : un seul terrain, et des cartes chères. La garder, ou prendre un mulligan ?",
        second:
          "Une nouvelle main de sept cartes, avec des terrains et de quoi s’en servir. Que faites-vous ?",
        bottom:
          "Après un mulligan, une carte va au-dessous de votre bibliothèque. Choisissez celle que vous pourriez lancer le plus tard.",
      },
      whys: {
        oneLand:
          "Avec un seul terrain, vous ne lanceriez presque rien pendant des tours. Gardez les mains de deux à cinq terrains ; ici, prenez un mulligan.",
        goodHand:
          "Un autre mulligan coûterait une carte de plus. Cette main a assez de terrains et de quoi jouer : gardez-la.",
        keepCheap:
          "Les terrains et les créatures peu chères servent aux premiers tours. Mettez au-dessous la carte la plus chère.",
      },
      end: "Chaque mulligan vous donne sept nouvelles cartes, dont autant vont au-dessous que vous avez pris de mulligans. Une carte de moins vaut mieux qu’une main qui ne fait rien.",
    },
  },
};
