/** Messages as they come from a room: what is not of the protocol's form is a fault of the server and ends the connection. */
import {
  type ClockView,
  type NoticeMessage,
  type SnapshotMessage,
  type StatusView,
  type UpdateMessage,
  unpackMessage,
} from "@spellroom/protocol";

/** The server is trusted with what is in a message; that it is that kind of message is looked at. */
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
