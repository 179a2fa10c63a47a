import { z } from "zod";
import { CARD_TYPES, type CardType, SUPERTYPES, type Subtype, type Supertype } from "../card-type.ts";
import { COMPARISONS } from "../comparison.ts";
import { COLORS, type Color, MANA_TYPES, type ManaCost } from "../mana.ts";
import { STATS } from "../stat.ts";
import { ZONES, type Zone } from "../zone.ts";
import { named } from "./nodes.ts";

/** Largest number that a card may name; guards against documents made to hurt. */
export const MAX_NUMBER = 1_000_000;

/** A list. The annotation only makes the elements readonly. */
export function list<S extends z.ZodType>(item: S): z.ZodType<readonly z.output<S>[]> {
  return z.array(item);
}

/** A list with something in it. */
export function some<S extends z.ZodType>(item: S): z.ZodType<readonly z.output<S>[]> {
  return z.array(item).min(1);
}

/** A message that says what a value has to be; told apart from the library's own by its beginning. */
export const EXPECTATION = "must be ";
const expects = (what: string) => ({ error: `${EXPECTATION}${what}` });

/** A list in which each thing stands at most once. */
export function set<S extends z.ZodType<string>>(item: S): z.ZodType<readonly z.output<S>[]> {
  return z
    .array(item)
    .refine((items) => new Set(items).size === items.length, expects("a list without repetition"));
}

/** What an object with these fields and no others says. */
type Fields<F extends z.core.$ZodLooseShape> = Readonly<z.core.$InferObjectOutput<F, z.core.$strict["out"]>>;

/** An object within another, with these fields and no others. */
export function record<F extends z.core.$ZodLooseShape>(fields: F): z.ZodType<Fields<F>> {
  return z.strictObject(fields);
}

interface MemberInternals<T> extends z.core.$ZodTypeDiscriminableInternals {
  readonly output: T;
  readonly input: unknown;
}

/**
 * The schema of one member of a union, known by what its documents say and by nothing of how it was put together. The
 * language has hundreds of members; if each had the whole type of its fields' schemas, all who read the language would
 * have the compiler build them.
 */
export interface Member<out T> extends z.core.$ZodType<T, unknown, MemberInternals<T>> {}

/** One member of a union told apart by `kind`. */
export function variant<const K extends string>(kind: K): Member<{ readonly kind: K }>;
export function variant<const K extends string, F extends z.core.$ZodLooseShape>(
  kind: K,
  fields: F,
): Member<{ readonly kind: K } & Fields<F>>;
export function variant(kind: string, fields: z.core.$ZodLooseShape = {}) {
  return z.strictObject({ kind: z.literal(kind), ...fields });
}

/** One keyword ability with parameters of its own, told apart by `keyword`. */
export function keywordVariant<const K extends string, F extends z.core.$ZodLooseShape>(
  keyword: K,
  fields: F,
): Member<{ readonly kind: "keyword"; readonly keyword: K } & Fields<F>>;
export function keywordVariant(keyword: string, fields: z.core.$ZodLooseShape) {
  return z.strictObject({ kind: z.literal("keyword"), keyword: z.literal(keyword), ...fields });
}

/** Present and `true`, or absent. */
export const flag = z.literal(true).exactOptional();

/** Visible characters and spaces between them. Written so that it means the same to every reader of JSON Schema. */
const VISIBLE = /^[!-~\u00a1-\uffff](?:[ -~\u00a1-\uffff]*[!-~\u00a1-\uffff])?$/;

const words = (longest: number, expected: string) =>
  z.string().min(1).max(longest).regex(VISIBLE, expects(expected));

/** A name by which parts of one text refer to each other. */
export const binding = words(64, "a name without control characters or space at its ends");
export const bind = binding.exactOptional();
/** The name of a card, a counter, an ability word. */
export const label = words(200, "text without control characters or space at its ends");

export const natural = z.number().int().min(0).max(MAX_NUMBER);
export const positive = z.number().int().min(1).max(MAX_NUMBER);
export const integer = z.number().int().min(-MAX_NUMBER).max(MAX_NUMBER);

export const color = z.enum(COLORS);
export const colors: z.ZodType<readonly Color[]> = named("ColorSet", set(color), { uniqueItems: true });
export const cardType = z.enum(CARD_TYPES);
export const cardTypes: z.ZodType<readonly CardType[]> = named("CardTypeSet", set(cardType), {
  uniqueItems: true,
});
export const supertype = z.enum(SUPERTYPES);
export const supertypes: z.ZodType<readonly Supertype[]> = named("SupertypeSet", set(supertype), {
  uniqueItems: true,
});
export const subtype = label;
export const subtypes: z.ZodType<readonly Subtype[]> = named("SubtypeSet", set(subtype), {
  uniqueItems: true,
});
export const zone = z.enum(ZONES);
export const zones: z.ZodType<readonly Zone[]> = named("ZoneSet", set(zone), { uniqueItems: true });
export const comparison = z.enum(COMPARISONS);
export const stat = z.enum(STATS);

/** CR 107.4; which hybrids exist is checked with the meaning of the card. */
export const manaSymbol = z.union(
  [
    z.enum([...MANA_TYPES, "X", "S"]),
    z.templateLiteral([natural]),
    z.templateLiteral([color, "/", color]),
    z.templateLiteral(["2/", color]),
    z.templateLiteral(["C/", color]),
    z.templateLiteral([color, "/P"]),
    z.templateLiteral([color, "/", color, "/P"]),
  ],
  expects('a mana symbol such as "W", "3", "X", "W/U" or "W/P"'),
);
export const manaCost: z.ZodType<ManaCost> = named("ManaCost", list(manaSymbol));
