import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type ObjectStatus, STATUSES } from "../object-status.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { Adjective } from "../print/noun-before.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { STATUS_ADJECTIVES, STATUS_CLAUSES } from "../print/vocabulary.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("status", {
  status: z.enum(STATUSES),
});
export interface StatusPredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: StatusPredicate, p: PrintContext): Adjective | undefined {
  if (p.say(predicate).variant === 1) return undefined;
  const word = STATUS_ADJECTIVES[predicate.status];
  return word === undefined ? undefined : { rank: statusRank(predicate.status), word, negative: false };
}

function statusRank(status: ObjectStatus): number {
  return status === "tapped" || status === "untapped" ? 10 : 20;
}

export function englishNotAdjective(of: StatusPredicate, _p: PrintContext): Adjective | undefined {
  if (of.status === "attacking" || of.status === "blocking" || of.status === "modified") {
    return { rank: 20, word: `non${of.status}`, negative: true };
  }
  return of.status === "commander" ? { rank: 37, word: "noncommander", negative: true } : undefined;
}

export function englishAfter(predicate: StatusPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 2) return same("dealt damage this turn");
  if (p.say(predicate).variant === 1)
    return { one: `that's ${predicate.status}`, many: `that are ${predicate.status}` };
  return status(predicate.status);
}

function status(which: StatusPredicate["status"]): OneMany {
  const clause = STATUS_CLAUSES[which];
  if (clause === undefined) throw new NotPrintable(`filter status ${which}`, "has no phrase after a noun");
  return { one: clause[0], many: clause[1] };
}

function notStatus(which: string): OneMany {
  switch (which) {
    case "enteredThisTurn":
      return { one: "that didn't enter this turn", many: "that didn't enter this turn" };
    case "attackedThisTurn":
      return same("that didn't attack this turn");
    case "enchanted":
    case "equipped":
    case "suspected":
    case "goaded":
    case "saddled":
    case "renowned":
    case "monstrous":
    case "prepared":
      return { one: `that isn't ${which}`, many: `that aren't ${which}` };
    default:
      throw new NotPrintable(`filter not ${which}`);
  }
}

export function englishNotAfter(of: StatusPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return notStatus(of.status);
}

export function frenchAdjective(
  predicate: StatusPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  const words = fr.STATUSES[predicate.status];
  return words === undefined ? undefined : { rank: 4, words };
}

export function frenchNotAdjective(
  of: StatusPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  if (of.status === "commander") return { rank: 3, words: fr.invariable("non-commandant") };
  const words = fr.STATUSES[of.status];
  return words === undefined ? undefined : { rank: 4, words: (agreement) => `non-${words(agreement)}` };
}

const FRENCH_PAST: Partial<Readonly<Record<ObjectStatus, fr.VerbPhrase>>> = {
  dealtDamageThisTurn: fr.vp("subir", "des blessures", "ce tour-ci"),
  hasDealtDamageThisTurn: fr.vp("infliger", "des blessures", "ce tour-ci"),
  enteredThisTurn: fr.vp("arriver", undefined, "sur le champ de bataille ce tour-ci"),
  attackedThisTurn: fr.vp("attaquer", undefined, "ce tour-ci"),
  blockedThisTurn: fr.vp("bloquer", undefined, "ce tour-ci"),
  wasBlockedThisTurn: fr.vp("se faire", "bloquer", "ce tour-ci"),
  cameSinceUpkeep: fr.vp(
    "passer",
    undefined,
    "sous votre contrôle depuis le début de votre dernier entretien",
  ),
};

export function frenchAfter({ status: which }: StatusPredicate, _p: fr.FrenchContext): fr.After {
  const verb = FRENCH_PAST[which];
  if (verb === undefined)
    return { rank: 6, words: () => (which === "ringBearer" ? "porteuse de l'Anneau" : which) };
  return { rank: 6, words: (of) => `qui ${fr.conjugate(verb, "past", of)}` };
}

export function frenchNotAfter({ status: which }: StatusPredicate, _p: fr.FrenchContext): fr.After {
  const verb = FRENCH_PAST[which];
  if (verb === undefined)
    return { rank: 6, words: () => (which === "ringBearer" ? "non porteuse de l'Anneau" : which) };
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.not(verb), "past", of)}` };
}
