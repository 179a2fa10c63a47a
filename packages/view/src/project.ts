import type { PublicTable, SeatPrivate, TableView } from "@spellroom/protocol";
import type { GameState, Seat } from "@spellroom/rules";
import { forgetKeys, type KeyBook, live } from "./keys.ts";
import { publicTable, type TableFacts } from "./public-table.ts";
import { seatPrivate } from "./seat-private.ts";

/** What every audience of a table sees at one moment. */
export interface Projection {
  readonly table: PublicTable;
  readonly seats: readonly SeatPrivate[];
}

/** Builds all audiences' views, and lets go of the names of what nobody may follow any more. */
export function project(state: GameState, book: KeyBook, facts: TableFacts): Projection {
  const table = publicTable(state, book, facts);
  const seats = state.players.map((player) => seatPrivate(state, book, player.seat));
  return { table, seats };
}

/** Forgets names of objects that are gone, and of cards that their seat no longer knows. Call it once the changes have been told. */
export function tidyKeys(state: GameState, book: KeyBook, seats: readonly SeatPrivate[]): void {
  const known = seats.map((own) =>
    // Every shown card has a key, so as many keys as cards are the keys of these cards.
    book.seatKeys[own.seat]?.size === own.hand.length + own.known.length
      ? null
      : new Set([...own.hand, ...own.known].map((card) => card.key)),
  );
  forgetKeys(book, (id, seat) => {
    if (seat === null) return live(state, id) !== null || state.lastKnown[id] !== undefined;
    const keys = known[seat];
    if (keys === null) return true;
    const key = book.seatKeys[seat]?.get(id);
    return key !== undefined && (keys?.has(key) ?? false);
  });
}

/** One audience's view as a whole, for bots and offline play. */
export function tableView(projection: Projection, seat: Seat | null): TableView {
  return { table: projection.table, own: seat === null ? null : (projection.seats[seat] ?? null) };
}
