import type { Modification } from "../modification.ts";
import { printAbility } from "./ability.ts";
import { eachThing, printValue } from "./amount.ts";
import { isBecoming } from "./becomes.ts";
import { printBody } from "./body.ts";
import { printCondition } from "./condition.ts";
import type { Phrases, PrintContext } from "./context.ts";
import { costAsAction, printCost } from "./cost.ts";
import { printEffect, printEffects } from "./effects.ts";
import { eventClause } from "./event.ts";
import { modificationWords } from "./modification.ts";
import { printNoun } from "./noun.ts";
import { printAdjective, printAfterNoun, printNotAdjective, printNotAfterNoun } from "./predicate.ts";
import { printObject, printPlayer } from "./reference.ts";
import { printReplacement } from "./replacement.ts";
import { printRule } from "./rule.ts";
import { printSelection, printSubject } from "./selection.ts";
import { printTarget } from "./target.ts";
import { listOf, thirdPerson } from "./words.ts";

/** English as it is used on current cards. */
export const english: Phrases = {
  noun: printNoun,
  adjective: printAdjective,
  notAdjective: printNotAdjective,
  after: printAfterNoun,
  notAfter: printNotAfterNoun,
  object: printObject,
  player: printPlayer,
  selection: printSelection,
  target: printTarget,
  subject: printSubject,
  value: printValue,
  eachOf: eachThing,
  condition: printCondition,
  cost: printCost,
  costAction: costAsAction,
  eventClause,
  effect: printEffect,
  effects: printEffects,
  body: printBody,
  ability: printAbility,
  modifications: (list, p) => {
    const [first, ...others] = list;
    const apart = saidApart(list, p);
    if (apart.length > 1)
      return listOf(
        apart.map((some) => p.phrases.modifications(some, p)),
        "and",
      );
    if (p.say(list).variant === 1 && first !== undefined)
      return [[first], others].map((some) => p.phrases.modifications(some, p)).join(" and ");
    if (list.length === 1 && first?.kind === "setPT" && p.say(first).variant === 1)
      return `it's ${p.value(first.power ?? 0)}/${p.value(first.toughness ?? 0)}`;
    if (list.length === 1 && first?.kind === "setPT" && p.say(first).variant === 3)
      return `it's still ${p.value(first.power ?? 0)}/${p.value(first.toughness ?? 0)}`;
    if (list.length === 1 && first?.kind === "setName")
      return `its name is ${p.say(first).variant === 4 ? "still " : ""}${first.name}`;
    const words = modificationWords(
      list,
      { lasting: "static", when: "", many: false, quoted: "this creature" },
      p,
    );
    return `it ${listOf(words.verbs.map(thirdPerson), "and")}`.replace(/^it is /, "it's ");
  },
  replacement: printReplacement,
  rule: printRule,
};

/** The parts of "its name is still ~, it's legendary, and it has flying": each has a subject of its own. */
function saidApart(list: readonly Modification[], p: PrintContext): readonly (readonly Modification[])[] {
  if (p.say(list).variant !== 2 && !list.some(({ kind }) => kind === "setName")) return [list];
  const parts: Modification[][] = [];
  for (const one of list) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part !== undefined && before !== undefined && goTogether(before, one, p)) part.push(one);
    else parts.push([one]);
  }
  return parts;
}

function goTogether(before: Modification, one: Modification, p: PrintContext): boolean {
  const alone = (of: Modification): boolean => of.kind === "setPT" && [1, 3].includes(p.say(of).variant ?? 0);
  if (isBecoming(before) && isBecoming(one)) return !alone(before) && !alone(one);
  return before.kind === one.kind && one.kind === "gainAbility";
}
