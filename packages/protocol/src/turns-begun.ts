import type { PublicTable } from "./table.ts";

/** How many turns have begun in a game, those before it was restarted included. */
export function turnsBegun({ turn, turnsBefore }: Pick<PublicTable, "turn" | "turnsBefore">): number {
  return turnsBefore + turn;
}
