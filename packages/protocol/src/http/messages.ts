/** Messages between two people, and notifications; both can be listed since a known id. */
import { z } from "zod";
import { int, personSchema, playerParams, queryInt, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { SANCTION_KINDS } from "./moderation.ts";

/** Of one message, after cleaning up. */
export const CHAT_TEXT_LENGTH = 500;

export const directMessageSchema = z
  .object({ id: int, from: z.string(), to: z.string(), text: z.string(), createdAt: time })
  .meta({ id: "DirectMessage" });
export type DirectMessageView = z.infer<typeof directMessageSchema>;

export const conversationSchema = z.object({ with: personSchema, last: directMessageSchema });
export type ConversationView = z.infer<typeof conversationSchema>;

/** Something that an account should be told and may have missed. */
export const noticeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("report-handled"), status: z.enum(["upheld", "dismissed"]) }),
  z.object({
    kind: z.literal("sanction"),
    sanction: z.enum(SANCTION_KINDS),
    reason: z.string(),
    expiresAt: time.nullable(),
  }),
  z.object({ kind: z.literal("missed-challenge"), by: personSchema }),
  z.object({ kind: z.literal("befriended"), by: personSchema }),
]);
export type Notice = z.infer<typeof noticeSchema>;

export const notificationSchema = z
  .object({ id: int, notice: noticeSchema, createdAt: time, read: z.boolean() })
  .meta({ id: "Notification" });
export type NotificationView = z.infer<typeof notificationSchema>;

const since = z.object({ since: queryInt(0, Number.MAX_SAFE_INTEGER).default(0) });

export const messages = {
  conversations: endpoint({
    method: "get",
    path: "/messages",
    cost: "list",
    access: "read",
    tag: "Messages",
    summary: "Your conversations, latest first",
    answer: z.object({ conversations: z.array(conversationSchema) }),
  }),
  list: endpoint({
    method: "get",
    path: "/messages/:player",
    cost: "list",
    access: "read",
    tag: "Messages",
    summary:
      "Messages with a player, oldest first: the latest, or the next ones after `since`; continue from the last one",
    params: playerParams,
    query: since,
    answer: z.object({ messages: z.array(directMessageSchema) }),
  }),
  write: endpoint({
    method: "post",
    path: "/messages/:player",
    cost: "write",
    access: "talk",
    tag: "Messages",
    summary: "Send a message to a player",
    params: playerParams,
    body: z.strictObject({ text: z.string().max(4 * CHAT_TEXT_LENGTH) }),
    answer: z.object({ message: directMessageSchema }),
    status: 201,
    errors: ["not-found"],
    limits: ["directs"],
  }),
  notifications: endpoint({
    method: "get",
    path: "/notifications",
    cost: "list",
    access: "read",
    tag: "Notifications",
    summary:
      "Your notifications, latest first: the latest, or the next ones after `since`; continue from the first one",
    query: since,
    answer: z.object({ notifications: z.array(notificationSchema) }),
  }),
  readNotifications: endpoint({
    method: "post",
    path: "/notifications/read",
    cost: "write",
    access: "read",
    tag: "Notifications",
    summary: "Mark all notifications up to an id as read",
    body: z.strictObject({ upTo: z.int().min(0) }),
  }),
};
