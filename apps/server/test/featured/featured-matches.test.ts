import { beforeEach, describe, expect, it } from "vitest";
import { FeaturedMatches } from "../../src/featured/featured-matches.ts";
import { type BusyTable, QuietTimes } from "../../src/featured/quiet-times.ts";
import { createLogger } from "../../src/logging/logger.ts";
import type { MatchSpec } from "../../src/match/match-service.ts";
import { featuredMetrics } from "../../src/metrics/featured-metrics.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { listing } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

const MINUTE = 60_000;
const PEOPLE: BusyTable = { hasPeople: true, hasThinkers: false };
const DECK = { id: "burn", name: "Burn", description: "", formats: ["presets"], colors: "R" };

describe.each(STORAGES)("featured matches of bots on $name", ({ start }) => {
  let database: Database;
  let now = 0;
  /** What there is on the site; each test changes it. */
  let site: { online: number; load: number; tables: BusyTable[]; listed: Set<string>; made: MatchSpec[] };

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(async () => {
    now += MINUTE * 60;
    site = { online: 1, load: 0, tables: [], listed: new Set(), made: [] };
    await database.query
      .updateTable("site")
      .set({ value: "0" })
      .where("key", "=", "featured-match")
      .execute();
  });

  function ofProcess(): FeaturedMatches {
    return new FeaturedMatches({
      database,
      matches: {
        create: async (spec) => {
          site.made.push(spec);
          site.listed.add(spec.matchId);
          return { ok: true, matchId: spec.matchId, created: true };
        },
      },
      lobby: {
        get: async (matchId) => (site.listed.has(matchId) ? listing(matchId) : undefined),
      },
      online: { list: async () => ({ people: [], count: site.online }) },
      catalogue: { decks: [DECK] },
      quiet: new QuietTimes({ tables: () => site.tables, load: () => site.load }),
      metrics: featuredMetrics(createMetrics().registry),
      logger: createLogger("silent"),
      now: () => now,
    });
  }

  it("are played by two bots of different levels at a pace that people can follow, for everyone to watch", async () => {
    await ofProcess().beat();
    expect(site.made).toMatchObject([{ origin: "featured", visibility: "public" }]);
    const bots = site.made[0]?.seats.map((seat) => (seat.kind === "bot" ? seat.bot : "a person")) ?? [];
    expect(bots).toEqual([expect.stringMatching(/\.calm$/), expect.stringMatching(/\.calm$/)]);
    expect(new Set(bots).size).toBe(2);
  });

  it("are one at a time, whichever process looks, and the next begins where one is over", async () => {
    const [one, other] = [ofProcess(), ofProcess()];
    await Promise.all([one.beat(), other.beat()]);
    now += MINUTE;
    await Promise.all([one.beat(), other.beat()]);
    expect(site.made).toHaveLength(1);
    site.listed.clear();
    now += MINUTE;
    await Promise.all([one.beat(), other.beat()]);
    expect(site.made).toHaveLength(2);
  });

  it.each([
    ["nobody is on the site", { online: 0 }],
    ["the machine is busy", { load: 0.7 }],
    ["many matches are played", { tables: Array.from({ length: 9 }, () => PEOPLE) }],
    ["somebody plays a bot that thinks", { tables: [{ ...PEOPLE, hasThinkers: true }] }],
  ])("neither begin nor go on while %s", async (_why, change) => {
    const featured = ofProcess();
    await featured.beat();
    expect(featured.mayPlay).toBe(true);
    site.listed.clear();
    now += MINUTE;
    Object.assign(site, change);
    await featured.beat();
    expect(featured.mayPlay).toBe(false);
    expect(site.made).toHaveLength(1);
  });

  it("stop at once, not at the next check, when a player starts a match against a bot that thinks", async () => {
    const featured = ofProcess();
    await featured.beat();
    site.tables = [{ ...PEOPLE, hasThinkers: true }];
    expect(featured.mayPlay).toBe(false);
    site.tables = [{ hasPeople: false, hasThinkers: true }];
    expect(featured.mayPlay).toBe(true);
  });
});
