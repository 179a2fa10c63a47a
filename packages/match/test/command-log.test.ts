import type { EventView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { CommandLog } from "../src/views/command-log.ts";

const began: EventView = { kind: "turnBegan", turn: 2, seat: 1 };
const drew = (cards?: number): EventView => ({
  kind: "drew",
  seat: 0,
  count: 1,
  ...(cards === undefined ? {} : { cards: [{ key: `c${cards}`, card: null }] }),
});
const concession = { kind: "concede", seat: 1, reason: "concede" } as const;

describe("the log of a match", () => {
  it("tells every audience what it was told, where that is the same for all or for some, and where it is not", () => {
    const log = new CommandLog();
    const steps: (readonly (readonly EventView[])[])[] = [
      [[began], [began], [began]],
      [[drew(1)], [drew()], [drew()]],
      [[drew()], [drew(2)], [drew()]],
      [[], [], [began]],
    ];
    for (const [at, views] of steps.entries()) log.add({ at: at + 1, input: concession, views });
    for (const [audience, seat] of [0, 1, null].entries()) {
      const told = steps.map((views) => views[audience]);
      expect(log.events(seat)).toEqual(told.flat());
      expect(log.since(0, seat, 4).commands.map(({ events }) => events)).toEqual(told);
    }
  });
});
