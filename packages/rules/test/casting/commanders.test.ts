import { rulesetById } from "@spellroom/cards";
import { expect, it } from "vitest";
import { choose, startGame } from "../../src/engine/engine.ts";
import type { GameState } from "../../src/state/game-state.ts";
import { card } from "../support/cards.ts";
import { real } from "../support/duel.ts";

const captain = card("Captain", { types: ["creature"], manaCost: ["0"], power: 2, toughness: 2 });

/** Whoever is asked keeps the hand, passes or attacks with nothing, until the player on the play may cast the commander. */
function untilCastable(from: GameState): GameState {
  let state = from;
  for (let guard = 0; guard < 20; guard++) {
    const { decision } = state;
    if (!decision) throw new Error("nobody is asked");
    const act = decision.kind === "act" ? decision.acts.find((one) => one.kind === "cast") : undefined;
    const choice = act
      ? ({ kind: "act", act: act.id, autoPay: true } as const)
      : decision.kind === "act"
        ? ({ kind: "act", act: "pass" } as const)
        : ({ kind: "confirm", yes: false } as const);
    const result = choose(state, decision.seat, decision.id, choice);
    if (!result.ok) throw new Error(result.refusal.kind);
    state = result.state;
    if (act) return state;
  }
  throw new Error("the commander can't be cast");
}

it("a commander of the set-up can be cast from the command zone, and stays one on the stack (CR 903.3, 903.8)", () => {
  const deck = Array.from({ length: 20 }, () => real("Forest"));
  const ruleset = { ...rulesetById("full"), commander: { damageToLose: 21 } };
  const players = ["A", "B"].map((name) => ({ name, deck, commanders: [captain] }));
  const { state } = startGame({ ruleset, seed: "0".repeat(64), players, startingSeat: 0 });
  const [spell] = untilCastable(state).stack;
  const cast = untilCastable(state).objects[spell ?? 0];
  expect(cast?.marks).toEqual(["commander"]);
});
