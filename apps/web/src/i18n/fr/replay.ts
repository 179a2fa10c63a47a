import { frenchPlural as plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

export const replay = {
  title: "Parties à revoir",
  text: "Des parties finies, de la première main au dernier coup.",
  empty: "Aucune partie n'est encore finie.",
  show: "Revoir la partie",
  recent: "Parties récentes",
  more: "Parties plus anciennes",
  outcome: { win: "victoire", loss: "défaite", draw: "égalité" },
  loading: "La partie est rejouée pour vous",
  none: "Cette partie ne peut être revue. On peut revoir une partie dès qu'elle est finie.",
  gone: "Cette partie a suivi une version plus ancienne des règles et ne peut plus être revue.",
  back: "Toutes les parties",
  controls: "Lecture",
  options: "Plus",
  play: "Lire",
  pause: "Pause",
  next: "Étape suivante",
  previous: "Étape précédente",
  nextTurn: "Tour suivant",
  previousTurn: "Tour précédent",
  first: "Au début",
  last: "À la fin",
  position: "Moment de la partie",
  at: "{turn}, étape {step} sur {steps}",
  game: "Manche {count}",
  speed: "Vitesse",
  times: "{count} ×",
  view: "Vue de",
  views: { watchers: "Les spectateurs", seat: "{who}", all: "Toutes les cartes, du côté de {who}" },
  flip: "Tourner la table",
  playOn: "Jouer à partir d'ici",
  playOnHint: "Prenez votre place à ce moment ; un automate joue les autres.",
  link: "Copier un lien vers ce moment",
  linked: "Lien copié",
  download: "Télécharger la partie",
  consent: "Montrer mes cartes à tous",
  consentHint: "Quand tous les joueurs sont d'accord, chacun peut revoir la partie toutes mains ouvertes.",
  consented: ({ count }: Count) =>
    plural(count, "{count} joueur est d'accord", "{count} joueurs sont d'accord"),
  over: "La partie est finie",
  fair: {
    check: "Vérifier le hasard",
    opened: ({ count }: Count) =>
      plural(
        count,
        "{count} source est conforme à son engagement",
        "{count} sources sont conformes à leur engagement",
      ),
    closed: ({ count }: Count) =>
      plural(count, "{count} source ne vous est pas ouverte", "{count} sources ne vous sont pas ouvertes"),
    wrong: "Non conforme : {what}",
    kept: "Ce navigateur avait gardé les engagements avant la partie : ce sont les mêmes.",
    notKept: "Ce navigateur n'était pas là avant la partie et ne peut comparer les engagements d'alors.",
    none: "Cette partie n'a pas d'engagement.",
  },
  keys: "Flèches : étape. Majuscule et flèches : tour. Espace : lire et pause.",
} as const;
