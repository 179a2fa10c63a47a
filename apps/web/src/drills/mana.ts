import { type DrillOf, OPPONENT, YOU } from "./drill.ts";

type Step = "byHand" | "pay" | "shock";
type Why = "first" | "shockLater" | "mountain" | "auto" | "target" | "pass";

/** Paying for spells with chosen lands (CR 601.2g, 601.2h), so that the right ones are left. */
export const MANA: DrillOf<Step, Why> = {
  id: "mana",
  position: {
    turn: 5,
    active: YOU,
    step: "precombatMain",
    you: { battlefield: ["Forest", "Plains", "Mountain"], hand: ["Runeclaw Bear", "Shock"] },
    opponent: { battlefield: ["Plains", "Plains", "Savannah Lions"], hand: ["Plains"] },
  },
  opponent: [],
  steps: [
    {
      id: "byHand",
      judge: (move) => {
        if (move.do === "pass" || move.do === "passUntil") return "pass";
        if (move.do !== "cast") return "first";
        if (move.card !== "Runeclaw Bear") return "shockLater";
        return move.autoPay ? "auto" : null;
      },
      isDone: ({ asked, cardsIn }) =>
        asked === "pay" || cardsIn("battlefield", YOU).includes("Runeclaw Bear"),
    },
    {
      id: "pay",
      judge: (move) => {
        if (move.do === "mana") return move.card === "Mountain" ? "mountain" : null;
        return move.do === "pay" && move.how === "auto" ? "auto" : null;
      },
      isDone: ({ cardsIn }) => cardsIn("battlefield", YOU).includes("Runeclaw Bear"),
    },
    {
      id: "shock",
      judge: (move) => {
        if (move.do === "pass" || move.do === "passUntil") return "pass";
        if (move.do === "choose") return move.what.includes("Savannah Lions") ? null : "target";
        return null;
      },
      isDone: ({ cardsIn }) => cardsIn("graveyard", OPPONENT).includes("Savannah Lions"),
    },
  ],
  texts: {
    en: {
      title: "Mana by hand",
      about: "Choose which lands pay, so that the right ones are left",
      steps: {
        byHand:
          "You want to cast both cards this turn. Runeclaw Bear costs {1}{G}, Shock costs {R}. Pay for the Bear by hand: hold Shift while you click it, or right-click it, or tap it on a touch screen, and choose “Cast, paying mana manually”.",
        pay: "Tap two lands for the Bear, one by one. {1} may be paid with mana of any color; {G} needs green. Keep what Shock needs.",
        shock: "The Mountain is left. Cast Shock, and choose Savannah Lions as its target.",
      },
      whys: {
        first:
          "Mana that is made before a spell is announced works, too, but is lost at the end of the step. Here, cast the Bear first and pay for it then.",
        shockLater: "Cast Runeclaw Bear first, to see which land must stay untapped for Shock.",
        mountain:
          "The Mountain is the only land that makes {R}. Tap it now, and Shock can’t be cast this turn.",
        auto: "That lets the program choose the lands. It chooses well, but this drill is about choosing yourself.",
        target: "Shock deals 2 damage: enough for Savannah Lions, which has toughness 1.",
        pass: "There is still something to cast this turn.",
      },
      end: "The program pays sensibly by itself. When you know better which lands you will need, pay by hand: with Shift, with the menu of the card, or always, with the option “Pay mana manually”.",
    },
    fr: {
      title: "Le mana à la main",
      about: "Choisir les terrains qui paient, pour qu’il reste les bons",
      steps: {
        byHand:
          "Vous voulez lancer vos deux cartes ce tour-ci. Runeclaw Bear coûte {1}{G}, Shock coûte {R}. Payez Runeclaw Bear à la main : cliquez dessus en tenant la touche Maj, ou faites un clic droit dessus (ou touchez-le) et choisissez « Lancer en payant le mana manuellement ».",
        pay: "Engagez deux terrains pour Runeclaw Bear, un par un. {1} se paie avec du mana de n’importe quelle couleur ; {G} demande du vert. Gardez ce qu’il faut pour Shock.",
        shock: "Il vous reste la Mountain. Lancez Shock, et choisissez Savannah Lions pour cible.",
      },
      whys: {
        first:
          "Le mana produit avant d’annoncer un sort sert aussi, mais il est perdu à la fin de l’étape. Ici, lancez d’abord Runeclaw Bear, puis payez-le.",
        shockLater: "Lancez d’abord Runeclaw Bear, pour voir quel terrain doit rester dégagé pour Shock.",
        mountain:
          "La Mountain est le seul terrain qui produise {R}. Si vous l’engagez maintenant, Shock ne pourra pas être lancé ce tour-ci.",
        auto: "Le programme choisirait les terrains. Il choisit bien, mais ici, c’est à vous de choisir.",
        target: "Shock inflige 2 blessures : assez pour Savannah Lions, dont l’endurance est de 1.",
        pass: "Il vous reste quelque chose à lancer ce tour-ci.",
      },
      end: "Le programme paie raisonnablement de lui-même. Quand vous savez mieux que lui de quels terrains vous aurez besoin, payez à la main : avec Maj, par le menu de la carte, ou toujours, avec l’option « Payer le mana manuellement ».",
    },
  },
};
