import type { z } from "zod";
import { rewriteAmount } from "./canonical/amounts.ts";
import { rewriteManaCost, rewriteManaOutput } from "./canonical/mana.ts";
import { inOrderOf, sortedSet } from "./canonical/order.ts";
import { rewriteFilter, rewritePredicate, rewriteTargetKind } from "./canonical/predicates.ts";
import { type Rewriter, rewrite } from "./canonical/rewrite.ts";
import {
  rewriteAbility,
  rewriteBody,
  rewriteCondition,
  rewriteCosts,
  rewriteDamageRecipient,
  rewriteEffect,
  rewriteEvent,
  rewriteLimits,
  rewriteSelection,
  rewriteSubject,
  rewriteTargetClause,
} from "./canonical/shared-nodes.ts";
import type { CardDefinition } from "./card.ts";
import { CARD_TYPES, SUPERTYPES } from "./card-type.ts";
import { sha256 } from "./hash.ts";
import { cardSchema } from "./language.ts";
import { COLORS } from "./mana.ts";
import { ZONES } from "./zone.ts";

const rewriter: Rewriter = {
  Amount: rewriteAmount,
  Predicate: rewritePredicate,
  Filter: rewriteFilter,
  TargetKind: rewriteTargetKind,
  TargetClause: rewriteTargetClause,
  Condition: rewriteCondition,
  EventPattern: rewriteEvent,
  EventSubject: rewriteSubject,
  DamageRecipient: rewriteDamageRecipient,
  Costs: rewriteCosts,
  Effect: rewriteEffect,
  Body: rewriteBody,
  Selection: rewriteSelection,
  ManaCost: rewriteManaCost,
  ManaOutput: rewriteManaOutput,
  Ability: rewriteAbility,
  ActivationLimits: rewriteLimits,
  ColorSet: (colors) => inOrderOf(COLORS, colors),
  CardTypeSet: (types) => inOrderOf(CARD_TYPES, types),
  SupertypeSet: (supertypes) => inOrderOf(SUPERTYPES, supertypes),
  SubtypeSet: sortedSet,
  ZoneSet: (zones) => inOrderOf(ZONES, zones),
};

/**
 * The canonical form of a card: documents that say the same in different ways become equal. Keys stand in the order of
 * the schema; defaults are dropped; lists whose order means nothing are sorted and freed of repetition (predicates,
 * colors, types, zones, parts of a cost, operands of sums and of "and" and "or"); nested sums, "and" and "or" are
 * flattened and those of one element unwrapped; double negation goes.
 *
 * What a player chooses from by its number keeps its order (modes, alternatives of a cost, options of a choice), and so
 * do abilities and instructions. It is a form for comparing and storing; how a card is printed may depend on orders
 * that it gives up, such as that of subtypes.
 */
export function canonical(card: CardDefinition): CardDefinition {
  return canonicalPart(cardSchema, card);
}

/** The canonical form of a part of a card; `schemas` has the schema of each. */
export function canonicalPart<T>(schema: z.ZodType<T>, part: T): T {
  return schema.parse(rewrite(schema, part, rewriter));
}

/** The canonical form as JSON text: equal meaning, equal bytes. */
export function canonicalJson(card: CardDefinition): string {
  return JSON.stringify(canonical(card));
}

/**
 * Names a definition by its content: the first 128 bits of the SHA-256 of its canonical form, in hexadecimal. Cards are
 * imported from anywhere, so that a hash for which collisions can be made on purpose would not do; with 128 bits of this
 * one, a collision by chance is to be expected at some 10^19 definitions.
 */
export function definitionHash(card: CardDefinition): string {
  return sha256(canonicalJson(card)).slice(0, 32);
}
