import { existing } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import { markToReturn } from "../events/returning.ts";
import { exiling } from "./exiling.ts";
import type { EffectOf, Run } from "./run.ts";

const DELIVERED = "#exiled";

/** "Exile ... until this leaves the battlefield" (CR 610.3): nothing moves if it has left already (610.3a-b). */
export function exileUntil(run: Run, what: readonly ObjectId[], effect: EffectOf<"exile">): void {
  const { source } = run;
  if (run.scratch.exiled === true) {
    const exiled = run.context.bindings[DELIVERED] ?? { objects: [], did: false };
    for (const id of exiled.objects ?? []) markToReturn(run.g, id, source);
    run.finish(effect.bind, exiled);
    return;
  }
  if (existing(run.state, source)?.zone !== "battlefield" || what.length === 0) {
    run.fail(effect.bind);
    return;
  }
  run.note("exiled", true);
  run.step(
    what.map((object) => exiling(run, object, effect)),
    DELIVERED,
  );
}
