import { describe, expect, it } from "vitest";
import { findImports } from "./source/imports.ts";
import { mask } from "./source/mask.ts";

function specifiers(text: string): string[] {
  return findImports({ path: "some.tsx", text }).map(({ specifier }) => specifier);
}

describe("finding imports", () => {
  it.each([
    ['import a from "x";'],
    ["import a from 'x'"],
    ['import { a, type B } from "x";'],
    ['import {\n  a,\n  b as c,\n} from "x";'],
    ['import{a}from"x"'],
    ['import a, { b } from "x";'],
    ['import * as a from "x";'],
    ['import a, * as b from "x";'],
    ['import "x";'],
    ['import type { T } from "x";'],
    ['import type T from "x";'],
    ['import type from "x";'],
    ['export { a } from "x";'],
    ['export * from "x";'],
    ['export * as a from "x";'],
    ['export type { T } from "x";'],
    ['const a = await import("x");'],
    ['const a = lazy(() => import(\n  "x"\n));'],
    ['type T = typeof import("x");'],
    ['const a = require("x");'],
    ['import a from "x" with { type: "json" };'],
    ['export interface T {}\nimport a from "x";'],
    ['const a = `${await import("x")}`;'],
  ])("finds x in %j", (text) => {
    expect(specifiers(text)).toEqual(["x"]);
  });

  it.each([
    ['// import a from "x";'],
    ['/* import a from "x"; */'],
    ['/**\n * import a from "x";\n */'],
    ["const a = 'import b from \"x\"';"],
    ['const a = `import b from "x";`;'],
    ['const a = `${1} import b from "x";`;'],
    ['const a = /import b from "x"/;'],
    ['a.import("x");'],
    ['export const from = "x";'],
    ['const a = "it\\"s"; // import b from "x"'],
  ])("finds nothing in %j", (text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it("finds what follows an apostrophe in an element's text", () => {
    const text = "const a = <p>Don't</p>;\nconst b = <p>You can't // win</p>;\nconst c = import(\"x\");";
    expect(specifiers(text)).toEqual(["x"]);
  });

  it("finds what follows elements that close themselves and each other", () => {
    expect(specifiers('const a = <p><br /></p>; const b = 4 / 2 / 1; import("x")')).toEqual(["x"]);
  });

  it("distinguishes imports of types from those that exist at run time", () => {
    const text = [
      'import type { A } from "type";',
      'export type { B } from "exported type";',
      'import { type C } from "stays, though it names a type only";',
      'import type from "a value called type";',
    ].join("\n");
    const found = findImports({ path: "some.ts", text });
    expect(found.map(({ typeOnly }) => typeOnly)).toEqual([true, true, false, false]);
  });

  it("reports the line", () => {
    const text = '// first\nimport a from "x";\n\nimport {\n b } from "y";';
    expect(findImports({ path: "some.ts", text }).map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe("masking what is not code", () => {
  it("keeps every character in its place", () => {
    const text = 'const a = "b"; /* c\n */ const d = `e${f({ g: `h` })}i`; // j\nconst k = /l"/.test(m);';
    const masked = mask(text);
    expect(masked).toHaveLength(text.length);
    expect(masked.split("\n").map((line) => line.length)).toEqual(
      text.split("\n").map((line) => line.length),
    );
    expect(masked.replace(/\s+/g, " ")).toBe(
      'const a = " "; const d = ` ${f({ g: ` ` })} `; const k = / /.test(m);',
    );
  });
});
