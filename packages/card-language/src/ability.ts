import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { EventPattern } from "./event.ts";
import type { EventBound } from "./event-bound.ts";
import type { Filter, TargetClause, Zone } from "./filter.ts";
import type { KeywordAbility } from "./keyword.ts";
import type { ManaCost } from "./mana.ts";
import type { Modification } from "./modification.ts";
import type { PlayerRef } from "./reference.ts";
import type { Replacement } from "./replacement.ts";
import type { RuleEffect } from "./rule-effect.ts";
import type { PhaseName, StepName } from "./turn-structure.ts";

/** What a spell or ability does: targets and instructions, or modes of those (CR 700.2). */
export type Body = PlainBody | ModalBody;

export interface PlainBody {
  readonly kind: "plain";
  readonly targets?: readonly TargetClause[];
  readonly effects: readonly Effect[];
}

export interface ModalBody {
  readonly kind: "modal";
  readonly choose: { readonly min: Amount; readonly max: Amount | "any" };
  /** The same mode may be chosen more than once. */
  readonly repeat?: true;
  /** If the condition holds as modes are chosen, this many instead ("if kicked, choose both instead"). */
  readonly alternative?: {
    readonly condition: Condition;
    readonly choose: { readonly min: Amount; readonly max: Amount | "any" };
  };
  readonly modes: readonly Mode[];
  readonly random?: true;
  readonly notChosenThisTurn?: true;
  readonly chooser?: PlayerRef;
}

export interface Mode extends PlainBody {
  /** Flavour name or anchor word in front of the mode. */
  readonly label?: string;
  /** Additional cost of this mode (escalate-like "spree", tiered). */
  readonly cost?: readonly Cost[];
}

/** When an activated ability may be activated (CR 602.5). */
export interface ActivationLimits {
  readonly timing?: "sorcery" | "instant";
  readonly during?: readonly (PhaseName | StepName | "yourTurn" | "opponentsTurn" | "beforeAttackers")[];
  readonly condition?: Condition;
  readonly timesEachTurn?: number;
  readonly timesEver?: number;
  /** Who may activate it; absent: the controller. */
  readonly who?: PlayerRef;
}

/** One ability of a card (CR 113), in printed order. */
export type Ability =
  | KeywordAbility
  /** Instructions of an instant or sorcery (CR 113.3a), and its own additional or alternative costs. */
  | { readonly kind: "spell"; readonly body: Body; readonly word?: string }
  | {
      readonly kind: "activated";
      readonly cost: readonly Cost[];
      readonly body: Body;
      readonly limits?: ActivationLimits;
      /** Zone it functions in; absent: the battlefield (CR 113.6). */
      readonly zone?: Zone;
      readonly word?: string;
      /** Cost reduction stated in the ability itself. */
      readonly costChange?: { readonly less: Amount } | { readonly more: Amount };
    }
  | {
      readonly kind: "triggered";
      readonly event: EventPattern;
      /** A bound on the event's amount. */
      readonly bound?: EventBound;
      /** "During your turn" and the like, part of the event itself. */
      readonly during?: Condition;
      /** Intervening "if" (CR 603.4). */
      readonly condition?: Condition;
      readonly body: Body;
      readonly timesEachTurn?: number;
      readonly zone?: Zone;
      readonly word?: string;
      /** For sagas the event is `chapter`. */
    }
  | {
      readonly kind: "static";
      /** Absent: always. "As long as ...". */
      readonly condition?: Condition;
      readonly effects: readonly StaticEffect[];
      readonly zone?: Zone;
      readonly word?: string;
    }
  /** "As an additional cost to cast this spell, ..." (CR 118.8). */
  | {
      readonly kind: "additionalCost";
      readonly cost: readonly Cost[];
      readonly optional?: true;
      readonly bind?: string;
    }
  /** "You may ... rather than pay this spell's mana cost" (CR 118.9). */
  | {
      readonly kind: "alternativeCost";
      readonly cost: readonly Cost[] | "withoutPaying";
      readonly condition?: Condition;
    }
  /** When or whether this spell may be cast: "Cast this spell only ...". */
  | {
      readonly kind: "castLimit";
      readonly during?: readonly (PhaseName | StepName | "yourTurn" | "opponentsTurn" | "beforeAttackers")[];
      readonly condition?: Condition;
    }
  /** "A deck can have any number of cards named ..." (CR 113.6n). */
  | { readonly kind: "deckLimit"; readonly copies: number | "any" };

export type TriggeredAbility = Extract<Ability, { kind: "triggered" }>;
export type ActivatedAbility = Extract<Ability, { kind: "activated" }>;
export type StaticAbility = Extract<Ability, { kind: "static" }>;

/** What a static ability does all the time (CR 604). */
export type StaticEffect =
  | {
      readonly kind: "modify";
      readonly what: "this" | "attached" | { readonly filter: Filter };
      readonly modifications: readonly Modification[];
    }
  | { readonly kind: "rule"; readonly rule: RuleEffect }
  | { readonly kind: "replacement"; readonly replacement: Replacement }
  /** The cost of this spell itself: "costs {1} less to cast for each ...". */
  | {
      readonly kind: "ownCost";
      readonly less?: Amount;
      readonly more?: Amount;
      readonly lessMana?: ManaCost;
      /** So much more, so many times. */
      readonly moreEach?: { readonly mana: ManaCost; readonly times: Amount };
    }
  /** "The player this enchants", "you" gain an ability-like trait is in `rule`. */
  | { readonly kind: "grantToCards"; readonly what: Filter; readonly abilities: readonly Ability[] };
