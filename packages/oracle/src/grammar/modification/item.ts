import type { Modification } from "@spellroom/card-language";
import type { Scope, Sem } from "../../scope.ts";

/** What a subject gets, gains or can't do: one verb phrase. */
export interface ModItem {
  /** The form of its verb; "can't" and "may" have only one. */
  readonly form: "base" | "third" | "any";
  readonly mods: Sem<readonly Modification[]>;
  /**
   * "this turn", "this combat", which stand inside restrictions; "own" has an end of its own ("next untap step");
   * "always" could have had one and has none.
   */
  readonly time?: "turn" | "combat" | "always" | "own";
  /** A sentence that must follow: "It's still a land." is noted on the node. */
  readonly more?: (c: Scope) => void;
}
