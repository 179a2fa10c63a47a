import { existing, numberIn, playerOf, seatsInOrder } from "../../../state/access.ts";
import type { Happening } from "../../../state/happening.ts";
import type { Entity, Seat } from "../../../state/ids.ts";
import { pickEntities } from "../ask.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf, numberOf } from "./action.ts";

/** CR 701.27: any number of permanents and players with counters get another of each kind that is there. */
export function proliferate(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  const times = numberOf(run, effect);
  let round = numberIn(run.scratch, "round") ?? 0;
  for (; round < times; round++) {
    const picked = chosen(run, seat, round);
    if (!picked) return;
    run.note("round", round + 1);
    const over = run.step(
      picked.flatMap((entity) => oneMore(run, entity, seat)),
      "#proliferated",
    );
    tellAction(run.g, "proliferate", seat, null, 1);
    if (!over) return;
  }
  run.finish(undefined, { did: times > 0 });
}

function chosen(run: Run, seat: Seat, round: number): readonly Entity[] | undefined {
  const permanents = run.state.battlefield.map((object): Entity => ({ object }));
  const players = seatsInOrder(run.state).map((player): Entity => ({ player }));
  const among = [...permanents, ...players].filter(
    (entity) => Object.keys(countersOn(run, entity)).length > 0,
  );
  const about = { key: "choose", detail: "proliferate" } as const;
  return pickEntities(run, `proliferate:${round}`, seat, about, among, { min: 0, max: among.length });
}

function countersOn(run: Run, entity: Entity): Readonly<Record<string, number>> {
  return "player" in entity
    ? playerOf(run.state, entity.player).counters
    : (existing(run.state, entity.object)?.counters ?? {});
}

function oneMore(run: Run, on: Entity, by: Seat): Happening[] {
  return Object.keys(countersOn(run, on)).map((counter) => ({
    kind: "addCounters",
    on,
    counter,
    amount: 1,
    by,
    source: run.source,
  }));
}
