import { attachmentIsLegal } from "../../query/targets/attachment.ts";
import type { Entity } from "../../state/ids.ts";
import { present } from "./present.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 701.3: nothing moves if it can't be attached to that. */
export function attach(run: Run, effect: EffectOf<"attach">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const to = host(run, effect);
  if (!to) {
    run.fail();
    return;
  }
  run.propose(
    permanentsAmong(run, what)
      .filter((object) => attachmentIsLegal(run.state, object, to))
      .map((object) => ({ kind: "attach", object, to, source: run.source })),
  );
}

function host(run: Run, { to }: EffectOf<"attach">): Entity | undefined {
  const [object] = run.objects(to);
  if (object !== undefined) return { object: present(run.state, run.context, object) };
  return to.kind === "target" ? run.context.targets[to.target]?.[0] : undefined;
}

/** CR 701.3d. */
export function unattach(run: Run, effect: EffectOf<"unattach">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.propose(
    permanentsAmong(run, what).map((object) => ({ kind: "attach", object, to: null, source: run.source })),
  );
}
