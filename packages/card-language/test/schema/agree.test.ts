import { expect, it } from "vitest";
import type { Agrees, Expect } from "../../src/schema/agree.ts";

type Draw = { readonly kind: "draw"; readonly amount: number; readonly bind?: string };

/** These lines fail to compile when the comparison of schema and type lets a difference pass. */
type Differences = [
  Expect<Agrees<Draw, Draw>>,
  Expect<Not<Agrees<Draw, Omit<Draw, "bind">>>>,
  Expect<Not<Agrees<Omit<Draw, "bind">, Draw>>>,
  Expect<Not<Agrees<Draw, Draw & { readonly extra?: true }>>>,
  Expect<Not<Agrees<Draw, Omit<Draw, "bind"> & { readonly bind: string }>>>,
  Expect<Not<Agrees<Draw, Omit<Draw, "amount"> & { readonly amount: number | string }>>>,
  Expect<Not<Agrees<Draw | { readonly kind: "mill" }, Draw>>>,
];
type Not<T extends boolean> = T extends true ? false : true;

it("a schema agrees with a type only if every key of every member does", () => {
  const proofs: Differences = [true, true, true, true, true, true, true];
  expect(proofs).not.toContain(false);
});
