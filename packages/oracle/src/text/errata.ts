/** A wording that texts of older printings use and current texts don't. */
interface Erratum {
  readonly id: string;
  /** The cards whose text it changed, where it left the same words of others alone. */
  readonly cards?: readonly string[];
  /** Month of the rules or template change (year-month). */
  readonly since: string;
  readonly reason: string;
  readonly pattern: RegExp;
  readonly replacement: string | ((...groups: readonly (string | undefined)[]) => string);
}

const THIRD: Readonly<Record<string, string>> = {
  has: "have",
  does: "do",
  "doesn't": "don't",
  is: "are",
  "isn't": "aren't",
  was: "were",
};

function plain(verb: string): string {
  const known = THIRD[verb];
  if (known !== undefined) return known;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

const HE_OR_SHE = /\b([Hh])e or she (\w+(?:'t)?)(?: (and) (\w+s)\b)?/g;

/**
 * The one closed table of wordings that are read as their current form. Beyond it, only white space, reminder text and
 * the card's name for itself are normalised.
 */
const ERRATA: readonly Erratum[] = [
  {
    id: "minus-sign",
    since: "1993-08",
    reason: "typography: a minus is written as a hyphen here",
    pattern: /−/g,
    replacement: "-",
  },
  {
    id: "semicolon-banding",
    since: "1993-08",
    reason: "typography: keywords of a line are separated by commas",
    pattern: /^([A-Z][a-z ]+); banding$/g,
    replacement: "$1, banding",
  },
  {
    id: "mana-pool",
    since: "2018-04",
    reason: "mana is added without naming the mana pool",
    pattern: / to (?:your|his or her|their|that player's) mana pool/g,
    replacement: "",
  },
  {
    id: "enters",
    since: "2024-08",
    reason: "the battlefield is left out after enter",
    pattern: /\b([Ee]nter(?:s|ed|ing)?) the battlefield\b/g,
    replacement: "$1",
  },
  {
    id: "any-target",
    since: "2018-04",
    reason: "damage to a creature or player may be dealt to planeswalkers (and battles)",
    pattern: /\btarget creature or player\b/g,
    replacement: "any target",
  },
  {
    id: "any-other-target",
    since: "2018-04",
    reason: "the same with another target",
    pattern: /\banother (?:any target|target creature or player)\b/g,
    replacement: "any other target",
  },
  {
    id: "targets",
    since: "2018-04",
    reason: "the same for divided damage",
    pattern: /\btarget creatures and\/or players\b/g,
    replacement: "targets",
  },
  {
    id: "mana-value",
    since: "2021-04",
    reason: "converted mana cost became mana value",
    pattern: /\bconverted mana cost\b/g,
    replacement: "mana value",
  },
  {
    id: "mana-values",
    since: "2021-04",
    reason: "the same, plural",
    pattern: /\bconverted mana costs\b/g,
    replacement: "mana values",
  },
  {
    id: "dog",
    since: "2020-06",
    reason: "Hounds became Dogs",
    pattern: /\bHound(s?)\b/g,
    replacement: "Dog$1",
  },
  {
    id: "umbra-armor",
    since: "2024-11",
    reason: "totem armor became umbra armor",
    pattern: /\b([Tt])otem armor\b/g,
    replacement: (_, t) => (t === "T" ? "Umbra armor" : "umbra armor"),
  },
  {
    id: "sorcery-speed",
    since: "2021-04",
    reason: "as a sorcery",
    pattern: /\bonly any time you could cast a sorcery\b/g,
    replacement: "only as a sorcery",
  },
  {
    id: "instant-speed",
    since: "2021-04",
    reason: "as an instant",
    pattern: /\bonly any time you could cast an instant\b/g,
    replacement: "only as an instant",
  },
  {
    id: "activate-only",
    since: "2021-04",
    reason: "activation limits don't name the ability",
    pattern: /\bActivate this ability only\b/g,
    replacement: "Activate only",
  },
  {
    id: "activate-no-more",
    since: "2021-04",
    reason: "the same",
    pattern: /\bActivate this ability no more\b/g,
    replacement: "Activate no more",
  },
  {
    id: "them",
    since: "2018-04",
    reason: "one player is they",
    pattern: /\bhim or her\b/g,
    replacement: "them",
  },
  {
    id: "he-or-she",
    since: "2018-04",
    reason: "one player is they",
    pattern: HE_OR_SHE,
    replacement: (_, h, verb, and, second) =>
      `${h === "H" ? "They" : "they"} ${plain(verb ?? "")}${and === undefined ? "" : ` and ${plain(second ?? "")}`}`,
  },
  {
    id: "their",
    since: "2018-04",
    reason: "one player's is their",
    pattern: /\b([Hh])is or her\b/g,
    replacement: (_, h) => (h === "H" ? "Their" : "their"),
  },
  {
    id: "it-for-a-character",
    since: "2025-06",
    reason: "a permanent that is a character may be he or she",
    pattern: /\b(he|she|himself|herself|him|his|her)\b(?:(?= ([a-z]+))|)/gi,
    replacement: (said, pronoun, next) => neuter(said ?? "", pronoun ?? "", next),
  },
  {
    id: "one-of-two-characters",
    since: "2025-09",
    reason: "a permanent that is several characters may take a plural verb",
    pattern: /\b((?:When|Whenever) ~) (attack|enter|deal|die|block)\b(?: or (attack|block|enter|die)\b)?/g,
    replacement: (_, lead, verb, other) => `${lead} ${verb}s${other === undefined ? "" : ` or ${other}s`}`,
  },
  {
    id: "comma-in-quotes",
    since: "1993-08",
    reason: "typography: a comma at the end of a quote belongs to the sentence around it",
    pattern: /,"(?= )/g,
    replacement: '",',
  },
  {
    id: "mill-one",
    since: "2020-07",
    reason: "mill became a keyword action",
    pattern: /\b(put|puts) the top card of (?:your|their) library into (?:your|their) graveyard\b/gi,
    replacement: (all, verb) => `${mill(all ?? "", verb ?? "")} a card`,
  },
  {
    id: "mill",
    since: "2020-07",
    reason: "the same for several cards",
    pattern: /\b(put|puts) the top (\w+) cards of (?:your|their) library into (?:your|their) graveyard\b/gi,
    replacement: (all, verb, number) => `${mill(all ?? "", verb ?? "")} ${number} cards`,
  },
  {
    id: "mill-counted",
    since: "2020-07",
    reason: "the same for a counted number of cards",
    pattern:
      /\b(put|puts) (that many|twice that many|X) cards from the top of (?:your|their) library into (?:your|their) graveyard\b/gi,
    replacement: (all, verb, number) => `${mill(all ?? "", verb ?? "")} ${number} cards`,
  },
  {
    id: "mill-equal",
    since: "2020-07",
    reason: "the same for as many cards as something equals",
    pattern:
      /\b(put|puts) a number of cards equal to ([^.,]+) from the top of (?:your|their) library into (?:your|their) graveyard\b/gi,
    replacement: (all, verb, number) => `${mill(all ?? "", verb ?? "")} cards equal to ${number}`,
  },
  {
    id: "top-land",
    since: "2018-04",
    reason: "lands are played from the top of the library",
    pattern: /\b(you may play) the top card of (your library) if it's a land card\b/gi,
    replacement: "$1 lands from the top of $2",
  },
  {
    id: "shuffle",
    since: "2021-01",
    reason: "shuffling a library doesn't name it",
    pattern: /\b([Ss]huffles?) (?:your|their) library(?= *[.,]|$| and\b)/g,
    replacement: "$1",
  },
  {
    id: "shuffle-it",
    since: "2021-01",
    reason: "the same",
    pattern: /\bsearch(?:ed|es)? (your|their) library this way, shuffle(?: it)?\b/g,
    replacement: "search $1 library this way, shuffle",
  },
  {
    id: "phyrexian-tokens",
    cards: [
      "Blade Splicer",
      "Carrion Call",
      "Chancellor of the Forge",
      "Grip of Phyresis",
      "Master Splicer",
      "Maul Splicer",
      "Myr Sire",
      "Parasitic Implant",
      "Phyrexian Processor",
      "Phyrexian Rebirth",
      "Phyrexian Swarmlord",
      "Sensor Splicer",
      "Shrine of Loyal Legions",
      "Trigon of Infestation",
      "Vital Splicer",
      "Wing Splicer",
      "Wurmcoil Engine",
    ],
    since: "2021-02",
    reason: "Phyrexian became a creature type, which tokens are named after (CR 111.4)",
    pattern:
      /(?<!Phyrexian )\b(?=(?:Germ|Goblin|Golem|Horror|Insect|Minion|Myr|Wurm) (?:artifact )?creature tokens?\b)/g,
    replacement: "Phyrexian ",
  },
];

/** Nouns before which "her" is a possessive. */
const HERS = ["owner", "power", "toughness", "controller", "base", "name", "loyalty", "mana"];

function neuter(said: string, pronoun: string, next: string | undefined): string {
  const word = pronoun.toLowerCase();
  const its = word === "his" || (word === "her" && next !== undefined && HERS.includes(next));
  const plain = word.endsWith("self") ? "itself" : its ? "its" : "it";
  return said.startsWith(pronoun.toLowerCase()) ? plain : `I${plain.slice(1)}`;
}

function mill(all: string, verb: string): string {
  const base = verb.toLowerCase() === "puts" ? "mills" : "mill";
  return all.startsWith("P") ? `M${base.slice(1)}` : base;
}

/** Brings the text of a card to current wording. */
export function applyErrata(text: string, card: string): string {
  let result = text;
  for (const { cards, pattern, replacement } of ERRATA) {
    if (cards?.includes(card) === false) continue;
    result =
      typeof replacement === "string"
        ? result.replace(pattern, replacement)
        : result.replace(pattern, (...groups: unknown[]) =>
            replacement(...groups.map((one) => (typeof one === "string" ? one : undefined))),
          );
  }
  return result;
}
