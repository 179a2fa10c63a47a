/** A hostile program: a seat at a table, a connection of the site channel, an account; through every entry point. */
import { apiOf } from "../../support/people.ts";
import { FRAME, joined, messageFrame, requestFrame } from "../../support/wire/room-frames.ts";
import { HostileConnection, openSocket } from "./hostile-connection.ts";

const REQUESTS = ["choose", "resync", "explain", "rematch", "settings", "nonsense"];
const ROUTES = ["/queue", "/seeks", "/tables", "/tokens", "/matches/bot", "/invitations", "/reports"];
const BODIES = ["{", "[]", '{"deck":{"preset":"x"}}', '{"rating":9000}', "x".repeat(40_000)];
const EVENTS = ["lobby:enter", "table:enter", "table:say", "table:leave", "welcome", "nonsense"];

type Pick = <Item>(items: readonly Item[]) => Item;

export interface Target {
  readonly url: string;
  readonly matchId: string;
  /** What is asked at the table, of another seat than the attacker's: whatever that one sends is wrong. */
  readonly decision: number;
  /** Of the attacker's seat. */
  readonly seatToken: string;
  /** Of the attacker's account on the site. */
  readonly token: string;
}

export class Attacker {
  readonly #target: Target;
  readonly #chance: () => number;
  /** How the API answered. */
  readonly statuses: number[] = [];
  readonly room: HostileConnection;
  readonly channel: HostileConnection;

  constructor(target: Target, chance: () => number) {
    this.#target = target;
    this.#chance = chance;
    const { url, token, seatToken, matchId } = target;
    const address = url.replace(/^http/, "ws");
    this.room = new HostileConnection(async () => {
      const { reservation } = await apiOf(url, seatToken).matches.seat({ match: matchId });
      const { processId, roomId, sessionId } = reservation;
      return openSocket(
        `${address}/${processId}/${roomId}?sessionId=${sessionId}`,
        Uint8Array.of(FRAME.join),
      );
    });
    this.channel = new HostileConnection(() =>
      openSocket(`${address}/socket.io/?EIO=4&transport=websocket`, `40${JSON.stringify({ token })}`),
    );
  }

  async attack(): Promise<void> {
    const way = this.#chance();
    if (way < 0.6) await this.room.send(this.#frame());
    else if (way < 0.9) await this.channel.send(this.#packet());
    else await this.#ask();
  }

  close(): void {
    this.room.close();
    this.channel.close();
  }

  readonly #pick: Pick = (items) => {
    const item = items[Math.floor(this.#chance() * items.length)];
    if (item === undefined) throw new Error("there is something to pick from");
    return item;
  };

  #junk(): Uint8Array {
    const length = Math.floor(this.#chance() * 80);
    return Uint8Array.from({ length }, () => Math.floor(this.#chance() * 256));
  }

  /** Well-formed nonsense mostly; what breaks the frame costs the connection, and the attacker comes again. */
  #frame(): Uint8Array {
    const { decision } = this.#target;
    const id = Math.floor(this.#chance() * 1e6);
    const real = requestFrame(id, "choose", { decision, choice: { kind: "act", act: 0 } });
    const payloads = [null, [], "x".repeat(500), { decision }, { choice: { kind: "pick", options: [1e9] } }];
    const wellFormed = [requestFrame(id, this.#pick(REQUESTS), this.#pick(payloads)), real];
    if (this.#chance() < 0.97) return this.#pick(wellFormed);
    const mutated = Uint8Array.from(real);
    mutated[Math.floor(this.#chance() * mutated.length)] = Math.floor(this.#chance() * 256);
    const broken = [mutated, messageFrame(this.#pick(REQUESTS), this.#pick(payloads)), this.#junk()];
    return this.#pick([...broken, joined([FRAME.request], this.#junk())]);
  }

  #packet(): string {
    const { matchId } = this.#target;
    const payload = this.#pick([null, [], "x".repeat(300), { matchId, text: "spam" }, 7]);
    const packet = JSON.stringify([this.#pick(EVENTS), payload]);
    const id = Math.floor(this.#chance() * 1000);
    return this.#chance() < 0.99
      ? `42${id}${packet}`
      : this.#pick([packet, "4", "451-[]", `42${packet.slice(0, 9)}`]);
  }

  async #ask(): Promise<void> {
    const { url, token } = this.#target;
    const authorization = `Bearer ${this.#pick([token, "spellroom_wrong", "x".repeat(400)])}`;
    const response = await fetch(`${url}/api${this.#pick(ROUTES)}`, {
      method: this.#pick(["POST", "PUT", "PATCH"]),
      headers: {
        authorization,
        "content-type": this.#pick(["application/json", "text/plain"]),
        // Behind the same proxy as everyone, but at its own address.
        "x-forwarded-for": "203.0.113.7",
      },
      body: this.#pick(BODIES),
    });
    await response.arrayBuffer();
    this.statuses.push(response.status);
  }
}
