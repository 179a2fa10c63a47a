import { parseQuery, type Query, scan } from "@spellroom/card-search/query";

/** A criterion that every card found must meet, with its place in the query. */
export interface PlacedTerm {
  readonly term: Query;
  readonly at: number;
  readonly length: number;
}

/** The criteria that hold for a query as a whole: not those in parentheses, negated, or one of several alternatives. */
export function placedTerms(text: string): readonly PlacedTerm[] {
  if (hasAlternatives(text)) return [];
  const found: PlacedTerm[] = [];
  let depth = 0;
  let isNegated = false;
  for (const piece of scan(text).pieces) {
    if (piece.kind === "open") depth += 1;
    else if (piece.kind === "close") depth = Math.max(depth - 1, 0);
    else if (piece.kind === "word" && depth === 0 && !isNegated) {
      const { at, length } = piece;
      found.push({ term: parseQuery(text.slice(at, at + length)).query, at, length });
    }
    isNegated = piece.kind === "minus" || piece.kind === "not";
  }
  return found;
}

/** A query without some of its criteria, and with others. What cannot be taken apart is kept whole. */
export function withTerms(
  text: string,
  { without, and }: { readonly without: (term: Query) => boolean; readonly and: readonly string[] },
): string {
  const kept = placedTerms(text)
    .filter(({ term }) => without(term))
    .reduceRight((rest, { at, length }) => cut(rest, at, length), text.trim() === "" ? "" : text);
  const added = and.join(" ");
  if (added === "") return kept.trim();
  if (kept.trim() === "") return added;
  const whole = hasAlternatives(kept) ? `(${kept.trim()})` : kept.trim();
  return isUnfinished(whole) ? `${added} ${whole}` : `${whole} ${added}`;
}

function cut(text: string, at: number, length: number): string {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + length).trimStart()];
  return before === "" || after === "" ? before + after : `${before} ${after}`;
}

function hasAlternatives(text: string): boolean {
  let depth = 0;
  return scan(text).pieces.some(({ kind }) => {
    if (kind === "open") depth += 1;
    if (kind === "close") depth = Math.max(depth - 1, 0);
    return kind === "or" && depth === 0;
  });
}

/** Whether what is written behind a query would become a part of its last criterion. */
function isUnfinished(text: string): boolean {
  const { pieces, problems } = scan(text);
  const last = pieces.at(-1);
  const opened = pieces.filter(({ kind }) => kind === "open").length;
  const closed = pieces.filter(({ kind }) => kind === "close").length;
  const value = last?.kind === "word" ? last.value : "-";
  return (
    problems.length > 0 ||
    opened > closed ||
    value === "" ||
    (last?.kind !== "word" && last?.kind !== "close")
  );
}
