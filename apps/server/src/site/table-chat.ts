/**
 * Talk at the tables. Players and watchers have a channel each and don't read the other's: watchers see both
 * sides' cards being played and would only give advice. Every message is in the database before it is sent.
 */

import type { SentAnswer, SiteRequestPayload } from "@spellroom/protocol/site";
import type { Blocks } from "../accounts/blocks.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { ChatMessage, ChatStore } from "../storage/chat-store.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { ChatChannel } from "../storage/tables.ts";
import { ROOMS, SiteRefusal, type SiteServer, type SiteSocket } from "./sockets.ts";
import type { Talk } from "./talk.ts";

/** Messages in one answer at most. */
const CHAT_PAGE = 100;
export interface TableChatParts {
  readonly io: SiteServer;
  readonly chat: ChatStore;
  readonly blocks: Pick<Blocks, "against" | "list">;
  readonly talk: Talk;
  readonly matches: MatchStore;
  readonly metrics: Metrics;
}

export class TableChat {
  readonly #parts: TableChatParts;

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
    const { id, name } = socket.data.account;
    const cleaned = await this.#parts.talk.admit(id, text);
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

function enteredChannel(socket: SiteSocket, matchId: string): ChatChannel | undefined {
  if (socket.rooms.has(ROOMS.table(matchId, "players"))) return "players";
  return socket.rooms.has(ROOMS.table(matchId, "watchers")) ? "watchers" : undefined;
}
