import { describe, expect, it } from "vitest";
import { COORDINATIONS, type CoordinationPair, SHORT_TIMINGS } from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { until } from "../support/processes.ts";
import { withPair } from "../support/stages.ts";

const MIRA = { id: "mira", name: "Mira" };
const NOA = { id: "noa", name: "Noa" };

describe.each(COORDINATIONS)("who is online, $name", ({ start }) => {
  let pair: CoordinationPair;
  withPair(
    start,
    (started) => {
      pair = started;
    },
    SHORT_TIMINGS,
  );

  it("is seen from every process, once per account", async () => {
    pair.one.online.connect(MIRA, "tab 1");
    pair.two.online.connect(MIRA, "tab 2");
    pair.two.online.connect(NOA, "tab 3");
    await until(async () => (await pair.one.online.list()).count === 2);
    const { people } = await pair.one.online.list();
    expect(people.map(({ id }) => id).toSorted()).toEqual(["mira", "noa"]);
    expect(await pair.two.online.among(["mira", "nobody"])).toEqual(new Set(["mira"]));
    expect((await pair.two.online.list(1)).people).toHaveLength(1);
  });

  it("stays while one tab of several is open, wherever", async () => {
    const changes = collect(pair.two.bus, "online");
    pair.one.online.connect(MIRA, "tab 1");
    pair.two.online.connect(MIRA, "tab 2");
    pair.two.online.connect(NOA, "tab 3");
    await until(() => changes.length === 2);
    pair.one.online.disconnect("mira", "tab 1");
    pair.two.online.disconnect("noa", "tab 3");
    await until(() => changes.length === 3);
    expect(changes.at(-1)).toEqual({ count: 1, change: { kind: "left", id: "noa" } });
    pair.two.online.disconnect("mira", "tab 2");
    await until(() => changes.length === 4);
    expect(changes.at(-1)).toEqual({ count: 0, change: { kind: "left", id: "mira" } });
  });

  it("does not change when a page is reloaded", async () => {
    const changes = collect(pair.one.bus, "online");
    pair.one.online.connect(MIRA, "tab 1");
    await until(() => changes.length === 1);
    pair.one.online.disconnect("mira", "tab 1");
    pair.one.online.connect(MIRA, "tab 1 again");
    pair.one.online.connect(NOA, "tab 2");
    await until(() => changes.length === 2);
    expect(changes.map(({ change }) => change.kind)).toEqual(["arrived", "arrived"]);
    expect((await pair.two.online.list()).count).toBe(2);
  });

  it("is sent again under a new name", async () => {
    const changes = collect(pair.two.bus, "online");
    pair.one.online.connect(MIRA, "tab 1");
    await until(() => changes.length === 1);
    pair.one.online.rename({ id: "mira", name: "Miranda" });
    await until(() => changes.length === 2);
    expect(changes.at(-1)).toEqual({
      count: 1,
      change: { kind: "arrived", person: { id: "mira", name: "Miranda" } },
    });
  });

  it("knows the processes and whether they take new matches", async () => {
    const ids = [pair.one.processId, pair.two.processId];
    const listed = await pair.one.processes.list();
    expect(new Set(listed.map(({ processId }) => processId))).toEqual(new Set(ids));
    expect(await pair.one.processes.isAlive(pair.two.processId)).toBe(true);
    await until(async () => !(await pair.one.processes.isAlive("somebody else")));
    await pair.two.processes.drain();
    const draining = (await pair.one.processes.list()).filter((process) => process.draining);
    expect(draining.map(({ processId }) => processId)).toEqual([pair.two.processId]);
    await pair.two.processes.leave();
    expect(await pair.one.processes.isAlive(pair.two.processId)).toBe(false);
  });
});
