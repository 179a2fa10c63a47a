import type { TicketOffice } from "../matchmaking/tickets.ts";
import type { OnlinePresence } from "../presence/online.ts";

/** Renews the tickets of players who are connected here. */
export async function confirmTickets(tickets: TicketOffice, online: OnlinePresence): Promise<void> {
  await tickets.confirm(online.here());
  await tickets.sweep();
}
