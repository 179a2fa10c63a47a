import { z } from "zod";
import type { Ability, ActivationLimits, Body, Mode, StaticEffect } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { CardDefinition, CardType, Face, Subtype, Supertype } from "../card.ts";
import type { Condition } from "../condition.ts";
import type { Cost, CostObjects } from "../cost.ts";
import type { ChoiceKind, Destination, Effect, EntersWith, ManaOutput, TokenSpec } from "../effect.ts";
import type { DamageRecipient, EventBound, EventPattern, EventSubject } from "../event.ts";
import type { Filter, Predicate, TargetClause, TargetKind, Zone } from "../filter.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Color, ManaCost } from "../mana.ts";
import type { Modification, Restriction } from "../modification.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import type { NumberChange, Replacement } from "../replacement.ts";
import type { RuleEffect } from "../rule-effect.ts";
import type { Recipient, Selection } from "../selection.ts";

/** "From min to max", as in "up to two" and "any number of". */
export interface CountRange {
  readonly min: Amount;
  readonly max: Amount | "any";
}

/** The named types of the language: what a walker can stop at and what has a definition of its own in the JSON Schema. */
export interface NodeTypes {
  Card: CardDefinition;
  Face: Face;
  Ability: Ability;
  KeywordAbility: KeywordAbility;
  StaticEffect: StaticEffect;
  ActivationLimits: ActivationLimits;
  Body: Body;
  Mode: Mode;
  Amount: Amount;
  CountRange: CountRange;
  Condition: Condition;
  Cost: Cost;
  Costs: readonly Cost[];
  CostObjects: CostObjects;
  Effect: Effect;
  Destination: Destination;
  EntersWith: EntersWith;
  ChoiceKind: ChoiceKind;
  TokenSpec: TokenSpec;
  ManaOutput: ManaOutput;
  EventPattern: EventPattern;
  EventSubject: EventSubject;
  EventBound: EventBound;
  DamageRecipient: DamageRecipient;
  Predicate: Predicate;
  Filter: Filter;
  TargetKind: TargetKind;
  TargetClause: TargetClause;
  Modification: Modification;
  Restriction: Restriction;
  ObjectRef: ObjectRef;
  PlayerRef: PlayerRef;
  Recipient: Recipient;
  Replacement: Replacement;
  NumberChange: NumberChange;
  RuleEffect: RuleEffect;
  Selection: Selection;
  ManaCost: ManaCost;
  ColorSet: readonly Color[];
  CardTypeSet: readonly CardType[];
  SupertypeSet: readonly Supertype[];
  SubtypeSet: readonly Subtype[];
  ZoneSet: readonly Zone[];
}
export type NodeName = keyof NodeTypes;

/**
 * The types that refer to one another. Each schema file makes its members from these, so that the files need not import
 * each other in a circle; `language.ts` ties the knot.
 */
export interface Refs {
  readonly ability: z.ZodType<Ability>;
  readonly keywordAbility: z.ZodType<KeywordAbility>;
  readonly body: z.ZodType<Body>;
  /** A number that can't be written as less than zero. */
  readonly amount: z.ZodType<Amount>;
  /** A number that may be negative: a change of power, one side of a comparison. */
  readonly signedAmount: z.ZodType<Amount>;
  readonly range: z.ZodType<CountRange>;
  readonly condition: z.ZodType<Condition>;
  readonly costs: z.ZodType<readonly Cost[]>;
  readonly costObjects: z.ZodType<CostObjects>;
  readonly effect: z.ZodType<Effect>;
  readonly effects: z.ZodType<readonly Effect[]>;
  readonly entersWith: z.ZodType<EntersWith>;
  readonly event: z.ZodType<EventPattern>;
  readonly subject: z.ZodType<EventSubject>;
  readonly damageRecipient: z.ZodType<DamageRecipient>;
  readonly filter: z.ZodType<Filter>;
  readonly predicate: z.ZodType<Predicate>;
  readonly targetKind: z.ZodType<TargetKind>;
  readonly targetClause: z.ZodType<TargetClause>;
  readonly modification: z.ZodType<Modification>;
  readonly replacement: z.ZodType<Replacement>;
  readonly ruleEffect: z.ZodType<RuleEffect>;
  readonly selection: z.ZodType<Selection>;
  readonly recipient: z.ZodType<Recipient>;
}

/** Ids for the JSON Schema. */
export const schemaIds = z.registry<{ readonly id: string; readonly uniqueItems?: true }>();
/** Which named type a schema stands for. */
export const schemaNodes = z.registry<{ readonly node: NodeName }>();

/** Gives a schema its name in walkers and, unless another is given, in the JSON Schema. */
export function named<K extends NodeName>(
  name: K,
  schema: z.ZodType<NodeTypes[K]>,
  options: { readonly id?: string; readonly uniqueItems?: true } = {},
): z.ZodType<NodeTypes[K]> {
  schemaNodes.add(schema, { node: name });
  schemaIds.add(schema, { ...options, id: options.id ?? name });
  return schema;
}
