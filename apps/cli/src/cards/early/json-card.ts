/** Cards as one JSON file each: names, costs, text, types, keywords and effects. */
import { ImportError } from "@spellroom/oracle";
import { z } from "zod";
import type { EarlyCard } from "./early-card.ts";

const word = z.string().max(200);
const words = z.union([word, z.array(word).max(20)]).default("");
const number = z.union([z.int().min(-99).max(999), z.string().regex(/^[\d*+-]{1,5}$/)]);

const effectSchema = z.object({ Name: word });
const cardSchema = z.object({
  Id: z.union([z.int(), word]).optional(),
  Name: word.min(1),
  "Mana Cost": word.default(""),
  Text: z.string().max(4_000).default(""),
  Evergreen: z.array(word).max(20).default([]),
  Effect: z.array(effectSchema).max(20).default([]),
  Type: words,
  Subtype: words,
  Supertype: words,
  Power: number.optional(),
  Toughness: number.optional(),
});

const LARGEST = 64 * 1024;

/** Whether a text looks like such a card. */
export function isJsonCard(text: string): boolean {
  return text.length <= LARGEST && /^\s*\{/.test(text) && /"Name"\s*:/.test(text) && /"Type"\s*:/.test(text);
}

/**
 * Reads one file. Its text is what the card does; keywords that the text leaves out are added to it, and a card that has effects
 * without a text can't be read.
 * @throws ImportError where it is no such card
 */
export function readJsonCard(text: string, file: string): EarlyCard {
  const card = parsed(text, file);
  const typeLine = typeLineOf(card);
  if (typeLine === "") throw new ImportError("notACard", `${file}: the card has no type`);
  const isCreature = typeLine.includes("Creature");
  return {
    name: card.Name.trim(),
    manaCost: costOf(card["Mana Cost"], file),
    typeLine,
    text: textOf(card),
    ...(isCreature ? { power: `${card.Power ?? 0}`, toughness: `${card.Toughness ?? 0}` } : {}),
  };
}

type JsonCard = z.infer<typeof cardSchema>;

function parsed(text: string, file: string): JsonCard {
  if (text.length > LARGEST) throw new ImportError("tooLarge", `${file} is larger than any card`);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new ImportError("corrupt", `${file} is no JSON: ${error instanceof Error ? error.message : ""}`);
  }
  const found = cardSchema.safeParse(document);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new ImportError("notACard", `${file}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}

function textOf({ Text, Evergreen, Effect }: JsonCard): string {
  const text = Text.trim();
  const said = keywordsIn(text);
  const missing = Evergreen.filter((keyword) => !said.some((one) => one.startsWith(keyword.toLowerCase())));
  const keywords = missing.join(", ").toLowerCase();
  const effects = text === "" ? Effect.map(({ Name }) => `<${Name}>`) : [];
  return [keywords.charAt(0).toUpperCase() + keywords.slice(1), text, ...effects].filter(Boolean).join("\n");
}

/** What stands where keywords stand: a text may also name those that the card gives. */
function keywordsIn(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)/g, "")
    .toLowerCase()
    .split("\n")
    .filter((line) => !line.includes("."))
    .flatMap((line) => line.split(/[,;]/).map((part) => part.trim()));
}

function typeLineOf({ Supertype, Type, Subtype }: JsonCard): string {
  const [supertypes, types, subtypes] = [Supertype, Type, Subtype].map((part) =>
    (Array.isArray(part) ? part : [part]).map((one) => one.trim()).filter((one) => one !== ""),
  );
  const left = [...(supertypes ?? []), ...(types ?? [])].join(" ");
  const right = (subtypes ?? []).join(" ");
  return right === "" ? left : `${left} — ${right}`;
}

/** A cost with or without braces: `{1}{W}`, `1W`, `2W/R`, `XRR`. */
function costOf(cost: string, file: string): string {
  const plain = cost.replaceAll(/[\s{}]+/g, (gap) => (gap.includes("}") ? " " : "")).trim();
  if (plain === "") return "";
  const symbols = plain.match(/\d*[WUBRGC2]\/[WUBRGP]|\d+|[WUBRGCX]/g) ?? [];
  if (symbols.join("") !== plain.replaceAll(" ", ""))
    throw new ImportError("notACard", `${file}: ${cost} is no mana cost`);
  return symbols.map((symbol) => `{${symbol}}`).join("");
}
