import { z } from "zod";
import type { Ability } from "../ability.ts";
import type { ActivationLimits } from "../activation-limits.ts";
import type { Amount } from "../amount.ts";
import type { Body, Mode } from "../body.ts";
import type { CardDefinition, Face } from "../card.ts";
import type { CardType, Subtype, Supertype } from "../card-type.ts";
import type { ChoiceKind } from "../choice-kind.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { CostObjects } from "../cost-objects.ts";
import type { DamageRecipient } from "../damage-recipient.ts";
import type { Destination } from "../destination.ts";
import type { Effect } from "../effect.ts";
import type { EntersWith } from "../enters-with.ts";
import type { EventPattern } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Color, ManaCost } from "../mana.ts";
import type { ManaOutput } from "../mana-output.ts";
import type { Modification } from "../modification.ts";
import type { NumberChange } from "../number-change.ts";
import type { Predicate } from "../predicate.ts";
import type { Recipient } from "../recipient.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import type { Replacement } from "../replacement.ts";
import type { Restriction } from "../restriction.ts";
import type { RuleEffect } from "../rule-effect.ts";
import type { Selection } from "../selection.ts";
import type { StaticEffect } from "../static-effect.ts";
import type { TargetClause } from "../target-clause.ts";
import type { TargetKind } from "../target-kind.ts";
import type { TokenSpec } from "../token-spec.ts";
import type { Zone } from "../zone.ts";

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

/** The documents that a schema describes. */
export type Node<S extends z.core.$ZodType> = Readonly<z.output<S>>;

/** A union told apart by `kind`, of what the files of its members export. */
export function unionOf<M extends { readonly schema: z.core.$ZodTypeDiscriminable }>(
  members: readonly M[],
): z.ZodType<z.output<M["schema"]>> {
  const [first, ...others]: M["schema"][] = members.map(({ schema }) => schema);
  if (first === undefined) throw new Error("a union of nothing");
  return z.discriminatedUnion("kind", [first, ...others]);
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

/** A schema to refer to before its definition, and the function that defines it, once. */
type Forward<T> = readonly [schema: z.ZodType<T>, define: (definition: z.ZodType<T>) => void];

function deferred<T>(name: string): Forward<T> {
  let definition: z.ZodType<T> | undefined;
  const schema = z.lazy(() => {
    if (definition === undefined) throw new Error(`the schema ${name} has not been defined`);
    return definition;
  });
  return [
    schema,
    (schemaOfIt) => {
      definition = schemaOfIt;
    },
  ];
}

/**
 * The types of the language refer to one another in circles. Their files import these stand-ins instead of each other,
 * and each defines its own.
 */
function forward<K extends NodeName>(name: K, options: { readonly id?: string } = {}): Forward<NodeTypes[K]> {
  const [schema, define] = deferred<NodeTypes[K]>(name);
  return [named(name, schema, options), define];
}

export const [ability, defineAbility] = forward("Ability");
/** Named where it is defined, since every ability that is a keyword goes there directly. */
export const [keywordAbility, defineKeywordAbility] = deferred<KeywordAbility>("KeywordAbility");
export const [body, defineBody] = forward("Body");
/** A number that can't be written as less than zero. */
export const [amount, defineAmount] = forward("Amount");
/** A number that may be negative: a change of power, one side of a comparison. */
export const [signedAmount, defineSignedAmount] = forward("Amount", { id: "SignedAmount" });
export const [condition, defineCondition] = forward("Condition");
export const [cost, defineCost] = forward("Cost");
export const [costObjects, defineCostObjects] = forward("CostObjects");
export const [effect, defineEffect] = forward("Effect");
export const [entersWith, defineEntersWith] = forward("EntersWith");
export const [event, defineEvent] = forward("EventPattern");
export const [subject, defineSubject] = forward("EventSubject");
export const [damageRecipient, defineDamageRecipient] = forward("DamageRecipient");
export const [filter, defineFilter] = forward("Filter");
export const [predicate, definePredicate] = forward("Predicate");
export const [targetKind, defineTargetKind] = forward("TargetKind");
export const [targetClause, defineTargetClause] = forward("TargetClause");
export const [modification, defineModification] = forward("Modification");
export const [replacement, defineReplacement] = forward("Replacement");
export const [ruleEffect, defineRuleEffect] = forward("RuleEffect");
export const [selection, defineSelection] = forward("Selection");
export const [recipient, defineRecipient] = forward("Recipient");

/** "From min to max", as in "up to two" and "any number of". */
export const range: z.ZodType<CountRange> = named(
  "CountRange",
  z.strictObject({ min: amount, max: z.union([z.literal("any"), amount]) }),
);
export const costs: z.ZodType<readonly Cost[]> = named("Costs", z.array(cost));
export const effects: z.ZodType<readonly Effect[]> = z.array(effect);
