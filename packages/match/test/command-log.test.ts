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

  it("tells how a seat has answered to that seat alone, and whether it was the player", () => {
    const log = new CommandLog();
    const choice = { kind: "act", act: 3 } as const;
    log.add({ at: 1, input: { kind: "choose", seat: 1, decision: 7, choice }, views: [[], [], []] });
    log.add({
      at: 2,
      input: { kind: "choose", seat: 1, decision: 8, choice, by: "automation" },
      views: [[], [], []],
    });
    const answers = (seat: number | null) => log.since(0, seat, 2).commands.map(({ answer }) => answer);
    expect(answers(1)).toEqual([
      { decision: 7, choice, by: "player" },
      { decision: 8, choice, by: "automation" },
    ]);
    expect([...answers(0), ...answers(null)]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("leaves out what was taken back when somebody comes", () => {
    const log = new CommandLog();
    log.add({ at: 0, views: [[began], [began], [began]] });
    log.add({ at: 1, input: concession, views: [[drew()], [drew()], [drew()]] });
    log.add({ at: 2, input: { kind: "takeBack", seat: 0, to: 0 }, views: [[], [], []] });
    expect(log.events(null)).toEqual([began]);
  });
});
