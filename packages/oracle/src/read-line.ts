import type { Ability, Effect } from "@spellroom/card-language";
import "./grammar/index.ts";
import { classLevelReadings } from "./ability/class-level.ts";
import { levelReadings } from "./ability/level.ts";
import { abilityLine, chapterLine, spellLine } from "./ability/line.ts";
import { type StationBox, stationReadings } from "./ability/station.ts";
import { instructions } from "./grammar/forward.ts";
import { abilityWord, hasSymbol, type Unit } from "./lines.ts";
import { complete, Input, type Parser } from "./parse/parser.ts";
import { tokenise } from "./parse/token.ts";
import type { Sem } from "./scope.ts";

/** A reading of a paragraph that is not evaluated yet. */
export type Reading =
  | { readonly kind: "abilities"; readonly word: string | undefined; readonly sem: Sem<readonly Ability[]> }
  | { readonly kind: "sentences"; readonly word: string | undefined; readonly sem: Sem<readonly Effect[]> }
  | {
      readonly kind: "modal";
      readonly word: string | undefined;
      readonly sem: Sem<Extract<Ability, { kind: "spell" }>["body"]>;
    };

/** All readings of a paragraph, and how far reading got if there is none. */
export interface LineReadings {
  readonly readings: readonly Reading[];
  /** Column in the normalised line at which reading stopped. */
  readonly column: number;
}

/** What kind of card the paragraph is on. */
export interface LineContext {
  readonly spell: boolean;
  readonly saga: boolean;
  readonly box?: StationBox;
}

function attempt<T>(
  parser: Parser<T>,
  text: string,
  skipped: number,
): { readonly found: readonly T[]; readonly column: number } {
  const input = new Input(tokenise(text));
  const found = complete(parser, input);
  const at = input.tokens[Math.min(input.furthest, input.tokens.length - 1)];
  return { found, column: skipped + (at?.start ?? 0) };
}

/** Reads one paragraph in every way that the grammar allows. */
export function readLine(unit: Unit, context: LineContext): LineReadings {
  if (hasSymbol(unit.text)) {
    const sems = unit.text.startsWith("LEVEL ")
      ? levelReadings(unit.text)
      : unit.text.startsWith("{")
        ? classLevelReadings(unit.text)
        : stationReadings(unit.text, context.box);
    const readings = sems.map((sem): Reading => ({ kind: "abilities", word: undefined, sem }));
    return { readings, column: 0 };
  }
  const { word, rest, skipped } = abilityWord(unit.text);
  const readings: Reading[] = [];
  let column = 0;
  const texts =
    word === undefined ? [{ text: unit.text, skipped: 0, word: undefined }] : [{ text: rest, skipped, word }];
  for (const { text, skipped: before, word: named } of texts) {
    const abilities = attempt(context.saga ? either2(chapterLine, abilityLine) : abilityLine, text, before);
    readings.push(...abilities.found.map((sem): Reading => ({ kind: "abilities", word: named, sem })));
    column = Math.max(column, abilities.column);
    if (!context.spell) continue;
    const sentences = attempt(instructions, text, before);
    readings.push(...sentences.found.map((sem): Reading => ({ kind: "sentences", word: named, sem })));
    column = Math.max(column, sentences.column);
    if (!/•|^\+ \{/.test(text)) continue;
    const modal = attempt(spellLine, text, before);
    readings.push(...modal.found.map((sem): Reading => ({ kind: "modal", word: named, sem })));
    column = Math.max(column, modal.column);
  }
  return { readings, column };
}

function either2<T>(a: Parser<T>, b: Parser<T>): Parser<T> {
  return (input, at) => {
    const first = a(input, at);
    return first.length > 0 ? first : b(input, at);
  };
}
