/** Messages of the protocol to clients, packed. */
import type { Client } from "@colyseus/core";
import { type MESSAGE, type PublicKnowledge, packMessage } from "@spellroom/protocol";

type Name = (typeof MESSAGE)[keyof typeof MESSAGE];

/** Sends a message to one client, which has the public table of the same moment if `known` is given; returns its size in bytes. */
export function say(
  client: Pick<Client, "sendBytes">,
  name: Name,
  message: object,
  known?: PublicKnowledge,
): number {
  const packed = packMessage(message, known);
  client.sendBytes(name, packed);
  return packed.length;
}

/** Sends to all its clients: a room. */
export interface Crier {
  broadcastBytes(name: string, bytes: Uint8Array, options: object): void;
}

/** Sends a message to everyone in a room, packed once; returns its size in bytes. */
export function sayToAll(room: Crier, name: Name, message: object, known?: PublicKnowledge): number {
  const packed = packMessage(message, known);
  room.broadcastBytes(name, packed, {});
  return packed.length;
}
