import { namesEventPlayer, printAbility } from "./ability.ts";
import { eachThing, printValue } from "./amount.ts";
import { printBody } from "./body.ts";
import { printCondition } from "./condition.ts";
import type { FrenchPhrases } from "./context.ts";
import { costActions, printCost } from "./cost.ts";
import { printEffect } from "./effects.ts";
import { printEvent } from "./event.ts";
import { printEffects } from "./joined.ts";
import { keywordWithArticle, printKeyword } from "./keyword.ts";
import { exceptions } from "./modification.ts";
import { printNoun } from "./noun.ts";
import { printAdjective, printAfter, printNotAdjective, printNotAfter } from "./predicate.ts";
import { printObject, printPlayer } from "./reference.ts";
import { printReplacement } from "./replacement.ts";
import { printRule } from "./rule.ts";
import { printSelection, printSubject } from "./selection.ts";
import { sharedNumber, usesNumber } from "./shared-number.ts";
import { printTarget } from "./target.ts";

/** French as it is printed on current cards. */
export const french: FrenchPhrases = {
  noun: printNoun,
  adjective: printAdjective,
  notAdjective: printNotAdjective,
  after: printAfter,
  notAfter: printNotAfter,
  object: printObject,
  player: printPlayer,
  selection: printSelection,
  target: printTarget,
  subject: printSubject,
  value: printValue,
  eachOf: eachThing,
  condition: printCondition,
  cost: printCost,
  costAction: costActions,
  eventClause: printEvent,
  effect: printEffect,
  effects: printEffects,
  body: printBody,
  ability: printAbility,
  keyword: printKeyword,
  keywordWithArticle,
  exceptions,
  namesEventPlayer,
  sharedNumber,
  usesNumber,
  replacement: printReplacement,
  rule: printRule,
};
