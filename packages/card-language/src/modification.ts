import type { Ability } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { CardType, Subtype, Supertype } from "./card.ts";
import type { KeywordAbility, KeywordName } from "./keyword.ts";
import type { Color } from "./mana.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";
import type { Restriction } from "./restriction.ts";

/** One change of characteristics or control, each belonging to a layer (CR 613.1). */
export type Modification =
  /** Layer 1: become a copy, with exceptions (CR 707.9). */
  | { readonly kind: "copyOf"; readonly of: ObjectRef; readonly except?: readonly Modification[] }
  /** Layer 2. */
  | { readonly kind: "controller"; readonly player: PlayerRef }
  /**
   * Layer 4. `set` replaces, `add` is "in addition to its other types"; with `addTypes` card types are kept and subtypes of the
   * same set replaced (CR 205.1b).
   */
  | {
      readonly kind: "types";
      readonly mode: "set" | "add" | "addTypes" | "remove";
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly Subtype[];
    }
  | { readonly kind: "everyCreatureType" }
  | { readonly kind: "chosenType"; readonly what: "creatureType" | "landType"; readonly mode: "set" | "add" }
  /** Layer 5. An empty list with `set` is colorless. */
  | {
      readonly kind: "colors";
      readonly mode: "set" | "add";
      readonly colors: readonly Color[] | "chosen" | "all";
    }
  /** Layer 6. */
  | { readonly kind: "gainAbility"; readonly ability: Ability }
  | { readonly kind: "loseKeyword"; readonly keyword: KeywordName }
  | { readonly kind: "loseAllAbilities" }
  | { readonly kind: "cantHaveKeyword"; readonly keyword: KeywordName }
  /** One keyword of several, chosen on resolution. */
  | { readonly kind: "gainKeywordOfChoice"; readonly of: readonly KeywordAbility[] }
  /** Layer 7b. */
  | { readonly kind: "setPT"; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7c. */
  | { readonly kind: "addPT"; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d. */
  | { readonly kind: "switchPT" }
  /** Layer 3 and others that name and text changes need. */
  | { readonly kind: "setName"; readonly name: string }
  /** An exception of a copy (CR 707.9b): "it has no mana cost". */
  | { readonly kind: "noManaCost" }
  /** Rules modifications that ride on an object: CR 613.11. */
  | { readonly kind: "restriction"; readonly restriction: Restriction }
  | { readonly kind: "setLoyalty"; readonly loyalty: Amount };
