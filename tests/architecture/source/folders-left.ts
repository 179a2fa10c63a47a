/** Pairs of folders that still import each other. A pair that is gone leaves the list, and none may be added; a folder and one within it are not counted. */
export const MUTUAL_FOLDERS_LEFT: readonly string[] = [
  "packages/card-language/src/amounts <-> packages/card-language/src/print",
  "packages/card-language/src/conditions <-> packages/card-language/src/print",
  "packages/card-language/src/modifications <-> packages/card-language/src/print",
];
