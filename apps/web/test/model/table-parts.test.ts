import type { ActView, DecisionView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { creature, hand, object, player, tableOf } from "../../src/dev/make.ts";
import { arrowsOf } from "../../src/table/model/arrows.ts";
import {
  PASS_AFTER,
  type PassSettings,
  passAfter,
  somethingHappened,
  toggleStop,
  USUAL_STOPS,
} from "../../src/table/model/auto-pass.ts";
import { startDraft } from "../../src/table/model/draft.ts";
import { marksOf } from "../../src/table/model/marks.ts";
import { shareTable } from "../../src/table/model/share.ts";
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
const settings: PassSettings = { fullControl: false, skip: true, stops: USUAL_STOPS, passingSince: null };

describe("passing by itself", () => {
  const quiet = tableOf([], { step: "upkeep" });

  it("passes where nothing but mana can be made", () => {
    expect(passAfter(quiet, 0, ask(mana), settings)).toBe(PASS_AFTER.quiet);
  });

  it("takes as long whether there is something to do or not, so that the pause tells nothing", () => {
    expect(passAfter(quiet, 0, ask(cast), settings)).toBe(passAfter(quiet, 0, ask(), settings));
  });

  it("stops in one's own first main phase, and at the end of others' turns when something can be done", () => {
    expect(passAfter(tableOf([]), 0, ask(), settings)).toBeNull();
    const end = tableOf([], { active: 1, step: "end" });
    expect(passAfter(end, 0, ask(cast), settings)).toBeNull();
    expect(passAfter(end, 0, ask(mana), settings)).toBe(PASS_AFTER.quiet);
  });

  it("stops at a declared stop even if nothing can be done", () => {
    const stops = { ...USUAL_STOPS, own: toggleStop(USUAL_STOPS.own, "upkeep") };
    expect(passAfter(quiet, 0, ask(), { ...settings, stops })).toBeNull();
  });

  it("never passes in full control, nor when it was switched off", () => {
    expect(passAfter(quiet, 0, ask(), { ...settings, fullControl: true })).toBeNull();
    expect(passAfter(quiet, 0, ask(), { ...settings, skip: false })).toBeNull();
  });

  it("stops for what an opponent put on the stack if something can be done about it", () => {
    const table = tableOf([object("p9", "Opt", { zone: "stack", controller: 1 })]);
    expect(passAfter(table, 0, ask(cast), settings)).toBeNull();
    expect(passAfter(table, 0, ask(mana), settings)).toBe(PASS_AFTER.theirs);
  });

  it("lets one's own spells resolve", () => {
    const table = tableOf([object("p9", "Opt", { zone: "stack" })]);
    expect(passAfter(table, 0, ask(cast), settings)).toBe(PASS_AFTER.own);
  });

  it("passes everything until something happens, full control or not", () => {
    const passing = { ...settings, fullControl: true, passingSince: 7 };
    expect(passAfter(tableOf([]), 0, ask(cast), passing)).toBe(PASS_AFTER.quiet);
  });

  it("asks nothing but for priority", () => {
    const confirm: DecisionView = { id: 1, prompt: "may", source: null, kind: "confirm" };
    expect(passAfter(quiet, 0, confirm, settings)).toBeNull();
  });

  it.each([
    ["an opponent's spell", tableOf([object("p9", "Opt", { zone: "stack", controller: 1 })])],
    ["an attack", tableOf([creature("p9", "Elf", [1, 1], { controller: 1, attacking: { seat: 0 } })])],
    ["one's own next turn", tableOf([], { turn: 9 })],
  ])("is woken by %s", (_, table) => {
    expect(somethingHappened(table, 0, 7)).toBe(true);
    expect(somethingHappened(tableOf([], { turn: 8, active: 1 }), 0, 7)).toBe(false);
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

  it("have one's own cards alone in one's hand", () => {
    const known = new Map(hand("Opt", "Shock").map((card) => [card.key, card]));
    expect(handOf(known, 0)).toHaveLength(2);
    expect(handOf(known, 1)).toEqual([]);
    expect(handOf(known, null)).toEqual([]);
  });

  it("are drawn with oneself last, the others in turn order before", () => {
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
