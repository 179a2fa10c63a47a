import type { PublicTable, SeatPrivate, TableView } from "@spellroom/protocol";
import type { GameState, Seat } from "@spellroom/rules";
import type { KeyBook } from "./keys.ts";
import type { Known } from "./knowledge.ts";
import { publicTable, type TableFacts } from "./public-table.ts";
import { seatPrivate } from "./seat-private.ts";
import { shownUnder } from "./shown.ts";

/** The views of every audience of a match at one moment. */
export interface Projection {
  readonly table: Known<PublicTable>;
  readonly seats: readonly Known<SeatPrivate>[];
}

/** Builds all audiences' views, and drops the keys of objects that nobody may follow any longer. */
export function project(state: GameState, book: KeyBook, facts: TableFacts): Projection {
  const table = publicTable(state, book, facts);
  const seats = state.players.map((player) => seatPrivate(state, book, player.seat));
  return { table, seats };
}

/** Drops the keys of objects that no longer exist, and of cards that their seat no longer knows. Call it once the changes have been published. */
export function tidyKeys(state: GameState, book: KeyBook, seats: readonly SeatPrivate[]): void {
  tidyPublicKeys(state, book);
  for (const { seat, hand, known } of seats) {
    const keys = book.seatKeys[seat];
    // Every shown card has a key, so as many keys as cards are the keys of these cards.
    if (!keys || keys.size === hand.length + known.length) continue;
    const shown = new Set([...hand, ...known].map((card) => card.key));
    for (const [id, key] of keys) {
      if (shown.has(key)) continue;
      keys.delete(id);
      shownUnder(book).cards[seat]?.delete(id);
    }
  }
}

/** Objects that leave a public zone are remembered for a while: as long as these are the same, no key has to be dropped. */
function tidyPublicKeys({ objects, lastKnown }: GameState, book: KeyBook): void {
  const shown = shownUnder(book);
  const { publicKeys } = book;
  if (shown.tidied.lastKnown === lastKnown && shown.tidied.keys === publicKeys.size) return;
  for (const id of publicKeys.keys()) {
    if ((objects[id]?.zone ?? null) !== null || lastKnown[id] !== undefined) continue;
    publicKeys.delete(id);
    if (shown.objects[id]) shown.objects[id] = null;
  }
  shown.tidied = { lastKnown, keys: publicKeys.size };
}

/** One audience's view as a whole, for bots and offline play. */
export function tableView(projection: Projection, seat: Seat | null): TableView {
  return { table: projection.table, own: seat === null ? null : (projection.seats[seat] ?? null) };
}
