import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { CompileResult } from "../src/compile.ts";
import type { CorpusCard } from "../src/corpus-card.ts";
import { coverage } from "../src/coverage.ts";

/**
 * Measures the compiler on a corpus: npx node packages/oracle/scripts/measure.ts --cards FILE [--out FILE] [--every N]
 * `--out` writes one JSON line a card (status, why, clauses), for looking at what is unread.
 */
const { values } = parseArgs({
  options: {
    cards: { type: "string" },
    out: { type: "string" },
    every: { type: "string" },
    top: { type: "string" },
    names: { type: "string" },
  },
});

function readCards(path: string): readonly CorpusCard[] {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const cards: CorpusCard[] = lines.map((line) => JSON.parse(line));
  const every = Number(values.every ?? "1");
  const wanted = values.names?.split("|");
  return cards.filter(
    (card, index) => index % every === 0 && (wanted === undefined || wanted.includes(card.name)),
  );
}

const cards = readCards(values.cards ?? "");
const started = performance.now();
const rows: string[] = [];
const each = (card: CorpusCard, result: CompileResult): void => {
  if (values.out === undefined) return;
  const { status } = result;
  const more =
    status === "partial"
      ? { why: result.why, at: result.stoppedAt, clauses: result.clauses, clause: result.clause }
      : status === "refused"
        ? { reason: result.reason }
        : {};
  rows.push(
    JSON.stringify({
      name: card.name,
      status,
      ambiguous: result.ambiguous,
      swallowed: result.swallowed,
      roundTrip: result.roundTripFailure,
      ...more,
    }),
  );
};
const report = coverage(cards, { each, clauses: Number(values.top ?? "40") });
const seconds = (performance.now() - started) / 1000;
if (values.out !== undefined) writeFileSync(values.out, rows.join("\n"));
const { complete, first, ...figures } = report;
const share = ((100 * complete.length) / Math.max(1, report.cards.total)).toFixed(2);
process.stdout.write(`${JSON.stringify(figures)}\ncomplete ${share}% in ${seconds.toFixed(1)} s\n`);
for (const { clause, cards: count } of first) process.stdout.write(`${count}\t${clause}\n`);
