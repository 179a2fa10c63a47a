export type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from "./ability.ts";
export type { ActivationLimits } from "./activation-limits.ts";
export type { Amount, AmountExpression, AmountExpressionOf } from "./amount.ts";
export type { Body, ModalBody, Mode, PlainBody } from "./body.ts";
export { canonical, canonicalJson, canonicalPart, definitionHash } from "./canonical.ts";
export type { CardDefinition, Face } from "./card.ts";
export * from "./card-type.ts";
export { type CardError, describeCardError } from "./check/card-error.ts";
export type * from "./choice-kind.ts";
export { colorIdentity, faceColors } from "./color-identity.ts";
export * from "./comparison.ts";
export type { Condition, ConditionOf } from "./condition.ts";
export type { Cost, CostOf } from "./cost.ts";
export type { CostObjects } from "./cost-objects.ts";
export type { DamageRecipient } from "./damage-recipient.ts";
export type * from "./destination.ts";
export * from "./dungeons.ts";
export type { Duration } from "./duration.ts";
export type { Effect, EffectOf } from "./effect.ts";
export { emblemDefinition } from "./emblem.ts";
export type * from "./enters-with.ts";
export type { EventPattern, EventPatternOf } from "./event.ts";
export type { EventBound } from "./event-bound.ts";
export type { EventSubject } from "./event-subject.ts";
export { faceNumbered } from "./face-numbered.ts";
export type { Filter } from "./filter.ts";
export { sha256 } from "./hash.ts";
export { jsonSchema } from "./json-schema.ts";
export type { KeywordAbility, KeywordName, QualityKeyword } from "./keyword.ts";
export * from "./keyword-actions.ts";
export * from "./keyword-names.ts";
export { cardSchema, schemas } from "./language.ts";
export * from "./language-version.ts";
export * from "./layout.ts";
export * from "./mana.ts";
export type * from "./mana-output.ts";
export type { Modification, ModificationOf } from "./modification.ts";
export { namesIn } from "./names-in.ts";
export type { NumberChange } from "./number-change.ts";
export * from "./object-status.ts";
export { checkCard, parseCard, parseCardText, parseDefinition } from "./parse.ts";
export type { PowerToughness } from "./power-toughness.ts";
export type { Predicate, PredicateOf } from "./predicate.ts";
export * from "./print/index.ts";
export type { ProtectionQuality } from "./protection-quality.ts";
export type { Recipient } from "./recipient.ts";
export {
  type EachPlayer,
  EVENT_ROLES,
  type EventRole,
  isEachPlayer,
  type ObjectRef,
  type PlayerRef,
} from "./reference.ts";
export type { Replacement, ReplacementOf } from "./replacement.ts";
export type { Restriction, RestrictionOf } from "./restriction.ts";
export { fail, ok, type Result } from "./result.ts";
export type { RuleEffect, RuleEffectOf } from "./rule-effect.ts";
export type { CountRange, NodeName, NodeTypes } from "./schema/nodes.ts";
export type { ObjectSelection, Selection } from "./selection.ts";
export * from "./stat.ts";
export type { StaticEffect } from "./static-effect.ts";
export * from "./subtypes.ts";
export type { TargetClause } from "./target-clause.ts";
export type { TargetKind } from "./target-kind.ts";
export { targetsIn } from "./targets-in.ts";
export type * from "./token-spec.ts";
export * from "./tokens.ts";
export * from "./turn-structure.ts";
export { collect, collectIn, hasNode, type Path, type Visitor, visitCard, visitPart } from "./visit.ts";
export * from "./zone.ts";
