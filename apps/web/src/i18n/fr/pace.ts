import { frenchPlural as plural } from "../fill.ts";

export const pace = {
  clock: "{who} : encore {time}",
  clockFree: "{time}, puis temps principal",
  rope: "{who} : encore {time} pour agir",
  ropeYou: "Encore {time} pour agir",
  late: ({ count }: { readonly count: number }) =>
    plural(
      count,
      "Temps dépassé une fois. À {most} fois de suite, la partie est perdue.",
      "Temps dépassé {count} fois de suite. À {most}, la partie est perdue.",
    ),
  away: "{who} est déconnecté et perd la partie dans {time}.",
  passing: {
    menu: "Passer jusqu'à",
    endOfTurn: "la fin du tour",
    myTurn: "mon prochain tour",
    somethingHappens: "ce que quelque chose se passe",
    stackResolved: "ce que la pile soit vide",
  },
  passes: {
    endOfTurn: "Passe jusqu'à la fin du tour",
    myTurn: "Passe jusqu'à votre prochain tour",
    somethingHappens: "Passe jusqu'à ce que quelque chose se passe",
    stackResolved: "Passe jusqu'à ce que la pile soit vide",
  },
  takeBack: "Revenir en arrière",
  takeBackHint:
    "Annule votre dernière action. Les autres joueurs doivent accepter si quelque chose a été révélé depuis ou si le tour est terminé.",
  pause: "Demander une pause",
  resume: "Reprendre",
  showHand: "Montrer ma main aux spectateurs",
  hideHand: "Cacher ma main aux spectateurs",
  showHandHint:
    "Les spectateurs voient votre main jusqu'à ce que vous la cachiez. Tout le monde peut regarder, y compris vos adversaires.",
  paused: "La partie est en pause.",
  offers: {
    takeBack: "{who} demande à revenir en arrière.",
    pause: "{who} demande une pause.",
    cast: "{who} propose de montrer les deux mains aux spectateurs. Ils les voient avec le délai de cette partie.",
  },
  ownOffers: {
    takeBack: "En attente de l'accord des autres joueurs pour revenir en arrière.",
    pause: "En attente de l'accord des autres joueurs pour une pause.",
    cast: "En attente de l'accord de votre adversaire pour la vue du commentateur.",
  },
  cast: {
    ask: "Proposer la vue du commentateur",
    asked: "Vue du commentateur proposée",
    hint: "Si votre adversaire accepte, les spectateurs voient les deux mains avec {time} de retard. Chacun de vous peut y mettre fin à tout moment.",
    on: "Vue du commentateur : les spectateurs voient les deux mains avec {time} de retard.",
    watched: "Vue du commentateur : les deux mains, avec {time} de retard",
    read: "OK",
    end: "Arrêter la vue du commentateur",
    minutes: ({ count }: { readonly count: number }) => plural(count, "{count} minute", "{count} minutes"),
  },
  shortcut: {
    button: "Répéter…",
    hint: "Les autres joueurs peuvent accepter ou dire où cela s'arrête. Vous pouvez arrêter à tout moment.",
    title: "Répéter ce que vous venez de faire",
    what: "Répéter",
    last: ({ count }: { readonly count: number }) =>
      plural(count, "votre dernière action", "vos {count} dernières actions"),
    times: "Combien de fois ({most} au plus)",
    propose: "Proposer",
    nothing: "Vous n'avez rien fait pendant cette étape qui puisse être répété maintenant.",
    asks: ({ count }: { readonly count: number }) =>
      plural(
        count,
        "{who} propose de répéter sa dernière action {times} fois. Si vous acceptez, vous passez à chaque fois.",
        "{who} propose de répéter ses {count} dernières actions {times} fois. Si vous acceptez, vous passez à chaque fois.",
      ),
    shortened: "Un autre joueur y met fin après {number}.",
    accept: "Accepter",
    after: "Répétitions avant que vous agissiez",
    stop: "Arrêter là",
    waiting: "En attente de l'accord de {who} pour le raccourci.",
    running: "{who} répète {times} fois.",
    cancel: "Arrêter la répétition",
    repeated: ({ count }: { readonly count: number }) =>
      plural(count, "Répété {count} fois.", "Répété {count} fois."),
    ended: {
      done: "Le raccourci est terminé.",
      shortened: "Le joueur qui l'a raccourci doit faire autre chose que passer.",
      canceled: "Le joueur qui l'a proposé y a mis fin.",
      interrupted: "Autre chose a été fait dans la partie.",
      gameOver: "La partie est terminée.",
      otherDecision: "Il faut maintenant choisir autre chose.",
      otherPlayer: "Un autre joueur a un choix à faire.",
      notPossible: "Le choix suivant n'est plus possible.",
      limit: "La partie ne peut pas en contenir davantage.",
    },
    read: "OK",
  },
  allow: "Accepter",
  refuse: "Refuser",
  withdraw: "Annuler",
  yield: "Toujours laisser cette capacité se résoudre",
  unyield: "Ne plus laisser cette capacité se résoudre d'office",
  alwaysYes: "Toujours oui",
  alwaysNo: "Toujours non",
  settings: {
    smart: "Arrêts intelligents",
    smartHint:
      "Vous recevez la priorité pendant vos phases principales, quand on vous attaque, après les blocages et avant votre tour, en plus des arrêts que vous avez définis.",
    holdPriority: "Garder la priorité",
    holdPriorityHint:
      "Vous gardez la priorité après avoir lancé un sort ou activé une capacité, pour pouvoir y répondre.",
    withoutMana: "S'arrêter même sans mana",
    withoutManaHint:
      "Pour les decks avec des sorts ou capacités gratuits. Sinon, vous passez automatiquement quand vous n'avez pas de mana.",
    sortHand: "Trier la main par valeur de mana",
    sortHandHint:
      "Les terrains d'abord, puis les sorts du moins cher au plus cher. Sinon, les cartes restent dans l'ordre de pioche.",
    orderTriggers: "Ordonner automatiquement les déclenchements",
    orderTriggersHint:
      "Vos capacités déclenchées en même temps sont mises sur la pile dans l'ordre par défaut.",
    forget: "Effacer les choix mémorisés ({count})",
  },
  options: {
    title: "Options",
    text: "Apparence, sons et déroulement du jeu.",
    sections: { look: "Apparence", pace: "Animations et sons", play: "Priorité et mana" },
    kept: "Enregistré dans votre compte, pour tous vos appareils.",
    notKept: "Enregistré dans ce navigateur seulement : votre compte est injoignable.",
    pace: "Vitesse d'animation des actions adverses",
    paces: { off: "Désactivée", quick: "Rapide", normal: "Normale", slow: "Lente" },
    volume: "Sons",
    listen: "Tester",
    notify: "M'avertir quand je dois agir et que l'onglet est en arrière-plan",
    keys: "Raccourcis clavier",
    keysHint:
      "Tapez une nouvelle touche dans un champ. Si elle est déjà utilisée, les deux raccourcis sont échangés.",
    keyFor: "Touche pour : {what}",
    usualKeys: "Rétablir les valeurs par défaut",
    incoming: ({ count }: { readonly count: number }) =>
      plural(count, "{count} blessure à venir", "{count} blessures à venir"),
  },
  timedOutAt: "Votre temps est écoulé. Réponse donnée pour vous à « {question} » : {answer}.",
  timedOut: "Votre temps est écoulé : un choix par défaut a été fait pour vous.",
  leaving: "La partie continue en votre absence, et votre temps s'écoule.",
  lost: { timeout: "temps écoulé", left: "partie abandonnée" },
} as const;
