import type { SourceFile } from "./imports.ts";
import { mask } from "./mask.ts";

const FOLDER = "packages/card-language/src/";
const COMPARED = /\bvariant\)?\s*[!=]==\s*(\d+)/gi;
const SWITCH = /\bswitch\s*\([^{]*?\bvariant\b[^{]*\{/gi;
const CASE = /\bcase\s+(\d+)\s*:/g;

/** How often each file asks for each number of a wording (`Wording.variant`). */
export type Numbers = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * Numbers of wordings that a file of the card language asks for more than once, and how often. A node's wordings are numbered by
 * hand, so that two changes that are made at the same time can take the same number for two phrases: each then asks for it.
 */
export function repeatedNumbers(files: readonly SourceFile[]): Numbers {
  return Object.fromEntries(
    files
      .filter(({ path }) => path.startsWith(FOLDER))
      .map(({ path, text }) => [path.slice(FOLDER.length), repeated(mask(text))] as const)
      .filter(([, numbers]) => Object.keys(numbers).length > 0),
  );
}

/** The numbers that are asked for more often, or less often, than is known; in words that say what to do. */
export function newlyRepeated(found: Numbers, known: Numbers): string[] {
  const files = [...new Set([...Object.keys(found), ...Object.keys(known)])].sort();
  return files.flatMap((file) => {
    const [now, before] = [found[file] ?? {}, known[file] ?? {}];
    return [...new Set([...Object.keys(now), ...Object.keys(before)].map(Number))].flatMap((number) => {
      const [times, expected] = [now[number] ?? 1, before[number] ?? 1];
      if (times === expected) return [];
      return times > expected
        ? [
            `${FOLDER}${file} asks ${times} times for wording ${number}: is it two wordings? Then give one a new number`,
          ]
        : [`${FOLDER}${file} asks for wording ${number} less often than it did: say so in the list`];
    });
  });
}

function repeated(code: string): Readonly<Record<number, number>> {
  const numbers = [...code.matchAll(COMPARED), ...casesOf(code)].map(([, number]) => Number(number));
  const counted = Map.groupBy(numbers, (number) => number);
  return Object.fromEntries(
    [...counted].map(([number, { length }]) => [number, length] as const).filter(([, times]) => times > 1),
  );
}

function casesOf(code: string): RegExpExecArray[] {
  return [...code.matchAll(SWITCH)].flatMap(({ index, 0: head }) => {
    const body = blockAfter(code, index + head.length);
    return [...body.matchAll(CASE)];
  });
}

/** What stands in a block up to the brace that closes it. */
function blockAfter(code: string, from: number): string {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < code.length) {
    if (code[at] === "{") depth += 1;
    if (code[at] === "}") depth -= 1;
    at += 1;
  }
  return code.slice(from, at);
}
