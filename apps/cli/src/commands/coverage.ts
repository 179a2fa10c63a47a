import { coverage as compileAll } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { readCorpus } from "../game/corpus.ts";
import { entryOf, type LedgerEntry } from "../ledger/entry.ts";
import { settleLedger } from "../ledger/report.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word, words } from "../terminal/usage.ts";

export const coverage: Command = {
  name: "coverage",
  summary: "compiles a corpus of card texts and counts what can be read",
  help: `Options:
  --cards FILE  corpus of cards, one JSON object a line (may be repeated)
  --most N      how many of the unread clauses to list, those first that hold back most cards (20)
  --ledger      compare with the committed ledger and list what changed
  --update-ledger
                the same, and rewrite the ledger
  --json OUT    write the report as JSON
Exit code 1 if a card of the ledger is no longer complete and no reason for it was reviewed.`,
  options: {
    cards: { type: "string", multiple: true },
    most: { type: "string" },
    ledger: { type: "boolean" },
    "update-ledger": { type: "boolean" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const files = words(values, "cards");
    if (files.length === 0) throw new UsageError("--cards is needed");
    const say = progress();
    const started = performance.now();
    const ledger = new Map<string, LedgerEntry>();
    const report = compileAll(readCorpus(files), {
      progress: (done, total) => say(`${done} of ${total} cards`),
      lacks: whatLacks,
      each: (card, result) =>
        ledger.set(
          card.name,
          entryOf(result, result.status === "complete" ? whatLacks(result.definition) : []),
        ),
    });
    const { cards, lines, ambiguous, swallowed, roundTripFailures } = report;
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    print(
      `${cards.complete} of ${cards.total} cards complete (${percent(cards.complete, cards.total)}), ${cards.partial} partial, ${cards.refused} refused, in ${seconds} s`,
    );
    print(`${lines.complete} of ${lines.total} lines complete (${percent(lines.complete, lines.total)})`);
    print(`guards: ${ambiguous} ambiguous, ${swallowed} swallowed, ${roundTripFailures} not printed again`);
    for (const { clause, cards: held } of report.first.slice(0, count(values, "most", 20)))
      print(`${String(held).padStart(6)}  ${clause.replaceAll("\n", " / ").slice(0, 150)}`);
    writeJson(word(values, "json"), report);
    const update = values["update-ledger"] === true;
    return update || values.ledger === true ? settleLedger(ledger, update) : 0;
  },
};

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)}%`;
}
