import { characteristics } from "../../../query/layers/index.ts";
import { numberIn, playerOf } from "../../../state/access.ts";
import type { Happening } from "../../../state/happening.ts";
import type { ObjectId, Seat } from "../../../state/ids.ts";
import { revealToAll } from "../../game/reveal.ts";
import { confirm } from "../ask.ts";
import { put } from "../counters.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, numberOf, THIS } from "./action.ts";

/**
 * CR 701.40: its controller reveals the top card; a land goes to the hand, otherwise the permanent gets a +1/+1 counter and
 * the card may be put into the graveyard. One permanent after another, by what is known of it if it is gone (701.40c).
 */
export function explore(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const times = numberOf(run, effect);
  const total = what.length * times;
  let at = numberIn(run.scratch, "at") ?? 0;
  for (; at < total; at++) {
    const explorer = what[Math.floor(at / times)];
    if (explorer === undefined || !exploreOnce(run, explorer, at)) return;
  }
  run.finish(undefined, { did: total > 0 });
}

/** True when it is done and nothing is in the way of the next. */
function exploreOnce(run: Run, explorer: ObjectId, at: number): boolean {
  const { controller } = characteristics(run.state, explorer);
  const [top] = playerOf(run.state, controller).library;
  if (run.scratch[`shown:${at}`] !== true) {
    run.note(`shown:${at}`, true);
    if (top !== undefined) revealToAll(run.g, [top], controller);
  }
  const batch =
    top === undefined ? grown(run, explorer, controller) : outcome(run, explorer, top, controller, at);
  if (!batch) return false;
  run.note("at", at + 1);
  const over = run.step(batch, "#explored");
  tellAction(run.g, "explore", controller, explorer, 1);
  return over;
}

function outcome(
  run: Run,
  explorer: ObjectId,
  top: ObjectId,
  controller: Seat,
  at: number,
): readonly Happening[] | undefined {
  if (characteristics(run.state, top).types.includes("land")) return [move(run, top, "hand", controller)];
  const away = confirm(run, `away:${at}`, controller, { key: "may", detail: "explore" });
  if (away === undefined) return undefined;
  const gone = away ? [move(run, top, "graveyard", controller)] : [];
  return [...grown(run, explorer, controller), ...gone];
}

function grown(run: Run, explorer: ObjectId, controller: Seat): readonly Happening[] {
  return permanentsAmong(run, [explorer]).flatMap((id) => put(run, id, "+1/+1", 1, controller));
}

function move(run: Run, object: ObjectId, zone: "hand" | "graveyard", by: Seat): Happening {
  return { kind: "move", object, to: { zone }, cause: "put", by, source: run.source };
}
