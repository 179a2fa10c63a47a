/** Messages as they come from a room: what is not of the protocol's form is a fault of the server and ends the line. */
import {
  type ClockView,
  type NoticeMessage,
  type SnapshotMessage,
  type StatusView,
  type UpdateMessage,
  unpackMessage,
} from "@spellroom/protocol";
import { z } from "zod";

/** The server is trusted with what is in a message; that it is that kind of message is looked at. */
const message = <T extends object>(...fields: readonly (keyof T & string)[]) =>
  z.custom<T>(
    (value) => typeof value === "object" && value !== null && fields.every((field) => field in value),
  );

const snapshot = message<SnapshotMessage>("protocol", "seq", "known");
const update = message<UpdateMessage>("seq", "events");
const status = message<StatusView>("offer", "paused");
const clock = message<ClockView>("now", "banks");
const notice = z.custom<NoticeMessage>(
  (value) => typeof value === "object" && value !== null && "kind" in value,
);

export const unpackSnapshot = (bytes: Uint8Array): SnapshotMessage => snapshot.parse(unpackMessage(bytes));
export const unpackUpdate = (bytes: Uint8Array): UpdateMessage => update.parse(unpackMessage(bytes));
export const unpackStatus = (bytes: Uint8Array): StatusView => status.parse(unpackMessage(bytes));
export const unpackClock = (bytes: Uint8Array): ClockView => clock.parse(unpackMessage(bytes));
export const unpackNotice = (bytes: Uint8Array): NoticeMessage => notice.parse(unpackMessage(bytes));
