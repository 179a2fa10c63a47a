import { type Destination, destination } from "../destination.ts";
import type { EntersWith } from "../enters-with.ts";
import type { Predicate } from "../predicate.ts";
import { type Clause, type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import { objectKey, type PrintContext, playerKey } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { mentionBound } from "../print/mention.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { isPlural } from "../print/selection.ts";
import { listOf, ordinalWord, plural } from "../print/words.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";
import type { Zone } from "../zone.ts";

/** Every other zone change: return, put onto, put into. */
export const schema = variant("move", {
  what: selection,
  to: destination,
  bind,
});
export interface MoveEffect extends Node<typeof schema> {}

export function english(effect: MoveEffect, p: PrintContext): Piece {
  const { what, to } = effect;
  const { variant, by } = p.say(effect);
  if (variant === 12 || variant === 13) return shuffledOwn(effect, variant === 13, by ?? { kind: "you" }, p);
  const zone = p.zone;
  p.zone = "from";
  const returning = p.say(effect).variant === undefined ? returns(what, to) : p.say(effect).variant === 1;
  const clause = mover(what, p.say(effect).by, p, () => {
    const object = p.selection(what) + fromOwnZone(what, p);
    const many = isPlural(what, p);
    if (to.shuffle === true) return { verb: `shuffle ${object} into ${owned(what, to, "library", many, p)}` };
    const verb = p.say(effect).first === true ? "" : returning ? "return " : "put ";
    return { verb: `${verb}${object} ${destinationWords(what, to, many, returning, p)}` };
  });
  p.zone = zone;
  mentionBound(effect, p);
  return p.say(effect).first === true ? sentence(clause.verbs.join(" ")) : piece(clause);
}

/** "each player shuffles their hand and graveyard into their library"; 13 names the graveyard first. */
function shuffledOwn({ what }: MoveEffect, reversed: boolean, by: PlayerRef, p: PrintContext): Piece {
  const inOrder = what.kind === "all" ? (what.filter.zones ?? []) : [];
  const zones = reversed ? inOrder.toReversed() : inOrder;
  const whose = by.kind === "you" ? "your" : "their";
  return piece(
    playerClause(by, p, () => ({ verb: `shuffle ${whose} ${zones.join(" and ")} into ${whose} library` })),
  );
}

function mover(
  what: Selection,
  by: PlayerRef | undefined,
  p: PrintContext,
  verb: () => { verb: string },
): Clause {
  return playerClause(what.kind === "choose" ? what.by : (by ?? { kind: "you" }), p, verb);
}

/** Permanents and cards of a graveyard or exile are returned; others are put. */
function returns(what: Selection, to: Destination): boolean {
  if (to.zone !== "hand" && to.zone !== "battlefield") return false;
  switch (what.kind) {
    case "ref":
      return true;
    case "top":
      return false;
    case "union":
      return what.of.every((one) => returns(one, to));
    default:
      return !(what.filter.zones ?? ["battlefield"]).some((zone) => zone === "hand" || zone === "library");
  }
}

function destinationWords(
  what: Selection,
  to: Destination,
  many: boolean,
  returning: boolean,
  p: PrintContext,
): string {
  switch (to.zone) {
    case "battlefield":
      return `${returning ? "to" : "onto"} the battlefield${enters(to.with, p)}${faceDownWords(to)}${under(to, what, many, p)}${attachedTo(to.with, p)}${withCounters(to.with, many, p)}`;
    case "hand":
      return `${returning ? "to" : "into"} ${owned(what, to, "hand", many, p)}`;
    case "graveyard":
      return `into ${owned(what, to, "graveyard", many, p)}`;
    case "library":
      return library(what, to, many, p);
    case "exile":
    case "stack":
    case "command":
      throw new NotPrintable(`effect move to ${to.zone}`);
  }
}

function library(what: Selection, to: Destination, many: boolean, p: PrintContext): string {
  const whose = owned(what, to, "library", many, p);
  const { position } = to;
  if (typeof position === "object") return `into ${whose} ${ordinalWord(position.fromTop)} from the top`;
  switch (position) {
    case "bottom":
      return `on the bottom of ${whose}`;
    case "bottomRandom":
      return `on the bottom of ${whose} in a random order`;
    case "bottomAnyOrder":
      return `on the bottom of ${whose} in any order`;
    case "topAnyOrder":
      return p.say(to).variant === 4 ? "back in any order" : `on top of ${whose} in any order`;
    default:
      if (p.say(to).variant === 9) return "on top";
      return p.say(to).variant === 10 ? "on top of it" : `on top of ${whose}`;
  }
}

/**
 * "its owner's hand", "your hand", "their owners' hands". Cards always go to their owner's zone; the wording's variants:
 * 1 the owner's, 2 "your", 3 the player whom the text named, 5 one owner of several, 6 "their" of a player, 7 of several.
 */
function owned(what: Selection, to: Destination, zone: Zone, many: boolean, p: PrintContext): string {
  const variant = p.say(to).variant ?? defaultOwner(what, zone, p);
  const owner = ownerOf(what);
  if (variant === 2) return `your ${zone}`;
  if (variant === 3)
    return owner === undefined || owner.kind === "you"
      ? `that player's ${zone}`
      : `${p.player(owner, "possessive")} ${zone}`;
  if (variant === 6) return `their ${zone}`;
  if (variant === 7) return `their ${plural(zone)}`;
  if (!many) return `its owner's ${zone}`;
  return variant === 5 ? `their owner's ${zone}` : `their owners' ${plural(zone)}`;
}

function defaultOwner(what: Selection, _zone: Zone, p: PrintContext): number {
  const owner = ownerOf(what);
  if (owner?.kind === "you") return 2;
  if (owner !== undefined) return 3;
  if (what.kind === "top") return 2;
  if (what.kind === "choose" && what.among !== undefined) return 2;
  if (what.kind !== "ref") return 1;
  if (what.ref.kind === "rest") return 2;
  if (what.ref.kind === "bound") return p.mentioned(objectKey(what.ref))?.noun === "card" ? 2 : 1;
  return ownTarget(what.ref, p) ? 2 : 1;
}

/** Whether a reference is to a target that is one of your own cards. */
function ownTarget(ref: ObjectRef, p: PrintContext): boolean {
  if (ref.kind !== "target") return false;
  const kind = p.targets.find((one) => one.id === ref.target)?.what;
  return (
    kind?.kind === "object" && kind.filter.of.some((one) => one.kind === "owner" && one.player.kind === "you")
  );
}

function ownerOf(what: Selection): PlayerRef | undefined {
  if (what.kind === "top") return what.of;
  if (what.kind !== "all" && what.kind !== "choose") return undefined;
  const found: Predicate | undefined = what.filter.of.find((one) => one.kind === "owner");
  return found?.kind === "owner" ? found.player : undefined;
}

function enters(with_: EntersWith | undefined, p: PrintContext): string {
  if (with_ === undefined) return "";
  const words: string[] = [];
  if (with_.tapped === true) words.push("tapped");
  if (with_.attacking === true) words.push("attacking");
  if (with_.transformed === true) words.push("transformed");
  if (
    with_.choose !== undefined ||
    with_.copyOf !== undefined ||
    with_.payLife !== undefined ||
    with_.reveal !== undefined
  ) {
    throw new NotPrintable("effect move", "with choices as it enters");
  }
  p.it = p.it ?? undefined;
  return words.length === 0 ? "" : ` ${listOf(words, "and")}`;
}

function faceDownWords(to: Destination): string {
  return to.faceDown === true ? " face down" : "";
}

function under(destination: Destination, what: Selection, many: boolean, p: PrintContext): string {
  const who = destination.under;
  const { variant } = p.say(destination);
  if (variant === 8) return " under their owners' control";
  if (who === undefined) return "";
  if (who.kind === "you") return " under your control";
  if (who.kind === "owner") {
    if (p.say(who).variant === 5) return " under their owner's control";
    return many ? " under their owners' control" : " under its owner's control";
  }
  if (p.actor === playerKey(who) || what.kind === "choose") return " under their control";
  return ` under ${p.player(who, "possessive")} control`;
}

function attachedTo(with_: EntersWith | undefined, p: PrintContext): string {
  return with_?.attachedTo === undefined ? "" : ` attached to ${p.object(with_.attachedTo)}`;
}

function withCounters(with_: EntersWith | undefined, many: boolean, p: PrintContext): string {
  if (with_?.counters === undefined) return "";
  return ` with ${counterWords(with_.counters, p)} on ${many ? "them" : "it"}`;
}
