import { describe, expect, it } from "vitest";
import { type Play, play } from "../effects/play.ts";
import { keyword } from "../support/cards.ts";
import { beast } from "../support/keyworded.ts";

const giant = beast("Warchief Giant", 5, 3, keyword("haste"), keyword("myriad"));

function attackers(t: Play): (number | undefined)[] {
  return (t.state.combat?.attackers ?? []).map(({ defender }) =>
    defender && "player" in defender ? defender.player : undefined,
  );
}

/** Goes on until somebody is asked something other than for priority. */
function untilAsked(t: Play): Play {
  for (let guard = 0; t.decision.kind === "act" && guard < 20; guard++) t.pass();
  return t;
}

describe("myriad (CR 702.116)", () => {
  it("makes a tapped and attacking copy for each other opponent, exiled at end of combat", () => {
    const t = play({ A: { battlefield: [giant] }, B: {}, C: {} });
    t.attack("Warchief Giant/B");
    untilAsked(t).yes();
    expect(attackers(t)).toEqual([1, 2]);
    expect(t.state.battlefield.map((id) => t.state.objects[id]?.status.tapped)).toEqual([true, true]);
    for (let guard = 0; t.state.turn.step !== "postcombatMain" && guard < 60; guard++) {
      if (t.decision.kind === "act") t.pass();
      else t.say({ kind: "blockers", blocks: [] });
    }
    expect(t.state.players.map(({ life }) => life)).toEqual([20, 15, 15]);
    expect(t.state.battlefield.length).toBe(1);
  });

  it("does nothing where there is no other opponent", () => {
    const t = play({ A: { battlefield: [giant] }, B: {} });
    t.attack("Warchief Giant");
    for (let guard = 0; t.state.stack.length > 0 && guard < 10; guard++) t.pass();
    expect(attackers(t)).toEqual([1]);
  });
});
