import { readField, type Vocabulary } from "./fields.ts";
import { EVERYTHING, type Problem, type Query } from "./query.ts";
import { type Piece, scan, type WordPiece } from "./scan.ts";

/** Characters of a query; the rest is ignored. */
export const LONGEST_QUERY = 500;
const MOST_TERMS = 60;
const DEEPEST = 16;

export interface ParsedQuery {
  readonly query: Query;
  /** In the order of their places. */
  readonly problems: readonly Problem[];
}

/**
 * Reads a query. Problems are reported with their position and left out; the rest applies.
 * @param vocabulary the existing formats, sets, keywords and decks; without it, any name is accepted
 */
export function parseQuery(text: string, vocabulary?: Vocabulary): ParsedQuery {
  const { pieces, problems } = scan(text.slice(0, LONGEST_QUERY));
  const reader = new Reader(pieces, [...problems], vocabulary);
  const query = reader.whole();
  if (text.length > LONGEST_QUERY) {
    const length = text.length - LONGEST_QUERY;
    reader.problems.push({ problem: "tooLong", at: LONGEST_QUERY, length, word: text.slice(LONGEST_QUERY) });
  }
  return { query, problems: reader.problems.toSorted((one, other) => one.at - other.at) };
}

class Reader {
  readonly problems: Problem[];
  readonly #pieces: readonly Piece[];
  readonly #vocabulary: Vocabulary | undefined;
  #at = 0;
  #terms = 0;

  constructor(pieces: readonly Piece[], problems: Problem[], vocabulary: Vocabulary | undefined) {
    this.#pieces = pieces;
    this.problems = problems;
    this.#vocabulary = vocabulary;
  }

  whole(): Query {
    const parts: Query[] = [];
    while (this.#at < this.#pieces.length) {
      const part = this.#either(0);
      if (part !== undefined) parts.push(part);
      const stray = this.#pieces[this.#at];
      if (stray === undefined) break;
      this.#note("strayParenthesis", stray, ")");
      this.#at += 1;
    }
    return joined("all", parts) ?? EVERYTHING;
  }

  /** Alternatives, of which one must hold. */
  #either(depth: number): Query | undefined {
    const first = this.#together(depth);
    const parts = first === undefined ? [] : [first];
    for (let or = this.#take("or"); or !== undefined; or = this.#take("or")) {
      const next = this.#together(depth);
      if (next !== undefined) parts.push(next);
      else if (this.#ends()) this.#note("nothingAfter", or, "or");
    }
    return joined("any", parts);
  }

  /** What must hold together, as far as the next alternative or parenthesis. */
  #together(depth: number): Query | undefined {
    const parts: Query[] = [];
    for (;;) {
      this.#take("and");
      const next = this.#pieces[this.#at];
      if (next === undefined || next.kind === "or" || next.kind === "close") break;
      const part = this.#one(next, depth);
      if (part !== undefined) parts.push(part);
    }
    return joined("all", parts);
  }

  #one(piece: Piece, depth: number): Query | undefined {
    this.#at += 1;
    switch (piece.kind) {
      case "minus":
      case "not": {
        const next = this.#pieces[this.#at];
        if (next === undefined || next.kind === "close" || next.kind === "or") {
          this.#note("nothingAfter", piece, piece.kind === "minus" ? "-" : "not");
          return undefined;
        }
        const of = this.#deeper(piece, depth, () => this.#one(next, depth + 1));
        return of && { kind: "not", of };
      }
      case "open":
        return this.#deeper(piece, depth, () => this.#inside(piece, depth + 1));
      case "word":
        return this.#word(piece);
      default:
        return undefined;
    }
  }

  #inside(open: Piece, depth: number): Query | undefined {
    const inner = this.#either(depth);
    if (this.#take("close") === undefined) this.#note("openParenthesis", open, "(");
    return inner;
  }

  /** @returns nothing, with the rest left unread, where a query goes too deep */
  #deeper(piece: Piece, depth: number, work: () => Query | undefined): Query | undefined {
    if (depth < DEEPEST) return work();
    this.#note("tooMuch", piece, "");
    this.#at = this.#pieces.length;
    return undefined;
  }

  #word(piece: WordPiece): Query | undefined {
    this.#terms += 1;
    if (this.#terms > MOST_TERMS) {
      if (this.#terms === MOST_TERMS + 1) this.#note("tooMuch", piece, piece.value);
      return undefined;
    }
    const { field, value, compare, exact } = piece;
    if (field === null) return value === "" ? undefined : { kind: "name", words: value, exact };
    const read = readField(field, { value, compare, vocabulary: this.#vocabulary });
    if (typeof read !== "string") return read;
    this.#note(read, piece, read === "unknownField" ? field : value);
    return undefined;
  }

  #take(kind: "or" | "and" | "close"): Piece | undefined {
    const next = this.#pieces[this.#at];
    if (next?.kind !== kind) return undefined;
    this.#at += 1;
    return next;
  }

  #ends(): boolean {
    const next = this.#pieces[this.#at];
    return next === undefined || next.kind === "close" || next.kind === "or";
  }

  #note(problem: Problem["problem"], { at, length }: Piece, word: string): void {
    this.problems.push({ problem, at, length, word });
  }
}

function joined(kind: "all" | "any", of: readonly Query[]): Query | undefined {
  return of.length > 1 ? { kind, of } : of[0];
}
