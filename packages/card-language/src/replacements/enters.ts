import type { Ability } from "../ability.ts";
import { frenchChoiceKind, printChoiceKind } from "../choice-kind.ts";
import type { EntersWith } from "../enters-with.ts";
import type { EventSubject } from "../event-subject.ts";
import { abilityList as frenchAbilities } from "../french/modification.ts";
import * as fr from "../french/phrases.ts";
import type { Modification } from "../modification.ts";
import type { printValue } from "../print/amount.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { abilityList } from "../print/modification.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { listOf, withArticle } from "../print/words.ts";
import { flag, variant } from "../schema/basic.ts";
import { condition, entersWith, type Node, subject } from "../schema/nodes.ts";

/** "enters tapped", "enters with ... counters", "as ... enters, choose" (CR 614.1c-d, 614.12). */
export const schema = variant("enters", {
  what: subject,
  with: entersWith,
  unless: condition.exactOptional(),
  /** "You may have this enter with ...". */
  optional: flag,
  /** How it enters if its controller would rather not: "If you don't, it gains haste" (CR 702.136a). */
  otherwise: entersWith.exactOptional(),
});
export interface EntersReplacement extends Node<typeof schema> {}

export function english(r: EntersReplacement, p: PrintContext): string {
  const { with: how } = r;
  if (how.copyOf === undefined) refuseOtherwise(r);
  if (how.choose !== undefined)
    return `as ${p.say(how).as === "it" ? "it" : p.subject(r.what)} enters, choose ${listOf(
      how.choose.map((one) => printChoiceKind(one, p)),
      "and",
    )}`;
  if (how.exile !== undefined) return exilesAsItEnters(r.what, how.exile, p);
  if (how.copyOf !== undefined) return entersAsCopy(r, how.copyOf, p);
  if (how.payLife !== undefined) {
    const subject = p.subject(r.what);
    return `as ${subject} enters, you may pay ${how.payLife.amount} life. If you don't, it enters tapped`;
  }
  if (how.reveal !== undefined) {
    const subject = p.subject(r.what);
    const card = indefinite(p.noun({ zones: ["hand"], of: how.reveal.filter.of }), "none");
    return `as ${subject} enters, you may reveal ${card} from your hand. If you don't, ${p.say(how).as === "name" ? p.self : "it"} enters tapped`;
  }
  const { subject, many } = entering(r.what, how, p);
  if (r.optional === true) throw new NotPrintable("replacement enters", "at one's option");
  const unless = r.unless === undefined ? "" : ` unless ${p.condition(r.unless)}`;
  const tapped = how.tapped === true ? " tapped" : "";
  const transformed = how.transformed === true ? " transformed" : "";
  const prepared = how.prepared === true ? " prepared" : "";
  const counters = how.counters === undefined ? "" : entersCounters(how, many, p);
  const modifications =
    how.modifications === undefined ? "" : ` with ${abilityList(abilitiesOf(how.modifications), p, p.self)}`;
  const join = tapped !== "" && counters !== "" && p.say(how).variant === 2 ? " and" : "";
  const more = counters !== "" && modifications !== "" ? " and" : "";
  const text = `${subject} ${many ? "enter" : "enters"}${tapped}${transformed}${prepared}${join}${counters}${more}${modifications}${unless}`;
  const { whereX } = p;
  p.whereX = undefined;
  return whereX === undefined ? text : `${text}, where X is ${whereX}`;
}

type Exiled = NonNullable<EntersWith["exile"]>;

/** "as this creature enters, exile a creature card from your graveyard" */
function exilesAsItEnters(what: EventSubject, { filter, link }: Exiled, p: PrintContext): string {
  const subject = p.subject(what);
  const { zone } = p;
  p.zone = "from";
  const card = indefinite(p.noun(filter));
  p.zone = zone;
  if (link !== undefined) p.mention(`linked:${link}`, "exiled card", false);
  return `as ${subject} enters, exile ${card}`;
}

function frenchExile(what: EventSubject, { filter, link }: Exiled, p: fr.FrenchContext): string {
  const subject = p.subject(what);
  const card = p.from(() => fr.aOrAn(p.noun(filter)));
  if (link !== undefined) p.mention(`linked:${link}`, fr.CARD, false);
  return `au moment où ${subject.text} arrive sur le champ de bataille, exilez ${card.text}`;
}

function entering(
  what: EventSubject,
  how: EntersWith,
  p: PrintContext,
): { readonly subject: string; readonly many: boolean } {
  if (typeof what === "object" && "filter" in what) {
    const np = p.noun(what.filter);
    return {
      subject: p.say(what).each === "each" ? `each ${bare(np)}` : manyOf(np),
      many: p.say(what).each !== "each",
    };
  }
  if (what === "this" && (p.it === "this" || p.say(how).as === "it")) return { subject: "it", many: false };
  return { subject: p.subject(what), many: false };
}

/** The abilities that it enters with: "with two +1/+1 counters on it and with flying". */
function abilitiesOf(modifications: readonly Modification[]): readonly Ability[] {
  return modifications.map((one) => {
    if (one.kind !== "gainAbility") throw new NotPrintable("replacement enters", `with ${one.kind}`);
    return one.ability;
  });
}

function entersCounters(how: EntersWith, many: boolean, p: PrintContext): string {
  const counters = how.counters ?? [];
  const [only] = counters;
  const on = many ? "them" : "it";
  const { variant } = p.say(how);
  const additional = many || variant === 1;
  if (
    only !== undefined &&
    counters.length === 1 &&
    typeof only.amount === "object" &&
    only.amount.kind !== "x"
  ) {
    const say = p.say(only.amount);
    if (say.amount === "forEach" || (say.amount === undefined && only.amount.kind === "count")) {
      return ` with ${withArticle(`${additional ? "additional " : ""}${only.counter} counter`)} on ${on} for each ${each(only.amount, p)}`;
    }
    if (say.amount === "equalTo")
      return ` with a number of ${only.counter} counters on ${on} equal to ${p.value(only.amount)}`;
  }
  const lead = variant === 5 ? "an additional " : "";
  return ` with ${lead}${counterWords(counters, p, additional)} on ${on}`;
}

function each(amount: Parameters<typeof printValue>[0], p: PrintContext): string {
  if (typeof amount === "object" && amount.kind === "count") {
    const np = p.noun(amount.filter);
    return indefinite(np)
      .replace(/^(?:an?) /, "")
      .replace(/^another /, "other ");
  }
  if (typeof amount === "object" && amount.kind === "timesKicked") return "time it was kicked";
  if (typeof amount === "object" && amount.kind === "colorsSpent") return "color of mana spent to cast it";
  return p.eachOf(amount);
}

function entersAsCopy(
  r: EntersReplacement,
  copy: NonNullable<EntersWith["copyOf"]>,
  p: PrintContext,
): string {
  const subject = p.subject(r.what);
  const np = p.noun(copy.filter);
  const { variant } = p.say(copy);
  const of = variant === 1 || variant === 3 ? indefinite(np) : `any ${bare(np)}`;
  const there = variant === 2 || variant === 3 ? "" : " on the battlefield";
  refuseBesides(r);
  const except = copy.except === undefined ? "" : `, except ${p.phrases.modifications(copy.except, p)}`;
  const tapped = copy.tapped === true ? " tapped" : "";
  const counters =
    copy.counters === undefined
      ? ""
      : `, except it enters with ${counterWords(copy.counters, p, true)} on it`;
  if (counters !== "" && except !== "") throw new NotPrintable("replacement enters", "two exceptions");
  if (copy.optional === true)
    return `you may have ${subject} enter${tapped} as a copy of ${of}${there}${except}${counters}`.replace(
      " on the battlefield on the battlefield",
      " on the battlefield",
    );
  return `${subject} enters${tapped} as a copy of ${of}${there}${except}${counters}`;
}

/** How it enters, as a copy or not, would go unsaid. */
function refuseBesides({
  with: { copyOf: _, ...besides },
  unless,
  optional,
  otherwise,
}: EntersReplacement): void {
  if (Object.keys(besides).length > 0 || unless !== undefined || optional === true || otherwise !== undefined)
    throw new NotPrintable("replacement enters", "somehow, as a copy or not");
}

/** Stands only for a keyword, whose reminder text alone says it. */
function refuseOtherwise({ otherwise }: EntersReplacement): void {
  if (otherwise !== undefined) throw new NotPrintable("replacement enters", "otherwise in another way");
}

export function french(r: EntersReplacement, p: fr.FrenchContext): string {
  const { with: how } = r;
  if (how.copyOf === undefined) refuseOtherwise(r);
  if (how.choose !== undefined) {
    const what = p.subject(r.what);
    const chosen = how.choose.map((one) => frenchChoiceKind(one, p));
    return `au moment où ${what.text} arrive sur le champ de bataille, choisissez ${fr.listOf(chosen, "et")}`;
  }
  if (how.exile !== undefined) return frenchExile(r.what, how.exile, p);
  if (how.copyOf !== undefined) return frenchCopy(r, how.copyOf, p);
  if (how.payLife !== undefined) return frenchOrTapped(r, `payer ${how.payLife.amount} points de vie`, p);
  if (how.reveal !== undefined) {
    const card = fr.aOrAn(p.noun({ zones: ["hand"], of: how.reveal.filter.of }), "none").text;
    return frenchOrTapped(r, `révéler ${card} de votre main`, p);
  }
  if (how.control !== undefined) {
    const whose =
      how.control.kind === "you" ? "votre contrôle" : `le contrôle de ${p.player(how.control).text}`;
    return fr.present(
      frenchEntrant(r.what, p),
      fr.vp("arriver", undefined, `sur le champ de bataille sous ${whose}`),
    );
  }
  const subject = frenchEntrant(r.what, p);
  const unless = r.unless === undefined ? "" : ` sauf si ${p.condition(r.unless)}`;
  const states = [
    ...(how.tapped === true ? [fr.participle("engager")(subject)] : []),
    ...(how.transformed === true ? [fr.participle("transformer")(subject)] : []),
    ...(how.prepared === true ? [fr.participle("préparer")(subject)] : []),
  ];
  const state = states.length === 0 ? "" : fr.listOf(states, "et");
  const counters = how.counters === undefined ? "" : frenchWithCounters(how.counters, subject, p);
  const any = how.anyNumber === undefined ? "" : frenchAnyNumber(how.anyNumber, subject, p);
  const abilities =
    how.modifications === undefined
      ? ""
      : `${counters === "" ? "" : "et "}avec ${frenchAbilities(abilitiesOf(how.modifications), p, p.options.selfNoun)}`;
  const rest = ["sur le champ de bataille", state, counters, abilities, any]
    .filter((one) => one !== "")
    .join(" ");
  const enters = fr.vp("arriver", undefined, `${rest}${unless}`);
  if (r.optional === true)
    return fr.endSentence(
      `vous pouvez faire que ${fr.subjunctive({ subject, key: "enters", verbs: [enters] })}`,
      p,
    );
  return fr.endSentence(fr.present(subject, enters), p);
}

function frenchEntrant(what: EventSubject, p: fr.FrenchContext): fr.Nominal {
  if (typeof what === "object" && "filter" in what) return fr.theMany(p.noun(what.filter));
  return p.subject(what);
}

function frenchOrTapped(r: EntersReplacement, may: string, p: fr.FrenchContext): string {
  const what = p.subject(r.what);
  const it = fr.pronounFor(what);
  const tapped = fr.vp("arriver", undefined, `sur le champ de bataille ${fr.participle("engager")(what)}`);
  return `au moment où ${what.text} arrive sur le champ de bataille, vous pouvez ${may}. Sinon, ${fr.present(it, tapped)}`;
}

function frenchWithCounters(
  counters: NonNullable<EntersWith["counters"]>,
  subject: fr.Nominal,
  p: fr.FrenchContext,
): string {
  const more = subject.plural ? " supplémentaire" : "";
  const said = counters.map(({ counter, amount }) => {
    const kind = fr.counterNoun(counter);
    return fr.measure(
      amount,
      fr.noun(`${kind.one}${more}`, "m", `${kind.many}${more === "" ? "" : `${more}s`}`),
      p,
    );
  });
  const suffix = said.map((one) => one.suffix).find((one) => one !== "");
  const on = `sur ${fr.pronounFor(subject).text}`;
  const texts = fr.listOf(
    said.map(({ text }) => text),
    "et",
  );
  return `avec ${fr.placed(texts, on)}${suffix === undefined ? "" : ` ${suffix}`}`;
}

function frenchAnyNumber(
  any: NonNullable<EntersWith["anyNumber"]>,
  subject: fr.Nominal,
  p: fr.FrenchContext,
): string {
  const revealed = any.how === "reveal";
  const np = p.noun(revealed ? { ...any.filter, zones: ["hand"] } : any.filter);
  const thing = fr.bare(np, { zone: "none" });
  const done = revealed ? "que vous révélez de votre main" : "que vous sacrifiez";
  const counters = fr.measure(any.each, fr.counterNoun(any.counter), p);
  return `avec ${counters.text} sur ${fr.pronounFor(subject).text} pour chaque ${thing} ${done}`;
}

function frenchCopy(
  r: EntersReplacement,
  copy: NonNullable<EntersWith["copyOf"]>,
  p: fr.FrenchContext,
): string {
  refuseBesides(r);
  const subject = p.subject(r.what);
  const of = fr.phrase(p.noun(copy.filter), { determiner: "any" }).text;
  const except = copy.except === undefined ? "" : `, excepté que ${p.phrases.exceptions(copy.except, p)}`;
  const tapped = copy.tapped === true ? `${fr.participle("engager")(subject)} ` : "";
  const with_ = copy.counters === undefined ? "" : frenchWithCounters(copy.counters, subject, p);
  const counters = with_ === "" ? "" : `, excepté qu'elle arrive sur le champ de bataille ${with_}`;
  const verb = fr.vp(
    "arriver",
    undefined,
    `sur le champ de bataille ${tapped}comme une copie de ${of}${copy.filter.zones === undefined ? " sur le champ de bataille" : ""}${except}${counters}`,
  );
  if (copy.optional !== true) return fr.present(subject, verb);
  return `vous pouvez faire que ${fr.subjunctive({ subject, key: "enters", verbs: [verb] })}`;
}
