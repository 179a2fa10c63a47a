import type { Ability } from "./ability.ts";
import type { CardDefinition } from "./card.ts";
import { LANGUAGE_VERSION } from "./language-version.ts";

/** What an emblem is made from: nothing but its abilities (CR 114.3). */
export function emblemDefinition(name: string, abilities: readonly Ability[]): CardDefinition {
  return {
    version: LANGUAGE_VERSION,
    name,
    layout: "normal",
    faces: [{ name, manaCost: null, types: [], abilities }],
  };
}
