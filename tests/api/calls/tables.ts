/** Calls of the methods of `api.tables`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { OTHER_DECK, table } from "../support/stage.ts";

export const tables: CallsOf<"tables"> = {
  list: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.list()).tables.map((each) => each.code)).toContain(code);
  },
  open: async () => {
    const { code } = await table();
    expect(code).not.toBe("");
  },
  look: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.look({ code })).table.seats).toHaveLength(1);
  },
  sitDown: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.sitDown({ code, deck: OTHER_DECK })).table.seats).toHaveLength(2);
  },
  leave: async () => {
    const { code, host } = await table();
    expect((await host.api.tables.leave({ code })).table.status).toBe("closed");
  },
  addBot: async () => {
    const { code, host } = await table();
    expect((await host.api.tables.addBot({ code, bot: "greedy" })).table.seats[1]?.bot).toBe("greedy");
  },
  freePlace: async () => {
    const { code, host } = await table();
    await host.api.tables.addBot({ code, bot: "greedy" });
    expect((await host.api.tables.freePlace({ code, seat: 1 })).table.seats).toHaveLength(1);
  },
  start: async () => {
    const { code, host } = await table();
    await host.api.tables.addBot({ code, bot: "greedy" });
    expect((await host.api.tables.start({ code })).matchId).not.toBe("");
  },
};
