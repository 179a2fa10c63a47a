import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { PLAYER_TARGET, type Play, real, spell } from "../../effects/play.ts";
import { always, enchantment } from "../../support/cards.ts";
import { giant, lives } from "./giant.ts";

const CHOSEN = { kind: "target", target: "t1" } as const;
const onTarget = (name: string, effect: Effect) => spell(name, [effect], [PLAYER_TARGET]);
const DRAW_OUT = onTarget("Draw Out", { kind: "draw", who: CHOSEN, amount: 1 });
const ANGEL = enchantment(
  "Angel",
  always(
    { kind: "rule", rule: { kind: "cantLoseGame", who: { kind: "you" } } },
    { kind: "rule", rule: { kind: "cantWinGame", who: { kind: "opponents" } } },
  ),
);

function lost(t: Play): (string | null)[] {
  return t.state.players.map((player) => player.lost);
}

describe("a team that wins and loses as one (CR 810.8)", () => {
  it("loses when its life total is 0 or less, and the other team wins (704.6a, 810.8c)", () => {
    const drain = onTarget("Drain", { kind: "loseLife", who: CHOSEN, amount: 6 });
    const t = giant({ A: { hand: [drain] } }, { AB: 30, CD: 6 });
    t.cast("Drain", "D").resolve();
    expect(lost(t)).toEqual([null, null, "life", "life"]);
    expect(t.state.result).toEqual({ winners: [0, 1], reason: "lastStanding" });
  });

  it("loses when one of its players drew from an empty library", () => {
    const t = giant({ A: { hand: [DRAW_OUT] }, C: { library: [] } });
    t.cast("Draw Out", "C").resolve();
    expect(lost(t)).toEqual([null, null, "library", "team"]);
    expect(t.state.result?.winners).toEqual([0, 1]);
  });

  it("loses when one of its players concedes (810.8b)", () => {
    const t = giant({});
    t.concede("B");
    expect(lost(t)).toEqual(["team", "concede", null, null]);
    expect(t.state.result?.winners).toEqual([2, 3]);
  });

  it("wins when an effect says that one of its players does", () => {
    const t = giant({ A: { hand: [onTarget("Triumph", { kind: "winGame", who: CHOSEN })] } });
    t.cast("Triumph", "D").resolve();
    expect(t.state.result).toEqual({ winners: [2, 3], reason: "effect" });
  });

  it("can't lose while one of its players can't, and its opponents can't win", () => {
    const t = giant({
      A: { hand: [DRAW_OUT, onTarget("Triumph", { kind: "winGame", who: CHOSEN })] },
      C: { battlefield: [ANGEL], library: [] },
      D: { library: [] },
    });
    t.cast("Draw Out", "D").resolve();
    expect(lost(t)).toEqual([null, null, null, null]);
    t.cast("Triumph", "B").resolve();
    expect(t.state.result).toBeNull();
  });

  it("doesn't lose where an effect of one of its players replaces that, whoever of it would have lost (614)", () => {
    const mirror = enchantment(
      "Mirror",
      always({
        kind: "replacement",
        replacement: {
          kind: "instead",
          event: { kind: "losesGame", who: { kind: "you" } },
          effects: [{ kind: "setLife", who: { kind: "you" }, to: 20 }],
        },
      }),
    );
    const drain = onTarget("Drain", { kind: "loseLife", who: CHOSEN, amount: 6 });
    const t = giant({ A: { hand: [drain] }, D: { battlefield: [mirror] } }, { AB: 30, CD: 6 });
    t.cast("Drain", "C").resolve();
    expect([lost(t), lives(t)]).toEqual([
      [null, null, null, null],
      [30, 30, 20, 20],
    ]);
    expect(t.state.result).toBeNull();
  });

  it("draws with the other team when both lose at the same time (104.4d)", () => {
    const t = giant(
      { A: { hand: [real("Flame Rift")], battlefield: [real("Mountain"), real("Mountain")] } },
      { AB: 8, CD: 8 },
    );
    t.cast("Flame Rift").resolve();
    expect(lives(t)).toEqual([0, 0, 0, 0]);
    expect(t.state.result).toEqual({ winners: [], reason: "draw" });
  });

  it("loses once when both of its players drew from empty libraries, and each of them is told once", () => {
    const drought = spell("Drought", [{ kind: "draw", who: { kind: "opponents" }, amount: 1 }]);
    const t = giant({ A: { hand: [drought] }, C: { library: [] }, D: { library: [] } });
    t.cast("Drought").resolve();
    expect(t.events.filter(({ kind }) => kind === "playerLost" || kind === "gameEnded")).toEqual([
      { kind: "playerLost", seat: 2, reason: "library" },
      { kind: "playerLost", seat: 3, reason: "team" },
      { kind: "gameEnded", winners: [0, 1], reason: "lastStanding" },
    ]);
  });
});
