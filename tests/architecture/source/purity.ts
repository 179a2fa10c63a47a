import { isBuiltin } from "node:module";
import { findImports, lineAt, type SourceFile } from "./imports.ts";
import { mask } from "./mask.ts";

/** Where the engine lives: the same input gives the same game there, on any machine and at any time. */
export const PURE_FOLDER = "packages/rules/src/";

/** Names through which the time, chance, the machine or the outside would come in. */
const IMPURE_NAMES = [
  ...["Date", "performance", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"],
  ...["process", "globalThis", "console", "fetch", "XMLHttpRequest", "WebSocket", "crypto"],
  ...["Intl", "WeakRef", "FinalizationRegistry"],
];

const NAME = new RegExp(String.raw`(?<![\w$])(?:${IMPURE_NAMES.join("|")})(?![\w$])`, "g");
/** `Math` is fine as long as one sees which part of it is used, and that it is not chance. */
const MATH = /(?<![\w$.])Math(?![\w$]|\s*\??\.\s*(?!random\b)\w)/g;
/** What these give depends on the language that the machine is set to. */
const LOCALE = /\.\s*(?:localeCompare|toLocale[A-Z]\w*)\b/g;
const META = /(?<![\w$.])import\s*\.\s*meta\b/g;

/** Everything in the engine's source that is not pure, in words. */
export function impurities(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(PURE_FOLDER))
    .flatMap((file) => [...impureImports(file), ...impureNames(file)]);
}

function impureImports(file: SourceFile): string[] {
  return findImports(file)
    .filter(({ specifier }) => isBuiltin(specifier))
    .map(({ specifier, line }) => `${file.path}:${line} imports ${specifier}`);
}

function impureNames({ path, text }: SourceFile): string[] {
  const code = mask(text);
  const names = [...code.matchAll(NAME)].filter((match) => !isMember(code, match) && !isKey(code, match));
  const others = [MATH, LOCALE, META].flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...names, ...others].map((match) => {
    const used = code.slice(match.index, match.index + match[0].length + 10).split("\n", 1)[0] ?? "";
    return `${path}:${lineAt(text, match.index)} uses ${used.trim()}`;
  });
}

/** `frame.process` is a member of ours; `...process` is not. */
function isMember(code: string, { index }: RegExpExecArray): boolean {
  const before = code.slice(0, index).trimEnd();
  return before.endsWith(".") && !before.endsWith("...");
}

/** The name of a property, `{ process: 1 }`, rather than a branch, `a ? process : b`. */
function isKey(code: string, match: RegExpExecArray): boolean {
  const before = code.slice(0, match.index).trimEnd();
  return /^\s*\??:/.test(code.slice(match.index + match[0].length)) && !before.endsWith("?");
}
