import { z } from "zod";
import type { Ability, ActivationLimits, Body, Mode, StaticEffect } from "../ability.ts";
import { eventBound } from "../event-bound.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Agrees, Expect } from "./agree.ts";
import { bind, flag, label, list, manaCost, positive, some, variant, zone } from "./basic.ts";
import { named, type Refs } from "./nodes.ts";
import { playerRef } from "./reference.ts";
import { during } from "./turn-structure.ts";

function plainFields(refs: Refs) {
  return { targets: list(refs.targetClause).exactOptional(), effects: some(refs.effect) };
}

export function modeObject(refs: Refs) {
  return z.strictObject({
    kind: z.literal("plain"),
    label: label.exactOptional(),
    cost: refs.costs.exactOptional(),
    ...plainFields(refs),
  });
}
export type ModeAgrees = Expect<Agrees<z.output<ReturnType<typeof modeObject>>, Mode>>;

export function bodyMembers(refs: Refs) {
  const mode: z.ZodType<Mode> = named("Mode", modeObject(refs));
  const alternative = z.strictObject({ condition: refs.condition, choose: refs.range });
  return [
    variant("plain", plainFields(refs)),
    variant("modal", {
      choose: refs.range,
      repeat: flag,
      alternative: alternative.exactOptional(),
      random: flag,
      notChosenThisTurn: flag,
      chooser: playerRef.exactOptional(),
      modes: some(mode),
    }),
  ] as const;
}
export type BodyAgrees = Expect<Agrees<z.output<ReturnType<typeof bodyMembers>[number]>, Body>>;

export function limitsObject(refs: Refs) {
  return z.strictObject({
    timing: z.enum(["sorcery", "instant"]).exactOptional(),
    during: during.exactOptional(),
    condition: refs.condition.exactOptional(),
    timesEachTurn: positive.exactOptional(),
    timesEver: positive.exactOptional(),
    who: playerRef.exactOptional(),
  });
}
export type LimitsAgree = Expect<Agrees<z.output<ReturnType<typeof limitsObject>>, ActivationLimits>>;

const word = label.exactOptional();

export function staticEffectMembers(refs: Refs) {
  const what = z.union([z.enum(["this", "attached"]), z.strictObject({ filter: refs.filter })]);
  return [
    variant("modify", { what, modifications: some(refs.modification) }),
    variant("rule", { rule: refs.ruleEffect }),
    variant("replacement", { replacement: refs.replacement }),
    variant("ownCost", {
      less: refs.amount.exactOptional(),
      more: refs.amount.exactOptional(),
      lessMana: manaCost.exactOptional(),
      moreEach: z.strictObject({ mana: manaCost, times: refs.amount }).exactOptional(),
    }),
    variant("grantToCards", { what: refs.filter, abilities: some(refs.ability) }),
  ] as const;
}
export type StaticEffectAgrees = Expect<
  Agrees<z.output<ReturnType<typeof staticEffectMembers>[number]>, StaticEffect>
>;

function functioningAbilities(refs: Refs) {
  const limits = named("ActivationLimits", limitsObject(refs));
  const costChange = z.union([z.strictObject({ less: refs.amount }), z.strictObject({ more: refs.amount })]);
  const staticEffect = named("StaticEffect", z.discriminatedUnion("kind", staticEffectMembers(refs)));
  const staticEffects: z.ZodType<readonly StaticEffect[]> = some(staticEffect);
  return [
    variant("spell", { body: refs.body, word }),
    variant("activated", {
      cost: refs.costs,
      costChange: costChange.exactOptional(),
      limits: limits.exactOptional(),
      zone: zone.exactOptional(),
      word,
      body: refs.body,
    }),
    variant("triggered", {
      event: refs.event,
      bound: eventBound.exactOptional(),
      during: refs.condition.exactOptional(),
      condition: refs.condition.exactOptional(),
      timesEachTurn: positive.exactOptional(),
      zone: zone.exactOptional(),
      word,
      body: refs.body,
    }),
    variant("static", {
      condition: refs.condition.exactOptional(),
      effects: staticEffects,
      zone: zone.exactOptional(),
      word,
    }),
  ] as const;
}

function castingAbilities(refs: Refs) {
  return [
    variant("additionalCost", { cost: refs.costs, optional: flag, bind }),
    variant("alternativeCost", {
      cost: z.union([z.literal("withoutPaying"), refs.costs]),
      condition: refs.condition.exactOptional(),
    }),
    variant("deckLimit", { copies: z.union([z.literal("any"), positive]) }),
    variant("castLimit", { during: during.exactOptional(), condition: refs.condition.exactOptional() }),
  ] as const;
}

/** Every ability that is not a keyword. */
export function abilityMembers(refs: Refs) {
  return [...functioningAbilities(refs), ...castingAbilities(refs)] as const;
}
export type AbilityAgrees = Expect<
  Agrees<z.output<ReturnType<typeof abilityMembers>[number]>, Exclude<Ability, KeywordAbility>>
>;
