import { existing, numberIn, playerOf, seatsInOrder } from "../../../state/access.ts";
import type { Happening } from "../../../state/happening.ts";
import type { Entity, Seat } from "../../../state/ids.ts";
import { sharingSeats } from "../../../state/teams.ts";
import { pickEntities } from "../ask.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong } from "../selected.ts";
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
      picked.flatMap((entity, at) => oneMore(run, entity, seat, picked.slice(0, at))),
      "#proliferated",
    );
    tellAction(run.g, "proliferate", seat, null, 1);
    if (!over) return;
  }
  run.finish(undefined, { did: times > 0 });
}

function chosen(run: Run, seat: Seat, round: number): readonly Entity[] | undefined {
  const permanents = permanentsAmong(run, run.state.battlefield).map((object): Entity => ({ object }));
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

/** CR 701.27b: of players who share poison counters, one gets another. */
function oneMore(run: Run, on: Entity, by: Seat, before: readonly Entity[]): Happening[] {
  const sharing = "player" in on ? sharingSeats(run.state, on.player) : [];
  const hasShared = before.some((one) => "player" in one && sharing.includes(one.player));
  const kinds = Object.keys(countersOn(run, on)).filter((counter) => counter !== "poison" || !hasShared);
  return kinds.map((counter) => ({
    kind: "addCounters",
    on,
    counter,
    amount: 1,
    by,
    source: run.source,
  }));
}
