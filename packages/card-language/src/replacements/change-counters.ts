import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("changeCounters", {
  on: subject,
  counter: label,
  change: numberChange,
  by: playerRef.exactOptional(),
  /** Only counters that an effect puts, not those of costs and turn-based actions (CR 609.1, 606.4, 714.3b). */
  effectOnly: flag,
});
export interface ChangeCountersReplacement extends Node<typeof schema> {}

export function english(r: ChangeCountersReplacement, p: PrintContext): string {
  if (p.say(r).variant === 1 && r.counter === "any") return eachKind(r, p);
  const kind = r.counter === "any" ? "counters" : `${r.counter} counters`;
  const on = p.subject(r.on);
  if (r.effectOnly) {
    const [many, it] = r.counter === "any" ? ["of those counters", "that permanent"] : [kind, "it"];
    return `if an effect would put one or more ${kind} on ${on}, it puts ${change(r.change, `many ${many}`, p)} on ${it} instead`;
  }
  if (r.change.kind === "add" && typeof r.change.amount === "number" && r.change.amount < 0)
    return `if one or more ${kind} would be put on ${on}, that many ${kind} minus ${numberWord(-r.change.amount)} are put on it instead`;
  if (r.change.kind === "add" && typeof r.change.amount === "number" && r.change.amount > 0)
    return `if one or more ${kind} would be put on ${on}, that many plus ${numberWord(r.change.amount)} ${kind} are put on it instead`;
  return `if one or more ${kind} would be put on ${on}, ${change(r.change, `many ${kind}`, p)} are put on it instead`;
}

/** "twice that many of each of those kinds of counters", for anyone who puts them or for one player. */
function eachKind(r: ChangeCountersReplacement, p: PrintContext): string {
  const many =
    r.change.kind === "add" && r.change.amount === 1 ? "that many plus one" : change(r.change, "many", p);
  const kinds = `${many} of each of those kinds of counters`;
  if (r.by?.kind === "you")
    return `if you would put one or more counters on ${p.subject(r.on)}, put ${kinds} on that permanent instead`;
  return `if one or more counters would be put on ${p.subject(r.on)}, ${kinds} are put on it instead`;
}

/** « si vous deviez mettre au moins un marqueur sur un permanent, mettez-y à la place autant de marqueurs plus un de chaque sorte » */
function frenchByYou(r: ChangeCountersReplacement, p: fr.FrenchContext): string {
  const kind = fr.counterNoun(r.counter);
  const on = p.subject(r.on);
  const change = frenchChange(r.change, kind.many, p);
  const kinds = r.counter === "any" ? " de chacune de ces sortes" : "";
  return `si vous deviez mettre au moins un ${kind.one} sur ${on.text}, mettez ${change}${kinds} sur ${fr.pronounFor(on).text} à la place`;
}

export function french(r: ChangeCountersReplacement, p: fr.FrenchContext): string {
  const kind = fr.counterNoun(r.counter);
  if (r.by?.kind === "you") return frenchByYou(r, p);
  const on = p.subject(r.on);
  const change = frenchChange(r.change, kind.many, p);
  return `si au moins un ${kind.one} devait être mis sur ${on.text}, ${change} sont mis sur ${fr.pronounFor(on).text} à la place`;
}
