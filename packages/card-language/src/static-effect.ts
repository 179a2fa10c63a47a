import { z } from "zod";
import { manaCost, positive, record, some, variant } from "./schema/basic.ts";
import {
  ability,
  amount,
  filter,
  modification,
  type Node,
  named,
  replacement,
  ruleEffect,
} from "./schema/nodes.ts";

const modify = variant("modify", {
  what: z.union([z.enum(["this", "attached"]), record({ filter })]),
  modifications: some(modification),
});
export interface ModifyStaticEffect extends Node<typeof modify> {}
/** What players may or must do; also where an ability is said to be theirs ("you have hexproof"). */
const rule = variant("rule", { rule: ruleEffect });
export interface RuleStaticEffect extends Node<typeof rule> {}
const replaces = variant("replacement", { replacement });
export interface ReplacementStaticEffect extends Node<typeof replaces> {}
/** The cost of this spell itself: "costs {1} less to cast for each ...". */
const ownCost = variant("ownCost", {
  less: amount.exactOptional(),
  more: amount.exactOptional(),
  lessMana: manaCost.exactOptional(),
  /** So much more, so many times. */
  moreEach: record({ mana: manaCost, times: amount }).exactOptional(),
  lessEach: record({ mana: manaCost, times: amount }).exactOptional(),
  /** So much life more, so many times. */
  lifeEach: record({ life: positive, times: amount }).exactOptional(),
});
export interface OwnCostStaticEffect extends Node<typeof ownCost> {}
const grantToCards = variant("grantToCards", { what: filter, abilities: some(ability) });
export interface GrantToCardsStaticEffect extends Node<typeof grantToCards> {}

/** What a static ability does all the time (CR 604). */
export type StaticEffect =
  | ModifyStaticEffect
  | RuleStaticEffect
  | ReplacementStaticEffect
  | OwnCostStaticEffect
  | GrantToCardsStaticEffect;
export const staticEffect: z.ZodType<StaticEffect> = named(
  "StaticEffect",
  z.discriminatedUnion("kind", [modify, rule, replaces, ownCost, grantToCards]),
);
