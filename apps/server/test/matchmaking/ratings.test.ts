import type { SeatOutcome } from "@spellroom/protocol/http";
import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { Credentials } from "../../src/accounts/credentials.ts";
import { afterMatch, aged, FIRST_RATING, isProvisional, type Rating } from "../../src/matchmaking/glicko.ts";
import { LEADERBOARD_GAMES, Ratings } from "../../src/matchmaking/ratings.ts";
import type { Database } from "../../src/storage/database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES } from "../support/databases.ts";
import { newMatch } from "../support/matches.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

const POOL = { format: "constructed", timeControl: "blitz" } as const;

describe.each(STORAGES)("ratings on $name", ({ start }) => {
  let database: Database;
  let ratings: Ratings;

  withDatabase(start, (opened) => {
    database = opened;
    ratings = new Ratings(database);
  });

  let made = 0;
  async function member({ bot = false } = {}): Promise<string> {
    const accounts = new Accounts(database);
    const { account } = (await newGuest(accounts)).session;
    await accounts.setBot(account, bot);
    const email = `member${++made}@example.org`;
    await new Credentials(database, accounts.sessions).claim(account, email, "nine lives of the cat");
    return account.id;
  }

  async function play(
    [one, other]: readonly [string, string],
    outcomes: readonly [SeatOutcome, SeatOutcome] | "abandoned",
    rated = true,
  ): Promise<string> {
    const journal = new SqlJournal(database);
    const seats = [one, other].map((accountId, seat) => ({
      seat,
      accountId,
      bot: null,
      name: accountId,
      deck: { preset: "burn" },
    }));
    const match = newMatch({ ...POOL, rated, seats });
    await journal.create(match);
    await journal.finish(
      match.id,
      1,
      outcomes === "abandoned"
        ? { ended: "abandoned", outcomes: [] }
        : { ended: "finished", outcomes: outcomes.map((outcome, seat) => ({ seat, outcome })) },
    );
    return match.id;
  }

  it("rise for the winner and fall for the loser, once for each match", async () => {
    const [ada, bea] = [await member(), await member()];
    const matchId = await play([ada, bea], ["win", "loss"]);
    expect(await ratings.settle()).toBe(1);
    expect(await ratings.settle()).toBe(0);
    expect(await ratings.of(ada)).toMatchObject([
      { ...POOL, rating: 1662, games: 1, wins: 1, provisional: true },
    ]);
    expect(await ratings.of(bea)).toMatchObject([{ ...POOL, rating: 1338, games: 1, wins: 0 }]);
    expect(await ratings.changes(ada, 10)).toMatchObject([{ matchId, before: 1500, after: 1662 }]);
  });

  it("are left alone by unrated and by abandoned matches", async () => {
    const [ada, bea] = [await member(), await member()];
    await play([ada, bea], ["win", "loss"], false);
    await play([ada, bea], "abandoned");
    await ratings.settle();
    expect(await ratings.of(ada)).toEqual([]);
    expect(await ratings.settle()).toBe(0);
  });

  it("are of people and of bots apart", async () => {
    const [ada, bot, rival] = [await member(), await member({ bot: true }), await member({ bot: true })];
    await play([ada, bot], ["loss", "win"]);
    await ratings.settle();
    expect([await ratings.of(ada), await ratings.of(bot)]).toEqual([[], []]);
    for (let round = 0; round < 30; round++)
      await play([bot, rival], round % 3 ? ["win", "loss"] : ["loss", "win"]);
    await ratings.settle();
    const page = { offset: 0, limit: 100 };
    expect((await ratings.leaderboard(POOL, "bots", page)).map(({ id }) => id)).toEqual([bot, rival]);
    const people = (await ratings.leaderboard(POOL, "people", page)).map(({ id }) => id);
    expect(people).not.toContain(bot);
  });

  it("count every match once, however many processes settle at the same time", async () => {
    const people = [await member(), await member(), await member()] as const;
    for (let round = 0; round < 4; round++) {
      await play([people[0], people[1]], ["win", "loss"]);
      await play([people[1], people[2]], ["draw", "draw"]);
      await play([people[2], people[0]], ["loss", "win"]);
    }
    const processes = Array.from({ length: 4 }, () => new Ratings(database));
    let left = true;
    while (left)
      left = (await Promise.all(processes.map((each) => each.settle()))).some((count) => count > 0);
    const games = await Promise.all(people.map(async (id) => (await ratings.of(id))[0]?.games));
    expect(games).toEqual([8, 8, 8]);
    const [first] = await ratings.of(people[0]);
    expect(first?.wins).toBe(8);
    expect(await ratings.changes(people[0], 100)).toHaveLength(8);
  });

  it("lead the board once they are sure enough", async () => {
    const [ada, bea] = [await member(), await member()];
    const before = await ratings.leaderboard(POOL, "people", { offset: 0, limit: 100 });
    expect(before.map(({ id }) => id)).not.toContain(ada);
    for (let round = 0; round < 30; round++)
      await play([ada, bea], round % 3 ? ["win", "loss"] : ["loss", "win"]);
    await ratings.settle();
    const board = await ratings.leaderboard(POOL, "people", { offset: 0, limit: 100 });
    const ranks = [ada, bea].map((id) => board.find((position) => position.id === id)?.rank ?? 0);
    expect(ranks[0]).toBeGreaterThan(0);
    expect(ranks[0]).toBeLessThan(ranks[1] ?? 0);
    for (const { games, deviation } of board) {
      expect(games).toBeGreaterThanOrEqual(LEADERBOARD_GAMES);
      expect(isProvisional({ deviation })).toBe(false);
    }
  });

  it("know the opponent of the last match from the queue, if that was lately", async () => {
    const [ada, bea] = [await member(), await member()];
    expect(await ratings.lastOpponent(ada, 0)).toBeNull();
    await play([ada, bea], ["win", "loss"]);
    expect(await ratings.lastOpponent(ada, 0)).toBe(bea);
    expect(await ratings.lastOpponent(ada, Date.now() + 1000)).toBeNull();
  });
});

describe("Glicko-2", () => {
  it("comes to what Glickman's paper works out by hand", () => {
    // His example has three matches in one period; one after the other comes close to it.
    const start: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };
    const opponents = [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ] as const;
    const end = opponents.reduce(
      (rating, { score, ...opponent }) => afterMatch(rating, { ...opponent, volatility: 0.06 }, score),
      start,
    );
    expect(end.rating).toBeGreaterThan(1440);
    expect(end.rating).toBeLessThan(1490);
    expect(end.deviation).toBeCloseTo(151.5, -1);
  });

  it("is surer with every match, and less sure with every month without one", () => {
    const played = afterMatch(FIRST_RATING, FIRST_RATING, 1);
    expect(played.deviation).toBeLessThan(FIRST_RATING.deviation);
    const year = 365 * 24 * 60 * 60 * 1000;
    const sure = { ...FIRST_RATING, deviation: 45 };
    expect(aged(sure, 0).deviation).toBe(45);
    expect(aged(sure, year).deviation).toBeGreaterThan(90);
    expect(aged(sure, 1000 * year).deviation).toBe(350);
  });

  it("takes from one what it gives to the other when both are equally sure", () => {
    const [win, loss] = [
      afterMatch(FIRST_RATING, FIRST_RATING, 1),
      afterMatch(FIRST_RATING, FIRST_RATING, 0),
    ];
    expect(win.rating - 1500).toBeCloseTo(1500 - loss.rating, 6);
    expect(afterMatch(FIRST_RATING, FIRST_RATING, 0.5).rating).toBeCloseTo(1500, 6);
  });
});
