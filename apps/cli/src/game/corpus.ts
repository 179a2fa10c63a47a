import { readFileSync } from "node:fs";
import { z } from "zod";
import { UsageError } from "../usage.ts";

const printed = {
  name: z.string(),
  manaCost: z.string().optional(),
  typeLine: z.string().optional(),
  text: z.string().optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
};

const corpusCardSchema = z.looseObject({
  ...printed,
  layout: z.string().optional(),
  faces: z.array(z.looseObject({ ...printed, typeLine: z.string() })).optional(),
});

/** A card as a file of rules texts gives it: printed strings. */
export type CorpusEntry = z.output<typeof corpusCardSchema>;

/**
 * The cards of corpus files, one JSON object a line.
 * @throws UsageError with file, line and reason for the first line that is not a card
 */
export function readCorpus(files: readonly string[]): CorpusEntry[] {
  return files.flatMap((file) => {
    const cards: CorpusEntry[] = [];
    for (const [at, line] of readText(file).split("\n").entries()) {
      if (line.trim() !== "") cards.push(readCard(line, `${file}:${at + 1}`));
    }
    return cards;
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`${file} can't be read`);
  }
}

function readCard(line: string, where: string): CorpusEntry {
  let document: unknown;
  try {
    document = JSON.parse(line);
  } catch {
    throw new UsageError(`${where} is not JSON`);
  }
  const card = corpusCardSchema.safeParse(document);
  if (card.success) return card.data;
  const [issue] = card.error.issues;
  throw new UsageError(`${where} is no card: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}
