import type { Query } from "@spellroom/card-search/query";
import { placedTerms, withTerms } from "./query-terms.ts";

/** How the colors of a card compare with those chosen. */
export const COLOR_MODES = ["atLeast", "exactly", "atMost"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The types to choose from, as the query language has them. */
export const FILTER_TYPES = [
  "creature",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
  "planeswalker",
  "land",
] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** The mana values to choose from; the last one includes all higher ones. */
export const MANA_VALUES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const MOST_MANA = 7;

/** Fields of which a filter sets one value. */
export const ONE_OF = ["format", "rarity", "keyword", "set"] as const;
export type OneOf = (typeof ONE_OF)[number];

/** What a query asks for as far as there are filters for it. */
export interface Filters {
  /** Letters of WUBRG, or C for colorless. */
  readonly colors: string;
  readonly mode: ColorMode | null;
  readonly types: readonly FilterType[];
  readonly manaValue: number | null;
  readonly playable: boolean;
  readonly one: Readonly<Record<OneOf, string | null>>;
}

const COMPARE = { atLeast: ">=", exactly: "=", atMost: "<=" } as const;

/** Reads the filters off a query. */
export function filtersIn(text: string): Filters {
  const terms = placedTerms(text).map(({ term }) => term);
  const colors = terms.find(isColors);
  const mana = terms.find(isManaValue);
  const first = (field: OneOf): string | null =>
    terms.map((term) => askedIn(term, field)).find((value) => value !== null) ?? null;
  return {
    colors: colors === undefined ? "" : colors.colors === "" ? "C" : colors.colors,
    mode: COLOR_MODES.find((one) => COMPARE[one] === colors?.compare) ?? null,
    types: FILTER_TYPES.filter((type) => terms.some((term) => isType(term, type))),
    manaValue: typeof mana?.to === "number" ? mana.to : null,
    playable: terms.some(isPlayable),
    one: { format: first("format"), rarity: first("rarity"), keyword: first("keyword"), set: first("set") },
  };
}

/** Asks for colors, or for any if there are none. */
export function withColors(text: string, colors: string, mode: ColorMode): string {
  const asked = colors === "C" ? "c=c" : `c${COMPARE[mode]}${colors.toLowerCase()}`;
  return withTerms(text, { without: (term) => isColors(term), and: colors === "" ? [] : [asked] });
}

/** Adds a type to the query, or removes it. */
export function withType(text: string, type: FilterType, isWanted: boolean): string {
  return withTerms(text, { without: (term) => isType(term, type), and: isWanted ? [`t:${type}`] : [] });
}

export function withManaValue(text: string, value: number | null): string {
  const asked = value === null ? [] : [value >= MOST_MANA ? `mv>=${MOST_MANA}` : `mv=${value}`];
  return withTerms(text, { without: (term) => isManaValue(term), and: asked });
}

export function withPlayable(text: string, isWanted: boolean): string {
  return withTerms(text, { without: isPlayable, and: isWanted ? ["is:playable"] : [] });
}

const PREFIX: Readonly<Record<OneOf, string>> = { format: "f:", rarity: "r:", keyword: "kw:", set: "s:" };

/** Asks for one value of a field instead of another, or for any. */
export function withOne(text: string, field: OneOf, value: string | null): string {
  const asked = value === null ? [] : [PREFIX[field] + (/\s/.test(value) ? `"${value}"` : value)];
  return withTerms(text, { without: (term) => askedIn(term, field) !== null, and: asked });
}

function isColors(term: Query): term is Extract<Query, { kind: "colors" }> {
  return (
    term.kind === "colors" && term.of === "color" && Object.values<string>(COMPARE).includes(term.compare)
  );
}

function isType(term: Query, type: FilterType): boolean {
  return term.kind === "type" && term.words.toLowerCase() === type;
}

function isManaValue(term: Query): term is Extract<Query, { kind: "number" }> {
  if (term.kind !== "number" || term.stat !== "manaValue") return false;
  return term.compare === "=" ? term.to !== MOST_MANA : term.compare === ">=" && term.to === MOST_MANA;
}

function isPlayable(term: Query): boolean {
  return term.kind === "is" && term.flag === "playable";
}

function askedIn(term: Query, field: OneOf): string | null {
  switch (field) {
    case "format":
      return term.kind === "format" && term.status === "legal" ? term.format : null;
    case "rarity":
      return term.kind === "rarity" && term.compare === "=" ? term.rarity : null;
    case "keyword":
      return term.kind === "keyword" ? term.keyword : null;
    case "set":
      return term.kind === "set" ? term.code : null;
  }
}
