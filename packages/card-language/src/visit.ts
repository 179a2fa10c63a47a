import type { z } from "zod";
import type { CardDefinition } from "./card.ts";
import { cardSchema } from "./language.ts";
import type { NodeName, NodeTypes } from "./schema/nodes.ts";
import { isRecord, pickShape, type Shape, shapeOf } from "./schema/shape.ts";

/** Where in the document the walker is. */
export type Path = readonly (string | number)[];

type Visit<T> = {
  visit(node: T, path: Path): void;
}["visit"];

/** What to do at each named type of the language. Parts of other types are walked through. */
export type Visitor = { readonly [K in NodeName]?: Visit<NodeTypes[K]> };

/**
 * Walks through every part of a card, depth first, in the order in which its text is carried out: `enter` is called as
 * the walker comes to a part, `leave` when it has been through it.
 */
export function visitCard(card: CardDefinition, enter: Visitor, leave: Visitor = {}): void {
  visitPart(cardSchema, card, enter, leave);
}

/** The same for a part of a card, such as one ability; `schemas` has the schema of each. */
export function visitPart<T>(schema: z.ZodType<T>, part: T, enter: Visitor, leave: Visitor = {}): void {
  walk(shapeOf(schema), part, { enter, leave, path: [] });
}

interface Walk {
  readonly enter: Visitor;
  readonly leave: Visitor;
  readonly path: (string | number)[];
}

function walk(shape: Shape, value: unknown, on: Walk): void {
  switch (shape.kind) {
    case "leaf":
      return;
    case "node": {
      if (value === null) return;
      // The schema says that a value in this place is of the type by which the visitor is listed.
      const enter: Visit<unknown> | undefined = on.enter[shape.name];
      const leave: Visit<unknown> | undefined = on.leave[shape.name];
      enter?.(value, [...on.path]);
      walk(shape.inner(), value, on);
      leave?.(value, [...on.path]);
      return;
    }
    case "list":
      if (Array.isArray(value)) walkItems(shape.item, value, on);
      return;
    case "record":
      if (isRecord(value)) walkFields(shape, value, on);
      return;
    case "switch": {
      const inner = isRecord(value) ? shape.cases.get(String(value[shape.key])) : undefined;
      if (inner !== undefined) walk(inner, value, on);
      return;
    }
    case "either":
      walk(pickShape(shape.options, value), value, on);
  }
}

function walkItems(item: Shape, values: readonly unknown[], on: Walk): void {
  for (const [index, value] of values.entries()) {
    on.path.push(index);
    walk(item, value, on);
    on.path.pop();
  }
}

function walkFields(
  shape: Extract<Shape, { kind: "record" }>,
  value: Readonly<Record<string, unknown>>,
  on: Walk,
): void {
  for (const [key, field] of shape.fields) {
    if (field.shape.kind === "leaf" || value[key] === undefined) continue;
    on.path.push(key);
    walk(field.shape, value[key], on);
    on.path.pop();
  }
}

/** Every part of one named type, in order. */
export function collect<K extends NodeName>(card: CardDefinition, name: K): readonly NodeTypes[K][] {
  return collectIn(cardSchema, card, name);
}

type KindOf<T> = T extends { readonly kind: infer K } ? K : never;

/** Whether a part of a card has a node of one of these kinds in it. */
export function hasNode<T, K extends NodeName>(
  schema: z.ZodType<T>,
  part: T,
  name: K,
  ...kinds: readonly KindOf<NodeTypes[K]>[]
): boolean {
  return collectIn(schema, part, name).some(
    (node: unknown) => isRecord(node) && kinds.some((kind) => kind === node["kind"]),
  );
}

/** Every part of one named type in a part of a card. */
export function collectIn<T, K extends NodeName>(
  schema: z.ZodType<T>,
  part: T,
  name: K,
): readonly NodeTypes[K][] {
  const found: NodeTypes[K][] = [];
  const keep: Visit<NodeTypes[K]> = (node) => {
    found.push(node);
  };
  const visitor: Visitor = { [name]: keep };
  visitPart(schema, part, visitor);
  return found;
}
