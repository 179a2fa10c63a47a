import type { Amount } from "../amount.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { PERMANENT_TYPES } from "../print/vocabulary.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import type { Selection } from "../selection.ts";
import { comparison } from "./comparison.ts";
import type { AllStyle, FrenchContext } from "./context.ts";
import {
  alternatives,
  type Gender,
  listOf,
  type Nominal,
  type Noun,
  nominal,
  numberWord,
  possessed,
  pronounFor,
  subjectText,
} from "./grammar.ts";
import { aOrAn, type Determiner, type NounPhrase, phrase } from "./noun-phrase.ts";
import { CARD, CREATURE, PERMANENT, STATS, ZONES } from "./vocabulary.ts";

/** Whether it is taken up again as several. */
export function areMany(what: Selection, p: FrenchContext): boolean {
  switch (what.kind) {
    case "ref":
      return p.mentioned(objectKey(what.ref))?.plural ?? what.ref.kind === "rest";
    case "all":
    case "union":
      return true;
    case "choose":
      return what.count.max !== 1;
    case "top":
      return what.amount !== 1;
  }
}

/** The noun by which « cette ... » takes a selection up again. */
export function nounOfSelection(what: Selection, p: FrenchContext): Noun {
  switch (what.kind) {
    case "ref":
      return p.mentioned(objectKey(what.ref))?.noun ?? PERMANENT;
    case "all":
    case "choose":
      return p.noun(what.filter).called;
    case "top":
      return CARD;
    case "union": {
      const [first, ...others] = what.of.map((one) => nounOfSelection(one, p));
      return first !== undefined && others.every((one) => one.one === first.one) ? first : PERMANENT;
    }
  }
}

/** The text has named what an instruction binds; from here on a pronoun will do. */
export function mentionBound(
  effect: { readonly what: Selection; readonly bind?: string },
  p: FrenchContext,
): void {
  if (effect.bind === undefined) return;
  const owner = cardOwner(effect.what, p);
  if (owner !== undefined) p.mentionOwner(effect.bind, owner);
  const key = `bound:${effect.bind}`;
  if (effect.what.kind === "ref") p.alias(key, objectKey(effect.what.ref));
  p.mention(key, nounOfSelection(effect.what, p), areMany(effect.what, p));
}

/** Whose cards have been looked at, revealed or taken from among those. */
export function cardOwner(what: Selection, p: FrenchContext): PlayerRef | undefined {
  switch (what.kind) {
    case "top":
      return what.of;
    case "choose":
      return what.among?.kind === "bound" ? p.ownerOf(what.among.name) : undefined;
    case "ref":
      if (what.ref.kind === "bound") return p.ownerOf(what.ref.name);
      return what.ref.kind === "rest" ? p.ownerOf(what.ref.of) : undefined;
    case "union":
      return commonOwner(what.of, p);
    case "all": {
      const found = what.filter.of.find((one) => one.kind === "oneOf");
      return found?.kind === "oneOf" && found.ref.kind === "bound" ? p.ownerOf(found.ref.name) : undefined;
    }
  }
}

function commonOwner(parts: readonly Selection[], p: FrenchContext): PlayerRef | undefined {
  const [first, ...others] = parts.map((one) => cardOwner(one, p));
  const same = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return same ? first : undefined;
}

/** The same of cards that were looked at or revealed. */
export function mentionFound(
  name: string,
  what: Selection | { readonly hand: PlayerRef },
  p: FrenchContext,
): void {
  const owner = "hand" in what ? what.hand : cardOwner(what, p);
  if (owner !== undefined) p.mentionOwner(name, owner);
  if ("hand" in what) p.mentionAside(`bound:${name}`, CARD, true);
  else p.mention(`bound:${name}`, nounOfSelection(what, p), areMany(what, p));
}

/** « un permanent qu'il contrôle de chaque type de permanent » */
function ofEachPermanentType(all: readonly Selection[], p: FrenchContext): Nominal {
  const [first] = all;
  const isType = ({ kind }: Predicate): boolean => kind === "type";
  const types = all.flatMap((one) => (one.kind === "choose" ? one.filter.of : [])).filter(isType);
  if (first?.kind !== "choose" || types.length !== PERMANENT_TYPES.length || all.length !== types.length)
    throw new NotPrintable("union", "of other things than one of each type");
  const of = first.filter.of.filter((one) => !isType(one));
  const one = aOrAn(p.noun({ ...first.filter, of }));
  return { ...one, text: `${one.text} de chaque type de permanent` };
}

/** « la créature ciblée », « toutes les créatures », « une créature que vous contrôlez », « les trois cartes du dessus ». */
export function printSelection(what: Selection, p: FrenchContext, all: AllStyle): Nominal {
  switch (what.kind) {
    case "ref":
      return p.object(what.ref);
    case "all": {
      const described = p.noun(what.filter);
      const said = phrase(described, {
        determiner: all,
        many: all !== "each",
        zone: p.zone === "from" ? "of" : p.zone,
      });
      if (said.plural) p.mentionUnnamed(said, described);
      return said;
    }
    case "choose":
      return printChoice(what, p);
    case "top": {
      const said = topCards(what.of, what.amount, what.bottom === true, p);
      p.mentionUnnamed(said, { called: CARD, heads: [] });
      return said;
    }
    case "union": {
      if (what.overlap === true) return ofEachPermanentType(what.of, p);
      const chosen = what.of.every(({ kind }) => kind === "choose");
      if (!chosen && cardOwner(what, p) !== undefined) return nominal("toutes ces cartes", "f", true);
      const parts = what.of.map((one) => {
        // Beside something else it has its noun: « cette créature et ... », not « elle et ... ».
        if (one.kind === "ref") p.it = "";
        return p.selection(one, all);
      });
      const gender: Gender = parts.every((one) => one.gender === "f") ? "f" : "m";
      return nominal(
        listOf(
          parts.map((one) => one.text),
          "et",
        ),
        gender,
        true,
      );
    }
  }
}

/** « la carte du dessus de votre bibliothèque ». */
function topCards(of: PlayerRef, amount: Amount, bottom: boolean, p: FrenchContext): Nominal {
  const where = `du ${bottom ? "dessous" : "dessus"} de ${possessed(ZONES.library, p.player(of)).text}`;
  if (amount === 1) return nominal(`la carte ${where}`, "f");
  if (typeof amount === "object" && amount.kind === "event")
    return nominal(`autant de cartes ${where}`, "f", true);
  return nominal(`les ${countWord(amount, p)} cartes ${where}`, "f", true);
}

/** A counted number; one that is found is X, explained at the end of the sentence. */
export function countWord(amount: Amount, p: FrenchContext, gender: Gender = "f"): string {
  if (typeof amount === "number") return numberWord(amount, gender);
  if (amount.kind === "bound" && p.isX(amount.name)) return p.sayX(amount.name);
  if (amount.kind !== "x") p.whereX = p.value(amount);
  return "X";
}

type Choice = Extract<Selection, { kind: "choose" }>;

function printChoice(what: Choice, p: FrenchContext): Nominal {
  const { zone } = p;
  const described = p.noun(what.filter);
  const { choice } = p;
  const np =
    choice === undefined
      ? described
      : { ...described, after: [{ rank: -1, words: () => choice }, ...described.after] };
  const chosen = what.among === undefined ? counted(np, what.count, p) : among(np, what, what.among, p);
  let { text } = chosen;
  if (what.totalAtMost !== undefined) text += ` ${totalWords(what.totalAtMost, p)}`;
  if (what.random === true) text += " au hasard";
  p.zone = zone;
  p.mentionUnnamed(chosen, described);
  return { ...chosen, text };
}

/** « chacune d'elles », « chacune d'au plus deux créatures ciblées »: of several that each get something. */
export function eachOfMany(of: Nominal): string {
  if (!of.plural || of.you === true || of.text.startsWith("chaque ")) return of.text;
  return `${of.gender === "f" ? "chacune" : "chacun"} de ${of.text.replace(/^jusqu'à /, "au plus ")}`;
}

/** « dont la force totale est inférieure ou égale à 4 ». */
export function totalWords(
  total: { readonly stat: Parameters<typeof statName>[0]; readonly value: Amount },
  p: FrenchContext,
): string {
  return `dont ${statName(total.stat)} totale est ${comparison("<=", total.value, p)}`;
}

function statName(stat: keyof typeof STATS): string {
  return `la ${STATS[stat].one}`;
}

interface Range {
  readonly min: Amount;
  readonly max: Amount | "any";
}

/** The determiner for so many. */
export function countDeterminer({ min, max }: Range, p: FrenchContext): Determiner {
  if (max === "any") {
    return min === 0
      ? { number: () => "n'importe quel nombre de" }
      : {
          number: (gender) =>
            `au moins ${typeof min === "number" ? numberWord(min, gender) : countWord(min, p, gender)}`,
        };
  }
  if (typeof max === "object" && max.kind === "event")
    return { number: () => (min === 0 ? "jusqu'à autant de" : "autant de") };
  const number = (gender: Gender): string => countWord(max, p, gender);
  if (min === 0) return { number: (gender) => `jusqu'à ${number(gender)}` };
  if (typeof min === "number" && typeof max === "number" && min < max) {
    const between = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return {
      number: (gender) =>
        listOf(
          between.map((one) => numberWord(one, gender)),
          "ou",
        ),
    };
  }
  return { number };
}

/** « une créature », « jusqu'à deux terrains », « n'importe quel nombre de cartes ». */
export function counted(np: NounPhrase, range: Range, p: FrenchContext): Nominal {
  if (range.min === 1 && range.max === 1) return aOrAn(np, p.zone);
  const many = range.max !== 1 && !(range.max === "any" && range.min === 1);
  return phrase(np, { determiner: countDeterminer(range, p), many, zone: p.zone });
}

/** « l'une d'elles », « une carte de créature parmi elles », « deux de ces cartes ». */
function among(np: NounPhrase, what: Choice, ref: ObjectRef, p: FrenchContext): Nominal {
  const these = p.object(ref);
  const { min, max } = what.count;
  if (what.filter.of.length === 0) {
    const one = min === 1 && max === 1;
    const feminine = these.gender === "f";
    if (one) return nominal(`l'${feminine ? "une" : "un"} de ${these.text}`, these.gender);
    const many = max === "any" ? "n'importe quel nombre" : numberOf(what.count, these.gender, p);
    return nominal(
      `${many} ${these.pronoun === true ? "de entre" : "de"} ${these.text}`,
      these.gender,
      max !== 1,
    );
  }
  const plain = { ...np, zone: () => "" };
  const found = min === 1 && max === 1 ? oneOrOther(what.filter, plain, p) : counted(plain, what.count, p);
  return { ...found, text: `${found.text} parmi ${these.text}` };
}

/** One card, of one description or of another. */
export function oneOrOther(wanted: Filter, np: NounPhrase, p: FrenchContext): Nominal {
  const [any] = wanted.of;
  if (any?.kind !== "any" || !any.of.some((one) => one.kind === "all")) return aOrAn(np);
  const cards = any.of.map((one) => {
    const noun = p.noun({ zones: ["library"], of: one.kind === "all" ? one.of : [one] });
    return aOrAn({ ...noun, zone: () => "" }).text;
  });
  return nominal(listOf(cards, "ou"), "f");
}

function numberOf({ min, max }: Range, gender: Gender, p: FrenchContext): string {
  if (max === "any") return "n'importe quel nombre";
  const word = countWord(max, p, gender);
  return min === 0 ? `jusqu'à ${word}` : word;
}

/** Whose event it is: « cette créature », « une créature que vous contrôlez ». */
export function printSubject(what: EventSubject, p: FrenchContext): Nominal {
  if (what === "this") return p.object({ kind: "this" });
  if (what === "attached") {
    const { attached, attachedNoun } = p.options;
    p.mention("event:source", attachedNoun, false);
    p.mention("attached", attachedNoun, false);
    p.mention("event:object", attachedNoun, false);
    return attached;
  }
  if (what === "haunted") {
    const haunting =
      p.mentioned("this") === undefined
        ? `que hante ${p.self.text}`
        : `qu'${subjectText(pronounFor(p.self))} hante`;
    p.mention("event:object", CREATURE, false);
    return nominal(`la créature ${haunting}`, "f");
  }
  const definite = "filter" in what ? definiteOf(what.filter) : undefined;
  if (definite !== undefined) return p.object(definite);
  if ("filter" in what) {
    const np = p.noun(what.filter);
    const said = aOrAn(np, "none");
    p.mention("event:source", np.called, false, said.gender);
    p.mention("event:object", np.called, false, said.gender);
    return { ...said, of: "event:object" };
  }
  const parts = what.either.map((one) => printSubject(one, p));
  const called = p.mentioned("event:object")?.noun ?? PERMANENT;
  const gender: Gender = parts.every((one) => one.gender === "f") ? "f" : "m";
  p.mention("event:object", called, false, gender);
  return nominal(
    alternatives(
      parts.map((one) => one.text),
      "ou",
    ),
    gender,
  );
}

/** The one object that a description stands for, where it says nothing else. */
export function definiteOf(filter: Filter): ObjectRef | undefined {
  const [only] = filter.of;
  return filter.of.length === 1 && only?.kind === "oneOf" ? only.ref : undefined;
}
