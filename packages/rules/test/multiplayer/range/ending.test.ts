import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, spell } from "../../effects/play.ts";
import { always, enchantment } from "../../support/cards.ts";
import { circle, watcher } from "./circle.ts";

const WIN = spell("Win", [{ kind: "winGame", who: { kind: "you" } }]);
const DRAW = spell("Draw", [{ kind: "drawGame" }]);

function lost(t: Play): (string | null)[] {
  return t.state.players.map((player) => player.lost);
}

describe("a player who would win the game (CR 801.14)", () => {
  it("makes all opponents within range lose, and the others play on", () => {
    const t = circle({ A: { hand: [WIN] } });
    t.cast("Win").resolveAll();
    expect(lost(t)).toEqual([null, "effect", null, "effect"]);
    expect(t.state.result).toBeNull();
  });

  it("doesn't make those lose who can't", () => {
    const angel = enchantment(
      "Angel",
      always({ kind: "rule", rule: { kind: "cantLoseGame", who: { kind: "you" } } }),
    );
    const t = circle({ A: { hand: [WIN] }, B: { battlefield: [angel] } });
    t.cast("Win").resolveAll();
    expect(lost(t)).toEqual([null, null, null, "effect"]);
  });

  it("wins if nobody else is left then", () => {
    const t = circle({ A: { hand: [WIN] } });
    t.concede("C").cast("Win").resolveAll();
    expect(t.state.result).toEqual({ winners: [0], reason: "lastStanding" });
  });
});

describe("a game that is a draw by an effect (CR 801.15)", () => {
  it("is one for its controller and everybody within range, while the others play on", () => {
    const t = circle({ A: { hand: [DRAW] } });
    t.concede("B");
    t.cast("Draw").resolveAll();
    expect(lost(t)).toEqual(["draw", "concede", null, "draw"]);
    expect(t.state.result).toEqual({ winners: [2], reason: "lastStanding" });
  });

  it("goes on among several others", () => {
    const t = circle({ A: { hand: [DRAW] } }, [1, 1, 1, 1]);
    t.cast("Draw").resolveAll();
    expect(lost(t)).toEqual(["draw", "draw", null, "draw"]);
  });

  it("is over if all are within range", () => {
    const t = circle({ A: { hand: [DRAW] } }, 2);
    t.cast("Draw").resolveAll();
    expect(t.state.result).toEqual({ winners: [], reason: "effect" });
  });
});

describe("a loop of mandatory actions (CR 801.16)", () => {
  it("is a draw for those whose objects are involved and everybody within their range", () => {
    const again: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };
    const echo = watcher("Echo", { kind: "gainsLife", who: { kind: "you" } }, again);
    const t = circle({ A: { hand: [spell("Tonic", [again])], battlefield: [echo] } });
    t.cast("Tonic");
    for (let count = 0; count < 20_000 && !t.state.result; count++) {
      if (t.decision.kind !== "act" || t.state.stack.length === 0) break;
      t.pass();
    }
    expect(lost(t)).toEqual(["draw", "draw", null, "draw"]);
    expect(t.state.result).toEqual({ winners: [2], reason: "lastStanding" });
  });
});
