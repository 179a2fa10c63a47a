import type { Amount } from "./amount.ts";
import type { Condition, StepName } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter, Zone } from "./filter.ts";
import type { ManaCost } from "./mana.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

/** Changes of what players may or must do, and of the numbers of the rules (CR 101.2, 601.3, 611, 613.11). */
export type RuleEffect =
  | {
      readonly kind: "costChange";
      readonly spells: Filter;
      readonly who: PlayerRef;
      readonly more?: Amount;
      readonly less?: Amount;
      readonly moreMana?: ManaCost;
      readonly lessMana?: ManaCost;
      readonly minimum?: number;
      readonly additional?: readonly Cost[];
      readonly targeting?: Filter | "this";
      readonly ordinalEachTurn?: number;
    }
  | {
      readonly kind: "activationCostChange";
      readonly of: Filter;
      readonly who?: PlayerRef;
      readonly more?: Amount;
      readonly less?: Amount;
      readonly keyword?: string;
      readonly notMana?: true;
      readonly minimum?: number;
    }
  | {
      readonly kind: "cantCast";
      readonly who: PlayerRef;
      readonly spells: Filter;
      readonly during?: "othersTurns" | "notOwnTurn" | "combat";
      readonly from?: readonly Zone[];
      readonly moreThanEachTurn?: number;
      readonly onlyWhenSorcery?: true;
    }
  | { readonly kind: "cantPlayLands"; readonly who: PlayerRef; readonly what?: Filter }
  | {
      readonly kind: "cantActivate";
      readonly who: PlayerRef;
      readonly of: Filter;
      readonly exceptMana?: true;
      readonly chosenName?: true;
    }
  | { readonly kind: "cantGainLife"; readonly who: PlayerRef }
  | { readonly kind: "cantLoseLife"; readonly who: PlayerRef }
  | { readonly kind: "cantLoseGame"; readonly who: PlayerRef }
  | { readonly kind: "cantWinGame"; readonly who: PlayerRef }
  | { readonly kind: "cantDraw"; readonly who: PlayerRef; readonly moreThanEachTurn?: number }
  | { readonly kind: "cantSearch"; readonly who: PlayerRef }
  | { readonly kind: "cantPreventDamage"; readonly source?: Filter }
  | { readonly kind: "cantBeTargetedPlayer"; readonly who: PlayerRef; readonly by: "opponents" | "anyone" }
  | { readonly kind: "cantPutCounters"; readonly who: PlayerRef }
  | { readonly kind: "cantEnter"; readonly what: Filter; readonly from?: readonly Zone[] }
  | {
      readonly kind: "mayPlayFrom";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly zone: Zone;
      readonly topOnly?: true;
      readonly act: "play" | "cast" | "playLand";
      readonly cost?: "withoutPaying" | readonly Cost[];
      readonly additional?: readonly Cost[];
      readonly oncePerTurn?: true;
      readonly anyManaType?: true;
      readonly thenExile?: true;
    }
  | { readonly kind: "mayCastAsThoughFlash"; readonly who: PlayerRef; readonly what: Filter }
  | {
      readonly kind: "alternativeCost";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly cost: readonly Cost[] | "withoutPaying";
      readonly condition?: Condition;
    }
  | { readonly kind: "additionalLands"; readonly who: PlayerRef; readonly count: number | "any" }
  | {
      readonly kind: "handSize";
      readonly who: PlayerRef;
      readonly set?: number | "none";
      readonly change?: number;
    }
  | { readonly kind: "lookAtTop"; readonly who: PlayerRef; readonly whose: PlayerRef }
  | { readonly kind: "playWithTopRevealed"; readonly who: PlayerRef }
  | { readonly kind: "playWithHandRevealed"; readonly who: PlayerRef }
  | { readonly kind: "hexproofPlayer"; readonly who: PlayerRef }
  | { readonly kind: "skipStep"; readonly who: PlayerRef; readonly step: StepName | "combat" }
  | {
      readonly kind: "untapAlsoDuring";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly duringUntapOf: PlayerRef;
    }
  | { readonly kind: "untapAtMost"; readonly who: PlayerRef; readonly what: Filter; readonly count: number }
  | {
      readonly kind: "attackTax";
      readonly attackersAgainst: PlayerRef;
      readonly cost: readonly Cost[];
      readonly attackers?: Filter;
    }
  | { readonly kind: "attackersAtMost"; readonly count: number; readonly against?: PlayerRef }
  | { readonly kind: "blockersAtMost"; readonly count: number }
  | { readonly kind: "emptyingManaKept"; readonly who: PlayerRef; readonly color?: string }
  | { readonly kind: "spendManaAsAnyColor"; readonly who: PlayerRef; readonly for?: Filter }
  | { readonly kind: "legendRuleOff"; readonly what?: Filter }
  | {
      readonly kind: "extraTriggers";
      readonly who: PlayerRef;
      readonly times: number;
      readonly of: Filter;
      readonly on: "enters" | "dies" | "any" | "attacks";
      readonly cause?: Filter;
    }
  | {
      readonly kind: "noTriggers";
      readonly of?: Filter;
      readonly on: "enters" | "dies";
      readonly cause: Filter;
    }
  | { readonly kind: "damageAsWither"; readonly source: Filter }
  | { readonly kind: "dayNight" }
  | { readonly kind: "chooseNewTargetsCost"; readonly ref: ObjectRef };
