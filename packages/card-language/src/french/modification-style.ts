import type { Agreement, Noun } from "./grammar.ts";

/** How a modification is put: always there or since something happened, to whom, and for how long. */
export interface ModificationStyle {
  readonly lasting: "static" | "effect";
  /** « ce tour-ci », or nothing. */
  readonly when: string;
  readonly who: Agreement & { readonly of?: string };
  /** What a quoted ability calls the object that has it. */
  readonly called: Noun;
}

/** « ce tour-ci » after a restriction, or nothing. */
export function during(style: { readonly when: string }): string {
  return style.when === "" ? "" : ` ${style.when}`;
}

/** « à chaque combat », unless it is for a while. */
export function eachCombat(style: { readonly when: string }): string {
  return style.when === "" ? "à chaque combat" : style.when;
}
