import { assertNever } from "../base/assert-never.ts";
import type { CardLook, Mark } from "./look.ts";
import { type CardSymbol, type HybridHalf, parseSymbol, splitSymbols } from "./symbols.ts";
import { type CardWords, englishWords } from "./words.ts";

const halfWords = (half: HybridHalf, words: CardWords): string => {
  if (half === "C") return words.colorless;
  return typeof half === "number" ? words.generic(half) : words.colors[half];
};

function symbolWords(symbol: CardSymbol, words: CardWords): string {
  switch (symbol.kind) {
    case "generic":
      return words.generic(symbol.amount);
    case "variable":
      return words.variable(symbol.letter);
    case "color":
      return words.colors[symbol.color];
    case "colorless":
      return words.colorless;
    case "snow":
      return words.snow;
    case "hybrid": {
      const either = words.or(halfWords(symbol.left, words), halfWords(symbol.right, words));
      return symbol.life ? words.orLife(either) : either;
    }
    case "phyrexian":
      return words.orLife(words.colors[symbol.color]);
    case "tap":
      return words.tap;
    case "untap":
      return words.untap;
    case "energy":
      return words.energy;
    case "other":
      return symbol.text;
    default:
      return assertNever(symbol);
  }
}

/** A symbol in words: "white", "2 generic or blue". */
export const describeSymbol = (token: string, words: CardWords = englishWords): string =>
  symbolWords(parseSymbol(token), words);

/** A mana cost in words, with equal symbols counted: "2 generic, 2 white". */
export function describeCost(cost: readonly string[], words: CardWords = englishWords): string {
  const counts = new Map<string, number>();
  for (const token of cost) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts]
    .map(([token, count]) => {
      const one = describeSymbol(token, words);
      return count > 1 || /^[WUBRG]$/.test(token) ? words.times(count, one) : one;
    })
    .join(", ");
}

/** A line of rules text with its symbols in words. */
export function describeLine(line: string, words: CardWords = englishWords): string {
  const said: string[] = [];
  let run: string[] = [];
  const endRun = (): void => {
    const [only] = run;
    if (only !== undefined)
      said.push(run.length === 1 ? describeSymbol(only, words) : describeCost(run, words));
    run = [];
  };
  for (const piece of splitSymbols(line)) {
    if (piece.kind === "words") {
      endRun();
      said.push(piece.words);
    } else run.push(piece.token);
  }
  endRun();
  return said.join("");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Legendary Creature — Elf Druid", « Créature légendaire : elfe et druide »; of a token, that it is one. */
export function typeLine(
  look: Pick<CardLook, "supertypes" | "types" | "subtypes" | "token">,
  words: CardWords = englishWords,
): string {
  const { supertypes = [], types, subtypes = [] } = look;
  const line = words.types({ supertypes, types, subtypes });
  return look.token === true ? `${capital(words.token)} ${line}` : line;
}

function markWords(mark: Mark, look: CardLook, words: CardWords): string {
  const whom = look.state?.opponent;
  if (whom !== undefined && mark === "attacking") return words.attacking(whom);
  if (whom !== undefined && mark === "blocking") return words.blocking(whom);
  if (mark === "legal") return words.offers[look.state?.offer ?? "play"];
  return words.marks[mark];
}

function stateWords(look: CardLook, words: CardWords): string[] {
  const { state } = look;
  if (state === undefined) return [];
  return [
    ...(state.count !== undefined && state.count > 1 ? [words.copies(state.count)] : []),
    ...(state.level === undefined ? [] : [words.level(state.level)]),
    ...(state.counters ?? [])
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => words.counters(kind, count)),
    ...(state.damage !== undefined && state.damage > 0 ? [words.damage(state.damage)] : []),
    ...(state.marks ?? []).map((mark) => markWords(mark, look, words)),
  ];
}

export interface DescribeOptions {
  /** `table`: what one needs beside the board; `full`: everything printed on the card */
  detail?: "table" | "full";
  words?: CardWords;
}

/** The accessible name of a card: "Sample Angel, 4/4, flying, tapped, attacking you, can be targeted". */
export function describeCard(look: CardLook, options: DescribeOptions = {}): string {
  const { detail = "table", words = englishWords } = options;
  const strength =
    look.power !== undefined && look.toughness !== undefined ? [`${look.power}/${look.toughness}`] : [];
  const values = [
    ...strength,
    ...(look.loyalty === undefined ? [] : [words.loyalty(look.loyalty)]),
    ...(look.defense === undefined ? [] : [words.defense(look.defense)]),
  ];
  if (detail === "full") {
    const cost = look.manaCost.length === 0 ? [] : [words.manaCost(describeCost(look.manaCost, words))];
    const text = (look.text ?? []).map((line) => describeLine(line, words));
    const types = typeLine(look, words);
    const head = [
      look.name,
      ...cost,
      ...(types === "" ? [] : [types]),
      ...values,
      ...stateWords(look, words),
    ].join(", ");
    return [head, ...text].join(". ").replaceAll("..", ".");
  }
  const keywords = (look.keywords ?? []).map(words.keyword);
  return [look.name, ...values, ...keywords, ...stateWords(look, words)].join(", ");
}
