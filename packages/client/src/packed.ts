/** Messages from a room: one that violates the protocol is the server's error and closes the connection. */
import {
  type ClockView,
  type NoticeMessage,
  type SnapshotMessage,
  type StatusView,
  type UpdateMessage,
  unpackMessage,
} from "@spellroom/protocol";

/** The kind of a message is checked; its content is trusted. */
function reader<T extends object>(...fields: readonly (keyof T & string)[]) {
  const isMessage = (value: unknown): value is T =>
    typeof value === "object" && value !== null && fields.every((field) => field in value);
  /** @param definitionAt the content hash of a definition by its number in the public table */
  return (bytes: Uint8Array, definitionAt?: (number: number) => string | undefined): T => {
    const message = unpackMessage(bytes, definitionAt);
    if (!isMessage(message)) throw new TypeError(`a message of the room has not all of ${fields.join(", ")}`);
    return message;
  };
}

export const unpackSnapshot = reader<SnapshotMessage>("protocol", "seq", "known");
export const unpackUpdate = reader<UpdateMessage>("events");
export const unpackStatus = reader<StatusView>("offer", "paused");
export const unpackClock = reader<ClockView>("now", "banks");
export const unpackNotice = reader<NoticeMessage>("kind");
