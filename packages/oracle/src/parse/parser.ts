import type { Token } from "./token.ts";

/** A line being read: its tokens and how far any rule got. */
export class Input {
  readonly tokens: readonly Token[];
  /** Index of the furthest token that some rule wanted and did not find. */
  furthest = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }
}

export interface Match<T> {
  readonly value: T;
  readonly end: number;
}

/** All ways to read something from a position on; none where it can't be read. */
export interface Parser<T> {
  (input: Input, at: number): readonly Match<T>[];
  /** The words of which one must stand first; absent where that is not known or nothing need stand there. */
  readonly starts?: ReadonlySet<string>;
  /** The words of which one stands first if it reads anything at all; it also reads nothing. */
  readonly startsIfAny?: ReadonlySet<string>;
}

function starting<T>(
  read: (input: Input, at: number) => readonly Match<T>[],
  starts: ReadonlySet<string> | undefined,
): Parser<T> {
  return starts === undefined ? read : Object.assign(read, { starts });
}

const NOTHING: readonly Match<never>[] = [];

export const never: Parser<never> = () => NOTHING;

/** One token for which the reader yields a value. */
export function token<T>(read: (token: Token) => T | undefined): Parser<T> {
  return (input, at) => {
    if (at > input.furthest) input.furthest = at;
    const found = input.tokens[at];
    if (found === undefined) return NOTHING;
    const value = read(found);
    return value === undefined ? NOTHING : [{ value, end: at + 1 }];
  };
}

/** One of these words, capitals aside, for what it stands for. */
export function oneOf<T>(values: ReadonlyMap<string, T>): Parser<T> {
  const read = token(({ lower }) => values.get(lower));
  return Object.assign(read, { starts: new Set(values.keys()) });
}

/** The given words in this order, capitals aside. */
export function words(list: readonly string[]): Parser<true> {
  const [head] = list;
  const read = (input: Input, at: number): readonly Match<true>[] => {
    const end = matchWords(list, input, at);
    return end === undefined ? NOTHING : [{ value: true, end }];
  };
  return starting(read, head === undefined ? undefined : new Set([head]));
}

/** Where the words end if they stand here. */
function matchWords(list: readonly string[], input: Input, at: number): number | undefined {
  for (let i = 0; i < list.length; i++) {
    if (input.tokens[at + i]?.lower !== list[i]) {
      if (at + i > input.furthest) input.furthest = at + i;
      return undefined;
    }
  }
  return at + list.length;
}

export function map<A, B>(parser: Parser<A>, to: (value: A) => B): Parser<B> {
  const read = (input: Input, at: number): readonly Match<B>[] => {
    const found = parser(input, at);
    if (found.length === 0) return NOTHING;
    const results: Match<B>[] = [];
    for (const { value, end } of found) results.push({ value: to(value), end });
    return results;
  };
  return starting(read, parser.starts);
}

/** Keeps the readings for which `to` yields something. */
export function mapSome<A, B>(parser: Parser<A>, to: (value: A) => B | undefined): Parser<B> {
  const read = (input: Input, at: number): readonly Match<B>[] => {
    const found = parser(input, at);
    if (found.length === 0) return NOTHING;
    const results: Match<B>[] = [];
    for (const { value, end } of found) {
      const result = to(value);
      if (result !== undefined) results.push({ value: result, end });
    }
    return results;
  };
  return starting(read, parser.starts);
}

/** Every reading of every alternative. Those that must begin with certain words are found by the word at hand. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  const byWord = new Map<string, Parser<T>[]>();
  const open: Parser<T>[] = [];
  for (const parser of parsers) {
    if (parser.starts === undefined) open.push(parser);
    else for (const word of parser.starts) byWord.set(word, [...(byWord.get(word) ?? []), parser]);
  }
  const read = (input: Input, at: number): readonly Match<T>[] => {
    if (at > input.furthest) input.furthest = at;
    let all: readonly Match<T>[] = NOTHING;
    const word = input.tokens[at]?.lower;
    const led = word === undefined ? undefined : byWord.get(word);
    if (led !== undefined) for (const parser of led) all = joinMatches(all, parser(input, at));
    for (const parser of open) all = joinMatches(all, parser(input, at));
    return all;
  };
  return starting(read, open.length === 0 && parsers.length > 0 ? new Set(byWord.keys()) : undefined);
}

function joinMatches<T>(all: readonly Match<T>[], found: readonly Match<T>[]): readonly Match<T>[] {
  if (found.length === 0) return all;
  return all.length === 0 ? found : [...all, ...found];
}

/** What comes after may depend on what was read. (Not called `then`: a module that exports that is taken for a promise by `import()`.) */
export function followedBy<A, B>(parser: Parser<A>, next: (value: A) => Parser<B>): Parser<B> {
  const read = (input: Input, at: number): readonly Match<B>[] => {
    const found = parser(input, at);
    if (found.length === 0) return NOTHING;
    return found.flatMap(({ value, end }) => next(value)(input, end));
  };
  return starting(read, parser.starts);
}

export function seq<A, B>(a: Parser<A>, b: Parser<B>): Parser<readonly [A, B]> {
  const read = (input: Input, at: number): readonly Match<readonly [A, B]>[] => {
    const found = a(input, at);
    if (found.length === 0) return NOTHING;
    const results: Match<readonly [A, B]>[] = [];
    for (const left of found) {
      for (const right of b(input, left.end))
        results.push({ value: [left.value, right.value], end: right.end });
    }
    return results;
  };
  return starting(read, firstWords([a, b]));
}

/** Parts one after the other; the values of those that are marked `keep`, in order. */
export function chain(
  parts: readonly { readonly parser: Parser<unknown>; readonly keep: boolean }[],
): Parser<readonly unknown[]> {
  const read = (input: Input, at: number): readonly Match<readonly unknown[]>[] => {
    let states: readonly Match<readonly unknown[]>[] = [{ value: [], end: at }];
    for (const { parser, keep } of parts) {
      const next: Match<readonly unknown[]>[] = [];
      for (const { value, end } of states) {
        for (const found of parser(input, end)) {
          next.push({ value: keep ? [...value, found.value] : value, end: found.end });
        }
      }
      if (next.length === 0) return NOTHING;
      states = next;
    }
    return states;
  };
  return starting(read, firstWords(parts.map(({ parser }) => parser)));
}

/** The words with which parts in a row may begin: those of the first, and of the next ones where it may read nothing. */
function firstWords(parts: readonly Parser<unknown>[]): ReadonlySet<string> | undefined {
  const all: string[] = [];
  for (const { starts, startsIfAny } of parts) {
    if (starts !== undefined) return all.length === 0 ? starts : new Set([...all, ...starts]);
    if (startsIfAny === undefined) return undefined;
    all.push(...startsIfAny);
  }
  return undefined;
}

export function before<A>(a: Parser<A>, b: Parser<unknown>): Parser<A> {
  return map(seq(a, b), ([value]) => value);
}

export function after<B>(a: Parser<unknown>, b: Parser<B>): Parser<B> {
  return map(seq(a, b), ([, value]) => value);
}

/** With or without. */
export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  const read = (input: Input, at: number): readonly Match<T | undefined>[] => [
    ...parser(input, at),
    { value: undefined, end: at },
  ];
  return parser.starts === undefined ? read : Object.assign(read, { startsIfAny: parser.starts });
}

/** Once or more, with something in between. All readings, the longest first. */
export function several<T>(item: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  const rest: Parser<readonly T[]> = (input, at) => [
    ...followedBy(after(between, item), (value) => map(rest, (tail) => [value, ...tail]))(input, at),
    { value: [], end: at },
  ];
  return followedBy(item, (value) => map(rest, (tail) => [value, ...tail]));
}

/** As often as it goes, nothing in between. */
export function many<T>(item: Parser<T>): Parser<readonly T[]> {
  const rest: Parser<readonly T[]> = (input, at) => [
    ...followedBy(item, (value) => map(rest, (tail) => [value, ...tail]))(input, at),
    { value: [], end: at },
  ];
  return rest;
}

/** As often as possible and no less. */
export function greedy<T>(item: Parser<T>): Parser<readonly T[]> {
  return (input, at) => {
    const values: T[] = [];
    let end = at;
    for (;;) {
      const [found] = item(input, end);
      if (found === undefined || found.end === end) return [{ value: values, end }];
      values.push(found.value);
      end = found.end;
    }
  };
}

/** "a", "a or b", "a, b, or c". */
export function listed<T>(item: Parser<T>, conjunction: string): Parser<readonly T[]> {
  const two = map(seq(before(item, words([conjunction])), item), ([a, b]): readonly T[] => [a, b]);
  const lead = several(item, words([","]));
  const more = followedBy(lead, (values) =>
    values.length < 2
      ? never
      : map(after(words([",", conjunction]), item), (last): readonly T[] => [...values, last]),
  );
  return either<readonly T[]>(
    map(item, (value) => [value]),
    two,
    more,
  );
}

/** Reads each position once. */
export function memo<T>(parser: Parser<T>): Parser<T> {
  const known = new WeakMap<Input, Map<number, readonly Match<T>[]>>();
  const read = (input: Input, at: number): readonly Match<T>[] => {
    let byPosition = known.get(input);
    if (byPosition === undefined) {
      byPosition = new Map();
      known.set(input, byPosition);
    }
    const before_ = byPosition.get(at);
    if (before_ !== undefined) return before_;
    const found = parser(input, at);
    byPosition.set(at, found);
    return found;
  };
  return starting(read, parser.starts);
}

/** A rule that is used before it is defined. */
export interface Forward<T> {
  (input: Input, at: number): readonly Match<T>[];
  define(parser: Parser<T>): void;
}

export function forward<T>(name: string): Forward<T> {
  let rule: Parser<T> | undefined;
  const read = (input: Input, at: number): readonly Match<T>[] => {
    if (rule === undefined) throw new Error(`grammar rule "${name}" is not defined`);
    return rule(input, at);
  };
  const define = (parser: Parser<T>): void => {
    rule = memo(parser);
  };
  return Object.assign(read, { define });
}

/** Readings that take all tokens. */
export function complete<T>(parser: Parser<T>, input: Input): readonly T[] {
  return parser(input, 0).flatMap(({ value, end }) => {
    if (end > input.furthest) input.furthest = end;
    return end === input.tokens.length ? [value] : [];
  });
}
