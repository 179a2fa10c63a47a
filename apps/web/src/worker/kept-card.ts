/** Cards that were kept or recorded: what still has its content hash is what it was when it came out of a pool. */
import type { CardDefinition } from "@spellroom/card-language";
import { readCards } from "@spellroom/match";
import { definitionId } from "@spellroom/rules";

/** @throws CorruptMatch when one can't be read */
export function keptCards(
  definitions: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, CardDefinition> {
  return readCards(new Map(Object.entries(definitions)), (hash) => cardIn(hash, definitions[hash]));
}

function cardIn(hash: string, card: unknown): CardDefinition | undefined {
  return isCard(card) && definitionId(card) === hash ? card : undefined;
}

function isCard(value: unknown): value is CardDefinition {
  return typeof value === "object" && value !== null && "faces" in value && Array.isArray(value.faces);
}
