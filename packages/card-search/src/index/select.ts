import { type Comparison, FLAGS, type Query, RARITIES, type Term } from "../query/query.ts";
import { countSymbols, readSymbols } from "../query/symbols.ts";
import { BitSet } from "./bit-set.ts";
import { type Columns, colorMask } from "./columns.ts";
import { looseText } from "./haystack.ts";
import type { WordTable } from "./schema.ts";

/** Where a query is looked up. */
export interface Source {
  readonly columns: Columns;
  /** The cards that have a word of a table. */
  readonly having: (table: WordTable, word: string) => BitSet;
  /** The card of a whole name. */
  readonly named: (name: string) => BitSet;
  /** The cards of the deck that is being built. */
  readonly deck: () => BitSet;
}

/** The cards that match a query. The caller may change the set. */
export function select(query: Query, source: Source): BitSet {
  const { size } = source.columns;
  switch (query.kind) {
    case "all":
      return query.of.reduce((found, one) => found.and(select(one, source)), new BitSet(size).invert());
    case "any":
      return query.of.reduce((found, one) => found.or(select(one, source)), new BitSet(size));
    case "not":
      return select(query.of, source).invert();
    default:
      return selectTerm(query, source);
  }
}

function selectTerm(term: Term, source: Source): BitSet {
  const { columns } = source;
  switch (term.kind) {
    case "name":
      return term.exact ? source.named(term.words) : columns.names.holding(looseText(term.words));
    case "text":
      return columns.texts.holding(looseText(term.words));
    case "type":
      return columns.types.holding(looseText(term.words));
    case "keyword":
      return source.having("keywords", term.keyword.toLowerCase());
    case "set":
      return source.having("editions", term.code.toLowerCase());
    case "in":
      return term.deck === "deck" ? source.deck() : source.having("decks", term.deck);
    case "format":
      return inFormat(term, source);
    default:
      return selectMeasure(term, columns);
  }
}

/** Restricted cards may be played, one of each. */
function inFormat({ format, status }: Extract<Term, { kind: "format" }>, { having }: Source): BitSet {
  const found = having("formats", `${status} ${format}`);
  return status === "legal" ? found.or(having("formats", `restricted ${format}`)) : found;
}

type Measure = Extract<
  Term,
  { kind: "colors" | "colorCount" | "cost" | "number" | "parity" | "rarity" | "is" }
>;

function selectMeasure(term: Measure, columns: Columns): BitSet {
  const { size } = columns;
  switch (term.kind) {
    case "is": {
      const bit = 1 << FLAGS.indexOf(term.flag);
      return BitSet.where(size, (id) => ((columns.flags[id] ?? 0) & bit) !== 0);
    }
    case "colors": {
      const wanted = colorMask(term.colors);
      return inSets(columns, term.of, (mask) =>
        compareSets((mask & wanted) === wanted, (mask & ~wanted) === 0, term.compare),
      );
    }
    case "colorCount":
      return inSets(columns, term.of, (mask) => compare(bitCount(mask), term.compare, term.count));
    case "number": {
      const { stat, to } = term;
      const one = columns.stats[stat];
      const other = typeof to === "number" ? null : columns.stats[to];
      return BitSet.where(size, (id) =>
        compare(one[id] ?? Number.NaN, term.compare, other === null ? Number(to) : (other[id] ?? Number.NaN)),
      );
    }
    case "parity": {
      const rest = term.odd ? 1 : 0;
      return BitSet.where(size, (id) => (columns.stats.manaValue[id] ?? 0.5) % 2 === rest);
    }
    case "rarity": {
      const wanted = RARITIES.indexOf(term.rarity);
      const mask = RARITIES.reduce(
        (bits, _, at) => (compare(at, term.compare, wanted) ? bits | (1 << at) : bits),
        0,
      );
      return BitSet.where(size, (id) => ((columns.rarities[id] ?? 0) & mask) !== 0);
    }
    case "cost": {
      const fitting = fittingCosts(columns.costs, term);
      return BitSet.where(size, (id) => fitting[columns.cost[id] ?? -1] === true);
    }
  }
}

function inSets(
  { size, color, identity }: Columns,
  of: "color" | "identity",
  fits: (mask: number) => boolean,
): BitSet {
  const column = of === "color" ? color : identity;
  const fitting = Array.from({ length: 32 }, (_, mask) => fits(mask));
  return BitSet.where(size, (id) => fitting[column[id] ?? 0] === true);
}

/** For each existing mana cost, whether it matches. */
function fittingCosts(
  costs: readonly string[],
  { symbols, compare: how }: Extract<Term, { kind: "cost" }>,
): readonly boolean[] {
  const wanted = countSymbols(symbols);
  const covers = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
    [...other].every(([symbol, count]) => (one.get(symbol) ?? 0) >= count);
  return costs.map((text) => {
    const cost = countSymbols(readSymbols(text) ?? []);
    return compareSets(covers(cost, wanted), covers(wanted, cost), how);
  });
}

function compareSets(atLeast: boolean, atMost: boolean, how: Comparison): boolean {
  switch (how) {
    case "=":
      return atLeast && atMost;
    case "!=":
      return !(atLeast && atMost);
    case ">=":
      return atLeast;
    case "<=":
      return atMost;
    case ">":
      return atLeast && !atMost;
    case "<":
      return atMost && !atLeast;
  }
}

/** A card without power matches neither "less than 3" nor "not 3". */
function compare(one: number, how: Comparison, other: number): boolean {
  return !Number.isNaN(one) && !Number.isNaN(other) && compareSets(one >= other, one <= other, how);
}

function bitCount(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}
