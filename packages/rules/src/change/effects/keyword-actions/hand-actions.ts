import type { Amount, Effect, Filter, PlayerRef } from "@spellroom/card-language";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf, throughEffects } from "./action.ts";

/**
 * CR 701.45a: a card is discarded for another, or a Lesson is revealed from outside the game and put into the hand, or neither.
 * Everyone sees what is asked, so a player with a sideboard is asked for a Lesson, whether there is one in it or not.
 */
export function learn(run: Run, effect: ActionEffect): void {
  const who: PlayerRef = effect.who ?? { kind: "you" };
  const discarded: Amount = { kind: "countRef", ref: { kind: "bound", name: "#learned" } };
  const owned: Filter = { zones: ["outside"], of: [{ kind: "owner", player: who }] };
  const lesson: Filter = {
    ...owned,
    of: [{ kind: "subtype", subtype: "Lesson" }, ...owned.of],
  };
  const taken: Effect = {
    kind: "may",
    who,
    effects: [
      {
        kind: "reveal",
        what: { kind: "choose", by: who, filter: lesson, count: { min: 1, max: 1 } },
        bind: "#lesson",
      },
      { kind: "move", what: { kind: "ref", ref: { kind: "bound", name: "#lesson" } }, to: { zone: "hand" } },
    ],
  };
  const then = [taken];
  throughEffects(run, "learn", actorOf(run, effect), [
    { kind: "may", who, effects: [{ kind: "discard", who, amount: 1, bind: "#learned" }] },
    { kind: "draw", who, amount: discarded },
    {
      kind: "if",
      condition: {
        kind: "all",
        of: [
          { kind: "compare", left: discarded, compare: "=", right: 0 },
          { kind: "exists", filter: owned },
        ],
      },
      then,
    },
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
