/** Clocks, automation, taking back and delayed watching, as people have them through the client and real connections. */
import type { TableClient } from "@spellroom/client";
import { type Automation, safeChoice, type Timing, USUAL_AUTOMATION } from "@spellroom/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../hostile/support/table.ts";
import { type Arrangement, arrangeMatch } from "../support/arranged.ts";
import { becomeGuest, takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

let running: TestServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());

const PATIENT: Timing = {
  bankMs: 60_000,
  allowanceMs: 5_000,
  incrementMs: 0,
  longestMs: 30_000,
  timeouts: 2,
  graceMs: 30_000,
  warningMs: 10_000,
};

interface Sitting extends AsyncDisposable {
  readonly matchId: string;
  readonly seats: readonly [TableClient, TableClient];
}

async function sitDown(terms: Partial<Arrangement> = {}): Promise<Sitting> {
  const { server } = running;
  const [ada, bea] = [await becomeGuest(server.url), await becomeGuest(server.url)];
  const matchId = await arrangeMatch(server.foundation.journal, {
    accounts: [ada.account.id, bea.account.id],
    names: ["Ada", "Bea"],
    ...terms,
  });
  const enter = async (token: string): Promise<TableClient> => {
    const client = takePlace([server.url], token, matchId);
    await until("a seat", () => client.store.getState().status === "live");
    return client;
  };
  const seats = [await enter(ada.token), await enter(bea.token)] as const;
  return {
    matchId,
    seats: [seats[0], seats[1]],
    [Symbol.asyncDispose]: async () => {
      for (const client of seats) client.close();
    },
  };
}

const state = (client: TableClient) => client.store.getState();

/** The deciding seat makes the safe choice. */
async function answerOnce({ seats }: Sitting): Promise<void> {
  const asked = await until("somebody to be asked", () =>
    seats.find((client) => state(client).decision !== null && state(client).pending === null),
  );
  const { decision } = state(asked);
  if (decision) await asked.choose(decision.id, safeChoice(decision));
  await until("the answer to be shown", () => state(asked).decision?.id !== decision?.id);
  const [ada, bea] = seats;
  await until("both to see the same", () => state(ada).table?.seq === state(bea).table?.seq);
}

async function playUntil(sitting: Sitting, holds: () => boolean): Promise<void> {
  for (let count = 0; count < 200 && !holds(); count++) await answerOnce(sitting);
  if (!holds()) throw new Error("it never came to that");
}

/** The client whose turn it is, and the other. */
function byTurn({ seats }: Sitting): readonly [TableClient, TableClient] {
  const active = state(seats[0]).table?.active ?? 0;
  return active === 0 ? [seats[0], seats[1]] : [seats[1], seats[0]];
}

describe("clocks", () => {
  it("tell everyone when a decision times out, and lose the game for a player who never decides", async () => {
    await using sitting = await sitDown({ timing: { ...PATIENT, allowanceMs: 100, longestMs: 400 } });
    const [ada] = sitting.seats;
    const { time, clockAhead } = state(ada).tableStatus;
    expect(time?.timing.longestMs).toBe(400);
    expect(clockAhead).toBeLessThanOrEqual(0);
    await until("the end", () => state(ada).table?.result != null);
    expect(
      state(ada)
        .table?.players.map(({ lost }) => lost)
        .sort(),
    ).toEqual([null, "timeout"]);
    expect(state(ada).tableStatus.time?.clock.running).toBeNull();
  });

  it("show who is away and until when the seat is kept, and forget it when the player is back", async () => {
    await using sitting = await sitDown({ timing: PATIENT });
    const [ada, bea] = sitting.seats;
    await until("both to be there", () => state(ada).tableStatus.time?.clock.away.length === 0);
    bea.close();
    await until("the news", () => state(ada).tableStatus.time?.clock.away[0]?.seat === 1);
    const [away] = state(ada).tableStatus.time?.clock.away ?? [];
    expect((away?.until ?? 0) - (state(ada).tableStatus.time?.clock.now ?? 0)).toBeLessThanOrEqual(
      PATIENT.graceMs,
    );
  });

  it("stand in a pause that both agreed to", async () => {
    await using sitting = await sitDown({ timing: PATIENT });
    const [ada, bea] = sitting.seats;
    expect(await ada.offer("pause")).toBeNull();
    await until("the offer", () => state(bea).tableStatus.status.offer?.kind === "pause");
    expect(await bea.answerOffer("pause", true)).toBeNull();
    await until("the pause", () => state(ada).tableStatus.status.paused);
    const asked = sitting.seats.find((client) => state(client).decision !== null);
    const decision = asked && state(asked).decision;
    expect(decision && (await asked.choose(decision.id, safeChoice(decision)))?.code).toBe("paused");
    expect(await ada.resume()).toBeNull();
    await until("the end of it", () => !state(bea).tableStatus.status.paused);
    expect(decision && (await asked.choose(decision.id, safeChoice(decision)))).toBeNull();
  });
});

describe("the server's automation", () => {
  const skipping: Automation = {
    ...USUAL_AUTOMATION,
    smart: false,
    stops: { own: { end: "always" }, other: {} },
  };

  it("passes for a seat as it said, after coming back as well, with one message for the whole chain", async () => {
    await using sitting = await sitDown();
    await playUntil(
      sitting,
      () => state(sitting.seats[0]).table?.step === "upkeep" && state(sitting.seats[0]).table?.turn === 1,
    );
    const [active, other] = byTurn(sitting);
    let tables = 0;
    other.store.subscribe((now, before) => {
      if (now.table !== before.table) tables++;
    });
    other.automate({ ...USUAL_AUTOMATION, smart: false, stops: { own: {}, other: {} } });
    active.automate(skipping);
    await until("the end step", () => state(active).table?.step === "end");
    expect(state(active).table?.turn).toBe(1);
    expect(tables).toBeLessThanOrEqual(2);
    expect(state(active).decision?.kind).toBe("act");
  });

  it("passes until the point that the player chose, and tells that player alone", async () => {
    await using sitting = await sitDown();
    await playUntil(sitting, () => state(sitting.seats[0]).table?.step === "precombatMain");
    const [active, other] = byTurn(sitting);
    expect(await active.passUntil("endOfTurn")).toBeNull();
    await until("the pass", () => state(active).decision === null);
    expect(state(active).tableStatus.passing).toBe("endOfTurn");
    expect(state(other).tableStatus.passing).toBeNull();
    expect(await active.passUntil(null)).toBeNull();
    await until("the end of passing", () => state(active).tableStatus.passing === null);
  });
});

describe("taking back", () => {
  it("goes by the other's leave once a card was drawn, and gives both the table as it was", async () => {
    await using sitting = await sitDown();
    const [ada] = sitting.seats;
    const drawing = () => state(ada).table?.step === "draw" && state(ada).table?.turn === 2;
    await playUntil(sitting, drawing);
    const [active, other] = byTurn(sitting);
    const hand = (client: TableClient) =>
      [...state(client).known.values()].filter(({ zone }) => zone === "hand").length;
    const before = hand(active);
    expect(await active.offer("takeBack")).toBeNull();
    await until("the offer", () => state(other).tableStatus.status.offer?.kind === "takeBack");
    expect(await other.answerOffer("takeBack", true)).toBeNull();
    await until("the step back", () => state(other).table?.step === "upkeep");
    await until("the card to be back", () => hand(active) === before - 1);
    expect(state(active).log.at(-1)?.event.kind).toBe("tookBack");
    expect([...state(active).known.values()].some(({ zone }) => zone === "library")).toBe(true);
    await playUntil(sitting, drawing);
    await until("the same card", () => hand(active) === before);
  });
});

describe("watching with a delay", () => {
  it("shows a watcher nothing that happened less long ago", async () => {
    const delay = 700;
    await using sitting = await sitDown({ watchDelayMs: delay });
    const person = await becomeGuest(running.server.url);
    const watcher = takePlace([running.server.url], person.token, sitting.matchId, "watch");
    await until("a place", () => state(watcher).status === "live");
    await playUntil(sitting, () => state(sitting.seats[0]).table?.step === "precombatMain");
    const began = Date.now();
    expect(state(watcher).table?.step).not.toBe("precombatMain");
    await until("the step", () => state(watcher).table?.step === "precombatMain");
    expect(Date.now() - began).toBeGreaterThan(delay / 2);
    expect(state(watcher).log.some(({ event }) => event.kind === "turnBegan")).toBe(true);
    await until("the count", () => state(sitting.seats[0]).table?.watchers === 1);
    watcher.close();
  });
});
