import { type Predicate, type PredicateNodes, type PredicateOf, predicateNodes } from "../predicate.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { FrenchContext } from "./context.ts";
import type { After, RankedAdjective } from "./noun-phrase.ts";

const words: PredicateNodes = predicateNodes;

function adjective<K extends Predicate["kind"]>(kind: K, predicate: PredicateOf<K>, p: FrenchContext) {
  return words[kind].frenchAdjective?.(predicate, p);
}

function notAdjective<K extends Predicate["kind"]>(kind: K, predicate: PredicateOf<K>, p: FrenchContext) {
  return words[kind].frenchNotAdjective?.(predicate, p);
}

function after<K extends Predicate["kind"]>(kind: K, predicate: PredicateOf<K>, p: FrenchContext): After {
  const phrase = words[kind].frenchAfter;
  if (phrase === undefined) throw new NotPrintable(`filter ${kind}`, "has no French phrase after a noun");
  return phrase(predicate, p);
}

function notAfter<K extends Predicate["kind"]>(kind: K, predicate: PredicateOf<K>, p: FrenchContext): After {
  const phrase = words[kind].frenchNotAfter;
  if (phrase === undefined) throw new NotPrintable(`filter not ${kind}`, "has no French phrase after a noun");
  return phrase(predicate, p);
}

/** A predicate as an adjective, if it is one. */
export function printAdjective(predicate: Predicate, p: FrenchContext): RankedAdjective | undefined {
  return adjective(predicate.kind, predicate, p);
}

/** A denied predicate as an adjective: « non-noire ». */
export function printNotAdjective(predicate: Predicate, p: FrenchContext): RankedAdjective | undefined {
  return notAdjective(predicate.kind, predicate, p);
}

/** A predicate as what follows a noun: « avec le vol ». */
export function printAfter(predicate: Predicate, p: FrenchContext): After {
  return after(predicate.kind, predicate, p);
}

/** A denied predicate as what follows a noun: « sans le vol ». */
export function printNotAfter(predicate: Predicate, p: FrenchContext): After {
  return notAfter(predicate.kind, predicate, p);
}
