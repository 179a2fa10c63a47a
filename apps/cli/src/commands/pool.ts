import { writeFileSync } from "node:fs";
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { seededChance } from "../game/chance.ts";
import { readCorpus } from "../game/corpus.ts";
import { readDeckFiles } from "../game/deck-folder.ts";
import { print, progress } from "../output.ts";
import { type Command, count, requiredWord, UsageError, word, words } from "../usage.ts";

/** Cards that are read completely and played completely, without those that the pool has in another way already. */
function playable(files: readonly string[]): CardDefinition[] {
  const written = new Set(
    loadPool().entries.flatMap((entry) => (entry.provenance === "written" ? [entry.definition.name] : [])),
  );
  const say = progress();
  const corpus = readCorpus(files);
  return corpus.flatMap((card, at) => {
    say(`${at} of ${corpus.length} cards`);
    if (written.has(card.name)) return [];
    const result = compileCard(card);
    return result.status === "complete" && whatLacks(result.definition).length === 0
      ? [result.definition]
      : [];
  });
}

/** Those that people's decks ask for first, the others in an order that has nothing to do with their names. */
function ranked(cards: readonly CardDefinition[], wanted: ReadonlySet<string>): CardDefinition[] {
  const chance = seededChance(2026);
  const weighed = cards.map((card) => ({ card, rank: (wanted.has(card.name) ? 0 : 1) + chance() / 2 }));
  return weighed.sort((one, other) => one.rank - other.rank).map(({ card }) => card);
}

export const pool: Command = {
  name: "pool",
  summary: "writes the compiled part of the shipped pool from a corpus of card texts",
  help: `Options:
  --cards FILE  corpus of cards, one JSON object a line (may be repeated)
  --most N      how many cards to write (1500)
  --prefer DIR  take the cards of these deck lists first
  --out FILE    where to write them`,
  options: {
    cards: { type: "string", multiple: true },
    most: { type: "string" },
    prefer: { type: "string" },
    out: { type: "string" },
  },
  run: async ({ values }) => {
    const files = words(values, "cards");
    if (files.length === 0) throw new UsageError("--cards is needed");
    const out = requiredWord(values, "out");
    const folder = word(values, "prefer");
    const wanted = new Set(
      (folder === undefined ? [] : readDeckFiles(folder)).flatMap((one) =>
        "deck" in one ? one.deck.entries.map((entry) => entry.name) : [],
      ),
    );
    const chosen = ranked(playable(files), wanted).slice(0, count(values, "most", 1_500));
    const lines = chosen
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((definition) => JSON.stringify({ provenance: "compiled", definition }));
    writeFileSync(out, `[\n${lines.join(",\n")}\n]\n`);
    print(`${chosen.length} cards written to ${out}`);
    return 0;
  },
};
