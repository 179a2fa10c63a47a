import type { z } from "zod";
import type { NodeName, NodeTypes } from "../schema/nodes.ts";
import { isRecord, pickShape, type Shape, shapeOf } from "../schema/shape.ts";

type RewriteNode<T> = { rewrite(node: T): T }["rewrite"];

/** How each named type is put into its canonical form, once all of its parts are. */
export type Rewriter = { readonly [K in NodeName]?: RewriteNode<NodeTypes[K]> };

/**
 * Optional lists that mean the same when they are empty as when they are absent. Others, such as a cost to pay instead,
 * do not: an empty one is a cost of nothing.
 */
const SAME_WHEN_EMPTY: ReadonlySet<string> = new Set([
  "abilities",
  "also",
  "choose",
  "colorIndicator",
  "counters",
  "during",
  "except",
  "ifMost",
  "lose",
  "modifications",
  "otherThan",
  "otherwise",
  "perVote",
  "results",
  "subtypes",
  "supertypes",
  "targets",
  "then",
  "win",
]);

/** Rebuilds a document from its leaves up, keys in the order of the schema. */
export function rewrite(schema: z.ZodType, document: unknown, rewriter: Rewriter): unknown {
  return rewriteShape(shapeOf(schema), document, rewriter);
}

function rewriteShape(shape: Shape, value: unknown, rewriter: Rewriter): unknown {
  switch (shape.kind) {
    case "leaf":
      return value;
    case "node": {
      if (value === null) return value;
      // The schema says that a value in this place is of the type by which the rewriter is listed.
      const rewriteNode: RewriteNode<unknown> | undefined = rewriter[shape.name];
      const node = rewriteShape(shape.inner(), value, rewriter);
      return rewriteNode === undefined ? node : rewriteNode(node);
    }
    case "list":
      return Array.isArray(value) ? value.map((item) => rewriteShape(shape.item, item, rewriter)) : value;
    case "record":
      return isRecord(value) ? rewriteRecord(shape, value, rewriter) : value;
    case "switch": {
      const inner = isRecord(value) ? shape.cases.get(String(value[shape.key])) : undefined;
      return inner === undefined ? value : rewriteShape(inner, value, rewriter);
    }
    case "either":
      return rewriteShape(pickShape(shape.options, value), value, rewriter);
  }
}

function rewriteRecord(
  shape: Extract<Shape, { kind: "record" }>,
  value: Readonly<Record<string, unknown>>,
  rewriter: Rewriter,
): unknown {
  // Setting an object's subtypes to none is not the same as leaving them alone.
  const keepEmpty = value.kind === "types";
  const rewritten: Record<string, unknown> = {};
  for (const [key, field] of shape.fields) {
    if (value[key] === undefined) continue;
    const part = rewriteShape(field.shape, value[key], rewriter);
    const empty = field.optional && Array.isArray(part) && part.length === 0;
    if (empty && !keepEmpty && SAME_WHEN_EMPTY.has(key)) continue;
    rewritten[key] = part;
  }
  return rewritten;
}
