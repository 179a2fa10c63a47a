import type { CardDefinition } from "@spellroom/card-language";
import { real } from "../effects/play.ts";

/** So many cards of a name, lands mostly. */
export function many(count: number, name: string): CardDefinition[] {
  return Array.from({ length: count }, () => real(name));
}

/** Real cards by their names. */
export function cards(...names: readonly string[]): CardDefinition[] {
  return names.map(real);
}
