import type { Effect } from "@spellroom/card-language";
import { characteristics, controllerOf } from "../../../query/layers/index.ts";
import { put } from "../counters.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, numberOf, THIS } from "./action.ts";

const DISCARDED = "#connived";
const CONNIVER = "#conniver";

/** CR 701.47: its controller draws and discards; each nonland card discarded is a +1/+1 counter. One after another (701.47d). */
export function connive(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const amount = numberOf(run, effect);
  const at = Number(run.scratch.at ?? 0);
  const conniver = what[at];
  if (conniver === undefined) {
    run.finish(undefined, { did: what.length > 0 });
    return;
  }
  const { controller } = characteristics(run.state, conniver);
  if (run.scratch.drawn !== at) {
    run.note("drawn", at);
    run.bind(CONNIVER, { players: [controller] });
    run.bind(DISCARDED, { objects: [] });
    run.push(drawAndDiscard(amount));
    return;
  }
  const discarded = run.context.bindings[DISCARDED]?.objects ?? [];
  const nonland = discarded.filter((id) => !characteristics(run.state, id).types.includes("land"));
  run.note("at", at + 1);
  run.step(
    permanentsAmong(run, [conniver]).flatMap((id) =>
      put(run, id, "+1/+1", nonland.length, controllerOf(run.state, id)),
    ),
    "#connivedCounters",
  );
  tellAction(run.g, "connive", controller, conniver, amount);
}

function drawAndDiscard(amount: number): readonly Effect[] {
  return [
    { kind: "draw", who: { kind: "bound", name: CONNIVER }, amount },
    { kind: "discard", who: { kind: "bound", name: CONNIVER }, amount, bind: DISCARDED },
  ];
}
