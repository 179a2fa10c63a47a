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

type Change = Pick<Mutant, "operator" | "start" | "end" | "replacement">;

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
  const changes: Change[] = [];
  if (isNode(program)) walk(program, (node) => changes.push(...changesOf(node, source)));
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
  if (to !== undefined) return [change(callee.property, "array method", to)];
  if (name !== "filter" || !isNode(callee.object)) return [];
  return [change(node, "array method", textOf(callee.object, source))];
}

function operatorChange(
  node: Node,
  source: string,
  change: { readonly to: string; readonly operator: Operator } | undefined,
): Change[] {
  const { left, right } = node;
  if (change === undefined || !isNode(left) || !isNode(right)) return [];
  const at = source.indexOf(String(node.operator), left.end);
  if (at < 0 || at >= right.start) return [];
  const end = at + String(node.operator).length;
  return [{ operator: change.operator, start: at, end, replacement: change.to }];
}

function replaced(node: unknown, operator: Operator, replacement: string): Change[] {
  return isNode(node) ? [change(node, operator, replacement)] : [];
}

function change({ start, end }: Node, operator: Operator, replacement: string): Change {
  return { operator, start, end, replacement };
}

function textOf(node: unknown, source: string): string {
  return isNode(node) ? source.slice(node.start, node.end) : "";
}

/** Parts of a program that contain nothing executable. */
const WITHOUT_BEHAVIOR =
  /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|Export(?:All|Specifier))/;

function walk(node: Node, visit: (node: Node) => void): void {
  if (WITHOUT_BEHAVIOR.test(node.type)) return;
  visit(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit);
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) walk(one, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}
