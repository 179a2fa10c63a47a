import { CAN_COMPILE } from "../game/compile.ts";
import { type CorpusEntry, readCorpus } from "../game/corpus.ts";
import { print, writeJson } from "../output.ts";
import { type Command, UsageError, word, words } from "../usage.ts";

/** What a compilation of a whole corpus came to. */
interface Coverage {
  readonly cards: {
    readonly total: number;
    readonly complete: number;
    readonly partial: number;
    readonly refused: number;
  };
  readonly lines: { readonly total: number; readonly complete: number };
  readonly ambiguous: number;
  readonly swallowed: number;
  readonly roundTripFailures: number;
  readonly first: readonly { readonly clause: string; readonly cards: number }[];
  readonly complete: readonly string[];
}

export const coverage: Command = {
  name: "coverage",
  summary: "compiles a corpus of card texts and counts what can be read",
  help: `Options:
  --cards FILE  corpus of cards, one JSON object a line (may be repeated)
  --json OUT    write the report as JSON`,
  options: { cards: { type: "string", multiple: true }, json: { type: "string" } },
  run: async ({ values }) => {
    const files = words(values, "cards");
    if (files.length === 0) throw new UsageError("--cards is needed");
    const report = nothingCompiled(readCorpus(files));
    const { cards, lines } = report;
    print(
      `${cards.complete} of ${cards.total} cards complete, ${cards.partial} partial, ${cards.refused} refused`,
    );
    print(`${lines.complete} of ${lines.total} lines complete`);
    if (!CAN_COMPILE) print("no text is compiled in this version");
    writeJson(word(values, "json"), report);
    return 0;
  },
};

function nothingCompiled(corpus: readonly CorpusEntry[]): Coverage {
  const lines = corpus.reduce((sum, card) => sum + lineCount(card), 0);
  return {
    cards: { total: corpus.length, complete: 0, partial: 0, refused: corpus.length },
    lines: { total: lines, complete: 0 },
    ambiguous: 0,
    swallowed: 0,
    roundTripFailures: 0,
    first: [],
    complete: [],
  };
}

function lineCount(card: CorpusEntry): number {
  const texts = card.faces?.map((face) => face.text) ?? [card.text];
  return texts.reduce((sum, text) => sum + (text ? text.split("\n").length : 0), 0);
}
