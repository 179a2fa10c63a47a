import { ApiClient, connectTable, enterMatch, type TableClient } from "@spellroom/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../src/boot/start-server.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { temporaryDirectory } from "../support/databases.ts";
import { until } from "../support/processes.ts";

const directory = temporaryDirectory();
let server: RunningServer;
beforeAll(async () => {
  const environment = { PAGES: "off", PORT: "0", DATA_DIR: directory.path, RATE_LIMIT_SCALE: "0" };
  server = await startServer(environment, { logger: createLogger("silent") });
});
afterAll(async () => {
  await server.stop();
  directory.remove();
});

interface Person {
  readonly api: ApiClient;
  readonly client: TableClient;
}

async function sitDown(token: string, matchId: string): Promise<Person> {
  const api = new ApiClient({ endpoint: server.url, token: () => token });
  const client = connectTable({ endpoint: server.url, enter: () => enterMatch(api, matchId, "seat") });
  await until(() => client.store.getState().status === "live");
  return { api, client };
}

/** Two people at a private table. */
async function table(): Promise<{ readonly matchId: string; readonly people: readonly [Person, Person] }> {
  const open = new ApiClient({ endpoint: server.url });
  const [one, other] = [await open.createGuest("Ada"), await open.createGuest("Bea")];
  const host = new ApiClient({ endpoint: server.url, token: () => one.token });
  const guest = new ApiClient({ endpoint: server.url, token: () => other.token });
  const { code } = await host.invite("presets", { preset: "ember-rush" });
  const matchId = await guest.joinInvitation(code, { preset: "wild-stampede" });
  return { matchId, people: [await sitDown(one.token, matchId), await sitDown(other.token, matchId)] };
}

describe("the room of a match", () => {
  it("tells everybody who is there, and who is not any more", async () => {
    const { people } = await table();
    const [ada, bea] = people;
    const connected = () => ada.client.store.getState().table?.players.map((player) => player.connected);
    await until(() => connected()?.every((one) => one) === true);
    bea.client.close();
    await until(() => connected()?.includes(false) === true);
    expect(ada.client.store.getState().notices.at(-1)).toMatchObject({
      kind: "connection",
      connected: false,
    });
    ada.client.close();
  });

  it("explains why a card in hand can't be played yet", async () => {
    const { people } = await table();
    const [{ client }] = people;
    const card = [...client.store.getState().known.values()].find(({ zone }) => zone === "hand");
    expect(await client.explain(card?.key ?? "")).toHaveLength(1);
    for (const person of people) person.client.close();
  });

  it("ends the game of who gives up, and makes another when both agree", async () => {
    const { people, matchId } = await table();
    const [ada, bea] = people;
    expect(await ada.client.rematch()).toMatchObject({ code: "unavailable" });
    expect(await ada.client.concede()).toBeNull();
    await until(() => bea.client.store.getState().table?.result != null);
    expect(bea.client.store.getState().table?.result?.winners).toHaveLength(1);
    expect(await ada.client.rematch()).toBeNull();
    await until(() => bea.client.store.getState().notices.some(({ kind }) => kind === "rematchOffered"));
    expect(await bea.client.rematch()).toBeNull();
    const ready = () => ada.client.store.getState().notices.find((notice) => notice.kind === "rematchReady");
    await until(() => ready() !== undefined);
    const next = ready()?.matchId ?? "";
    expect(next).not.toBe(matchId);
    expect(await ada.api.match(next)).toMatchObject({ rematchOf: matchId, status: "playing" });
    for (const person of people) person.client.close();
  });
});

describe("the room of the watchers", () => {
  it("shows them the public table and nothing else, and tells the players how many they are", async () => {
    const open = new ApiClient({ endpoint: server.url });
    const { token } = await open.createGuest();
    const api = new ApiClient({ endpoint: server.url, token: () => token });
    const wish = { format: "presets", deck: { preset: "ember-rush" }, bot: "greedy" };
    const matchId = await api.playBot(wish);
    const player = await sitDown(token, matchId);
    const watchers = [1, 2, 3].map(() =>
      connectTable({ endpoint: server.url, enter: () => enterMatch(open, matchId, "watch") }),
    );
    const count = () => player.client.store.getState().table?.watchers;
    await until(() => count() === 3);
    await until(() => watchers.every(({ store }) => store.getState().status === "live"));
    for (const { store } of watchers) {
      const { seat, known, decision, table: seen } = store.getState();
      expect({ seat, known: known.size, decision }).toEqual({ seat: null, known: 0, decision: null });
      expect(seen?.players.map((one) => one.handCount)).toEqual([7, 7]);
    }
    for (const watcher of watchers) watcher.close();
    await until(() => count() === 0);
    player.client.close();
  });
});
