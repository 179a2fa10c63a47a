/** Calls of the methods of `api.messages`. */
import { messagesSince } from "@spellroom/client";
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { guest } from "../support/stage.ts";

export const messages: CallsOf<"messages"> = {
  conversations: async () => {
    const [one, other] = [await guest(), await guest()];
    await one.api.messages.write({ player: other.account.id, text: "hello" });
    const { conversations } = await other.api.messages.conversations();
    expect(conversations.map(({ last }) => last.text)).toEqual(["hello"]);
  },
  list: async () => {
    const [one, other] = [await guest(), await guest()];
    await one.api.messages.write({ player: other.account.id, text: "hello" });
    await other.api.messages.write({ player: one.account.id, text: "hello to you" });
    const latest = await messagesSince(one.api, other.account.id);
    expect(latest.map(({ text }) => text)).toEqual(["hello", "hello to you"]);
    const later = await messagesSince(one.api, other.account.id, latest[0]?.id);
    expect(later.at(-1)?.text).toBe("hello to you");
  },
  write: async () => {
    const [one, other] = [await guest(), await guest()];
    const { message } = await one.api.messages.write({ player: other.account.id, text: "hello" });
    expect(message.from).toBe(one.account.id);
  },
  notifications: async () => {
    const { api } = await guest();
    expect(await api.messages.notifications({ since: 3 })).toEqual({ notifications: [] });
  },
  readNotifications: async () => {
    const { api } = await guest();
    await api.messages.readNotifications({ upTo: 1 });
  },
};
