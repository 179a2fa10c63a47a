/** Reads what `pack.ts` has written. */
import { HASH_BYTES, MANY, OTHER_KEY, SMALL, TAG, WORDS_IN_PAGE, WORTH } from "./pack-format.ts";
import { SHAPES } from "./shapes.ts";
import { WORDS } from "./words.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * @param definitionAt the content hash of a definition by its number in the public table
 * @throws RangeError for bytes that are no packed message
 */
export function unpackMessage(bytes: Uint8Array, definitionAt: DefinitionAt = () => undefined): unknown {
  const reader = new Reader(bytes, definitionAt);
  const value = reader.value();
  if (!reader.isAtEnd) throw new RangeError("a packed message goes on after its end");
  return value;
}

type DefinitionAt = (number: number) => string | undefined;

class Reader {
  readonly #bytes: Uint8Array;
  readonly #definitionAt: DefinitionAt;
  readonly #texts: string[] = [];
  #at = 0;

  constructor(bytes: Uint8Array, definitionAt: DefinitionAt) {
    this.#bytes = bytes;
    this.#definitionAt = definitionAt;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(): unknown {
    const tag = this.#byte();
    if (tag < SMALL) return tag;
    if (tag < TAG.record) return this.#array(this.#count(tag - TAG.array));
    if (tag < TAG.null) return this.#record(this.#count(tag - TAG.record));
    if (tag === TAG.publicKey) return `p${this.#varint()}`;
    if (tag === TAG.seatKey) return `s${this.#varint()}`;
    if (tag === TAG.definition) return this.#definition(this.#varint());
    if (tag === TAG.hash) return this.#hash();
    if (tag >= TAG.shortText) return this.#text(tag - TAG.shortText);
    if (tag >= TAG.shortShape) return this.#shaped(tag - TAG.shortShape);
    if (tag === TAG.shape) return this.#shaped(this.#varint());
    if (tag >= TAG.word) return this.#word((tag - TAG.word) * WORDS_IN_PAGE + this.#byte());
    switch (tag) {
      case TAG.null:
        return null;
      case TAG.false:
        return false;
      case TAG.true:
        return true;
      case TAG.natural:
        return this.#varint();
      case TAG.negative:
        return -this.#varint();
      case TAG.float:
        return this.#float();
      case TAG.text:
        return this.#text(this.#varint());
      case TAG.again:
        return this.#again(this.#varint());
      default:
        throw new RangeError(`no value begins with ${tag}`);
    }
  }

  #array(count: number): unknown[] {
    const list: unknown[] = [];
    for (let at = 0; at < count; at++) list.push(this.value());
    return list;
  }

  #record(count: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    for (let at = 0; at < count; at++) entries.push([this.#key(), this.value()]);
    return Object.fromEntries(entries);
  }

  #shaped(number: number): Record<string, unknown> {
    const shape = SHAPES[number];
    if (!shape) throw new RangeError(`there is no shape ${number}`);
    const values = shape.fields.map((field): [string, unknown] => [field, this.value()]);
    return Object.fromEntries(shape.kind === null ? values : [["kind", shape.kind], ...values]);
  }

  #key(): string {
    const number = this.#byte();
    if (number !== OTHER_KEY) return this.#word(number);
    const key = this.value();
    if (typeof key !== "string") throw new RangeError("a field has no name");
    return key;
  }

  #word(number: number): string {
    const word = WORDS[number];
    if (word === undefined) throw new RangeError(`there is no word ${number}`);
    return word;
  }

  #definition(number: number): string {
    const hash = this.#definitionAt(number);
    if (hash === undefined) throw new RangeError(`the table has no definition ${number}`);
    return hash;
  }

  #again(place: number): string {
    const text = this.#texts[place];
    if (text === undefined) throw new RangeError(`there was no text ${place} before`);
    return text;
  }

  #count(inTag: number): number {
    const count = inTag < MANY ? inTag : this.#varint();
    // Every entry takes a byte at least: a count that cannot be true is refused before it costs anything.
    if (count > this.#bytes.length - this.#at) throw new RangeError("a packed message is cut short");
    return count;
  }

  #text(length: number): string {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError("a packed message is cut short");
    const text = decoder.decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    if (text.length >= WORTH) this.#texts.push(text);
    return text;
  }

  #hash(): string {
    const digits = Array.from({ length: HASH_BYTES }, () => this.#byte().toString(16).padStart(2, "0"));
    return digits.join("");
  }

  #float(): number {
    const bytes = Uint8Array.from({ length: 8 }, () => this.#byte());
    return new DataView(bytes.buffer).getFloat64(0);
  }

  #varint(): number {
    let number = 0;
    for (let factor = 1; factor <= 2 ** 49; factor *= SMALL) {
      const byte = this.#byte();
      number += (byte % SMALL) * factor;
      if (byte < SMALL) return number;
    }
    throw new RangeError("a number in a packed message is too large");
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError("a packed message is cut short");
    return byte;
  }
}
