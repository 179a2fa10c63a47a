import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type Face,
  isKnownSubtype,
  type ManaCost,
  type PowerToughness,
  SUPERTYPES,
  type Subtype,
  type Supertype,
} from "@spellroom/card-language";
import type { CorpusFace } from "./corpus-card.ts";
import { parseManaCost } from "./grammar/mana.ts";

/** The printed characteristics of a face without its abilities, or why they can't be read. */
export type FaceResult =
  | { readonly kind: "face"; readonly face: Omit<Face, "abilities"> }
  | { readonly kind: "refused"; readonly reason: string };

interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
}

function refused(reason: string): FaceResult {
  return { kind: "refused", reason };
}

/** "Legendary Creature — Elf Warrior" (CR 205). */
export function parseTypeLine(line: string): TypeLine | undefined {
  const [left = "", right = ""] = line.split(" — ");
  const supertypes: Supertype[] = [];
  const types: CardType[] = [];
  for (const word of left
    .toLowerCase()
    .split(" ")
    .map((one) => (one === "tribal" ? "kindred" : one))) {
    const supertype = SUPERTYPES.find((one) => one === word);
    const type = CARD_TYPES.find((one) => one === word);
    if (supertype !== undefined) supertypes.push(supertype);
    else if (type !== undefined) types.push(type);
    else return undefined;
  }
  const subtypes = right
    .split(" ")
    .filter((one) => one !== "")
    .map((one) => (one === "Hound" ? "Dog" : one));
  return types.length > 0 && subtypes.every(isKnownSubtype) ? { supertypes, types, subtypes } : undefined;
}

function parseStat(text: string | undefined): PowerToughness | undefined {
  if (text === undefined) return undefined;
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === "*") return { star: 0 };
  const plus = /^(\d+)\+\*$/.exec(text) ?? /^\*\+(\d+)$/.exec(text);
  return plus?.[1] === undefined ? undefined : { star: Number(plus[1]) };
}

function parseCost(text: string | undefined): ManaCost | null | undefined {
  return text === undefined || text === "" ? null : parseManaCost(text);
}

function parseColors(text: string | undefined): readonly Color[] | undefined {
  if (text === undefined) return undefined;
  return COLORS.filter((color) => text.includes(color));
}

/** Reads what is printed around the text box (CR 200-209). */
export function parseFace(from: CorpusFace): FaceResult {
  const line = parseTypeLine(from.typeLine);
  if (line === undefined) return refused(`type line "${from.typeLine}"`);
  const manaCost = parseCost(from.manaCost);
  if (manaCost === undefined) return refused(`mana cost ${from.manaCost}`);
  const power = parseStat(from.power);
  const toughness = parseStat(from.toughness);
  if (
    (from.power !== undefined && power === undefined) ||
    (from.toughness !== undefined && toughness === undefined)
  ) {
    return refused(`power and toughness ${from.power}/${from.toughness}`);
  }
  const loyalty = from.loyalty === undefined ? undefined : from.loyalty === "X" ? "X" : Number(from.loyalty);
  if (Number.isNaN(loyalty)) return refused(`loyalty ${from.loyalty}`);
  const defense = from.defense === undefined ? undefined : Number(from.defense);
  const colorIndicator = parseColors(from.colorIndicator);
  return {
    kind: "face",
    face: {
      name: from.name,
      manaCost,
      ...(colorIndicator === undefined ? {} : { colorIndicator }),
      ...(line.supertypes.length === 0 ? {} : { supertypes: line.supertypes }),
      types: line.types,
      ...(line.subtypes.length === 0 ? {} : { subtypes: line.subtypes }),
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
      ...(loyalty === undefined ? {} : { loyalty }),
      ...(defense === undefined ? {} : { defense }),
    },
  };
}
