/** Messages of the protocol to clients, packed. */
import type { Client } from "@colyseus/core";
import { type MESSAGE, type PublicKnowledge, packMessage } from "@spellroom/protocol";

type Name = (typeof MESSAGE)[keyof typeof MESSAGE];

/** Tells one client, which has the public table of the same moment where `known` is given; how many bytes that took. */
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

/** Tells everybody in a room; packed once. How many bytes that are. */
export function sayToAll(room: Crier, name: Name, message: object, known?: PublicKnowledge): number {
  const packed = packMessage(message, known);
  room.broadcastBytes(name, packed, {});
  return packed.length;
}
