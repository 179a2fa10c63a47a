import { lineAt, type SourceFile } from "./imports.ts";
import { mask } from "./mask.ts";

/** Where `active` itself may be compared, and why. */
export const REVIEWED: Readonly<Record<string, string>> = {
  "packages/rules/src/state/teams.ts": "says whose turn it is, in the engine",
  "packages/protocol/src/teams.ts": "says whose turn it is, at the table",
  "packages/rules/src/play/combat/begin-attacking.ts": "tells only of teammates who declared an attack",
};

const OWNER = String.raw`(?:[\w$]+\s*\??\.\s*)*(?:turn|table)\s*\??\.\s*active\b`;
const MEMBER = new RegExp(String.raw`(?<![\w$.])${OWNER}\s*[!=]==?|[!=]==?\s*${OWNER}`, "g");
const TAKEN_OUT =
  /\{[^{}]*\bactive\b[^{}]*\}\s*=\s*(?:[\w$]+\s*\??\.\s*)*(?:turn|table)\s*;|\b(?:turn|table)\s*:\s*\{[^{}]*\bactive\b/g;
const NAME = /(?<![\w$.])active\s*[!=]==?|[!=]==?\s*active\b(?!\s*[.(])/g;

/** Code that compares a seat with the active player, who is one of several where a team takes its turn together (CR 805.4a). */
export function comparisonsWithActive(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.includes("/src/"))
    .flatMap(({ path, text }) => {
      const code = mask(text);
      const members = [...code.matchAll(MEMBER)].map(({ index }) => index);
      const names = [...code.matchAll(TAKEN_OUT)].flatMap(({ index }) => namesFrom(code, index));
      return [...new Set([...members, ...names].map((index) => lineAt(text, index)))].map(
        (line) => `${path}:${line}`,
      );
    });
}

/** Comparisons of the name in the function in which it was taken out of the turn. */
function namesFrom(code: string, from: number): number[] {
  const end = code.indexOf("\n}", from);
  const rest = code.slice(from, end < 0 ? code.length : end);
  return [...rest.matchAll(NAME)].map(({ index }) => from + index);
}
