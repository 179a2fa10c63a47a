/** The parts of wire choices. Bounds keep a hostile message small; whether it was offered is checked afterwards. */
import type { z } from "zod";

/** The functions that build schemas. They are passed in, since pages that make choices import the kinds, too, and validate nothing. */
export type Zod = Pick<
  typeof z,
  "array" | "boolean" | "enum" | "int" | "literal" | "strictObject" | "string" | "tuple" | "union"
>;

export function placeSchema(z: Zod) {
  return z.int().min(0).max(9_999);
}

export function placesSchema(z: Zod) {
  return z.array(placeSchema(z)).max(1_000);
}
