import { createHash } from "node:crypto";
import { LANGUAGE_VERSION } from "@spellroom/card-language";
import {
  clauseKey,
  ImportError,
  type ImportOutcome,
  type ImportProgress,
  importCards,
  type RunningDigest,
  readCard,
} from "@spellroom/oracle";
import { definitionId, ENGINE_VERSION, whatLacks } from "@spellroom/rules";
import { type CardCounts, CardDatabase } from "./card-database.ts";
import { type Download, download } from "./download.ts";
import { fileSource } from "./file-source.ts";
import { SqliteCardStore } from "./sqlite-store.ts";

export interface ImportRun {
  /** A file's path, or an http or https address. */
  readonly from: string;
  readonly directory: string;
  readonly signal: AbortSignal;
  /** Called often with the progress. */
  readonly say: (line: string) => void;
}

export type ImportRunResult =
  | { readonly outcome: "interrupted"; readonly records: number }
  | (ImportOutcome & {
      readonly outcome: "imported";
      readonly counts: CardCounts;
      /** What keeps most cards from being played, the most frequent first. */
      readonly first: readonly { readonly clause: string; readonly cards: number }[];
    });

const FIRST_CLAUSES = 200;

/**
 * Imports card data into the database of a data directory.
 * @throws ImportError when it comes to nothing; the cards that were there before are still there
 */
export async function runImport(run: ImportRun): Promise<ImportRunResult> {
  const fetched = await fetchIfFar(run);
  if (fetched === "interrupted") return { outcome: "interrupted", records: 0 };
  const store = new SqliteCardStore(run.directory);
  try {
    const outcome = await importCards({
      source: fileSource(fetched?.file ?? run.from),
      store,
      read: (card) => readCard(card, { lacks: whatLacks, hash: definitionId }),
      reader: `language ${LANGUAGE_VERSION}, engine ${ENGINE_VERSION}`,
      digest: sha256,
      progress: (progress) => run.say(describe(progress)),
      signal: run.signal,
    });
    if (outcome.outcome === "interrupted") return { outcome: "interrupted", records: outcome.records };
    fetched?.remove();
    return { ...outcome, outcome: "imported", ...summary(run.directory) };
  } catch (error) {
    if (error instanceof ImportError && error.isOfTheData) fetched?.remove();
    throw error;
  } finally {
    store.close();
  }
}

async function fetchIfFar(run: ImportRun): Promise<Download | "interrupted" | null> {
  if (!/^https?:\/\//i.test(run.from)) return null;
  try {
    return await download({
      address: new URL(run.from),
      directory: run.directory,
      signal: run.signal,
      progress: (bytes, all) =>
        run.say(`fetching: ${megabytes(bytes)}${all === null ? "" : ` of ${megabytes(all)}`}`),
    });
  } catch (error) {
    if (run.signal.aborted) return "interrupted";
    throw error;
  }
}

function sha256(): RunningDigest {
  const hash = createHash("sha256");
  return { update: (bytes) => void hash.update(bytes), value: () => hash.copy().digest("hex") };
}

function describe({ phase, records, share }: ImportProgress): string {
  const part = share === null ? "" : ` (${Math.floor(share * 100)}% of the data)`;
  return phase === "comparing" ? `looking where the last run stopped${part}` : `${records} records${part}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function summary(directory: string) {
  const database = new CardDatabase(directory);
  try {
    const held = new Map<string, number>();
    for (const { stop } of database.list("unplayable")) {
      const clause = clauseKey(stop ?? "");
      held.set(clause, (held.get(clause) ?? 0) + 1);
    }
    const first = [...held].sort((one, other) => other[1] - one[1]).slice(0, FIRST_CLAUSES);
    return { counts: database.counts(), first: first.map(([clause, cards]) => ({ clause, cards })) };
  } finally {
    database.close();
  }
}
