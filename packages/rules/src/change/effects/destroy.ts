import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.7: all at the same time. */
export function destroy(run: Run, effect: EffectOf<"destroy">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(
    permanentsAmong(run, what).map((object) => ({
      kind: "destroy",
      object,
      noRegeneration: effect.noRegeneration === true,
      source: run.source,
      by: run.controller,
    })),
    effect.bind,
  );
}
