import { type DrillOf, OPPONENT, YOU } from "./drill.ts";

type Step = "respond" | "resolve" | "yourTurn" | "hold" | "bolt" | "copy" | "watch";
type Why =
  | "bearsDie"
  | "onBears"
  | "wait"
  | "notYet"
  | "control"
  | "boltFirst"
  | "atThem"
  | "gone"
  | "onBolt";

/** Responding, and holding priority (CR 117.3c, 405.5, 608.1): what was cast last resolves first. */
export const STACK: DrillOf<Step, Why> = {
  id: "stack",
  position: {
    turn: 6,
    active: OPPONENT,
    step: "precombatMain",
    you: {
      battlefield: ["Forest", "Mountain", "Mountain", "Mountain", "Grizzly Bears"],
      hand: ["Giant Growth", "Lightning Bolt", "Reverberate"],
    },
    opponent: { battlefield: ["Mountain", "Mountain"], hand: ["Lightning Bolt", "Mountain"] },
  },
  opponent: [{ cast: "Lightning Bolt", at: "Grizzly Bears" }],
  steps: [
    {
      id: "respond",
      judge: (move) => {
        if (move.do === "pass" || move.do === "passUntil") return "bearsDie";
        if (move.do === "choose") return move.what.includes("Grizzly Bears") ? null : "onBears";
        return move.do === "cast" && move.card !== "Giant Growth" ? "wait" : null;
      },
      isDone: ({ cardsIn }) => cardsIn("graveyard", YOU).includes("Giant Growth"),
    },
    {
      id: "resolve",
      judge: (move) => (move.do === "pass" ? null : "wait"),
      isDone: ({ cardsIn }) => cardsIn("graveyard", OPPONENT).includes("Lightning Bolt"),
    },
    {
      id: "yourTurn",
      judge: (move) => (move.do === "pass" ? null : "notYet"),
      isDone: ({ active, step, asked }) => active === YOU && step === "precombatMain" && asked === "act",
    },
    {
      id: "hold",
      judge: () => "control",
      isDone: ({ settings }) => settings.fullControl || settings.holdPriority,
    },
    {
      id: "bolt",
      judge: (move, { settings }) => {
        if (!settings.fullControl && !settings.holdPriority) return "control";
        if (move.do === "choose") return move.what.includes("opponent") ? null : "atThem";
        return move.do === "cast" && move.card === "Lightning Bolt" ? null : "boltFirst";
      },
      isDone: ({ cardsIn, asked }) => cardsIn("stack", YOU).includes("Lightning Bolt") && asked === "act",
    },
    {
      id: "copy",
      judge: (move) => {
        if (move.do === "pass" || move.do === "passUntil" || move.do === "cancel") return "gone";
        if (move.do === "choose") return move.what.includes("Lightning Bolt") ? null : "onBolt";
        return null;
      },
      isDone: ({ cardsIn, asked }) => cardsIn("stack", YOU).includes("Reverberate") && asked === "act",
    },
    {
      id: "watch",
      judge: (move) => {
        if (move.do === "choose") return move.what.includes("opponent") ? null : "atThem";
        return move.do === "cast" || move.do === "passUntil" ? "wait" : null;
      },
      isDone: ({ life }) => (life[OPPONENT] ?? 0) <= 14,
    },
  ],
  texts: {
    en: {
      title: "The stack",
      about: "Respond to a spell, and hold priority to add to your own",
      steps: {
        respond:
          "Your opponent casts Lightning Bolt: 3 damage for your Grizzly Bears, a 2/2. It waits on the stack, so you may respond. Save the Bears.",
        resolve:
          "Giant Growth was cast last, so it resolved first: the Bears are 5/5. Now pass, and Lightning Bolt resolves.",
        yourTurn: "The Bears survive. Pass until it is your turn.",
        hold: "You want to copy a spell of your own with Reverberate, so it has to wait on the stack. Usually you pass by yourself after casting. Press “Full control” first; on a phone it is in the menu, under “Settings”.",
        bolt: "Cast Lightning Bolt on your opponent. With full control you get priority again before it resolves.",
        copy: "Your Lightning Bolt waits on the stack. Don’t pass: cast Reverberate, and choose it as the target.",
        watch: "Now pass, again and again: Reverberate resolves first, then the copy, then Lightning Bolt.",
      },
      whys: {
        bearsDie:
          "If you pass now, Lightning Bolt resolves and the Bears die. Giant Growth makes them 5/5 until end of turn.",
        onBears: "The Bears are the ones that need it: choose them.",
        wait: "Keep this for later in the drill. It will find a better use.",
        notYet: "Keep your cards, and pass with the main button until your turn has come to its main phase.",
        control:
          "Without full control your own spell resolves at once, before you could add anything. Press “Full control” beside the main button, or on a phone in the menu, under “Settings”.",
        boltFirst: "There must be something to copy: cast Lightning Bolt first.",
        atThem: "Choose your opponent: 3 damage, and 3 more by the copy.",
        gone: "If you pass now, Lightning Bolt resolves, and there is nothing left to copy.",
        onBolt: "Choose your own Lightning Bolt on the stack.",
      },
      end: "What comes onto the stack last resolves first, and after each of them both players may respond again. Hold priority when you want to add to a spell of your own; otherwise let the program pass for you.",
    },
    fr: {
      title: "La pile",
      about: "Répondre à un sort, et garder la priorité pour ajouter aux siens",
      steps: {
        respond:
          "L’adversaire lance Lightning Bolt : 3 blessures pour vos Grizzly Bears, une 2/2. Le sort attend sur la pile, vous pouvez donc répondre. Sauvez votre créature.",
        resolve:
          "Giant Growth a été lancé en dernier et s’est donc résolu en premier : les Grizzly Bears sont 5/5. Passez maintenant, et Lightning Bolt se résout.",
        yourTurn: "Les Grizzly Bears survivent. Passez jusqu’à votre tour.",
        hold: "Vous voulez copier un de vos sorts avec Reverberate : il faut donc qu’il attende sur la pile. D’habitude, vous passez automatiquement après l’avoir lancé. Appuyez d’abord sur « Contrôle total » ; sur un téléphone, il est dans le menu, sous « Réglages ».",
        bolt: "Lancez Lightning Bolt sur l’adversaire. Avec le contrôle total, vous recevez la priorité avant qu’il se résolve.",
        copy: "Votre Lightning Bolt attend sur la pile. Ne passez pas : lancez Reverberate, et choisissez-le pour cible.",
        watch:
          "Passez maintenant, plusieurs fois : Reverberate se résout d’abord, puis la copie, puis Lightning Bolt.",
      },
      whys: {
        bearsDie:
          "Si vous passez maintenant, Lightning Bolt se résout et les Grizzly Bears meurent. Giant Growth les rend 5/5 jusqu’à la fin du tour.",
        onBears: "Ce sont les Grizzly Bears qui en ont besoin : choisissez-les.",
        wait: "Gardez cette carte pour la suite. Elle servira mieux plus tard.",
        notYet:
          "Gardez vos cartes, et passez avec le bouton principal jusqu’à la phase principale de votre tour.",
        control:
          "Sans le contrôle total, votre sort se résout aussitôt, avant que vous puissiez y ajouter quoi que ce soit. Appuyez sur « Contrôle total », à côté du bouton principal ou, sur un téléphone, dans le menu, sous « Réglages ».",
        boltFirst: "Il faut d’abord quelque chose à copier : lancez Lightning Bolt.",
        atThem: "Choisissez l’adversaire : 3 blessures, et 3 de plus par la copie.",
        gone: "Si vous passez maintenant, Lightning Bolt se résout, et il ne reste rien à copier.",
        onBolt: "Choisissez votre propre Lightning Bolt sur la pile.",
      },
      end: "Ce qui arrive en dernier sur la pile se résout en premier, et après chaque résolution les deux joueurs peuvent de nouveau répondre. Gardez la priorité quand vous voulez ajouter à un de vos sorts ; sinon, laissez le programme passer pour vous.",
    },
  },
};
