import { existsSync } from "node:fs";
import { type CardCounts, CardDatabase } from "./card-database.ts";
import { readerName, readSourceCard } from "./reader.ts";
import { databasePath } from "./schema.ts";
import { SqliteCardStore } from "./sqlite-store.ts";

export interface RecheckResult {
  /** `current` if the same version has read these cards already. */
  readonly outcome: "none" | "current" | "interrupted" | "done";
  /** Cards that can be played now and could not before, and the other way round. */
  readonly gained: number;
  readonly lost: number;
  readonly counts: CardCounts | null;
}

const NOTHING = { gained: 0, lost: 0, counts: null };
const BATCH = 200;

/**
 * Works out again what of the imported cards can be played, from the texts that are in the database. Until it is over, and if it
 * is interrupted, everything is as it was.
 */
export async function recheckCards(
  directory: string,
  { signal, say, force = false }: { signal: AbortSignal; say: (line: string) => void; force?: boolean },
): Promise<RecheckResult> {
  if (!existsSync(databasePath(directory))) return { outcome: "none", ...NOTHING };
  const before = summary(directory);
  if (!force && before.reader === readerName())
    return { outcome: "current", ...NOTHING, counts: before.counts };
  const store = new SqliteCardStore(directory, { adds: true });
  try {
    store.begin(`${readerName()}, recheck`);
    store.restart();
    let done = 0;
    let gained = 0;
    let lost = 0;
    for (let batch = store.cardsAfter(0, BATCH); batch.length > 0; ) {
      const readings = batch.map(({ id, source, wasPlayable }) => {
        const reading = readSourceCard(source);
        if (reading.status === "playable" && !wasPlayable) gained += 1;
        if (reading.status !== "playable" && wasPlayable) lost += 1;
        return { id, reading };
      });
      store.putReadings(readings);
      done += batch.length;
      say(`${done} of ${before.counts.cards} cards`);
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) {
        store.discard();
        return { outcome: "interrupted", ...NOTHING };
      }
      batch = store.cardsAfter(batch.at(-1)?.id ?? 0, BATCH);
    }
    store.complete(readerName());
    return { outcome: "done", gained, lost, counts: summary(directory).counts };
  } finally {
    store.close();
  }
}

function summary(directory: string): { readonly counts: CardCounts; readonly reader: string | null } {
  const database = new CardDatabase(directory);
  try {
    return { counts: database.counts(), reader: database.about("reader") };
  } finally {
    database.close();
  }
}
