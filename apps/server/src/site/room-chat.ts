/**
 * Talk apart from matches: in the lobby, which anybody reads who is there, and at tables that gather, which only those read who
 * sit at them. Every message is in the database before it is sent.
 */
import type { RoomMessageView, SentAnswer, SiteRequestPayload } from "@spellroom/protocol/site";
import type { Blocks } from "../accounts/blocks.ts";
import type { Gatherings } from "../matchmaking/gatherings.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { RoomStore } from "../storage/room-store.ts";
import { ROOMS, SiteRefusal, type SiteServer, type SiteSocket } from "./sockets.ts";
import type { Talk } from "./talk.ts";

const PAGE = 50;
const GATHERING = "gathering:";

export interface RoomChatParts {
  readonly io: SiteServer;
  readonly rooms: RoomStore;
  readonly talk: Talk;
  readonly blocks: Pick<Blocks, "against" | "list">;
  readonly gatherings: Pick<Gatherings, "find">;
  readonly metrics: Metrics;
}

export class RoomChat {
  readonly #parts: RoomChatParts;

  constructor(parts: RoomChatParts) {
    this.#parts = parts;
  }

  async enter(
    socket: SiteSocket,
    { room, since }: SiteRequestPayload<"room:enter">,
  ): Promise<SentAnswer<"room:enter">> {
    const { id } = socket.data.account;
    await this.#readersOf(room, id);
    if (room === "lobby") await socket.join(ROOMS.lobbyTalk);
    const [messages, blocked] = await Promise.all([
      this.#parts.rooms.read(room, { since, limit: PAGE }),
      this.#parts.blocks.list(id),
    ]);
    const unread = new Set(blocked.map((person) => person.id));
    return { messages: messages.filter(({ accountId }) => !unread.has(accountId)) };
  }

  async leave(socket: SiteSocket, { room }: SiteRequestPayload<"room:leave">): Promise<null> {
    if (room === "lobby") await socket.leave(ROOMS.lobbyTalk);
    return null;
  }

  async say(
    socket: SiteSocket,
    { room, text }: SiteRequestPayload<"room:say">,
  ): Promise<SentAnswer<"room:say">> {
    const { account } = socket.data;
    const readers = await this.#readersOf(room, account.id);
    const cleaned = await this.#parts.talk.admit(account.id, text);
    const message = await this.#parts.rooms.add(room, account, cleaned);
    await this.#send(message, readers);
    return { message };
  }

  /** To all readers but those who have blocked the author. */
  async #send(message: RoomMessageView, readers: readonly string[]): Promise<void> {
    const deaf = (await this.#parts.blocks.against(message.accountId)).map(ROOMS.user);
    this.#parts.io
      .to([...readers])
      .except(deaf)
      .emit("room:message", message);
    this.#parts.metrics.chatMessages.inc({ channel: message.room === "lobby" ? "lobby" : "gathering" });
  }

  /** The connections that read what is said there now. @throws SiteRefusal if this account may not */
  async #readersOf(room: string, accountId: string): Promise<readonly string[]> {
    if (room === "lobby") return [ROOMS.lobbyTalk];
    const gathering = await this.#parts.gatherings.find(room.slice(GATHERING.length));
    const seated = gathering?.seats.flatMap((seat) => seat.accountId ?? []) ?? [];
    // Strangers are told no more than of a table that does not exist.
    if (!seated.includes(accountId)) throw new SiteRefusal("not-found", "There is no such table");
    return seated.map(ROOMS.letters);
  }
}
