import { readFileSync } from "node:fs";
import { type CorpusCard, withMeldedFaces } from "@spellroom/oracle";
import { z } from "zod";
import { UsageError } from "../terminal/usage.ts";

const words = z.exactOptional(z.string());
const printed = {
  name: z.string(),
  manaCost: words,
  text: words,
  power: words,
  toughness: words,
  loyalty: words,
  defense: words,
  colorIndicator: words,
};

const corpusCardSchema = z.object({
  ...printed,
  typeLine: words,
  layout: words,
  faces: z.exactOptional(z.array(z.object({ ...printed, typeLine: z.string() }))),
});

/**
 * The cards of corpus files, one JSON object a line; meld cards with what they meld into, where that is in them too.
 * @throws UsageError with file, line and reason for the first line that is not a card
 */
export function readCorpus(files: readonly string[]): readonly CorpusCard[] {
  const all = files.flatMap((file) => {
    const cards: CorpusCard[] = [];
    for (const [at, line] of readText(file).split("\n").entries()) {
      if (line.trim() !== "") cards.push(readCard(line, `${file}:${at + 1}`));
    }
    return cards;
  });
  return withMeldedFaces(all);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`${file} can't be read`);
  }
}

function readCard(line: string, where: string): CorpusCard {
  let document: unknown;
  try {
    document = JSON.parse(line);
  } catch {
    throw new UsageError(`${where} is not JSON`);
  }
  const card = corpusCardSchema.safeParse(document);
  if (card.success) return card.data;
  const [issue] = card.error.issues;
  throw new UsageError(`${where} is not a card: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}
