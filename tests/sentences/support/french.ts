import { frenchCard } from "@spellroom/card-language/french";
import { type CorpusCard, compileCard } from "@spellroom/oracle";

/** What a made-up card says in French, its paragraphs apart; without a type it is a sorcery. */
export function frenchOf(text: string, card: Partial<CorpusCard> = {}): string {
  const result = compileCard({ name: "Old Words", manaCost: "{1}", typeLine: "Sorcery", text, ...card });
  if (result.status !== "complete") throw new Error(`${text}: ${JSON.stringify(result)}`);
  const lines = frenchCard(result.definition).faces.flatMap((face) => face.lines);
  return lines.join(" / ").replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
}

export const A_CREATURE = { typeLine: "Creature — Elf", power: "2", toughness: "2" } as const;
export const AN_ENCHANTMENT = { typeLine: "Enchantment" } as const;
