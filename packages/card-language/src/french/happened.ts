import type { Amount } from "../amount.ts";
import type { EventPattern } from "../event.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import { fromYourGraveyard } from "../print/definite.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { Zone } from "../zone.ts";
import { happened } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { type Bound, bounded, controlled } from "./existence.ts";
import { type Agreement, type Nominal, possessed, subjectText, YOU } from "./grammar.ts";
import { keywordNamed } from "./keyword-names.ts";
import { bare, type NounPhrase } from "./noun-phrase.ts";
import { anyPlayer } from "./reference.ts";
import { conjugate, not, participle, type VerbPhrase, vp } from "./verbs.ts";
import { ZONES } from "./vocabulary.ts";

type When = "thisTurn" | "lastTurn" | "thisGame";

export const WHEN: Readonly<Record<When, string>> = {
  thisTurn: "ce tour-ci",
  lastTurn: "au dernier tour",
  thisGame: "cette partie",
};

function boundOf(atLeast: Amount | undefined, denied: boolean): Bound {
  if (denied) return { kind: "none" };
  if (atLeast === undefined || atLeast === 1) return { kind: "some" };
  return { kind: "atLeast", number: atLeast };
}

interface Happened {
  readonly event: EventPattern;
  readonly when: When;
  readonly atLeast?: Amount;
}

/** « une créature est morte ce tour-ci », « vous n'avez lancé aucun sort ce tour-ci ». */
export function printHappened(condition: Happened, p: FrenchContext, denied: boolean): string {
  const { event, when, atLeast } = condition;
  const bound = boundOf(atLeast, denied);
  const time = WHEN[when];
  switch (event.kind) {
    case "moves": {
      const arrived = fromYourGraveyard(event);
      if (arrived !== undefined)
        return did(p.object(arrived), vp("arriver", undefined, "depuis votre cimetière"), denied);
      return moved(event, bound, time, p, denied);
    }
    case "casts": {
      if (event.using !== undefined) {
        const how = `pour son coût de ${keywordNamed(event.using) ?? event.using}`;
        return did(
          anyPlayer(event.who, p),
          vp("lancer", `${bounded(event.spell, bound, p).text} ${how}`, time),
          denied,
        );
      }
      const from = event.from === undefined ? "" : castFrom(event.from);
      const spells = `${bounded(event.spell, spellBound(bound, event.ordinal, denied), p).text}${from}`;
      if (denied && event.who.kind === "allPlayers") return `${spells} n'a été lancé ${time}`;
      return did(anyPlayer(event.who, p), vp("lancer", spells, time), denied, "alone");
    }
    case "attacks":
      return attacked(event, bound, time, p, denied);
    case "gainsLife":
      return did(anyPlayer(event.who, p), vp("gagner", life(atLeast, denied), time), denied);
    case "losesLife":
      return did(anyPlayer(event.who, p), vp("perdre", life(atLeast, denied), time), denied);
    case "draws":
      return did(anyPlayer(event.who, p), vp("piocher", cards(bound, p), time), denied, "alone");
    case "discards":
      return did(
        anyPlayer(event.who, p),
        vp("se défausser", undefined, `de ${cards(bound, p)} ${time}`),
        denied,
        "alone",
      );
    case "keywordAction":
      if (event.action === "commitCrime") return did(YOU, vp("commettre", "un crime", time), denied);
      return clauseHappened(event, time, p, denied);
    default:
      return clauseHappened(event, time, p, denied);
  }
}

function clauseHappened(event: EventPattern, time: string, p: FrenchContext, denied: boolean): string {
  const clause = p.eventClause(event);
  const [verb] = clause.kind === "clause" ? clause.verbs : [];
  if (clause.kind !== "clause" || verb === undefined)
    throw new NotPrintable(`condition happened ${event.kind}`);
  return `${did(clause.subject, verb, denied)} ${time}`;
}

function did(subject: Nominal, verb: VerbPhrase, denied: boolean, negation: "pas" | "alone" = "pas"): string {
  return happened(subject, denied ? not(verb, negation) : verb);
}

function castFrom(zone: Zone): string {
  return zone === "exile" ? " depuis l'exil" : ` depuis ${possessed(ZONES[zone], YOU).text}`;
}

/** The second spell has been cast where at least two have. */
function spellBound(bound: Bound, ordinal: number | undefined, denied: boolean): Bound {
  return ordinal === undefined || denied ? bound : { kind: "atLeast", number: ordinal };
}

function life(atLeast: Amount | undefined, denied: boolean): string {
  if (denied) return "de points de vie";
  if (atLeast === undefined) return "des points de vie";
  return `au moins ${String(atLeast)} point${atLeast === 1 ? "" : "s"} de vie`;
}

function cards(bound: Bound, p: FrenchContext): string {
  return bounded({ zones: ["library"], of: [] }, bound, p).text.replace(/ dans .*$/, "");
}

function subjectFilter(what: EventSubject): Filter | undefined {
  return typeof what === "object" && "filter" in what ? what.filter : undefined;
}

function moved(
  event: Extract<EventPattern, { kind: "moves" }>,
  bound: Bound,
  time: string,
  p: FrenchContext,
  denied: boolean,
): string {
  const filter = subjectFilter(event.what);
  const { lookingBack } = p;
  p.lookingBack = event.from === "battlefield";
  const subject = filter === undefined ? p.subject(event.what) : bounded(filter, bound, p);
  p.lookingBack = lookingBack;
  const negation = filter === undefined ? "pas" : "alone";
  if (event.cause === "sacrifice" && filter !== undefined) {
    const { player, rest } = controlled(filter);
    const who = player === undefined ? anyPlayer({ kind: "allPlayers" }, p) : anyPlayer(player, p);
    return did(who, vp("sacrifier", bounded(rest, bound, p).text, time), denied, "alone");
  }
  return did(subject, movedVerb(event, time), denied, negation);
}

function movedVerb(event: Extract<EventPattern, { kind: "moves" }>, time: string): VerbPhrase {
  if (event.from === "battlefield" && event.to === "graveyard") return vp("mourir", undefined, time);
  if (event.to === "battlefield") return vp("arriver", undefined, `sur le champ de bataille ${time}`);
  if (event.from === "battlefield" && event.to === "exile")
    return vp("aller", undefined, `en exil depuis le champ de bataille ${time}`);
  if (event.from === "battlefield" && event.to === "hand")
    return vp("retourner", undefined, `du champ de bataille dans une main ${time}`);
  if (event.from === "battlefield") return vp("quitter", "le champ de bataille", time);
  if (event.from === "graveyard") return vp("quitter", "votre cimetière", time);
  if (event.to === "graveyard") return vp("aller", undefined, `au cimetière ${time}`);
  if (event.to === "exile") return vp("aller", undefined, `en exil ${time}`);
  throw new NotPrintable("condition happened moves");
}

function attacked(
  event: Extract<EventPattern, { kind: "attacks" }>,
  bound: Bound,
  time: string,
  p: FrenchContext,
  denied: boolean,
): string {
  const filter = subjectFilter(event.what);
  if (event.by?.kind === "you") {
    const rest = filter === undefined ? undefined : controlled(filter).rest;
    if (rest === undefined || ((bound.kind === "some" || denied) && isAnyCreature(rest)))
      return did(YOU, vp("attaquer", undefined, time), denied);
    return did(
      YOU,
      vp("attaquer", undefined, `avec ${bounded(rest, bound, p).text} ${time}`),
      denied,
      "alone",
    );
  }
  if (filter === undefined) return did(p.subject(event.what), vp("attaquer", undefined, time), denied);
  return did(bounded(filter, bound, p), vp("attaquer", undefined, time), denied, "alone");
}

/** Whatever attacks is a creature (CR 508.1a). */
function isAnyCreature({ of }: Filter): boolean {
  return of.every((one) => one.kind === "type" && one.type === "creature");
}

/** « créature morte ce tour-ci », « sort que vous avez lancé ce tour-ci »: what is counted. */
export function happenedThing(event: EventPattern, when: When, many: boolean, p: FrenchContext): string {
  const time = WHEN[when];
  switch (event.kind) {
    case "moves":
      return event.cause === "sacrifice"
        ? sacrificed(event, many, time, p)
        : movedThing(event, many, time, p);
    case "attacks":
      return which(nounOf(event.what, p), many, vp("attaquer", undefined, time));
    case "casts":
      return object(
        p.noun(event.spell),
        many,
        anyPlayer(event.who, p),
        "lancer",
        time,
        event.who.kind === "allPlayers",
      );
    case "draws":
      return `${many ? "cartes" : "carte"} que ${done(anyPlayer(event.who, p), "piocher", { gender: "f", plural: many })} ${time}`;
    case "discards": {
      const who = anyPlayer(event.who, p);
      const np = p.noun(event.what);
      return `${bare(np, { many, zone: "none" })} dont ${happened(who, vp("se défausser"))} ${time}`;
    }
    case "dealsDamage": {
      if (event.to?.kind !== "object" || event.to.what !== "this")
        throw new NotPrintable("amount happened damage");
      return `blessures que ${happened(p.object({ kind: "this" }), vp("subir"))} ${time}`;
    }
    case "gainsLife":
    case "losesLife": {
      const who = anyPlayer(event.who, p);
      const verb = event.kind === "gainsLife" ? "gagner" : "perdre";
      return `${many ? "points" : "point"} de vie que ${done(who, verb, { gender: "m", plural: many })} ${time}`;
    }
    default:
      throw new NotPrintable(`amount happened ${event.kind}`);
  }
}

type Moves = Extract<EventPattern, { kind: "moves" }>;

/** « créature que vos adversaires contrôlaient qui est allée en exil »: who controlled it is asked of how it then was. */
function movedThing(event: Moves, many: boolean, time: string, p: FrenchContext): string {
  const { lookingBack } = p;
  p.lookingBack = event.from === "battlefield";
  const np = nounOf(event.what, p);
  const text = which(np, many, movedVerb(event, time));
  p.lookingBack = lookingBack;
  return text;
}

/** « permanent sacrifié ce tour-ci », « créature que vous avez sacrifiée ce tour-ci » */
function sacrificed(event: Moves, many: boolean, time: string, p: FrenchContext): string {
  const filter = subjectFilter(event.what);
  if (filter === undefined) throw new NotPrintable("amount happened", "to one object");
  const { player, rest } = controlled(filter);
  const who = anyPlayer(player ?? { kind: "allPlayers" }, p);
  return object(p.noun(rest), many, who, "sacrifier", time, player === undefined);
}

function nounOf(what: EventSubject, p: FrenchContext): NounPhrase {
  const filter = subjectFilter(what);
  if (filter === undefined) throw new NotPrintable("amount happened", "to one object");
  return p.noun(filter);
}

function which(np: NounPhrase, many: boolean, verb: VerbPhrase): string {
  const gender = np.heads.every((one) => one.gender === "f") ? "f" : "m";
  const thing = bare(np, { many, zone: "none" });
  const also = /contrôl\S+$/.test(thing) ? " et" : "";
  return `${thing}${also} qui ${conjugate(verb, "past", { gender, plural: many })}`;
}

function object(
  np: NounPhrase,
  many: boolean,
  who: Nominal,
  verb: string,
  time: string,
  anybody: boolean,
): string {
  const gender = np.heads.every((one) => one.gender === "f") ? "f" : "m";
  const agreement: Agreement = { gender, plural: many };
  if (anybody) return `${bare(np, { many })} ${doneTo(verb, agreement)} ${time}`;
  return `${bare(np, { many })} que ${done(who, verb, agreement)} ${time}`;
}

/** « vous avez lancés »: the participle agrees with the object that stands before it. */
function done(who: Nominal, verb: string, object: Agreement): string {
  const has = who.you === true ? "avez" : who.plural ? "ont" : "a";
  return `${subjectText(who)} ${has} ${doneTo(verb, object)}`;
}

function doneTo(verb: string, object: Agreement): string {
  return participle(verb)(object);
}
