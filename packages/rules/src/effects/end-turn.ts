import { existing, type Game, tell } from "../core/game.ts";
import { cease, moveDirectly } from "../events/zones.ts";
import type { Frame } from "../state/frame.ts";
import { expire } from "../turn/expiry.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 721.1: everything on the stack is exiled, combat is over, the game goes to the cleanup step. */
export function endTurn(run: Run, _effect: EffectOf<"endTurn">): void {
  endTo(run.g, "cleanup");
}

/** CR 721.2: the same for the combat phase; nothing happens outside of one. */
export function endCombat(run: Run, _effect: EffectOf<"endCombat">): void {
  if (run.state.combat) endTo(run.g, "endOfCombat");
  else run.fail();
}

function endTo(g: Game, step: "cleanup" | "endOfCombat"): void {
  g.state.pendingTriggers = [];
  for (const id of g.state.stack.toReversed()) exileFromStack(g, id);
  if (g.state.combat) {
    g.state.combat = null;
    expire(g, { kind: "combatEnds" });
  }
  skipTo(g, step);
  const base: Frame = { kind: "turns", stage: "endStep", action: 0 };
  g.state.frames = [base];
  g.state.contexts = {};
}

/** Ends the present step so that the cleanup step, or what follows the combat phase, is next. */
function skipTo(g: Game, step: "cleanup" | "endOfCombat"): void {
  const { turn } = g.state;
  const at = turn.plan.findIndex((one, index) => index >= turn.at && one === step);
  if (step === "endOfCombat") {
    if (at >= 0) g.state.turn = { ...turn, at };
    return;
  }
  const plan = at < 0 ? [...turn.plan.slice(0, turn.at + 1), step] : turn.plan;
  g.state.turn = { ...turn, plan, at: at < 0 ? turn.at : at - 1 };
}

/** Spells go to exile, abilities cease to exist (CR 721.1b). */
function exileFromStack(g: Game, id: number): void {
  const object = existing(g.state, id);
  if (!object) return;
  if (object.kind === "ability") {
    cease(g, id);
    tell(g, { kind: "ceasedToExist", object: id });
    return;
  }
  const became = moveDirectly(g, id, "exile");
  tell(g, {
    kind: "moved",
    object: id,
    became,
    from: "stack",
    to: "exile",
    owner: object.owner,
    controller: object.controller,
    cause: "exile",
    by: null,
    source: null,
  });
}
