import { z } from "zod";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { ownedSelf } from "../print/definite.ts";
import type { EventClause } from "../print/event-clause.ts";
import { eventPlayer } from "../print/event-player.ts";
import { conjugated, subjectOf } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { thirdPerson } from "../print/words.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { flag, variant, zone } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

/** An object moves between zones; `dies` is battlefield to graveyard, `enters` anything to battlefield. */
export const schema = variant("moves", {
  what: subject,
  from: zone.exactOptional(),
  to: zone.exactOptional(),
  batch: flag,
  fromNot: zone.exactOptional(),
  toNot: zone.exactOptional(),
  cause: z
    .enum(["sacrifice", "discard", "mill", "cycle", "play", "draw", "destroy", "craft"])
    .exactOptional(),
  /** Only by a spell or ability of such a player, and no cost. */
  causedBy: playerRef.exactOptional(),
});
export interface MovesEvent extends Node<typeof schema> {}

export function english(event: MovesEvent, p: PrintContext): EventClause {
  const clause = plain(event, p);
  if (p.say(event).as !== "it") return clause;
  const it = (words: string): string => words.replace(p.self, "it");
  return { ...clause, subject: it(clause.subject), predicate: it(clause.predicate) };
}

function plain(event: MovesEvent, p: PrintContext): EventClause {
  const { cause, causedBy } = event;
  if (causedBy !== undefined) return causedMove(event, causedBy, p);
  if (cause === "craft") return crafted(event, p);
  if (cause !== undefined) return caused(event, cause, p);
  const batch = event.batch === true;
  const once = event.what === "this" || event.what === "haunted" || isOwnedSelf(event.what);
  const word = once ? "when" : "whenever";
  p.zone = "in";
  const subject = subjectOf(event.what, p, batch);
  const be = batch ? "are" : "is";
  if (event.to === "battlefield") {
    const control = enteringControl(event.what, p);
    const from = event.from === undefined ? "" : ` from ${ownZone(event.what, event.from, p)}`;
    return { word, subject, predicate: conjugated("enter", batch) + control + from };
  }
  if (event.from === "battlefield" && event.to === "graveyard") {
    const { variant } = p.say(event);
    const own = clauseOwn(subject);
    if (variant === 7)
      return { word, subject: own, predicate: "is put into a player's graveyard from the battlefield" };
    if (variant === 6) return { word, subject: own, predicate: `${be} put into a graveyard` };
    return variant === 1 || (variant === undefined && canDie(event.what, p))
      ? { word, subject, predicate: conjugated("die", batch) }
      : {
          word,
          subject: own,
          predicate: `${be} put into ${graveyardOf(event.what, batch, p)} from the battlefield`,
        };
  }
  if (event.from === "battlefield" && event.to === undefined) {
    const without = event.toNot === undefined ? "" : " without dying";
    return { word, subject, predicate: `${conjugated("leave", batch)} the battlefield${without}` };
  }
  return otherMove(event, { word, subject, predicate: "" }, be, p);
}

/** The source going to a zone of its owner's: of it, "you" or nobody. */
function isOwnedSelf(what: EventSubject): boolean {
  return typeof what === "object" && "filter" in what && ownedSelf(what.filter) !== undefined;
}

/** "this creature is exiled from the battlefield while you're activating a craft ability" */
function crafted({ what, from, to }: MovesEvent, p: PrintContext): EventClause {
  if (what !== "this" || from !== "battlefield" || to !== "exile")
    throw new NotPrintable("event moves", "for a craft ability");
  const predicate = "is exiled from the battlefield while you're activating a craft ability";
  return { word: "when", subject: p.subject(what), predicate };
}

/** "a spell or ability an opponent controls causes you to discard this card", "... causes a land to be put into your graveyard" */
function causedMove(event: MovesEvent, by: PlayerRef, p: PrintContext): EventClause {
  if (event.cause === undefined && by.kind === "opponents" && event.to === "graveyard") {
    const { subject, predicate } = english(withoutCause(event, p), p);
    return {
      word: "whenever",
      subject: "a spell or ability an opponent controls",
      predicate: `causes ${subject} ${predicate.replace(/^is /, "to be ")}`,
    };
  }
  if (event.cause === "destroy" && by.kind === "opponents" && event.from === "battlefield") {
    const { cause: _, ...left } = withoutCause(event, p);
    const { subject } = english(left, p);
    return {
      word: "whenever",
      subject: "a spell or ability an opponent controls",
      predicate: `destroys ${subject}`,
    };
  }
  if (event.cause !== "discard" || event.what !== "this" || by.kind !== "opponents")
    throw new NotPrintable("event moves", "caused by somebody");
  return {
    word: "when",
    subject: "a spell or ability an opponent controls",
    predicate: `causes you to discard ${p.subject("this")}`,
  };
}

function withoutCause(event: MovesEvent, p: PrintContext): MovesEvent {
  const { causedBy: _, ...move } = event;
  p.sayAs(move, event);
  return move;
}

/** "under your control", where the text said it of the event and not of the object. */
function enteringControl(what: EventSubject, p: PrintContext): string {
  if (typeof what === "string") return "";
  if ("either" in what)
    return what.either.map((one) => enteringControl(one, p)).find((text) => text !== "") ?? "";
  const found = what.filter.of.find((one) => one.kind === "controller" && p.say(one).variant === 2);
  if (found?.kind !== "controller") return "";
  if (found.player.kind === "enchanted") return " under enchanted player's control";
  return found.player.kind === "you" ? " under your control" : " under an opponent's control";
}

function otherMove(event: MovesEvent, clause: EventClause, be: string, p: PrintContext): EventClause {
  const batch = event.batch === true;
  const whose = graveyardOf(event.what, batch, p);
  if (p.say(event).variant === 5 && event.to === "graveyard" && event.from === "library")
    return { ...clause, predicate: "is put into your graveyard from your library" };
  if (p.say(event).variant === 8 && event.to === "graveyard" && event.from === "library")
    return {
      ...clause,
      subject: clauseOwn(withoutZone(clause.subject)),
      predicate: "is put into an opponent's graveyard from their library",
    };
  if (event.to === "graveyard") {
    const from =
      event.fromNot === "battlefield"
        ? "from anywhere other than the battlefield"
        : event.from === undefined
          ? "from anywhere"
          : `from ${ownZone(event.what, event.from, p)}`;
    return { ...clause, subject: withoutZone(clause.subject), predicate: `${be} put into ${whose} ${from}` };
  }
  if (event.from === "graveyard" && event.to === undefined) {
    return {
      ...clause,
      subject: withoutZone(clause.subject),
      predicate: `${conjugated("leave", batch)} ${whose}`,
    };
  }
  if (event.to === "hand" && event.from === "graveyard" && event.what === "this")
    return { ...clause, predicate: `${be} put into your hand from your graveyard` };
  if (event.from === "battlefield" && event.to === "hand") {
    return {
      ...clause,
      subject: clauseOwn(clause.subject),
      predicate: `${be} returned to ${p.say(event).variant === 9 ? "its owner's hand" : handOf(event.what)}`,
    };
  }
  if (event.to === "exile") {
    const from = event.from === undefined ? "" : ` from ${ownZone(event.what, event.from, p)}`;
    return { ...clause, subject: withoutZone(clause.subject), predicate: `${be} put into exile${from}` };
  }
  throw new NotPrintable("event moves");
}

/** Whose the cards are is said by the zone that they go to. */
function clauseOwn(subject: string): string {
  return subject.replace(/ (?:you|an opponent|a player) owns?(?= |$)/, "");
}

function withoutZone(subject: string): string {
  return subject.replace(
    / in (?:a|your|an opponent's|all|your opponents') (?:graveyards?|libraries|library|hands?)$/,
    "",
  );
}

function owner(what: EventSubject): PlayerRef | undefined {
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const found = what.filter.of.find((one) => one.kind === "owner");
  return found?.kind === "owner" ? found.player : undefined;
}

function graveyardOf(what: EventSubject, batch: boolean, p: PrintContext): string {
  const whose = owner(what);
  if (whose === undefined) return "a graveyard";
  if (whose.kind === "otherPlayers") return "a graveyard";
  if (whose.kind === "you") return "your graveyard";
  if (whose.kind === "opponents") return batch ? "an opponent's graveyard" : "an opponent's graveyard";
  return `${p.player(whose, "possessive")} graveyard`;
}

function ownZone(what: EventSubject, zone: string, p: PrintContext): string {
  if (zone === "battlefield") return "the battlefield";
  if (zone === "exile") return "exile";
  const whose = owner(what);
  return whose === undefined ? `a ${zone}` : `${p.player(whose, "possessive")} ${zone}`;
}

function handOf(what: EventSubject): string {
  const whose = owner(what);
  return whose?.kind === "you"
    ? "your hand"
    : whose?.kind === "opponents"
      ? "an opponent's hand"
      : "a player's hand";
}

/** Only creatures and planeswalkers die (CR 700.4); the rest are put into a graveyard. */
function canDie(what: EventSubject, p: PrintContext): boolean {
  if (what === "this") return p.selfDies;
  if (what === "haunted") return true;
  if (what === "attached") return /creature|permanent$/.test(p.attached) && !/artifact|land/.test(p.attached);
  if ("either" in what) return what.either.some((one) => canDie(one, p));
  if (isOwnedSelf(what)) return false;
  const np = p.noun(what.filter);
  const types = JSON.stringify(what.filter.of);
  if (/"type":"(creature|planeswalker)"/.test(types)) return true;
  return (
    !/"type":/.test(types) &&
    np.head.one !== "permanent" &&
    !/Equipment|Aura|Vehicle|Treasure|Clue|Food|Forest|Island|Swamp|Mountain|Plains/.test(np.head.one)
  );
}

function caused(event: MovesEvent, cause: NonNullable<MovesEvent["cause"]>, p: PrintContext): EventClause {
  if (cause !== "sacrifice" && cause !== "cycle" && cause !== "discard")
    throw new NotPrintable(`event moves by ${cause}`);
  const what = event.what;
  if (typeof what === "object" && "filter" in what) {
    const { player, rest } = whoseCards(what.filter, cause);
    const np = p.noun(rest);
    const batch = event.batch === true;
    p.mention("event:object", np.noun, batch);
    const object = batch ? `one or more ${manyOf(np)}` : indefinite(np, cause === "cycle" ? "none" : "in");
    const who = player === undefined ? "a player" : eventPlayer(player, p);
    return {
      word: "whenever",
      subject: who,
      predicate: `${who === "you" ? cause : thirdPerson(cause)} ${object}`,
    };
  }
  return {
    word: cause === "cycle" ? "when" : "when",
    subject: "you",
    predicate: `${cause} ${p.subject(what)}`,
  };
}

/** Permanents have a controller, cards in a hand an owner (CR 108.4): the player who does that with them. */
function whoseCards({ zones, of }: Filter, cause: NonNullable<MovesEvent["cause"]>) {
  const relation = cause === "sacrifice" ? "controller" : "owner";
  const found = of.find((one) => one.kind === relation);
  const player = found?.kind === relation ? found.player : undefined;
  return { player, rest: { ...(zones && { zones }), of: of.filter((one) => one !== found) } };
}

export function french(event: MovesEvent, p: fr.FrenchContext): fr.EventClause {
  const { cause, causedBy } = event;
  if (causedBy !== undefined) return frenchCausedMove(event, causedBy, p);
  if (cause === "craft") {
    const exiled = `${fr.participle("exiler")(p.subject(event.what))} du champ de bataille`;
    const words = `${exiled} pendant que vous activez une capacité d'artisanat`;
    return fr.eventOf(p.subject(event.what), fr.vp("être", undefined, words), "quand");
  }
  if (cause !== undefined) return frenchCaused(event, cause, p);
  const once = event.what === "this" || event.what === "haunted" || isOwnedSelf(event.what);
  const word = once ? "quand" : "à chaque fois que";
  p.zone = "in";
  const { said, verb } = frenchMoved(event, p);
  const what = fr.eventSubject(said, p, event.batch === true);
  return fr.eventOf(what, verb(what), word);
}

/** « un sort ou une capacité que contrôle un adversaire fait qu'un terrain va dans votre cimetière », « ... détruit un terrain » */
function frenchCausedMove(event: MovesEvent, by: PlayerRef, p: fr.FrenchContext): fr.EventClause {
  if (by.kind !== "opponents") throw new NotPrintable("event moves", "caused by somebody");
  const cause = "un sort ou une capacité que contrôle un adversaire";
  const { cause: how, causedBy: _, ...move } = event;
  if (how === undefined) {
    const { said, verb } = frenchMoved(move, p);
    const what = fr.eventSubject(said, p, false);
    const text = `${cause} fait que ${fr.present(what, verb(what))}`;
    return { kind: "words", word: "à chaque fois que", text };
  }
  switch (how) {
    case "destroy": {
      if (event.from !== "battlefield") throw new NotPrintable("event moves", "destroyed elsewhere");
      const text = `${cause} détruit ${fr.eventSubject(event.what, p, false).text}`;
      return { kind: "words", word: "à chaque fois que", text };
    }
    case "discard": {
      if (event.what !== "this") throw new NotPrintable("event moves", "a discard caused by somebody");
      const text = `${cause} vous fait vous défausser de ${fr.demonstrative(fr.CARD).text}`;
      return { kind: "words", word: "quand", text };
    }
    case "sacrifice":
    case "mill":
    case "cycle":
    case "play":
    case "draw":
    case "craft":
      throw new NotPrintable("event moves", `by ${how}, caused by somebody`);
  }
}

interface FrenchMove {
  readonly said: EventSubject;
  readonly verb: (of: fr.Nominal) => fr.VerbPhrase;
}

function frenchMoved(event: MovesEvent, p: fr.FrenchContext): FrenchMove {
  const { what, from, to } = event;
  if (to === "battlefield") {
    const place = from === undefined ? "" : ` depuis ${frenchZone(what, from, p)}`;
    return { said: what, verb: () => fr.vp("arriver", undefined, `sur le champ de bataille${place}`) };
  }
  if (from === "battlefield" && to === undefined)
    return {
      said: what,
      verb: () => fr.vp("quitter", "le champ de bataille", event.toNot === undefined ? "" : "sans mourir"),
    };
  if (from === "battlefield" && to === "graveyard" && frenchDies(what, p))
    return { said: what, verb: () => fr.vp("mourir") };
  const said = frenchWithoutOwner(what);
  const origin =
    event.fromNot !== undefined
      ? ` depuis n'importe où ailleurs que ${frenchZone(what, event.fromNot, p)}`
      : from === undefined
        ? ""
        : ` depuis ${what === "this" && to === "hand" ? fr.possessed(fr.ZONES[from], fr.YOU).text : frenchZone(what, from, p)}`;
  if (to === undefined) {
    const left = frenchZone(what, from ?? "graveyard", p);
    return { said, verb: () => fr.vp("quitter", left) };
  }
  const goes = to === "exile" ? "en exil" : `dans ${frenchZone(what, to, p)}`;
  const anywhere = from === undefined && event.fromNot === undefined;
  return {
    said,
    verb: (of) => fr.vp("aller", undefined, `${goes}${anywhere ? frenchWherever(of) : origin}`),
  };
}

/** « , d'où qu'elle vienne » */
function frenchWherever(of: fr.Nominal): string {
  return `, d'où que ${fr.subjectText(fr.pronounFor(of))} ${of.plural ? "viennent" : "vienne"}`;
}

/** Whose zone it is has been said by the zone. */
function frenchWithoutOwner(what: EventSubject): EventSubject {
  if (typeof what !== "object" || !("filter" in what)) return what;
  return { filter: { ...what.filter, of: what.filter.of.filter((one) => one.kind !== "owner") } };
}

function frenchZone(what: EventSubject, zone: Zone, p: fr.FrenchContext): string {
  if (zone === "battlefield") return "le champ de bataille";
  if (zone === "exile") return "l'exil";
  const whose = owner(what);
  const of = fr.ZONES[zone];
  if (what === "this" && zone === "hand") return fr.possessed(of, fr.YOU).text;
  if (whose === undefined) return fr.indefinite(of).text;
  return fr.possessed(of, fr.anyPlayer(whose, p)).text;
}

/** Only creatures and planeswalkers die (CR 700.4); the rest are put into a graveyard. */
function frenchDies(what: EventSubject, p: fr.FrenchContext): boolean {
  if (what === "this") return p.options.selfDies;
  if (what === "haunted") return true;
  if (what === "attached") return p.options.attachedNoun.one === fr.CREATURE.one;
  if ("either" in what) return what.either.some((one) => frenchDies(one, p));
  if (isOwnedSelf(what)) return false;
  const definite = fr.definiteOf(what.filter);
  if (definite !== undefined) return true;
  const { called, heads } = p.noun(what.filter);
  if (called === fr.CREATURE || called === fr.TYPES.planeswalker || called === fr.TOKEN) return true;
  return heads.every(({ one }) => /^(?:créature|planeswalker)\b/.test(one));
}

function frenchCaused(
  event: MovesEvent,
  cause: Exclude<NonNullable<MovesEvent["cause"]>, "craft">,
  p: fr.FrenchContext,
): fr.EventClause {
  const verb = FRENCH_CAUSES[cause];
  const batch = event.batch === true;
  const { what } = event;
  const act = (object: fr.Nominal): fr.VerbPhrase =>
    cause === "discard" ? fr.vp("se défausser", undefined, `de ${object.text}`) : fr.vp(verb, object);
  if (typeof what !== "object" || !("filter" in what))
    return fr.eventOf(
      fr.YOU,
      act(cause === "sacrifice" ? p.subject(what) : fr.demonstrative(fr.CARD)),
      "quand",
    );
  const { player, rest } = whoseCards(what.filter, cause);
  const np = p.noun(rest);
  const object = batch ? fr.atLeast({ filter: rest }, p) : fr.aOrAn(np, "none");
  const clause = fr.playerDoes(player ?? { kind: "allPlayers" }, p, () => act(object));
  p.mention("event:object", np.called, batch);
  return clause;
}

const FRENCH_CAUSES = {
  sacrifice: "sacrifier",
  discard: "se défausser",
  mill: "meuler",
  cycle: "recycler",
  play: "jouer",
  draw: "piocher",
  destroy: "détruire",
} as const;
