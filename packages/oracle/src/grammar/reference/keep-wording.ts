import type { Filter } from "@spellroom/card-language";
import type { Scope } from "../../scope.ts";

/** A description made of another one keeps how that was said. */
export function keepWording(before: object, after: Filter, c: Scope): Filter {
  const said = c.wording.get(before);
  return before === after || said === undefined ? after : c.say(after, said);
}
