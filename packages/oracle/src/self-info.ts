import type { Face, Subtype } from "@spellroom/card-language";
import { nounsOfWord } from "./grammar/vocabulary.ts";
import type { Nouns } from "./scope/antecedents.ts";

/** What a cost of casting dealt with: "the sacrificed creature" of the spell's own text (CR 608.2j). */
export interface Paid {
  readonly name: string;
  readonly nouns: Nouns;
  readonly plural: boolean;
}

/** What a face is, as far as its text needs to know. */
export interface SelfInfo {
  readonly name: string;
  readonly nouns: Nouns;
  readonly subtypes: readonly Subtype[];
  readonly spell: boolean;
  /** What kind of type the card has its controller choose, for "the chosen type". */
  readonly chosenType?: "creatureType" | "landType" | "cardType";
  /** Participles of what a cost of casting deals with, as far as the rest of the text speaks of it. */
  readonly paidWords: readonly string[];
  /** What is called "that name", "that color" or "that type" where a paragraph has chosen one. */
  readonly justChosen: readonly ("name" | "color" | "creatureType")[];
  /** Its caster may collect evidence as an additional cost, the only one that is optional. */
  readonly collectsEvidence?: true;
  /** The same of beholding a Dragon. */
  readonly beholdsDragon?: true;
  /** What kind of card its caster may reveal as an additional cost, the only one that is optional. */
  readonly mayReveal?: string;
  /** What the additional costs of casting dealt with. */
  readonly paid?: readonly Paid[];
  /** Of an Aura that enchants cards: where they are. */
  readonly enchantsIn?: "graveyard";
  /** Which half of a split card it is: the door of a Room (CR 709.5). */
  readonly half?: "left" | "right";
  /** Nouns of what an Aura or Equipment is on. */
  readonly attached: Nouns;
}

/** What the words of a face's text are about: the card, and what it is attached to. */
export function selfInfo(
  face: Omit<Face, "abilities">,
  lines: readonly string[],
  half?: SelfInfo["half"],
): SelfInfo {
  const spell = face.types.includes("instant") || face.types.includes("sorcery");
  const types = face.types.map(String);
  const nouns = spell ? ["spell", "card"] : [...types, "permanent", "card"];
  const chosenType = chosenTypeOf(lines.join(" "));
  const mayReveal = revealedKind(lines);
  return {
    name: face.name,
    nouns,
    subtypes: face.subtypes ?? [],
    spell,
    attached: attachedNouns(face, lines),
    paidWords: paidWords(lines),
    justChosen: justChosen(lines),
    ...(collectsEvidence(lines) ? { collectsEvidence: true } : {}),
    ...(beholdsDragon(lines) ? { beholdsDragon: true } : {}),
    ...(chosenType === undefined ? {} : { chosenType }),
    ...(mayReveal === undefined ? {} : { mayReveal }),
    ...(half === undefined ? {} : { half }),
    ...(lines.some((line) => /^Enchant .* card in a graveyard$/.test(line))
      ? { enchantsIn: "graveyard" }
      : {}),
  };
}

function collectsEvidence(lines: readonly string[]): boolean {
  const optional = lines.filter((line) => line.startsWith("As an additional cost to cast ~, you may "));
  return optional.length === 1 && /you may collect evidence \d+\.$/.test(optional[0] ?? "");
}

function beholdsDragon(lines: readonly string[]): boolean {
  const optional = lines.filter((line) => line.startsWith("As an additional cost to cast ~, you may "));
  return optional.length === 1 && /you may behold a Dragon\.$/.test(optional[0] ?? "");
}

function revealedKind(lines: readonly string[]): string | undefined {
  const optional = lines.filter((line) => line.startsWith("As an additional cost to cast ~, you may "));
  const [only, ...others] = optional;
  return others.length > 0
    ? undefined
    : /you may reveal an? ([A-Z][a-z]+) card from your hand\.$/.exec(only ?? "")?.[1];
}

/** "the sacrificed creature" in a line that is not the one of the cost. */
function paidWords(lines: readonly string[]): readonly string[] {
  const others = lines.filter((line) => !line.startsWith("As an additional cost"));
  return ["sacrificed", "discarded", "exiled", "revealed", "returned"].filter((word) =>
    others.some((line) => line.includes(`the ${word} `)),
  );
}

/** What a paragraph has chosen before it says "that name", "that color" or "that type"; nothing else in it may have one. */
function justChosen(lines: readonly string[]): SelfInfo["justChosen"] {
  const found: ("name" | "color" | "creatureType")[] = [];
  if (lines.some((line) => /\bchoose an? (?:\w+ )*card name\b.*\bthat name\b/i.test(line)))
    found.push("name");
  if (lines.some((line) => /\bchoose a color\b.*\bthat color\b/i.test(line))) found.push("color");
  if (lines.some((line) => /\bchoose a creature type\b.*\bthat type\b/i.test(line)))
    found.push("creatureType");
  return found;
}

function chosenTypeOf(text: string): SelfInfo["chosenType"] {
  if (/choose a creature type/i.test(text)) return "creatureType";
  if (/choose a (?:basic )?land type/i.test(text)) return "landType";
  return /choose a card type/i.test(text) ? "cardType" : undefined;
}

/** Nouns of what an Equipment, a Fortification or an Aura is on. */
export function attachedNouns(face: Pick<Face, "subtypes">, lines: readonly string[]): readonly string[] {
  if (face.subtypes?.includes("Equipment") === true) return ["creature", "permanent"];
  if (face.subtypes?.includes("Fortification") === true) return ["land", "permanent"];
  if (lines.some((line) => /^Bestow\b/.test(line))) return ["creature", "permanent"];
  const enchant = lines
    .map((line) => /^Enchant (.+)$|\bbecomes an Aura with enchant (\w+)\./.exec(line))
    .map((found) => found?.[1] ?? found?.[2])
    .find((one) => one !== undefined);
  if (enchant === undefined) return [];
  const words = enchant.split(/[ ,]+/);
  const found = NOUNS.filter((noun) => words.includes(noun));
  const subtype = words.find((word) => /^[A-Z]/.test(word));
  if (subtype !== undefined) return [...new Set([subtype, ...nounsOfWord(subtype), "permanent", ...found])];
  return found.length === 1 ? [...found, "permanent"] : ["permanent"];
}

const NOUNS = ["creature", "land", "artifact", "enchantment", "planeswalker", "permanent"];
