/**
 * Messages in few bytes. Records of a known shape are sent as its number in `SHAPES` and the values of their fields. Words of
 * this protocol (names of fields, kinds of events, steps) are sent as their number in `WORDS`; other texts are sent as they
 * are, once in a message, and then by their place in it; content hashes as bytes, each time. Nothing depends on messages before. Whatever JSON can say can be
 * packed, and comes back the same but for absent fields.
 *
 * In events that everybody at the table is told, definitions that the public table lists are sent as their number in it
 * (ADR 140). Anywhere else they are written out: whether a secret card is like a public one must not show in a message's length.
 */
import {
  HASH_BYTES,
  MANY,
  MOST_SHORT,
  OTHER_KEY,
  SHORT_SHAPES,
  SMALL,
  TAG,
  WORDS_IN_PAGE,
  WORTH,
} from "./pack-format.ts";
import { shapeNumber } from "./shapes.ts";
import { WORDS } from "./words.ts";

const numbers = new Map(WORDS.map((word, at) => [word, at]));
/** As the view names objects (`KeyBook`). */
const KEY = /^([ps])(0|[1-9]\d{0,8})$/;
/** The content hash of a definition. */
const HASH = /^[0-9a-f]{32}$/;
const encoder = new TextEncoder();

/** What everyone at a table has been sent and shown, for messages to some of them. */
export interface PublicKnowledge {
  /** Numbers of definitions in the public table, by content hash. */
  readonly definitions: ReadonlyMap<string, number>;
  /** Whether everyone at the table gets this very event. */
  readonly isPublic: (event: unknown) => boolean;
}

/** @param known for messages to those who have the public table of the same moment; without it every definition is written out */
export function packMessage(value: unknown, known?: PublicKnowledge): Uint8Array {
  const out: Out = { bytes: [], texts: new Map(), definitions: NO_DEFINITIONS };
  if (known === undefined) writeValue(out, value);
  else writeWithEvents(out, value, known);
  return Uint8Array.from(out.bytes);
}

const NO_DEFINITIONS: ReadonlyMap<string, number> = new Map();
/** The fields of messages that hold events. */
const EVENT_FIELDS = ["events", "log"];

/** Numbers stand for definitions within public events and nowhere else. */
function writeWithEvents(out: Out, value: unknown, known: PublicKnowledge): void {
  const write = (entry: unknown, field?: string): void => {
    if (field === undefined || !EVENT_FIELDS.includes(field) || !Array.isArray(entry))
      return writeValue(out, entry);
    writeCount(out.bytes, TAG.array, entry.length);
    for (const event of entry) {
      out.definitions = known.isPublic(event) ? known.definitions : NO_DEFINITIONS;
      writeValue(out, event);
      out.definitions = NO_DEFINITIONS;
    }
  };
  if (isRecord(value)) writeRecord(out, value, write);
  else write(value);
}

interface Out {
  readonly bytes: number[];
  /** Definitions that are written as a number here. */
  definitions: ReadonlyMap<string, number>;
  /** Texts that the message already contains, by their index. */
  readonly texts: Map<string, number>;
}

function writeValue(out: Out, value: unknown): void {
  switch (typeof value) {
    case "string":
      return writeText(out, value);
    case "number":
      return writeNumber(out, value);
    case "boolean":
      out.bytes.push(value ? TAG.true : TAG.false);
      return;
    case "object":
      if (isRecord(value)) writeRecord(out, value);
      else if (Array.isArray(value)) {
        writeCount(out.bytes, TAG.array, value.length);
        for (const entry of value) writeValue(out, entry);
      } else out.bytes.push(TAG.null);
      return;
    default:
      // As in JSON: a value that JSON can't express is left out.
      out.bytes.push(TAG.null);
  }
}

type PlainRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type WriteField = (value: unknown, field: string) => void;

function writeRecord(
  out: Out,
  record: PlainRecord,
  write: WriteField = (value) => writeValue(out, value),
): void {
  const present = Object.keys(record).filter((key) => record[key] !== undefined);
  if (writeShape(out, record, present, write)) return;
  writeCount(out.bytes, TAG.record, present.length);
  for (const key of present) {
    const number = numbers.get(key);
    if (number !== undefined && number < OTHER_KEY) out.bytes.push(number);
    else {
      out.bytes.push(OTHER_KEY);
      writeText(out, key);
    }
    write(record[key], key);
  }
}

/** Writes a record, of which those fields are present, without their names if its shape is known. */
function writeShape(out: Out, record: PlainRecord, present: readonly string[], write: WriteField): boolean {
  const kind = present.includes("kind") ? record.kind : undefined;
  const isOfKind = typeof kind === "string";
  const fields = isOfKind ? present.filter((key) => key !== "kind") : present;
  const number = shapeNumber(isOfKind ? kind : null, fields);
  if (number === undefined) return false;
  if (number < SHORT_SHAPES) out.bytes.push(TAG.shortShape + number);
  else {
    out.bytes.push(TAG.shape);
    writeVarint(out.bytes, number);
  }
  for (const key of fields) write(record[key], key);
  return true;
}

function writeText(out: Out, text: string): void {
  const definition = out.definitions.get(text);
  if (definition !== undefined) {
    out.bytes.push(TAG.definition);
    writeVarint(out.bytes, definition);
    return;
  }
  const number = numbers.get(text);
  if (number !== undefined && text.length > 1) {
    out.bytes.push(TAG.word + Math.floor(number / WORDS_IN_PAGE), number % WORDS_IN_PAGE);
    return;
  }
  const key = KEY.exec(text);
  if (key) {
    out.bytes.push(key[1] === "p" ? TAG.publicKey : TAG.seatKey);
    writeVarint(out.bytes, Number(key[2]));
    return;
  }
  if (HASH.test(text)) {
    writeHash(out.bytes, text);
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

/** Never as a back reference: a message's length must not reveal whether two cards in it are equal. */
function writeHash(out: number[], hash: string): void {
  out.push(TAG.hash);
  for (let at = 0; at < HASH_BYTES; at++) out.push(Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16));
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
