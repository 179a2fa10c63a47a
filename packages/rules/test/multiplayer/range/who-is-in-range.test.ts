import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { ANY_TARGET, CREATURE_TARGET, PLAYER_TARGET, real, spell } from "../../effects/play.ts";
import { CREATURES, card, creature } from "../../support/cards.ts";
import { circle, lives, STEAL } from "./circle.ts";

const DAMAGE: Effect = { kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t1" } };
const DART = spell("Dart", [DAMAGE], [ANY_TARGET]);

describe("players and objects within range (CR 801.2)", () => {
  it("are oneself, those so many seats away on both sides, and what they control", () => {
    const bears = { battlefield: [real("Grizzly Bears")] };
    const t = circle({ A: { hand: [DART], ...bears }, B: bears, C: bears, D: bears });
    t.cast("Dart");
    expect(t.options()).toEqual(["Grizzly Bears", "Grizzly Bears", "Grizzly Bears", "A", "B", "D"]);
  });

  it("may be others for each seat (801.2a)", () => {
    const t = circle({ A: { hand: [DART] }, B: { hand: [DART] } }, [1, 2, 1, 1]);
    t.cast("Dart");
    expect(t.options()).toEqual(["A", "B", "D"]);
    t.pick("B").pass().cast("Dart");
    expect(t.options()).toEqual(["A", "B", "C", "D"]);
  });

  it("are everybody where ranges aren't limited", () => {
    const t = circle({ A: { hand: [DART] } }, 2);
    t.cast("Dart");
    expect(t.options()).toEqual(["A", "B", "C", "D"]);
  });

  it("are found again as a turn begins, not as somebody leaves (801.2c)", () => {
    const t = circle({ A: { hand: [DART, DART] } });
    t.concede("B").cast("Dart");
    expect(t.options()).toEqual(["A", "D"]);
    t.pick("D").resolveAll().to("precombatMain", 6).pass().pass().cast("Dart");
    expect(t.options()).toEqual(["A", "C", "D"]);
  });

  it("include a battle that is protected by a player within range (801.2d)", () => {
    const siege = { card: card("Siege", { types: ["battle"], subtypes: ["Siege"], defense: 4 }) };
    // A battle without a battle type is protected by its controller (CR 310.8a).
    const own = { card: card("Redoubt", { types: ["battle"], defense: 4 }) };
    const counters = { defense: 4 };
    const t = circle({
      A: { hand: [DART] },
      C: {
        battlefield: [
          { ...siege, as: { counters, chosen: { player: 1 } } },
          { ...own, as: { counters, chosen: { player: 2 } } },
        ],
      },
    });
    t.cast("Dart");
    expect(t.options()).toEqual(["Siege", "A", "B", "D"]);
  });
});

describe("attacks (CR 801.3)", () => {
  it("are on opponents within range and their planeswalkers", () => {
    const walker = card("Walker", { types: ["planeswalker"], loyalty: 3 });
    const there = { battlefield: [{ card: walker, as: { counters: { loyalty: 3 } } }] };
    const t = circle({ A: { battlefield: [real("Grizzly Bears")] }, B: there, C: there, D: there });
    t.toAttackers();
    const { decision } = t;
    expect(decision.kind === "attackers" && decision.candidates[0]?.defenders).toEqual([
      { player: 1 },
      { player: 3 },
      { object: t.state.battlefield[1] },
      { object: t.state.battlefield[3] },
    ]);
  });

  it("are not possible where no opponent is within range", () => {
    const t = circle({ A: { battlefield: [real("Grizzly Bears")] } });
    t.concede("B").concede("D").to("postcombatMain");
    expect(t.told("attackersDeclared")).toBe(0);
  });
});

describe("targets (CR 801.4)", () => {
  it("are no players and no creatures out of range", () => {
    const t = circle({
      A: { hand: [spell("Doom", [], [CREATURE_TARGET]), spell("Word", [], [PLAYER_TARGET])] },
      C: { battlefield: [real("Grizzly Bears")] },
    });
    expect(t.canCast("Doom")).toBe(false);
    t.cast("Word");
    expect(t.options()).toEqual(["A", "B", "D"]);
  });

  it("become illegal as they leave it", () => {
    const t = circle({
      A: { hand: [DART] },
      B: { battlefield: [creature("Wall", 0, 9)] },
      C: { hand: [STEAL] },
    });
    t.cast("Dart", "Wall").pass().pass().cast("Steal", "Wall").resolveAll();
    expect(t.battlefield("C")).toEqual(["Wall"]);
    expect(t.object("Wall").damage).toBe(0);
  });
});

describe("what affects each of many (CR 801.10)", () => {
  it("does nothing to those out of range", () => {
    const each: Effect = {
      kind: "dealDamage",
      amount: 2,
      to: { kind: "objects", what: { kind: "all", filter: { of: [CREATURES] } } },
    };
    const bears = { battlefield: [real("Grizzly Bears")] };
    const t = circle({ A: { hand: [spell("Blaze", [each])], ...bears }, B: bears, C: bears, D: bears });
    t.cast("Blaze").resolveAll();
    expect((["A", "B", "C", "D"] as const).map((seat) => t.battlefield(seat).length)).toEqual([0, 0, 1, 0]);
  });

  it("leaves out players out of range, too", () => {
    const drain: Effect = { kind: "loseLife", who: { kind: "opponents" }, amount: 3 };
    const t = circle({ A: { hand: [spell("Drain", [drain])] } });
    t.cast("Drain").resolveAll();
    expect(lives(t)).toEqual([20, 17, 20, 17]);
  });
});
