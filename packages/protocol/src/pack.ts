/**
 * Messages in few bytes. Records of a known shape are sent as its number in `SHAPES` and the values of their fields. Words of
 * this protocol (names of fields, kinds of events, steps) are sent as their number in `WORDS`; other texts are sent as they
 * are, once in a message, and then by their place in it. Nothing depends on messages before. Whatever JSON can say can be
 * packed, and comes back the same but for absent fields.
 */
import { SHAPES, shapeNumber } from "./shapes.ts";
import { WORDS } from "./words.ts";

const SMALL = 0x80;
const TAG = {
  array: 0x80,
  record: 0xa0,
  null: 0xc0,
  false: 0xc1,
  true: 0xc2,
  natural: 0xc3,
  negative: 0xc4,
  float: 0xc5,
  text: 0xc6,
  again: 0xc7,
  /** Words by 256: the tag tells which 256, a byte which of them. */
  word: 0xc8,
  shape: 0xcb,
  shortShape: 0xcc,
  shortText: 0xd8,
} as const;
/** Counts up to this stand in the tag itself; it means that the count follows. */
const MANY = 0x1f;
const MOST_SHORT = 0xff - TAG.shortText;
const OTHER_KEY = 0xff;
const WORDS_IN_PAGE = 0x100;
/** Shapes whose number stands in the tag itself. */
const SHORT_SHAPES = TAG.shortText - TAG.shortShape;

const numbers = new Map(WORDS.map((word, at) => [word, at]));
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

export function packMessage(value: unknown): Uint8Array {
  const out: number[] = [];
  write({ bytes: out, texts: new Map() }, value);
  return Uint8Array.from(out);
}

interface Out {
  readonly bytes: number[];
  /** Texts that stand in the message already, by their place among them. */
  readonly texts: Map<string, number>;
}

/** Shorter texts are not worth being remembered. */
const WORTH = 4;

/** @throws RangeError for bytes that are no packed message */
export function unpackMessage(bytes: Uint8Array): unknown {
  const reader = new Reader(bytes);
  const value = reader.value();
  if (!reader.isAtEnd) throw new RangeError("a packed message goes on after its end");
  return value;
}

function write(out: Out, value: unknown): void {
  switch (typeof value) {
    case "string":
      return writeText(out, value);
    case "number":
      return writeNumber(out, value);
    case "boolean":
      out.bytes.push(value ? TAG.true : TAG.false);
      return;
    case "object":
      if (value === null) out.bytes.push(TAG.null);
      else if (Array.isArray(value)) {
        writeCount(out.bytes, TAG.array, value.length);
        for (const entry of value) write(out, entry);
      } else writeRecord(out, Object.entries(value));
      return;
    default:
      // As JSON has it: what is no value is none.
      out.bytes.push(TAG.null);
  }
}

function writeRecord(out: Out, entries: readonly (readonly [string, unknown])[]): void {
  const present = entries.filter(([, value]) => value !== undefined);
  if (writeShape(out, present)) return;
  writeCount(out.bytes, TAG.record, present.length);
  for (const [key, value] of present) {
    const number = numbers.get(key);
    if (number !== undefined && number < OTHER_KEY) out.bytes.push(number);
    else {
      out.bytes.push(OTHER_KEY);
      writeText(out, key);
    }
    write(out, value);
  }
}

/** Writes a record without the names of its fields if its shape is known. */
function writeShape(out: Out, entries: readonly (readonly [string, unknown])[]): boolean {
  const kind = entries.find(([key]) => key === "kind")?.[1];
  const isOfKind = typeof kind === "string";
  const fields = isOfKind ? entries.filter(([key]) => key !== "kind") : entries;
  const number = shapeNumber(
    isOfKind ? kind : null,
    fields.map(([key]) => key),
  );
  if (number === undefined) return false;
  if (number < SHORT_SHAPES) out.bytes.push(TAG.shortShape + number);
  else {
    out.bytes.push(TAG.shape);
    writeVarint(out.bytes, number);
  }
  for (const [, value] of fields) write(out, value);
  return true;
}

function writeText(out: Out, text: string): void {
  const number = numbers.get(text);
  if (number !== undefined && text.length > 1) {
    out.bytes.push(TAG.word + Math.floor(number / WORDS_IN_PAGE), number % WORDS_IN_PAGE);
    return;
  }
  if (text.length >= WORTH) {
    const before = out.texts.get(text);
    if (before !== undefined) {
      out.bytes.push(TAG.again);
      writeVarint(out.bytes, before);
      return;
    }
    out.texts.set(text, out.texts.size);
  }
  const bytes = encoder.encode(text);
  if (bytes.length <= MOST_SHORT) out.bytes.push(TAG.shortText + bytes.length);
  else {
    out.bytes.push(TAG.text);
    writeVarint(out.bytes, bytes.length);
  }
  for (const byte of bytes) out.bytes.push(byte);
}

function writeNumber(out: Out, number: number): void {
  if (Number.isSafeInteger(number) && !Object.is(number, -0)) {
    if (number >= 0 && number < SMALL) out.bytes.push(number);
    else {
      out.bytes.push(number < 0 ? TAG.negative : TAG.natural);
      writeVarint(out.bytes, Math.abs(number));
    }
    return;
  }
  out.bytes.push(TAG.float);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  for (let at = 0; at < 8; at++) out.bytes.push(view.getUint8(at));
}

function writeCount(out: number[], tag: number, count: number): void {
  if (count < MANY) out.push(tag + count);
  else {
    out.push(tag + MANY);
    writeVarint(out, count);
  }
}

/** Seven bits a byte, the lowest first. */
function writeVarint(out: number[], number: number): void {
  let left = number;
  while (left >= SMALL) {
    out.push((left % SMALL) + SMALL);
    left = Math.floor(left / SMALL);
  }
  out.push(left);
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #texts: string[] = [];
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(): unknown {
    const tag = this.#byte();
    if (tag < SMALL) return tag;
    if (tag < TAG.record) return this.#array(this.#count(tag - TAG.array));
    if (tag < TAG.null) return this.#record(this.#count(tag - TAG.record));
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
