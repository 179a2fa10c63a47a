import type { Amount, Effect, PlayerRef } from "@spellroom/card-language";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf, throughEffects } from "./action.ts";

/** CR 701.45: without cards from outside the game, to learn is to discard a card and draw one, or neither. */
export function learn(run: Run, effect: ActionEffect): void {
  const who: PlayerRef = effect.who ?? { kind: "you" };
  const discarded: Amount = { kind: "countRef", ref: { kind: "bound", name: "#learned" } };
  throughEffects(run, "learn", actorOf(run, effect), [
    { kind: "may", who, effects: [{ kind: "discard", who, amount: 1, bind: "#learned" }] },
    { kind: "draw", who, amount: discarded },
  ]);
}

/** CR 702.110a: the player may sacrifice a creature; "exploits" triggers look when one was. */
export function exploit(run: Run, effect: ActionEffect): void {
  const who: PlayerRef = effect.who ?? { kind: "you" };
  const sacrifice: Effect = {
    kind: "sacrifice",
    who,
    what: {
      kind: "choose",
      by: who,
      filter: { of: [{ kind: "type", type: "creature" }] },
      count: { min: 1, max: 1 },
      eachOwn: true,
    },
  };
  if (run.scratch.stage === "carriedOut" && run.context.bindings["#exploited"]?.did !== true) {
    run.fail();
    return;
  }
  throughEffects(
    run,
    "exploit",
    actorOf(run, effect),
    [{ kind: "may", who, effects: [sacrifice], bind: "#exploited" }],
    { object: run.source },
  );
}
