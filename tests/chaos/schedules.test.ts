/** A few of the schedules that `npm run chaos -- --schedules 200` runs at length, and whether what judges them would notice. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededChance } from "../support/chance.ts";
import { leaksOf, writeCanaryMatch } from "./support/canary-match.ts";
import { drawFaults, FAULTS } from "./support/faults.ts";
import { runSchedule } from "./support/schedule.ts";
import { type Service, startService } from "./support/service.ts";
import { summaryOf } from "./support/summary.ts";

const SCHEDULES = Number(process.env.CHAOS_SCHEDULES ?? 2);
const SEED = Number(process.env.CHAOS_SEED ?? 1);

describe("a service under schedules of faults", () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service?.close());

  it.each(Array.from({ length: SCHEDULES }, (_, at) => SEED + at))(
    "loses, doubles and leaks nothing, and ends every match (seed %i)",
    async (seed) => {
      const { lost, doubled, leaks, troubles, unfinished, choices } = await runSchedule(service, seed);
      expect({ lost, doubled, leaks, troubles, unfinished }).toEqual({
        lost: [],
        doubled: [],
        leaks: [],
        troubles: [],
        unfinished: 0,
      });
      expect(choices).toBeGreaterThan(0);
    },
  );
});

describe("schedules", () => {
  it("are the same for the same seed, and together put every fault to use", () => {
    expect(drawFaults(seededChance(5))).toEqual(drawFaults(seededChance(5)));
    const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
    const drawn = seeds.flatMap((seed) => drawFaults(seededChance(seed)).map(({ kind }) => kind));
    expect(new Set(drawn)).toEqual(new Set(FAULTS));
  });

  it("are summed up, the longest return in seconds", () => {
    const one = {
      seed: 3,
      faults: drawFaults(seededChance(3)),
      choices: 10,
      lost: ["a choice"],
      doubled: [],
      leaks: ["a card"],
      troubles: [],
      unfinished: 1,
      longestReturnMs: 1_234,
      longestAbsenceMs: 2_000,
    };
    expect(summaryOf([one, { ...one, seed: 4, lost: [], longestReturnMs: 90 }])).toMatchObject({
      schedules: 2,
      choices: 20,
      lost: 1,
      leaks: 2,
      unfinished: 2,
      longestReturnSeconds: 1.2,
      longestAbsenceSeconds: 2,
    });
  });
});

describe("the judge of leaks", () => {
  it("finds a card of a library, the seed and the opponent's token in what a client was sent", async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-chaos-"));
    const database = await openDatabase({ kind: "sqlite", directory });
    const journal = new SqlJournal(database);
    const people = [
      { token: "token-of-ada", account: { id: null } },
      { token: "token-of-bea", account: { id: null } },
    ] as const;
    const match = await writeCanaryMatch(journal, people, seededChance(1));
    const record = await journal.read(match.matchId, "start");
    if (!record) throw new Error("the match is not in the journal");
    const judge = (bytes: string) =>
      leaksOf(match, {
        record,
        sentTo: (token) => Buffer.from(token === people[0].token ? bytes : ""),
        watchers: [],
      });
    const [own, others] = match.decks;
    const all = own.map(({ hash }) => hash).join(" ");
    expect(judge("")).toEqual([]);
    // The opening hand is known; the rest of the library is not.
    expect(judge(all)).toHaveLength(own.length - 7);
    expect(judge(others.map(({ name }) => name).join(" "))).toHaveLength(others.length);
    expect(judge(match.seed)).toEqual(["seat 0 was told the seed"]);
    expect(judge(people[1].token)).toEqual(["seat 0 was told a token"]);
    await database.close();
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });
});
