import { describe, expect, it } from "vitest";
import { type Play, play, spell } from "../effects/play.ts";

const dawn = spell("Dawn", [{ kind: "keywordAction", action: "dayBecomes" }]);
const dusk = spell("Dusk", [{ kind: "keywordAction", action: "nightBecomes" }]);
const trifle = spell("Trifle", [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }]);

/** Seat A has priority in the next turn, whose ever it is. */
function inNextTurn(t: Play): Play {
  return forA(t.to("upkeep", t.state.turn.number + 1));
}

function forA(t: Play): Play {
  while (t.decision.seat !== 0) t.pass();
  return t;
}

describe("day and night (CR 502.2)", () => {
  it("ask what the player whose turn it was has cast in it, not what others have", () => {
    const t = play({ A: { hand: [dawn, trifle] }, B: {} });
    inNextTurn(inNextTurn(t)).cast("Dawn").resolve();
    inNextTurn(t);
    expect([t.state.turn.active, t.state.turn.day]).toEqual([1, "day"]);
    t.cast("Trifle").resolve();
    inNextTurn(t);
    expect(t.state.turn.day).toBe("night");
  });

  it("turn to day only when that player has cast two spells", () => {
    const t = play({ A: { hand: [dusk, trifle, trifle, trifle, trifle] }, B: {} });
    inNextTurn(t).cast("Dusk").resolve();
    forA(t).cast("Trifle").resolve();
    inNextTurn(t);
    expect([t.state.turn.active, t.state.turn.day]).toEqual([0, "night"]);
    t.cast("Trifle").resolve().cast("Trifle").resolve();
    inNextTurn(t);
    expect(t.state.turn.day).toBe("day");
  });
});
