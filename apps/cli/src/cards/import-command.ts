import { ImportError } from "@spellroom/oracle";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type ImportRunResult, runImport } from "./run-import.ts";

/** What a shell gives a command that was ended by Ctrl-C. */
const INTERRUPTED = 130;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const SHOWN_CLAUSES = 10;

export interface ImportCommand {
  readonly from: string;
  readonly edition?: string | undefined;
  readonly directory: string;
  readonly json: string | undefined;
}

/** Imports, telling how it goes, and gives the exit code. The first Ctrl-C stops it in good order, the second at once. */
export async function importCommand({ from, edition, directory, json }: ImportCommand): Promise<number> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  const started = performance.now();
  try {
    const result = await runImport({ from, edition, directory, signal: controller.signal, say: progress() });
    if (result.outcome === "interrupted") {
      print(`interrupted after ${result.records} records; run it again to resume`);
      return INTERRUPTED;
    }
    const seconds = (performance.now() - started) / 1_000;
    report(result, seconds);
    writeJson(json, { source: from, ...flat(result), seconds });
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    process.stderr.write(`cards import: ${error.message}\n${consequence(error)}\n`);
    return 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

type Imported = Extract<ImportRunResult, { readonly outcome: "imported" }>;

function report({ counts, first, resumedAt, skipped }: Imported, seconds: number): void {
  const share = ((100 * counts.playable) / counts.cards).toFixed(1);
  print(`${counts.cards} cards in ${counts.printings} printings imported in ${seconds.toFixed(1)} s`);
  if (resumedAt > 0) print(`resuming an earlier run after record ${resumedAt}`);
  print(`${counts.playable} can be played (${share}%)`);
  print(
    `the others are listed by "cards list --unplayable": ${counts.unread} have a clause that is not understood yet, ` +
      `${counts.unplayed} need something that is not played yet, ${counts.refused} are not for this game`,
  );
  if (skipped > 0) print(`${skipped} tokens and other records that are not cards were skipped`);
  if (first.length > 0) print("most common reasons:");
  for (const { clause, cards } of first.slice(0, SHOWN_CLAUSES))
    print(`${String(cards).padStart(6)}  ${clause.replaceAll("\n", " / ").slice(0, 150)}`);
}

function flat({ counts, first, shape, records, skipped, resumedAt }: Imported) {
  const { cards: imported, ...others } = counts;
  return {
    format: shape === "list" ? "scryfall" : "mtgjson",
    imported,
    ...others,
    records,
    skipped,
    resumedAt,
    first,
  };
}

function consequence(error: ImportError): string {
  if (error.isOfTheData || error.problem === "missing") return "The card database is as it was.";
  return error.problem === "busy"
    ? "Wait until the other import is over."
    : "The card database is as it was. Run the same command again to go on.";
}
