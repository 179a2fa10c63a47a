import { HIDDEN_AWAY } from "../../state/designations.ts";
import type { Happening } from "../../state/happening.ts";
import type { EffectOf, Run } from "./run.ts";

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
    ...(effect.controllerMayLook ? { marks: [HIDDEN_AWAY] } : {}),
    cause: "exile",
    by: run.controller,
    source: run.source,
    ...(effect.link === undefined ? {} : { linkedBy: run.source }),
    ...(effect.counters
      ? { arriveWith: { counter: effect.counters.counter, amount: run.count(effect.counters.amount) } }
      : {}),
  };
}
