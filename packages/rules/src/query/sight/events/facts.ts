import { EVENT_ROLES, type EventRole } from "@spellroom/card-language";
import type { EventFacts } from "../../../state/context.ts";
import type { Entity, ObjectId, Seat } from "../../../state/ids.ts";

export const NO_FACTS: readonly EventFacts[] = [];

interface Known {
  readonly objects?: Readonly<Partial<Record<EventRole, readonly ObjectId[]>>>;
  readonly player?: Seat | null;
  readonly recipient?: Entity | null;
  readonly amount?: number;
  readonly moved?: true;
}

/** What an event was about; absent parts are nobody, nothing and one. */
export function facts(known: Known): EventFacts {
  return {
    objects: known.objects ?? {},
    player: known.player ?? null,
    recipient: known.recipient ?? null,
    amount: known.amount ?? 1,
    ...(known.moved === undefined ? {} : { moved: known.moved }),
  };
}

/** Several events that happened at the same time as one, for "one or more" (CR 603.2c). */
export function folded(all: readonly EventFacts[]): EventFacts | null {
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  const objects: Partial<Record<EventRole, readonly ObjectId[]>> = {};
  for (const one of all) {
    for (const role of EVENT_ROLES) {
      const ids = one.objects[role];
      if (ids) objects[role] = [...new Set([...(objects[role] ?? []), ...ids])];
    }
  }
  return {
    objects,
    player: all.every(({ player }) => player === first.player) ? first.player : null,
    recipient: all.every(({ recipient }) => sameEntity(recipient, first.recipient)) ? first.recipient : null,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    ...(all.every(({ moved }) => moved) ? { moved: true as const } : {}),
  };
}

function sameEntity(one: Entity | null, other: Entity | null): boolean {
  if (!one || !other) return one === other;
  return "object" in one
    ? "object" in other && one.object === other.object
    : "player" in other && one.player === other.player;
}
