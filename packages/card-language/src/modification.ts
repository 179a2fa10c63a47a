import type { Ability } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { CardType, Subtype, Supertype } from "./card.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { KeywordAbility, KeywordName } from "./keyword.ts";
import type { Color } from "./mana.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

/** How long a continuous effect from a resolved spell or ability lasts (CR 611.2). */
export type Duration =
  | "endOfTurn"
  | "yourNextTurn"
  | "endOfYourNextTurn"
  | "endOfCombat"
  | "endOfGame"
  | "untilNextUpkeep"
  | "untilNextEndStep"
  /** While the source remains on the battlefield. */
  | "whileSourceOnBattlefield"
  /** While its controller controls the source. */
  | "whileYouControlSource"
  | "whileSourceTapped"
  /** While the affected object remains in its zone (a counter, a copy, "for as long as it remains exiled"). */
  | "whileThere";

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

/** What an object can't, must or may do beyond the usual rules (CR 101.2, 508.1c-d, 509.1b-c, 613.11). */
export type Restriction =
  | {
      readonly kind: "cantAttack";
      readonly unlessDefenderControls?: Filter;
      readonly player?: PlayerRef;
      readonly alone?: true;
      readonly unlessCost?: readonly Cost[];
    }
  | {
      readonly kind: "cantBlock";
      readonly what?: Filter;
      readonly alone?: true;
      readonly unlessCost?: readonly Cost[];
    }
  | { readonly kind: "canBlockOnly"; readonly what: Filter }
  | { readonly kind: "canBlockAdditional"; readonly count: Amount | "any" }
  | {
      readonly kind: "cantBeBlocked";
      readonly by?: Filter;
      readonly exceptBy?: Filter;
      readonly byMoreThan?: number;
      readonly exceptByAtLeast?: number;
    }
  | { readonly kind: "mustAttack"; readonly player?: PlayerRef }
  | { readonly kind: "mustBlock"; readonly what?: ObjectRef }
  | { readonly kind: "mustBeBlocked"; readonly byAll?: true }
  | { readonly kind: "attacksAsThoughNoDefender" }
  | { readonly kind: "attacksAsThoughHaste" }
  /** In the untap step of its controller, or of `whose`. */
  | {
      readonly kind: "doesntUntap";
      readonly during?: "untapStep" | "nextUntapStep";
      readonly whose?: PlayerRef;
    }
  | { readonly kind: "mayNotUntap" }
  | { readonly kind: "cantUntap" }
  | { readonly kind: "cantBeTargeted"; readonly by: Filter | { readonly spellsControlledBy: PlayerRef } }
  | { readonly kind: "cantBeCountered"; readonly by?: Filter }
  | { readonly kind: "cantBeSacrificed" }
  | { readonly kind: "cantBeRegenerated" }
  | { readonly kind: "cantBeEnchantedOrEquipped"; readonly by?: Filter }
  | { readonly kind: "cantHaveCounters" }
  | { readonly kind: "cantActivateAbilities"; readonly onlyNonMana?: true; readonly onlyTap?: true }
  | { readonly kind: "cantTransform" }
  | { readonly kind: "assignsDamageByToughness" }
  | { readonly kind: "assignsDamageAsThoughUnblocked" }
  | { readonly kind: "dealsNoCombatDamage" }
  | { readonly kind: "canAttackPlaneswalkersOnly" }
  | { readonly kind: "cantBeExiled" }
  | { readonly kind: "lethalDamageByPower" }
  | { readonly kind: "losesToZeroCounters" };
