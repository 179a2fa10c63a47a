import { readFileSync } from "node:fs";
import { type Ability, type Face, NotPrintable } from "@spellroom/card-language";
import { frenchLines } from "@spellroom/card-language/french";
import type { CorpusCard } from "@spellroom/oracle";
import { readCorpus } from "../game/corpus.ts";
import type { Ledger } from "../ledger/entry.ts";
import { LedgerError, parseLedger } from "../ledger/text.ts";
import { type Drawn, drawSample } from "../sample/draw.ts";
import { outline } from "../sample/outline.ts";
import { print, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word, words } from "../terminal/usage.ts";

export const sample: Command = {
  name: "sample",
  summary: "draws complete cards at random, to read their definitions and their French beside their texts",
  help: `Usage: npm run cli -- sample --cards FILE [OPTIONS]
Options:
  --cards FILE  corpus of cards, one JSON object a line (may be repeated)
  --count N     how many cards to draw (300)
  --seed S      which ones (1)
  --only NAME   these cards instead of a sample (may be repeated)
  --since FILE  draw half of them among the cards that weren't complete in this older coverage ledger
  --json OUT    write the sample as JSON`,
  options: {
    cards: { type: "string", multiple: true },
    count: { type: "string" },
    seed: { type: "string" },
    only: { type: "string", multiple: true },
    since: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const files = words(values, "cards");
    if (files.length === 0) throw new UsageError("--cards is needed");
    const since = word(values, "since");
    const only = words(values, "only");
    const corpus = readCorpus(files);
    const drawn = drawSample(only.length === 0 ? corpus : only.map((name) => namedCard(corpus, name)), {
      count: only.length === 0 ? count(values, "count", 300) : only.length,
      seed: count(values, "seed", 1),
      ...(since === undefined ? {} : { since: readOlder(since) }),
    });
    for (const [at, one] of drawn.entries()) show(at + 1, one);
    writeJson(word(values, "json"), drawn);
    return 0;
  },
};

function namedCard(corpus: readonly CorpusCard[], name: string): CorpusCard {
  const card = corpus.find((one) => one.name === name);
  if (card === undefined) throw new UsageError(`no card is called ${name}`);
  return card;
}

function readOlder(file: string): Ledger {
  try {
    return parseLedger(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof LedgerError) throw new UsageError(`${file}: ${error.message}`);
    throw new UsageError(`${file} can't be read`);
  }
}

function show(number: number, { card, definition }: Drawn): void {
  print(`=== ${number}. ${card.name}`);
  for (const [at, face] of (card.faces ?? [card]).entries()) {
    const numbers = [face.power && `${face.power}/${face.toughness ?? "?"}`, face.loyalty, face.defense];
    print([face.name, face.manaCost, face.typeLine, ...numbers].filter(Boolean).join("  "));
    print(face.text ?? "");
    const compiled = definition.faces[at];
    if (compiled === undefined) throw new Error(`${card.name} has lost a face`);
    const { abilities = [], ...rest } = compiled;
    print(`-> ${outline(rest)}`);
    for (const ability of abilities) print(`-> ${outline(ability)}`);
    for (const line of inFrench(compiled)) print(`=> ${line}`);
  }
  print();
}

/** Where the French printer has no words for something yet, the other paragraphs are shown alone. */
function inFrench(face: Face): readonly string[] {
  const abilities = face.abilities ?? [];
  return (
    worded(abilities, face) ?? abilities.flatMap((one) => worded([one], face) ?? ["(no French wording yet)"])
  );
}

function worded(abilities: readonly Ability[], face: Face): readonly string[] | null {
  try {
    return frenchLines(abilities, face);
  } catch (error) {
    if (error instanceof NotPrintable) return null;
    throw error;
  }
}
