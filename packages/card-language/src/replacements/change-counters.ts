import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** In the wording, 1: "of each of those kinds of counters"; the noun is what "it" is called instead: "that creature". */
export const schema = variant("changeCounters", {
  /** The permanents that they are put on. */
  on: subject.exactOptional(),
  /** The players who get them. */
  onPlayers: playerRef.exactOptional(),
  counter: label,
  change: numberChange,
  by: playerRef.exactOptional(),
  /** Only counters that an effect puts, not those of costs and turn-based actions (CR 609.1, 606.4, 714.3b). */
  effectOnly: flag,
});
export interface ChangeCountersReplacement extends Node<typeof schema> {}

export function english(r: ChangeCountersReplacement, p: PrintContext): string {
  const mixed = r.on === undefined || r.onPlayers !== undefined || r.by !== undefined;
  if (r.counter === "any" && (mixed || p.say(r).variant === 1)) return eachKind(r, p);
  if (r.on === undefined || mixed)
    throw new NotPrintable("replacement changeCounters", "of one kind, by or on players");
  const kind = r.counter === "any" ? "counters" : `${r.counter} counters`;
  const on = p.subject(r.on);
  if (r.effectOnly) {
    const [many, it] = r.counter === "any" ? ["of those counters", "that permanent"] : [kind, "it"];
    return `if an effect would put one or more ${kind} on ${on}, it puts ${change(r.change, `many ${many}`, p)} on ${it} instead`;
  }
  const { noun } = p.say(r);
  return `if one or more ${kind} would be put on ${on}, ${soMany(r, kind, p)} are put on ${noun === undefined ? "it" : `that ${noun}`} instead`;
}

function soMany(r: ChangeCountersReplacement, kind: string, p: PrintContext): string {
  if (r.change.kind === "add" && typeof r.change.amount === "number") {
    const { amount } = r.change;
    if (amount < 0) return `that many ${kind} minus ${numberWord(-amount)}`;
    if (amount > 0) return `that many plus ${numberWord(amount)} ${kind}`;
  }
  return change(r.change, `many ${kind}`, p);
}

/** "twice that many of each of those kinds of counters", for anyone who puts them or for some players. */
function eachKind(r: ChangeCountersReplacement, p: PrintContext): string {
  const [many, rounded] = eachOfMany(r, p);
  const kinds = `${many} of each of those kinds of counters`;
  if (r.on === undefined) {
    if (r.onPlayers?.kind !== "you" || r.by !== undefined)
      throw new NotPrintable("replacement changeCounters", "on other players");
    return `if you would get one or more counters, you get ${kinds} instead${rounded}`;
  }
  const on = `${p.subject(r.on)}${orOnPlayers(r.onPlayers)}`;
  const it = itAgain(r, p);
  if (r.by === undefined)
    return `if one or more counters would be put on ${on}, ${kinds} are put on ${it} instead${rounded}`;
  const put = r.by.kind === "you" ? "put" : "they put";
  return `if ${r.by.kind === "you" ? "you" : "an opponent"} would put one or more counters on ${on}, ${put} ${kinds} on ${it} instead${rounded}`;
}

function eachOfMany({ change: by }: ChangeCountersReplacement, p: PrintContext): readonly [string, string] {
  if (by.kind === "half") return ["half that many", `, rounded ${by.round}`];
  if (by.kind === "add" && typeof by.amount === "number" && by.amount > 0)
    return [`that many plus ${numberWord(by.amount)}`, ""];
  return [change(by, "many", p), ""];
}

/** "a permanent or player", "a creature you control or on yourself" */
function orOnPlayers(players: ChangeCountersReplacement["onPlayers"]): string {
  if (players === undefined) return "";
  return players.kind === "you" ? " or on yourself" : " or player";
}

function itAgain(r: ChangeCountersReplacement, p: PrintContext): string {
  if (r.onPlayers !== undefined) return "that permanent or player";
  const { noun } = p.say(r);
  return noun === undefined ? "it" : `that ${noun}`;
}

/** « un permanent ou un joueur », « vous » */
function frenchOn(r: ChangeCountersReplacement, p: fr.FrenchContext): readonly [string, string] {
  const player = r.onPlayers === undefined ? "" : r.onPlayers.kind === "you" ? "vous" : "un joueur";
  if (r.on === undefined) return [player, "vous"];
  const on = p.subject(r.on);
  if (player === "") return [on.text, fr.pronounFor(on).text];
  return [`${on.text} ou sur ${player}`, "ce permanent ou ce joueur"];
}

/** « si vous deviez mettre au moins un marqueur sur un permanent, mettez sur lui autant de marqueurs plus un de chacune de ces sortes à la place » */
function frenchBy(r: ChangeCountersReplacement, p: fr.FrenchContext): string {
  const kind = fr.counterNoun(r.counter);
  const [on, it] = frenchOn(r, p);
  const change = frenchChange(r.change, kind.many, p);
  const kinds = r.counter === "any" ? " de chacune de ces sortes" : "";
  if (r.by?.kind !== "you")
    return `si un adversaire devait mettre au moins un ${kind.one} sur ${on}, il met ${change}${kinds} sur ${it} à la place`;
  return `si vous deviez mettre au moins un ${kind.one} sur ${on}, mettez ${change}${kinds} sur ${it} à la place`;
}

export function french(r: ChangeCountersReplacement, p: fr.FrenchContext): string {
  const kind = fr.counterNoun(r.counter);
  if (r.by !== undefined) return frenchBy(r, p);
  const [on, it] = frenchOn(r, p);
  const change = frenchChange(r.change, kind.many, p);
  if (r.on === undefined)
    return `si vous deviez recevoir au moins un ${kind.one}, recevez ${change} de chacune de ces sortes à la place`;
  return `si au moins un ${kind.one} devait être mis sur ${on}, ${change} sont mis sur ${it} à la place`;
}
