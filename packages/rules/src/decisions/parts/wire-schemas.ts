/** The parts of which choices on the wire are made. Bounds keep a hostile message small; what was offered is checked afterwards. */
import { z } from "zod";

export function placeSchema() {
  return z.int().min(0).max(9_999);
}

export function placesSchema() {
  return z.array(placeSchema()).max(1_000);
}
