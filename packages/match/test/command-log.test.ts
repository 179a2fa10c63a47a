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
  it("returns to every audience what it was told, whether that is the same for all, for some, or for none", () => {
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

  it("returns a seat's choice to that seat alone, and whether the player made it", () => {
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

  it("leaves out what was taken back for a new client", () => {
    const log = new CommandLog();
    log.add({ at: 0, views: [[began], [began], [began]] });
    log.add({ at: 1, input: concession, views: [[drew()], [drew()], [drew()]] });
    log.add({ at: 2, input: { kind: "takeBack", seat: 0, to: 0 }, views: [[], [], []] });
    expect(log.events(null)).toEqual([began]);
  });

  describe.each([
    { name: "as it is", packer: undefined },
    {
      name: "packed",
      packer: {
        pack: (text: string) => text.split("").reverse().join(""),
        unpack: (packed: string) => packed.split("").reverse().join(""),
      },
    },
  ])("that is long and kept $name", ({ packer }) => {
    const turn = (at: number): EventView => ({ kind: "turnBegan", turn: at, seat: 0 });
    const longLog = (first: number, length: number): CommandLog => {
      const log = new CommandLog(packer);
      for (let at = first; at < first + length; at++)
        log.add({ at, input: concession, views: [[turn(at)], [turn(at)], [turn(at)]] });
      return log;
    };
    const turns = (from: number, to: number) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => turn(from + at));

    it("returns what came after any command, up to any that has been shown", () => {
      const log = longLog(0, 83);
      for (const [after, last] of [
        [0, 82],
        [24, 82],
        [25, 26],
        [30, 30],
        [49, 75],
        [74, 82],
        [80, 82],
        [82, 82],
      ] as const)
        expect(log.since(after, null, last).commands.flatMap(({ events }) => events)).toEqual(
          turns(after + 1, last),
        );
    });

    it("tells a new client the latest events, without those taken back", () => {
      const log = longLog(0, 190);
      expect(log.events(1)).toEqual(turns(40, 189));
      log.add({ at: 190, input: { kind: "takeBack", seat: 0, to: 60 }, views: [[], [], []] });
      expect(log.events(1)).toEqual(turns(0, 60));
    });

    it("drops all but the latest commands, and continues from there", () => {
      const log = longLog(7, 300);
      for (const shown of [206, 207, 231, 240, 306]) {
        log.trim(shown);
        const page = log.since(0, null, 306);
        expect(page.first).toBe(Math.max(7, shown - 199));
        expect(page.commands.flatMap(({ events }) => events)).toEqual(turns(page.first, 306));
      }
      log.add({ at: 307, input: concession, views: [[turn(307)], [turn(307)], [turn(307)]] });
      expect(log.since(305, 0, 307).commands.flatMap(({ events }) => events)).toEqual(turns(306, 307));
      log.trim(2_000);
      log.add({ at: 308, input: concession, views: [[began], [began], [began]] });
      expect(log.since(0, 0, 308)).toMatchObject({ first: 308, commands: [{ index: 308 }] });
    });
  });
});
