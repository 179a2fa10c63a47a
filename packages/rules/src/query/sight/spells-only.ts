import type { Filter, Predicate } from "@spellroom/card-language";

/** What is on the stack is a spell where a description doesn't say that it may be an ability (CR 112.1, 113.3). */
export function meansSpellsOnly({ zones, of }: Filter): boolean {
  return zones?.includes("stack") === true && !of.some(tellsSpellsFromAbilities);
}

function tellsSpellsFromAbilities(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "any":
    case "all":
      return predicate.of.some(tellsSpellsFromAbilities);
    case "not":
      return tellsSpellsFromAbilities(predicate.of);
    default:
      return predicate.kind === "stackObject";
  }
}
