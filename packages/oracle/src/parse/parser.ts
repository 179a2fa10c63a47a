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
export type Parser<T> = (input: Input, at: number) => readonly Match<T>[];

const NOTHING: readonly Match<never>[] = [];

/** Reads nothing and yields a value. */
export function always<T>(value: T): Parser<T> {
  return (_, at) => [{ value, end: at }];
}

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

/** The given words in this order, capitals aside. */
export function words(list: readonly string[]): Parser<true> {
  return (input, at) => {
    for (let i = 0; i < list.length; i++) {
      if (input.tokens[at + i]?.lower !== list[i]) {
        if (at + i > input.furthest) input.furthest = at + i;
        return NOTHING;
      }
    }
    return [{ value: true, end: at + list.length }];
  };
}

export function map<A, B>(parser: Parser<A>, to: (value: A) => B): Parser<B> {
  return (input, at) => {
    const found = parser(input, at);
    return found.length === 0 ? NOTHING : found.map(({ value, end }) => ({ value: to(value), end }));
  };
}

/** Keeps the readings for which `to` yields something. */
export function mapSome<A, B>(parser: Parser<A>, to: (value: A) => B | undefined): Parser<B> {
  return (input, at) =>
    parser(input, at).flatMap(({ value, end }) => {
      const result = to(value);
      return result === undefined ? [] : [{ value: result, end }];
    });
}

/** Every reading of every alternative. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input, at) => {
    let all: readonly Match<T>[] = NOTHING;
    for (const parser of parsers) {
      const found = parser(input, at);
      if (found.length > 0) all = all.length === 0 ? found : [...all, ...found];
    }
    return all;
  };
}

/** The readings of the first alternative that has any: for words where a longer phrase hides a shorter one. */
export function first<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input, at) => {
    for (const parser of parsers) {
      const found = parser(input, at);
      if (found.length > 0) return found;
    }
    return NOTHING;
  };
}

/** What comes after may depend on what was read. */
export function then<A, B>(parser: Parser<A>, next: (value: A) => Parser<B>): Parser<B> {
  return (input, at) => {
    const found = parser(input, at);
    if (found.length === 0) return NOTHING;
    return found.flatMap(({ value, end }) => next(value)(input, end));
  };
}

export function seq<A, B>(a: Parser<A>, b: Parser<B>): Parser<readonly [A, B]> {
  return (input, at) => {
    const found = a(input, at);
    if (found.length === 0) return NOTHING;
    return found.flatMap((left) =>
      b(input, left.end).map((right) => ({ value: [left.value, right.value] as const, end: right.end })),
    );
  };
}

export function before<A>(a: Parser<A>, b: Parser<unknown>): Parser<A> {
  return map(seq(a, b), ([value]) => value);
}

export function after<B>(a: Parser<unknown>, b: Parser<B>): Parser<B> {
  return map(seq(a, b), ([, value]) => value);
}

/** With or without. */
export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  return (input, at) => [...parser(input, at), { value: undefined, end: at }];
}

/** Once or more, with something in between. All readings, the longest first. */
export function several<T>(item: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  const rest: Parser<readonly T[]> = (input, at) => [
    ...then(after(between, item), (value) => map(rest, (tail) => [value, ...tail]))(input, at),
    { value: [], end: at },
  ];
  return then(item, (value) => map(rest, (tail) => [value, ...tail]));
}

/** As often as it goes, nothing in between. */
export function many<T>(item: Parser<T>): Parser<readonly T[]> {
  const rest: Parser<readonly T[]> = (input, at) => [
    ...then(item, (value) => map(rest, (tail) => [value, ...tail]))(input, at),
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
  const more = then(lead, (values) =>
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
  return (input, at) => {
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
