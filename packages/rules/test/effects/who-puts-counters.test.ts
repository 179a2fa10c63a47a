import type { Condition, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { enchantment } from "../support/cards.ts";
import { CREATURE_TARGET, type Play, play, real, spell } from "./play.ts";

describe("who puts counters on something (CR 122.6)", () => {
  const counting = enchantment("Tally of Hands", {
    kind: "triggered",
    event: { kind: "counterPut", on: { filter: { of: [] } }, counter: "any", by: { kind: "you" } },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });

  const put: Effect = {
    kind: "addCounters",
    counter: "+1/+1",
    amount: 1,
    on: { kind: "ref", ref: { kind: "target", target: "t1" } },
  };
  const opponentMayPut: Effect = { kind: "may", who: { kind: "opponents" }, effects: [put] };

  /** A spell of A with these instructions; the lives say who has put how many counters. */
  function giving(...effects: readonly Effect[]): Play {
    const t = play({
      A: {
        battlefield: [counting, real("Grizzly Bears")],
        hand: [spell("Gift", effects, [CREATURE_TARGET])],
      },
      B: { battlefield: [counting] },
    });
    return t.cast("Gift", "Grizzly Bears").resolve();
  }

  function outcome(t: Play): readonly [string, number, number] {
    t.resolveAll();
    return [t.pt("Grizzly Bears"), t.life("A"), t.life("B")];
  }

  it("is the player who is told that they may", () => {
    expect(outcome(giving(opponentMayPut).yes())).toEqual(["3/3", 20, 21]);
  });

  it("isn't yet the player who is told in the next sentence that they may", () => {
    const many: Condition = { kind: "compare", left: 1, compare: ">=", right: 1 };
    const then = [put];
    const sure = giving({ kind: "if", condition: many, then }, opponentMayPut);
    expect(outcome(sure.no())).toEqual(["3/3", 21, 20]);
    const chosen = giving({ kind: "may", who: { kind: "you" }, effects: [], then }, opponentMayPut);
    expect(outcome(chosen.yes().no())).toEqual(["3/3", 21, 20]);
  });
});
