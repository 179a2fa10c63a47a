import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** Names objects for later instructions. */
export function select(run: Run, effect: EffectOf<"select">): void {
  const objects = selected(run, effect.what);
  if (!objects) return;
  run.finish(effect.bind, { objects, amount: objects.length, did: objects.length > 0 });
}

/** Names a number as it is now (CR 608.2h). */
export function bindAmount(run: Run, effect: EffectOf<"bindAmount">): void {
  run.finish(effect.bind, { amount: run.amount(effect.amount), did: true });
}
