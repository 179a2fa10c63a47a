/** A match on a server in the test's own process, at whose seats the test itself sits with raw connections. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ChooseReply, type DecisionView, safeChoice, type WireChoice } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import { createLogger, type LiveMatch, type RunningServer, startServer } from "@spellroom/server";
import { becomeGuest, type Guest } from "../../support/people.ts";
import type { Packed } from "../../support/wire/msgpack.ts";
import { RawRoom } from "../../support/wire/raw-room.ts";

export interface TestServer extends AsyncDisposable {
  readonly server: RunningServer;
  /** What it logged as an error. */
  errors(): readonly string[];
}

/** @param rateLimitScale 0 for no limits at all */
export async function startTestServer(rateLimitScale = 0): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-hostile-"));
  const errors: string[] = [];
  const logger = createLogger("error", { write: (line) => errors.push(line) });
  const environment = {
    PAGES: "off",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: String(rateLimitScale),
    FEATURED_MATCHES: "off",
  };
  const server = await startServer(environment, { logger });
  return {
    server,
    errors: () => errors,
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export interface Question {
  readonly seat: number;
  readonly decision: DecisionView;
}

export class Table {
  readonly server: RunningServer;
  readonly matchId: string;
  readonly people: readonly [Guest, Guest];
  readonly rooms: [RawRoom, RawRoom];

  private constructor(
    server: RunningServer,
    matchId: string,
    people: readonly [Guest, Guest],
    rooms: [RawRoom, RawRoom],
  ) {
    this.server = server;
    this.matchId = matchId;
    this.people = people;
    this.rooms = rooms;
  }

  /** Two guests sit down to a private match. */
  static async open(server: RunningServer): Promise<Table> {
    const [host, guest] = [await becomeGuest(server.url), await becomeGuest(server.url)];
    const { code } = (await host.api.meetings.invite({ format: "presets", deck: { preset: "ember-rush" } }))
      .invitation;
    const { matchId } = await guest.api.meetings.joinInvitation({ code, deck: { preset: "wild-stampede" } });
    const { seat } = await host.api.matches.seat({ match: matchId });
    const people: readonly [Guest, Guest] = seat === 0 ? [host, guest] : [guest, host];
    const rooms: [RawRoom, RawRoom] = [
      await enter(server, people[0], matchId),
      await enter(server, people[1], matchId),
    ];
    // The game is dealt once both have added to its chance, as every client does by itself.
    for (const room of rooms) await room.request("ready", { game: 1, entropy: "00".repeat(16) });
    return new Table(server, matchId, people, rooms);
  }

  get match(): LiveMatch {
    const match = this.server.live.get(this.matchId);
    if (!match) throw new Error("the match is not open");
    return match;
  }

  get hash(): string {
    return hashState(this.match.state);
  }

  /** What is asked now, as its seat is shown it. */
  get question(): Question {
    const seat = this.match.state.decision?.seat ?? 0;
    const decision = this.match.reader.viewOf(seat).own?.decision;
    if (!decision) throw new Error("nobody is asked anything");
    return { seat, decision };
  }

  room(seat: number): RawRoom {
    return this.rooms[seat === 0 ? 0 : 1];
  }

  /** Asks a room to take an answer, in whatever form. */
  async choose(seat: number, payload: Packed): Promise<ChooseReply> {
    return asReply((await this.room(seat).request("choose", payload)).value);
  }

  /** Answers the open decision as carefully as can be. */
  async playOn(): Promise<Question & { readonly choice: WireChoice; readonly reply: ChooseReply }> {
    const { seat, decision } = this.question;
    const choice = safeChoice(decision);
    const reply = await this.choose(seat, { decision: decision.id, choice: asPacked(choice) });
    return { seat, decision, choice, reply };
  }

  /** Goes on until something is asked of which that holds. @throws when it never is */
  async playUntil(holds: (question: Question) => boolean): Promise<Question> {
    for (let count = 0; count < 400; count++) {
      const { question } = this;
      if (holds(question)) return question;
      const { reply } = await this.playOn();
      if (!reply.ok) throw new Error(`the careful answer is refused: ${reply.error.code}`);
    }
    throw new Error("that was never asked");
  }

  /** Sits down again, as a client does after its connection was lost. */
  async comeBack(seat: 0 | 1): Promise<RawRoom> {
    this.rooms[seat] = await enter(this.server, this.people[seat], this.matchId);
    return this.rooms[seat];
  }

  close(): void {
    for (const room of this.rooms) room.close();
    this.server.live.forget(this.matchId);
  }
}

async function enter(server: RunningServer, person: Guest, matchId: string): Promise<RawRoom> {
  const { reservation } = await person.api.matches.seat({ match: matchId });
  return RawRoom.enter(server.url, reservation);
}

/** @throws when it is no answer that the protocol has */
export function asReply(value: Packed): ChooseReply {
  if (typeof value === "object" && value !== null && "ok" in value) {
    if (value.ok === true) return { ok: true };
    const reply: unknown = JSON.parse(JSON.stringify(value));
    if (isRefusal(reply)) return reply;
  }
  throw new TypeError(`not an answer of the protocol: ${JSON.stringify(value)}`);
}

function isRefusal(value: unknown): value is Extract<ChooseReply, { ok: false }> {
  if (typeof value !== "object" || value === null || !("ok" in value) || value.ok !== false) return false;
  if (!("error" in value) || typeof value.error !== "object" || value.error === null) return false;
  return "code" in value.error && "message" in value.error && typeof value.error.code === "string";
}

/** A choice as it is written on the wire. */
export function asPacked(choice: WireChoice): Packed {
  return JSON.parse(JSON.stringify(choice));
}
