/**
 * MessagePack as far as the tables' messages use it, read and written apart from the libraries of client and server: what a
 * test says was on the wire must not depend on their reading of it.
 */

/** What a message can hold. */
export type Packed =
  | null
  | undefined
  | boolean
  | number
  | string
  | readonly Packed[]
  | { readonly [key: string]: Packed };

/** Reads one value from `offset` to the end of the bytes. @throws RangeError when there is less or more than one. */
export function unpack(bytes: Uint8Array, offset = 0): Packed {
  const reader = new Reader(bytes, offset);
  const value = reader.value();
  if (reader.at !== bytes.length) throw new RangeError(`${bytes.length - reader.at} bytes after the value`);
  return value;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

class Reader {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array, offset: number) {
    this.at = offset;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  value(): Packed {
    const head = this.#take(1, (at) => this.#view.getUint8(at));
    if (head < 0x80) return head;
    if (head < 0x90) return this.#map(head & 0x0f);
    if (head < 0xa0) return this.#list(head & 0x0f);
    if (head < 0xc0) return this.#text(head & 0x1f);
    if (head >= 0xe0) return head - 0x100;
    return this.#tagged(head);
  }

  #tagged(head: number): Packed {
    switch (head) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#take(4, (at) => this.#view.getFloat32(at));
      case 0xcb:
        return this.#take(8, (at) => this.#view.getFloat64(at));
      case 0xd0:
        return this.#take(1, (at) => this.#view.getInt8(at));
      case 0xd1:
        return this.#take(2, (at) => this.#view.getInt16(at));
      case 0xd2:
        return this.#take(4, (at) => this.#view.getInt32(at));
      case 0xd3:
        return this.#take(8, (at) => Number(this.#view.getBigInt64(at)));
      // The extension by which the library of the server writes `undefined`.
      case 0xd4:
        return this.#take(2, () => undefined);
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#length(head - 0xd9));
      case 0xdc:
      case 0xdd:
        return this.#list(this.#length(head - 0xdb));
      case 0xde:
      case 0xdf:
        return this.#map(this.#length(head - 0xdd));
      default:
        return this.#unsigned(head);
    }
  }

  #unsigned(head: number): number {
    if (head === 0xcf) return this.#take(8, (at) => Number(this.#view.getBigUint64(at)));
    if (head < 0xcc || head > 0xcf) throw new RangeError(`no value begins with ${head.toString(16)}`);
    return this.#length(head - 0xcc);
  }

  /** A number of 1, 2 or 4 bytes. */
  #length(size: number): number {
    if (size === 0) return this.#take(1, (at) => this.#view.getUint8(at));
    if (size === 1) return this.#take(2, (at) => this.#view.getUint16(at));
    return this.#take(4, (at) => this.#view.getUint32(at));
  }

  #text(length: number): string {
    return this.#take(length, (at) => UTF8.decode(this.#bytes.subarray(at, at + length)));
  }

  #list(length: number): Packed[] {
    return Array.from({ length }, () => this.value());
  }

  #map(length: number): { [key: string]: Packed } {
    const entries = Array.from({ length }, (): [string, Packed] => {
      const key = this.value();
      if (typeof key !== "string") throw new RangeError("a key that is no text");
      return [key, this.value()];
    });
    return Object.fromEntries(entries);
  }

  #take<T>(length: number, read: (at: number) => T): T {
    if (this.at + length > this.#bytes.length) throw new RangeError("the value is cut off");
    const value = read(this.at);
    this.at += length;
    return value;
  }
}

/** Writes one value. */
export function pack(value: Packed): Uint8Array {
  const out: number[] = [];
  write(out, value);
  return Uint8Array.from(out);
}

function write(out: number[], value: Packed): void {
  if (value === null || value === undefined) out.push(0xc0);
  else if (typeof value === "boolean") out.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "number") writeNumber(out, value);
  else if (typeof value === "string") writeText(out, value);
  else if (isList(value)) {
    writeHead(out, value.length, 0x90, 0x0f, 0xdc);
    for (const entry of value) write(out, entry);
  } else {
    const entries = Object.entries(value);
    writeHead(out, entries.length, 0x80, 0x0f, 0xde);
    for (const [key, entry] of entries) {
      writeText(out, key);
      write(out, entry);
    }
  }
}

function isList(value: readonly Packed[] | { readonly [key: string]: Packed }): value is readonly Packed[] {
  return Array.isArray(value);
}

function writeNumber(out: number[], value: number): void {
  if (Number.isInteger(value) && value >= 0 && value < 0x80) {
    out.push(value);
    return;
  }
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  out.push(0xcb, ...new Uint8Array(bytes.buffer));
}

function writeText(out: number[], text: string): void {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length < 0x20) out.push(0xa0 | bytes.length);
  else if (bytes.length < 0x100) out.push(0xd9, bytes.length);
  else if (bytes.length < 0x1_0000) out.push(0xda, bytes.length >> 8, bytes.length & 0xff);
  else out.push(0xdb, ...bigEndian(bytes.length));
  for (const byte of bytes) out.push(byte);
}

function writeHead(out: number[], length: number, short: number, most: number, long: number): void {
  if (length <= most) out.push(short | length);
  else if (length < 0x1_0000) out.push(long, length >> 8, length & 0xff);
  else out.push(long + 1, ...bigEndian(length));
}

function bigEndian(length: number): number[] {
  return [(length >>> 24) & 0xff, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
}
