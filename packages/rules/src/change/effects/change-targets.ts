import { sameEntity } from "../../decisions/parts/entity.ts";
import { controllerOf } from "../../query/layers/index.ts";
import { existing, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import { confirm } from "./ask.ts";
import { present } from "./present.ts";
import { hasTargets, retarget, retargetOne } from "./retarget.ts";
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
  const target = to === undefined ? null : present(run.state, run.context, to);
  const before = targetsOf(run.state, id);
  const settled = effect.single
    ? target === null || retargetOne(run, id, "targets", chooser, target)
    : retarget(run, id, "targets", {
        chooser,
        mayKeep: effect.optional === true,
        to: target,
        only: effect.only ?? null,
      });
  if (!settled) return;
  tellNewTargets(run, id, before);
  run.finish(undefined, { objects: [id], did: true });
}

function targetsOf(state: GameState, id: ObjectId): readonly Entity[] {
  return Object.values(objectOf(state, id).announcement?.context.targets ?? {}).flat();
}

/** What has been chosen as a new target becomes the target of the spell or ability (CR 115.7, 603.2). */
function tellNewTargets({ g }: Run, id: ObjectId, before: readonly Entity[]): void {
  const targets = targetsOf(g.state, id).filter((one) => !before.some((old) => sameEntity(old, one)));
  if (targets.length === 0) return;
  const by = objectOf(g.state, id).kind === "ability" ? "ability" : "spell";
  const seat = controllerOf(g.state, id);
  const event = { kind: "targetsChanged", by, seat, object: id, targets } as const;
  tell(g, event);
  collectTriggers(g, [event], []);
}
