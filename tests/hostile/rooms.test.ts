import type { TableClient } from "@spellroom/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { becomeGuest, type Guest, takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";
import { startTestServer, type TestServer } from "./support/table.ts";

let running: TestServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());

interface Seated {
  readonly person: Guest;
  readonly client: TableClient;
}

async function sitDown(person: Guest, matchId: string): Promise<Seated> {
  const client = takePlace([running.server.url], person.token, matchId);
  await until("a seat", () => client.store.getState().status === "live");
  return { person, client };
}

interface OpenTable {
  readonly matchId: string;
  readonly seated: readonly [Seated, Seated];
}

const DECKS = [{ preset: "ember-rush" }, { preset: "wild-stampede" }] as const;

/** Two people at a private table. */
async function openTable(): Promise<OpenTable> {
  const [ada, bea] = [await becomeGuest(running.server.url), await becomeGuest(running.server.url)];
  const { code } = (await ada.api.meetings.invite({ format: "presets", deck: DECKS[0] })).invitation;
  const { matchId } = await bea.api.meetings.joinInvitation({ code, deck: DECKS[1] });
  return { matchId, seated: [await sitDown(ada, matchId), await sitDown(bea, matchId)] };
}

/** Two people at a table that anyone may watch. */
async function openPublicTable(): Promise<OpenTable> {
  const [ada, bea] = [await becomeGuest(running.server.url), await becomeGuest(running.server.url)];
  const terms = { format: "freeForAll", places: 2, timeControl: "casual", visibility: "public" } as const;
  const { code } = (await ada.api.tables.open({ ...terms, deck: DECKS[0] })).table;
  await bea.api.tables.sitDown({ code, deck: DECKS[1] });
  const { matchId } = await ada.api.tables.start({ code });
  return { matchId, seated: [await sitDown(ada, matchId), await sitDown(bea, matchId)] };
}

describe("the room of a match", () => {
  it("tells a player who is connected, and who no longer is", async () => {
    const { seated } = await openTable();
    const [ada, bea] = seated;
    const connected = () => ada.client.store.getState().table?.players.map((player) => player.connected);
    await until("both to be there", () => connected()?.every((one) => one));
    bea.client.close();
    await until("one to leave", () => connected()?.includes(false));
    await until("the news of it", () =>
      ada.client.store.getState().notices.some((notice) => notice.kind === "connection" && !notice.connected),
    );
    ada.client.close();
  });

  it("explains why a card in hand can't be played yet", async () => {
    const { seated } = await openTable();
    const [{ client }] = seated;
    const card = await until("the cards to be dealt", () =>
      [...client.store.getState().known.values()].find(({ zone }) => zone === "hand"),
    );
    expect(await client.explain(card.key)).toHaveLength(1);
    for (const one of seated) one.client.close();
  });

  it("ends the game for a player who concedes, and creates a rematch when both agree, of which watchers are told, too", async () => {
    const { seated, matchId } = await openPublicTable();
    const [ada, bea] = seated;
    const { token } = await becomeGuest(running.server.url);
    const watcher = takePlace([running.server.url], token, matchId, "watch");
    await until("the watcher", () => watcher.store.getState().status === "live");
    expect(await ada.client.rematch()).toMatchObject({ code: "unavailable" });
    expect(await ada.client.concede()).toBeNull();
    const { winners } = await until("the end", () => bea.client.store.getState().table?.result);
    expect(winners).toHaveLength(1);
    expect(await ada.client.rematch()).toBeNull();
    const noticesOf = ({ client }: Pick<Seated, "client">) => client.store.getState().notices;
    await until("the offer", () => noticesOf(bea).some(({ kind }) => kind === "rematchOffered"));
    expect(await bea.client.rematch()).toBeNull();
    const ready = await until("the next match", () =>
      noticesOf(ada).find((notice) => notice.kind === "rematchReady"),
    );
    expect(ready.matchId).not.toBe(matchId);
    await expect.poll(() => noticesOf({ client: watcher })).toContainEqual(ready);
    watcher.close();
    const { match: next } = await ada.person.api.matches.look({ match: ready.matchId });
    expect(next).toMatchObject({
      rematchOf: matchId,
      status: "playing",
    });
    for (const { client } of seated) client.close();
  });
});

describe("the room of the watchers", () => {
  it("shows them the public table and nothing else, and tells the players how many they are", async () => {
    const person = await becomeGuest(running.server.url);
    const wish = { format: "presets", deck: { preset: "ember-rush" }, bot: "greedy" };
    const { matchId } = await person.api.matches.playBot(wish);
    const player = await sitDown(person, matchId);
    const watchers = await Promise.all(
      [1, 2, 3].map(async () => {
        const { token } = await becomeGuest(running.server.url);
        return takePlace([running.server.url], token, matchId, "watch");
      }),
    );
    const count = () => player.client.store.getState().table?.watchers;
    await until("three watchers", () => count() === 3);
    for (const { store } of watchers) {
      await until("a view", () => store.getState().status === "live");
      const { seat, known, decision, table } = store.getState();
      expect({ seat, known: known.size, decision }).toEqual({ seat: null, known: 0, decision: null });
      expect(table?.players).toHaveLength(2);
    }
    for (const watcher of watchers) watcher.close();
    await until("nobody to watch", () => count() === 0);
    player.client.close();
  });
});
