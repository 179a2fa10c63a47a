import type { Destination, EntersWith, TokenSpec, Zone } from "@spellroom/card-language";
import type { Entity, ObjectId, Seat } from "./ids.ts";
import type { CounterName } from "./names.ts";
import type { LossReason } from "./player.ts";

/** Why an object changes zones, where rules or triggers ask. */
export type MoveCause =
  | "cast"
  | "play"
  | "resolve"
  | "draw"
  | "discard"
  | "mill"
  | "destroy"
  | "sacrifice"
  | "counter"
  | "stateBased"
  | "put"
  | "exile"
  | "cost"
  /** As a material of a craft ability (CR 702.167a). */
  | "craft"
  | "countered"
  | "leftGame"
  | "cycle";

/**
 * One thing about to happen. A batch of them is proposed to `events`, which checks "can't" effects, then replacement and
 * prevention effects, then performs the rest at the same time, then checks triggers (CR 603, 614-616).
 */
export type Happening =
  | {
      readonly kind: "move";
      readonly object: ObjectId;
      readonly to: Destination;
      readonly cause: MoveCause;
      readonly by: Seat | null;
      readonly source: ObjectId | null;
      readonly controller?: Seat;
      readonly entersWith?: EntersWith;
      /** The context in which the amounts and references of `entersWith` are understood. */
      readonly entersContext?: import("./context.ts").Context;
      /** How replacement effects let it enter (CR 614.1c-d), in the order applied. */
      readonly entering?: readonly EnteringChange[];
      /** What it enters as a copy of, once that is known. */
      readonly copied?: import("./object.ts").CopiedValues;
      /** The object whose linked ability will find it, with the name in `to.link`. */
      readonly linkedBy?: ObjectId | null;
      readonly arriveWith?: { readonly counter: CounterName; readonly amount: number };
      /** The final part of an instant's or sorcery's resolution (CR 608.2m). */
      readonly asItResolves?: true;
      /** What its card is marked with in exile. */
      readonly marks?: readonly string[];
      /** The X of the cycling ability for which it moves (CR 702.29a). */
      readonly x?: number;
      /** Everyone sees it before it goes to a hidden zone (CR 701.16a). */
      readonly shown?: true;
      /** The other card of a meld pair, which enters as one permanent with it (CR 701.37a). */
      readonly meldsWith?: ObjectId;
      /** Of a merged permanent: its components that are commanders go to the command zone (CR 903.9c). */
      readonly commandersApart?: true;
      /** Of a merged permanent that is a token: where its components go that are cards (CR 727.3e). */
      readonly cardsApart?: CardsApart;
      readonly face?: number;
      readonly faceDown?: "morph" | "manifest" | "cloak" | "disguise" | "exiled" | "foretold";
    }
  | {
      readonly kind: "createToken";
      readonly token: TokenSpec | (import("./object.ts").CopiedValues & { readonly copyOf: ObjectId });
      readonly count: number;
      readonly controller: Seat;
      readonly with: EntersWith | null;
      readonly source: ObjectId | null;
      readonly context: import("./context.ts").Context;
    }
  | {
      readonly kind: "damage";
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
      readonly combat: boolean;
      readonly unpreventable: boolean;
    }
  | {
      readonly kind: "gainLife";
      readonly player: Seat;
      readonly amount: number;
      readonly source: ObjectId | null;
    }
  | {
      readonly kind: "loseLife";
      readonly player: Seat;
      readonly amount: number;
      readonly source: ObjectId | null;
      readonly cause: "damage" | "effect" | "payment" | "manaBurn";
    }
  | {
      readonly kind: "draw";
      readonly player: Seat;
      readonly source: ObjectId | null;
      readonly turnBased: boolean;
    }
  | {
      readonly kind: "destroy";
      readonly object: ObjectId;
      readonly noRegeneration: boolean;
      readonly source: ObjectId | null;
      readonly by: Seat | null;
    }
  | {
      readonly kind: "tap";
      readonly object: ObjectId;
      readonly forMana: boolean;
      readonly source: ObjectId | null;
      readonly by?: Seat;
    }
  | { readonly kind: "untap"; readonly object: ObjectId; readonly source: ObjectId | null }
  | {
      readonly kind: "addCounters";
      readonly on: Entity;
      readonly counter: CounterName;
      readonly amount: number;
      readonly by: Seat | null;
      readonly source: ObjectId | null;
      /** Why they are put where no effect puts them. */
      readonly cause?: "cost" | "turnBased";
    }
  | {
      readonly kind: "removeCounters";
      readonly on: Entity;
      readonly counter: CounterName;
      readonly amount: number;
      readonly source: ObjectId | null;
    }
  | {
      readonly kind: "attach";
      readonly object: ObjectId;
      readonly to: Entity | null;
      readonly source: ObjectId | null;
    }
  | {
      readonly kind: "counterSpell";
      readonly object: ObjectId;
      readonly to: Destination | null;
      readonly source: ObjectId | null;
      readonly by: Seat | null;
    }
  | {
      readonly kind: "addMana";
      readonly player: Seat;
      readonly units: readonly import("./player.ts").ManaUnit[];
      readonly source: ObjectId;
      readonly tappedFor: boolean;
    }
  | { readonly kind: "loseGame"; readonly player: Seat; readonly reason: LossReason }
  | { readonly kind: "winGame"; readonly player: Seat }
  | { readonly kind: "shuffle"; readonly player: Seat }
  | {
      readonly kind: "reveal";
      readonly objects: readonly ObjectId[];
      readonly by: Seat;
    }
  /** `bound`: by its own daybound or nightbound ability, without which such a permanent can't (CR 702.145b, e). */
  | { readonly kind: "transform"; readonly object: ObjectId; readonly bound?: true }
  /** With the X of the morph cost that was paid for it. */
  | { readonly kind: "turnFaceUp"; readonly object: ObjectId; readonly x?: number }
  /** A half of a Room is unlocked or locked (CR 709.5). */
  | {
      readonly kind: "turnDoor";
      readonly object: ObjectId;
      readonly door: import("./object.ts").Door;
      readonly unlocked: boolean;
      readonly by: Seat;
    }
  | { readonly kind: "phase"; readonly object: ObjectId; readonly out: boolean }
  | {
      readonly kind: "discard";
      readonly player: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId | null;
      readonly asCost: boolean;
      readonly cycling: boolean;
      /** The X of the cycling ability for which it is discarded. */
      readonly x?: number;
    }
  | {
      readonly kind: "sacrifice";
      readonly player: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId | null;
    }
  | {
      readonly kind: "mill";
      readonly player: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId | null;
    };

/** One change of how a permanent enters. */
export interface EnteringChange {
  readonly with: EntersWith;
  readonly context: import("./context.ts").Context;
}

/** How a batch of happenings turned out, for the text that proposed it. */
export interface Outcome {
  /** New objects that resulted, moved ones under their new ids. */
  readonly objects: readonly ObjectId[];
  /** Players that were dealt damage, each once. */
  readonly players: readonly Seat[];
  /** Amount that really happened: damage dealt, life lost, cards drawn. */
  readonly amount: number;
  /** How many of the proposed happenings happened in some form. */
  readonly happened: number;
}

/** Moves are to a zone of the owner, except the shared zones. */
export type { Zone };

/** Where the cards among the components of a token go, while the token goes somewhere else, and what is done as they do. */
export interface CardsApart {
  readonly to: Destination;
  readonly linkedBy: ObjectId | null;
  readonly arriveWith?: { readonly counter: CounterName; readonly amount: number };
}
