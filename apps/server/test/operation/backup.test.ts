import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import { backUp } from "../../src/operation/backup.ts";
import { restore } from "../../src/operation/restore.ts";
import type { Database } from "../../src/storage/database.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES, type TestStorage } from "../support/databases.ts";
import { presetMatch } from "../support/match-bench.ts";
import { newGuest } from "../support/people.ts";

const folder = mkdtempSync(join(tmpdir(), "spellroom-backup-"));
const storages = new Map<string, TestStorage>();
beforeAll(async () => {
  for (const { name, start } of STORAGES) storages.set(name, await start());
});
afterAll(async () => {
  for (const storage of storages.values()) await storage.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(storage: string): Promise<Database> {
  const found = storages.get(storage);
  if (!found) throw new Error(`no storage ${storage}`);
  return openDatabase(await found.fresh());
}

/** Some of everything: an account, a match with its journal's set-up and definitions, talk. */
async function fill(database: Database): Promise<{ readonly token: string; readonly matchId: string }> {
  const guest = await newGuest(new Accounts(database), "Ada");
  const accountId = guest.session.account.id;
  const match = presetMatch([{ accountId }, { bot: "greedy" }]);
  await new SqlJournal(database).create(match);
  await database.query
    .insertInto("chat_messages")
    .values({
      match_id: match.id,
      channel: "players",
      account_id: accountId,
      name: "Ada",
      text: "hé",
      created_at: 1,
    })
    .execute();
  return { token: guest.token, matchId: match.id };
}

const PATHS = [
  ["SQLite", "SQLite"],
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
  ["PostgreSQL", "PostgreSQL"],
] as const;

describe("a backup", () => {
  it.each(PATHS)("of %s restored into %s has everything that there was", async (from, to) => {
    const [source, target] = [await open(from), await open(to)];
    const { token, matchId } = await fill(source);
    const file = join(folder, `${from}-${to}.gz`);
    const saved = await backUp(source, file);
    const restored = await restore(target, file);
    expect(restored).toEqual(saved);
    expect((await new Accounts(target).authenticate(token))?.account.displayName).toBe("Ada");
    const [before, after] = await Promise.all(
      [source, target].map((database) => new SqlJournal(database).read(matchId, "start")),
    );
    expect(after).toEqual(before);
    if (!after) throw new Error("the match is gone");
    expect(() => resumeMatch(after)).not.toThrow();
    // What is written afterwards gets a number of its own.
    await target.query
      .insertInto("chat_messages")
      .values({
        match_id: matchId,
        channel: "players",
        account_id: after.match.seats[0]?.accountId ?? "",
        name: "Ada",
        text: "again",
        created_at: 2,
      })
      .execute();
    const said = await target.query.selectFrom("chat_messages").select("text").orderBy("id").execute();
    expect(said.map(({ text }) => text)).toEqual(["hé", "again"]);
    await source.close();
    await target.close();
  });

  it("is not restored over what is there", async () => {
    const database = await open("SQLite");
    await fill(database);
    const file = join(folder, "own.gz");
    await backUp(database, file);
    await expect(restore(database, file)).rejects.toThrow("the database is not empty");
    await database.close();
  });

  it.each([
    ["cut short", (text: string) => text.split("\n").slice(0, -2).join("\n"), "not whole"],
    ["of something else", () => '{"format":"other"}\n', "no backup of Spellroom"],
    [
      "of another version",
      (text: string) => text.replace(/"migrations":\[[^\]]*\]/, '"migrations":["0000-old"]'),
      "another version",
    ],
    ["that is no text", () => "\u0000", "can't be read"],
  ])("%s is refused and leaves the database empty", async (_what, spoil, why) => {
    const [source, target] = [await open("SQLite"), await open("SQLite")];
    await fill(source);
    const file = join(folder, "spoilt.gz");
    await backUp(source, file);
    writeFileSync(file, gzipSync(spoil(gunzipSync(readFileSync(file)).toString("utf8"))));
    await expect(restore(target, file)).rejects.toThrow(why);
    const accounts = await target.query.selectFrom("accounts").select("id").execute();
    expect(accounts).toEqual([]);
    await source.close();
    await target.close();
  });
});
