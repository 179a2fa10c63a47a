import { controllerOf } from "../../query/layers/index.ts";
import type { ContinuousEffect } from "../../state/continuous.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { captured, lastingFor } from "./lasting.ts";
import { addEffect } from "./modify.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

const RECEIVER = "receiver";

/** CR 701.10a-b: all of the exchange or nothing of it. */
export function exchangeControl(run: Run, effect: EffectOf<"exchangeControl">): void {
  const a = selected(run, effect.a, "a");
  if (!a) return;
  const b = selected(run, effect.b, "b");
  if (!b) return;
  const [one, second_] = permanentsAmong(run, a);
  const other = sameObjects(a, b) ? second_ : permanentsAmong(run, b)[0];
  if (one === undefined || other === undefined) {
    run.fail();
    return;
  }
  const first = controllerOf(run.state, one);
  const second = controllerOf(run.state, other);
  if (first === second) {
    run.fail();
    return;
  }
  const duration = effect.duration ?? "endOfGame";
  const timestamp = run.g.state.nextTimestamp++;
  const effects = [given(run, one, second), given(run, other, first)].map(
    (given): ContinuousEffect => ({ ...given, timestamp, lasting: lastingFor(run, duration) }),
  );
  run.finish(undefined, { objects: [one, other], did: true });
  addEffect(run, effects);
}

function given(run: Run, id: ObjectId, to: Seat): Omit<ContinuousEffect, "timestamp" | "lasting"> {
  const context = captured(run);
  return {
    objects: [id],
    modifications: [{ kind: "controller", player: { kind: "bound", name: RECEIVER } }],
    context: { ...context, bindings: { ...context.bindings, [RECEIVER]: { players: [to] } } },
  };
}

/** "Exchange control of two target creatures": both are targets of one phrase. */
function sameObjects(a: readonly ObjectId[], b: readonly ObjectId[]): boolean {
  return a.length === 2 && a.every((id, at) => b[at] === id);
}
