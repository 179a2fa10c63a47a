import { ALTERNATIVE, elidesBefore } from "./elision.ts";

/** The grammar of French that texts need: gender and number, determiners, adjectives, pronouns, numbers, lists. */

export type Gender = "m" | "f";

/** What adjectives, participles, pronouns and verbs agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
  /** « vous »; anything else is the third person. */
  readonly you?: true;
}

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** A noun phrase with its determiner, or a pronoun. */
export interface Nominal extends Agreement {
  /** « la créature ciblée »; of a pronoun the form after a preposition: « elle », « lui ». */
  readonly text: string;
  readonly pronoun?: true;
  /** The key of the object that it stands for. */
  readonly of?: string;
  /** Of a pronoun: the noun that says whose something is where « sa » would leave it open. */
  readonly owner?: () => Nominal;
}

export function agrees(a: Agreement, b: Agreement): boolean {
  return a.gender === b.gender && a.plural === b.plural && a.you === b.you;
}

export function noun(one: string, gender: Gender, many: string = plural(one)): Noun {
  return { one, many, gender };
}

export function nominal(text: string, gender: Gender, isPlural = false): Nominal {
  return { text, gender, plural: isPlural };
}

export const YOU: Nominal = { text: "vous", gender: "m", plural: true, you: true };

/** The plural of a word: « créatures », « joyaux », « marais ». */
export function plural(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(?:eau|eu)$/.test(word) && !/bleu$/.test(word)) return `${word}x`;
  if (/al$/.test(word) && !/chacal$/.test(word)) return word.replace(/al$/, "aux");
  return `${word}s`;
}

/** An adjective or participle by what it describes. */
export type Adjective = (agreement: Agreement) => string;

export function adjective(masculine: string, feminine = feminineOf(masculine)): Adjective {
  return ({ gender, plural: many }) => {
    const word = gender === "f" ? feminine : masculine;
    return many ? plural(word) : word;
  };
}

/** Words that agree with nothing: « de base », « face cachée ». */
export function invariable(words: string): Adjective {
  return () => words;
}

function feminineOf(masculine: string): string {
  if (masculine.endsWith("e")) return masculine;
  if (masculine.endsWith("eux")) return masculine.replace(/x$/, "se");
  return `${masculine}e`;
}

/** « cette créature », « cet artefact », « ces cartes ». */
export function demonstrative(of: Noun, many = false): Nominal {
  if (many) return nominal(`ces ${of.many}`, of.gender, true);
  const word = of.gender === "f" ? "cette" : elidesBefore(of.one) ? "cet" : "ce";
  return nominal(`${word} ${of.one}`, of.gender);
}

export function definite(of: Noun, many = false): Nominal {
  if (many) return nominal(`les ${of.many}`, of.gender, true);
  return nominal(`${of.gender === "f" ? "la" : "le"} ${of.one}`, of.gender);
}

export function indefinite(of: Noun): Nominal {
  return nominal(`${of.gender === "f" ? "une" : "un"} ${of.one}`, of.gender);
}

/** The pronoun for something; its text is the form after a preposition. */
export function pronounFor({ gender, plural: many }: Agreement): Nominal {
  const text = gender === "f" ? (many ? "elles" : "elle") : many ? "eux" : "lui";
  return { text, gender, plural: many, pronoun: true };
}

/** As the subject of a verb. */
export function subjectText(of: Nominal): string {
  if (of.pronoun !== true) return of.text;
  return `${of.gender === "f" ? "elle" : "il"}${of.plural ? "s" : ""}`;
}

/** « sa force », « leurs propriétaires », « votre main », « la force de la créature ciblée ». */
export function possessed(of: Noun, owner: Nominal, many = false): Nominal {
  if (owner.you === true)
    return nominal(`${many ? "vos" : "votre"} ${many ? of.many : of.one}`, of.gender, many);
  if (owner.pronoun !== true || owner.owner !== undefined) {
    const thing = definite(of, many);
    return { ...thing, text: `${thing.text} de ${owner.owner?.().text ?? owner.text}` };
  }
  if (owner.plural) return nominal(`${many ? "leurs" : "leur"} ${many ? of.many : of.one}`, of.gender, many);
  if (many) return nominal(`ses ${of.many}`, of.gender, true);
  return nominal(`${of.gender === "f" && !elidesBefore(of.one) ? "sa" : "son"} ${of.one}`, of.gender);
}

const NUMBERS = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
  "dix-neuf",
  "vingt",
];

/** A counted number in words: « une », « deux ». */
export function numberWord(value: number, gender: Gender = "m"): string {
  if (value === 1) return gender === "f" ? "une" : "un";
  return NUMBERS[value] ?? String(value);
}

const ORDINALS = ["", "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième"];

export function ordinalWord(value: number, gender: Gender): string {
  if (value === 1) return gender === "f" ? "première" : "premier";
  return ORDINALS[value] ?? `${value}e`;
}

/** « une fois », « trois fois ». */
export function timesWord(value: number): string {
  return `${numberWord(value, "f")} fois`;
}

/** « a », « a et b », « a, b et c ». */
export function listOf(parts: readonly string[], conjunction: "et" | "ou" | "et/ou" | "ni"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** Alternatives with determiners of their own, before each of which a preposition is repeated: « à la créature ou au joueur ». */
export function alternatives(parts: readonly string[], conjunction: "et" | "ou" | "et/ou"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(`${ALTERNATIVE}, `)} ${ALTERNATIVE}${conjunction} ${last}`;
}
