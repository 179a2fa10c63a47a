import { z } from "zod";
import type { Ability, Body } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { CardDefinition } from "../card.ts";
import type { Condition } from "../condition.ts";
import type { Cost, CostObjects } from "../cost.ts";
import type { Effect, EntersWith } from "../effect.ts";
import type { DamageRecipient, EventPattern, EventSubject } from "../event.ts";
import type { Filter, Predicate, TargetClause, TargetKind } from "../filter.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Modification } from "../modification.ts";
import type { Replacement } from "../replacement.ts";
import type { RuleEffect } from "../rule-effect.ts";
import type { Recipient, Selection } from "../selection.ts";
import { abilityMembers, bodyMembers } from "./ability.ts";
import { amountMembers } from "./amount.ts";
import { integer, list, natural } from "./basic.ts";
import { cardObject, faceObject } from "./card.ts";
import { conditionMembers } from "./condition.ts";
import { costMembers, costObjectsUnion } from "./cost.ts";
import { effectMembers, effectParts } from "./effect.ts";
import { damageRecipientMembers, eventMembers, subjectUnion } from "./event.ts";
import { filterObject, predicateMembers, targetClauseObject, targetKindMembers } from "./filter.ts";
import { keywordMembers } from "./keyword.ts";
import { modificationMembers } from "./modification.ts";
import { type CountRange, named, type Refs, schemaIds } from "./refs.ts";
import { replacementMembers } from "./replacement.ts";
import { ruleEffectMembers } from "./rule-effect.ts";
import { recipientMembers, selectionMembers } from "./selection.ts";

/*
 * Here the schemas that refer to one another are tied together. Each is looked up when it is first used, so that their
 * order does not matter.
 */

const ability: z.ZodType<Ability> = named(
  "Ability",
  z.lazy(() => abilityUnion),
);
/** Named where it is defined below, since every ability that is a keyword goes there directly. */
const keywordAbility: z.ZodType<KeywordAbility> = z.lazy(() => keywordUnion);
const body: z.ZodType<Body> = named(
  "Body",
  z.lazy(() => bodyUnion),
);
const amount: z.ZodType<Amount> = named(
  "Amount",
  z.lazy(() => amountUnion),
);
const signedAmount: z.ZodType<Amount> = named(
  "Amount",
  z.lazy(() => signedAmountUnion),
  { id: "SignedAmount" },
);
const range: z.ZodType<CountRange> = named(
  "CountRange",
  z.strictObject({ min: amount, max: z.union([z.literal("any"), amount]) }),
);
const condition: z.ZodType<Condition> = named(
  "Condition",
  z.lazy(() => conditionUnion),
);
const cost: z.ZodType<Cost> = named(
  "Cost",
  z.lazy(() => costUnion),
);
const costObjects: z.ZodType<CostObjects> = named(
  "CostObjects",
  z.lazy(() => costObjectsSchema),
);
const effect: z.ZodType<Effect> = named(
  "Effect",
  z.lazy(() => effectUnion),
);
const entersWith: z.ZodType<EntersWith> = named(
  "EntersWith",
  z.lazy(() => parts.entersWith),
);
const event: z.ZodType<EventPattern> = named(
  "EventPattern",
  z.lazy(() => eventUnion),
);
const subject: z.ZodType<EventSubject> = named(
  "EventSubject",
  z.lazy(() => subjectSchema),
);
const damageRecipient: z.ZodType<DamageRecipient> = named(
  "DamageRecipient",
  z.lazy(() => damageRecipientUnion),
);
const filter: z.ZodType<Filter> = named(
  "Filter",
  z.lazy(() => filterSchema),
);
const predicate: z.ZodType<Predicate> = named(
  "Predicate",
  z.lazy(() => predicateUnion),
);
const targetKind: z.ZodType<TargetKind> = named(
  "TargetKind",
  z.lazy(() => targetKindUnion),
);
const targetClause: z.ZodType<TargetClause> = named(
  "TargetClause",
  z.lazy(() => targetClauseSchema),
);
const modification: z.ZodType<Modification> = named(
  "Modification",
  z.lazy(() => modificationUnion),
);
const replacement: z.ZodType<Replacement> = named(
  "Replacement",
  z.lazy(() => replacementUnion),
);
const ruleEffect: z.ZodType<RuleEffect> = named(
  "RuleEffect",
  z.lazy(() => ruleEffectUnion),
);
const selection: z.ZodType<Selection> = named(
  "Selection",
  z.lazy(() => selectionUnion),
);
const recipient: z.ZodType<Recipient> = named(
  "Recipient",
  z.lazy(() => recipientUnion),
);

const refs: Refs = {
  ability,
  keywordAbility,
  body,
  amount,
  signedAmount,
  range,
  condition,
  costs: named("Costs", list(cost)),
  costObjects,
  effect,
  effects: list(effect),
  entersWith,
  event,
  subject,
  damageRecipient,
  filter,
  predicate,
  targetKind,
  targetClause,
  modification,
  replacement,
  ruleEffect,
  selection,
  recipient,
};
const parts = effectParts(refs);

const keywordUnion = z.discriminatedUnion("keyword", keywordMembers(refs));
named("KeywordAbility", keywordUnion);
const abilityUnion = z.discriminatedUnion("kind", [keywordUnion, ...abilityMembers(refs)]);
const bodyUnion = z.discriminatedUnion("kind", bodyMembers(refs));
const amountExpression = z.discriminatedUnion("kind", amountMembers(refs));
schemaIds.add(amountExpression, { id: "AmountExpression" });
const amountUnion = z.union([natural, amountExpression]);
const signedAmountUnion = z.union([integer, amountExpression]);
const conditionUnion = z.discriminatedUnion("kind", conditionMembers(refs));
const costUnion = z.discriminatedUnion("kind", costMembers(refs));
const costObjectsSchema = costObjectsUnion(refs);
const effectUnion = z.discriminatedUnion("kind", effectMembers(refs, parts));
const eventUnion = z.discriminatedUnion("kind", eventMembers(refs));
const subjectSchema = subjectUnion(refs);
const damageRecipientUnion = z.discriminatedUnion("kind", damageRecipientMembers(refs));
const filterSchema = filterObject(refs);
const predicateUnion = z.discriminatedUnion("kind", predicateMembers(refs));
const targetKindUnion = z.discriminatedUnion("kind", targetKindMembers(refs));
const targetClauseSchema = targetClauseObject(refs);
const modificationUnion = z.discriminatedUnion("kind", modificationMembers(refs));
const replacementUnion = z.discriminatedUnion("kind", replacementMembers(refs));
const ruleEffectUnion = z.discriminatedUnion("kind", ruleEffectMembers(refs));
const selectionUnion = z.discriminatedUnion("kind", selectionMembers(refs));
const face = named("Face", faceObject(refs));
const recipientUnion = z.discriminatedUnion("kind", recipientMembers(refs));

/** The shape of a whole card. What it must mean besides is checked by `parseCard`. */
export const cardSchema: z.ZodType<CardDefinition> = named("Card", cardObject(face));

/** The shapes of single parts, for editors, tools and tests that handle less than a card. */
export const schemas = { ...refs, cost, face, token: parts.token };
