import type { PublicTable, SeatPrivate, TableView } from "@spellroom/protocol";
import type { GameState, Seat } from "@spellroom/rules";
import type { KeyBook } from "./keys.ts";
import type { Known } from "./knowledge.ts";
import { publicTable, type TableFacts } from "./public-table.ts";
import { seatPrivate } from "./seat-private.ts";
import { shownUnder } from "./shown.ts";

/** What every audience of a table sees at one moment. */
export interface Projection {
  readonly table: Known<PublicTable>;
  readonly seats: readonly Known<SeatPrivate>[];
}

/** Builds all audiences' views, and lets go of the names of what nobody may follow any more. */
export function project(state: GameState, book: KeyBook, facts: TableFacts): Projection {
  const table = publicTable(state, book, facts);
  const seats = state.players.map((player) => seatPrivate(state, book, player.seat));
  return { table, seats };
}

/** Forgets names of objects that are gone, and of cards that their seat no longer knows. Call it once the changes have been told. */
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

/** What leaves a public zone is remembered for a while: as long as that is the same, no key has to go. */
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
