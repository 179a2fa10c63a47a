import { describe, expect, it } from "vitest";
import { COORDINATIONS, type CoordinationPair } from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { listing } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withPair } from "../support/stages.ts";

describe.each(COORDINATIONS)("the list of live matches, $name", ({ start }) => {
  let pair: CoordinationPair;
  withPair(start, (started) => {
    pair = started;
  });

  it("is the same at every process, newest first, page by page", async () => {
    for (const startedAt of [1, 3, 2]) await pair.one.lobby.put(listing(`match-${startedAt}`, { startedAt }));
    const { listings, total } = await pair.two.lobby.list({ limit: 2 });
    expect(listings.map(({ matchId }) => matchId)).toEqual(["match-3", "match-2"]);
    expect(total).toBe(3);
    expect((await pair.two.lobby.list({ offset: 2 })).listings).toEqual([
      listing("match-1", { startedAt: 1 }),
    ]);
    expect(await pair.two.lobby.get("match-2")).toEqual(listing("match-2", { startedAt: 2 }));
    expect(await pair.two.lobby.get("match-9")).toBeUndefined();
  });

  it("sends its changes with the version of the list that includes them", async () => {
    const changes = collect(pair.two.bus, "lobby");
    await pair.one.lobby.put(listing("match"));
    const before = await pair.two.lobby.list();
    await pair.one.lobby.put(listing("match", { turn: 2 }));
    await pair.one.lobby.remove("match");
    await pair.one.lobby.remove("match");
    await until(() => changes.length === 3);
    expect(changes.map(({ change }) => change.kind)).toEqual(["put", "put", "removed"]);
    expect(changes.filter(({ version }) => version > before.version)).toHaveLength(2);
    expect(await pair.two.lobby.list()).toMatchObject({
      listings: [],
      total: 0,
      version: before.version + 2,
    });
  });

  it("never lets a former owner replace or remove what a later one listed", async () => {
    await pair.one.lobby.put(listing("match", { epoch: 1 }));
    await pair.two.lobby.put(listing("match", { epoch: 2, processId: "two" }));
    await pair.one.lobby.put(listing("match", { epoch: 1, turn: 9 }));
    expect(await pair.one.lobby.get("match")).toMatchObject({ epoch: 2, processId: "two", turn: 1 });
  });
});
