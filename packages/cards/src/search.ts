import type { CardDefinition, CardType, Color, KeywordName, Supertype } from "@spellroom/card-language";
import { looseName } from "./pool/card-pool.ts";
import { cardColors, cardManaValue } from "./pool/printed.ts";

/** What to look for; everything that is given must hold. */
export interface CardQuery {
  /** Words that must all occur, each as the start of a word, in the name, the type line or the rules text. */
  readonly words?: string;
  readonly types?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly keyword?: KeywordName;
  /** `atMost`: no other colours than these; `all`: at least these; `exactly`; `any`: at least one of them. */
  readonly colors?: { readonly of: readonly Color[]; readonly mode: "all" | "any" | "atMost" | "exactly" };
  readonly manaValue?: { readonly atLeast?: number; readonly atMost?: number };
}

/** Rules text of a card, for searching words in it. Absent: only names and type lines are searched. */
export type TextOf = (card: CardDefinition) => string;

/** The cards that answer a query: those whose name begins with it first, then by name. */
export function searchCards(
  cards: readonly CardDefinition[],
  query: CardQuery,
  textOf?: TextOf,
): readonly CardDefinition[] {
  const words = looseName(query.words ?? "")
    .split(" ")
    .filter((word) => word !== "");
  const found = cards.filter((card) => matchesCard(card, query) && matchesWords(card, words, textOf));
  const start = words.join(" ");
  if (start === "") return found;
  const first = found.filter((card) => looseName(card.name).startsWith(start));
  return [...first, ...found.filter((card) => !first.includes(card))];
}

/** "Legendary Creature — Elf Druid", the faces of a card one after the other. */
export function typeLine(card: CardDefinition): string {
  return card.faces
    .map((face) => {
      const left = [...(face.supertypes ?? []), ...face.types].map(capitalise).join(" ");
      return face.subtypes === undefined ? left : `${left} — ${face.subtypes.join(" ")}`;
    })
    .join(" // ");
}

function matchesCard(card: CardDefinition, query: CardQuery): boolean {
  const { faces } = card;
  const value = cardManaValue(card);
  return (
    (query.types ?? []).every((type) => faces.some((face) => face.types.includes(type))) &&
    (query.supertypes ?? []).every((type) => faces.some((face) => face.supertypes?.includes(type))) &&
    (query.subtypes ?? []).every((type) => faces.some((face) => face.subtypes?.includes(type))) &&
    matchesKeyword(card, query.keyword) &&
    matchesColors(cardColors(card), query.colors) &&
    value >= (query.manaValue?.atLeast ?? 0) &&
    value <= (query.manaValue?.atMost ?? Number.POSITIVE_INFINITY)
  );
}

function matchesKeyword(card: CardDefinition, keyword: KeywordName | undefined): boolean {
  if (keyword === undefined) return true;
  return card.faces.some((face) =>
    face.abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === keyword),
  );
}

function matchesColors(colors: readonly Color[], wanted: CardQuery["colors"]): boolean {
  if (wanted === undefined) return true;
  const { of, mode } = wanted;
  const all = of.every((color) => colors.includes(color));
  const only = colors.every((color) => of.includes(color));
  switch (mode) {
    case "all":
      return all;
    case "atMost":
      return only;
    case "exactly":
      return all && only;
    case "any":
      return of.some((color) => colors.includes(color));
  }
}

function matchesWords(card: CardDefinition, words: readonly string[], textOf: TextOf | undefined): boolean {
  if (words.length === 0) return true;
  const text = looseName([card.name, typeLine(card), textOf?.(card) ?? ""].join(" "));
  return words.every((word) => startsAWord(text, word));
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
