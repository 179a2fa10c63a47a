import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.21a. */
export function tap(run: Run, effect: EffectOf<"tap">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(
    permanentsAmong(run, what).map((object) => ({ kind: "tap", object, forMana: false, source: run.source })),
    effect.bind,
  );
}

/** CR 701.21b. */
export function untap(run: Run, effect: EffectOf<"untap">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(
    permanentsAmong(run, what).map((object) => ({ kind: "untap", object, source: run.source })),
    effect.bind,
  );
}
