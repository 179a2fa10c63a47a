import { posix } from "node:path";
import type { SourceFile } from "./imports.ts";

/** Paths of the checkout as guides write them, with what stands for a name: `<name>` or `NAME`. What begins with a dot is built. */
const PATH = /`((?:apps|packages|tests|docs|infra)\/[^`\s]+)`/g;
const PLACEHOLDER = /<[^>]*>|[A-Z]{3,}|^\./;

/** Every path in a guide that leads nowhere. Of a path with a placeholder, the folders before it are looked for. */
export function deadPaths(guides: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  return guides.flatMap(({ path, text }) =>
    [...text.matchAll(PATH)].flatMap(([, named = ""]) => {
      const known = knownPart(named);
      return known === "" || exists(known) ? [] : [`${path} names ${named}`];
    }),
  );
}

function knownPart(named: string): string {
  const parts = named.split("/");
  const open = parts.findIndex((part) => PLACEHOLDER.test(part));
  return posix.join(...(open < 0 ? parts : parts.slice(0, open)));
}

/** The files that a guide's tables list, as patterns: `<name>` stands for any name. */
export function listedFiles(guide: SourceFile): readonly RegExp[] {
  const rows = guide.text.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(
      ([, file = ""]) =>
        new RegExp(
          `^${file
            .split(/<[^>]*>|[A-Z]{3,}/)
            .map(escaped)
            .join("[^/]+")}$`,
        ),
    ),
  );
}

/** Source files that name something outside of comments. */
export function filesNaming(word: string, files: readonly SourceFile[]): readonly string[] {
  const named = new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
  return files
    .filter(({ path }) => /\/src\//.test(path))
    .filter(({ text }) => named.test(text.replace(COMMENT, "")))
    .map(({ path }) => path);
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
