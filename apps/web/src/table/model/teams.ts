import { areTogether, type PublicTable } from "@spellroom/protocol";

/** Where the life total that a team shares is shown: at the reader's own plate, else at that of the first on the team. */
export function showsLife(table: PublicTable, reader: number | null, seat: number): boolean {
  if (table.teams?.sharedLife !== true) return true;
  const team = table.players.filter((one) => areTogether(table, one.seat, seat)).map((one) => one.seat);
  const shown = reader !== null && team.includes(reader) ? reader : team[0];
  return shown === seat;
}

/** Whether a seat is that of somebody else on the reader's team, whose hand the reader may look at (CR 810.5). */
export function isTeammate(table: PublicTable | null, reader: number | null, seat: number): boolean {
  return table !== null && reader !== null && reader !== seat && areTogether(table, reader, seat);
}
