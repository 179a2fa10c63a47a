import { type DrillOf, OPPONENT, YOU } from "./drill.ts";

type Step = "watch" | "elves" | "life" | "cards";
type Why = "wait" | "shock" | "attack" | "bolt" | "two" | "three" | "five" | "none" | "one" | "both";

/** What happened, by the log and the graveyards. */
export const LOG: DrillOf<Step, Why> = {
  id: "log",
  position: {
    turn: 6,
    active: OPPONENT,
    step: "upkeep",
    you: {
      battlefield: [
        { card: "Forest", tapped: true },
        { card: "Forest", tapped: true },
        { card: "Llanowar Elves", tapped: true },
      ],
      hand: ["Forest"],
    },
    opponent: {
      battlefield: ["Mountain", "Island", "Island", "Island", "Hill Giant"],
      hand: ["Shock", "Divination", "Island"],
    },
  },
  opponent: [
    { cast: "Shock", at: "Llanowar Elves", step: "precombatMain" },
    { cast: "Divination", step: "precombatMain" },
    { attack: ["Hill Giant"] },
  ],
  steps: [
    {
      id: "watch",
      judge: (move) => (move.do === "pass" || move.do === "block" ? null : "wait"),
      isDone: ({ active, step, asked }) => active === YOU && step === "precombatMain" && asked === "act",
    },
    { id: "elves", answers: ["attack", "shock", "bolt"], right: "shock" },
    { id: "life", answers: ["two", "three", "five"], right: "three" },
    { id: "cards", answers: ["none", "one", "both"], right: "both" },
  ],
  texts: {
    en: {
      title: "What happened",
      about: "Read the log, the graveyards and the cards in it",
      steps: {
        watch: "Your opponent takes a turn, and you can do nothing about it. Watch; if you are asked, pass.",
        elves:
          "Your Llanowar Elves are gone. What destroyed them? The log tells everything; on a phone, open it with its button. Point at a card’s name there to see the card.",
        life: "How much life did you lose in that turn?",
        cards: "How many cards did your opponent draw with Divination?",
      },
      whys: {
        wait: "There is nothing to do in this turn but watch.",
        shock: "That is right.",
        attack: "Only Hill Giant attacked, after the Elves had gone. Look for what was cast on them.",
        bolt: "No such spell was cast. The log names each spell, with its target.",
        two: "That was Shock, on the Elves. Look for the damage that was dealt to you.",
        three: "That is right.",
        five: "Shock dealt 2 of these to the Elves, not to you.",
        none: "Look at the line of Divination, and at the one after it.",
        one: "One card was drawn in the draw step, as in every turn. Look at what came of Divination.",
        both: "That is right.",
      },
      answers: {
        shock: "Shock",
        attack: "An attacking creature",
        bolt: "Lightning Bolt",
        two: "2",
        three: "3",
        five: "5",
        none: "None",
        one: "One",
        both: "Two",
      },
      end: "The log has every spell, target, draw and damage, turn by turn. Graveyards and exile can be opened with a click. The key L leads to the log, and G to the graveyards.",
    },
    fr: {
      title: "Ce qui s’est passé",
      about: "Lire l’historique, les cimetières et les cartes qu’on y trouve",
      steps: {
        watch: "L’adversaire joue son tour, et vous n’y pouvez rien. Regardez ; si on vous consulte, passez.",
        elves:
          "Vos Llanowar Elves ont disparu. Qu’est-ce qui les a détruits ? L’historique raconte tout ; sur un téléphone, ouvrez-le avec son bouton. Pointez le nom d’une carte pour la voir.",
        life: "Combien de points de vie avez-vous perdus pendant ce tour ?",
        cards: "Combien de cartes l’adversaire a-t-il piochées avec Divination ?",
      },
      whys: {
        wait: "Il n’y a rien à faire pendant ce tour, sinon regarder.",
        shock: "C’est juste.",
        attack:
          "Seul Hill Giant a attaqué, une fois les Llanowar Elves partis. Cherchez ce qui a été lancé sur eux.",
        bolt: "Aucun sort de ce nom n’a été lancé. L’historique nomme chaque sort, avec sa cible.",
        two: "C’était Shock, sur les Llanowar Elves. Cherchez les blessures qui vous ont été infligées.",
        three: "C’est juste.",
        five: "Shock en a infligé 2 aux Llanowar Elves, pas à vous.",
        none: "Regardez la ligne de Divination, et la suivante.",
        one: "Une carte a été piochée à l’étape de pioche, comme à chaque tour. Voyez ce qu’a fait Divination.",
        both: "C’est juste.",
      },
      answers: {
        shock: "Shock",
        attack: "Une créature attaquante",
        bolt: "Lightning Bolt",
        two: "2",
        three: "3",
        five: "5",
        none: "Aucune",
        one: "Une",
        both: "Deux",
      },
      end: "L’historique contient chaque sort, cible, pioche et blessure, tour par tour. Un clic ouvre les cimetières et l’exil. La touche L mène à l’historique, et G aux cimetières.",
    },
  },
};
