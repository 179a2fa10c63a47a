/** What each connection of a played match was sent, taken apart. */
import { type RoomFrame, readRoomFrame } from "../../support/wire/room-frames.ts";
import { readServerStream } from "../../support/wire/web-socket-stream.ts";
import type { Visitor } from "./stage.ts";

export interface SentFrame {
  readonly moment: number;
  /** The frame's own bytes. */
  readonly bytes: Uint8Array;
  readonly frame: RoomFrame;
}

export interface SentSocket {
  readonly frames: readonly SentFrame[];
}

const OPCODE_BINARY = 2;

const read = new WeakMap<Visitor, readonly SentSocket[]>();

/** The rooms' connections of a visitor, in order; once the recording has ended. */
export function socketsOf(visitor: Visitor): readonly SentSocket[] {
  const known = read.get(visitor);
  if (known) return known;
  const sockets = readSockets(visitor);
  read.set(visitor, sockets);
  return sockets;
}

function readSockets({ proxy, label }: Visitor): SentSocket[] {
  return proxy.connections.flatMap((connection) => {
    const { heads, messages } = readServerStream(connection.bytes());
    const upgraded = heads.find((head) => /^HTTP\/1\.1 101 /.test(head));
    if (upgraded === undefined) return [];
    if (/^sec-websocket-extensions:/im.test(upgraded)) throw new Error(`${label} is sent compressed frames`);
    const frames = messages
      .filter(({ opcode }) => opcode === OPCODE_BINARY)
      .map(
        ({ bytes, end }): SentFrame => ({
          moment: connection.momentAt(end - 1),
          bytes,
          frame: readRoomFrame(bytes),
        }),
      );
    return [{ frames }];
  });
}

/** Messages and answers that a visitor's connections were sent. */
export function messagesOf(visitor: Visitor): (SentFrame & {
  readonly frame: Extract<RoomFrame, { kind: "message" | "response" }>;
})[] {
  return socketsOf(visitor).flatMap(({ frames }) =>
    frames.flatMap(({ moment, bytes, frame }) =>
      frame.kind === "message" || frame.kind === "response" ? [{ moment, bytes, frame }] : [],
    ),
  );
}
