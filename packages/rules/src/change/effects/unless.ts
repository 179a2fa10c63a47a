import { pay } from "./may.ts";
import type { EffectOf, Run } from "./run.ts";

const PAID = "#unlessPaid";

/** "... unless that player pays": the player is asked only where the cost can be paid (CR 118.12a). */
export function unless(run: Run, effect: EffectOf<"unless">): void {
  const seat = run.player(effect.who);
  if (run.scratch.stage === "paying") {
    end(run, effect, run.context.bindings[PAID]?.did === true);
    return;
  }
  if (seat === undefined) end(run, effect, false);
  else pay(run, seat, effect.cost, PAID, "unless");
}

function end(run: Run, effect: EffectOf<"unless">, paid: boolean): void {
  run.finish(undefined, { did: !paid });
  run.push(paid ? (effect.then ?? []) : effect.effects);
}
