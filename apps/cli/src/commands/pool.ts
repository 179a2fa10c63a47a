import { writeFileSync } from "node:fs";
import { type CardDefinition, definitionHash } from "@spellroom/card-language";
import { loadPool, type Provenance } from "@spellroom/cards";
import { compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { cardView } from "@spellroom/view";
import { seededChance } from "../game/chance.ts";
import { readCorpus } from "../game/corpus.ts";
import { readDeckFiles } from "../game/deck-folder.ts";
import { print, progress } from "../terminal/output.ts";
import { type Command, count, requiredWord, UsageError, word, words } from "../terminal/usage.ts";

/** Names of the pool's cards that came about in that way. */
function namesOf(provenance: Provenance): ReadonlySet<string> {
  return new Set(
    loadPool().entries.flatMap((entry) => (entry.provenance === provenance ? [entry.definition.name] : [])),
  );
}

/** Whether each ability can be worded from the definition alone: what is shipped keeps no wording of the printed card. */
function hasWords(card: CardDefinition): boolean {
  return cardView(card, "en").faces.every(({ abilities }) => abilities.every(({ text }) => text !== ""));
}

/** Cards that are read completely and played completely, without those that were written by hand. */
function playable(files: readonly string[]): CardDefinition[] {
  const written = namesOf("written");
  const say = progress();
  const corpus = readCorpus(files);
  return corpus.flatMap((card, at) => {
    say(`${at} of ${corpus.length} cards`);
    if (written.has(card.name)) return [];
    const result = compileCard(card);
    return result.status === "complete" &&
      whatLacks(result.definition).length === 0 &&
      hasWords(result.definition)
      ? [result.definition]
      : [];
  });
}

/** What is shipped already and what is asked for first, then what people's decks have, the others by chance. */
function ranked(
  cards: readonly CardDefinition[],
  first: ReadonlySet<string>,
  preferred: ReadonlySet<string>,
): CardDefinition[] {
  const chance = seededChance(2026);
  const weighed = cards.map((card) => {
    const group = first.has(card.name) ? 0 : preferred.has(card.name) ? 1 : 2;
    return { card, rank: group + chance() / 2 };
  });
  return weighed.sort((one, other) => one.rank - other.rank).map(({ card }) => card);
}

/** The names of a folder's deck lists. */
function namesInDecks(folder: string | undefined): ReadonlySet<string> {
  const files = folder === undefined ? [] : readDeckFiles(folder);
  return new Set(files.flatMap((one) => ("deck" in one ? one.deck.entries.map((entry) => entry.name) : [])));
}

/** Whether the compiled cards of the pool are what the compiler makes of their texts now. */
function checkPool(now: readonly CardDefinition[]): number {
  const hashes = new Map(now.map((card) => [card.name, definitionHash(card)]));
  const shipped = loadPool().entries.filter(({ provenance }) => provenance === "compiled");
  const different = shipped.filter(
    ({ definition }) => hashes.get(definition.name) !== definitionHash(definition),
  );
  print(
    `${shipped.length - different.length} of ${shipped.length} compiled cards are read as they are shipped`,
  );
  for (const { definition } of different) print(`  ${definition.name}`);
  return different.length > 0 ? 1 : 0;
}

export const pool: Command = {
  name: "pool",
  summary: "writes the compiled part of the shipped pool from a corpus of card texts",
  help: `Options:
  --cards FILE  corpus of cards, one JSON object a line (may be repeated)
  --most N      how many cards to write (1500)
  --want NAME   take this card, besides those that are compiled in the pool now (may be repeated)
  --prefer DIR  take the cards of these deck lists next
  --out FILE    where to write them
  --check       write nothing; say which compiled cards of the pool are read otherwise now
Exit code 1 if a card of the pool or a wanted one is not complete any more, which is left out, or if --check finds another
definition.`,
  options: {
    cards: { type: "string", multiple: true },
    most: { type: "string" },
    want: { type: "string", multiple: true },
    prefer: { type: "string" },
    out: { type: "string" },
    check: { type: "boolean" },
  },
  run: async ({ values }) => {
    const files = words(values, "cards");
    if (files.length === 0) throw new UsageError("--cards is needed");
    if (values.check === true) return checkPool(playable(files));
    const out = requiredWord(values, "out");
    const first = new Set([...namesOf("compiled"), ...words(values, "want")]);
    const preferred = namesInDecks(word(values, "prefer"));
    const chosen = ranked(playable(files), first, preferred).slice(0, count(values, "most", 1_500));
    const lines = chosen
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((definition) => JSON.stringify({ provenance: "compiled", definition }));
    writeFileSync(out, `[\n${lines.join(",\n")}\n]\n`);
    print(`${chosen.length} cards written to ${out}`);
    const names = new Set(chosen.map(({ name }) => name));
    const lost = [...first].filter((name) => !names.has(name));
    if (lost.length > 0) print(`not complete: ${lost.join("; ")}`);
    return lost.length > 0 ? 1 : 0;
  },
};
