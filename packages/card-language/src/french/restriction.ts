import {
  type Restriction,
  type RestrictionNodes,
  type RestrictionOf,
  restrictionNodes,
} from "../restriction.ts";
import type { FrenchContext } from "./context.ts";
import type { ModificationStyle } from "./modification-style.ts";
import type { VerbPhrase } from "./verbs.ts";

const words: RestrictionNodes = restrictionNodes;

/** What an object can't or must do, as a verb phrase (CR 508.1c-d, 509.1b-c). */
export function printRestriction(
  restriction: Restriction,
  style: ModificationStyle,
  p: FrenchContext,
): VerbPhrase {
  return printOne(restriction.kind, restriction, style, p);
}

function printOne<K extends Restriction["kind"]>(
  kind: K,
  restriction: RestrictionOf<K>,
  style: ModificationStyle,
  p: FrenchContext,
): VerbPhrase {
  return words[kind].french(restriction, style, p);
}
