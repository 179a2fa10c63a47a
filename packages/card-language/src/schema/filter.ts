import { z } from "zod";
import { type Filter, type Predicate, STATUSES, type TargetClause, type TargetKind } from "../filter.ts";
import type { Agrees, Expect } from "./agree.ts";
import {
  binding,
  cardType,
  color,
  comparison,
  label,
  list,
  natural,
  some,
  stat,
  subtype,
  supertype,
  variant,
  zone,
  zones,
} from "./basic.ts";
import { keywordName } from "./keyword.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

/** What an object is by itself. */
function ownPredicates({ signedAmount }: Refs) {
  return [
    variant("type", { type: cardType }),
    variant("supertype", { supertype }),
    variant("subtype", { subtype }),
    variant("color", { color }),
    variant("colorCount", { compare: comparison, count: natural }),
    variant("token"),
    variant("permanent"),
    variant("historic"),
    variant("named", { name: label }),
    variant("status", { status: z.enum(STATUSES) }),
    variant("keyword", { keyword: keywordName }),
    variant("stat", { stat, compare: comparison, value: signedAmount }),
    variant("counters", { counter: label, compare: comparison, value: signedAmount }),
    variant("stackObject", { is: z.enum(["spell", "activatedAbility", "triggeredAbility"]) }),
    variant("castFrom", { zone }),
    variant("hasAbility", { which: z.enum(["none", "activatedWithTap", "mana"]) }),
    variant("putThereThisTurn", { from: zone.exactOptional() }),
  ] as const;
}

/** What an object is by its relation to players and other objects. */
function relatedPredicates(refs: Refs) {
  return [
    variant("controller", { player: playerRef }),
    variant("owner", { player: playerRef }),
    variant("other"),
    variant("otherThan", { ref: objectRef }),
    variant("oneOf", { ref: objectRef }),
    variant("attachedTo", { ref: objectRef }),
    variant("shares", {
      what: z.enum(["color", "name", "cardType", "creatureType", "manaValue", "controller"]),
      ref: objectRef,
    }),
    variant("chosen", { what: z.enum(["color", "creatureType", "cardType", "landType", "name", "player"]) }),
    variant("targets", { what: refs.targetKind }),
    variant("singleTarget"),
    variant("blocking", { ref: objectRef }),
    variant("blockedBy", { ref: objectRef }),
    variant("attacksPlayer", { player: playerRef }),
    variant("extreme", { stat, which: z.enum(["greatest", "least"]), among: refs.filter }),
    variant("not", { of: refs.predicate }),
    variant("any", { of: some(refs.predicate) }),
    variant("all", { of: some(refs.predicate) }),
  ] as const;
}

export function predicateMembers(refs: Refs) {
  return [...ownPredicates(refs), ...relatedPredicates(refs)] as const;
}
export type PredicateAgrees = Expect<
  Agrees<z.output<ReturnType<typeof predicateMembers>[number]>, Predicate>
>;

export function filterObject(refs: Refs) {
  return z.strictObject({ zones: zones.exactOptional(), of: list(refs.predicate) });
}
export type FilterAgrees = Expect<Agrees<z.output<ReturnType<typeof filterObject>>, Filter>>;

export function targetKindMembers(refs: Refs) {
  return [
    variant("object", { filter: refs.filter }),
    variant("player", {
      player: z.union([z.enum(["any", "opponent", "notYou"]), z.strictObject({ not: playerRef })]),
    }),
    variant("any"),
    variant("either", { of: some(refs.targetKind) }),
  ] as const;
}
export type TargetKindAgrees = Expect<
  Agrees<z.output<ReturnType<typeof targetKindMembers>[number]>, TargetKind>
>;

export function targetClauseObject(refs: Refs) {
  const totalAtMost = z.strictObject({ stat, value: refs.amount });
  return z.strictObject({
    id: binding,
    what: refs.targetKind,
    count: refs.range.exactOptional(),
    otherThan: list(binding).exactOptional(),
    together: z
      .union([z.enum(["sameController", "differentControllers"]), z.strictObject({ totalAtMost })])
      .exactOptional(),
    chooser: playerRef.exactOptional(),
  });
}
export type TargetClauseAgrees = Expect<
  Agrees<z.output<ReturnType<typeof targetClauseObject>>, TargetClause>
>;
