import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const TOOL = path.join(import.meta.dirname, "../../../cli/src/main.ts");

export interface Card {
  readonly name: string;
  readonly text: string;
  readonly cost?: string;
  readonly type?: string;
  readonly legal?: string;
  /** Its name in French, if it is of a French edition. */
  readonly french?: string;
  /** The halves of a split card. */
  readonly halves?: readonly string[];
}

function record(
  { name, text, cost = "{G}", type = "Creature — Insect", legal = "legal", halves, french }: Card,
  id: number,
) {
  const half = (called: string) => ({
    name: called,
    mana_cost: cost,
    type_line: "Sorcery",
    oracle_text: text,
  });
  const split = halves && { layout: "split", type_line: "Sorcery // Sorcery", card_faces: halves.map(half) };
  return {
    id: `printing-${id}`,
    oracle_id: `card-${id}`,
    layout: "normal",
    ...{ name, mana_cost: cost, type_line: type, oracle_text: text, power: "2", toughness: "2" },
    ...{ set: "glo", lang: "en", rarity: "common", legalities: { modern: legal } },
    ...split,
    ...(french === undefined ? {} : { lang: "fr", printed_name: french }),
  };
}

/** Imports cards into a data directory as an operator does. */
export async function importCards(directory: string, cards: readonly Card[]): Promise<void> {
  const file = path.join(directory, "bulk.json");
  writeFileSync(file, JSON.stringify(cards.map(record)));
  await promisify(execFile)(process.execPath, [TOOL, "cards", "import", file, "--data", directory]);
}
