import { type DrillOf, OPPONENT, YOU } from "./drill.ts";

type Step = "toCombat" | "attack" | "trick" | "damage" | "theirs" | "block";
type Why = "later" | "wurm" | "stayHome" | "wurmDies" | "onWurm" | "bothDie" | "goOn" | "blockOgre";

const [FLIER, OGRE] = ["Wind Drake", "Gray Ogre"];

/** Attacking, a trick after blocks, dividing damage, and blocking (CR 508, 509, 510). */
export const COMBAT: DrillOf<Step, Why> = {
  id: "combat",
  position: {
    turn: 7,
    active: YOU,
    step: "precombatMain",
    you: {
      battlefield: ["Forest", "Spined Wurm", "Centaur Courser", "Llanowar Elves"],
      hand: ["Giant Growth"],
    },
    opponent: { battlefield: ["Mountain", "Hill Giant", "Runeclaw Bear", OGRE, FLIER], hand: ["Island"] },
  },
  opponent: [
    {
      block: [
        ["Hill Giant", "Spined Wurm"],
        ["Runeclaw Bear", "Spined Wurm"],
      ],
    },
    { attack: [OGRE, FLIER] },
  ],
  steps: [
    {
      id: "toCombat",
      judge: (move) => (move.do === "pass" ? null : "later"),
      isDone: ({ asked }) => asked === "attackers",
    },
    {
      id: "attack",
      judge: (move) => {
        if (move.do !== "attack" || !move.with.includes("Spined Wurm")) return "wurm";
        return move.with.length === 1 ? null : "stayHome";
      },
      isDone: ({ step, asked }) => step === "declareBlockers" && asked === "act",
    },
    {
      id: "trick",
      judge: (move) => {
        if (move.do === "pass" || move.do === "passUntil") return "wurmDies";
        if (move.do === "choose") return move.what.includes("Spined Wurm") ? null : "onWurm";
        return null;
      },
      isDone: ({ cardsIn }) => cardsIn("graveyard", YOU).includes("Giant Growth"),
    },
    {
      id: "damage",
      judge: (move) => {
        if (move.do === "assign") {
          const { "Hill Giant": giant = 0, "Runeclaw Bear": bear = 0 } = move.amounts;
          return giant >= 3 && bear >= 2 ? null : "bothDie";
        }
        return move.do === "pass" ? null : "goOn";
      },
      isDone: ({ cardsIn }) =>
        ["Hill Giant", "Runeclaw Bear"].every((name) => cardsIn("graveyard", OPPONENT).includes(name)),
    },
    {
      id: "theirs",
      judge: (move) => (move.do === "pass" ? null : "goOn"),
      isDone: ({ asked }) => asked === "blockers",
    },
    {
      id: "block",
      judge: (move) => {
        if (move.do === "pass") return null;
        const blocks = move.do === "block" ? move.blocks : [];
        const [first] = blocks;
        return blocks.length === 1 && first?.[0] === "Centaur Courser" && first[1] === OGRE
          ? null
          : "blockOgre";
      },
      isDone: ({ cardsIn }) => cardsIn("graveyard", OPPONENT).includes(OGRE),
    },
  ],
  texts: {
    en: {
      title: "Combat",
      about: "Attacks, tricks, dividing damage, and blocks",
      steps: {
        toCombat:
          "You have a Spined Wurm, 5/4, and Giant Growth in hand. Go to combat; keep the spell for now.",
        attack:
          "Attack with Spined Wurm alone. Attackers are tapped and can’t block in your opponent’s turn, so the others stay at home.",
        trick:
          "Hill Giant and Runeclaw Bear block together: 3 + 2 damage would destroy the Wurm. Blocks can’t be changed any more, so now is the time for Giant Growth.",
        damage:
          "The Wurm is 8/7 and deals 8 damage, divided as you like among its blockers. Go on to damage, and destroy both: at least 3 for Hill Giant and 2 for Runeclaw Bear.",
        theirs: "Both are destroyed, and the Wurm lives. Pass until your opponent attacks.",
        block:
          "Gray Ogre, 2/2, and Wind Drake, which flies, attack. Flying creatures can only be blocked by others that fly or have reach. Block so that an attacker dies and your creature lives.",
      },
      whys: {
        later:
          "Cast now, your opponent would see an 8/7 and not block it. Tricks are at their best after blockers are chosen.",
        wurm: "Spined Wurm is the one that can take on their creatures: attack with it.",
        stayHome:
          "Llanowar Elves and Centaur Courser would be tapped when your opponent attacks, and one would be blocked and die. Leave them at home.",
        wurmDies:
          "If you pass now, damage is dealt: 5 damage destroys a Wurm with toughness 4. Cast Giant Growth first.",
        onWurm: "The Wurm is the one in combat: choose it.",
        bothDie:
          "One of the two would survive. Hill Giant needs 3 damage and Runeclaw Bear 2; the rest goes to either.",
        goOn: "Nothing else is needed here: go on with the main button.",
        blockOgre:
          "Centaur Courser, 3/3, can block Gray Ogre, kill it and live. Llanowar Elves would die, and without a block you take the damage.",
      },
      end: "Attack with what survives or trades well, keep tricks until blockers are chosen, divide damage so that something dies, and leave blockers at home.",
    },
    fr: {
      title: "Le combat",
      about: "Attaques, sorts pendant le combat, répartition des blessures et blocages",
      steps: {
        toCombat:
          "Vous avez Spined Wurm, une 5/4, et Giant Growth en main. Passez au combat ; gardez le sort pour l’instant.",
        attack:
          "Attaquez avec Spined Wurm seul. Les attaquantes s’engagent et ne peuvent pas bloquer au tour de l’adversaire : les autres restent à la maison.",
        trick:
          "Hill Giant et Runeclaw Bear bloquent ensemble : 3 + 2 blessures détruiraient Spined Wurm. Les blocages ne peuvent plus changer : c’est le moment de lancer Giant Growth.",
        damage:
          "Spined Wurm est 8/7 et inflige 8 blessures, réparties à votre gré entre ses bloqueuses. Passez aux blessures, et détruisez les deux : au moins 3 pour Hill Giant et 2 pour Runeclaw Bear.",
        theirs: "Les deux sont détruites, et Spined Wurm survit. Passez jusqu’à ce que l’adversaire attaque.",
        block:
          "Gray Ogre, une 2/2, et Wind Drake, qui vole, attaquent. Une créature avec le vol ne peut être bloquée que par celles qui ont le vol ou la portée. Bloquez de sorte qu’une attaquante meure et que votre créature survive.",
      },
      whys: {
        later:
          "Si vous lancez le sort maintenant, l’adversaire verra une 8/7 et ne la bloquera pas. Ces sorts sont les plus utiles une fois les bloqueuses choisies.",
        wurm: "C’est Spined Wurm qui peut affronter leurs créatures : attaquez avec lui.",
        stayHome:
          "Llanowar Elves et Centaur Courser seraient engagés quand l’adversaire attaquera, et l’une d’elles, bloquée, mourrait. Laissez-les à la maison.",
        wurmDies:
          "Si vous passez maintenant, les blessures sont infligées : 5 blessures détruisent une créature d’endurance 4. Lancez d’abord Giant Growth.",
        onWurm: "C’est Spined Wurm qui combat : choisissez-le.",
        bothDie:
          "L’une des deux survivrait. Il faut 3 blessures pour Hill Giant et 2 pour Runeclaw Bear ; le reste va à l’une ou à l’autre.",
        goOn: "Rien d’autre à faire ici : continuez avec le bouton principal.",
        blockOgre:
          "Centaur Courser, une 3/3, peut bloquer Gray Ogre, le tuer et survivre. Llanowar Elves mourrait, et sans blocage vous subiriez les blessures.",
      },
      end: "Attaquez avec ce qui survit ou s’échange bien, gardez vos sorts jusqu’au choix des bloqueuses, répartissez les blessures pour tuer, et laissez des bloqueuses à la maison.",
    },
  },
};
