import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { EntersWith } from "./enters-with.ts";
import type { DamageRecipient, EventPattern, EventSubject } from "./event.ts";
import type { Filter, Zone } from "./filter.ts";
import type { PlayerRef } from "./reference.ts";

/** A replacement or prevention effect (CR 614, 615): what it watches for and what happens instead. */
export type Replacement =
  /** "enters tapped", "enters with ... counters", "as ... enters, choose" (CR 614.1c-d, 614.12). */
  | {
      readonly kind: "enters";
      readonly what: EventSubject;
      readonly with: EntersWith;
      readonly unless?: Condition;
      readonly unlessPaid?: readonly Cost[];
      /** "You may have this enter with ...". */
      readonly optional?: true;
    }
  /** "If ... would go to X, it goes to Y instead". */
  | {
      readonly kind: "redirectMove";
      readonly what: EventSubject;
      readonly from?: Zone;
      readonly to: Zone;
      readonly newZone: Zone;
      readonly position?: "top" | "bottom";
      readonly shuffle?: true;
      /** It is shown to everybody on the way (CR 701.16a). */
      readonly reveal?: true;
      readonly who?: PlayerRef;
      readonly also?: readonly Effect[];
      readonly link?: string;
      readonly optional?: true;
      readonly withCounters?: { readonly counter: string; readonly amount: Amount };
    }
  | {
      readonly kind: "changeDamage";
      readonly source: EventSubject;
      readonly to?: DamageRecipient;
      readonly combat?: boolean;
      readonly change: NumberChange;
    }
  | {
      readonly kind: "redirectDamage";
      readonly source?: EventSubject;
      readonly from: DamageRecipient;
      readonly to: DamageRecipient;
      readonly amount?: Amount;
      readonly combat?: boolean;
    }
  | {
      readonly kind: "preventDamage";
      readonly source?: EventSubject;
      readonly to?: DamageRecipient;
      readonly combat?: boolean;
      readonly amount?: Amount;
      readonly also?: readonly Effect[];
    }
  | {
      readonly kind: "changeCounters";
      readonly on: EventSubject;
      readonly counter: string | "any";
      readonly change: NumberChange;
      readonly by?: PlayerRef;
      /** Only counters that an effect puts, not those of costs and turn-based actions (CR 609.1, 606.4, 714.3b). */
      readonly effectOnly?: true;
    }
  | {
      readonly kind: "changeTokens";
      readonly who: PlayerRef;
      readonly what?: Filter;
      readonly change: NumberChange;
    }
  | { readonly kind: "changeLifeGain"; readonly who: PlayerRef; readonly change: NumberChange }
  | { readonly kind: "changeLifeLoss"; readonly who: PlayerRef; readonly change: NumberChange }
  | {
      readonly kind: "changeDraw";
      readonly who: PlayerRef;
      readonly instead: readonly Effect[];
      readonly optional?: true;
      readonly exceptFirstInDrawStep?: true;
      readonly emptyLibraryOnly?: true;
    }
  | { readonly kind: "changeMana"; readonly source: EventSubject; readonly change: NumberChange }
  | { readonly kind: "skip"; readonly event: EventPattern }
  /** The general form: the event does not happen, these effects do (CR 614.6). */
  | {
      readonly kind: "instead";
      readonly event: EventPattern;
      readonly effects: readonly Effect[];
      readonly optional?: true;
    };

/** How a number of an event changes. */
export type NumberChange =
  | { readonly kind: "add"; readonly amount: Amount }
  | { readonly kind: "times"; readonly factor: number }
  | { readonly kind: "set"; readonly amount: Amount }
  | { readonly kind: "half"; readonly round: "up" | "down" };
