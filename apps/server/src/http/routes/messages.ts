/** Messages between two people, and notifications; both can be asked for since the last one that is known. */
import { z } from "zod";
import type { DirectMessage, DirectMessages } from "../../moderation/direct-messages.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import { type Notifications, noticeSchema } from "../../moderation/notifications.ts";
import { CHAT_TEXT_LENGTH } from "../../site/contract.ts";
import { cleanText } from "../../site/table-chat.ts";
import { personAnswer } from "../answers.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

const sinceSchema = z.object({ since: z.coerce.number().int().min(0).default(0) });
const textSchema = z.strictObject({ text: z.string().max(4 * CHAT_TEXT_LENGTH) });
const readSchema = z.strictObject({ upTo: z.int().min(0) });

const messageAnswer = z
  .strictObject({
    id: z.number().int(),
    from: z.string(),
    to: z.string(),
    text: z.string(),
    createdAt: z.number().int(),
  })
  .meta({ id: "DirectMessage" });
const notificationAnswer = z
  .strictObject({
    id: z.number().int(),
    notice: noticeSchema,
    createdAt: z.number().int(),
    read: z.boolean(),
  })
  .meta({ id: "Notification" });

export interface MessageRouteParts {
  readonly directMessages: DirectMessages;
  readonly notifications: Notifications;
  readonly moderation: Moderation;
}

export function messageRoutes(endpoints: Endpoints, parts: MessageRouteParts): void {
  directRoutes(endpoints, parts);
  notificationRoutes(endpoints, parts);
}

function directRoutes(endpoints: Endpoints, { directMessages, moderation }: MessageRouteParts): void {
  const tag = "Messages";
  endpoints.signedIn(
    "get",
    "/messages",
    {
      tag,
      summary: "With whom one has written, latest first",
      answer: z.strictObject({
        conversations: z.array(z.strictObject({ with: personAnswer, last: messageAnswer })),
      }),
    },
    async (_call, { account }) => ({
      body: { conversations: await directMessages.conversations(account.id) },
    }),
  );

  endpoints.signedIn(
    "get",
    "/messages/:player",
    {
      tag,
      summary:
        "What one has written with a player, oldest first: the latest, or the next since a message; ask on from the last one",
      query: sinceSchema,
      answer: z.strictObject({ messages: z.array(messageAnswer) }),
    },
    async (call, { account }) => {
      const { since } = call.query(sinceSchema);
      return {
        body: { messages: await directMessages.between(account.id, call.parameter("player"), since) },
      };
    },
  );

  endpoints.signedIn(
    "post",
    "/messages/:player",
    {
      tag,
      summary: "Write to a player",
      need: "talk",
      body: textSchema,
      answer: z.strictObject({ message: messageAnswer }),
      status: 201,
      errors: ["invalid", "not-found", "forbidden", "rate-limited"],
    },
    async (call, { account }) => {
      const text = cleanText(call.body(textSchema).text);
      if (text === "" || text.length > CHAT_TEXT_LENGTH) {
        throw new ApiError("invalid", `A message has 1 to ${CHAT_TEXT_LENGTH} characters`);
      }
      await call.limit("directs", account.id);
      if (await moderation.active(account.id, "mute")) throw new ApiError("forbidden", "You are muted");
      const message: DirectMessage | undefined = await directMessages.send(
        account.id,
        call.parameter("player"),
        text,
      );
      if (message === undefined) throw new ApiError("not-found", "There is nobody to write to");
      return { status: 201, body: { message } };
    },
  );
}

function notificationRoutes(endpoints: Endpoints, { notifications }: MessageRouteParts): void {
  const tag = "Notifications";
  endpoints.signedIn(
    "get",
    "/notifications",
    {
      tag,
      summary:
        "What one should know, latest first: the latest, or the next since a notification; ask on from the first one",
      query: sinceSchema,
      answer: z.strictObject({ notifications: z.array(notificationAnswer) }),
    },
    async (call, { account }) => {
      const { since } = call.query(sinceSchema);
      return { body: { notifications: await notifications.list(account.id, since) } };
    },
  );

  endpoints.signedIn(
    "post",
    "/notifications/read",
    {
      tag,
      summary: "Everything up to a notification is read",
      need: "read",
      body: readSchema,
      status: 204,
    },
    async (call, { account }) => {
      await notifications.read(account.id, call.body(readSchema).upTo);
      return { status: 204 };
    },
  );
}
