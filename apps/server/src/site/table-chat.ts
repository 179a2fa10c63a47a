/**
 * Talk at the tables. Players and watchers have a channel each and don't read the other's: watchers see both
 * sides' cards being played and would only give advice. Every message is in the database before it is sent.
 */

import { CHAT_TEXT_LENGTH } from "@spellroom/protocol/http";
import type { SentAnswer, SiteRequestPayload } from "@spellroom/protocol/site";
import type { Blocks } from "../accounts/blocks.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { ChatMessage, ChatStore } from "../storage/chat-store.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { ChatChannel } from "../storage/tables.ts";
import { ROOMS, SiteRefusal, type SiteServer, type SiteSocket } from "./sockets.ts";
import { TokenBuckets } from "./token-bucket.ts";

/** Messages in one answer at most. */
const CHAT_PAGE = 100;
/** Six lines at once, and then one every one and a half seconds. */
const TALK = { capacity: 6, perSecond: 1 / 1.5 };
/** Control and invisible formatting characters, but for the joiners that scripts and emoji need. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

export interface TableChatParts {
  readonly io: SiteServer;
  readonly chat: ChatStore;
  readonly blocks: Pick<Blocks, "against" | "list">;
  readonly moderation: Pick<Moderation, "active">;
  readonly matches: MatchStore;
  readonly metrics: Metrics;
}

export class TableChat {
  readonly #parts: TableChatParts;
  readonly #talk = new TokenBuckets(TALK);

  constructor(parts: TableChatParts) {
    this.#parts = parts;
  }

  async enter(
    socket: SiteSocket,
    { matchId, since }: SiteRequestPayload<"table:enter">,
  ): Promise<SentAnswer<"table:enter">> {
    const channel = await this.#channelOf(matchId, socket.data.account.id);
    // First the room and then the history, so that nothing falls between them.
    await socket.join(ROOMS.table(matchId, channel));
    const place = { matchId, channel };
    const page = since === undefined ? { limit: CHAT_PAGE } : { since, limit: CHAT_PAGE };
    const [messages, blocked] = await Promise.all([
      this.#parts.chat.read(place, page),
      this.#parts.blocks.list(socket.data.account.id),
    ]);
    const unread = new Set(blocked.map(({ id }) => id));
    return { channel, messages: messages.filter(({ accountId }) => !unread.has(accountId)) };
  }

  async leave(socket: SiteSocket, { matchId }: SiteRequestPayload<"table:leave">): Promise<null> {
    await socket.leave(ROOMS.table(matchId, "players"));
    await socket.leave(ROOMS.table(matchId, "watchers"));
    return null;
  }

  async say(
    socket: SiteSocket,
    { matchId, text }: SiteRequestPayload<"table:say">,
  ): Promise<SentAnswer<"table:say">> {
    const channel = enteredChannel(socket, matchId);
    if (channel === undefined)
      throw new SiteRefusal("not-entered", "Join the table before you send messages");
    const cleaned = cleanText(text);
    if (cleaned === "") throw new SiteRefusal("invalid", "The message is empty");
    if (cleaned.length > CHAT_TEXT_LENGTH) {
      throw new SiteRefusal("invalid", `A message has at most ${CHAT_TEXT_LENGTH} characters`);
    }
    const { id, name } = socket.data.account;
    const wait = this.#talk.take(id);
    if (wait > 0) {
      this.#parts.metrics.rateLimited.inc({ limit: "chat" });
      throw new SiteRefusal("rate-limited", "You are sending messages too fast", wait);
    }
    if (await this.#parts.moderation.active(id, "mute")) {
      throw new SiteRefusal("forbidden", "You are muted");
    }
    const message = await this.#parts.chat.add({ matchId, channel }, { accountId: id, name }, cleaned);
    await this.#send(message);
    return { message };
  }

  /** To everybody at the table but those who have blocked the author. */
  async #send(message: ChatMessage): Promise<void> {
    const deaf = (await this.#parts.blocks.against(message.accountId)).map(ROOMS.user);
    this.#parts.io
      .to(ROOMS.table(message.matchId, message.channel))
      .except(deaf)
      .emit("table:message", message);
    this.#parts.metrics.chatMessages.inc({ channel: message.channel });
  }

  async #channelOf(matchId: string, accountId: string): Promise<ChatChannel> {
    const match = await this.#parts.matches.find(matchId);
    const seated = match?.seats.some((seat) => seat.accountId === accountId) ?? false;
    // Of a private match, strangers are told no more than of one that does not exist.
    if (match === undefined || (match.visibility === "private" && !seated)) {
      throw new SiteRefusal("not-found", "There is no such table");
    }
    return seated ? "players" : "watchers";
  }
}

/** A message as it may be shown: one line, nothing invisible, no towers of marks. */
export function cleanText(text: string): string {
  const oneLine = text.normalize("NFC").replace(/\s+/gu, " ");
  return oneLine.replace(UNPRINTABLE, "").replace(TOO_MANY_MARKS, "$1").trim();
}

function enteredChannel(socket: SiteSocket, matchId: string): ChatChannel | undefined {
  if (socket.rooms.has(ROOMS.table(matchId, "players"))) return "players";
  return socket.rooms.has(ROOMS.table(matchId, "watchers")) ? "watchers" : undefined;
}
