import { existing } from "../core/game.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** CR 701.5: spells and abilities leave the stack without resolving. */
export function counter(run: Run, effect: EffectOf<"counter">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(
    what
      .filter((id) => existing(run.state, id)?.zone === "stack")
      .map((object) => ({
        kind: "counterSpell",
        object,
        to: effect.to ?? null,
        source: run.source,
        by: run.controller,
      })),
    effect.bind,
  );
}
