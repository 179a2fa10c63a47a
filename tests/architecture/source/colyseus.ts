import { findImports, type SourceFile } from "./imports.ts";

/** The only source that knows Colyseus: the rooms and the boot that opens them, and the wire's schema. */
const ALLOWED = [
  "apps/server/src/rooms/",
  "apps/server/src/main.ts",
  "apps/server/src/boot/",
  "packages/protocol/src/schema/",
];

/** Tests of those may drive what they test. */
const ALLOWED_TESTS = ["apps/server/test/", "packages/protocol/test/"];

/** Every import of Colyseus, types included, where it must not be known, in words. */
export function colyseusElsewhere(files: readonly SourceFile[]): string[] {
  const places = [...ALLOWED, ...ALLOWED_TESTS];
  return files
    .filter(
      ({ path }) =>
        !places.some((place) => path === place || (place.endsWith("/") && path.startsWith(place))),
    )
    .flatMap((file) =>
      findImports(file)
        .filter(({ specifier }) => specifier === "colyseus" || specifier.startsWith("@colyseus/"))
        .map(({ specifier, line }) => `${file.path}:${line} imports ${specifier}`),
    );
}
