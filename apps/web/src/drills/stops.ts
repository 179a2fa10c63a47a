import { type DrillOf, OPPONENT, YOU } from "./drill.ts";

type Step = "set" | "pass" | "cast";
type Why = "noStop" | "tooEarly" | "over" | "missed";

/** Stops: being asked in a step that is otherwise passed (CR 117.3a). */
export const STOPS: DrillOf<Step, Why> = {
  id: "stops",
  position: {
    turn: 6,
    active: OPPONENT,
    step: "upkeep",
    you: { battlefield: ["Forest", "Forest", "Centaur Courser"], hand: ["Ambush Viper"] },
    opponent: { battlefield: ["Mountain", "Mountain", "Hill Giant"], hand: ["Mountain"] },
  },
  opponent: [],
  settings: { smart: false, stops: { own: { precombatMain: "always" }, other: { upkeep: "always" } } },
  steps: [
    {
      id: "set",
      judge: (move) => (move.do === "cast" ? "tooEarly" : "noStop"),
      isDone: ({ settings }) => settings.stops.other.end !== undefined,
    },
    {
      id: "pass",
      judge: (move, { settings }) => {
        if (move.do === "cast") return "tooEarly";
        if (move.do !== "pass") return "over";
        return settings.stops.other.end === undefined ? "noStop" : null;
      },
      isDone: ({ active, step, asked }) => active === OPPONENT && step === "end" && asked === "act",
    },
    {
      id: "cast",
      judge: (move) => (move.do === "pass" || move.do === "passUntil" ? "missed" : null),
      isDone: ({ cardsIn }) => cardsIn("battlefield", YOU).includes("Ambush Viper"),
    },
  ],
  texts: {
    en: {
      title: "Stops",
      about: "Be asked in the step in which you want to act",
      steps: {
        set: "Your opponent’s turn has begun. Ambush Viper has flash, so you may cast it in this turn. The best moment is the end step: nobody has seen it coming, and it attacks in your turn. Set a stop there: press “End”, the last step in the row between the two battlefields.",
        pass: "The mark on the step says that you will be asked there. Keep the Viper, and pass.",
        cast: "This is your opponent’s end step, and you are asked. Cast Ambush Viper.",
      },
      whys: {
        noStop:
          "Without a stop at the end step of this turn you wouldn’t be asked again before your own turn. Press “End” in the row of steps.",
        tooEarly: "If you cast it now, your opponent can still plan around it. Wait for the end step.",
        over: "That would pass beyond the end step, too. Pass with the main button: it stops where you want to be asked.",
        missed: "Passing here ends the turn. Cast Ambush Viper now.",
      },
      end: "Stops hold for all later turns, for your own and for those of others apart. Smart stops, which are usually on, ask you where most players look up; set others where your deck needs them. Your own stops are as they were before this drill.",
    },
    fr: {
      title: "Les arrêts",
      about: "Être consulté à l’étape où l’on veut agir",
      steps: {
        set: "Le tour de l’adversaire a commencé. Ambush Viper a le flash, vous pouvez donc la lancer pendant ce tour. Le meilleur moment est l’étape de fin : personne ne l’aura vue venir, et elle attaquera à votre tour. Placez-y un arrêt : appuyez sur « Fin », la dernière étape de la rangée entre les deux champs de bataille.",
        pass: "La marque sur l’étape indique qu’on vous y consultera. Gardez Ambush Viper, et passez.",
        cast: "Voici l’étape de fin de l’adversaire, et c’est à vous. Lancez Ambush Viper.",
      },
      whys: {
        noStop:
          "Sans arrêt à l’étape de fin de ce tour, on ne vous consulterait plus avant votre propre tour. Appuyez sur « Fin » dans la rangée d’étapes.",
        tooEarly:
          "Si vous la lancez maintenant, l’adversaire peut encore en tenir compte. Attendez l’étape de fin.",
        over: "Vous passeriez aussi l’étape de fin. Passez avec le bouton principal : il s’arrête là où vous voulez être consulté.",
        missed: "Passer ici termine le tour. Lancez Ambush Viper maintenant.",
      },
      end: "Les arrêts valent pour tous les tours suivants, séparément pour les vôtres et pour ceux des autres. Les arrêts intelligents, d’habitude activés, vous consultent là où la plupart des joueurs regardent ; ajoutez ceux dont votre deck a besoin. Vos propres arrêts sont tels qu’avant cet exercice.",
    },
  },
};
