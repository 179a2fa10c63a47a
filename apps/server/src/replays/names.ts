/** The names in a recorded match. They are part of its states, whose hashes depend on them. */
import { storedSetupSchema } from "@spellroom/match";
import type { JournalRecord, JournalSeat } from "../storage/journal.ts";

/** The record with the names of these seats; the same record where they have been its own. */
export function withNamesOf(
  seats: readonly Pick<JournalSeat, "seat" | "name">[],
  record: JournalRecord,
): JournalRecord {
  const setup = storedSetupSchema.safeParse(record.setup);
  if (!setup.success) return record;
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const players = setup.data.players.map((player, seat) => ({
    ...player,
    name: names.get(seat) ?? player.name,
  }));
  const isSame = players.every(({ name }, seat) => name === setup.data.players[seat]?.name);
  return isSame ? record : { ...record, setup: { ...setup.data, players } };
}

/** By the names that its own seats have now: a deleted account has no name any more. */
export function namedAsNow(record: JournalRecord): JournalRecord {
  return withNamesOf(record.match.seats, record);
}
