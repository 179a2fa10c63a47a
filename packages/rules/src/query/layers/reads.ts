import type {
  Amount,
  Condition,
  Filter,
  ObjectRef,
  PlayerRef,
  Predicate,
  Stat,
  Zone,
} from "@spellroom/card-language";
import {
  ABILITIES,
  ALL_TRAITS,
  COLORS,
  CONTROLLER,
  COPIABLE,
  KEYWORD_TRAIT,
  NAME,
  POWER,
  type Traits,
  TYPES,
} from "./layer.ts";

/** Parts of a game that a text may depend on, apart from the characteristics of the object it is applied to. */
export const OTHER_OBJECTS = 1;
export const RECORDS = 2;
export const PLAYERS = 4;
export const TURN = 8;
export const COMBAT = 16;
export const HISTORY = 32;
export const OFF_BOARD = 64;
export type Parts = number;

/**
 * What a text depends on: traits of the object that it is tested on or applied to, traits of other objects, and parts of
 * the game. Rather too much than too little: this only saves work, by telling what can't matter.
 */
export interface Reads {
  own: Traits;
  others: Traits;
  parts: Parts;
  /** The keywords that it reads as `KEYWORD_TRAIT`, of any object. */
  readonly keywords: Set<string>;
}

export function noReads(keywords: Set<string> = new Set()): Reads {
  return { own: 0, others: 0, parts: 0, keywords };
}

export function readPredicates(reads: Reads, predicates: readonly Predicate[]): void {
  for (const predicate of predicates) readPredicate(reads, predicate);
}

function readPredicate(reads: Reads, predicate: Predicate): void {
  switch (predicate.kind) {
    case "type":
    case "supertype":
    case "subtype":
    case "historic":
    case "permanent":
      reads.own |= TYPES;
      return;
    case "color":
    case "colorCount":
      reads.own |= COLORS;
      return;
    case "named":
      reads.own |= NAME;
      return;
    case "keyword":
      reads.own |= KEYWORD_TRAIT;
      reads.keywords.add(predicate.keyword);
      return;
    case "hasAbility":
      reads.own |= ABILITIES;
      return;
    case "token":
    case "other":
    case "xInManaCost":
    case "hasAdventure":
      return;
    case "parity":
      reads.own |= traitsOfStat(predicate.stat);
      if (predicate.stat === "loyalty") reads.parts |= RECORDS;
      return;
    case "stat":
      reads.own |= traitsOfStat(predicate.stat);
      if (predicate.stat === "loyalty") reads.parts |= RECORDS;
      readAmount(reads, predicate.value);
      return;
    case "counters":
      reads.parts |= RECORDS;
      readAmount(reads, predicate.value);
      return;
    case "controller":
      reads.own |= CONTROLLER;
      readPlayers(reads, predicate.player);
      return;
    case "owner":
      readPlayers(reads, predicate.player);
      return;
    case "not":
      readPredicate(reads, predicate.of);
      return;
    case "any":
    case "all":
      readPredicates(reads, predicate.of);
      return;
    default:
      readSituation(reads, predicate);
  }
}

type Situation = Extract<
  Predicate,
  {
    kind:
      | "status"
      | "otherThan"
      | "oneOf"
      | "attachedTo"
      | "hasAttached"
      | "shares"
      | "chosen"
      | "targets"
      | "abilityOf"
      | "dealtDamageTo"
      | "blockedWith"
      | "singleTarget"
      | "paired"
      | "stackObject"
      | "castFrom"
      | "blocking"
      | "blockedBy"
      | "attacksPlayer"
      | "extreme"
      | "putThereThisTurn"
      | "castThisTurn"
      | "dealtDamageBy"
      | "crewed"
      | "fought";
  }
>;

function readSituation(reads: Reads, predicate: Situation): void {
  switch (predicate.kind) {
    case "status":
      readStatus(reads, predicate.status);
      return;
    case "attachedTo":
      if (predicate.what) {
        reads.others |= ALL_TRAITS;
        reads.parts |= OTHER_OBJECTS;
      }
      reads.parts |= RECORDS;
      return;
    case "hasAttached":
      reads.others |= ALL_TRAITS;
      reads.parts |= OTHER_OBJECTS | RECORDS;
      return;
    case "otherThan":
    case "oneOf":
    case "paired":
      reads.parts |= RECORDS;
      return;
    case "shares":
      readShared(reads, predicate);
      return;
    case "chosen":
      reads.own |= TYPES | COLORS | NAME | CONTROLLER;
      return;
    case "extreme":
      reads.own |= traitsOfStat(predicate.stat);
      readStatAmong(reads, predicate.stat, predicate.among);
      return;
    case "blocking":
    case "blockedBy":
    case "attacksPlayer":
      reads.parts |= COMBAT;
      return;
    case "dealtDamageTo":
      reads.parts |= HISTORY | PLAYERS;
      return;
    case "dealtDamageBy":
    case "crewed":
    case "fought":
      reads.parts |= HISTORY | RECORDS;
      return;
    case "putThereThisTurn":
    case "castThisTurn":
      reads.parts |= HISTORY;
      return;
    default:
      reads.own |= ALL_TRAITS;
      reads.others |= ALL_TRAITS;
      reads.parts |= OTHER_OBJECTS | OFF_BOARD | RECORDS | PLAYERS;
  }
}

type Shared = Extract<Predicate, { kind: "shares" }>;

const SHARED_TRAITS: Readonly<Record<Shared["what"], Traits>> = {
  color: COLORS,
  name: NAME,
  cardType: TYPES,
  creatureType: TYPES,
  manaValue: COPIABLE,
  controller: CONTROLLER,
};

/** One and the same trait of two objects, as long as what the other one is doesn't depend on any itself. */
function readShared(reads: Reads, { what, ref }: Shared): void {
  const isSettled = ref.kind === "this" || ref.kind === "each";
  const traits = isSettled ? SHARED_TRAITS[what] : ALL_TRAITS;
  reads.own |= traits;
  reads.others |= traits;
  reads.parts |= OTHER_OBJECTS;
}

function readStatus(reads: Reads, status: Extract<Predicate, { kind: "status" }>["status"]): void {
  switch (status) {
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
      reads.parts |= COMBAT;
      return;
    case "enchanted":
    case "equipped":
    case "modified":
      reads.others |= TYPES | CONTROLLER;
      reads.parts |= OTHER_OBJECTS | RECORDS;
      return;
    case "dealtDamageThisTurn":
    case "hasDealtDamageThisTurn":
    case "attackedThisTurn":
    case "blockedThisTurn":
    case "wasBlockedThisTurn":
      reads.parts |= HISTORY;
      return;
    case "enteredThisTurn":
      reads.parts |= TURN;
      return;
    default:
      reads.parts |= RECORDS;
  }
}

function traitsOfStat(stat: Stat): Traits {
  if (stat === "manaValue") return COPIABLE;
  return stat === "loyalty" ? COPIABLE : POWER;
}

/** A filter that is counted or looked through. */
export function readFilter(reads: Reads, filter: Filter): void {
  for (const zone of filter.zones ?? ["battlefield" as const]) reads.parts |= partOf(zone);
  const inner = noReads(reads.keywords);
  readPredicates(inner, filter.of);
  reads.others |= inner.own | inner.others;
  reads.parts |= inner.parts;
}

function readStatAmong(reads: Reads, stat: Stat, among: Filter): void {
  reads.others |= traitsOfStat(stat);
  readFilter(reads, among);
}

function partOf(zone: Zone): Parts {
  switch (zone) {
    case "battlefield":
      return OTHER_OBJECTS;
    case "hand":
    case "library":
    case "graveyard":
      return PLAYERS;
    default:
      return OFF_BOARD;
  }
}

export function readPlayers(reads: Reads, ref: PlayerRef): void {
  switch (ref.kind) {
    case "controller":
      reads.others |= CONTROLLER;
      reads.parts |= OTHER_OBJECTS;
      return;
    case "active":
    case "monarch":
      reads.parts |= TURN;
      return;
    case "defending":
      reads.others |= CONTROLLER;
      reads.parts |= COMBAT | OTHER_OBJECTS;
      return;
    default:
      return;
  }
}

/** `each` is the object that an effect is applied to. */
function readStatOf(reads: Reads, stat: Traits, ref: ObjectRef): void {
  if (ref.kind === "each") {
    reads.own |= stat;
    return;
  }
  reads.others |= stat;
  reads.parts |= OTHER_OBJECTS | RECORDS | whereLinked(ref);
}

/** What is linked is looked at as long as it is in exile (CR 607.2a). */
function whereLinked(ref: ObjectRef): Parts {
  return ref.kind === "linked" ? OFF_BOARD : 0;
}

export function readAmount(reads: Reads, amount: Amount): void {
  if (typeof amount === "number") return;
  switch (amount.kind) {
    case "count":
      readFilter(reads, amount.filter);
      return;
    case "stat":
      readStatOf(reads, traitsOfStat(amount.stat), amount.of);
      return;
    case "counters":
    case "classLevel":
      reads.parts |= RECORDS;
      return;
    case "playerCounters":
    case "life":
      readPlayers(reads, amount.of);
      reads.parts |= PLAYERS;
      return;
    case "cardsIn":
      readPlayers(reads, amount.of);
      reads.parts |= PLAYERS | OFF_BOARD | OTHER_OBJECTS;
      return;
    case "countPlayers":
      readPlayers(reads, amount.players);
      reads.parts |= PLAYERS;
      if (amount.where) readCondition(reads, amount.where);
      return;
    case "countRef":
      reads.parts |= RECORDS | whereLinked(amount.ref);
      return;
    case "extreme":
    case "total":
      readStatAmong(reads, amount.stat, amount.among);
      return;
    case "distinct":
      reads.others |= TYPES | COLORS | NAME | COPIABLE;
      if (amount.what === "power") reads.others |= POWER;
      reads.parts |= RECORDS;
      readFilter(reads, amount.among);
      return;
    case "devotion":
      reads.others |= COPIABLE | CONTROLLER;
      reads.parts |= OTHER_OBJECTS;
      return;
    case "party":
      reads.others |= TYPES | CONTROLLER;
      reads.parts |= OTHER_OBJECTS;
      return;
    case "happened":
      reads.parts |= HISTORY;
      return;
    default:
      readCalculation(reads, amount);
  }
}

type Calculation = Exclude<
  Amount,
  | number
  | {
      kind:
        | "count"
        | "stat"
        | "counters"
        | "classLevel"
        | "playerCounters"
        | "life"
        | "cardsIn"
        | "countPlayers"
        | "countRef"
        | "extreme"
        | "total"
        | "distinct"
        | "devotion"
        | "party"
        | "happened";
    }
>;

function readCalculation(reads: Reads, amount: Calculation): void {
  switch (amount.kind) {
    case "sum":
    case "most":
      for (const part of amount.of) readAmount(reads, part);
      return;
    case "difference":
      readAmount(reads, amount.of);
      readAmount(reads, amount.minus);
      return;
    case "times":
      readAmount(reads, amount.factor);
      readAmount(reads, amount.of);
      return;
    case "half":
    case "atMost":
      readAmount(reads, amount.of);
      return;
    case "ifCompare":
      for (const part of [amount.left, amount.right, amount.then, amount.otherwise]) readAmount(reads, part);
      return;
    default:
      return;
  }
}

export function readCondition(reads: Reads, condition: Condition): void {
  switch (condition.kind) {
    case "compare":
      readAmount(reads, condition.left);
      readAmount(reads, condition.right);
      return;
    case "exists":
      readFilter(reads, condition.filter);
      if (condition.atLeast !== undefined) readAmount(reads, condition.atLeast);
      return;
    case "is": {
      const inner = noReads(reads.keywords);
      readPredicates(inner, condition.of);
      reads.others |= inner.own | inner.others;
      reads.parts |= inner.parts | OTHER_OBJECTS | RECORDS | whereLinked(condition.object);
      return;
    }
    case "asCast":
    case "chosenWord":
      reads.parts |= RECORDS;
      return;
    case "activatedThisTurn":
    case "resolvedThisTurn":
      return;
    case "turn":
    case "during":
    case "dayNight":
      reads.parts |= TURN;
      return;
    case "happened":
      reads.parts |= HISTORY;
      if (condition.atLeast !== undefined) readAmount(reads, condition.atLeast);
      return;
    case "player":
    case "completedDungeon":
      readPlayers(reads, condition.player);
      reads.parts |= PLAYERS | TURN | COMBAT;
      return;
    case "samePlayer":
      readPlayers(reads, condition.left);
      readPlayers(reads, condition.right);
      return;
    case "not":
      readCondition(reads, condition.of);
      return;
    case "all":
    case "any":
      for (const one of condition.of) readCondition(reads, one);
      return;
    case "wasCast":
      reads.parts |= RECORDS;
      return;
    case "kicked":
    case "paidAlternative":
    case "manaSpent":
    case "did":
      return;
  }
}
