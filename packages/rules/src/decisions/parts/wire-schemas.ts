/** The parts of which choices on the wire are made. Bounds keep a hostile message small; what was offered is checked afterwards. */
import type { z } from "zod";

/** What schemas are made with. It is handed in, since pages that make choices import the kinds, too, and validate nothing. */
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
