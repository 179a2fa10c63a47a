import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { KeywordAbility } from "../keyword.ts";
import {
  type Modification,
  type ModificationNodes,
  type ModificationOf,
  modificationNodes,
} from "../modification.ts";
import { cardTypesOf } from "../subtypes.ts";
import { becomesWords, type Granted, isBecoming } from "./becomes.ts";
import type { PrintContext } from "./context.ts";
import { printKeyword } from "./keyword.ts";
import type { ModificationStyle } from "./modification-style.ts";
import { NotPrintable } from "./not-printable.ts";
import { keywordWords, SELF_SUBTYPES } from "./vocabulary.ts";
import { capitalise, listOf } from "./words.ts";

/** Verb phrases in their base form, and sentences that follow ("It's still a land."). */
export interface ModificationWords {
  readonly verbs: readonly string[];
  /** "for each creature you control", after the duration. */
  readonly suffix: string;
  /** It stands right after the verb instead. */
  readonly suffixFirst: boolean;
  readonly more: readonly string[];
}

/** "get +2/+2", "gain flying and haste", "become a 4/4 Dragon", "can't block". */
export function modificationWords(
  list: readonly Modification[],
  style: ModificationStyle,
  p: PrintContext,
): ModificationWords {
  const verbs: string[] = [];
  const more: string[] = [];
  let suffix = "";
  let suffixFirst = false;
  let at = 0;
  while (at < list.length) {
    const one = list[at];
    if (one === undefined) break;
    if (gainsTypes(one, p)) {
      const gained = p.say(one).variant === 1;
      verbs.push(`${gained ? "gain" : style.lasting === "static" ? "be" : "become"} all creature types`);
      at++;
    } else if (isBecoming(one)) {
      const run = runOf(
        list,
        at,
        (m) => isBecoming(m) && !gainsTypes(m, p) && (m === one || (!apart(m, p) && !byItself(one, p))),
      );
      const granted = runOf(list, at + run.length, (m) => m.kind === "gainAbility" && p.say(m).variant === 3);
      const said = becomesWords(run, style, p, grantedWords(granted, p, style));
      verbs.push(said.verb);
      more.push(...said.more);
      at += run.length + granted.length;
    } else if (one.kind === "gainAbility") {
      const run = runOf(list, at, (m) => m.kind === "gainAbility").flatMap((m) =>
        m.kind === "gainAbility" ? [m.ability] : [],
      );
      const has = style.lasting === "static" && p.say(one).variant !== 5;
      verbs.push(`${has ? "have" : "gain"} ${abilityList(run, p, style.quoted)}`);
      at += run.length;
    } else if (one.kind === "loseKeyword") {
      const lost = runOf(list, at, (m) => m.kind === "loseKeyword").flatMap((m) =>
        m.kind === "loseKeyword" ? [keywordWords(m.keyword)] : [],
      );
      verbs.push(`lose ${listOf(lost, "and")}`);
      at += lost.length;
    } else if (one.kind === "addPT") {
      const said = addPT(one, p);
      verbs.push(`get ${p.say(one).variant === 4 ? "an additional " : ""}${said.text}`);
      suffix = said.suffix;
      suffixFirst = p.say(one).first === true;
      at++;
    } else if (one.kind === "restriction" && p.say(one.restriction).join === "or") {
      verbs.push(single(one, style, p));
      at += 2;
    } else if (isAttackOrBlock(one, list[at + 1])) {
      verbs.push(attackOrBlock(one, style));
      at += 2;
    } else {
      verbs.push(single(one, style, p));
      at++;
    }
  }
  return { verbs, suffix, suffixFirst, more };
}

/** "has base power and base toughness each equal to ..." stands for itself. */
function apart(one: Modification, p: PrintContext): boolean {
  return one.kind === "setPT" && p.say(one).variant === 2;
}

/** "has base power and toughness 6/6 and is an Ooze": the size is a verb of its own. */
function byItself(one: Modification, p: PrintContext): boolean {
  return (one.kind === "setPT" || one.kind === "colors") && p.say(one).apart === true;
}

/** "gain all creature types" (1), "is all creature types" (2) rather than "is every creature type". */
function gainsTypes(one: Modification, p: PrintContext): boolean {
  return one.kind === "everyCreatureType" && p.say(one).variant !== undefined;
}

/** "flying": abilities that are said with what something becomes. */
function grantedWords(granted: readonly Modification[], p: PrintContext, style: ModificationStyle): Granted {
  const abilities = granted.flatMap((m) => (m.kind === "gainAbility" ? [m.ability] : []));
  const words = abilityWords(abilities, p, style.quoted);
  return { words, text: joinedAbilities(words) };
}

/** "can't attack" and "can't block" are put together. */
export function isAttackOrBlock(one: Modification, next: Modification | undefined): boolean {
  if (one.kind !== "restriction" || next?.kind !== "restriction") return false;
  const [a, b] = [one.restriction, next.restriction];
  if (a.kind !== "cantAttack" || b.kind !== "cantBlock") return false;
  const plain =
    a.player === undefined &&
    a.unlessDefenderControls === undefined &&
    a.ifDefenderControls === undefined &&
    b.what === undefined;
  return plain && a.unlessCost === undefined && b.unlessCost === undefined && a.alone === b.alone;
}

export function attackOrBlock(one: Modification, style: ModificationStyle): string {
  const alone =
    one.kind === "restriction" && one.restriction.kind === "cantAttack" && one.restriction.alone === true;
  return `can't attack or block${alone ? " alone" : ""}${style.when === "" ? "" : ` ${style.when}`}`;
}

export function runOf(
  list: readonly Modification[],
  from: number,
  belongs: (one: Modification) => boolean,
): readonly Modification[] {
  let end = from;
  while (end < list.length) {
    const one = list[end];
    if (one === undefined || !belongs(one)) break;
    end++;
  }
  return list.slice(from, end);
}

/** "flying and haste", `trample and "When this creature dies, draw a card."`. */
export function abilityList(abilities: readonly Ability[], p: PrintContext, self: string): string {
  return joinedAbilities(abilityWords(abilities, p, self));
}

function joinedAbilities(words: readonly string[]): string {
  const open = words.map((one, at) => (at < words.length - 1 ? one.replace(/\."$/, '"') : one));
  return listOf(open, "and");
}

function abilityWords(abilities: readonly Ability[], p: PrintContext, self: string): readonly string[] {
  const quotedSelf = self.startsWith("this ") || self === p.self ? self : `this ${self.replace(/s$/, "")}`;
  return wordsOfAbilities(abilities, p, self === p.self ? self : byCardType(quotedSelf));
}

/** "this artifact" for each of several Treasures, "this land" for each of several Forests. */
function byCardType(self: string): string {
  const subtype = self.replace("this ", "");
  const [type, ...more] = SELF_SUBTYPES.includes(subtype) ? [] : cardTypesOf(subtype);
  return type === undefined || more.length > 0 ? self : `this ${type}`;
}

function wordsOfAbilities(
  abilities: readonly Ability[],
  p: PrintContext,
  quotedSelf: string,
): readonly string[] {
  const words: string[] = [];
  for (const ability of abilities) {
    const text =
      ability.kind !== "keyword"
        ? quote(ability, p, quotedSelf)
        : p.say(ability).apart === true
          ? `"${quotedKeyword(ability, p).replace(/\.$/, "")}."`
          : keyword(ability, p);
    const before = words.at(-1);
    const again = /^(?:protection|hexproof) from /.exec(text)?.[0];
    if (
      before !== undefined &&
      again !== undefined &&
      p.say(ability).join === "and" &&
      before.startsWith(again)
    ) {
      words[words.length - 1] = fromAlso(before, text.slice(again.length));
    } else words.push(text);
  }
  return words;
}

/** "Ward {2}" as a sentence of its own, but "bands with other legendary creatures" and "enchant creature ...". */
function quotedKeyword(ability: KeywordAbility, p: PrintContext): string {
  const text = keyword(ability, p);
  return ability.keyword === "bandsWithOther" || ability.keyword === "enchant" ? text : capitalise(text);
}

/** "protection from black and from red", "..., from red, and from green". */
export function fromAlso(before: string, more: string): string {
  if (!before.includes(" and from ")) return `${before} and from ${more}`;
  return `${before.replace(" and from ", ", from ")}, and from ${more}`;
}

export function keyword(ability: KeywordAbility, p: PrintContext): string {
  return printKeyword(ability, p);
}

export function quote(ability: Ability, p: PrintContext, self: string): string {
  const inner = p.fresh(self);
  inner.quoted = true;
  const text = capitalise(p.phrases.ability(ability, inner));
  const mark = p.quoted ? "'" : '"';
  return `${mark}${p.say(ability).goesOn === true ? text.replace(/\.$/, "") : text}${mark}`;
}

export interface PTWords {
  readonly text: string;
  readonly suffix: string;
}

/** "+2/+2", "-1/-0", "+X/+X", "+1/+1" with "for each ...". */
export function addPT(one: ModificationOf<"addPT">, p: PrintContext): PTWords {
  const { power, toughness } = one;
  if (p.say(one).variant === 6) {
    const x = p.value(power);
    p.whereX = `${x} and Y is ${p.value(toughness)}`;
    return { text: "+X/+Y", suffix: "" };
  }
  const [dynamic] = [power, toughness].filter((side) => typeof side !== "number");
  if (dynamic === undefined || typeof dynamic === "number")
    return { text: ptText(power, toughness, p), suffix: "" };
  const say = p.say(dynamic);
  const counted =
    dynamic.kind === "count" || dynamic.kind === "counters" || Math.abs(factorOf(dynamic)) !== 1;
  const style = say.amount ?? (counted ? "forEach" : "whereX");
  if (style === "forEach") {
    const factors = [factorOf(power), factorOf(toughness)] as const;
    const inner = dynamic.kind === "times" ? dynamic.of : dynamic;
    return { text: ptText(factors[0], factors[1], p), suffix: `for each ${p.eachOf(inner)}` };
  }
  const text = ptText(power, toughness, p);
  const whole = dynamic.kind === "times" && dynamic.factor === -1 ? dynamic.of : dynamic;
  if (typeof whole === "object" && whole.kind !== "x") p.whereX = p.value(whole);
  return { text, suffix: "" };
}

export function factorOf(side: Amount): number {
  if (typeof side === "number") return side;
  if (side.kind === "times" && typeof side.factor === "number") return side.factor;
  return 1;
}

export function ptText(power: Amount, toughness: Amount, p: PrintContext): string {
  const negative = isNegative(power) || (isZero(power) && isNegative(toughness));
  const toughnessNegative = isNegative(toughness) || (isZero(toughness) && isNegative(power));
  return `${signed(power, negative, p)}/${signed(toughness, toughnessNegative, p)}`;
}

export function isZero(side: Amount): boolean {
  return side === 0;
}

export function isNegative(side: Amount): boolean {
  if (typeof side === "number") return side < 0;
  return side.kind === "times" && side.factor === -1;
}

export function signed(side: Amount, negative: boolean, _p: PrintContext): string {
  const sign = negative ? "-" : "+";
  return typeof side === "number" ? `${sign}${Math.abs(side)}` : `${sign}X`;
}

const words: ModificationNodes = modificationNodes;

function single(one: Modification, style: ModificationStyle, p: PrintContext): string {
  return printOne(one.kind, one, style, p);
}

function printOne<K extends Modification["kind"]>(
  kind: K,
  one: ModificationOf<K>,
  style: ModificationStyle,
  p: PrintContext,
): string {
  const phrase = words[kind].english;
  if (phrase === undefined) throw new NotPrintable(`modification ${kind}`);
  return phrase(one, style, p);
}
