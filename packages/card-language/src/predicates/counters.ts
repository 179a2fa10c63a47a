import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { numberWord, withArticle } from "../print/words.ts";
import { comparison, label, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("counters", {
  counter: label,
  compare: comparison,
  value: signedAmount,
});
export interface CountersPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: CountersPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return counters(predicate, p);
}

function counters(predicate: CountersPredicate, p: PrintContext): OneMany {
  const { compare, value } = predicate;
  const kind = predicate.counter === "any" ? "" : `${predicate.counter} `;
  const { variant } = p.say(predicate);
  const single = predicate.counter === "any" ? "a counter" : withArticle(`${predicate.counter} counter`);
  if (variant === 2) return { one: `that has ${single} on it`, many: `that have ${kind}counters on them` };
  if (variant === 3) return { one: `without ${single} on it`, many: `without ${kind}counters on them` };
  if ((compare === "=" && value === 0) || (compare === "<" && value === 1)) {
    return { one: `with no ${kind}counters on it`, many: `with no ${kind}counters on them` };
  }
  if ((compare === ">=" && value === 1) || (compare === ">" && value === 0)) {
    return { one: `with ${single} on it`, many: `with ${kind}counters on them` };
  }
  if (typeof value !== "number") throw new NotPrintable("filter counters", "with an amount");
  if (compare === "<") {
    const fewer = `with fewer than ${numberWord(value)} ${kind}counters`;
    return { one: `${fewer} on it`, many: `${fewer} on them` };
  }
  const bound =
    compare === ">=" ? " or more" : compare === "<=" ? " or fewer" : compare === "=" ? "" : undefined;
  if (bound === undefined) throw new NotPrintable(`filter counters ${compare}`);
  const number = `with ${p.say(predicate).variant === 1 ? String(value) : numberWord(value)}${bound} ${kind}counters`;
  return { one: `${number} on it`, many: `${number} on them` };
}

export function englishNotAfter(of: CountersPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return counters({ ...of, compare: "=", value: 0 }, p);
}

export function frenchAfter({ counter, compare, value }: CountersPredicate, p: fr.FrenchContext): fr.After {
  const kind = fr.counterNoun(counter);
  const none = (compare === "=" && value === 0) || (compare === "<" && value === 1);
  const some = (compare === ">=" && value === 1) || (compare === ">" && value === 0);
  const lead = { ">=": "au moins ", "<=": "au plus ", "=": "", "!=": "", ">": "plus de ", "<": "moins de " }[
    compare
  ];
  return {
    rank: 6,
    words: (of) => {
      const on = ` sur ${fr.pronounFor(of).text}`;
      if (none) return `sans ${kind.one}${on}`;
      if (some) return `avec ${of.plural ? `des ${kind.many}` : `un ${kind.one}`}${on}`;
      return `avec ${lead}${fr.countWord(value, p, "m")} ${value === 1 ? kind.one : kind.many}${on}`;
    },
  };
}

export function frenchNotAfter(of: CountersPredicate, p: fr.FrenchContext): fr.After {
  return frenchAfter({ ...of, compare: "=", value: 0 }, p);
}
