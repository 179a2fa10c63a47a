import { numberIn, numbersIn } from "../../state/access.ts";
import type { Binding } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { EffectOf, Run } from "./run.ts";

/** The binding that a single draw of several is delivered to. */
const ONE_DRAW = "#draw";

/**
 * CR 121.2: cards are drawn one at a time, by each player in APNAP order. A draw may have to wait for a choice; then this is
 * called again and continues with the next. The result is the cards, and how many were drawn, including those drawn in place of
 * one of these draws.
 */
export function draw(run: Run, effect: EffectOf<"draw">): void {
  const amount = numberIn(run.scratch, "amount") ?? run.count(effect.amount);
  const seats = run.players(effect.who);
  const total = amount * seats.length;
  const [only] = seats;
  if (total === 1 && only !== undefined && !run.isTogether) {
    run.propose([{ kind: "draw", player: only, source: run.source, turnBased: false }], effect.bind);
    return;
  }
  const start = numberIn(run.scratch, "drawn") ?? 0;
  const drawn: ObjectId[] = [...(numbersIn(run.scratch, "objects") ?? [])];
  let count = numberIn(run.scratch, "count") ?? 0;
  const add = ({ objects = [], amount: more = 0 }: Binding): void => {
    drawn.push(...objects);
    count += more;
  };
  if (start > 0) add(lastDraw(run));
  for (let at = start; at < total; at++) {
    const player = seats[Math.floor(at / amount)];
    if (player === undefined) break;
    run.note("amount", amount);
    run.note("objects", drawn);
    run.note("count", count);
    run.note("drawn", at + 1);
    const over = run.step([{ kind: "draw", player, source: run.source, turnBased: false }], ONE_DRAW);
    if (!over) return;
    add(lastDraw(run));
  }
  run.finish(effect.bind, { objects: drawn, amount: count, did: total > 0 });
}

function lastDraw(run: Run): Binding {
  return run.context.bindings[ONE_DRAW] ?? {};
}
