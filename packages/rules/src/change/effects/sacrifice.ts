import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { mayCauseSacrifice } from "../../query/rules/causing-sacrifice.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.17: a player sacrifices only permanents that player controls; of several players all choose first (CR 101.4). */
export function sacrifice(run: Run, effect: EffectOf<"sacrifice">): void {
  const who = run.players(effect.who);
  const what = selected(run, effect.what, "what", "sacrifice", (id, by) => canSacrifice(run, id, [by]));
  if (!what) return;
  run.propose(
    permanentsAmong(run, what)
      .filter((id) => canSacrifice(run, id, who))
      .map((object) => ({
        kind: "sacrifice",
        player: controllerOf(run.state, object),
        object,
        source: run.source,
      })),
    effect.bind,
  );
}

/** Whether one of those players could sacrifice it. */
export function canSacrifice(run: Run, id: ObjectId, by: readonly number[]): boolean {
  const { controller, restrictions } = characteristics(run.state, id);
  return (
    by.includes(controller) &&
    !restrictions.some((one) => one.kind === "cantBeSacrificed") &&
    isAllowed(run, controller)
  );
}

function isAllowed(run: Run, sacrificer: Seat): boolean {
  return mayCauseSacrifice(run.state, run.context.controller, sacrificer);
}
