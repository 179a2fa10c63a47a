import { type Predicate, type PredicateNodes, type PredicateOf, predicateNodes } from "../predicate.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import type { Adjective } from "./noun-before.ts";
import type { OneMany } from "./noun-phrase.ts";

const words: PredicateNodes = predicateNodes;

function adjective<K extends Predicate["kind"]>(
  kind: K,
  predicate: PredicateOf<K>,
  p: PrintContext,
): Adjective | undefined {
  return words[kind].englishAdjective?.(predicate, p);
}

function notAdjective<K extends Predicate["kind"]>(
  kind: K,
  predicate: PredicateOf<K>,
  p: PrintContext,
): Adjective | undefined {
  return words[kind].englishNotAdjective?.(predicate, p);
}

function after<K extends Predicate["kind"]>(
  kind: K,
  predicate: PredicateOf<K>,
  p: PrintContext,
  onStack: boolean,
): OneMany {
  const phrase = words[kind].englishAfter;
  if (phrase === undefined) throw new NotPrintable(`filter ${kind}`, "has no phrase after a noun");
  return phrase(predicate, p, onStack);
}

function notAfter<K extends Predicate["kind"]>(
  kind: K,
  predicate: PredicateOf<K>,
  p: PrintContext,
  onStack: boolean,
): OneMany {
  const phrase = words[kind].englishNotAfter;
  if (phrase === undefined)
    throw new NotPrintable(`filter not ${kind}`, onStack ? "of a spell" : "has no phrase after a noun");
  return phrase(predicate, p, onStack);
}

/** A predicate as an adjective, if it is one. */
export function printAdjective(predicate: Predicate, p: PrintContext): Adjective | undefined {
  return adjective(predicate.kind, predicate, p);
}

/** A denied predicate as an adjective: "nonblack". */
export function printNotAdjective(predicate: Predicate, p: PrintContext): Adjective | undefined {
  return notAdjective(predicate.kind, predicate, p);
}

/** A predicate as what follows a noun: "with flying". */
export function printAfterNoun(predicate: Predicate, p: PrintContext, onStack: boolean): OneMany {
  return after(predicate.kind, predicate, p, onStack);
}

/** A denied predicate as what follows a noun: "without flying". */
export function printNotAfterNoun(predicate: Predicate, p: PrintContext, onStack: boolean): OneMany {
  return notAfter(predicate.kind, predicate, p, onStack);
}
