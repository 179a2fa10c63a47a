import { mask } from "./mask.ts";

/** A source file by its path in the checkout. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One mention of another module. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type`, which are gone at run time. */
  readonly typeOnly: boolean;
  /** `import("x")`, which loads the module when it is called. */
  readonly onDemand: boolean;
}

const NAMES = String.raw`\{[^{}]*\}`;
const STAR = String.raw`\*(?:\s*as\s+[\w$]+)?`;
const CLAUSE = String.raw`(?:${STAR}|${NAMES}|[\w$]+(?:\s*,\s*(?:${STAR}|${NAMES}))?)`;
const QUOTED = String.raw`(?<quote>["'])(?<blank> *)\k<quote>`;

/** `import a, { b } from "x"`, `export * from "x"`, `import type { T } from "x"`. */
const FROM = pattern(String.raw`(?:import|export)\s*(?<type>type\s+(?!from\b))?${CLAUSE}\s*from\s*`);
/** `import "x"`. */
const BARE = pattern(String.raw`import\s*`);
/** `import("x")`, `typeof import("x")`, `require("x")`. */
const CALL = pattern(String.raw`(?<type>typeof\s+)?(?:import|require)\s*\(\s*`);

function pattern(before: string): RegExp {
  return new RegExp(String.raw`(?<![\w$.])${before}${QUOTED}`, "g");
}

/** Every module that a file mentions, in the order of the file. */
export function findImports({ text }: SourceFile): Import[] {
  const masked = mask(text);
  return [FROM, BARE, CALL]
    .flatMap((wanted) => [...masked.matchAll(wanted)])
    .sort((a, b) => a.index - b.index)
    .map((match) => {
      const end = match.index + match[0].length - 1;
      const length = match.groups?.blank?.length ?? 0;
      return {
        specifier: text.slice(end - length, end),
        line: lineAt(text, match.index),
        typeOnly: match.groups?.type !== undefined,
        onDemand: /^import\s*\(/.test(match[0]),
      };
    });
}

/** The line of a place in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
