import type { Amount } from "./amount.ts";
import type { Condition, StepName } from "./condition.ts";
import type { Comparison, Filter, Zone } from "./filter.ts";
import type { PlayerRef } from "./reference.ts";

/** Whose or what: the object of an event. `"this"` is the source of the ability itself. */
export type EventSubject =
  | "this"
  | "attached"
  | { readonly filter: Filter }
  | { readonly either: readonly EventSubject[] };

/**
 * Something that may happen. Triggers wait for it, replacement effects watch for it, conditions and amounts ask whether it
 * happened. `batch: true` is "one or more": once for all that happen at the same time.
 */
export type EventPattern =
  /** An object moves between zones; `dies` is battlefield to graveyard, `enters` anything to battlefield. */
  | {
      readonly kind: "moves";
      readonly what: EventSubject;
      readonly from?: Zone;
      readonly to?: Zone;
      readonly batch?: true;
      readonly fromNot?: Zone;
      readonly toNot?: Zone;
      readonly cause?: "sacrifice" | "discard" | "mill" | "cycle" | "play" | "draw" | "destroy";
    }
  | {
      readonly kind: "attacks";
      readonly what: EventSubject;
      readonly defending?: PlayerRef;
      readonly alone?: true;
      readonly batch?: { readonly atLeast: number };
      readonly by?: PlayerRef;
      readonly target?: "player" | "planeswalker" | "either";
    }
  | { readonly kind: "blocks"; readonly what: EventSubject; readonly blocked?: EventSubject }
  | { readonly kind: "becomesBlocked"; readonly what: EventSubject; readonly by?: EventSubject }
  | { readonly kind: "notBlocked"; readonly what: EventSubject }
  | {
      readonly kind: "dealsDamage";
      readonly source: EventSubject;
      readonly to?: DamageRecipient;
      readonly combat?: boolean;
      readonly batch?: true;
    }
  | {
      readonly kind: "casts";
      readonly who: PlayerRef;
      readonly spell: Filter;
      readonly ordinal?: number;
      /** A hand, library or graveyard: that player's own. */
      readonly from?: Zone;
      readonly fromNot?: Zone;
    }
  | { readonly kind: "copies"; readonly who: PlayerRef; readonly spell: Filter }
  | {
      readonly kind: "activates";
      readonly who: PlayerRef;
      readonly of: EventSubject;
      readonly notMana?: true;
      readonly loyalty?: true;
    }
  | {
      readonly kind: "stepBegins";
      readonly step: StepName;
      readonly whose: PlayerRef;
      /** Only the first, second, ... such step of the turn: the second main phase is the first postcombat one. */
      readonly ordinal?: number;
    }
  | {
      readonly kind: "draws";
      readonly who: PlayerRef;
      readonly ordinal?: number;
      readonly exceptFirstInDrawStep?: true;
    }
  | { readonly kind: "discards"; readonly who: PlayerRef; readonly what: Filter; readonly batch?: true }
  | { readonly kind: "gainsLife"; readonly who: PlayerRef }
  | { readonly kind: "losesLife"; readonly who: PlayerRef }
  | { readonly kind: "taps"; readonly what: EventSubject; readonly forMana?: true }
  | { readonly kind: "untaps"; readonly what: EventSubject }
  | {
      readonly kind: "becomesTarget";
      readonly what: EventSubject;
      readonly by?: "spell" | "ability" | "either";
      readonly controller?: PlayerRef;
    }
  | {
      readonly kind: "counterPut";
      readonly on: EventSubject;
      readonly counter: string | "any";
      readonly batch?: true;
      readonly reaches?: number;
      readonly by?: PlayerRef;
    }
  | {
      readonly kind: "counterRemoved";
      readonly from: EventSubject;
      readonly counter: string | "any";
      readonly last?: true;
    }
  | { readonly kind: "tokenCreated"; readonly who: PlayerRef; readonly what: Filter; readonly batch?: true }
  | { readonly kind: "countered"; readonly what: Filter }
  | { readonly kind: "attached"; readonly what: EventSubject; readonly to?: EventSubject }
  | { readonly kind: "transforms"; readonly what: EventSubject; readonly intoName?: string }
  | { readonly kind: "turnedFaceUp"; readonly what: EventSubject }
  | {
      readonly kind: "keywordAction";
      readonly action: string;
      readonly who?: PlayerRef;
      readonly what?: EventSubject;
    }
  | { readonly kind: "losesGame"; readonly who: PlayerRef }
  | { readonly kind: "playsLand"; readonly who: PlayerRef; readonly what: Filter }
  | { readonly kind: "controlChanges"; readonly what: EventSubject }
  | { readonly kind: "manaAdded"; readonly source: EventSubject; readonly who: PlayerRef }
  | { readonly kind: "coinFlipped"; readonly who: PlayerRef; readonly result?: "win" | "lose" }
  | { readonly kind: "dieRolled"; readonly who: PlayerRef }
  /** A state trigger (CR 603.8). */
  | { readonly kind: "state"; readonly condition: Condition }
  | { readonly kind: "chapter"; readonly numbers: readonly number[] }
  | { readonly kind: "anyOf"; readonly of: readonly EventPattern[] };

/** Who or what is dealt damage. */
export type DamageRecipient =
  | { readonly kind: "player"; readonly player: PlayerRef }
  | { readonly kind: "object"; readonly what: EventSubject }
  | { readonly kind: "either"; readonly of: readonly DamageRecipient[] };

/** A bound on the amount of an event, as in "3 or more damage". */
export interface EventBound {
  readonly compare: Comparison;
  readonly value: Amount;
}
