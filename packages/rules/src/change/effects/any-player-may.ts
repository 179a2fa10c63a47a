import type { Effect } from "@spellroom/card-language";
import { contextOf, numberIn } from "../../state/access.ts";
import type { ContextId } from "../../state/ids.ts";
import { openContext, pushFrame } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";

const DONE = "#anyPlayer";

/**
 * "Any player may": asked in turn order, starting with the active player, until one of them does it (CR 101.4). If something
 * depends on it, only players who can do all of it are asked (CR 118.3, 118.12).
 */
export function anyPlayerMay(run: Run, effect: EffectOf<"anyPlayerMay">): void {
  const asked = numberIn(run.scratch, "asked") ?? 0;
  const last = numberIn(run.scratch, "context");
  if (last !== null && last !== undefined && contextOf(run.state, last).bindings[DONE]?.did === true) {
    run.finish(undefined, { did: true });
    if (effect.then !== undefined) pushIn(run, effect.then, last);
    return;
  }
  const player = run.players(effect.of)[asked];
  if (player === undefined) {
    run.finish(undefined, { did: false });
    run.push(effect.otherwise ?? []);
    return;
  }
  const context = openContext(run.g, { ...run.context, each: { player } });
  run.note("asked", asked + 1);
  run.note("context", context);
  const isPaidFor = effect.then !== undefined || effect.otherwise !== undefined;
  const then: readonly Effect[] = [];
  const choice: Effect = {
    kind: "may",
    who: { kind: "each" },
    ...(effect.cost === undefined ? {} : { cost: effect.cost }),
    effects: effect.effects,
    ...(isPaidFor ? { then } : {}),
    bind: DONE,
  };
  pushIn(run, [choice], context);
}

/** Instructions about one of the players, who is "each" there. */
function pushIn(run: Run, effects: readonly Effect[], context: ContextId): void {
  pushFrame(run.g, { kind: "effects", effects, at: 0, context, scratch: {} });
}
