import { ImportError } from "./import-error.ts";
import type { ImportLimits } from "./limits.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/**
 * Collects the bytes of one JSON value that may be spread over several chunks. Looks only for where the value ends; whether
 * it is well formed inside is for the parser to say.
 */
export class ValueCapture {
  readonly #limits: ImportLimits;
  #pieces: Uint8Array[] = [];
  #size = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #isScalar = false;
  #isComplete = false;

  constructor(limits: ImportLimits, first: number) {
    this.#limits = limits;
    this.#isScalar = first !== QUOTE && first !== OPEN_BRACE && first !== OPEN_BRACKET;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Takes in what belongs to the value and gives the index of the first byte that doesn't. */
  feed(chunk: Uint8Array, from: number): number {
    const to = this.#isScalar ? this.#scalarEnd(chunk, from) : this.#valueEnd(chunk, from);
    this.#size += to - from;
    if (this.#size > this.#limits.recordBytes)
      throw new ImportError("tooLarge", `a record is larger than ${this.#limits.recordBytes} bytes`);
    this.#pieces.push(chunk.slice(from, to));
    return to;
  }

  bytes(): Uint8Array {
    const [only, ...others] = this.#pieces;
    if (only !== undefined && others.length === 0) return only;
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  #valueEnd(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#inString) {
        if (!this.#endsString(byte)) continue;
      } else if (byte === QUOTE) {
        this.#inString = true;
        continue;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (++this.#depth > this.#limits.depth)
          throw new ImportError("tooDeep", `lists and objects are nested deeper than ${this.#limits.depth}`);
        continue;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#depth--;
      else continue;
      if (this.#depth === 0) {
        this.#isComplete = true;
        return at + 1;
      }
    }
    return chunk.length;
  }

  #endsString(byte: number): boolean {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#inString = false;
      return true;
    }
    return false;
  }

  #scalarEnd(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || isSpace(byte)) {
        this.#isComplete = true;
        return at;
      }
    }
    return chunk.length;
  }
}
