import { frenchPlural as plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

export const replay = {
  title: "Replays",
  text: "Revoyez des parties terminées du début à la fin.",
  empty: "Aucune partie terminée pour l'instant.",
  show: "Voir le replay",
  recent: "Parties récentes",
  find: {
    title: "Rechercher des parties",
    player: "Joueur",
    playerHint: "Début du nom",
    format: "Format",
    anyFormat: "Tous les formats",
    deck: "Deck prêt à jouer",
    anyDeck: "Tous les decks",
    result: "Résultat",
    anyResult: "Tous les résultats",
    results: { win: "Victoire", loss: "Défaite", draw: "Nulle" },
    drawn: "Nulles seulement",
    clear: "Effacer",
    none: "Aucune partie terminée ne correspond.",
  },
  whose: { all: "Tous les joueurs", mine: "Mes parties" },
  more: "Parties plus anciennes",
  outcome: { win: "victoire", loss: "défaite", draw: "égalité" },
  loading: "Chargement du replay…",
  none: "Replay introuvable. Les replays sont disponibles une fois la partie terminée.",
  gone: "Cette partie a été jouée avec une version plus ancienne des règles et ne peut plus être revue.",
  back: "Tous les replays",
  controls: "Lecture",
  options: "Plus",
  play: "Lire",
  pause: "Pause",
  next: "Étape suivante",
  previous: "Étape précédente",
  nextTurn: "Tour suivant",
  previousTurn: "Tour précédent",
  first: "Aller au début",
  last: "Aller à la fin",
  position: "Position dans la partie",
  at: "{turn}, étape {step} sur {steps}",
  game: "Manche {count}",
  speed: "Vitesse",
  times: "{count} ×",
  view: "Point de vue",
  views: { watchers: "Spectateur", seat: "{who}", all: "Toutes les mains, du côté de {who}" },
  flip: "Inverser le plateau",
  playOn: "Jouer à partir d'ici",
  playOnHint: "Lance une nouvelle partie depuis cette position ; des bots jouent vos adversaires.",
  link: "Copier le lien vers cette position",
  linked: "Lien copié",
  download: "Télécharger la partie",
  consent: "Montrer mes cartes à tous",
  consentHint:
    "Quand tous les joueurs sont d'accord, tout le monde peut voir ce replay avec toutes les mains révélées.",
  consented: ({ count }: Count) =>
    plural(count, "{count} joueur est d'accord", "{count} joueurs sont d'accord"),
  over: "La partie est terminée",
  fair: {
    check: "Vérifier les mélanges",
    opened: ({ count }: Count) =>
      plural(
        count,
        "{count} suite aléatoire est conforme à son engagement",
        "{count} suites aléatoires sont conformes à leur engagement",
      ),
    closed: ({ count }: Count) =>
      plural(
        count,
        "{count} suite aléatoire ne vous est pas révélée",
        "{count} suites aléatoires ne vous sont pas révélées",
      ),
    wrong: "Non conforme : {what}",
    kept: "Ce navigateur a enregistré les engagements avant la partie, et ils n'ont pas changé.",
    notKept: "Ce navigateur n'a pas enregistré les engagements avant la partie et ne peut pas les comparer.",
    none: "Cette partie n'a aucun engagement à vérifier.",
  },
  keys: "Flèches : étape. Maj+flèches : tour. Espace : lecture ou pause.",
} as const;
