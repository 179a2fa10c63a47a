/**
 * Very many hostile messages over every way in: rooms, site channel, HTTP. How many is HOSTILE_MESSAGES (100000
 * before a release); how long honest players waited is written to HOSTILE_FIGURES, where that is set.
 */
import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededChance } from "../support/chance.ts";
import { becomeGuest } from "../support/people.ts";
import { FRAME, joined, messageFrame, requestFrame } from "../support/wire/room-frames.ts";
import { HostileLine, openSocket } from "./support/hostile-line.ts";
import { startTestServer, Table, type TestServer } from "./support/table.ts";

const COUNT = Number(process.env.HOSTILE_MESSAGES ?? 3_000);
/** Sent between two looks at the clock of the machine: a network has its own pace, too. */
const ROUND = 50;
const HONEST_CHOICES = 100;
const REQUESTS = ["choose", "resync", "explain", "rematch", "settings", "nonsense"];
const ROUTES = ["/queue", "/seeks", "/tables", "/tokens", "/matches/bot", "/invitations", "/reports"];
const BODIES = ["{", "[]", '{"deck":{"preset":"x"}}', '{"rating":9000}', "x".repeat(40_000)];
const EVENTS = ["lobby:enter", "table:enter", "table:say", "table:leave", "welcome", "nonsense"];

let running: TestServer;
beforeAll(async () => {
  // No limits by the number of requests: here everything hostile is to be read and refused for what it is.
  running = await startTestServer(0);
});
afterAll(() => running[Symbol.asyncDispose]());

type Pick = <Item>(items: readonly Item[]) => Item;

/** What a hostile program has: a seat at somebody's table, a connection of the site channel, an account. */
class Attacker {
  readonly #table: Table;
  readonly #token: string;
  readonly #chance: () => number;
  readonly room: HostileLine;
  readonly channel: HostileLine;

  constructor(table: Table, token: string, chance: () => number) {
    this.#table = table;
    this.#token = token;
    this.#chance = chance;
    const address = running.server.url.replace(/^http/, "ws");
    // The seat that has nothing to answer: whatever it sends is wrong.
    const thief = table.people[table.question.seat === 0 ? 1 : 0];
    this.room = new HostileLine(async () => {
      const { reservation } = await thief.api.seat(table.matchId);
      const { processId, roomId, sessionId } = reservation;
      return openSocket(
        `${address}/${processId}/${roomId}?sessionId=${sessionId}`,
        Uint8Array.of(FRAME.join),
      );
    });
    this.channel = new HostileLine(() =>
      openSocket(`${address}/socket.io/?EIO=4&transport=websocket`, `40${JSON.stringify({ token })}`),
    );
  }

  async attack(): Promise<void> {
    const way = this.#chance();
    if (way < 0.6) await this.room.send(this.#frame());
    else if (way < 0.9) await this.channel.send(this.#packet());
    else await this.#ask();
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
    const { decision } = this.#table.question;
    const id = Math.floor(this.#chance() * 1e6);
    const real = requestFrame(id, "choose", { decision: decision.id, choice: { kind: "act", act: 0 } });
    const payloads = [
      null,
      [],
      "x".repeat(500),
      { decision: decision.id },
      { choice: { kind: "pick", options: [1e9] } },
    ];
    const wellFormed = [requestFrame(id, this.#pick(REQUESTS), this.#pick(payloads)), real];
    if (this.#chance() < 0.97) return this.#pick(wellFormed);
    const mutated = Uint8Array.from(real);
    mutated[Math.floor(this.#chance() * mutated.length)] = Math.floor(this.#chance() * 256);
    const broken = [mutated, messageFrame(this.#pick(REQUESTS), this.#pick(payloads)), this.#junk()];
    return this.#pick([...broken, joined([FRAME.request], this.#junk())]);
  }

  #packet(): string {
    const payload = this.#pick([
      null,
      [],
      "x".repeat(300),
      { matchId: this.#table.matchId, text: "spam" },
      7,
    ]);
    const packet = JSON.stringify([this.#pick(EVENTS), payload]);
    const id = Math.floor(this.#chance() * 1000);
    return this.#chance() < 0.99
      ? `42${id}${packet}`
      : this.#pick([packet, "4", "451-[]", `42${packet.slice(0, 9)}`]);
  }

  async #ask(): Promise<void> {
    const authorization = `Bearer ${this.#pick([this.#token, "spellroom_wrong", "x".repeat(400)])}`;
    const response = await fetch(`${running.server.url}/api${this.#pick(ROUTES)}`, {
      method: this.#pick(["POST", "PUT", "PATCH"]),
      headers: { authorization, "content-type": this.#pick(["application/json", "text/plain"]) },
      body: this.#pick(BODIES),
    });
    await response.arrayBuffer();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
}

/** How long answers took to come, in milliseconds, while honest tables were played on. */
async function honestWaits(goOn: (answered: number) => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  let table = await Table.open(running.server);
  while (goOn(waits.length)) {
    if (table.match.state.decision === null) {
      table.close();
      table = await Table.open(running.server);
    }
    const begun = performance.now();
    const { reply } = await table.goOn();
    waits.push(performance.now() - begun);
    expect(reply).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  table.close();
  return waits;
}

function figures(name: string, waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${name}: ${waits.length} honest answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

describe(`${COUNT} hostile messages`, () => {
  it("leave the process up, the attacked game as it was, and honest players at theirs", async () => {
    const before = await honestWaits((answered) => answered < HONEST_CHOICES);
    const attacked = await Table.open(running.server);
    const { token } = await becomeGuest(running.server.url);
    const attacker = new Attacker(attacked, token, seededChance(2026));
    const hash = attacked.hash;
    let sent = 0;
    const honest = honestWaits(() => sent < COUNT);
    while (sent < COUNT) {
      await Promise.all(Array.from({ length: ROUND }, () => attacker.attack()));
      sent += ROUND;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const during = await honest;
    attacker.room.close();
    attacker.channel.close();
    if (process.env.HOSTILE_FIGURES) {
      const lines = [figures("before", before), figures(`during ${sent} hostile messages`, during)];
      fs.writeFileSync(process.env.HOSTILE_FIGURES, `${lines.join("\n")}\n`);
    }
    expect(attacker.room.heard).toBeGreaterThan(sent / 4);
    expect(attacker.channel.heard).toBeGreaterThan(sent / 20);
    expect(attacked.hash).toBe(hash);
    await attacked.comeBack(0);
    await attacked.comeBack(1);
    expect((await attacked.goOn()).reply).toMatchObject({ ok: true });
    expect(running.errors()).toEqual([]);
    expect((await fetch(`${running.server.url}/readyz`)).status).toBe(200);
    attacked.close();
  }, 1_800_000);
});
