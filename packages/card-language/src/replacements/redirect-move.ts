import { z } from "zod";
import type { EventSubject } from "../event-subject.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { definiteSubject } from "../print/definite.ts";
import { eventClause } from "../print/event.ts";
import { inline } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { binding, flag, label, record, variant, zone } from "../schema/basic.ts";
import { amount, effects, type Node, subject } from "../schema/nodes.ts";

/** "If ... would go to X, it goes to Y instead". */
export const schema = variant("redirectMove", {
  what: subject,
  from: zone.exactOptional(),
  /** "anywhere": wherever it would go besides the new zone. */
  to: z.union([zone, z.literal("anywhere")]),
  newZone: zone,
  position: z.enum(["top", "bottom"]).exactOptional(),
  shuffle: flag,
  /** It is shown to everybody on the way (CR 701.16a). */
  reveal: flag,
  who: playerRef.exactOptional(),
  /** Only where a spell or ability of such a player makes its owner discard it. */
  discardedBy: playerRef.exactOptional(),
  /** Only what isn't a spell that was cast. */
  notCast: flag,
  also: effects.exactOptional(),
  link: binding.exactOptional(),
  optional: flag,
  /** Only as the last part of the resolution of a spell (CR 608.2m). */
  asItResolves: flag,
  withCounters: record({ counter: label, amount }).exactOptional(),
});
export interface RedirectMoveReplacement extends Node<typeof schema> {}

export function english(r: RedirectMoveReplacement, p: PrintContext): string {
  if (r.discardedBy !== undefined) return insteadOfDiscard(r, p);
  if (r.asItResolves === true) return afterResolving(r, p);
  const definite = definiteSubject(r.what);
  if (r.optional === true) return ifLiked(r, p);
  if (definite !== undefined) {
    const { variant } = p.say(r);
    if (r.to === "anywhere")
      return `if ${p.object(definite, "subject")} would leave the battlefield, ${newPlace(r, "it")} instead of putting it anywhere else`;
    const subject = variant === 4 ? "that creature or planeswalker" : p.object(definite, "subject");
    const dies = r.from === "battlefield" && variant !== 3;
    return `if ${subject} would ${dies ? "die" : `be put into ${variant === 2 ? "your" : "a"} graveyard`}, ${newPlace(r, "it")} instead`;
  }
  if (r.to === "anywhere") throw new NotPrintable("replacement redirectMove", "of several, from anywhere");
  const event = eventClause(
    { kind: "moves", what: r.what, to: r.to, ...(r.from === undefined ? {} : { from: r.from }) },
    p,
  );
  const subject = isAnything(r) ? "a card or token" : event.subject;
  const would = event.predicate
    .replace(/^dies?\b/, "would die")
    .replace(/^is put\b/, "would be put")
    .replace(/^leaves?\b/, "would leave")
    .replace(/^enters?\b/, "would enter");
  const { as } = p.say(r);
  const what = as === "it" ? "it" : as === "that" ? "that card" : ownName(r.what, p);
  if (r.also !== undefined || r.withCounters !== undefined)
    return `if ${subject} ${would}, instead ${newPlace(r, what)}${besides(r, p)}`;
  const notCast = r.notCast === true ? " and it wasn't cast" : "";
  return `if ${subject} ${would}${notCast}, ${newPlace(r, what)} instead`;
}

/** Cards and tokens alike, wherever they come from. */
function isAnything({ what, from }: RedirectMoveReplacement): boolean {
  return (
    from === undefined &&
    typeof what === "object" &&
    "filter" in what &&
    what.filter.of.length === 0 &&
    what.filter.zones === undefined
  );
}

/** What is done besides, or with what it arrives. */
function besides({ also, withCounters }: RedirectMoveReplacement, p: PrintContext): string {
  const counters = withCounters === undefined ? "" : ` with ${counterWords([withCounters], p, false)} on it`;
  return also === undefined ? counters : `${counters} and ${inline(also, p)}`;
}

/** "if this creature would be put into a graveyard, you may put it on top of its owner's library instead". */
function ifLiked(r: RedirectMoveReplacement, p: PrintContext): string {
  if (r.what !== "this" || r.from !== "battlefield" || r.to !== "graveyard")
    throw new NotPrintable("replacement redirectMove", "at one's option, of something else");
  return `if ${p.subject(r.what)} would be put into a graveyard, you may ${newPlace(r, "it")} instead`;
}

/** "put that card into your hand instead of into your graveyard as it resolves" */
function afterResolving(r: RedirectMoveReplacement, p: PrintContext): string {
  const object = definiteSubject(r.what);
  if (object === undefined || r.newZone !== "hand" || r.to !== "graveyard")
    throw new NotPrintable("replacement redirectMove", "as it resolves");
  p.mention(objectKey(object), "card", false);
  return "put that card into your hand instead of into your graveyard as it resolves";
}

/** "if a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of ..." */
function insteadOfDiscard(r: RedirectMoveReplacement, p: PrintContext): string {
  if (r.discardedBy?.kind !== "opponents" || r.what !== "this" || r.newZone !== "battlefield")
    throw new NotPrintable("replacement redirectMove", "of such a discard");
  return `if a spell or ability an opponent controls causes you to discard ${p.subject("this")}, put it onto the battlefield instead of putting it into your graveyard`;
}

function ownName(what: EventSubject, p: PrintContext): string {
  if (what === "this") return p.self;
  return what === "attached" ? p.object({ kind: what }) : "it";
}

function calledCreature(what: EventSubject): boolean {
  return (
    typeof what === "object" &&
    "filter" in what &&
    what.filter.of.length > 1 &&
    definiteSubject(what) !== undefined
  );
}

function newPlace(r: RedirectMoveReplacement, what: string): string {
  switch (r.newZone) {
    case "exile":
      return `exile ${what}`;
    case "hand":
      return `return ${what} to its owner's hand`;
    case "library":
      if (r.shuffle === true) {
        const shown = r.reveal === true ? `reveal ${what} and ` : "";
        return `${shown}shuffle ${r.reveal === true ? "it" : what} into its owner's library`;
      }
      return `put ${what} on ${r.position === "bottom" ? "the bottom" : "top"} of its owner's library`;
    default:
      throw new NotPrintable(`replacement redirectMove to ${r.newZone}`);
  }
}

export function french(r: RedirectMoveReplacement, p: fr.FrenchContext): string {
  if (r.asItResolves === true)
    return "mettez cette carte dans votre main au lieu de la mettre dans votre cimetière au moment où elle se résout";
  if (r.discardedBy !== undefined)
    return `si un sort ou une capacité que contrôle ${fr.anyPlayer(r.discardedBy, p).text} vous fait vous défausser de ${r.what === "this" ? frenchCard(p) : p.subject(r.what).text}, mettez-la sur le champ de bataille au lieu de la mettre dans votre cimetière`;
  const definite = definiteSubject(r.what);
  const clause =
    definite === undefined && r.to !== "anywhere"
      ? p.eventClause({
          kind: "moves",
          what: r.what,
          to: r.to,
          ...(r.from === undefined ? {} : { from: r.from }),
        })
      : undefined;
  const subject =
    definite === undefined && clause?.kind === "clause"
      ? clause.subject
      : calledCreature(r.what) && p.damaged === undefined
        ? fr.nominal("cette créature", "f")
        : p.object(definite ?? { kind: "this" });
  const verbs = clause?.kind === "clause" ? clause.verbs : [frenchLeaving(r)];
  const move = frenchMoveInstead(r, subject, p);
  const moves =
    r.newZone === "library" && r.reveal === true ? [fr.vp("révéler", fr.pronounFor(subject)), move] : [move];
  const notCast =
    r.notCast === true
      ? ` et que ${fr.pronounFor(subject).text} n'a pas été ${fr.participle("lancer")(subject)}`
      : "";
  const also = r.also === undefined ? "" : ` et ${fr.inside(r.also, p)}`;
  const may = r.optional === true ? "vous pouvez " : "";
  const form = r.optional === true ? "infinitive" : "imperative";
  const instead =
    r.to === "anywhere"
      ? `au lieu de ${fr.conjugateAll([fr.vp("mettre", fr.pronounFor(subject))], "infinitive", fr.YOU)} autre part`
      : "à la place";
  return `si ${fr.would(subject, verbs)}${notCast}, ${may}${fr.conjugateAll(moves, form, fr.YOU)} ${instead}${also}`;
}

function frenchLeaving({ from, to }: RedirectMoveReplacement): fr.VerbPhrase {
  if (to === "anywhere") return fr.vp("quitter", "le champ de bataille");
  return from === "battlefield" ? fr.vp("mourir") : fr.vp("aller", undefined, "dans un cimetière");
}

/** In a hand, whatever it would be on the battlefield. */
function frenchCard(p: fr.FrenchContext): string {
  const { abilityZone } = p;
  p.abilityZone = "hand";
  const { text } = p.self;
  p.abilityZone = abilityZone;
  return text;
}

function frenchMoveInstead(
  r: RedirectMoveReplacement,
  subject: fr.Nominal,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const it = fr.pronounFor(subject);
  const counters =
    r.withCounters === undefined
      ? ""
      : `avec ${fr.measure(r.withCounters.amount, fr.counterNoun(r.withCounters.counter), p).text} sur ${it.text}`;
  switch (r.newZone) {
    case "exile":
      return fr.vp("exiler", it, counters);
    case "hand":
      return fr.vp("renvoyer", it, "dans la main de son propriétaire");
    case "battlefield":
      return fr.vp("mettre", it, `sur le champ de bataille ${counters}`.trim());
    case "library":
      if (r.shuffle === true) return fr.vp("mélanger", it, "dans la bibliothèque de son propriétaire");
      return fr.vp(
        "mettre",
        it,
        `au-${r.position === "bottom" ? "dessous" : "dessus"} de la bibliothèque de son propriétaire`,
      );
    default:
      return fr.vp("mettre", it, `dans ${fr.definite(fr.ZONES[r.newZone]).text}`);
  }
}
