import { z } from "zod";
import { without } from "../canonical/without.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { DAMAGE, measure } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import type { Recipient } from "../recipient.ts";
import { isEachPlayer, type ObjectRef, objectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { bind, flag, record, some, variant } from "../schema/basic.ts";
import { amount, filter, type Node, recipient } from "../schema/nodes.ts";

export const schema = variant("dealDamage", {
  amount,
  to: recipient,
  source: objectRef.exactOptional(),
  /** With `eachSource`: more that each deal damage at the same time. */
  andSource: objectRef.exactOptional(),
  /** As the controller chooses, or in equal shares rounded down. */
  divided: z.union([z.literal(true), z.literal("evenly")]).exactOptional(),
  unpreventable: flag,
  /** Of several sources each deals its own amount, all at the same time: what the amount calls "each" is the source. */
  eachSource: flag,
  /** All of these deal it, each by itself: what amount and recipient call "each" is the one that does. */
  eachOf: filter.exactOptional(),
  bind,
  /** The objects that it is dealt to, whether or not any damage is: "tap those creatures". */
  aimedAt: bind,
  /** How much would have been lethal to the permanent it is dealt to: what is dealt beyond that is excess (CR 120.10). */
  lethal: bind,
  excessTo: recipient.exactOptional(),
  /** More damage, dealt at the same time: "to each creature and each player", "and 2 damage to you". */
  also: some(record({ amount, to: recipient })).exactOptional(),
});
export interface DealDamageEffect extends Node<typeof schema> {}

export function canonical(effect: DealDamageEffect): DealDamageEffect {
  return effect.source?.kind === "this" ? without(effect, "source") : effect;
}

export function english(effect: DealDamageEffect, p: PrintContext): Piece {
  if (effect.eachSource === true) return apiece(effect, p);
  if (effect.eachOf !== undefined) return byEach(effect, effect.eachOf, p);
  const say = p.say(effect);
  const source = effect.source ?? { kind: "this" };
  const subject = effect.source === undefined ? p.source(effect, "subject") : p.object(source, "subject");
  const many = subject === "they" || p.mentioned(objectKey(source))?.plural === true;
  const together = effect.unpreventable === true && say.variant === 3;
  const verb_ =
    effect.divided !== undefined
      ? dividedDamage(effect, p)
      : say.first === false
        ? lateAmount(effect, p)
        : plainDamage(effect, p);
  const verb = together ? `${verb_} and the damage can't be prevented` : verb_;
  const more: string[] = [];
  if (effect.unpreventable === true && !together)
    more.push(`${say.noun === "object" ? "This" : "The"} damage can't be prevented.`);
  if (effect.excessTo !== undefined)
    more.push(`Excess damage is dealt to ${recipientWords(effect.excessTo, p)} instead.`);
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, "the damage dealt this way");
  if (effect.lethal !== undefined) p.mentionAmount(effect.lethal, "lethal damage");
  mentionAimedAt(effect, p);
  p.it = p.it ?? objectKey(source);
  const called = say.variant === 62 ? `${subject} also` : subject;
  return piece(
    { subject: called, key: objectKey(source), number: many ? "many" : "one", verbs: [verb] },
    more,
  );
}

/**
 * "They each deal damage equal to their power to target creature"; in the wording, 61: "each of those creatures deals damage equal
 * to its power to ..."
 */
function apiece(effect: DealDamageEffect, p: PrintContext): Piece {
  const { source, amount } = effect;
  if (source === undefined || typeof amount !== "object" || amount.kind !== "stat")
    throw new NotPrintable("effect dealDamage", "of each of several sources");
  if (p.say(effect).variant === 61)
    return sentence(
      `each of ${p.object(source)} deals damage equal to its ${STAT_WORDS[amount.stat]} to ${recipientWords(effect.to, p)}`,
    );
  const first = p.object(source, "subject");
  const subject =
    effect.andSource === undefined ? first : `${first} and ${p.object(effect.andSource, "subject")}`;
  const verb = `each deal damage equal to their ${STAT_WORDS[amount.stat]} to ${recipientWords(effect.to, p)}`;
  return piece({ subject, key: objectKey(source), number: "many", verbs: [verb] });
}

/** "Each creature deals 1 damage to its controller"; "each creature deals damage to itself equal to its power". */
function byEach(effect: DealDamageEffect, of: Filter, p: PrintContext): Piece {
  const np = p.noun(of);
  const subject = `each ${bare(np)}`;
  p.mention("each", np.noun, false);
  const verb = p.say(effect).first === false ? lateAmount(effect, p) : plainDamage(effect, p);
  return piece({ subject, key: "each", number: "one", verbs: [verb] });
}

function mentionAimedAt({ aimedAt, bind, to }: DealDamageEffect, p: PrintContext): void {
  if (to.kind === "targets" && bind !== undefined) p.mention(`bound:${bind}`, "permanent", false);
  if (to.kind !== "objects") return;
  for (const name of [aimedAt, bind])
    if (name !== undefined) p.mention(`bound:${name}`, nounOfSelection(to.what, p), areMany(to.what, p));
}

function plainDamage(effect: DealDamageEffect, p: PrintContext): string {
  const said = measure(effect.amount, DAMAGE, p);
  const equal = said.suffix.startsWith(" equal to");
  if (equal) return `deal ${said.text}${said.suffix} to ${recipients(effect, p)}`;
  return `deal ${said.text} to ${recipients(effect, p)}${said.suffix}`;
}

/** "each creature and each player"; with amounts of their own, "any target and 2 damage to you". */
function recipients(effect: DealDamageEffect, p: PrintContext): string {
  const first = recipientWords(effect.to, p);
  const others = (effect.also ?? []).map((share) => {
    const isSame = JSON.stringify(share.amount) === JSON.stringify(effect.amount);
    if (isSame && p.say(share).variant !== 2) return recipientWords(share.to, p);
    const said = measure(share.amount, DAMAGE, p);
    return `${said.text} to ${recipientWords(share.to, p)}${said.suffix}`;
  });
  return listOf([first, ...others], "and");
}

/** "deals damage to target creature equal to its power". */
function lateAmount(effect: DealDamageEffect, p: PrintContext): string {
  const to = recipients(effect, p);
  return `deal damage to ${to} equal to ${p.value(effect.amount)}`;
}

function dividedDamage(effect: DealDamageEffect, p: PrintContext): string {
  const said = measure(effect.amount, DAMAGE, p);
  const how = effect.divided === "evenly" ? "evenly, rounded down," : "as you choose";
  return `deal ${said.text}${said.suffix} divided ${how} among ${recipientWords(effect.to, p)}`;
}

/** Who or what is dealt damage: "any target", "each creature and each player". */
function recipientWords(to: Recipient, p: PrintContext): string {
  switch (to.kind) {
    case "objects":
      return to.what.kind === "union"
        ? to.what.of.map((one) => p.selection(one)).join(" and ")
        : p.selection(to.what);
    case "players":
      return p.player(to.who);
    case "targets":
      if (p.say(to).variant === 1) return "that creature or player";
      return `${p.say(to).each === "each" ? "each of " : ""}${p.object({ kind: "target", target: to.target })}`;
    case "eventRecipient":
      throw new NotPrintable("recipient eventRecipient");
  }
}

export function french(effect: DealDamageEffect, p: fr.FrenchContext): fr.Piece {
  const source = effect.source ?? { kind: "this" };
  const first = effect.eachOf === undefined ? p.object(source) : frenchEach(effect.eachOf, p);
  const subject = effect.andSource === undefined ? first : frenchBoth(first, p.object(effect.andSource));
  p.subjectOfClause = subject.of === undefined ? undefined : subject;
  const more: string[] = [];
  const verb =
    effect.eachSource === true
      ? frenchApiece(effect, subject, p)
      : isToItself(effect)
        ? frenchToItself(effect, subject, p)
        : frenchDamage(effect, p);
  if (effect.unpreventable === true) more.push("Ces blessures ne peuvent pas être prévenues.");
  if (effect.excessTo !== undefined)
    more.push(`Le surplus de blessures est infligé à ${frenchRecipient(effect.excessTo, p)} à la place.`);
  if (effect.bind !== undefined) {
    p.mentionAmount(effect.bind, "le nombre de blessures infligées de cette manière");
    mentionDamaged(effect, effect.bind, p);
    if (effect.to.kind === "targets") p.alias(`bound:${effect.bind}`, `target:${effect.to.target}`);
  }
  if (effect.aimedAt !== undefined && effect.to.kind === "objects")
    fr.mentionBound({ what: effect.to.what, bind: effect.aimedAt }, p);
  return fr.piece({ subject, key: objectKey(source), verbs: [verb] }, more);
}

/** « les créatures blessées de cette manière », where all of some kind were dealt damage. */
function mentionDamaged({ to }: DealDamageEffect, bind: string, p: fr.FrenchContext): void {
  if (to.kind !== "objects" || to.what.kind !== "all") return;
  const { called } = p.noun(to.what.filter);
  if (called !== fr.CREATURE) return;
  const those = fr.noun("créature blessée de cette manière", "f", "créatures blessées de cette manière");
  p.mentionAside(`bound:${bind}`, those, true);
}

function frenchBoth(a: fr.Nominal, b: fr.Nominal): fr.Nominal {
  const gender = a.gender === "f" && b.gender === "f" ? "f" : "m";
  return fr.nominal(`${a.text} et ${b.text}`, gender, true);
}

/** « chaque créature » */
function frenchEach(of: Filter, p: fr.FrenchContext): fr.Nominal {
  const each = fr.phrase(p.noun(of), { determiner: "each" });
  p.mention("each", fr.CREATURE, false);
  return each;
}

/** « infligent chacune un nombre de blessures égal à leur force à la créature ciblée » */
function frenchApiece({ to }: DealDamageEffect, subject: fr.Nominal, p: fr.FrenchContext): fr.VerbPhrase {
  const each = subject.gender === "f" ? "chacune" : "chacun";
  return fr.vp("infliger", `${each} un nombre de blessures égal à leur force`, `à ${frenchRecipient(to, p)}`);
}

function isToItself({ source, eachOf, to, also }: DealDamageEffect): boolean {
  if (also !== undefined || to.kind !== "objects" || to.what.kind !== "ref") return false;
  if (eachOf !== undefined) return to.what.ref.kind === "each";
  return objectKey(source ?? { kind: "this" }) === objectKey(to.what.ref);
}

/** « s'inflige à elle-même un nombre de blessures égal à sa force » */
function frenchToItself(
  { amount }: DealDamageEffect,
  subject: fr.Nominal,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const itself = `à ${fr.pronounFor(subject).text}-${subject.plural ? "mêmes" : "même"}`;
  const said = fr.measure(amount, fr.DAMAGE, p);
  return fr.vp("se infliger", undefined, `${itself} ${said.text} ${said.suffix}`.trim());
}

function frenchDamage(effect: DealDamageEffect, p: fr.FrenchContext): fr.VerbPhrase {
  const { amount } = effect;
  /** « à chaque adversaire un nombre de blessures égal au nombre de cartes dans la main de ce joueur » */
  const toEach = effect.to.kind === "players" && isEachPlayer(effect.to.who);
  const amountLast =
    typeof amount === "object" &&
    effect.divided === undefined &&
    (toEach || fr.perEach(amount) || isLongNumber(amount, effect));
  const first = amountLast ? frenchRecipient(effect.to, p) : "";
  const said = frenchAmount(effect, p);
  if (effect.divided !== undefined) {
    const how =
      effect.divided === "evenly"
        ? "réparties équitablement, arrondies à l'unité inférieure,"
        : "réparties comme vous le désirez";
    return fr.vp(
      "infliger",
      said.text,
      `${how} entre ${frenchRecipient(effect.to, p)
        .replace(/^chacune? de /, "")
        .replace(/^au plus /, "jusqu'à ")} ${said.suffix}`.trim(),
    );
  }
  const to = amountLast ? first : frenchRecipient(effect.to, p);
  const others = (effect.also ?? []).map((share) => {
    const isSame = JSON.stringify(share.amount) === JSON.stringify(amount);
    if (isSame) return `à ${frenchRecipient(share.to, p)}`;
    const also = fr.measure(share.amount, fr.DAMAGE, p);
    return `${also.text} à ${frenchRecipient(share.to, p)} ${also.suffix}`.trim();
  });
  const dative = fr.CLITICS[`à ${to}`];
  if (dative !== undefined && others.length === 0)
    return { ...fr.vp("infliger", said.text, said.suffix), dative };
  const isEqual = said.text.includes(" égal à ");
  if (others.length === 0 && (fr.isLong(said) || (amountLast && isEqual)))
    return fr.vp("infliger", undefined, `à ${to} ${said.text} ${said.suffix}`.trim());
  return fr.vp("infliger", said.text, `${fr.listOf([`à ${to}`, ...others], "et")} ${said.suffix}`.trim());
}

/** « inflige à ce joueur un nombre de blessures égal au nombre de cartes dans la main de ce joueur »: a long number. */
function isLongNumber(
  amount: Exclude<DealDamageEffect["amount"], number>,
  effect: DealDamageEffect,
): boolean {
  switch (amount.kind) {
    case "cardsIn":
    case "devotion":
    case "happened":
    case "total":
    case "colorsSpent":
      return true;
    case "stat":
      return isOfAnother(amount.of, effect);
    default:
      return false;
  }
}

/** Of something else than the source and whoever is dealt damage: « la force de la créature sacrifiée ». */
function isOfAnother(of: ObjectRef, { source, eachOf, to }: DealDamageEffect): boolean {
  if (eachOf !== undefined || objectKey(of) === objectKey(source ?? { kind: "this" })) return false;
  if (to.kind === "targets") return of.kind !== "target" || of.target !== to.target;
  return to.kind === "players" && (to.who.kind === "event" || to.who.kind === "target");
}

/**
 * « un nombre de blessures égal au nombre d'elfes que vous contrôlez » to a target or among several: « 1 blessure à n'importe
 * quelle cible pour chaque elfe » could be one target for each of them.
 */
function frenchAmount({ amount, to, divided }: DealDamageEffect, p: fr.FrenchContext): fr.Measure {
  const isOne = typeof amount === "object" && fr.perEach(amount) && fr.factored(amount).factor === 1;
  if (isOne && (divided !== undefined || to.kind !== "players"))
    return { text: `un nombre de blessures égal à ${p.value(amount)}`, suffix: "" };
  return fr.measure(amount, fr.DAMAGE, p);
}

/** Who or what is dealt damage: « n'importe quelle cible », « chaque créature ». */
function frenchRecipient(to: Recipient, p: fr.FrenchContext): string {
  switch (to.kind) {
    case "objects":
      return p.selection(to.what, "each").text;
    case "players":
      return p.player(to.who).text;
    case "targets": {
      const target = p.object({ kind: "target", target: to.target });
      return /^(?:jusqu'à|n'importe quel nombre|X|deux|trois)/.test(target.text) && target.plural
        ? fr.eachOfMany(target)
        : target.text;
    }
    case "eventRecipient":
      return "ce joueur ou ce permanent";
  }
}
