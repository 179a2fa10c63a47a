import type { z } from "zod";
import "./ability.ts";
import "./amount.ts";
import "./body.ts";
import { type CardDefinition, face, wholeCard } from "./card.ts";
import "./condition.ts";
import "./cost.ts";
import "./cost-objects.ts";
import "./damage-recipient.ts";
import "./effect.ts";
import "./enters-with.ts";
import "./event.ts";
import "./event-subject.ts";
import "./filter.ts";
import "./modification.ts";
import "./predicate.ts";
import "./recipient.ts";
import "./replacement.ts";
import "./rule-effect.ts";
import * as nodes from "./schema/nodes.ts";
import "./selection.ts";
import "./target-clause.ts";
import "./target-kind.ts";
import { tokenSpec } from "./token-spec.ts";

/**
 * The shape of a whole card. Other requirements are checked by `parseCard`. Code that handles whole cards imports it from here,
 * so that a bundler keeps the parts that define themselves.
 */
export const cardSchema: z.ZodType<CardDefinition> = wholeCard;

/** The shapes of single parts, for editors, tools and tests that handle less than a card. */
export const schemas = {
  ability: nodes.ability,
  keywordAbility: nodes.keywordAbility,
  body: nodes.body,
  amount: nodes.amount,
  signedAmount: nodes.signedAmount,
  range: nodes.range,
  condition: nodes.condition,
  cost: nodes.cost,
  costs: nodes.costs,
  costObjects: nodes.costObjects,
  effect: nodes.effect,
  effects: nodes.effects,
  entersWith: nodes.entersWith,
  event: nodes.event,
  subject: nodes.subject,
  damageRecipient: nodes.damageRecipient,
  face,
  filter: nodes.filter,
  predicate: nodes.predicate,
  targetKind: nodes.targetKind,
  targetClause: nodes.targetClause,
  modification: nodes.modification,
  replacement: nodes.replacement,
  ruleEffect: nodes.ruleEffect,
  selection: nodes.selection,
  recipient: nodes.recipient,
  token: tokenSpec,
};
