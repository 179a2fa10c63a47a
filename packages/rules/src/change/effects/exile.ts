import { existing } from "../../state/access.ts";
import { exileUntil } from "./exile-until.ts";
import { exiling } from "./exiling.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";

/** CR 701.11. A link lets the source's other abilities find what was exiled (CR 607.2a). */
export function exile(run: Run, effect: EffectOf<"exile">): void {
  const what = selected(run, effect.what, "what", "choose");
  if (!what) return;
  if (effect.until === "sourceLeaves") {
    exileUntil(run, stillThere(run, what), effect);
    return;
  }
  run.propose(
    stillThere(run, what)
      .filter((id) => mayBeExiled(run, id))
      .map((object) => exiling(run, object, effect)),
    effect.bind,
  );
}

function mayBeExiled(run: Run, id: number): boolean {
  return existing(run.state, id)?.zone !== "exile";
}
