import type { CardDefinition } from "@spellroom/card-language";
import { type CompileResult, compileCard } from "./compile.ts";
import type { CorpusCard } from "./corpus-card.ts";

/** What reading a corpus came to; the shape is that of the coverage command. */
export interface CoverageReport {
  readonly cards: {
    readonly total: number;
    readonly complete: number;
    readonly partial: number;
    readonly refused: number;
  };
  readonly lines: { readonly total: number; readonly complete: number };
  /** Cards on which a guard fired; none of them counts as complete. */
  readonly ambiguous: number;
  readonly swallowed: number;
  readonly roundTripFailures: number;
  /** Unread clauses, those that hold back most cards first. */
  readonly first: readonly { readonly clause: string; readonly cards: number }[];
  readonly complete: readonly string[];
}

export interface CoverageOptions {
  /** Called now and then with how many cards are done. */
  readonly progress?: (done: number, total: number) => void;
  readonly each?: (card: CorpusCard, result: CompileResult) => void;
  readonly clauses?: number;
  /**
   * What keeps a card that was read from being played exactly right, if the caller knows an engine. A card with a reason counts
   * as partial, held back by that reason.
   */
  readonly lacks?: (definition: CardDefinition) => readonly string[];
}

const STRIDE = 500;

function unplayed(lack: string): string {
  return `not played yet: ${lack}`;
}

/** Sentences that differ in numbers and mana only count as one. */
export function clauseKey(clause: string): string {
  return clause
    .replace(/\{[^}]+\}/g, "{#}")
    .replace(/(?:\{#\})+/g, "{#}")
    .replace(/\b\d+\b/g, "N");
}

/** Compiles every card of a corpus and counts (see the design's coverage command). */
export function coverage(cards: readonly CorpusCard[], options: CoverageOptions = {}): CoverageReport {
  const counts = { complete: 0, partial: 0, refused: 0 };
  const lines = { total: 0, complete: 0 };
  const guards = { ambiguous: 0, swallowed: 0, roundTripFailures: 0 };
  const clauses = new Map<string, number>();
  const complete: string[] = [];
  for (const [index, card] of cards.entries()) {
    const result = compileCard(card);
    const lacks = result.status === "complete" ? (options.lacks?.(result.definition) ?? []) : [];
    const status = lacks.length > 0 ? "partial" : result.status;
    counts[status]++;
    lines.total += result.lines.total;
    lines.complete += result.lines.complete;
    if (result.ambiguous) guards.ambiguous++;
    if (result.swallowed.length > 0) guards.swallowed++;
    if (result.roundTripFailure) guards.roundTripFailures++;
    if (status === "complete") complete.push(card.name);
    const held = result.status === "partial" ? result.clauses.map(clauseKey) : lacks.map(unplayed);
    for (const clause of new Set(held)) clauses.set(clause, (clauses.get(clause) ?? 0) + 1);
    options.each?.(card, result);
    if ((index + 1) % STRIDE === 0) options.progress?.(index + 1, cards.length);
  }
  options.progress?.(cards.length, cards.length);
  const first = [...clauses].sort((a, b) => b[1] - a[1]).slice(0, options.clauses ?? 200);
  return {
    cards: { total: cards.length, ...counts },
    lines,
    ...guards,
    first: first.map(([clause, count]) => ({ clause, cards: count })),
    complete,
  };
}
