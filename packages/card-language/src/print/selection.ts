import type { Amount } from "../amount.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import type { Selection } from "../selection.ts";
import { printComparison } from "./comparison.ts";
import type { Case, PrintContext } from "./context.ts";
import { definiteOf } from "./definite.ts";
import { eitherCard } from "./either-card.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf, type NounPhrase, same } from "./noun-phrase.ts";
import { dealtWith } from "./reference.ts";
import { countWord } from "./target.ts";
import { PERMANENT_TYPES, STAT_WORDS } from "./vocabulary.ts";
import { listOf, numberWord, possessive, withArticle } from "./words.ts";

/** Whether a selection stands for several objects ("them") or one ("it"). */
export function isPlural(what: Selection, p: PrintContext): boolean {
  switch (what.kind) {
    case "ref":
      return p.mentioned(objectKey(what.ref))?.plural ?? targetsMany(what.ref, p);
    case "all":
      return p.say(what).each !== "each";
    case "choose":
      return what.count.max !== 1;
    case "top":
      return what.amount !== 1 || what.of.kind === "allPlayers" || what.of.kind === "opponents";
    case "union":
      return true;
  }
}

function targetsMany(ref: ObjectRef, p: PrintContext): boolean {
  if (ref.kind === "linked") return p.say(ref).as === "they";
  if (ref.kind !== "target") return ref.kind === "rest";
  const clause = p.targets.find((one) => one.id === ref.target);
  return clause?.count !== undefined && clause.count.max !== 1;
}

/** Whether it is taken up again as "those": "each creature" is several, too. */
export function areMany(what: Selection, p: PrintContext): boolean {
  return what.kind === "all" || isPlural(what, p);
}

/** The noun by which "that ..." takes a selection up again. */
export function nounOfSelection(what: Selection, p: PrintContext): string {
  switch (what.kind) {
    case "ref":
      return p.mentioned(objectKey(what.ref))?.noun ?? "permanent";
    case "all":
    case "choose":
      return p.noun(what.filter).noun;
    case "top":
      return "card";
    case "union":
      return "permanent";
  }
}

/** "target creature", "all creatures", "a creature you control", "the top three cards of your library". */
export function printSelection(what: Selection, p: PrintContext, form: Case): string {
  const text = plainSelection(what, p, form);
  return what.kind === "ref" || form !== "possessive" ? text : possessive(text);
}

function plainSelection(what: Selection, p: PrintContext, form: Case): string {
  switch (what.kind) {
    case "ref":
      return p.say(what).each === "each" ? `each of ${p.object(what.ref)}` : p.object(what.ref, form);
    case "all": {
      if (p.say(what).as === "that") return `those ${p.say(what).noun ?? "permanent"}s`;
      const owner = what.filter.of.find((one) => one.kind === "owner");
      if (p.say(what).variant === 14 && what.filter.of.length === 0) return "all graveyards";
      if (p.say(what).variant === 14 && owner !== undefined)
        return `${p.player(owner.player, "possessive")} graveyard`;
      if (p.say(what).variant === 22 && owner !== undefined)
        return `the cards ${p.say(what).preposition ?? "in"} ${p.player(owner.player, "possessive")} hand`;
      if (p.say(what).variant === 18 && owner !== undefined)
        return `${p.player(owner.player, "possessive")} graveyards`;
      if (p.say(what).variant === 17 && owner !== undefined)
        return `all the cards from ${p.player(owner.player, "possessive")} hand`;
      const each = p.say(what).each ?? "all";
      const whole = p.noun(what.filter);
      const { zone: _, ...placeless } = whole;
      const np = what.filter.of.some(
        (one) => one.kind === "oneOf" && [1, 3].includes(p.say(one).variant ?? 0),
      )
        ? placeless
        : whole;
      if (each === "each") return `each ${bare(np, { zone: p.zone })}`;
      return each === "bare" ? manyOf(np, p.zone) : `all ${manyOf(np, p.zone)}`;
    }
    case "choose":
      return printChoice(what, p);
    case "top":
      if (p.say(what).variant === 16)
        return `cards from the top of ${p.player(what.of, "possessive")} library equal to ${p.value(what.amount)}`;
      if (p.say(what).variant === 19)
        return `that many cards from the top of ${p.player(what.of, "possessive")} library`;
      return topCards(what.of, what.amount, what.bottom === true ? "bottom" : "top", p);
    case "union":
      if (p.say(what).as === "that") return `those ${p.say(what).noun ?? "permanent"}s`;
      if (p.say(what).as === "full") return "all cards revealed this way";
      if (p.say(what).as === "the") return "the revealed cards";
      if (p.say(what).conjunction === "and")
        return `${kindsOf(what.of, p).join(" and ")} from your graveyard`;
      if (p.say(what).conjunction === "and/or") return eachFromAmong(what.of, p);
      if (what.overlap === true) return ofEachPermanentType(what.of, p);
      return listOf(
        what.of.map((one) => printSelection(one, p, form)),
        "and",
      );
  }
}

/** "a permanent they control of each permanent type" */
function ofEachPermanentType(all: readonly Selection[], p: PrintContext): string {
  const [first] = all;
  const types = all.flatMap((one) => (one.kind === "choose" ? one.filter.of : [])).filter(isType);
  if (first?.kind !== "choose" || types.length !== PERMANENT_TYPES.length || all.length !== types.length)
    throw new NotPrintable("union", "of other things than one of each type");
  const of = first.filter.of.filter((one) => !isType(one));
  return `${indefinite(p.noun({ ...first.filter, of }))} of each permanent type`;
}

function isType({ kind }: Filter["of"][number]): boolean {
  return kind === "type";
}

/** "a creature card", "a land card": without the place, which is said once for all of them. */
function kindsOf(all: readonly Selection[], p: PrintContext): readonly string[] {
  return all.map((one) => {
    if (one.kind !== "choose") throw new NotPrintable("union", "of other things than choices");
    const of = one.filter.of.filter(({ kind }) => kind !== "owner");
    return indefinite(p.noun({ ...one.filter, of }), "none");
  });
}

/** "a creature card and/or a land card from among them" */
function eachFromAmong(all: readonly Selection[], p: PrintContext): string {
  const choices = all.flatMap((one) => (one.kind === "choose" ? [one] : []));
  const among = choices[0]?.among;
  if (among === undefined) throw new NotPrintable("union", "of other things than choices");
  return `${kindsOf(all, p).join(" and/or ")} from among ${p.object(among)}`;
}

function topCards(of: PlayerRef, amount: Amount, end: string, p: PrintContext): string {
  const library = `${p.player(of, "possessive")} library`;
  if (amount === 1) return `the ${end} card of ${library}`;
  return `the ${end} ${countWord(amount, p)} cards of ${library}`;
}

type Choice = Extract<Selection, { kind: "choose" }>;

function printChoice(what: Choice, p: PrintContext): string {
  const { variant } = p.say(what);
  if (variant === 9)
    return `${printRandomly(what, p)} at random from ${p.noun(what.filter).zone?.one ?? "your graveyard"}`;
  if (variant === 10) return `${printRandomly(what, p)} at random in your graveyard`;
  if (variant === 13) return fromIt(what, p);
  const either = what.among === undefined ? undefined : eitherCard(what.filter, p);
  if (either !== undefined && what.among !== undefined && what.count.min === 1 && what.count.max === 1)
    return `${either} from among ${p.object(what.among)}`;
  const np = variant === 12 ? spellFromHand(what.filter, p) : p.noun(what.filter);
  const zone = p.zone;
  let text = what.among === undefined ? counted(np, what, p) : amongWords(np, what, what.among, p);
  if (what.totalAtMost !== undefined) {
    const { stat, value } = what.totalAtMost;
    text += ` with total ${STAT_WORDS[stat]} ${printComparison({ compare: "<=", value }, p)}`;
  }
  if (p.say(what).variant === 1)
    text += what.by.kind === "you" ? " of your choice" : ` of ${p.player(what.by, "possessive")} choice`;
  if (what.random === true) text += " at random";
  p.zone = zone;
  return p.say(what).each === "each" ? `each of ${text}` : text;
}

/** "a nonland card from it": from a hand that was revealed. */
function fromIt(what: Choice, p: PrintContext): string {
  const { zone: _, ...np } = p.noun(what.filter);
  return `${counted(np, what, p)} from it`;
}

/** "an instant spell from your hand": what will be a spell. */
function spellFromHand(filter: Filter, p: PrintContext): NounPhrase {
  const of = filter.of.filter((one) => one.kind !== "owner");
  const stats = of.filter((one) => one.kind === "stat");
  const np = p.noun({ zones: ["stack"], of: of.filter((one) => one.kind !== "stat") });
  const after = p.noun({ zones: ["stack"], of: stats }).after;
  return { ...np, after: [...np.after, same("from your hand"), ...after] };
}

/** "two creature cards", of which the text says afterwards where they are. */
function printRandomly(what: Choice, p: PrintContext): string {
  const { before, head } = p.noun(what.filter);
  const { max } = what.count;
  const many = typeof max === "number" && max > 1;
  const words = [...before, many ? head.many : head.one].join(" ");
  return many ? `${numberWord(max)} ${words}` : withArticle(words);
}

function counted(np: NounPhrase, what: Choice, p: PrintContext): string {
  const { min, max } = what.count;
  if (max === "any") {
    if (min === 0) return `any number of ${manyOf(np, p.zone)}`;
    if (min === 1) return `one or more ${manyOf(np, p.zone)}`;
    throw new NotPrintable("choice", "of an unbounded number from more than one");
  }
  if (max === 1 && min === 1) return indefinite(np, p.zone);
  if (isForEach(what, p)) return `${indefinite(np, p.zone)} for each ${p.eachOf(max)}`;
  if (min === 0) return `up to ${countWord(max, p)} ${bare(np, { zone: p.zone, many: max !== 1 })}`;
  if (typeof max === "object" && max.kind === "half" && JSON.stringify(min) === JSON.stringify(max))
    return halfOf(max, p);
  if (JSON.stringify(min) === JSON.stringify(max)) return `${countWord(max, p)} ${manyOf(np, p.zone)}`;
  if (min === 1 && max === 2) return `one or two ${manyOf(np, p.zone)}`;
  throw new NotPrintable("choice", "of such a number");
}

/** "a permanent for each charge counter on it" */
export function isForEach({ count: { min, max } }: Choice, p: PrintContext): boolean {
  if (typeof max !== "object" || p.say(max).amount !== "forEach") return false;
  return JSON.stringify(min) === JSON.stringify(max);
}

/** "half the creatures they control, rounded up" */
function halfOf({ of, round }: Extract<Amount, { kind: "half" }>, p: PrintContext): string {
  if (typeof of !== "object" || of.kind !== "count") throw new NotPrintable("choice", "of half of what");
  return `half the ${manyOf(p.noun(of.filter), p.zone)}, rounded ${round}`;
}

/** "one of them", "a creature card from among them", "two of those cards". */
function amongWords(np: NounPhrase, what: Choice, among: ObjectRef, p: PrintContext): string {
  const { min, max } = what.count;
  const these = p.object(among);
  const word = max === "any" ? "any number" : typeof max === "number" ? numberWord(max) : countWord(max, p);
  const number = max !== "any" && min === 0 ? `up to ${word}` : word;
  if (p.say(what).variant === 2) return number;
  if (p.say(among).variant === 38) {
    const { zone: _, ...plain } = np;
    const cards =
      max === 1 && min === 1
        ? indefinite(plain)
        : `${max === "any" ? "any number of" : number} ${bare(plain, { many: max !== 1 })}`;
    return `${cards} ${dealtWith(among)}this way`;
  }
  if (what.filter.of.length === 0 && p.say(what).variant !== 15) return `${number} of ${these}`;
  const described = { ...np, zone: { one: `among ${these}`, many: `among ${these}` } };
  if (max === 1 && min === 1) return indefinite(described, "from");
  const of = max === "any" ? "any number of" : number;
  return `${of} ${bare(described, { zone: "from", many: max !== 1 })}`;
}

/** Whose event it is: "this creature", "a creature you control", "this creature or another Elf". */
export function printSubject(what: EventSubject, p: PrintContext): string {
  if (what === "this") return p.object({ kind: "this" }, "subject");
  if (what === "attached") {
    const noun = p.attached.replace(/^\w+ /, "");
    p.mention("event:source", noun, false);
    p.mention("attached", noun, false);
    p.mention("event:object", noun, false);
    return p.attached;
  }
  if (what === "haunted") {
    const self = p.mentioned("this") === undefined ? p.self : "it";
    p.mention("event:object", "creature", false);
    return `the creature ${self} haunts`;
  }
  const definite = "filter" in what ? definiteOf(what.filter) : undefined;
  if (definite !== undefined) return p.object(definite, "subject");
  if ("filter" in what) {
    const np = p.noun(what.filter);
    p.mention("event:source", np.noun, false);
    p.mention("event:object", np.noun, false);
    return indefinite(np, "none");
  }
  const parts = what.either.map((one) => printSubject(one, p));
  const noun = p.mentioned("event:object")?.noun ?? "permanent";
  p.mention("event:object", noun, false);
  return listOf(parts, "or");
}
