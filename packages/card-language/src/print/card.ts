import type { Ability } from "../ability.ts";
import type { CardDefinition, Face } from "../card.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { PowerToughness } from "../power-toughness.ts";
import { attachedName } from "./attached.ts";
import { PrintContext } from "./context.ts";
import { mentionPaid } from "./cost.ts";
import { english } from "./english.ts";
import { isCostKeyword, isSimpleKeyword } from "./keyword.ts";
import { SELF_SUBTYPES, SUPERTYPE_ORDER, TYPE_ORDER } from "./vocabulary.ts";
import type { WordingOf } from "./wording.ts";
import { capitalise } from "./words.ts";

export interface PrintedFace {
  readonly name: string;
  readonly typeLine: string;
  /** Paragraphs of rules text; a modal ability takes several. */
  readonly lines: readonly string[];
}

export interface PrintedCard {
  readonly faces: readonly PrintedFace[];
}

export interface CardPrintOptions {
  /** What the text calls the object that the card is on, where it is not the usual name: "enchanted permanent". */
  readonly attached?: string;
  /** Short explanations after keywords. */
  readonly reminders?: boolean;
  /** Which of several equal phrasings to use; absent: the canonical ones. */
  readonly wording?: WordingOf;
}

/** The rules text of a definition, current wording (CR 207). Throws `NotPrintable` rather than print nonsense. */
export function printCard(definition: CardDefinition, options: CardPrintOptions = {}): PrintedCard {
  return { faces: definition.faces.map((face) => printFace(face, options)) };
}

export function printFace(face: Face, options: CardPrintOptions = {}): PrintedFace {
  return {
    name: face.name,
    typeLine: printTypeLine(face),
    lines: printLines(face.abilities ?? [], face, options),
  };
}

/** "Legendary Creature — Elf Warrior" (CR 205). */
export function printTypeLine(face: Face): string {
  const supertypes = [...(face.supertypes ?? [])].sort(
    (a, b) => SUPERTYPE_ORDER.indexOf(a) - SUPERTYPE_ORDER.indexOf(b),
  );
  const types = [...face.types].sort((a, b) => TYPE_ORDER.indexOf(a) - TYPE_ORDER.indexOf(b));
  const left = [...supertypes, ...types].map(capitalise).join(" ");
  const subtypes = face.subtypes ?? [];
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`;
}

/** Printed power or toughness: `{ star: 1 }` is "1+*". */
export function printPowerToughness(value: PowerToughness): string {
  if (typeof value === "number") return String(value);
  if (value.star === 0) return "*";
  return value.star > 0 ? `${value.star}+*` : `*-${-value.star}`;
}

/** The context in which the abilities of a face are printed. */
export function contextOf(
  face: Face,
  options: CardPrintOptions & { readonly self?: string } = {},
): PrintContext {
  const context = new PrintContext({
    phrases: english,
    self: options.self ?? selfName(face),
    name: face.name,
    attached: options.attached ?? attachedName(face),
    selfDies: face.types.includes("creature") || face.types.includes("planeswalker"),
    ...(options.wording === undefined ? {} : { wording: options.wording }),
    ...(options.reminders === undefined ? {} : { reminders: options.reminders }),
  });
  for (const ability of face.abilities ?? [])
    if (ability.kind === "additionalCost") for (const cost of ability.cost) mentionPaid(cost, context);
  return context;
}

/** What the text calls the card itself: "this creature"; a legendary permanent and a spell go by name (CR 201.5). */
export function selfName(face: Face): string {
  if (face.supertypes?.includes("legendary") === true) return face.name.split(",")[0] ?? face.name;
  if (face.types.includes("instant") || face.types.includes("sorcery")) return face.name;
  const subtype = SELF_SUBTYPES.find((one) => face.subtypes?.includes(one));
  if (face.types.includes("creature")) return "this creature";
  if (subtype !== undefined) return `this ${subtype}`;
  const type = ["planeswalker", "land", "artifact", "enchantment", "battle"].find((one) =>
    face.types.some((each) => each === one),
  );
  return `this ${type ?? "permanent"}`;
}

/** How a keyword is joined that doesn't simply go on with the line before. */
const STARTS_ANEW: readonly string[] = ["sentence", "and", "semicolon"];

/** Paragraphs: neighbouring plain keywords share a line, everything else has its own (CR 702). */
export function printLines(
  abilities: readonly Ability[],
  face: Face,
  options: CardPrintOptions & { readonly self?: string } = {},
): readonly string[] {
  const lines: string[] = [];
  let shared: string | undefined;
  for (const ability of abilities) {
    const p = contextOf(face, options);
    const say = options.wording?.(ability);
    const flavor = say?.flavor === undefined ? "" : `${say.flavor} — `;
    const text = `${flavor}${p.phrases.ability(ability, p)}`;
    const joins = ability.kind === "keyword" && sharesLine(ability) && options.reminders !== true;
    if (joins && shared !== undefined && !STARTS_ANEW.includes(say?.join ?? "")) {
      lines[lines.length - 1] = `${shared}, ${text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
    } else if (say?.join === "and" && lines.length > 0) {
      lines[lines.length - 1] = alsoFrom(lines.at(-1) ?? "", text);
    } else if (say?.join === "andOr" && lines.length > 0) {
      lines[lines.length - 1] = `${lines.at(-1)} and/or ${text.replace(/^Kicker /, "")}`;
    } else if ((say?.join === "comma" || say?.join === "semicolon") && lines.length > 0) {
      const mark = say.join === "comma" ? "," : ";";
      lines[lines.length - 1] =
        `${lines.at(-1)}${mark} ${text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
    } else if (say?.join === "then" && lines.length > 0) {
      lines[lines.length - 1] = `${lines.at(-1)} ${text}`;
    } else lines.push(...text.split("\n"));
    shared = joins ? lines.at(-1) : undefined;
  }
  return lines;
}

function sharesLine(ability: KeywordAbility): boolean {
  if (isSimpleKeyword(ability)) return !["startYourEngines", "forMirrodin"].includes(ability.keyword);
  if (isCostKeyword(ability)) return false;
  return (
    ability.keyword === "protection" || ability.keyword === "landwalk" || ability.keyword === "hexproofFrom"
  );
}

/** "protection from black and from red" is two abilities (CR 702.16g). */
function alsoFrom(line: string, text: string): string {
  const more = text.replace(/^\w+ from /, "");
  if (!line.includes(" and from ")) return `${line} and from ${more}`;
  return `${line.replace(" and from ", ", from ")}, and from ${more}`;
}
