import { objectOf } from "../../state/access.ts";
import type { Frame } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { NO_CONTEXTS } from "../../state/setup.ts";
import { cease } from "../events/zones.ts";
import { pushFrame, tell } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 721.1: the stack is exiled, state-based actions are checked, and the game goes to the cleanup step. */
export function endTurn(run: Run, _effect: EffectOf<"endTurn">): void {
  cutShort(run, "turnEnds");
}

/** CR 721.2: the same for the combat phase; nothing happens outside of one. */
export function endCombat(run: Run, _effect: EffectOf<"endCombat">): void {
  if (run.state.combat) cutShort(run, "combatEnds");
  else run.fail();
}

/**
 * CR 721.1a-c, 721.2a-c. Whatever was being done is over; what triggers from here on waits for the next time that a player
 * would get priority.
 */
function cutShort(run: Run, what: "turnEnds" | "combatEnds"): void {
  if (run.scratch.exiled !== true) {
    run.note("exiled", true);
    run.g.state.pendingTriggers = [];
    if (!run.step(exileStack(run), "exiled")) return;
  }
  const turns: Frame = { kind: "turns", stage: what, action: 0 };
  run.g.state.frames = [turns];
  run.g.state.contexts = NO_CONTEXTS;
  pushFrame(run.g, { kind: "settle", stage: "stateBased", scratch: {}, rounds: 0, triggersWait: true });
}

/** Spells and what is represented by cards go to exile, abilities cease to exist (CR 721.1b). */
function exileStack(run: Run): readonly Happening[] {
  return run.state.stack.toReversed().flatMap((object): Happening[] => {
    if (objectOf(run.state, object).kind === "ability") {
      cease(run.g, object);
      tell(run.g, { kind: "ceasedToExist", object });
      return [];
    }
    const by = run.controller;
    return [{ kind: "move", object, to: { zone: "exile" }, cause: "exile", by, source: run.source }];
  });
}
