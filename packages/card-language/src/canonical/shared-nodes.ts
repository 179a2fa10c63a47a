import type { Ability } from "../ability.ts";
import type { ActivationLimits } from "../activation-limits.ts";
import type { Body } from "../body.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { DamageRecipient } from "../damage-recipient.ts";
import { type Effect, type EffectNodes, type EffectOf, effectNodes } from "../effect.ts";
import type { EventPattern } from "../event.ts";
import type { EventSubject } from "../event-subject.ts";
import type { PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import type { TargetClause } from "../target-clause.ts";
import { distinctByText, sortedByText } from "./order.ts";
import { without } from "./without.ts";

function isYou(player: PlayerRef | undefined): boolean {
  return player?.kind === "you";
}

/** Exactly one target, chosen by the controller, is what a clause means by itself. */
export function rewriteTargetClause(clause: TargetClause): TargetClause {
  const { count, chooser, otherThan, ...rest } = clause;
  const one = count?.min === 1 && count.max === 1;
  return {
    ...rest,
    ...(count === undefined || one ? {} : { count }),
    ...(otherThan === undefined ? {} : { otherThan: [...new Set(otherThan)].sort() }),
    ...(chooser === undefined || isYou(chooser) ? {} : { chooser }),
  };
}

export function rewriteCondition(condition: Condition): Condition {
  switch (condition.kind) {
    case "not":
      return condition.of.kind === "not" ? condition.of.of : condition;
    case "all":
      return joinedConditions("all", condition.of);
    case "any":
      return joinedConditions("any", condition.of);
    case "exists":
      return condition.atLeast === 1 ? without(condition, "atLeast") : condition;
    case "happened":
      return condition.atLeast === 1 ? without(condition, "atLeast") : condition;
    case "is":
      return { ...condition, of: distinctByText(condition.of) };
    default:
      return condition;
  }
}

function joinedConditions(kind: "all" | "any", operands: readonly Condition[]): Condition {
  const flat = distinctByText(
    operands.flatMap((operand) => (operand.kind === kind ? operand.of : [operand])),
  );
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind, of: flat };
}

export function rewriteEvent(event: EventPattern): EventPattern {
  if (event.kind === "chapter")
    return { ...event, numbers: [...new Set(event.numbers)].sort((a, b) => a - b) };
  if (event.kind !== "anyOf") return event;
  const flat = distinctByText(event.of.flatMap((part) => (part.kind === "anyOf" ? part.of : [part])));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind: "anyOf", of: flat };
}

export function rewriteSubject(subject: EventSubject): EventSubject {
  if (typeof subject === "string" || !("either" in subject)) return subject;
  const flat = distinctByText(
    subject.either.flatMap((part) => (typeof part !== "string" && "either" in part ? part.either : [part])),
  );
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { either: flat };
}

export function rewriteDamageRecipient(recipient: DamageRecipient): DamageRecipient {
  if (recipient.kind !== "either") return recipient;
  const flat = distinctByText(recipient.of.flatMap((part) => (part.kind === "either" ? part.of : [part])));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind: "either", of: flat };
}

/** The order in which costs are printed: mana, {T}, {Q}, then the rest. */
const COSTS_FIRST: readonly Cost["kind"][] = ["mana", "manaAmount", "tap", "untap", "loyalty"];

/** The parts of a cost are paid in any order (CR 601.2h). */
export function rewriteCosts(costs: readonly Cost[]): readonly Cost[] {
  const first = COSTS_FIRST.flatMap((kind) => sortedByText(costs.filter((cost) => cost.kind === kind)));
  return [...first, ...sortedByText(costs.filter((cost) => !COSTS_FIRST.includes(cost.kind)))];
}

const effects: EffectNodes = effectNodes;

export function rewriteEffect(effect: Effect): Effect {
  return rewriteOne(effect.kind, effect);
}

function rewriteOne<K extends Effect["kind"]>(kind: K, effect: EffectOf<K>): EffectOf<K> {
  return effects[kind].canonical?.(effect) ?? effect;
}

/** Selections made at once are flattened; their order is that in which objects are dealt with. */
export function rewriteSelection(selection: Selection): Selection {
  if (selection.kind !== "union") return selection;
  const flat = selection.of.flatMap((part) => (part.kind === "union" ? part.of : [part]));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind: "union", of: flat };
}

export function rewriteBody(body: Body): Body {
  if (body.kind === "plain") return body;
  const modes = body.modes.map((mode) => (mode.cost?.length === 0 ? without(mode, "cost") : mode));
  return { ...body, modes };
}

export function rewriteLimits(limits: ActivationLimits): ActivationLimits {
  return isYou(limits.who) ? without(limits, "who") : limits;
}

/** Abilities function on the battlefield unless they say otherwise (CR 113.6). */
export function rewriteAbility(ability: Ability): Ability {
  switch (ability.kind) {
    case "activated": {
      const here = ability.zone === "battlefield" ? without(ability, "zone") : ability;
      return here.limits !== undefined && Object.keys(here.limits).length === 0
        ? without(here, "limits")
        : here;
    }
    case "triggered":
      return ability.zone === "battlefield" ? without(ability, "zone") : ability;
    case "static":
      return ability.zone === "battlefield" ? without(ability, "zone") : ability;
    case "keyword":
    case "spell":
    case "additionalCost":
    case "alternativeCost":
    case "castLimit":
    case "deckLimit":
      return ability;
  }
}
