import { posix } from "node:path";
import { findImports, type SourceFile } from "./imports.ts";

const LIBRARIES = /^(?:redis|@redis\/.+|@colyseus\/redis-.+|@socket\.io\/redis-.+)$/;

/** Every import of a library for Redis that a server runs as it starts, whether or not Redis is configured, in words. */
export function redisAtStart(files: readonly SourceFile[], start: string): string[] {
  const sources = new Map(files.map((file) => [file.path, file]));
  const reached = new Set([start]);
  const found: string[] = [];
  for (const path of reached) {
    const file = sources.get(path);
    for (const { specifier, line, typeOnly, onDemand } of file ? findImports(file) : []) {
      if (typeOnly || onDemand) continue;
      if (LIBRARIES.test(specifier)) found.push(`${path}:${line} imports ${specifier}`);
      if (specifier.startsWith(".")) reached.add(posix.join(posix.dirname(path), specifier));
    }
  }
  return found;
}
