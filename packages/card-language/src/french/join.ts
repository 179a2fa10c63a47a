import type { Effect } from "../effect.ts";
import type { Selection } from "../selection.ts";

/**
 * How an instruction follows the one before it; they are carried out one after the other in any case (CR 608.2c). "then"
 * and "and" go on with the sentence, "thenApart" begins one with « puis », "apart" begins one.
 */
export type Join = "and" | "then" | "comma" | "thenApart" | "apart";

type Kind = Effect["kind"];
type Joins = Readonly<Partial<Record<Kind, Readonly<Partial<Record<Kind, Join>>>>>>;

/** What most printed cards do where instructions of these kinds follow one another. */
const JOINS: Joins = {
  addCounters: {
    addCounters: "and",
    dealDamage: "thenApart",
    draw: "and",
    fight: "thenApart",
    gainLife: "and",
  },
  addMana: { addMana: "then" },
  createToken: { createToken: "and", keywordAction: "then" },
  dealDamage: { gainLife: "and" },
  discard: { draw: "then", loseLife: "and" },
  draw: {
    addCounters: "and",
    createToken: "and",
    discard: "then",
    draw: "then",
    gainLife: "and",
    loseLife: "and",
    unless: "thenApart",
  },
  exile: { move: "then", shuffle: "then" },
  forEachPlayer: { shuffle: "thenApart" },
  gainLife: { draw: "and" },
  keywordAction: { attach: "then" },
  loseLife: { createToken: "and", gainLife: "and" },
  mill: { gainLife: "and", move: "then" },
  modify: { fight: "thenApart" },
  move: { discard: "then", move: "and", shuffle: "then" },
  sacrifice: { createToken: "then", loseLife: "and", move: "then", sacrifice: "then" },
  scry: { draw: "then", reveal: "then" },
  search: { shuffle: "then" },
  shuffle: { move: "and" },
  surveil: { draw: "then" },
  tap: { addCounters: "and" },
  untap: { removeFromCombat: "and" },
};

export function joinOf(effect: Effect, before: Effect | undefined): Join {
  if (before === undefined) return "apart";
  return (
    specialJoin(effect, before) ??
    JOINS[before.kind]?.[effect.kind] ??
    (before.kind === "search" ? "comma" : "apart")
  );
}

/** Pairs for which the kinds aren't enough. */
function specialJoin(effect: Effect, before: Effect): Join | undefined {
  if (effect.kind === "if")
    return effect.word === undefined && isAskedAfter(effect.condition.kind, before) ? "thenApart" : "apart";
  if (effect.kind === "move") {
    const putsBack = effect.to.zone === "library" && !isRest(effect.what);
    if (before.kind === "look" || before.kind === "draw") return putsBack ? "then" : "apart";
    if (before.kind === "reveal")
      return effect.to.zone === "hand" && effect.what.kind === "ref" && !isRest(effect.what)
        ? "and"
        : "apart";
  }
  if (effect.kind === "draw" && before.kind === "move")
    return before.to.zone === "library" && before.what.kind !== "ref" ? "then" : "apart";
  return undefined;
}

function isRest(what: Selection): boolean {
  return what.kind === "ref" && what.ref.kind === "rest";
}

/** « Puis si ... »: what is asked depends on what has just been done. */
function isAskedAfter(condition: string, { kind }: Effect): boolean {
  switch (condition) {
    case "is":
      return kind === "addCounters" || kind === "removeCounters";
    case "exists":
      return kind === "createToken";
    case "compare":
      return (
        kind === "addCounters" || kind === "createToken" || kind === "gainLife" || kind === "removeCounters"
      );
    default:
      return false;
  }
}
