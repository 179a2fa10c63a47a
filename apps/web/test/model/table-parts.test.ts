import { NO_TABLE_STATUS } from "@spellroom/client";
import {
  type ActView,
  type ClockView,
  type DecisionView,
  TIME_CONTROLS,
  USUAL_AUTOMATION,
} from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { creature, hand, object, player, tableOf } from "../../src/dev/make.ts";
import { arrowsOf } from "../../src/table/model/arrows.ts";
import { seatClock, timeText } from "../../src/table/model/clock.ts";
import { startDraft } from "../../src/table/model/draft.ts";
import { marksOf } from "../../src/table/model/marks.ts";
import { shareTable } from "../../src/table/model/share.ts";
import { isStopStep, toggleStop } from "../../src/table/model/stops.ts";
import { handOf, seatOrder, stackOf, topOfGraveyard } from "../../src/table/model/zones.ts";

const cast: ActView = { kind: "cast", key: "s1", face: 0, via: null, cost: ["R"] };
const mana: ActView = { kind: "activate", key: "p1", ability: "p0", mana: true, cost: ["T"] };
const ask = (...acts: readonly ActView[]): DecisionView => ({
  id: 1,
  prompt: "priority",
  source: null,
  kind: "act",
  acts: [{ kind: "pass" }, ...acts],
});
describe("stops", () => {
  it("are set where there are none, and cleared where there are", () => {
    const { own } = USUAL_AUTOMATION.stops;
    expect(toggleStop(own, "upkeep")).toEqual({ ...own, upkeep: "always" });
    expect(toggleStop(toggleStop(own, "upkeep"), "upkeep")).toEqual(own);
    expect(isStopStep("untap")).toBe(false);
  });
});

describe("clocks", () => {
  const { timing } = TIME_CONTROLS.standard;
  if (timing === null) throw new Error("standard is timed");
  const clock: ClockView = {
    now: 100_000,
    banks: [60_000, 90_000, null],
    late: [1, 0, 0],
    running: { seat: 0, since: 100_000, free: 105_000, until: 165_000 },
    away: [],
  };
  const tableStatus = { ...NO_TABLE_STATUS, time: { timing, clock }, clockAhead: 40_000 };
  const at = (server: number) => server - 40_000;

  it("run by the server's time, first for free", () => {
    expect(seatClock(tableStatus, 0, false, at(104_000))).toMatchObject({
      bankMs: 60_000,
      leftMs: 61_000,
      rope: null,
    });
    expect(seatClock(tableStatus, 0, false, at(115_000))).toMatchObject({
      bankMs: 50_000,
      leftMs: 50_000,
      late: 1,
    });
  });

  it("warn when the open question is about to run out", () => {
    expect(seatClock(tableStatus, 0, false, at(155_000))?.rope).toBe(0.5);
    expect(seatClock(tableStatus, 0, false, at(200_000))).toMatchObject({ leftMs: 0, bankMs: 0 });
  });

  it("stand for players who aren't asked, don't exist for bots, and stand in a pause", () => {
    expect(seatClock(tableStatus, 1, false, at(155_000))).toMatchObject({ bankMs: 90_000, leftMs: null });
    expect(seatClock(tableStatus, 2, false, at(155_000))).toBeNull();
    expect(seatClock(tableStatus, 0, true, at(900_000))).toMatchObject({ bankMs: 60_000, leftMs: 65_000 });
  });

  it("are told in minutes and seconds", () => {
    expect([timeText(245_000), timeText(6_100), timeText(0)]).toEqual(["4:05", "0:07", "0:00"]);
  });
});

describe("marks", () => {
  it("show what can be done, but not mana", () => {
    const marks = marksOf(ask(cast, mana), { kind: "none" });
    expect([...marks]).toEqual([["s1", ["legal"]]]);
  });

  it("show targets with their own sign, players too, and what is chosen", () => {
    const decision: DecisionView = {
      id: 1,
      prompt: "chooseTargets",
      source: null,
      kind: "pick",
      min: 1,
      max: 2,
      options: [
        { kind: "object", key: "p1" },
        { kind: "player", seat: 1 },
      ],
    };
    expect([...marksOf(decision, { kind: "pick", picked: [1] })]).toEqual([
      ["p1", ["targetable"]],
      ["@1", ["target"]],
    ]);
  });

  it("show the attackers, and their possible defenders once there is a choice", () => {
    const decision: DecisionView = {
      id: 1,
      prompt: "declareAttackers",
      source: null,
      kind: "attackers",
      candidates: [{ key: "a", defenders: [{ seat: 1 }, { key: "w" }], must: false }],
    };
    expect([...marksOf(decision, startDraft(decision))]).toEqual([["a", ["legal"]]]);
    expect([...marksOf(decision, { kind: "attackers", attacks: [0], active: 0 })]).toEqual([
      ["a", ["attacking"]],
      ["@1", ["targetable"]],
      ["w", ["targetable"]],
    ]);
  });
});

describe("arrows", () => {
  it("lead from the stack to its targets, and from blockers to attackers", () => {
    const table = tableOf([
      object("spell", "Opt", { zone: "stack", targets: [{ key: "a" }, { seat: 1 }] }),
      creature("a", "Elf", [1, 1], { blocking: ["b"] }),
    ]);
    expect(arrowsOf(table, null, { kind: "none" })).toEqual([
      { from: "spell", to: "a", kind: "target", draft: false },
      { from: "spell", to: "@1", kind: "target", draft: false },
      { from: "a", to: "b", kind: "block", draft: false },
    ]);
  });

  it("show an attack while it is being made", () => {
    const decision: DecisionView = {
      id: 1,
      prompt: "declareAttackers",
      source: null,
      kind: "attackers",
      candidates: [{ key: "a", defenders: [{ seat: 1 }], must: false }],
    };
    const draft = { kind: "attackers", attacks: [0], active: null } as const;
    expect(arrowsOf(tableOf([]), decision, draft)).toEqual([
      { from: "a", to: "@1", kind: "attack", draft: true },
    ]);
  });
});

describe("zones", () => {
  it("have the stack's next to resolve first, and a graveyard's last on top", () => {
    const table = tableOf([
      object("first", "Opt", { zone: "stack" }),
      object("second", "Opt", { zone: "stack" }),
      object("old", "Opt", { zone: "graveyard" }),
      object("new", "Opt", { zone: "graveyard" }),
      object("theirs", "Opt", { zone: "graveyard", owner: 1 }),
    ]);
    expect(stackOf(table).map(({ key }) => key)).toEqual(["second", "first"]);
    expect(topOfGraveyard(table, 0)?.key).toBe("new");
  });

  it("have only the player's own cards in the hand", () => {
    const known = new Map(hand("Opt", "Shock").map((card) => [card.key, card]));
    expect(handOf(known, 0)).toHaveLength(2);
    expect(handOf(known, 1)).toEqual([]);
    expect(handOf(known, null)).toEqual([]);
  });

  it("are drawn with the player last and the opponents before in turn order", () => {
    const table = tableOf([], { players: [0, 1, 2, 3].map((seat) => player(seat, `Player ${seat}`)) });
    expect(seatOrder(table, 1)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(table, null)).toEqual([1, 2, 3, 0]);
  });
});

describe("a patch", () => {
  it("keeps the very values of what did not change", () => {
    const before = tableOf([object("a", "Opt"), object("b", "Opt")]);
    const now = structuredClone(before);
    const changed = { ...now, objects: { ...now.objects, b: object("b", "Opt", { tapped: true }) } };
    const shared = shareTable(before, changed);
    expect(shared.objects.a).toBe(before.objects.a);
    expect(shared.objects.b).not.toBe(before.objects.b);
    expect(shared.players).toBe(before.players);
    expect(shareTable(before, structuredClone(before)).objects).toBe(before.objects);
  });

  it("notices what came and went", () => {
    const before = tableOf([object("a", "Opt")]);
    const now = tableOf([object("b", "Opt")]);
    expect(Object.keys(shareTable(before, now).objects)).toEqual(["b"]);
  });
});
