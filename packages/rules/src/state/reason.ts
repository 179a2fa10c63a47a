import type { Zone } from "@spellroom/card-language";
import type { ObjectId } from "./ids.ts";

/** Why an act is not possible now. A client words it in its own language. */
export type Reason =
  | { readonly kind: "notYourPriority" }
  /** CR 117.1a, 307.1, 606.3: a main phase of your own turn with an empty stack. */
  | { readonly kind: "wrongTiming"; readonly needs: "sorcery" | "yourTurn" | "otherStep" | "ownMainPhase" }
  /** CR 601.2c: a target that has to be chosen doesn't exist. */
  | { readonly kind: "noTarget"; readonly clause: string }
  | { readonly kind: "cantPay"; readonly missing: Missing }
  /** CR 118.6: it has no mana cost and nothing lets it be cast another way. */
  | { readonly kind: "noManaCost" }
  /** CR 305.2. */
  | { readonly kind: "landAlreadyPlayed" }
  /** CR 302.6. */
  | { readonly kind: "summoningSick" }
  | { readonly kind: "forbiddenBy"; readonly source: ObjectId }
  /** CR 602.5b: only so often each turn, or once. */
  | { readonly kind: "limitReached" }
  /** "Activate only if", "Cast only if". */
  | { readonly kind: "conditionNotMet" }
  | { readonly kind: "wrongZone"; readonly zone: Zone | null }
  | { readonly kind: "notYours" }
  | { readonly kind: "noSuchAbility" }
  /** CR 700.2a: no mode can be chosen. */
  | { readonly kind: "noMode" }
  /** CR 801.4, 801.6: what could be targeted, or the object, is out of the player's range of influence. */
  | { readonly kind: "outOfRange" };

/** What is missing to pay. */
export type Missing =
  | { readonly what: "mana"; readonly cost: readonly string[] }
  | { readonly what: "life"; readonly amount: number }
  | { readonly what: "tapped" }
  | { readonly what: "untapped" }
  | { readonly what: "counters"; readonly counter: string; readonly amount: number }
  | { readonly what: "objects"; readonly cost: string; readonly amount: number; readonly available: number };
