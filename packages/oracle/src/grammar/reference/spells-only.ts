import { type Filter, hasNode, schemas } from "@spellroom/card-language";
import type { Scope } from "../../scope.ts";
import { keepWording } from "./keep-wording.ts";

/** Spells are told from abilities, and from what is not on the stack, by a predicate (CR 112.1, 113.3). */
export function spellsOnly(filter: Filter, c: Scope): Filter {
  const spell = filter.zones?.length === 1 && filter.zones[0] === "stack";
  if (!spell || saysWhetherSpell(filter)) return filter;
  return keepWording(filter, { ...filter, of: [{ kind: "stackObject", is: "spell" }, ...filter.of] }, c);
}

/** Whether it is said of which kind an object on the stack is. */
export function saysWhetherSpell(filter: Filter): boolean {
  return hasNode(schemas.filter, filter, "Predicate", "stackObject");
}
