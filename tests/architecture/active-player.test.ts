import { describe, expect, it } from "vitest";
import { comparisonsWithActive, REVIEWED } from "./source/active-player.ts";
import { loadCode } from "./source/checkout.ts";

function found(text: string): string[] {
  return comparisonsWithActive([{ path: "packages/rules/src/turn.ts", text }]);
}

describe("whose turn it is", () => {
  it("is asked of isActive or isTurnOf, which know of teams that take turns together", () => {
    const files = new Set(comparisonsWithActive(loadCode()).map((place) => place.replace(/:\d+$/, "")));
    expect([...files].sort()).toEqual(Object.keys(REVIEWED).sort());
  });
});

describe("the check of comparisons with the active player", () => {
  it.each([
    "const own = state.turn.active === seat;",
    "const own = seat !== g.state.turn.active;",
    "const own = view.table.active === me;",
    "const own = turn.active === seat && isMain;",
    "const { active, step } = state.turn; const own = active === seat;",
    "function f({ turn: { active } }: GameState) { return seat !== active; }",
  ])("finds %s", (text) => {
    expect(found(`const first = 1;\n${text}`)).toEqual(["packages/rules/src/turn.ts:2"]);
  });

  it.each([
    "const own = isActive(state, seat);",
    "const next = seatsInOrder(state, state.turn.active);",
    "const { active } = draft; const now = active === at;",
    "function f() {\n  const { active } = state.turn;\n  return active;\n}\nconst g = (active: number) => active === 1;",
    "// seat === state.turn.active",
    "const here = document.active === seat;",
  ])("passes %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
