/** JSON parsed with the position of every value in its text, so that problems can be shown in place. */

/** Where a value begins, by the path to it; a member of an object begins with its name. */
export type Places = ReadonlyMap<string, number>;

export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly places: Places }
  /** The character that no JSON continues with. */
  | { readonly ok: false; readonly at: number };

/** Deeper than anyone nests by hand; a deeper text is refused at that position. */
const DEEPEST = 32;
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** The name of a path among `Places`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join("/");
}

/** Returns the line of a character, from 1; the text is searched for line ends once. */
export function linesOf(text: string): (at: number) => number {
  const ends: number[] = [];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) ends.push(end);
  return (at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? at) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

export function readJson(text: string): ReadJson {
  const reader = new JsonReader(text);
  try {
    reader.whole();
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, at: error.at };
    throw error;
  }
  return { ok: true, value: JSON.parse(text), places: reader.places };
}

class NotJson extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`not JSON at ${at}`);
    this.at = at;
  }
}

class JsonReader {
  readonly places = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#value([], this.#skip());
    if (this.#skip() < this.#text.length) throw new NotJson(this.#at);
  }

  #value(path: readonly PropertyKey[], place: number): void {
    this.places.set(placeOf(path), place);
    const first = this.#text[this.#at];
    if ((first === "{" || first === "[") && path.length >= DEEPEST) throw new NotJson(this.#at);
    if (first === "{") this.#list("}", () => this.#member(path));
    else if (first === "[") this.#list("]", (at) => this.#value([...path, at], this.#at));
    else this.#take(first === '"' ? STRING : SCALAR);
  }

  #member(path: readonly PropertyKey[]): void {
    const place = this.#at;
    const name: unknown = JSON.parse(this.#take(STRING));
    this.#skip();
    this.#expect(":");
    this.#skip();
    this.#value([...path, String(name)], place);
  }

  #list(end: string, one: (at: number) => void): void {
    this.#at++;
    for (let count = 0; ; count++) {
      this.#skip();
      if (count === 0 && this.#text[this.#at] === end) break;
      one(count);
      this.#skip();
      if (this.#text[this.#at] === end) break;
      this.#expect(",");
    }
    this.#at++;
  }

  #expect(sign: string): void {
    if (this.#text[this.#at] !== sign) throw new NotJson(this.#at);
    this.#at++;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) throw new NotJson(this.#at);
    this.#at += found.length;
    return found;
  }

  #skip(): number {
    this.#take(SPACE);
    return this.#at;
  }
}
