import { z } from "zod";
import { activationLimits } from "./activation-limits.ts";
import { eventBound } from "./event-bound.ts";
import { type KeywordAbility, keywordAbilities } from "./keyword.ts";
import { bind, flag, label, positive, record, some, variant, zone } from "./schema/basic.ts";
import { amount, body, condition, costs, defineAbility, event, filter, type Node } from "./schema/nodes.ts";
import { during } from "./schema/turn-structure.ts";
import { staticEffect } from "./static-effect.ts";

const word = label.exactOptional();

/** It functions on the battlefield besides its zone: "in the command zone or on the battlefield" (CR 113.6b). */
const andBattlefield = flag;

/** Instructions of an instant or sorcery (CR 113.3a), and its own additional or alternative costs. */
const spell = variant("spell", {
  body,
  /** The instructions without the words in square brackets, if the cleave cost was paid (CR 702.148a). */
  cleaved: body.exactOptional(),
  word,
});
export interface SpellAbility extends Node<typeof spell> {}

const activated = variant("activated", {
  cost: costs,
  /** Cost reduction stated in the ability itself. */
  costChange: z
    .union([
      /** Less while something is so, or if the ability targets such an object. */
      record({ less: amount, condition: condition.exactOptional(), targeting: filter.exactOptional() }),
      record({ more: amount }),
      /** Less what is in the mana cost of the permanent, where that entered this turn (power-up). */
      record({ lessManaCost: z.literal("enteredThisTurn") }),
    ])
    .exactOptional(),
  limits: activationLimits.exactOptional(),
  /** Zone it functions in; absent: the battlefield (CR 113.6). */
  zone: zone.exactOptional(),
  word,
  body,
});
export interface ActivatedAbility extends Node<typeof activated> {}

/** Of a saga the event is `chapter`. */
const triggered = variant("triggered", {
  event,
  /** A bound on the event's amount. */
  bound: eventBound.exactOptional(),
  /** "During your turn" and the like, part of the event itself. */
  during: condition.exactOptional(),
  /** Intervening "if" (CR 603.4). */
  condition: condition.exactOptional(),
  timesEachTurn: positive.exactOptional(),
  /** "This ability triggers only once.": as long as its object exists. */
  timesEver: positive.exactOptional(),
  /** "For the first time each turn": not where such an event has happened in the turn before, seen or not. */
  firstEachTurn: flag,
  zone: zone.exactOptional(),
  andBattlefield,
  word,
  body,
});
export interface TriggeredAbility extends Node<typeof triggered> {}

const stays = variant("static", {
  /** Absent: always. "As long as ...". */
  condition: condition.exactOptional(),
  effects: some(staticEffect),
  zone: zone.exactOptional(),
  andBattlefield,
  word,
});
export interface StaticAbility extends Node<typeof stays> {}

/** "As an additional cost to cast this spell, ..." (CR 118.8). */
const additionalCost = variant("additionalCost", { cost: costs, optional: flag, bind });
export interface AdditionalCostAbility extends Node<typeof additionalCost> {}

/** "You may ... rather than pay this spell's mana cost" (CR 118.9). */
const alternativeCost = variant("alternativeCost", {
  cost: z.union([z.literal("withoutPaying"), costs]),
  condition: condition.exactOptional(),
});
export interface AlternativeCostAbility extends Node<typeof alternativeCost> {}

/** "A deck can have any number of cards named ..." (CR 113.6n). */
/** What a card says of decks: how many copies of it one may have, or that it may be their commander (CR 113.6n, 903.3). */
const deckLimit = variant("deckLimit", {
  copies: z.union([z.literal("any"), positive]).exactOptional(),
  commander: flag,
});
export interface DeckLimitAbility extends Node<typeof deckLimit> {}

/** When or whether this spell may be cast: "Cast this spell only ...". */
const castLimit = variant("castLimit", {
  during: during.exactOptional(),
  condition: condition.exactOptional(),
});
export interface CastLimitAbility extends Node<typeof castLimit> {}

/** One ability of a card (CR 113), in printed order. */
export type Ability =
  | KeywordAbility
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | AdditionalCostAbility
  | AlternativeCostAbility
  | DeckLimitAbility
  | CastLimitAbility;
defineAbility(
  z.discriminatedUnion("kind", [
    keywordAbilities,
    spell,
    activated,
    triggered,
    stays,
    additionalCost,
    alternativeCost,
    deckLimit,
    castLimit,
  ]),
);
