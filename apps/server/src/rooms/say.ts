/** Messages of the protocol to clients, packed. */
import type { Client } from "@colyseus/core";
import { type MESSAGE, packMessage } from "@spellroom/protocol";

type Name = (typeof MESSAGE)[keyof typeof MESSAGE];

/** Tells one client; how many bytes that took. */
export function say(client: Pick<Client, "sendBytes">, name: Name, message: object): number {
  const packed = packMessage(message);
  client.sendBytes(name, packed);
  return packed.length;
}

/** Whoever tells all its clients: a room. */
export interface Crier {
  broadcastBytes(name: string, bytes: Uint8Array, options: object): void;
}

/** Tells everybody in a room; packed once. How many bytes that are. */
export function sayToAll(room: Crier, name: Name, message: object): number {
  const packed = packMessage(message);
  room.broadcastBytes(name, packed, {});
  return packed.length;
}
