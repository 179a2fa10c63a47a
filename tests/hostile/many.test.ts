/**
 * Very many hostile messages over every way in: rooms, site channel, HTTP. How many is HOSTILE_MESSAGES (100000
 * before a release). How long honest players wait meanwhile is measured in `honest-players.test.ts`.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededChance } from "../support/chance.ts";
import { becomeGuest } from "../support/people.ts";
import { Attacker } from "./support/attacker.ts";
import { startTestServer, Table, type TestServer } from "./support/table.ts";

const COUNT = Number(process.env.HOSTILE_MESSAGES ?? 3_000);
/** Sent between two looks at the clock of the machine: a network has its own pace, too. */
const ROUND = 50;

let running: TestServer;
beforeAll(async () => {
  // No limits by the number of requests: here everything hostile is to be read and refused for what it is.
  running = await startTestServer(0);
});
afterAll(() => running[Symbol.asyncDispose]());

/** Plays honest tables on; every answer is taken. */
async function playHonestly(playOn: () => boolean): Promise<number> {
  let answers = 0;
  let table = await Table.open(running.server);
  while (playOn()) {
    if (table.match.state.decision === null) {
      table.close();
      table = await Table.open(running.server);
    }
    expect((await table.playOn()).reply).toMatchObject({ ok: true });
    answers++;
  }
  table.close();
  return answers;
}

describe(`${COUNT} hostile messages`, () => {
  it("leave the process up, the attacked game as it was, and honest players at theirs", async () => {
    const attacked = await Table.open(running.server);
    const { token } = await becomeGuest(running.server.url);
    const { seat, decision } = attacked.question;
    const target = {
      url: running.server.url,
      matchId: attacked.matchId,
      decision: decision.id,
      seatToken: attacked.people[seat === 0 ? 1 : 0].token,
      token,
    };
    const attacker = new Attacker(target, seededChance(2026));
    const hash = attacked.hash;
    let sent = 0;
    const honest = playHonestly(() => sent < COUNT);
    while (sent < COUNT) {
      await Promise.all(Array.from({ length: ROUND }, () => attacker.attack()));
      sent += ROUND;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await honest).toBeGreaterThan(0);
    // What comes faster than it may is read later, so that it may be answered only after all of it has been sent.
    const later = { timeout: 60_000 };
    await expect.poll(() => attacker.room.heard, later).toBeGreaterThan(sent / 4);
    await expect.poll(() => attacker.channel.heard, later).toBeGreaterThan(sent / 10);
    attacker.close();
    expect(attacker.statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(attacked.hash).toBe(hash);
    await attacked.comeBack(0);
    await attacked.comeBack(1);
    expect((await attacked.playOn()).reply).toMatchObject({ ok: true });
    expect(running.errors()).toEqual([]);
    expect((await fetch(`${running.server.url}/readyz`)).status).toBe(200);
    attacked.close();
  }, 1_800_000);
});
