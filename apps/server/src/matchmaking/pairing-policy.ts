/** Who of those who wait plays whom. Pure, so that every process may decide and the claim settles who was first. */
import type { Ticket } from "./tickets.ts";

/** Tickets of one match. */
export type Group = readonly Ticket[];

/**
 * Groups the waiting, longest first, by format. `seatsOf` says how many players a match of the format has;
 * tickets for formats it does not know wait on.
 */
export function chooseGroups(
  waiting: readonly Ticket[],
  seatsOf: (format: string) => number | undefined,
): readonly Group[] {
  const groups: Group[] = [];
  for (const [format, tickets] of Map.groupBy(waiting, (ticket) => ticket.format)) {
    const seats = seatsOf(format);
    if (seats === undefined || seats < 2) continue;
    for (let start = 0; start + seats <= tickets.length; start += seats) {
      groups.push(tickets.slice(start, start + seats));
    }
  }
  return groups;
}
