import { posix } from "node:path";
import type { SourceFile } from "./imports.ts";

const CODE = /^( {0,3})(```|~~~)[\s\S]*?^ {0,3}\2.*$|(`+)[^`]*?\3/gm;
/** `[text](target)`, `![text](target "title")`. */
const INLINE = /\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g;
/** `[name]: target`. */
const REFERENCE = /^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;
const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/gm;
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Every relative link of the documents that leads nowhere, in words. `exists` tells of any path of the checkout. */
export function deadLinks(documents: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  const anchors = new Map(documents.map((document) => [document.path, findAnchors(document)]));
  return documents.flatMap((document) =>
    findLinks(document)
      .filter((link) => {
        const [path = "", anchor] = link.split("#", 2);
        const target = path === "" ? document.path : resolve(document.path, decodeURI(path));
        if (!exists(target)) return true;
        const known = anchors.get(target);
        return anchor !== undefined && known !== undefined && !known.has(decodeURI(anchor).toLowerCase());
      })
      .map((link) => `${document.path} links to ${link}`),
  );
}

function findLinks({ text }: SourceFile): string[] {
  const prose = text.replace(CODE, "");
  return [INLINE, REFERENCE]
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .map(([, target]) => target ?? "")
    .filter((target) => !ABSOLUTE.test(target));
}

function resolve(from: string, path: string): string {
  if (path.startsWith("/")) return posix.normalize(path.slice(1));
  return posix.join(posix.dirname(from), path).replace(/\/$/, "");
}

/** The anchors that headings get where the documents are read: lower case, hyphens for spaces, letters and digits. */
function findAnchors({ text }: SourceFile): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of text
    .replace(/^( {0,3})(```|~~~)[\s\S]*?^ {0,3}\2.*$/gm, "")
    .matchAll(HEADING)) {
    const words = heading.replace(/\]\([^)]*\)/g, "").toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}
