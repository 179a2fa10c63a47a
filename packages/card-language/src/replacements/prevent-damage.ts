import { z } from "zod";
import type { Amount } from "../amount.ts";
import type { Effect } from "../effect.ts";
import type { EventSubject } from "../event-subject.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSource, damageSources } from "../print/damage-source.ts";
import { definiteOf } from "../print/definite.ts";
import { printDuration } from "../print/duration.ts";
import { printRecipient } from "../print/event-words.ts";
import { endSentence } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { protectedWords } from "../print/protected.ts";
import { sourceOfChoice } from "../print/source-of-choice.ts";
import { withArticle } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { amount, damageRecipient, effects, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("preventDamage", {
  source: subject.exactOptional(),
  to: damageRecipient.exactOptional(),
  combat: z.boolean().exactOptional(),
  amount: amount.exactOptional(),
  also: effects.exactOptional(),
});
export interface PreventDamageReplacement extends Node<typeof schema> {}

export function english(r: PreventDamageReplacement, p: PrintContext): string {
  const { variant } = p.say(r);
  if ((variant === 1 || variant === 2 || variant === 3 || r.also !== undefined) && p.preventing === undefined)
    return conditional(r, p);
  const { preventing } = p;
  const once = preventing?.uses === 1 && r.source !== undefined && r.amount === undefined;
  const shield =
    preventing !== undefined && (preventing.chosenSource === true || once)
      ? ofChosenSource(r, preventing, p)
      : shieldWords(r, p);
  return r.also === undefined ? shield : `${endSentence(shield, p)}${moreWords(r.also, p)}`;
}

/**
 * What a shield does besides: in a sentence of its own, said to hang on the damage (1), on damage from a source of some color (2),
 * for each one damage (3), or not.
 */
function moreWords(also: NonNullable<PreventDamageReplacement["also"]>, p: PrintContext): string {
  const { variant } = p.say(also);
  const [first] = also;
  if (variant === 2 && first?.kind === "if" && first.condition.kind === "is") {
    const source = withArticle(`${p.noun({ of: first.condition.of }).before.join(" ")} source`);
    return ifPreventedWords(`If damage from ${source} is prevented this way, `, first.then, p);
  }
  if (variant === 3 && first?.kind === "addCounters")
    return ifPreventedWords("For each 1 damage prevented this way, ", [{ ...first, amount: 1 }], p);
  const { preventing } = p;
  p.preventing = undefined;
  p.mention("event:source", "source", false);
  const more = p.phrases.effects(also, p).replace(/\.$/, "");
  p.preventing = preventing;
  if (p.say(also).variant !== 1) return `. ${more}`;
  const named = more.startsWith(p.self);
  return `. If damage is prevented this way, ${named ? more : more.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

function ifPreventedWords(start: string, effects: readonly Effect[], p: PrintContext): string {
  const { preventing } = p;
  p.preventing = undefined;
  const more = p.phrases.effects(effects, p).replace(/\.$/, "");
  p.preventing = preventing;
  const named = more.startsWith(p.self);
  return `. ${start}${named ? more : more.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

/** "prevent the next 3 damage that would be dealt to you this turn". */
function shieldWords(r: PreventDamageReplacement, p: PrintContext): string {
  const { variant, first } = p.say(r);
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  const { preventing } = p;
  const next = preventing?.uses !== undefined || (preventing !== undefined && r.amount !== undefined);
  const amount =
    r.amount === undefined
      ? `all ${combat}damage`
      : `${next ? "the next " : ""}${typeof r.amount === "number" ? r.amount : "X"} ${combat}damage`;
  if (typeof r.amount === "object" && r.amount.kind !== "x") p.whereX = p.value(r.amount);
  const when =
    preventing === undefined || preventing.led === true
      ? ""
      : preventing.duration === "endOfTurn"
        ? " this turn"
        : ` ${printDuration(preventing.duration, p)}`;
  const { on } = preventing ?? {};
  if (variant === ACTIVE || variant === ACTIVE_THAT) return active(r, amount, when, p);
  const to =
    on !== undefined ? ` to ${p.selection(on)}` : r.to === undefined ? "" : ` to ${protectedWords(r.to, p)}`;
  const and = variant === 5 ? " to and dealt by" : variant === 9 ? " to and by" : undefined;
  if (and !== undefined && on !== undefined)
    return `prevent ${amount} that would be dealt${and} ${p.selection(on)}${when}`;
  if (and !== undefined && r.to !== undefined)
    return `prevent ${amount} that would be dealt${and}${to.replace(/^ to/, "")}${when}`;
  const by = r.source === undefined ? "" : ` by ${sourceOf(r.source, p)}`;
  const definite =
    typeof r.source === "object" && "filter" in r.source ? definiteOf(r.source.filter) : undefined;
  if (first === true) return `prevent ${amount} that would be dealt${when}${to}${by}`;
  if (definite !== undefined || variant === 6)
    return `prevent ${amount} that would be dealt${to}${by}${when}`;
  return `prevent ${amount} that would be dealt${to}${when}${by}`.replace(/( this turn)( by .*)$/, "$1$2");
}

/** Variants: what deals the damage is the subject, after "damage" alone or after "damage that". */
const ACTIVE = 7;
const ACTIVE_THAT = 8;

/** "prevent all combat damage target creature would deal this turn", "prevent all damage that ~ would deal to red creatures". */
function active(r: PreventDamageReplacement, amount: string, when: string, p: PrintContext): string {
  if (r.source === undefined) throw new NotPrintable("replacement preventDamage", "from no source");
  const that = p.say(r).variant === ACTIVE_THAT ? " that" : "";
  const by = sourceOf(r.source, p);
  const to = r.to === undefined ? "" : ` to ${protectedWords(r.to, p)}`;
  return `prevent ${amount}${that} ${by} would deal${to}${when}`;
}

/** "if a source would deal damage to you, prevent 1 of that damage", "if damage would be dealt to this creature, ...". */
function conditional(r: PreventDamageReplacement, p: PrintContext): string {
  const damage = r.combat === true ? "combat damage" : r.combat === false ? "noncombat damage" : "damage";
  const by = r.source === undefined ? undefined : damageSource(r.source, p);
  const whom = r.to === undefined ? "" : printRecipient(r.to, p);
  const to = whom === "" ? "" : ` to ${whom}`;
  const { variant, conjunction } = p.say(r);
  const passive =
    variant === 3 && whom !== "" ? `if ${whom} would be dealt ${damage}` : `if ${damage} would be dealt${to}`;
  const start = by === undefined ? passive : `if ${by} would deal ${damage}${to}`;
  const prevented = `${start}, prevent ${preventedPart(r.amount)}`;
  if (r.also === undefined) return prevented;
  p.tellsPrevented = true;
  const more = p.phrases.effects(r.also, p).replace(/\.$/, "");
  p.tellsPrevented = false;
  return conjunction === "and"
    ? `${prevented} and ${more.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
    : `${prevented}. ${more}`;
}

function preventedPart(amount: PreventDamageReplacement["amount"]): string {
  if (amount === undefined) return "that damage";
  if (typeof amount === "number") return `${amount} of that damage`;
  if (amount.kind === "half" && typeof amount.of === "object" && amount.of.kind === "event")
    return `half that damage, rounded ${amount.round}`;
  if (amount.kind === "difference" && typeof amount.of === "object" && amount.of.kind === "event")
    return `all but ${String(amount.minus)} of that damage`;
  throw new NotPrintable("replacement preventDamage", "of such an amount");
}

type Preventing = NonNullable<PrintContext["preventing"]>;

/** "the next time a red source of your choice would deal damage to you this turn, prevent that damage" (CR 609.7). */
function ofChosenSource(r: PreventDamageReplacement, how: Preventing, p: PrintContext): string {
  if (r.amount !== undefined || how.duration !== "endOfTurn")
    throw new NotPrintable("replacement preventDamage", "from a source of choice, in part");
  const damage = r.combat === true ? "combat damage" : r.combat === false ? "noncombat damage" : "damage";
  const source =
    how.chosenSource === true || r.source === undefined ? sourceOfChoice(r.source, p) : p.subject(r.source);
  const to =
    how.on !== undefined
      ? ` to ${p.selection(how.on)}`
      : r.to === undefined
        ? ""
        : ` to ${protectedWords(r.to, p)}`;
  if (how.uses === 1)
    return `the next time ${source} would deal ${damage}${to} this turn, prevent that damage`;
  if (how.uses !== undefined) throw new NotPrintable("replacement preventDamage", "several times");
  return to === ""
    ? `prevent all ${damage} ${source} would deal this turn`
    : `prevent all ${damage} that would be dealt${to} this turn by ${source}`;
}

function sourceOf(source: EventSubject, p: PrintContext): string {
  const definite = typeof source === "object" && "filter" in source ? definiteOf(source.filter) : undefined;
  if (definite !== undefined) return p.object(definite);
  if (typeof source === "object" && "filter" in source) return damageSources(source.filter, p);
  return p.subject(source);
}

export function french(r: PreventDamageReplacement, p: fr.FrenchContext): string {
  const { preventing } = p;
  const when = preventing === undefined ? "" : ` ${fr.shortDuration(preventing.duration, p)}`.trimEnd();
  const kind = fr.damageWords(r.combat);
  const to = frenchProtected(r, p);
  const clitic = fr.CLITICS[to.trimStart()];
  const dative = clitic === undefined ? "" : ` ${clitic}`;
  const after = clitic === undefined ? to : "";
  if (preventing === undefined && (r.also === undefined ? r.amount !== undefined : isToEach(r))) {
    const source = fr.oneSource(r.source ?? { filter: { of: [] } }, p, false);
    const one = r.to === undefined || clitic !== undefined ? after.trim() : fr.oneProtected(r.to, p);
    const would = fr.would(source, [
      {
        ...fr.vp("infliger", `des ${kind}`, one),
        ...(clitic === undefined ? {} : { dative: clitic }),
      },
    ]);
    const part = r.amount === undefined ? "ces blessures" : frenchPart(r.amount, p);
    return `si ${would}, prévenez ${part}${frenchAlso(r, p)}`;
  }
  if (preventing === undefined && r.also !== undefined && r.source === undefined && r.amount === undefined)
    return `si des ${kind} devaient${dative} être infligées${after}, prévenez ces blessures et ${frenchAlsoDone(r.also, p)}`;
  const once = preventing?.uses === 1 && r.source !== undefined && r.amount === undefined;
  if (preventing !== undefined && (preventing.chosenSource === true || once)) {
    const source =
      preventing.chosenSource === true || r.source === undefined
        ? fr.sourceOfChoice(r.source, p)
        : p.subject(r.source).text;
    if (preventing.uses === 1)
      return `la prochaine fois que ${source} devrait${dative} infliger des ${kind}${after}${when}, prévenez ces blessures${frenchAlso(r, p)}`;
    return `prévenez toutes les ${kind} que ${source} devrait${dative} infliger${after}${when}${frenchAlso(r, p)}`;
  }
  const one = r.amount === 1;
  const be = `${one ? "devrait" : "devraient"}${dative} être ${one ? "infligée" : "infligées"}`;
  const count = r.amount === undefined ? "" : fr.numeral(r.amount, p);
  const amount =
    r.amount === undefined
      ? `toutes les ${kind}`
      : preventing === undefined
        ? `${count} ${one ? kind.replace("blessures", "blessure") : kind}`
        : one
          ? `la prochaine ${kind.replace("blessures", "blessure")}`
          : `les ${count} prochaines ${kind}`;
  const dealers = r.source === undefined ? undefined : fr.sources(r.source, p);
  const text = fr.endSentence(`prévenez ${amount} ${frenchDealt({ dealers, be, dative, after })}${when}`, p);
  return `${text}${frenchAlso(r, p)}`;
}

interface FrenchDealt {
  readonly dealers: fr.Nominal | undefined;
  readonly be: string;
  readonly dative: string;
  readonly after: string;
}

/** « qui devraient être infligées par la créature ciblée », but « que devrait infliger jusqu'à une créature ciblée ». */
function frenchDealt({ dealers, be, dative, after }: FrenchDealt): string {
  if (dealers === undefined) return `qui ${be}${after}`;
  if (!dealers.text.startsWith("jusqu'à ")) return `qui ${be}${after} par ${dealers.text}`;
  return `que ${dealers.plural ? "devraient" : "devrait"}${dative} infliger${after} ${dealers.text}`;
}

/** More is done each time that some source or recipient is: « mettez un marqueur +1/+1 sur cette créature ». */
function isToEach({ to, source }: PreventDamageReplacement): boolean {
  const bySome =
    typeof source === "object" && "filter" in source && fr.definiteOf(source.filter) === undefined;
  if (bySome && to !== undefined) return true;
  return (
    to?.kind === "object" &&
    typeof to.what === "object" &&
    "filter" in to.what &&
    fr.definiteOf(to.what.filter) === undefined
  );
}

/** « 2 de ces blessures », « toutes ces blessures sauf 1 ». */
function frenchPart(amount: Amount, p: fr.FrenchContext): string {
  if (typeof amount === "object" && amount.kind === "difference" && isEvent(amount.of))
    return `toutes ces blessures sauf ${fr.numeral(amount.minus, p)}`;
  if (typeof amount === "object" && amount.kind === "half" && isEvent(amount.of))
    return `la moitié de ces blessures, arrondie ${fr.rounding(amount.round)}`;
  return `${fr.numeral(amount, p)} de ces blessures`;
}

function isEvent(amount: Amount): boolean {
  return typeof amount === "object" && amount.kind === "event";
}

/** « à vous », « aux créatures que vous contrôlez ». */
function frenchProtected(r: PreventDamageReplacement, p: fr.FrenchContext): string {
  const on = p.preventing?.on;
  if (on !== undefined) return ` à ${p.selection(on, "definite").text}`;
  return r.to === undefined ? "" : ` ${fr.protectedWords(r.to, p)}`;
}

/** What else happens; for a shield that waits, once it has prevented any damage (CR 615.5). */
function frenchAlsoDone(also: NonNullable<PreventDamageReplacement["also"]>, p: fr.FrenchContext): string {
  p.tellsPrevented = true;
  const text = fr.inside(also, p);
  p.tellsPrevented = false;
  return text;
}

function frenchAlso({ also }: PreventDamageReplacement, p: fr.FrenchContext): string {
  if (also === undefined) return "";
  const { preventing } = p;
  p.preventing = undefined;
  p.tellsPrevented = preventing === undefined;
  const text = fr.inside(also, p);
  p.tellsPrevented = false;
  p.preventing = preventing;
  return preventing === undefined
    ? `. ${fr.capitalise(text)}`
    : `. Si des blessures sont prévenues de cette manière, ${text}`;
}
