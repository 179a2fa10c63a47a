import { ImportError } from "./import-error.ts";
import { type ImportLimits, LONGEST_ADDRESS } from "./limits.ts";
import { isSpace, ValueCapture } from "./value-capture.ts";

export const DATA_SHAPES = ["list", "byName"] as const;
/** `list`: `[record, ...]`, as Scryfall gives cards out; `byName`: `{"data": {"name": record, ...}}`, as MTGJSON does. */
export type DataShape = (typeof DATA_SHAPES)[number];

/** One record of the data, and the byte after it. */
export interface JsonRecord {
  readonly shape: DataShape;
  /** The name under which it stands, where the data are by name. */
  readonly key: string | null;
  readonly value: unknown;
  readonly end: number;
}

/** After a record: from where reading can go on later. */
export interface RecordsPlace {
  readonly shape: DataShape;
  readonly byte: number;
  readonly records: number;
}

type Expected =
  | "start"
  | "recordOrEnd"
  | "record"
  | "afterRecord"
  | "memberOrEnd"
  | "member"
  | "memberColon"
  | "memberValue"
  | "afterMember"
  | "nameOrEnd"
  | "name"
  | "nameColon"
  | "end";

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const LONGEST_BEGINNING = 3;

/**
 * Cuts a stream of JSON into records, holding no more of it than one record at a time. Give it the bytes with `push`, then
 * call `finish`.
 * @throws ImportError (from both) for data that are no card data, broken, cut off, or beyond the limits
 */
export class JsonRecords {
  readonly #limits: ImportLimits;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #expected: Expected = "start";
  #shape: DataShape = "list";
  #capture: ValueCapture | null = null;
  #key = "";
  #offset = 0;
  #records = 0;
  #elsewhere: string | null = null;

  constructor(limits: ImportLimits, from: RecordsPlace | null = null) {
    this.#limits = limits;
    if (from === null) return;
    this.#expected = "afterRecord";
    this.#shape = from.shape;
    this.#offset = from.byte;
    this.#records = from.records;
  }

  *push(chunk: Uint8Array): Generator<JsonRecord> {
    let at = 0;
    while (at < chunk.length) {
      const byte = chunk[at] ?? 0;
      if (this.#capture === null && (isSpace(byte) || this.#isMark(byte, this.#offset + at))) {
        at++;
        continue;
      }
      if (this.#capture === null && !this.#begins(byte, this.#offset + at)) {
        at++;
        continue;
      }
      at = this.#feed(byte, chunk, at);
      const record = this.#take(this.#offset + at);
      if (record !== null) yield record;
    }
    this.#offset += chunk.length;
  }

  finish(): void {
    if (this.#expected === "end" && this.#capture === null) {
      if (this.#records > 0 || this.#elsewhere === null) return;
      const says = `this only describes card data; they are at ${this.#elsewhere}`;
      throw new ImportError("notCardData", says);
    }
    if (this.#offset === 0) throw new ImportError("truncated", "there is nothing in it");
    throw new ImportError("truncated", "the data end in the middle", {
      record: this.#records,
      byte: this.#offset,
    });
  }

  #isMark(byte: number, at: number): boolean {
    return at < LONGEST_BEGINNING && this.#expected === "start" && byte === BYTE_ORDER_MARK[at];
  }

  /** Whether a value that is to be captured begins here; structure around values is dealt with at once. */
  #begins(byte: number, at: number): boolean {
    const sign = String.fromCharCode(byte);
    switch (this.#expected) {
      case "start":
        return this.#start(sign, at);
      case "recordOrEnd":
        return sign === "]" ? this.#expect("end") : true;
      case "record":
        return true;
      case "afterRecord":
        return this.#afterRecord(sign, at);
      case "memberOrEnd":
        return sign === "}" ? this.#expect("end") : this.#isName(sign, at);
      case "member":
      case "name":
        return this.#isName(sign, at);
      case "memberColon":
        return this.#colon(sign, at, "memberValue");
      case "memberValue":
        return this.#memberValue(sign);
      case "afterMember":
        if (sign === ",") return this.#expect("member");
        return sign === "}" ? this.#expect("end") : this.#corrupt(sign, at);
      case "nameOrEnd":
        return sign === "}" ? this.#expect("afterMember") : this.#isName(sign, at);
      case "nameColon":
        return this.#colon(sign, at, "record");
      case "end":
        throw new ImportError("corrupt", "something follows after the end of the data", { byte: at });
    }
  }

  #expect(next: Expected): false {
    this.#expected = next;
    return false;
  }

  #start(sign: string, at: number): false {
    if (sign === "[") return this.#expect("recordOrEnd");
    if (sign === "{") return this.#expect("memberOrEnd");
    throw new ImportError("notCardData", "this is not JSON with cards", { byte: at });
  }

  #afterRecord(sign: string, at: number): false {
    if (sign === ",") return this.#expect(this.#shape === "list" ? "record" : "name");
    if (this.#shape === "list" && sign === "]") return this.#expect("end");
    if (this.#shape === "byName" && sign === "}") return this.#expect("afterMember");
    return this.#corrupt(sign, at);
  }

  #isName(sign: string, at: number): boolean {
    return sign === '"' || this.#corrupt(sign, at);
  }

  #colon(sign: string, at: number, next: Expected): false {
    return sign === ":" ? this.#expect(next) : this.#corrupt(sign, at);
  }

  #memberValue(sign: string): boolean {
    if (this.#key !== "data") return true;
    if (sign !== "{")
      throw new ImportError("notCardData", 'its "data" are no cards by name; give AtomicCards of MTGJSON');
    this.#shape = "byName";
    return this.#expect("nameOrEnd");
  }

  #corrupt(sign: string, at: number): never {
    const shown = /[!-~]/.test(sign) ? `"${sign}"` : "this byte";
    throw new ImportError("corrupt", `${shown} can't stand here`, { record: this.#records, byte: at });
  }

  #feed(first: number, chunk: Uint8Array, from: number): number {
    this.#capture ??= new ValueCapture(this.#limits, first);
    try {
      return this.#capture.feed(chunk, from);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const place = { record: this.#records, byte: this.#offset + from };
      throw new ImportError(error.problem, error.message, place, { cause: error });
    }
  }

  /** Deals with the captured value once it is whole; gives it if it is a record. */
  #take(end: number): JsonRecord | null {
    const capture = this.#capture;
    if (capture === null || !capture.isComplete) return null;
    this.#capture = null;
    const value = this.#parse(capture.bytes(), end);
    switch (this.#expected) {
      case "memberOrEnd":
      case "member":
        this.#key = String(value);
        this.#expected = "memberColon";
        return null;
      case "nameOrEnd":
      case "name":
        this.#key = String(value);
        this.#expected = "nameColon";
        return null;
      case "memberValue":
        if (this.#key === "download_uri") this.#elsewhere = JSON.stringify(value).slice(0, LONGEST_ADDRESS);
        this.#expected = "afterMember";
        return null;
      default:
        return this.#record(value, end);
    }
  }

  #record(value: unknown, end: number): JsonRecord {
    this.#expected = "afterRecord";
    this.#records++;
    if (this.#records > this.#limits.records)
      throw new ImportError("tooLarge", `there are more than ${this.#limits.records} records`);
    return { shape: this.#shape, key: this.#shape === "byName" ? this.#key : null, value, end };
  }

  #parse(bytes: Uint8Array, end: number): unknown {
    try {
      return JSON.parse(this.#decoder.decode(bytes));
    } catch (error) {
      const what = error instanceof SyntaxError ? "a record is not JSON" : "a record is not UTF-8";
      const place = { record: this.#records, byte: end };
      throw new ImportError("corrupt", what, place, { cause: error });
    }
  }
}
