import { type Ability, canonicalPart, schemas } from "@spellroom/card-language";

/** Whether a reading has the shape of the language at all. */
export function isWellFormed(abilities: readonly Ability[]): boolean {
  return abilities.every((one) => schemas.ability.safeParse(one).success);
}

/** Equal meaning, equal text: how two readings are compared. */
export function canonicalAbilities(abilities: readonly Ability[]): string {
  return JSON.stringify(abilities.map((one) => canonicalPart(schemas.ability, one)));
}
