import { parseSync } from "vite";

/** One small change to a source file that a test should notice. */
export interface Mutant {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly operator: Operator;
  /** The replaced range of the file's text. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The text that has the mutant or not as a switch decides at run time; `null` where that can't be told apart. */
  readonly switched: Switched | null;
}

/** The expression or statement that a mutant changes. */
export interface Switched {
  readonly kind: "expression" | "statement";
  readonly start: number;
  readonly end: number;
  /** Whether it runs only when something is called, not as its file is loaded. */
  readonly inFunction: boolean;
}

export type Operator =
  | "condition"
  | "comparison"
  | "logic"
  | "negation"
  | "arithmetic"
  | "literal"
  | "call"
  | "array method"
  | "return";

interface Change extends Pick<Mutant, "operator" | "start" | "end" | "replacement"> {
  readonly within: Node;
}

/** Where a node stands, as far as it matters for switching it. */
interface Place {
  readonly inFunction: boolean;
  /** The whole of `a?.b.c`, or a part of it, which can't be evaluated alone. */
  readonly chain: "none" | "whole" | "part";
  /** A name rather than a value. */
  readonly isKey: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Replacements of binary operators: the neighbor at the boundary, or the opposite. */
const BINARY: Readonly<Record<string, { readonly to: string; readonly operator: Operator }>> = {
  "===": { to: "!==", operator: "comparison" },
  "!==": { to: "===", operator: "comparison" },
  "<": { to: "<=", operator: "comparison" },
  "<=": { to: "<", operator: "comparison" },
  ">": { to: ">=", operator: "comparison" },
  ">=": { to: ">", operator: "comparison" },
  "+": { to: "-", operator: "arithmetic" },
  "-": { to: "+", operator: "arithmetic" },
  "*": { to: "+", operator: "arithmetic" },
};

const LOGICAL: Readonly<Record<string, string>> = { "&&": "||", "||": "&&" };
const METHODS: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };

/** Every mutant of a file, in source order. Types, imports and docstrings have none. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const program: unknown = parseSync(file, source).program;
  const changes: Omit<Mutant, "file" | "line">[] = [];
  if (isNode(program))
    walk(program, TOP, (node, place) => {
      for (const { within, ...one } of changesOf(node, source))
        changes.push({ ...one, switched: switchedBy({ ...one, within }, place) });
    });
  return changes
    .map((change) => ({ file, line: source.slice(0, change.start).split("\n").length, ...change }))
    .sort((one, other) => one.start - other.start);
}

/** The text of a file with a mutant in it. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function changesOf(node: Node, source: string): Change[] {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return [replaced(node.test, "condition", "true"), replaced(node.test, "condition", "false")].flat();
    case "BinaryExpression":
      return operatorChange(node, source, BINARY[String(node.operator)]);
    case "LogicalExpression": {
      const to = LOGICAL[String(node.operator)];
      return operatorChange(node, source, to === undefined ? undefined : { to, operator: "logic" });
    }
    case "UnaryExpression":
      return node.operator === "!" ? [change(node, "negation", textOf(node.argument, source))] : [];
    case "Literal":
      return literalChanges(node);
    case "ExpressionStatement":
      return isNode(node.expression) && node.expression.type === "CallExpression"
        ? [change(node, "call", ";")]
        : [];
    case "CallExpression":
      return methodChanges(node, source);
    case "ReturnStatement":
      return isNode(node.argument) &&
        node.argument.type === "ArrayExpression" &&
        node.argument.end - node.argument.start > 2
        ? [change(node.argument, "return", "[]")]
        : [];
    default:
      return [];
  }
}

function literalChanges(node: Node): Change[] {
  if (typeof node.value === "boolean") return [change(node, "literal", String(!node.value))];
  if (typeof node.value === "number") return [change(node, "literal", String(node.value + 1))];
  return [];
}

/** `some` for `every` and the like, and `filter` that keeps everything. */
function methodChanges(node: Node, source: string): Change[] {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee.property)) return [];
  const name = textOf(callee.property, source);
  const to = METHODS[name];
  if (to !== undefined) return [{ ...change(callee.property, "array method", to), within: node }];
  if (name !== "filter" || !isNode(callee.object)) return [];
  return [change(node, "array method", textOf(callee.object, source))];
}

function operatorChange(
  node: Node,
  source: string,
  to: { readonly to: string; readonly operator: Operator } | undefined,
): Change[] {
  const { left, right } = node;
  if (to === undefined || !isNode(left) || !isNode(right)) return [];
  const at = source.indexOf(String(node.operator), left.end);
  if (at < 0 || at >= right.start) return [];
  const end = at + String(node.operator).length;
  return [{ operator: to.operator, start: at, end, replacement: to.to, within: node }];
}

function replaced(node: unknown, operator: Operator, replacement: string): Change[] {
  return isNode(node) ? [change(node, operator, replacement)] : [];
}

function change(node: Node, operator: Operator, replacement: string): Change {
  return { operator, start: node.start, end: node.end, replacement, within: node };
}

function textOf(node: unknown, source: string): string {
  return isNode(node) ? source.slice(node.start, node.end) : "";
}

/** Parts of a program that contain nothing executable. */
const WITHOUT_BEHAVIOR =
  /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|Export(?:All|Specifier))/;

const TOP: Place = { inFunction: false, chain: "none", isKey: false };

function walk(node: Node, place: Place, visit: (node: Node, place: Place) => void): void {
  if (WITHOUT_BEHAVIOR.test(node.type)) return;
  visit(node, place);
  for (const [field, value] of Object.entries(node)) {
    const below = placeOf(node, place, field);
    if (isNode(value)) walk(value, below, visit);
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) walk(one, below, visit);
  }
}

function placeOf(node: Node, place: Place, field: string): Place {
  const isPart = place.chain !== "none" && (field === "object" || field === "callee");
  return {
    inFunction: place.inFunction || node.type.includes("Function"),
    chain: node.type === "ChainExpression" ? "whole" : isPart ? "part" : "none",
    isKey: field === "key" && node.computed !== true,
  };
}

/** A condition stands where any expression may. */
function switchedBy({ operator, within }: Change, place: Place): Switched | null {
  const { start, end } = within;
  const { inFunction, chain, isKey } = place;
  if (operator === "call") return { kind: "statement", start, end, inFunction };
  if (operator !== "condition" && (isKey || chain === "part")) return null;
  return { kind: "expression", start, end, inFunction };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}
