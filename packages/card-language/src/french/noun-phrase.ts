import {
  type Adjective,
  type Agreement,
  alternatives,
  type Gender,
  listOf,
  type Nominal,
  type Noun,
} from "./grammar.ts";
import { participle } from "./verbs.ts";

/** Words after the noun, the shorter ones first: « de force 3 », « avec le vol », « que vous contrôlez ». */
export interface After {
  readonly rank: number;
  /** A participle, which becomes a clause beside one: « qui la bloque ou qui est bloquée par elle ». */
  readonly participle?: true;
  words(of: Agreement): string;
}

export interface RankedAdjective {
  readonly rank: number;
  readonly words: Adjective;
}

/** Where cards are, where they are taken from, or whose all of them are: « toutes les cartes de votre main ». */
export type ZonePlace = "in" | "from" | "of";
export type ZonePreposition = ZonePlace | "none";

/** A description of objects, ready to be put as « une créature noire que vous contrôlez », « toutes les ... ». */
export interface NounPhrase {
  /** Alternatives: « artefact » or « enchantement ». */
  readonly heads: readonly Noun[];
  /** « autre ». */
  readonly other: boolean;
  readonly adjectives: readonly Adjective[];
  readonly after: readonly After[];
  /** Where the cards are: « dans votre cimetière », « depuis un cimetière »; all of several zones are in one « et » the other. */
  readonly zone?: (preposition: ZonePlace, many: boolean, joined: "et" | "ou") => string;
  /** What « cette ... » calls such an object later. */
  readonly called: Noun;
}

export type Determiner =
  | "indefinite"
  | "definite"
  | "each"
  | "all"
  | "any"
  | "no"
  | "none"
  | { readonly number: (gender: Gender) => string };

export interface Style {
  readonly determiner?: Determiner;
  readonly many?: boolean;
  readonly zone?: ZonePreposition;
  /** « ciblée ». */
  readonly targeted?: boolean;
  readonly other?: boolean;
}

/** Feminine alternatives first, so that what agrees with all of them follows a masculine. */
function ordered(heads: readonly Noun[]): readonly Noun[] {
  return [...heads.filter((one) => one.gender === "f"), ...heads.filter((one) => one.gender === "m")];
}

export function genderOf({ heads }: NounPhrase): Gender {
  return heads.length > 0 && heads.every((one) => one.gender === "f") ? "f" : "m";
}

const TARGETED = participle("cibler");

/** The description with its determiner and everything that goes with the noun. */
export function phrase(np: NounPhrase, style: Style = {}): Nominal {
  const { determiner = "indefinite", many = false, zone = "in" } = style;
  const agreement: Agreement = { gender: genderOf(np), plural: many };
  const other = style.other ?? np.other;
  const after = [...np.after.map((one) => ({ rank: one.rank, text: one.words(agreement) }))];
  const joined = many && typeof determiner === "string" ? "et" : "ou";
  if (np.zone !== undefined && zone !== "none") {
    const words = np.zone(zone, many, joined);
    after.push({ rank: zone !== "of" && /exil$/.test(words) ? 5.5 : 3, text: words });
  }
  after.sort((a, b) => a.rank - b.rank);
  const parts = [
    headWords(ordered(np.heads), determiner, many, other),
    ...np.adjectives.map((one) => one(agreement)),
    ...(style.targeted === true ? [TARGETED(agreement)] : []),
    ...after.map(({ text }, index) => coordinated(text, after[index - 1]?.text)),
  ];
  return { ...agreement, text: parts.filter((part) => part !== "").join(" ") };
}

const RELATIVE = /^(?:que|qui|dont) /;

/** « que vous contrôlez et qui bloque cette créature »: the second clause is about the noun, too, not about the first. */
function coordinated(text: string, before: string | undefined): string {
  return before !== undefined && RELATIVE.test(before) && RELATIVE.test(text) ? `et ${text}` : text;
}

/** « créature noire que vous contrôlez », after « pour chaque » and the like. */
export function bare(np: NounPhrase, style: Style = {}): string {
  return phrase(np, { ...style, determiner: "none" }).text;
}

/** « une autre créature ». */
export function aOrAn(np: NounPhrase, zone: ZonePreposition = "in"): Nominal {
  return phrase(np, { zone });
}

/** « les créatures que vous contrôlez ». */
export function theMany(np: NounPhrase, zone: ZonePreposition = "in"): Nominal {
  return phrase(np, { determiner: "definite", many: true, zone });
}

/** « créatures que vous contrôlez », after « le nombre de ». */
export function manyOf(np: NounPhrase, zone: ZonePreposition = "in"): string {
  return bare(np, { many: true, zone });
}

function headWords(heads: readonly Noun[], determiner: Determiner, many: boolean, other: boolean): string {
  const words = heads.map((one) => (many ? one.many : one.one));
  if (typeof determiner === "object") {
    const [first, ...others] = heads;
    const more = other ? (many ? " autres" : " autre") : "";
    const start = `${determiner.number(first?.gender ?? "m")}${more} ${words[0] ?? ""}`;
    const rest = others.map((head, index) => {
      const word = words[index + 1] ?? "";
      return many ? word : `${head.gender === "f" ? "une" : "un"}${more} ${word}`;
    });
    return alternatives([start, ...rest], "ou");
  }
  if (determiner === "none") {
    return `${other ? (many ? "autres " : "autre ") : ""}${listOf(words, many ? "et" : "ou")}`;
  }
  if (determiner === "no") {
    const [first] = heads;
    return `${first?.gender === "f" ? "aucune" : "aucun"}${other ? " autre" : ""} ${listOf(words, "ni")}`;
  }
  const conjunction = many || determiner === "each" ? "et" : "ou";
  const repeated = !other || determiner === "indefinite" || determiner === "each";
  const phrases = heads.map((head, index) =>
    index > 0 && !repeated
      ? (words[index] ?? "")
      : `${determinerWords(determiner, head.gender, many, other)}${words[index]}`,
  );
  return alternatives(phrases, conjunction);
}

function determinerWords(
  determiner: Exclude<Determiner, "none" | "no" | object>,
  gender: Gender,
  many: boolean,
  other: boolean,
): string {
  const more = other ? (many ? "autres " : "autre ") : "";
  const feminine = gender === "f";
  switch (determiner) {
    case "indefinite":
      if (!many) return `${feminine ? "une" : "un"} ${more}`;
      return other ? "d'autres " : "des ";
    case "definite":
      return many ? `les ${more}` : `${feminine ? "la" : "le"} ${more}`;
    case "each":
      return `chaque ${more}`;
    case "all":
      return `${feminine ? "toutes" : "tous"} les ${more}`;
    case "any":
      return `n'importe quel${feminine ? "le" : ""} ${more}`;
  }
}
