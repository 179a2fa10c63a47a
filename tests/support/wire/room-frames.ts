/** The frames of a room, as they are on the wire: what a client of another make would have to know. */
import { unpackMessage } from "@spellroom/protocol";
import { type Packed, pack, unpack } from "./msgpack.ts";

/** First byte of a frame. */
export const FRAME = {
  join: 10,
  error: 11,
  leave: 12,
  data: 13,
  state: 14,
  patch: 15,
  ping: 18,
  request: 21,
  response: 22,
  bytes: 17,
} as const;

/** A frame from a room as far as it can be read without the table's schema. */
export type RoomFrame =
  | { readonly kind: "join"; readonly token: string }
  | { readonly kind: "error"; readonly code: number; readonly message: string }
  | { readonly kind: "state" | "patch"; readonly bytes: Uint8Array }
  | { readonly kind: "message"; readonly type: string; readonly value: Packed }
  /** `status`: 0 answered, 1 refused, 2 failed. */
  | { readonly kind: "response"; readonly id: number; readonly status: number; readonly value: Packed }
  | { readonly kind: "ping" };

/** Definitions that the public table lists are sent by their number in it, which is as far as a frame can be read by itself. */
const nameOf = (number: number): string => `definition ${number}`;

/** @throws RangeError for anything that no room sends. */
export function readRoomFrame(bytes: Uint8Array): RoomFrame {
  const cursor = { at: 1 };
  switch (bytes[0]) {
    case FRAME.join: {
      const length = bytes[1] ?? 0;
      return { kind: "join", token: latin(bytes.subarray(2, 2 + length)) };
    }
    case FRAME.error:
      return { kind: "error", code: readNumber(bytes, cursor), message: readText(bytes, cursor) };
    case FRAME.state:
      return { kind: "state", bytes: bytes.subarray(1) };
    case FRAME.patch:
      return { kind: "patch", bytes: bytes.subarray(1) };
    case FRAME.data: {
      const type = readText(bytes, cursor);
      return { kind: "message", type, value: readRest(bytes, cursor.at) };
    }
    case FRAME.bytes: {
      const type = readText(bytes, cursor);
      return { kind: "message", type, value: plain(unpackMessage(bytes.subarray(cursor.at), nameOf)) };
    }
    case FRAME.response: {
      const id = readNumber(bytes, cursor);
      const status = bytes[cursor.at++] ?? 2;
      return { kind: "response", id, status, value: readRest(bytes, cursor.at) };
    }
    case FRAME.ping:
      return { kind: "ping" };
    default:
      throw new RangeError(`no frame of a room begins with ${bytes[0]}`);
  }
}

/** A request as a client sends it. */
export function requestFrame(id: number, type: string, payload: Packed): Uint8Array {
  return joined(
    [FRAME.request],
    numberBytes(id),
    textBytes(type),
    payload === undefined ? [] : pack(payload),
  );
}

/** A message that asks for no answer. */
export function messageFrame(type: string, payload: Packed): Uint8Array {
  return joined([FRAME.data], textBytes(type), payload === undefined ? [] : pack(payload));
}

export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function readRest(bytes: Uint8Array, at: number): Packed {
  return at < bytes.length ? unpack(bytes, at) : undefined;
}

/** Unpacked by the protocol's own reader, so only their form is said by it: secrets are looked for in the bytes. */
function plain(value: unknown): Packed {
  const copy: Packed = JSON.parse(JSON.stringify(value));
  return copy;
}

interface Cursor {
  at: number;
}

/** The schema library's own numbers: like MessagePack's, with the lowest byte first. */
function readNumber(bytes: Uint8Array, cursor: Cursor): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = view.getUint8(cursor.at++);
  if (head < 0x80) return head;
  if (head === 0xcc) return view.getUint8(cursor.at++);
  if (head === 0xcd) {
    cursor.at += 2;
    return view.getUint16(cursor.at - 2, true);
  }
  if (head === 0xce) {
    cursor.at += 4;
    return view.getUint32(cursor.at - 4, true);
  }
  throw new RangeError(`a number that begins with ${head.toString(16)}`);
}

function readText(bytes: Uint8Array, cursor: Cursor): string {
  const head = bytes[cursor.at++] ?? 0;
  let length = head & 0x1f;
  if (head === 0xd9) length = bytes[cursor.at++] ?? 0;
  else if (head === 0xda) {
    length = (bytes[cursor.at] ?? 0) | ((bytes[cursor.at + 1] ?? 0) << 8);
    cursor.at += 2;
  } else if (head < 0xa0 || head >= 0xc0)
    throw new RangeError(`a text that begins with ${head.toString(16)}`);
  cursor.at += length;
  return new TextDecoder().decode(bytes.subarray(cursor.at - length, cursor.at));
}

function numberBytes(value: number): number[] {
  if (value < 0x80) return [value];
  if (value < 0x100) return [0xcc, value];
  return [0xcd, value & 0xff, value >> 8];
}

function textBytes(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length < 0x20) return joined([0xa0 | bytes.length], bytes);
  if (bytes.length < 0x100) return joined([0xd9, bytes.length], bytes);
  return joined([0xda, bytes.length & 0xff, bytes.length >> 8], bytes);
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
