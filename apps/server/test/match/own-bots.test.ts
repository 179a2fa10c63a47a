import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { type BotSaveResult, MOST_BOTS, OwnBots, readOwnBot } from "../../src/match/bots/own-bots.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

function document(name: string, more: object = {}): string {
  return JSON.stringify({ format: "spellroom-bot/1", name, play: [], otherwise: "pass", ...more }, null, 2);
}

function saved(result: BotSaveResult) {
  if (!result.ok) throw new Error(result.why);
  return result.bot;
}

describe.each(STORAGES)("bots that players wrote on $name", ({ start }) => {
  let database: Database;
  let bots: OwnBots;
  let accounts: Accounts;
  let ada: string;
  let bea: string;
  let now = 0;

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 24);
    bots = new OwnBots(database, () => now);
    accounts = new Accounts(database, { now: () => now });
    ada = (await newGuest(accounts, "Ada")).session.account.id;
    bea = (await newGuest(accounts, "Bea")).session.account.id;
  });

  it("are listed by their names for their owner alone, each with the text that was typed", async () => {
    const text = document("Zebra", { description: "Waits." });
    const zebra = saved(await bots.save(ada, `zebra-${ada}`, text));
    const ant = saved(await bots.save(ada, `ant-${ada}`, document("Ant")));
    expect((await bots.list(ada)).map(({ bot }) => bot)).toEqual([ant, zebra]);
    expect(zebra.bot).toMatchObject({ name: "Zebra [bot]", description: "Waits.", level: null });
    expect(await bots.get(ada, zebra.id)).toEqual({ bot: zebra, text });
    expect(await bots.list(bea)).toEqual([]);
    expect(await bots.get(bea, zebra.id)).toBeNull();
  });

  it("are chosen by their owner, with a pace if wanted, and by nobody else", async () => {
    const { bot } = saved(await bots.save(ada, `mine-${ada}`, document("Mine")));
    expect(await bots.chosen(ada, bot.id)).toEqual({ id: bot.id, name: "Mine [bot]" });
    const calm = await bots.chosen(ada, `${bot.id}.calm`);
    expect(calm).toEqual({ id: `${bot.id}.calm`, name: "Mine [bot]" });
    expect(await bots.rulesOf(calm?.id ?? "")).toMatchObject({ name: "Mine" });
    expect(await bots.chosen(bea, bot.id)).toBeUndefined();
    expect(await bots.chosen(ada, "greedy")).toBeUndefined();
    expect(await bots.rulesOf("greedy")).toBeNull();
  });

  it("are changed and deleted by their owner alone", async () => {
    const id = `contested-${ada}`;
    const first = saved(await bots.save(ada, id, document("First")));
    now += 1;
    expect(saved(await bots.save(ada, id, document("Second")))).toMatchObject({
      bot: { id: first.bot.id, name: "Second [bot]" },
      createdAt: first.createdAt,
      changedAt: now,
    });
    expect(await bots.save(bea, id, document("Stolen"))).toEqual({ ok: false, why: "foreign" });
    expect(await bots.remove(bea, id)).toBe(false);
    expect(await bots.remove(ada, id)).toBe(true);
    expect(await bots.rulesOf(first.bot.id)).toBeNull();
  });

  it("are as many as an account may have, and those can still be changed", async () => {
    for (let count = 0; count < MOST_BOTS; count++)
      saved(await bots.save(ada, `bot-${count}-${ada}`, document(`Bot ${count}`)));
    const more = await bots.save(ada, `one-more-${ada}`, document("One more"));
    expect(more).toEqual({ ok: false, why: "too-many" });
    saved(await bots.save(ada, `bot-0-${ada}`, document("Renamed")));
    saved(await bots.save(bea, `another-${bea}`, document("Another")));
  });

  it("go when their owner deletes the account", async () => {
    saved(await bots.save(ada, `gone-${ada}`, document("Gone")));
    await accounts.erase(ada);
    expect(await bots.list(ada)).toEqual([]);
  });
});

describe("what a player uploads as a bot", () => {
  it("is refused with the place of the mistake, and is not saved", () => {
    const read = readOwnBot('{\n  "format": "spellroom-bot/1",\n  "name": "X Y",\n  "play": 3\n}');
    expect(read.ok ? [] : read.problems).toEqual([
      { kind: "missing", line: 1, field: "otherwise", wanted: "" },
      { kind: "type", line: 4, field: "play", wanted: "array" },
    ]);
  });

  it.each(["Ace [bot]", "Ace\u0000", "Ace\u202e", "Ace #2", "\u0410ce", "Z", "A very long name for a bot"])(
    "can't be called %j, which nobody else may be called",
    (name) => {
      const read = readOwnBot(document(name));
      expect(read.ok ? [] : read.problems).toEqual([
        { kind: "name", line: 3, field: "name", wanted: expect.any(String) },
      ]);
    },
  );
});
