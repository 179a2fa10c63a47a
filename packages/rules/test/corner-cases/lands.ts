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

/** So many lands of each basic type: enough for anything that a test casts. */
export function lands(ofEach = 6): CardDefinition[] {
  return ["Plains", "Island", "Swamp", "Mountain", "Forest"].flatMap((name) => many(ofEach, name));
}
