import { type Server, startServer } from "@spellroom/infra/testing";
import { type JournalRecord, openDatabase, SqlJournal } from "@spellroom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BotMatch, journalFaults } from "../support/bot-match.ts";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

let server: Server;
beforeEach(async () => {
  server = await startServer({ env: { PAGES: "off", RATE_LIMIT_SCALE: "0" } });
});
afterEach(() => server.dispose());

function begin(luck: number): Promise<BotMatch> {
  return BotMatch.begin({ endpoints: [[server.url], [server.url]], luck });
}

/** The journal as it stands on the disk. */
async function readJournal(matchId: string): Promise<JournalRecord> {
  const database = await openDatabase({ kind: "sqlite", directory: server.dataFolder });
  const record = await new SqlJournal(database).read(matchId, "start");
  await database.close();
  if (!record) throw new Error("the match is not in the journal");
  return record;
}

describe("a server that is killed in mid-match and started again", () => {
  it("gives the same seat the same decision on the same table", async () => {
    const duel = await begin(1);
    const watcher = takePlace([server.url], duel.people[0].token, duel.matchId, "watch");
    for (const answers of [30, 90]) {
      await duel.playUntil(answers);
      const before = duel.see();
      const { entries } = await readJournal(duel.matchId);
      await server.kill9();
      await until("both to notice", () =>
        duel.players.every(({ client }) => client.store.getState().status !== "live"),
      );
      await server.restart();
      await duel.bothLive();
      expect(duel.see()).toEqual(before);
      const after = await readJournal(duel.matchId);
      expect(after.entries).toEqual(entries);
    }
    await duel.playToTheEnd();
    await until("the watcher to see the end", () => watcher.store.getState().table?.result);
    expect(journalFaults(await readJournal(duel.matchId), duel)).toEqual([]);
    expect(duel.troubles).toEqual([]);
    duel.close();
    watcher.close();
  });

  it("loses and doubles nothing that it took while both played as fast as they could", async () => {
    const duel = await begin(2);
    for (const answers of [25, 80]) {
      await until(`${answers} answers`, () => duel.answers >= answers || duel.isOver, 60_000);
      await server.kill9();
      await server.restart();
    }
    await duel.playToTheEnd();
    expect(journalFaults(await readJournal(duel.matchId), duel)).toEqual([]);
    expect(duel.troubles).toEqual([]);
    duel.close();
  });
});
