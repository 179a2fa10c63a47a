import { z } from "zod";
import { KEYWORD_ACTIONS } from "../effect.ts";
import { bind, flag, integer, list, positive, some, subtype, variant } from "./basic.ts";
import { step } from "./condition.ts";
import { duration } from "./modification.ts";
import { playerRef } from "./reference.ts";
import type { Refs } from "./refs.ts";

const who = playerRef;

/** Instructions about other instructions. */
export function flowEffects(refs: Refs) {
  const effects = refs.effects;
  const more = effects.exactOptional();
  return [
    variant("may", {
      who,
      cost: refs.costs.exactOptional(),
      bind,
      effects,
      then: more,
      otherwise: more,
    }),
    variant("unless", { who, cost: refs.costs, effects, then: more }),
    variant("if", { condition: refs.condition, then: effects, otherwise: more, instead: flag }),
    variant("forEach", { of: refs.selection, effects }),
    variant("forEachPlayer", { of: playerRef, effects }),
    variant("repeat", { times: refs.amount, effects }),
    variant("chooseOne", { who, options: some(effects), random: flag }),
  ] as const;
}

/** Instructions that leave something behind: abilities that trigger later, rules, replacements. */
export function laterEffects(refs: Refs) {
  const nextStep = variant("nextStep", { step, whose: playerRef });
  return [
    variant("createRule", { rule: refs.ruleEffect, duration }),
    variant("createReplacement", {
      replacement: refs.replacement,
      duration,
      uses: positive.exactOptional(),
      on: refs.selection.exactOptional(),
    }),
    variant("whenYouDo", { body: refs.body }),
    variant("delayed", {
      event: z.union([nextStep, refs.event]),
      body: refs.body,
      expires: duration.exactOptional(),
      repeats: flag,
    }),
  ] as const;
}

/** Chance, and keyword actions (CR 701). */
export function procedureEffects(refs: Refs) {
  const effects = refs.effects;
  const result = z.strictObject({ from: integer, to: integer, effects });
  return [
    variant("flipCoins", {
      who,
      count: refs.amount,
      bind,
      win: effects.exactOptional(),
      lose: effects.exactOptional(),
    }),
    variant("rollDie", {
      who,
      sides: positive,
      bind,
      results: list(result).exactOptional(),
    }),
    variant("keywordAction", {
      action: z.enum(KEYWORD_ACTIONS),
      who: who.exactOptional(),
      what: refs.selection.exactOptional(),
      amount: refs.amount.exactOptional(),
      filter: refs.filter.exactOptional(),
      subtype: subtype.exactOptional(),
    }),
  ] as const;
}
