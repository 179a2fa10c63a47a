import { z } from "zod";
import { type NodeName, schemaNodes } from "./nodes.ts";

/**
 * What walkers know of a schema: where the parts of a document lie and which named type each is. Made from the schemas
 * themselves, so that a walker can't miss a field which the schema has.
 */
export type Shape =
  | { readonly kind: "leaf" }
  | { readonly kind: "node"; readonly name: NodeName; readonly inner: () => Shape }
  /** Keys in the order of the schema, which is the order in which a text is carried out. */
  | { readonly kind: "record"; readonly fields: ReadonlyMap<string, Field> }
  | { readonly kind: "list"; readonly item: Shape }
  | { readonly kind: "switch"; readonly key: string; readonly cases: ReadonlyMap<string, Shape> }
  | { readonly kind: "either"; readonly options: readonly Shape[] };

export interface Field {
  readonly shape: Shape;
  readonly optional: boolean;
}

const LEAF: Shape = { kind: "leaf" };
const known = new WeakMap<object, Shape>();

/** The shape of a schema, made once. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const node = schema instanceof z.ZodType ? schemaNodes.get(schema) : undefined;
  let inner: Shape | undefined;
  const shape: Shape =
    node === undefined
      ? innerShape(schema)
      : {
          kind: "node",
          name: node.node,
          inner: () => {
            inner ??= innerShape(schema);
            return inner;
          },
        };
  known.set(schema, shape);
  return shape;
}

function innerShape(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodLazy) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodExactOptional)
    return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return { kind: "list", item: shapeOf(schema.element) };
  if (schema instanceof z.ZodTuple) return { kind: "list", item: shapeOf(schema.def.items[0] ?? schema) };
  if (schema instanceof z.ZodObject) return recordShape(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return switchShape(schema);
  if (schema instanceof z.ZodUnion) return { kind: "either", options: schema.options.map(shapeOf) };
  return LEAF;
}

function recordShape(schema: z.ZodObject): Shape {
  const fields = new Map<string, Field>();
  for (const [key, field] of Object.entries(schema.shape)) {
    fields.set(key, { shape: shapeOf(field), optional: field instanceof z.ZodExactOptional });
  }
  return { kind: "record", fields };
}

/** A union told apart by one key. A nested union stands under each value of that key which its members have. */
function switchShape(schema: z.ZodDiscriminatedUnion): Shape {
  const key = schema.def.discriminator;
  const cases = new Map<string, Shape>();
  for (const option of schema.options) {
    for (const value of option._zod.propValues?.[key] ?? []) {
      if (typeof value === "string") cases.set(value, shapeOf(option));
    }
  }
  return { kind: "switch", key, cases };
}

/** Which of several shapes a valid value has. */
export function pickShape(options: readonly Shape[], value: unknown): Shape {
  return options.find((option) => fits(option, value)) ?? LEAF;
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case "leaf":
      return typeof value !== "object" || value === null;
    case "node":
      return fits(shape.inner(), value);
    case "list":
      return Array.isArray(value);
    case "record":
      return isRecord(value) && Object.keys(value).every((key) => shape.fields.has(key));
    case "switch":
      return isRecord(value) && shape.cases.has(String(value[shape.key]));
    case "either":
      return shape.options.some((option) => fits(option, value));
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
