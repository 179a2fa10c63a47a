import { z } from "zod";
import type { RuleEffect } from "../rule-effect.ts";
import type { Agrees, Expect } from "./agree.ts";
import { flag, label, manaCost, natural, positive, variant, zone, zones } from "./basic.ts";
import { step } from "./condition.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

const who = playerRef;

function costRules(refs: Refs) {
  const costs = refs.costs;
  const change = { more: refs.amount.exactOptional(), less: refs.amount.exactOptional() };
  const minimum = natural.exactOptional();
  return [
    variant("costChange", {
      spells: refs.filter,
      who,
      ...change,
      moreMana: manaCost.exactOptional(),
      lessMana: manaCost.exactOptional(),
      minimum,
      additional: costs.exactOptional(),
      targeting: z.union([z.literal("this"), refs.filter]).exactOptional(),
      ordinalEachTurn: positive.exactOptional(),
    }),
    variant("activationCostChange", {
      of: refs.filter,
      who: who.exactOptional(),
      ...change,
      keyword: label.exactOptional(),
      notMana: flag,
      minimum,
    }),
    variant("alternativeCost", {
      who,
      what: refs.filter,
      cost: z.union([z.literal("withoutPaying"), costs]),
      condition: refs.condition.exactOptional(),
    }),
    variant("attackTax", {
      attackersAgainst: who,
      cost: costs,
      attackers: refs.filter.exactOptional(),
    }),
    variant("emptyingManaKept", { who, color: label.exactOptional() }),
    variant("spendManaAsAnyColor", { who, for: refs.filter.exactOptional() }),
    variant("chooseNewTargetsCost", { ref: objectRef }),
  ] as const;
}

function prohibitions(refs: Refs) {
  const someFilter = refs.filter.exactOptional();
  return [
    variant("cantCast", {
      who,
      spells: refs.filter,
      during: z.enum(["othersTurns", "notOwnTurn", "combat"]).exactOptional(),
      from: zones.exactOptional(),
      moreThanEachTurn: natural.exactOptional(),
      onlyWhenSorcery: flag,
    }),
    variant("cantPlayLands", { who, what: someFilter }),
    variant("cantActivate", { who, of: refs.filter, exceptMana: flag, chosenName: flag }),
    variant("cantGainLife", { who }),
    variant("cantLoseLife", { who }),
    variant("cantLoseGame", { who }),
    variant("cantWinGame", { who }),
    variant("cantDraw", { who, moreThanEachTurn: natural.exactOptional() }),
    variant("cantSearch", { who }),
    variant("cantPreventDamage", { source: someFilter }),
    variant("cantBeTargetedPlayer", { who, by: z.enum(["opponents", "anyone"]) }),
    variant("cantPutCounters", { who }),
    variant("cantEnter", { what: refs.filter, from: zones.exactOptional() }),
    variant("hexproofPlayer", { who }),
    variant("skipStep", { who, step: z.union([z.literal("combat"), step]) }),
    variant("untapAtMost", { who, what: refs.filter, count: natural }),
    variant("attackersAtMost", { count: natural, against: who.exactOptional() }),
    variant("blockersAtMost", { count: natural }),
    variant("legendRuleOff", { what: someFilter }),
    variant("noTriggers", { of: someFilter, on: z.enum(["enters", "dies"]), cause: refs.filter }),
  ] as const;
}

function permissions(refs: Refs) {
  const costs = refs.costs;
  return [
    variant("mayPlayFrom", {
      who,
      what: refs.filter,
      zone,
      topOnly: flag,
      act: z.enum(["play", "cast", "playLand"]),
      cost: z.union([z.literal("withoutPaying"), costs]).exactOptional(),
      additional: costs.exactOptional(),
      oncePerTurn: flag,
      anyManaType: flag,
      thenExile: flag,
    }),
    variant("mayCastAsThoughFlash", { who, what: refs.filter }),
    variant("additionalLands", { who, count: z.union([z.literal("any"), positive]) }),
    variant("handSize", {
      who,
      set: z.union([z.literal("none"), natural]).exactOptional(),
      change: z.number().int().min(-1000).max(1000).exactOptional(),
    }),
    variant("lookAtTop", { who, whose: who }),
    variant("playWithTopRevealed", { who }),
    variant("playWithHandRevealed", { who }),
    variant("untapAlsoDuring", { who, what: refs.filter, duringUntapOf: who }),
    variant("extraTriggers", {
      who,
      times: positive,
      of: refs.filter,
      on: z.enum(["enters", "dies", "any", "attacks"]),
      cause: refs.filter.exactOptional(),
    }),
    variant("damageAsWither", { source: refs.filter }),
    variant("dayNight"),
  ] as const;
}

export function ruleEffectMembers(refs: Refs) {
  return [...costRules(refs), ...prohibitions(refs), ...permissions(refs)] as const;
}
export type RuleEffectAgrees = Expect<
  Agrees<z.output<ReturnType<typeof ruleEffectMembers>[number]>, RuleEffect>
>;
