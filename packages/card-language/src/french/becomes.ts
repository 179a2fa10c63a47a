import type { CardType, Subtype, Supertype } from "../card-type.ts";
import type { Modification } from "../modification.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { type Agreement, listOf, type Noun } from "./grammar.ts";
import { numeral } from "./measure.ts";
import type { ModificationStyle } from "./modification-style.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { typedNoun } from "./typed-noun.ts";
import { not, type VerbPhrase, vp } from "./verbs.ts";
import { COLORS, STATIC_ADJECTIVES, SUPERTYPES, TYPES } from "./vocabulary.ts";

type Becoming = Extract<
  Modification,
  { kind: "types" | "colors" | "setPT" | "everyCreatureType" | "chosenType" }
>;

/** Modifications that are put together as « devient une créature 4/4 rouge Dragon ». */
export function isBecoming(one: Modification): one is Becoming {
  return ["types", "colors", "setPT", "everyCreatureType", "chosenType"].includes(one.kind);
}

type Of<K extends Becoming["kind"]> = Extract<Becoming, { kind: K }>;

export function becomes(
  run: readonly Becoming[],
  style: ModificationStyle,
  p: FrenchContext,
): readonly VerbPhrase[] {
  const types = run.find((one): one is Of<"types"> => one.kind === "types");
  const colors = run.find((one): one is Of<"colors"> => one.kind === "colors");
  const pt = run.find((one): one is Of<"setPT"> => one.kind === "setPT");
  const be = style.lasting === "static" ? "être" : "devenir";
  const verbs: VerbPhrase[] = [];
  const described = types !== undefined && types.mode !== "remove" && hasNoun(types);
  if (types?.mode === "remove") verbs.push(removed(types, style.who));
  else if (types !== undefined) verbs.push(typed(types, colors, pt, be, style, p));
  if (colors !== undefined && !described)
    verbs.push(
      vp(
        be,
        undefined,
        `${colorWords(colors.colors, style.who)}${besides(colors.mode, "couleurs", style.who)}`,
      ),
    );
  if (pt !== undefined && !described) verbs.push(vp("avoir", basePT(pt, p)));
  for (const one of run) {
    if (one.kind === "everyCreatureType") verbs.push(vp("avoir", "tous les types de créature"));
    if (one.kind === "chosenType") verbs.push(chosenType(one, be, style.who));
  }
  return verbs;
}

function hasNoun(types: Of<"types">): boolean {
  return (types.types ?? []).length > 0 || (types.subtypes ?? []).length > 0;
}

/** « en plus de ses autres types ». */
function besides(mode: string, what: string, who: Agreement): string {
  return mode === "set" ? "" : ` en plus de ${who.plural ? "leurs" : "ses"} autres ${what}`;
}

function typed(
  types: Of<"types">,
  colors: Of<"colors"> | undefined,
  pt: Of<"setPT"> | undefined,
  be: string,
  style: ModificationStyle,
  p: FrenchContext,
): VerbPhrase {
  const { who } = style;
  if (!hasNoun(types)) {
    const words = (types.supertypes ?? []).map((one) => SUPERTYPES[one](who));
    return vp(be, undefined, listOf(words, "et"));
  }
  const words = described(
    {
      supertypes: types.supertypes ?? [],
      types: types.types ?? [],
      subtypes: types.subtypes ?? [],
      pt: pt === undefined ? "" : `${numeral(pt.power ?? 0, p)}/${numeral(pt.toughness ?? 0, p)}`,
      colors: colors === undefined ? [] : colors.colors,
    },
    who.plural,
  );
  const article = who.plural ? "des" : words.gender === "f" ? "une" : "un";
  const added = types.mode === "add" || types.mode === "addTypes";
  const others = colors !== undefined && colors.mode !== "set" ? "couleurs et types" : "types";
  return vp(be, `${article} ${words.text}${added ? besides("add", others, who) : ""}`);
}

type Colors = Of<"colors">["colors"];

interface Described {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly pt: string;
  readonly colors: Colors;
  /** No color at all is said, too: « incolore ». */
  readonly colorless?: true;
}

/** « créature-artefact 2/2 noire Insecte », « elfe »: types with what goes with them, as of a token. */
export function described(
  of: Described,
  plural: boolean,
): { readonly text: string; readonly gender: Noun["gender"] } {
  const noun = typedNoun(of.types, of.types.length === 0 ? of.subtypes : []) ?? TYPES.creature;
  const agreement: Agreement = { gender: noun.gender, plural };
  const color =
    of.colorless === true || typeof of.colors === "string" || of.colors.length > 0
      ? colorWords(of.colors, agreement)
      : "";
  const names = of.types.length === 0 ? [] : of.subtypes.map((one) => capitalise(subtypeNoun(one).one));
  const parts = [
    plural ? noun.many : noun.one,
    ...of.supertypes.map((one) => SUPERTYPES[one](agreement)),
    of.pt,
    color,
    listOf(names, "et"),
  ];
  return { text: parts.filter((part) => part !== "").join(" "), gender: noun.gender };
}

/** « noire », « blanche et bleue », « de la couleur choisie », « incolore ». */
export function colorWords(colors: Colors, who: Agreement): string {
  if (colors === "chosen") return "de la couleur choisie";
  if (colors === "all") return "de toutes les couleurs";
  if (colors === "ofChoice") return "de une ou plusieurs couleurs de votre choix";
  if (colors.length === 0) return STATIC_ADJECTIVES.colorless(who);
  return listOf(
    colors.map((color) => COLORS[color](who)),
    "et",
  );
}

/** « une force et une endurance de base de 1/1 ». */
function basePT({ power, toughness }: Of<"setPT">, p: FrenchContext): string {
  if (typeof power === "object" && power.kind === "stat" && typeof toughness === "object")
    if (toughness.kind === "stat" && power.stat === "power" && toughness.stat === "toughness")
      return `une force et une endurance de base égales à celles de ${p.object(power.of).text}`;
  if (power !== undefined && toughness !== undefined)
    return `une force et une endurance de base de ${numeral(power, p)}/${numeral(toughness, p)}`;
  return power !== undefined
    ? `une force de base de ${numeral(power, p)}`
    : `une endurance de base de ${numeral(toughness ?? 0, p)}`;
}

function chosenType(one: Of<"chosenType">, be: string, who: Agreement): VerbPhrase {
  const kind = one.what === "creatureType" ? "type de créature" : "type de terrain de base";
  return vp(be, undefined, `du ${kind} choisi${besides(one.mode, "types", who)}`);
}

function removed(types: Of<"types">, who: Agreement): VerbPhrase {
  const [type] = types.types ?? [];
  if (type !== undefined) {
    const noun = TYPES[type];
    const words = who.plural ? `des ${noun.many}` : `${noun.gender === "f" ? "une" : "un"} ${noun.one}`;
    return not(vp("être", words));
  }
  const words = (types.supertypes ?? []).map((one) => SUPERTYPES[one](who));
  return not(vp("être", undefined, listOf(words, "ni")));
}
