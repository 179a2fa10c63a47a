import { type Destination, destination } from "../destination.ts";
import type { EntersWith } from "../enters-with.ts";
import { modificationWords } from "../french/modification.ts";
import * as fr from "../french/phrases.ts";
import { frenchCounters } from "../french/token.ts";
import type { Predicate } from "../predicate.ts";
import { type Clause, type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { mentionBound } from "../print/mention.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { isPlural } from "../print/selection.ts";
import { capitalise, listOf, ordinalWord, plural } from "../print/words.ts";
import { type ObjectRef, type PlayerRef, playerRef } from "../reference.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";
import type { Zone } from "../zone.ts";

/** Every other zone change: return, put onto, put into. */
export const schema = variant("move", {
  what: selection,
  to: destination,
  /** The targeted player who does it, and doesn't where that player has become an illegal target (CR 608.2b). */
  by: playerRef.exactOptional(),
  bind,
});
export interface MoveEffect extends Node<typeof schema> {}

export function english(effect: MoveEffect, p: PrintContext): Piece {
  const { what, to } = effect;
  const { variant, by } = p.say(effect);
  if (variant === 12 || variant === 13) return shuffledOwn(effect, variant === 13, by ?? { kind: "you" }, p);
  const zone = p.zone;
  p.zone = "from";
  const placeFirst = variant === 14;
  const returning = variant === undefined ? returns(what, to, foundIn(p)) : variant === 1 || placeFirst;
  const clause = mover(what, effect.by ?? by, p, () => {
    const object = p.selection(what) + fromOwnZone(what, p);
    const many = isPlural(what, p);
    if (to.shuffle === true && p.say(to).variant === 15)
      return {
        verb: `put ${object} on top of their owners' libraries, then those players shuffle their libraries`,
      };
    if (to.shuffle === true) return { verb: `shuffle ${object} into ${owned(what, to, "library", many, p)}` };
    const verb = p.say(effect).first === true ? "" : returning ? "return " : "put ";
    if (placeFirst) return { verb: `${verb}${destinationWords(what, to, many, returning, p)} ${object}` };
    return { verb: `${verb}${object} ${destinationWords(what, to, many, returning, p)}` };
  });
  p.zone = zone;
  mentionBound(effect, p);
  return p.say(effect).first === true
    ? sentence(clause.verbs.join(" "))
    : piece(clause, entersAs(to.with?.modifications, p));
}

/** "That creature is a black Zombie in addition to its other colors and types." */
function entersAs(modifications: EntersWith["modifications"], p: PrintContext): readonly string[] {
  if (modifications === undefined) return [];
  const text = p.phrases.modifications(modifications, p);
  const { as, noun } = p.say(modifications);
  return [`${capitalise(as === "that" ? text.replace(/^it's /, `that ${noun ?? "permanent"} is `) : text)}.`];
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
  const mover: PlayerRef = p.each === undefined ? { kind: "you" } : { kind: "each" };
  return playerClause(what.kind === "choose" ? what.by : (by ?? mover), p, verb);
}

/** Whether a reference is to cards that were looked for, looked at or revealed. */
type IsFound = (ref: ObjectRef) => boolean;

/** Permanents and cards of a graveyard or exile are returned; others, such as cards that were looked for, are put. */
function returns(what: Selection, to: Destination, isFound: IsFound): boolean {
  if (to.zone !== "hand" && to.zone !== "battlefield") return false;
  switch (what.kind) {
    case "ref":
      return what.ref.kind !== "rest" && !isFound(what.ref);
    case "top":
      return false;
    case "union":
      return what.of.every((one) => returns(one, to, isFound));
    default:
      return !(what.filter.zones ?? ["battlefield"]).some(
        (zone) => zone === "hand" || zone === "library" || zone === "outside",
      );
  }
}

function foundIn(p: PrintContext): IsFound {
  return (ref) => ref.kind === "bound" && p.mentioned(objectKey(ref))?.noun === "card";
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
    case "outside":
      throw new NotPrintable(`effect move to ${to.zone}`);
  }
}

function library(what: Selection, to: Destination, many: boolean, p: PrintContext): string {
  const { position } = to;
  const whose = owned(what, to, "library", many, p);
  const back = p.say(to).back === true ? "back " : "";
  const named = p.say(to).variant === 9;
  if (typeof position === "object" && named) return `${ordinalWord(position.fromTop)} from the top`;
  if (typeof position === "object") return `into ${whose} ${ordinalWord(position.fromTop)} from the top`;
  switch (position) {
    case "bottom":
      return `on the bottom of ${whose}`;
    case "bottomRandom":
      return `${bottom(to, whose, p)} in a random order`;
    case "bottomAnyOrder":
      return `${bottom(to, whose, p)} in any order`;
    case "topAnyOrder":
      if (named) return "on top in any order";
      if (p.say(to).variant === 10) return "on top of it in any order";
      return p.say(to).variant === 4 ? "back in any order" : `${back}on top of ${whose} in any order`;
    default:
      if (p.say(to).variant === 9) return "on top";
      return p.say(to).variant === 10 ? "on top of it" : `${back}on top of ${whose}`;
  }
}

/** Where the sentence has named the library before (9), it goes without saying whose bottom it is. */
function bottom(to: Destination, whose: string, p: PrintContext): string {
  return p.say(to).variant === 9 ? "on the bottom" : `on the bottom of ${whose}`;
}

/**
 * "its owner's hand", "your hand", "their owners' hands". Cards always go to their owner's zone; the wording's variants:
 * 1 the owner's, 2 "your", 3 the player whom the text named, 5 one owner of several, 6 "their" of a player, 7 of several,
 * 11 "that library".
 */
function owned(what: Selection, to: Destination, zone: Zone, many: boolean, p: PrintContext): string {
  const variant = p.say(to).variant ?? defaultOwner(what, zone, p);
  const owner = ownerOf(what);
  if (variant === 11) return `that ${zone}`;
  if (variant === 2) return `your ${zone}`;
  if (variant === 3)
    return owner === undefined || ["you", "opponents", "owner", "controller", "target"].includes(owner.kind)
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
  if (with_.attacking === true)
    words.push(with_.attacks === undefined ? "attacking" : `attacking ${p.player(with_.attacks)}`);
  if (with_.transformed === true) words.push("transformed");
  if (
    with_.choose !== undefined ||
    with_.copyOf !== undefined ||
    with_.payLife !== undefined ||
    with_.reveal !== undefined ||
    with_.blocking !== undefined
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
  if (variant === 8)
    return what.kind === "all" && p.say(what).each === "each"
      ? " under its owner's control"
      : " under their owners' control";
  if (variant === 9) return "";
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
  return ` with ${counterWords(with_.counters, p, p.say(with_).variant === 1)} on ${many ? "them" : "it"}`;
}

export function french(effect: MoveEffect, p: fr.FrenchContext): fr.Piece {
  const { what, to } = effect;
  const whole = frenchWholeZones(effect, p);
  if (whole !== undefined) return fr.piece(whole);
  const who: PlayerRef =
    what.kind === "choose"
      ? what.by
      : (effect.by ?? (to.under === undefined && fr.isOfEach(what, p) ? { kind: "each" } : { kind: "you" }));
  const clause = p.from(() =>
    fr.playerClause(who, p, () => {
      const object = p.selection(what);
      const own = what.kind === "ref" && what.ref.kind === "this" ? fr.ownZone(p) : "";
      const where = frenchDestination(what, to, object, p);
      const rest = [own, where].filter((one) => one !== "").join(" ");
      if (to.shuffle === true)
        return { verb: fr.vp("mélanger", object, `dans ${frenchOwned(what, "library", object, p)}`) };
      return { verb: fr.vp(frenchReturns(what, to, p) ? "renvoyer" : "mettre", object, rest) };
    }),
  );
  fr.mentionBound(effect, p);
  return fr.piece(clause, frenchEntersAs(effect, p));
}

/** « chaque joueur mélange sa main et son cimetière dans sa bibliothèque » */
function frenchWholeZones({ what, to, bind }: MoveEffect, p: fr.FrenchContext): fr.Clause | undefined {
  if (to.shuffle !== true || bind !== undefined || what.kind !== "all") return undefined;
  const [owner, ...others] = what.filter.of;
  if (owner?.kind !== "owner" || others.length > 0) return undefined;
  return fr.playerClause(owner.player, p, () => {
    const whose = owner.player.kind === "you" ? fr.YOU : fr.pronounFor({ gender: "m", plural: false });
    const zones = (what.filter.zones ?? []).map((zone) => fr.possessed(fr.ZONES[zone], whose).text);
    const library = fr.possessed(fr.ZONES.library, whose).text;
    return { verb: fr.vp("mélanger", fr.listOf(zones, "et"), `dans ${library}`) };
  });
}

/** « Cette créature est un zombie noir en plus de ses autres couleurs et types. » */
function frenchEntersAs({ what, to }: MoveEffect, p: fr.FrenchContext): readonly string[] {
  const modifications = to.with?.modifications;
  if (modifications === undefined) return [];
  const called =
    what.kind === "ref" ? (p.mentioned(objectKey(what.ref))?.noun ?? fr.PERMANENT) : fr.PERMANENT;
  const isSource = what.kind === "ref" && p.meant(objectKey(what.ref)) === "this";
  const who = isSource ? p.self : p.that(called === fr.CARD ? fr.PERMANENT : called);
  const words = modificationWords(modifications, { lasting: "static", when: "", who, called }, p);
  const [is, ...others] = words.verbs;
  if (
    is?.verb === "être" &&
    is.negation === undefined &&
    typeof is.object === "string" &&
    others.length === 0
  )
    return [`C'est ${is.object}.`];
  return [`${fr.capitalise(fr.finite({ subject: who, key: "enters", verbs: words.verbs }))}.`];
}

function frenchReturns(what: Selection, to: Destination, p: fr.FrenchContext): boolean {
  if (what.kind === "union" && fr.cardOwner(what, p) !== undefined) return false;
  const isFound: IsFound = (ref) =>
    ref.kind === "bound" &&
    (p.mentioned(objectKey(ref))?.noun === fr.CARD || p.ownerOf(ref.name) !== undefined);
  const among = amongWhich(what);
  return (among === undefined || !isFound(among)) && returns(what, to, isFound);
}

/** The cards among which those are that are moved, where the text has spoken of them. */
function amongWhich(what: Selection): ObjectRef | undefined {
  if (what.kind === "choose" && what.among !== undefined) return what.among;
  if (what.kind !== "all" && what.kind !== "choose") return undefined;
  const found: Predicate | undefined = what.filter.of.find((one) => one.kind === "oneOf");
  return found?.kind === "oneOf" ? found.ref : undefined;
}

function frenchDestination(
  what: Selection,
  to: Destination,
  object: fr.Nominal,
  p: fr.FrenchContext,
): string {
  switch (to.zone) {
    case "battlefield":
      return `sur le champ de bataille${frenchArrival(to, what, object, p)}`;
    case "library":
      return frenchLibrary(what, to, object, p);
    case "hand":
    case "graveyard":
      return `dans ${frenchOwned(what, to.zone, object, p)}`;
    case "exile":
      return "en exil";
    case "stack":
      return "sur la pile";
    case "command":
      return "dans la zone de commandement";
    case "outside":
      return "à l'extérieur de la partie";
  }
}

function frenchArrival(to: Destination, what: Selection, object: fr.Nominal, p: fr.FrenchContext): string {
  const { with: how } = to;
  const states = [
    ...(how?.tapped === true ? [fr.participle("engager")(object)] : []),
    ...(how?.attacking === true
      ? [
          how.attacks === undefined
            ? fr.adjective("attaquant")(object)
            : `attaquant ${p.player(how.attacks).text}`,
        ]
      : []),
    ...(how?.transformed === true ? [fr.participle("transformer")(object)] : []),
  ];
  const state = states.length === 0 ? "" : ` ${fr.listOf(states, "et")}`;
  const faceDown = to.faceDown === true ? " face cachée" : "";
  const attached =
    how?.attachedTo === undefined
      ? ""
      : ` ${fr.participle("attacher")(object)} à ${p.object(how.attachedTo).text}`;
  const counters =
    how?.counters === undefined
      ? ""
      : ` avec ${frenchCounters(how.counters, p)} sur ${object.plural ? `${object.gender === "f" ? "chacune" : "chacun"} de ` : ""}${fr.pronounFor(object).text}`;
  return `${state}${faceDown}${frenchUnder(to, what, object, p)}${attached}${counters}`;
}

function frenchUnder(
  { under }: Destination,
  what: Selection,
  object: fr.Nominal,
  p: fr.FrenchContext,
): string {
  if (under === undefined) return "";
  if (under.kind === "you") return " sous votre contrôle";
  if (under.kind === "owner")
    return object.plural
      ? " sous le contrôle de leurs propriétaires"
      : " sous le contrôle de son propriétaire";
  if (p.actor === playerKey(under) || what.kind === "choose") return " sous son contrôle";
  return ` sous le contrôle de ${p.player(under).text}`;
}

function frenchLibrary(what: Selection, to: Destination, object: fr.Nominal, p: fr.FrenchContext): string {
  const whose = frenchOwned(what, "library", object, p);
  const { position } = to;
  if (typeof position === "object")
    return `dans ${whose}, ${fr.ordinalWord(position.fromTop, object.gender)} en partant du dessus`;
  switch (position) {
    case "bottom":
      return `au-dessous de ${whose}`;
    case "bottomRandom":
      return `au-dessous de ${whose} dans un ordre aléatoire`;
    case "bottomAnyOrder":
      return `au-dessous de ${whose} dans l'ordre de votre choix`;
    case "topAnyOrder":
      return `au-dessus de ${whose} dans l'ordre de votre choix`;
    default:
      return `au-dessus de ${whose}`;
  }
}

/** « la main de son propriétaire », « votre main », « les mains de leurs propriétaires »: cards go to their owner's zone. */
function frenchOwned(
  what: Selection,
  zone: "hand" | "graveyard" | "library",
  object: fr.Nominal,
  p: fr.FrenchContext,
): string {
  const of = fr.ZONES[zone];
  const owner = fr.cardOwner(what, p) ?? ownerOf(what);
  if (owner?.kind === "you" || (owner === undefined && frenchYours(what, p)))
    return fr.possessed(of, fr.YOU).text;
  if (owner !== undefined && owner.kind !== "opponents" && owner.kind !== "allPlayers")
    return fr.possessed(of, p.player(owner)).text;
  const { text } = fr.definite(of, object.plural);
  return `${text} de ${object.plural ? "leurs propriétaires" : "son propriétaire"}`;
}

function frenchYours(what: Selection, p: fr.FrenchContext): boolean {
  if (what.kind === "union")
    return what.of.every((one) => ownerOf(one)?.kind === "you" || frenchYours(one, p));
  if (what.kind === "top") return true;
  if (what.kind === "choose") return what.among !== undefined;
  if (what.kind !== "ref") return false;
  if (what.ref.kind === "rest") return true;
  if (what.ref.kind === "this") return p.abilityZone === "graveyard" || p.abilityZone === "hand";
  if (what.ref.kind === "bound") return p.mentioned(objectKey(what.ref))?.noun === fr.CARD;
  const { ref } = what;
  if (ref.kind !== "target") return false;
  const kind = p.targets.find((one) => one.id === ref.target)?.what;
  return (
    kind?.kind === "object" && kind.filter.of.some((one) => one.kind === "owner" && one.player.kind === "you")
  );
}
