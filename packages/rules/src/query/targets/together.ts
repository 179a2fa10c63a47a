import type { TargetClause } from "@spellroom/card-language";
import type { PickRule } from "../../decisions/kinds/pick.ts";
import type { Option } from "../../decisions/parts/option.ts";
import { entityOption } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { characteristics } from "../layers/index.ts";
import { amountOf } from "../selection/index.ts";

/** The rule that targets of one phrase must obey together ("two target creatures controlled by the same player"). */
export function pickRuleFor(
  state: GameState,
  context: Context,
  clause: TargetClause,
  options: readonly Entity[],
): PickRule | undefined {
  const { together } = clause;
  if (!together) return undefined;
  if (typeof together === "string") return { rule: together };
  const { stat, value } = together.totalAtMost;
  return {
    rule: "totalAtMost",
    values: options.map((entity) => ("object" in entity ? statOf(state, entity.object, stat) : 0)),
    limit: amountOf(state, context, value),
  };
}

function statOf(state: GameState, id: number, stat: keyof Characteristics & string): number {
  const value = characteristics(state, id)[stat];
  return typeof value === "number" ? value : 0;
}

/** The most options that could be picked together. */
export function mostTogether(
  state: GameState,
  rule: PickRule | undefined,
  options: readonly Entity[],
): number {
  if (!rule) return options.length;
  switch (rule.rule) {
    case "sameController":
      return largestShare(options.map((entity) => controllerIn(state, entity)));
    case "sameOwner":
      return largestShare(options.map((entity) => ownerIn(state, entity)));
    case "differentControllers":
      return new Set(options.map((entity) => controllerIn(state, entity))).size;
    case "differentNames":
      return new Set(options.map((entity) => nameIn(state, entity))).size;
    case "totalAtMost": {
      let total = 0;
      let count = 0;
      for (const value of rule.values.toSorted((left, right) => left - right)) {
        total += value;
        if (total > rule.limit) break;
        count++;
      }
      return count;
    }
  }
}

function largestShare(seats: readonly Seat[]): number {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * The values of so many options that may be picked together: the first ones where there are several such, the lightest where
 * a total is limited. As many as `mostTogether` says can be found; asked for more, fewer than that many are returned.
 */
export function leastTogether(
  state: GameState,
  rule: PickRule,
  options: readonly Option[],
  count: number,
): number[] {
  return lightOnes(state, rule, options)
    .slice(0, count)
    .map(({ value }) => value);
}

/** As many options as may be picked together, each beginning of them too. */
function lightOnes(state: GameState, rule: PickRule, options: readonly Option[]): readonly Option[] {
  switch (rule.rule) {
    case "sameController":
      return largestGroup(options, (entity) => controllerIn(state, entity));
    case "sameOwner":
      return largestGroup(options, (entity) => ownerIn(state, entity));
    case "differentControllers":
      return oneOfEach(options, (entity) => controllerIn(state, entity));
    case "differentNames":
      return oneOfEach(options, (entity) => nameIn(state, entity));
    case "totalAtMost":
      return options
        .map((option, at) => ({ option, weight: rule.values[at] ?? 0 }))
        .sort((one, other) => one.weight - other.weight)
        .map(({ option }) => option);
  }
}

function largestGroup(options: readonly Option[], keyOf: (entity: Entity) => Seat): readonly Option[] {
  const groups = [...grouped(options, keyOf).values()];
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

function oneOfEach(options: readonly Option[], keyOf: (entity: Entity) => Seat | string): readonly Option[] {
  return [...grouped(options, keyOf).values()].flatMap((group) => group.slice(0, 1));
}

function grouped<Key>(options: readonly Option[], keyOf: (entity: Entity) => Key): Map<Key, Option[]> {
  const groups = new Map<Key, Option[]>();
  for (const option of options)
    for (const entity of entityOf(option)) {
      const key = keyOf(entity);
      groups.set(key, [...(groups.get(key) ?? []), option]);
    }
  return groups;
}

/** Whether picked options obey the rule that they are picked under; totals are checked with the shape of the choice. */
export function checkTogether(
  state: GameState,
  rule: PickRule | undefined,
  picked: readonly Option[],
): Refusal | null {
  if (!rule || rule.rule === "totalAtMost") return null;
  const entities = picked.flatMap(entityOf);
  const legal = isLegal(state, rule.rule, entities);
  return legal ? null : { kind: "illegalCombination", detail: rule.rule };
}

function isLegal(
  state: GameState,
  rule: Exclude<PickRule["rule"], "totalAtMost">,
  picked: readonly Entity[],
): boolean {
  switch (rule) {
    case "sameController":
      return new Set(picked.map((entity) => controllerIn(state, entity))).size <= 1;
    case "sameOwner":
      return new Set(picked.map((entity) => ownerIn(state, entity))).size <= 1;
    case "differentControllers":
      return new Set(picked.map((entity) => controllerIn(state, entity))).size === picked.length;
    case "differentNames":
      return new Set(picked.map((entity) => nameIn(state, entity))).size === picked.length;
  }
}

/** The object or player that an option stands for. */
export function entityOf(option: Option): Entity[] {
  if (option.what.kind === "object") return [{ object: option.what.object }];
  return option.what.kind === "player" ? [{ player: option.what.player }] : [];
}

export function optionsFor(entities: readonly Entity[]): Option[] {
  return entities.map(entityOption);
}

function controllerIn(state: GameState, entity: Entity): Seat {
  return "player" in entity ? entity.player : characteristics(state, entity.object).controller;
}

function ownerIn(state: GameState, entity: Entity): Seat {
  return "player" in entity ? entity.player : objectOf(state, entity.object).owner;
}

function nameIn(state: GameState, entity: Entity): string {
  return "player" in entity ? `player ${entity.player}` : characteristics(state, entity.object).name;
}
