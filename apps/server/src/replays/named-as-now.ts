import { storedSetupSchema } from "../match/stored-setup.ts";
import type { JournalRecord } from "../storage/journal.ts";

/**
 * A record whose players are called as its seats are now: whoever has ended an account is called by no name any more. Where
 * that changes something it is another record, and its states have other hashes than the journal says, since names are a part
 * of them.
 */
export function namedAsNow(record: JournalRecord): JournalRecord {
  const setup = storedSetupSchema.safeParse(record.setup);
  if (!setup.success) return record;
  const names = new Map(record.match.seats.map(({ seat, name }) => [seat, name]));
  const nameOf = (player: { readonly name: string }, seat: number): string => names.get(seat) ?? player.name;
  const { players } = setup.data;
  if (players.every((player, seat) => nameOf(player, seat) === player.name)) return record;
  const renamed = players.map((player, seat) => ({ ...player, name: nameOf(player, seat) }));
  return { ...record, setup: { ...setup.data, players: renamed } };
}
