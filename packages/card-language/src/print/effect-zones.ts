import type { Destination, Effect, EntersWith } from "../effect.ts";
import type { Predicate, Zone } from "../filter.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import { type Clause, imperative, type Piece, piece, playerClause, sentence } from "./clause.ts";
import { objectKey, type PrintContext, playerKey } from "./context.ts";
import { printEvent } from "./event.ts";
import { NotPrintable } from "./not-printable.ts";
import { areMany, isPlural, nounOfSelection } from "./selection.ts";
import { listOf, numberWord, ordinalWord, plural, withArticle } from "./words.ts";

type ZoneEffect = Extract<Effect, { kind: "destroy" | "sacrifice" | "exile" | "move" | "counter" }>;

/** Zone changes: destroy, sacrifice, exile, return, put, counter (CR 701). */
export function printZoneEffect(effect: ZoneEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "destroy": {
      const text = `destroy ${p.selection(effect.what)}`;
      const many = isPlural(effect.what, p);
      bind(effect, p);
      const { variant } = p.say(effect);
      const again =
        variant === 1
          ? "Those creatures"
          : variant === 2
            ? "That creature"
            : variant === 3
              ? "That permanent"
              : undefined;
      const noRegeneration = `${again ?? (many ? "They" : "It")} can't be regenerated.`;
      return piece(imperative(text), effect.noRegeneration === true ? [noRegeneration] : []);
    }
    case "sacrifice":
      return sacrifice(effect, p);
    case "exile":
      return exile(effect, p);
    case "move":
      return move(effect, p);
    case "counter":
      return counterSpell(effect, p);
  }
}

function bind(effect: { readonly what: Selection; readonly bind?: string }, p: PrintContext): void {
  if (effect.bind === undefined) return;
  p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
}

function sacrifice(effect: Extract<ZoneEffect, { kind: "sacrifice" }>, p: PrintContext): Piece {
  const { what } = effect;
  const clause = playerClause(effect.who, p, () => {
    const choice = what.kind === "choose" && effect.who.kind !== "you" && p.say(effect).variant !== 1;
    return { verb: `sacrifice ${p.selection(what)}${choice ? " of their choice" : ""}` };
  });
  bind(effect, p);
  return piece(clause);
}

function exile(effect: Extract<ZoneEffect, { kind: "exile" }>, p: PrintContext): Piece {
  const zone = p.zone;
  p.zone = "from";
  const who = p.say(effect).by ?? exiler(effect.what);
  const clause = playerClause(who, p, () => {
    const faceDown = effect.faceDown === true ? " face down" : "";
    const counters = effect.counters === undefined ? "" : ` with ${counterWords([effect.counters], p)} on it`;
    const until = effect.until === undefined ? "" : ` until ${untilWords(effect.until, p)}`;
    return {
      verb: `exile ${p.selection(effect.what)}${fromOwnZone(effect.what, p)}${faceDown}${counters}${until}`,
    };
  });
  p.zone = zone;
  bind(effect, p);
  if (effect.link !== undefined) p.mention(`linked:${effect.link}`, "exiled card", areMany(effect.what, p));
  return piece(clause);
}

function exiler(what: Selection): PlayerRef {
  return what.kind === "choose" ? what.by : { kind: "you" };
}

function untilWords(
  until: NonNullable<Extract<ZoneEffect, { kind: "exile" }>["until"]>,
  p: PrintContext,
): string {
  if (until === "sourceLeaves") return `${p.self} leaves the battlefield`;
  return printEvent(until, p).replace(/^when(?:ever)? /, "");
}

function move(effect: Extract<ZoneEffect, { kind: "move" }>, p: PrintContext): Piece {
  const { what, to } = effect;
  const zone = p.zone;
  p.zone = "from";
  const returning = p.say(effect).variant === undefined ? returns(what, to) : p.say(effect).variant === 1;
  const clause = mover(what, p.say(effect).by, p, () => {
    const object = p.selection(what) + fromOwnZone(what, p);
    const many = isPlural(what, p);
    if (to.shuffle === true) return { verb: `shuffle ${object} into ${owned(what, to, "library", many, p)}` };
    const verb = p.say(effect).first === true ? "" : returning ? "return " : "put ";
    return { verb: `${verb}${object} ${destination(what, to, many, returning, p)}` };
  });
  p.zone = zone;
  bind(effect, p);
  return p.say(effect).first === true ? sentence(clause.verbs.join(" ")) : piece(clause);
}

/** "~ from your graveyard": where the source is whose ability functions there. */
export function fromOwnZone(what: Selection | "this", p: PrintContext): string {
  const self = what === "this" || (what.kind === "ref" && what.ref.kind === "this");
  if (!self || p.abilityZone === undefined || p.abilityZone === "stack") return "";
  const said = what === "this" || what.kind !== "ref" ? {} : p.say(what.ref);
  if (said.as !== undefined && said.preposition !== "from") return "";
  return p.abilityZone === "exile" ? " from exile" : ` from your ${p.abilityZone}`;
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

function destination(
  what: Selection,
  to: Destination,
  many: boolean,
  returning: boolean,
  p: PrintContext,
): string {
  switch (to.zone) {
    case "battlefield":
      return `${returning ? "to" : "onto"} the battlefield${enters(to.with, p)}${faceDown(to)}${under(to, what, many, p)}${attachedTo(to.with, p)}${withCounters(to.with, many, p)}`;
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
      return `on top of ${whose}`;
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

function faceDown(to: Destination): string {
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

/** "a +1/+1 counter", "two charge counters and a shield counter". */
export function counterWords(
  counters: NonNullable<EntersWith["counters"]>,
  p: PrintContext,
  additional = false,
): string {
  const extra = additional ? "additional " : "";
  const words = counters.map(({ counter, amount }) => {
    if (amount === 1) return `${withArticle(`${extra}${counter} counter`)}`;
    if (typeof amount === "number") return `${numberWord(amount)} ${extra}${counter} counters`;
    if (amount.kind === "x") return `X ${extra}${counter} counters`;
    if (p.say(amount).amount === "forEach") throw new NotPrintable("counters", "for each");
    if (amount.kind === "event") return `that many ${extra}${counter} counters`;
    p.whereX = p.value(amount);
    return `X ${extra}${counter} counters`;
  });
  return listOf(words, "and");
}

function counterSpell(effect: Extract<ZoneEffect, { kind: "counter" }>, p: PrintContext): Piece {
  const clause = imperative(`counter ${p.selection(effect.what)}`);
  bind(effect, p);
  if (effect.to === undefined) return piece(clause);
  return piece(clause, [`If that spell is countered this way, ${insteadOfGraveyard(effect.to)} graveyard.`]);
}

/** Where a countered spell goes, and in whose graveyard it doesn't end up: "its owner's" is said only once. */
function insteadOfGraveyard({ zone, position }: Destination): string {
  switch (zone) {
    case "exile":
      return "exile it instead of putting it into its owner's";
    case "hand":
      return "put it into its owner's hand instead of into that player's";
    case "library": {
      const end = position === "bottom" ? "the bottom" : "top";
      return `put it on ${end} of its owner's library instead of into that player's`;
    }
    default:
      throw new NotPrintable("effect counter", `to ${zone}`);
  }
}
