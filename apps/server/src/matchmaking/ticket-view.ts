import type { Given } from "@spellroom/protocol";
import type { TicketView } from "@spellroom/protocol/http";
import type { TicketOffice } from "./tickets.ts";

/** An account's tickets, in the form for its owner. */
export async function ticketOf(
  tickets: Pick<TicketOffice, "status">,
  accountId: string,
): Promise<Given<TicketView>> {
  const status = await tickets.status(accountId);
  if (status.state !== "waiting") return status;
  const [newest] = status.tickets.toReversed();
  return newest === undefined ? { state: "none" } : { ...status, ticket: newest };
}
