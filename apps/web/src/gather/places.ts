import type { GatheringView } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";

type Places = Pick<GatheringView, "places" | "seats">;

/** Whether nobody else can sit down. */
export function isFull({ places, seats }: Places): boolean {
  return seats.length >= places;
}

export function sitsAt({ seats }: Places, accountId: string | undefined): boolean {
  return accountId !== undefined && seats.some((seat) => seat.accountId === accountId);
}

/** Tables with a place left before those without, and else in the order in which they came. */
export function openFirst<Table extends Places>(tables: Iterable<Table>): Table[] {
  return [...tables].sort((one, other) => Number(isFull(one)) - Number(isFull(other)));
}

/** "2 of 4 seats taken". */
export function seatsTaken({ places, seats }: Places, { people }: Messages): string {
  const count = seats.length;
  return fill(people.table.seats({ count }), { count, places });
}
