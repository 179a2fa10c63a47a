import { openCards } from "../game/card-source.ts";
import { missingCards, readDeckFiles } from "../game/deck-folder.ts";
import { print, writeJson } from "../terminal/output.ts";
import { type Command, count, requiredWord, word, words } from "../terminal/usage.ts";

interface DeckReport {
  readonly file: string;
  readonly missing: readonly string[];
  /** Why the file can't be read as a deck list. */
  readonly error?: string;
}

export const decks: Command = {
  name: "decks",
  summary: "how many deck lists of a folder could be played today, and which cards are missing",
  help: `Options:
  --dir DIR     folder of deck lists, in any format that Spellroom reads
  --cards FILE  compile cards that the pool lacks from a corpus file (may be repeated)
  --most N      how many of the most wanted missing cards to list (20)
  --json OUT    write the report as JSON`,
  options: {
    dir: { type: "string" },
    cards: { type: "string", multiple: true },
    most: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const cards = openCards(words(values, "cards"));
    const reports = readDeckFiles(requiredWord(values, "dir")).map(
      (one): DeckReport =>
        "error" in one
          ? { file: one.file, missing: [], error: one.error }
          : { file: one.file, missing: missingCards(one.deck, cards) },
    );
    const playable = reports.filter((one) => one.missing.length === 0 && one.error === undefined);
    print(`${playable.length} of ${reports.length} deck lists can be played`);
    for (const { file, error } of reports) if (error !== undefined) print(`  ${file}: ${error}`);
    const wanted = mostWanted(reports).slice(0, count(values, "most", 20));
    if (wanted.length > 0) print("most wanted cards, by the number of lists that need them:");
    for (const [name, lists] of wanted) print(`  ${String(lists).padStart(4)}  ${name}`);
    writeJson(word(values, "json"), {
      total: reports.length,
      playable: playable.length,
      decks: reports,
      wanted: mostWanted(reports).map(([name, lists]) => ({ name, decks: lists })),
    });
    return 0;
  },
};

/** Missing cards by the number of lists that lack them. */
function mostWanted(reports: readonly DeckReport[]): readonly (readonly [string, number])[] {
  const lists = new Map<string, number>();
  for (const name of reports.flatMap((one) => one.missing)) lists.set(name, (lists.get(name) ?? 0) + 1);
  return [...lists].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}
