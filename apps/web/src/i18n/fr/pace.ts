import { frenchPlural as plural } from "../fill.ts";

export const pace = {
  clock: "{who} : encore {time}",
  clockFree: "{time} pour ceci, puis sur la réserve",
  rope: "{who} : encore {time} pour répondre",
  ropeYou: "Encore {time} pour répondre",
  late: ({ count }: { readonly count: number }) =>
    plural(
      count,
      "Temps dépassé une fois. À {most} fois de suite, la partie est perdue.",
      "Temps dépassé {count} fois de suite. À {most}, la partie est perdue.",
    ),
  away: "{who} est absent. Sa place est perdue dans {time}.",
  passing: {
    menu: "Passer jusqu'à",
    endOfTurn: "la fin du tour",
    myTurn: "mon prochain tour",
    somethingHappens: "ce qu'il se passe quelque chose",
    stackResolved: "la résolution de la pile",
  },
  passes: {
    endOfTurn: "On passe jusqu'à la fin du tour",
    myTurn: "On passe jusqu'à votre prochain tour",
    somethingHappens: "On passe jusqu'à ce qu'il se passe quelque chose",
    stackResolved: "On passe jusqu'à la résolution de la pile",
  },
  takeBack: "Reprendre",
  takeBackHint:
    "Reprend votre dernier coup. Si quelque chose a été révélé depuis, ou si le tour est fini, les autres sont consultés.",
  pause: "Demander une pause",
  goOn: "Reprendre la partie",
  showHand: "Montrer ma main aux spectateurs",
  hideHand: "Cacher ma main aux spectateurs",
  showHandHint:
    "Ils la voient dès maintenant, jusqu'à ce que vous la cachiez. Tout le monde peut regarder, vos adversaires aussi.",
  paused: "La partie est en pause.",
  offers: {
    takeBack: "{who} voudrait reprendre un coup.",
    pause: "{who} voudrait faire une pause.",
  },
  ownOffers: {
    takeBack: "On demande aux autres si vous pouvez reprendre ce coup.",
    pause: "On demande une pause aux autres.",
  },
  allow: "Accepter",
  refuse: "Refuser",
  withdraw: "Retirer",
  yield: "Laisser désormais cette capacité se résoudre",
  unyield: "Redemander pour cette capacité",
  alwaysYes: "Désormais : toujours oui",
  alwaysNo: "Désormais : toujours non",
  settings: {
    smart: "Arrêts intelligents",
    smartHint:
      "Vous êtes consulté à vos phases principales, quand on vous attaque, après les blocages et avant votre tour. Vos propres arrêts s'y ajoutent.",
    holdPriority: "Garder la priorité",
    holdPriorityHint: "Redemande après votre propre sort ou capacité, avant sa résolution.",
    withoutMana: "Me demander aussi sans mana",
    withoutManaHint: "Pour les decks qui agissent gratuitement. D'ordinaire, on passe alors pour vous.",
    orderTriggers: "Ordonner les déclenchements pour moi",
    orderTriggersHint: "Vos capacités déclenchées ensemble vont sur la pile comme elles viennent.",
    forget: "Oublier les accords et réponses retenus ({count})",
  },
  lost: { timeout: "temps écoulé", left: "absent trop longtemps" },
} as const;
