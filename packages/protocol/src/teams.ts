import type { PublicTable } from "./table.ts";

type Table = Pick<PublicTable, "active" | "players" | "teams">;

/** Whether two seats are the same one or of one team. */
export function areTogether(
  { teams, players }: Pick<Table, "players" | "teams">,
  one: number,
  other: number,
): boolean {
  if (one === other) return true;
  if (teams === null) return false;
  const teamOf = (seat: number) => players.find((player) => player.seat === seat)?.team ?? null;
  return teamOf(one) !== null && teamOf(one) === teamOf(other);
}

/** Whether it is that seat's turn; all on a team have it where they take turns together (CR 805.4a). */
export function isTurnOf(table: Table, seat: number): boolean {
  if (table.active === seat) return true;
  return table.teams?.sharedTurns === true && areTogether(table, table.active, seat);
}
