import { existing } from "../core/game.ts";
import type { Happening } from "../state/happening.ts";
import { exileUntil } from "./exile-until.ts";
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

/** The happening by which one object is exiled. */
export function exiling(run: Run, object: number, effect: EffectOf<"exile">): Happening {
  return {
    kind: "move",
    object,
    to: {
      zone: "exile",
      ...(effect.link === undefined ? {} : { link: effect.link }),
      ...(effect.faceDown ? { faceDown: true as const } : {}),
    },
    cause: "exile",
    by: run.controller,
    source: run.source,
    ...(effect.link === undefined ? {} : { linkedBy: run.source }),
    ...(effect.counters
      ? { arriveWith: { counter: effect.counters.counter, amount: run.count(effect.counters.amount) } }
      : {}),
  };
}
