import type { Amount } from "../amount.ts";
import type { Modification } from "../modification.ts";
import type { PrintContext } from "./context.ts";
import type { ModificationStyle } from "./modification-style.ts";
import { NotPrintable } from "./not-printable.ts";
import { COLOR_WORDS, TYPE_ORDER } from "./vocabulary.ts";
import { listOf, withArticle } from "./words.ts";

type Becoming = Extract<
  Modification,
  { kind: "types" | "colors" | "setPT" | "everyCreatureType" | "chosenType" }
>;

/** Modifications that are put together as "becomes a 4/4 red Dragon creature". */
export function isBecoming(one: Modification): one is Becoming {
  return (
    one.kind === "types" ||
    one.kind === "colors" ||
    one.kind === "setPT" ||
    one.kind === "everyCreatureType" ||
    one.kind === "chosenType"
  );
}

/** Abilities that are said with what something becomes: each, and all of them together. */
export interface Granted {
  readonly words: readonly string[];
  readonly text: string;
}

interface Becomes {
  readonly verb: string;
  readonly more: readonly string[];
}

/** "become a 3/3 Elemental creature", "be black", "have base power and toughness 1/1". */
export function becomesWords(
  run: readonly Modification[],
  style: ModificationStyle,
  p: PrintContext,
  granted: Granted = { words: [], text: "" },
): Becomes {
  const list = run.filter(isBecoming);
  const types = list.find((one) => one.kind === "types");
  const colors = list.find((one) => one.kind === "colors");
  const pt = list.find((one) => one.kind === "setPT");
  const other = list.find((one) => one.kind === "everyCreatureType" || one.kind === "chosenType");
  const be = style.lasting === "static" ? "be" : "become";
  const everyType = other?.kind === "everyCreatureType" && types?.kind === "types";
  if (other !== undefined && !everyType) return { verb: otherTypes(other, be, style, p), more: [] };
  if (types === undefined && colors === undefined && pt?.kind === "setPT")
    return { verb: basePT(pt, p), more: [] };
  if (types === undefined && colors?.kind === "colors") {
    if (colors.colors === "ofChoice") return { verb: `${be} the color or colors of your choice`, more: [] };
    if (p.say(colors).variant === 1) return { verb: `${be} the color of your choice`, more: [] };
    const verb = `${be} ${colorWords(colors)}${colors.mode === "add" ? ` in addition to ${style.many ? "their" : "its"} other colors` : ""}`;
    return pt?.kind === "setPT" ? { verb: `${verb} with ${ptWords(pt, p)}`, more: [] } : { verb, more: [] };
  }
  const only = types?.kind === "types" && types.types === undefined && types.subtypes === undefined;
  if (only && list.length === 1 && types.mode === "add" && types.supertypes?.length === 1)
    return {
      verb: `${be} ${types.supertypes[0] ?? ""}${p.say(types).variant === 9 ? ` in addition to ${style.many ? "their" : "its"} other types` : ""}`,
      more: [],
    };
  if (types?.kind !== "types") throw new NotPrintable("modification types");
  if (p.say(types).variant === 8)
    return {
      verb: `${be} every basic land type in addition to ${style.many ? "their" : "its"} other types`,
      more: [],
    };
  return typed(types, { colors, pt, everyType, granted }, be, style, p);
}

function otherTypes(one: Becoming, be: string, style: ModificationStyle, p: PrintContext): string {
  if (one.kind === "everyCreatureType") return `${be} every creature type`;
  if (one.kind !== "chosenType") throw new NotPrintable(`modification ${one.kind}`);
  const whose = style.many ? "their" : "its";
  const kind = one.what === "creatureType" ? "creature type" : "basic land type";
  if (p.say(one).variant === 12) return `${be} that type`;
  const type = p.say(one).variant === 1 ? `${kind} of your choice` : "chosen type";
  return `${be} the ${type}${one.mode === "add" ? ` in addition to ${whose} other types` : ""}`;
}

function basePT(pt: Extract<Becoming, { kind: "setPT" }>, p: PrintContext): string {
  return `have ${ptWords(pt, p)}`;
}

function ptWords(pt: Extract<Becoming, { kind: "setPT" }>, p: PrintContext): string {
  const { power, toughness } = pt;
  if (p.say(pt).variant === 1 && power !== undefined)
    return `power and toughness each equal to ${p.value(power)}`;
  if (p.say(pt).variant === 2 && power !== undefined)
    return `base power and base toughness each equal to ${p.value(power)}`;
  if (power !== undefined && toughness !== undefined)
    return `base power and toughness ${side(power, p)}/${side(toughness, p)}`;
  if (power !== undefined) return `base power ${side(power, p)}`;
  if (toughness !== undefined) return `base toughness ${side(toughness, p)}`;
  throw new NotPrintable("modification setPT", "of nothing");
}

function side(value: Amount, p: PrintContext): string {
  if (typeof value === "number") return String(value);
  if (value.kind !== "x") p.whereX = p.value(value);
  return "X";
}

function colorWords(colors: Extract<Becoming, { kind: "colors" }>): string {
  if (colors.colors === "chosen") return "the chosen color";
  if (colors.colors === "all") return "all colors";
  if (colors.colors === "ofChoice") return "the color or colors of your choice";
  if (colors.colors.length === 0) return "colorless";
  return listOf(
    colors.colors.map((color) => COLOR_WORDS[color]),
    "and",
  );
}

type Types = Extract<Becoming, { kind: "types" }>;

interface Besides {
  readonly colors: Becoming | undefined;
  readonly pt: Becoming | undefined;
  readonly everyType: boolean;
  readonly granted: Granted;
}

function typed(
  types: Types,
  { colors, pt, everyType, granted }: Besides,
  be: string,
  style: ModificationStyle,
  p: PrintContext,
): Becomes {
  if (types.mode === "remove") return removed(types, style);
  const say = p.say(types);
  const cardTypes = [...(types.types ?? [])].sort((a, b) => TYPE_ORDER.indexOf(a) - TYPE_ORDER.indexOf(b));
  const ptLate = say.variant === 2 || say.variant === 3;
  const before =
    pt?.kind === "setPT" && !ptLate ? [`${side(pt.power ?? 0, p)}/${side(pt.toughness ?? 0, p)}`] : [];
  const color = colors?.kind === "colors" ? [colorWords(colors)] : [];
  const noun = [
    ...before,
    ...color,
    ...(types.supertypes ?? []),
    ...(types.subtypes ?? []),
    ...cardTypes,
  ].join(" ");
  const ptAfter = pt?.kind === "setPT" && ptLate ? ptWords(pt, p) : undefined;
  const late = lateWords(ptAfter, everyType, granted);
  const onlyAdjective = cardTypes.length === 0 && (types.subtypes ?? []).length === 0;
  const described = style.many ? manyWords(noun, types) : onlyAdjective ? noun : withArticle(noun);
  const whose = style.many ? "their" : "its";
  const artifactCreature = cardTypes.includes("artifact") && cardTypes.includes("creature");
  const stays = say.variant === 1 || say.variant === 3;
  const inline =
    say.variant === 5 ? (style.many ? " that are still lands" : ` that's still a ${say.noun ?? "land"}`) : "";
  const inAddition =
    types.mode === "add" && inline === "" && (!artifactCreature || say.variant === 4) && !stays;
  const colorsToo = inAddition && colors?.kind === "colors" && colors.mode === "add";
  const others = colorsToo
    ? "colors and types"
    : say.noun === "land"
      ? "land types"
      : say.noun === "creature"
        ? "creature types"
        : "types";
  const tail = inAddition ? ` in addition to ${whose} other ${others}` : "";
  const still = stays
    ? [
        style.many
          ? `They're still ${say.noun === "land" || say.noun === undefined ? "lands" : `${say.noun}s`}.`
          : `It's still a ${say.noun ?? "land"}.`,
      ]
    : [];
  return { verb: `${be} ${described}${late}${tail}${inline}`, more: still };
}

/** " with base power and toughness 8/8, flying, and first strike", " with all creature types". */
function lateWords(pt: string | undefined, everyType: boolean, { words, text }: Granted): string {
  const types = everyType ? " with all creature types" : "";
  if (pt !== undefined && words.length > 0 && types === "") return ` with ${listOf([pt, ...words], "and")}`;
  return `${pt === undefined ? "" : ` with ${pt}`}${types}${text === "" ? "" : ` with ${text}`}`;
}

function manyWords(noun: string, types: Types): string {
  if ((types.types ?? []).length === 0 && (types.subtypes ?? []).length === 0) return noun;
  return noun.endsWith("s") ? noun : `${noun}s`;
}

function removed(types: Types, style: ModificationStyle): Becomes {
  const [type] = types.types ?? [];
  const [supertype] = types.supertypes ?? [];
  const isnt = style.many ? "aren't" : "aren't";
  if (type !== undefined) return { verb: `${isnt} ${style.many ? `${type}s` : withArticle(type)}`, more: [] };
  if (supertype !== undefined) return { verb: `${isnt} ${supertype}`, more: [] };
  throw new NotPrintable("modification types", "removing nothing");
}
