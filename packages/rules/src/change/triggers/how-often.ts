import type { EventPattern, Filter, RuleEffect, Zone } from "@spellroom/card-language";
import type { TriggerHolder } from "../../query/kept/trigger-holder.ts";
import { activeRules } from "../../query/layers/index.ts";
import { rulesOfKind } from "../../query/rules/rules-in-force.ts";
import { playersOf, satisfies } from "../../query/selection/index.ts";
import { lastZone } from "../../state/access.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import { cameOf, type GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

type Reason = Extract<RuleEffect, { kind: "extraTriggers" }>["on"];

const PERMANENTS: readonly Zone[] = ["battlefield"];

/**
 * The rules that say how often abilities trigger, for those that look back at how things were: what makes them trigger again, or
 * not at all, may leave the battlefield with what they trigger on (CR 603.10).
 */
export function rulesOfHowOften(state: GameState): NonNullable<TriggerHolder["howOften"]> {
  return [...rulesOfKind(state, "extraTriggers"), ...rulesOfKind(state, "noTriggers")];
}

/** How often more than once an ability triggers, by effects that make it trigger an additional time (CR 603.2d). */
export function extraTimes(
  state: GameState,
  holder: TriggerHolder,
  facts: EventFacts | null,
  events: readonly GameEvent[],
): number {
  let extra = 0;
  for (const { rule, context } of holder.howOften ?? activeRules(state)) {
    if (rule.kind !== "extraTriggers") continue;
    if (!playersOf(state, context, rule.who).includes(holder.controller)) continue;
    if (!isOfSuch(state, context, rule.of, holder)) continue;
    const causes = causesOf(rule.on, holder, facts, events);
    if (causes === null) continue;
    if (rule.on !== "any" && causes.length === 0) continue;
    if (rule.cause && !causes.some((id) => satisfies(state, context, rule.cause?.of ?? [], id))) continue;
    extra += rule.times;
  }
  return extra;
}

/**
 * Whether the ability is one of such an object: of a permanent where the description says no other zone (CR 109.2), not of a spell,
 * a card elsewhere or an emblem. What has left is looked at as it last existed (CR 603.10).
 */
function isOfSuch(
  state: GameState,
  context: Context,
  { zones, of }: Filter,
  { object }: TriggerHolder,
): boolean {
  const zone = lastZone(state, object);
  return zone !== null && (zones ?? PERMANENTS).includes(zone) && satisfies(state, context, of, object);
}

/** Whether an effect keeps it from triggering ("creatures entering don't cause abilities to trigger"). */
export function suppressed(
  state: GameState,
  holder: TriggerHolder,
  facts: EventFacts | null,
  events: readonly GameEvent[],
): boolean {
  return (holder.howOften ?? activeRules(state)).some(({ rule, context }) => {
    if (rule.kind !== "noTriggers") return false;
    const causes = causesOf(rule.on, holder, facts, events) ?? [];
    return causes.length > 0 && isSilenced(state, rule, context, holder, causes);
  });
}

/** Where several together are the reason, as for "one or more", those that do cause abilities to trigger are enough. */
function isSilenced(
  state: GameState,
  rule: Extract<RuleEffect, { kind: "noTriggers" }>,
  context: Context,
  holder: TriggerHolder,
  causes: readonly ObjectId[],
): boolean {
  if (rule.of && !isOfSuch(state, context, rule.of, holder)) return false;
  return causes.every((id) => satisfies(state, context, rule.cause.of, id));
}

/** The objects whose entering, dying or attacking made an ability trigger; `null` where it waits for something else. */
function causesOf(
  reason: Reason,
  { ability }: TriggerHolder,
  facts: EventFacts | null,
  events: readonly GameEvent[],
): readonly ObjectId[] | null {
  const objects = facts?.objects.object ?? [];
  if (reason === "any") return objects;
  if (!waitsFor(ability.event, reason === "attacks" ? "attacks" : "moves")) return null;
  return objects.filter((id) => events.some((event) => didSo(event, reason, id)));
}

function waitsFor(pattern: EventPattern, kind: "attacks" | "moves"): boolean {
  return pattern.kind === "anyOf" ? pattern.of.some((one) => waitsFor(one, kind)) : pattern.kind === kind;
}

function didSo(event: GameEvent, reason: Exclude<Reason, "any">, id: ObjectId): boolean {
  switch (event.kind) {
    case "attackersDeclared":
      return reason === "attacks" && event.attackers.some(({ object }) => object === id);
    case "tokenCreated":
      return reason === "enters" && event.object === id;
    case "moved": {
      if (event.object !== id && !cameOf(event).includes(id)) return false;
      if (reason === "enters") return event.to === "battlefield";
      return reason === "dies" && event.from === "battlefield" && event.to === "graveyard";
    }
    default:
      return false;
  }
}
