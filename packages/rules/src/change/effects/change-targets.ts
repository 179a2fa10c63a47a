import { existing } from "../../state/access.ts";
import { confirm } from "./ask.ts";
import { present } from "./present.ts";
import { hasTargets, retarget } from "./retarget.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 115.7. */
export function changeTargets(run: Run, effect: EffectOf<"changeTargets">): void {
  const [id] = run.objects(effect.what);
  const chooser = run.player(effect.who);
  const isThere = id !== undefined && existing(run.state, id)?.zone === "stack";
  if (!isThere || chooser === undefined || !hasTargets(run, id)) {
    run.fail();
    return;
  }
  if (effect.optional) {
    const wants = confirm(run, "change", chooser, { key: "chooseNewTargets" });
    if (wants === undefined) return;
    if (!wants) {
      run.fail();
      return;
    }
  }
  const [to] = effect.to ? run.objects(effect.to) : [];
  const settled = retarget(run, id, "targets", {
    chooser,
    mayKeep: effect.optional === true,
    to: to === undefined ? null : present(run.state, run.context, to),
    only: effect.only ?? null,
  });
  if (settled) run.finish(undefined, { objects: [id], did: true });
}
