import type { Bus } from "../cluster/bus.ts";
import type { MatchSpec } from "../match/match-service.ts";

/** Notifies the players of a match, wherever they are on the site, that it exists. */
export function tellMatched(bus: Bus, { matchId, origin, seats }: MatchSpec): void {
  const accountIds = seats.flatMap((seat) => (seat.kind === "human" ? seat.accountId : []));
  bus.publish("meeting", { kind: "matched", accountIds, matchId, origin });
}
