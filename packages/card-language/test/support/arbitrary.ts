import fc from "fast-check";
import { z } from "zod";

/** How many objects deep documents go on branching. */
const DEPTH = 7;

/**
 * Documents of a schema's shape, made from the schema itself, so that every member and every key of the language turns
 * up. They need not mean anything. Below a certain depth the plainest member of each union is taken.
 */
export function documentsOf<T>(schema: z.ZodType<T>): fc.Arbitrary<T> {
  return arbitrary(schema, 0).map((document) => schema.parse(document));
}

function arbitrary(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodLazy) return arbitrary(schema.unwrap(), depth);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numbers(schema);
  if (schema instanceof z.ZodString) return WORDS;
  if (schema instanceof z.ZodTemplateLiteral) return templates(schema);
  if (schema instanceof z.ZodNullable) return fc.option(arbitrary(schema.unwrap(), depth), { nil: null });
  if (schema instanceof z.ZodExactOptional) return arbitrary(schema.unwrap(), depth);
  if (schema instanceof z.ZodArray) return lists(schema, depth);
  if (schema instanceof z.ZodTuple) {
    const [first] = schema.def.items;
    if (first === undefined) throw new Error("a tuple without elements");
    return fc.array(arbitrary(first, depth), { minLength: 1, maxLength: 2 });
  }
  if (schema instanceof z.ZodObject) return records(schema, depth);
  if (schema instanceof z.ZodUnion) return members(schema.options, depth);
  throw new Error(`no documents for a ${schema._zod.def.type}`);
}

function numbers(schema: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -20, -20);
  return fc.integer({ min, max: 20 });
}

const WORDS = fc.constantFrom("a", "b", "Elf", "+1/+1", "charge", "Ice // Fire", "Æther", "any");

/** Mana symbols: the parts of the pattern, one by one. */
function templates(schema: z.ZodTemplateLiteral): fc.Arbitrary<string> {
  const parts = schema.def.parts.map((part) =>
    typeof part === "object" && part !== null && "_zod" in part
      ? arbitrary(part, 0).map(String)
      : fc.constant(String(part)),
  );
  return fc.tuple(...parts).map((texts) => texts.join(""));
}

function lists(schema: z.ZodArray, depth: number): fc.Arbitrary<unknown> {
  const item = arbitrary(schema.element, depth);
  const minLength = schema.safeParse([]).success ? 0 : 1;
  const maxLength = depth > DEPTH ? minLength : depth > 4 ? 1 : 3;
  if (schema.element instanceof z.ZodEnum || schema.element instanceof z.ZodString) {
    return fc.uniqueArray(item, { minLength, maxLength });
  }
  return fc.array(item, { minLength, maxLength });
}

function records(schema: z.ZodObject, depth: number): fc.Arbitrary<unknown> {
  const required: Record<string, fc.Arbitrary<unknown>> = {};
  const optional: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const isOptional = field instanceof z.ZodExactOptional;
    if (isOptional && depth > DEPTH) continue;
    (isOptional ? optional : required)[key] = fc.constant(null).chain(() => arbitrary(field, depth + 1));
  }
  const withOptional = fc.record(optional, { requiredKeys: [] });
  return fc.tuple(fc.record(required), withOptional).map(([a, b]) => ({ ...a, ...b }));
}

/** Members of a union; deep down only those that hold no further unions. */
function members(options: readonly z.core.$ZodType[], depth: number): fc.Arbitrary<unknown> {
  const plain = options.filter((option) => isPlain(option));
  const chosen = depth > DEPTH && plain.length > 0 ? plain : options;
  return fc.nat({ max: chosen.length - 1 }).chain((index) => {
    const option = chosen[index];
    if (option === undefined) throw new Error("a union without members");
    return arbitrary(option, depth);
  });
}

function isPlain(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodObject) {
    return Object.values(schema.shape).every(
      (field) => field instanceof z.ZodExactOptional || isPlain(field),
    );
  }
  return (
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodString ||
    schema instanceof z.ZodBoolean
  );
}
