/** Request bodies and replies of rooms in MessagePack, as far as JSON goes: whatever that can say, and nothing else. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @throws TypeError for what JSON can't say; absent fields are left out */
export function encodeMsgpack(value: unknown): Uint8Array {
  const bytes: number[] = [];
  write(bytes, value);
  return new Uint8Array(bytes);
}

function write(bytes: number[], value: unknown): void {
  if (value === null || value === undefined) bytes.push(0xc0);
  else if (typeof value === "boolean") bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "number") writeNumber(bytes, value);
  else if (typeof value === "string") {
    const text = encoder.encode(value);
    writeHead(bytes, text.length, { short: 0xa0, most: 0x1f, two: 0xda, four: 0xdb });
    for (const byte of text) bytes.push(byte);
  } else if (Array.isArray(value)) {
    writeHead(bytes, value.length, { short: 0x90, most: 0x0f, two: 0xdc, four: 0xdd });
    for (const item of value) write(bytes, item);
  } else if (typeof value === "object") {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    writeHead(bytes, fields.length, { short: 0x80, most: 0x0f, two: 0xde, four: 0xdf });
    for (const [name, field] of fields) {
      write(bytes, name);
      write(bytes, field);
    }
  } else throw new TypeError(`a ${typeof value} can't be sent`);
}

function writeNumber(bytes: number[], value: number): void {
  if (Number.isInteger(value) && value >= 0 && value < 0x80) bytes.push(value);
  else if (Number.isInteger(value) && value >= -0x20 && value < 0) bytes.push(value + 0x100);
  else if (Number.isInteger(value) && value >= 0 && value <= 0xffffffff) pushInteger(bytes, 0xce, value, 4);
  else {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    bytes.push(0xcb, ...new Uint8Array(view.buffer));
  }
}

interface Head {
  /** With the length in the same byte, up to `most`. */
  readonly short: number;
  readonly most: number;
  /** With the length in two bytes behind it, and in four. */
  readonly two: number;
  readonly four: number;
}

function writeHead(bytes: number[], length: number, { short, most, two, four }: Head): void {
  if (length <= most) bytes.push(short + length);
  else if (length <= 0xffff) pushInteger(bytes, two, length, 2);
  else pushInteger(bytes, four, length, 4);
}

function pushInteger(bytes: number[], tag: number, value: number, size: number): void {
  bytes.push(tag);
  for (let shift = (size - 1) * 8; shift >= 0; shift -= 8) bytes.push((value >>> shift) & 0xff);
}

/** @throws RangeError for bytes that are no value, or one that JSON can't say */
export function decodeMsgpack(bytes: Uint8Array): unknown {
  return new Reader(bytes).value();
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  value(): unknown {
    const tag = this.#view.getUint8(this.#step(1));
    if (tag < 0x80) return tag;
    if (tag < 0x90) return this.#record(tag & 0x0f);
    if (tag < 0xa0) return this.#list(tag & 0x0f);
    if (tag < 0xc0) return this.#text(tag & 0x1f);
    if (tag >= 0xe0) return tag - 0x100;
    if (tag >= 0xca && tag <= 0xd3) return this.#number(tag);
    switch (tag) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xd9:
        return this.#text(this.#view.getUint8(this.#step(1)));
      case 0xda:
        return this.#text(this.#two());
      case 0xdb:
        return this.#text(this.#four());
      case 0xdc:
        return this.#list(this.#two());
      case 0xdd:
        return this.#list(this.#four());
      case 0xde:
        return this.#record(this.#two());
      case 0xdf:
        return this.#record(this.#four());
      default:
        throw new RangeError(`no value begins with ${tag}`);
    }
  }

  #number(tag: number): number {
    switch (tag) {
      case 0xca:
        return this.#view.getFloat32(this.#step(4));
      case 0xcb:
        return this.#view.getFloat64(this.#step(8));
      case 0xcc:
        return this.#view.getUint8(this.#step(1));
      case 0xcd:
        return this.#two();
      case 0xce:
        return this.#four();
      case 0xcf:
        return Number(this.#view.getBigUint64(this.#step(8)));
      case 0xd0:
        return this.#view.getInt8(this.#step(1));
      case 0xd1:
        return this.#view.getInt16(this.#step(2));
      case 0xd2:
        return this.#view.getInt32(this.#step(4));
      default:
        return Number(this.#view.getBigInt64(this.#step(8)));
    }
  }

  #two(): number {
    return this.#view.getUint16(this.#step(2));
  }

  #four(): number {
    return this.#view.getUint32(this.#step(4));
  }

  #text(length: number): string {
    return decoder.decode(this.#bytes.subarray(this.#step(length), this.#at));
  }

  #list(length: number): unknown[] {
    const items: unknown[] = [];
    for (let at = 0; at < length; at++) items.push(this.value());
    return items;
  }

  #record(length: number): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    for (let at = 0; at < length; at++) fields.push([String(this.value()), this.value()]);
    return Object.fromEntries(fields);
  }

  /** @returns where what was stepped over begins */
  #step(length: number): number {
    const at = this.#at;
    if (at + length > this.#bytes.length) throw new RangeError("the value ends too early");
    this.#at = at + length;
    return at;
  }
}
