/** Messages between two people, and notifications; both can be asked for since the last one that is known. */
import { CHAT_TEXT_LENGTH, type HttpApi } from "@spellroom/protocol/http";
import type { DirectMessages } from "../../moderation/direct-messages.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import type { Notifications } from "../../moderation/notifications.ts";
import { cleanText } from "../../site/talk.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";

export interface MessageRouteParts {
  readonly directMessages: DirectMessages;
  readonly notifications: Notifications;
  readonly moderation: Moderation;
}

export function messageHandlers(parts: MessageRouteParts): Handlers<HttpApi["messages"]> {
  const { directMessages, notifications, moderation } = parts;
  return {
    conversations: async ({ session }) => ({
      conversations: await directMessages.conversations(session.account.id),
    }),
    list: async ({ session, params, query }) => ({
      messages: await directMessages.between(session.account.id, params.player, query.since),
    }),
    write: async ({ session: { account }, params, body }) => {
      const text = cleanText(body.text);
      if (text === "" || text.length > CHAT_TEXT_LENGTH)
        throw new ApiError("invalid", `A message has 1 to ${CHAT_TEXT_LENGTH} characters`);
      if (await moderation.active(account.id, "mute")) throw new ApiError("forbidden", "You are muted");
      const message = await directMessages.send(account.id, params.player, text);
      if (message === undefined) throw new ApiError("not-found", "There is nobody to write to");
      return { message };
    },
    notifications: async ({ session, query }) => ({
      notifications: await notifications.list(session.account.id, query.since),
    }),
    readNotifications: async ({ session, body }) => {
      await notifications.read(session.account.id, body.upTo);
    },
  };
}
