import type { Wire } from "./table-fields.ts";

const decoder = new TextDecoder();

/** Reads values from the wire one after another. Numbers are little-endian. */
export class WireBytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = from;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** The remaining bytes. */
  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  /** The next byte, without consuming it. */
  peek(): number | undefined {
    return this.#bytes[this.#at];
  }

  /** Whether a text comes next, and not a number. */
  isText(): boolean {
    const first = this.peek() ?? 0;
    return (first > 0xa0 && first < 0xc0) || (first >= 0xd9 && first <= 0xdb);
  }

  read(wire: Wire): string | number | boolean {
    switch (wire) {
      case "uint8":
        return this.byte();
      case "int8":
        return this.#view.getInt8(this.#step(1));
      case "uint16":
        return this.#view.getUint16(this.#step(2), true);
      case "int16":
        return this.#view.getInt16(this.#step(2), true);
      case "int32":
        return this.#view.getInt32(this.#step(4), true);
      case "boolean":
        return this.byte() > 0;
      case "number":
        return this.number();
      case "string":
        return this.text();
    }
  }

  byte(): number {
    return this.#view.getUint8(this.#step(1));
  }

  /** A number of variable length. */
  number(): number {
    const first = this.byte();
    if (first < 0x80) return first;
    if (first > 0xdf) return first - 0x100;
    switch (first) {
      case 0xca:
        return this.#view.getFloat32(this.#step(4), true);
      case 0xcb:
        return this.#view.getFloat64(this.#step(8), true);
      case 0xcc:
        return this.byte();
      case 0xcd:
        return this.#view.getUint16(this.#step(2), true);
      case 0xce:
        return this.#view.getUint32(this.#step(4), true);
      case 0xcf:
        return Number(this.#view.getBigUint64(this.#step(8), true));
      case 0xd0:
        return this.#view.getInt8(this.#step(1));
      case 0xd1:
        return this.#view.getInt16(this.#step(2), true);
      case 0xd2:
        return this.#view.getInt32(this.#step(4), true);
      case 0xd3:
        return Number(this.#view.getBigInt64(this.#step(8), true));
      default:
        throw new RangeError(`no number begins with ${first}`);
    }
  }

  text(): string {
    const length = this.#textLength(this.byte());
    return decoder.decode(this.#bytes.subarray(this.#step(length), this.#at));
  }

  #textLength(first: number): number {
    if (first < 0xc0) return first & 0x1f;
    switch (first) {
      case 0xd9:
        return this.byte();
      case 0xda:
        return this.#view.getUint16(this.#step(2), true);
      case 0xdb:
        return this.#view.getUint32(this.#step(4), true);
      default:
        throw new RangeError(`no text begins with ${first}`);
    }
  }

  /** @returns the offset of what was skipped */
  #step(length: number): number {
    const at = this.#at;
    if (at + length > this.#bytes.length) throw new RangeError("the frame ends too early");
    this.#at = at + length;
    return at;
  }
}
