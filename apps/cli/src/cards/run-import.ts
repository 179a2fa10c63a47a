import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  clauseKey,
  ImportError,
  type ImportOutcome,
  type ImportProgress,
  importCards,
  type RunningDigest,
} from "@spellroom/oracle";
import { z } from "zod";
import { type CardCounts, CardDatabase } from "./card-database.ts";
import { type Download, download } from "./download.ts";
import { readEarlyCards, recordsOf } from "./early/early-files.ts";
import { fetchEdition, forgetOtherEditions } from "./edition.ts";
import { fileSource } from "./file-source.ts";
import { readerName, readSourceCard } from "./reader.ts";
import { SqliteCardStore } from "./sqlite-store.ts";

export interface ImportRun {
  /** A file's path, or an http or https address. */
  readonly from: string;
  /** Only this edition, from an address with `{code}`; its cards are added to those that are there. */
  readonly edition?: string | undefined;
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
  const adds = fetched?.adds ?? false;
  const store = new SqliteCardStore(run.directory, { adds });
  try {
    const outcome = await importCards({
      source: fileSource(fetched?.file ?? run.from),
      store,
      read: readSourceCard,
      reader: readerName(),
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

/** A file that was made for the import, and whether its cards are added to those that are there. */
type Fetched = Download & { readonly adds: boolean };

async function fetchIfFar(run: ImportRun): Promise<Fetched | "interrupted" | null> {
  if (run.edition !== undefined) return fetchEditionOf(run, run.edition);
  if (!/^https?:\/\//i.test(run.from)) return earlyCards(run);
  try {
    const fetched = await download({
      address: new URL(run.from),
      directory: run.directory,
      signal: run.signal,
      progress: (bytes, all) =>
        run.say(`fetching: ${megabytes(bytes)}${all === null ? "" : ` of ${megabytes(all)}`}`),
    });
    const described = describedAddress(fetched.file);
    if (described === null || described === run.from) return { ...fetched, adds: false };
    fetched.remove();
    return fetchIfFar({ ...run, from: described });
  } catch (error) {
    if (run.signal.aborted) return "interrupted";
    throw error;
  }
}

async function fetchEditionOf(run: ImportRun, code: string): Promise<Fetched | "interrupted"> {
  const { directory, signal } = run;
  try {
    mkdirSync(directory, { recursive: true });
    forgetOtherEditions(directory, code);
    const progress = (pages: number, cards: number): void =>
      run.say(`fetching: ${pages} pages, ${cards} printings`);
    return { ...(await fetchEdition({ code, address: run.from, directory, signal, progress })), adds: true };
  } catch (error) {
    if (signal.aborted) return "interrupted";
    throw error;
  }
}

const LONGEST_DESCRIPTION = 20_000;
const descriptionSchema = z.object({ download_uri: z.url({ protocol: /^https?$/ }) });

/** Where the data are, if a file only describes them, as the card service does for its bulk files. */
function describedAddress(file: string): string | null {
  if (statSync(file).size > LONGEST_DESCRIPTION) return null;
  try {
    const described = descriptionSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return described.success ? described.data.download_uri : null;
  } catch {
    return null;
  }
}

/** Cards of the early systems, as one file of records. */
function earlyCards({ from, directory }: ImportRun): Fetched | null {
  const cards = readEarlyCards(from);
  if (cards === null) return null;
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, "cards.early.json");
  writeFileSync(file, recordsOf(cards));
  return { file, remove: () => rmSync(file, { force: true }), adds: true };
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
