import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Modification } from "../modification.ts";
import { becomesWords, isBecoming } from "./becomes.ts";
import type { PrintContext } from "./context.ts";
import { printKeyword } from "./keyword.ts";
import { NotPrintable } from "./not-printable.ts";
import { printRestriction } from "./restriction.ts";
import type { RestrictionTime } from "./restriction-time.ts";
import { keywordWords } from "./vocabulary.ts";
import { capitalise, listOf } from "./words.ts";

export interface ModificationStyle extends RestrictionTime {
  /** "has" and "is" of a static ability, or "gains" and "becomes" of a resolving effect. */
  readonly lasting: "static" | "effect";
  /** What "this ..." is called inside a quoted ability. */
  readonly quoted: string;
}

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
    if (isBecoming(one)) {
      const run = runOf(list, at, isBecoming);
      const said = becomesWords(run, style, p);
      verbs.push(said.verb);
      more.push(...said.more);
      at += run.length;
    } else if (one.kind === "gainAbility") {
      const run = runOf(list, at, (m) => m.kind === "gainAbility").flatMap((m) =>
        m.kind === "gainAbility" ? [m.ability] : [],
      );
      verbs.push(`${style.lasting === "static" ? "have" : "gain"} ${abilityList(run, p, style.quoted)}`);
      at += run.length;
    } else if (one.kind === "addPT") {
      const said = addPT(one, p);
      verbs.push(`get ${said.text}`);
      suffix = said.suffix;
      suffixFirst = p.say(one).first === true;
      at++;
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

/** "can't attack" and "can't block" are put together. */
function isAttackOrBlock(one: Modification, next: Modification | undefined): boolean {
  if (one.kind !== "restriction" || next?.kind !== "restriction") return false;
  const [a, b] = [one.restriction, next.restriction];
  if (a.kind !== "cantAttack" || b.kind !== "cantBlock") return false;
  const plain = a.player === undefined && a.unlessDefenderControls === undefined && b.what === undefined;
  return plain && a.unlessCost === undefined && b.unlessCost === undefined && a.alone === b.alone;
}

function attackOrBlock(one: Modification, style: ModificationStyle): string {
  const alone =
    one.kind === "restriction" && one.restriction.kind === "cantAttack" && one.restriction.alone === true;
  return `can't attack or block${alone ? " alone" : ""}${style.when === "" ? "" : ` ${style.when}`}`;
}

function runOf(
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

function single(one: Modification, style: ModificationStyle, p: PrintContext): string {
  switch (one.kind) {
    case "loseKeyword":
      return `lose ${keywordWords(one.keyword)}`;
    case "loseAllAbilities":
      return "lose all abilities";
    case "cantHaveKeyword":
      return `can't have or gain ${keywordWords(one.keyword)}`;
    case "gainKeywordOfChoice":
      return `gain your choice of ${listOf(
        one.of.map((keyword) => printKeyword(keyword, p)),
        "or",
      )}`;
    case "restriction":
      return printRestriction(one.restriction, style, p);
    case "copyOf": {
      const except = one.except === undefined ? "" : `, except ${p.phrases.modifications(one.except, p)}`;
      return `become a copy of ${p.object(one.of)}${except}`;
    }
    case "setLoyalty":
    case "setName":
    case "controller":
    case "switchPT":
      throw new NotPrintable(`modification ${one.kind}`, "stands in a sentence of its own");
    default:
      throw new NotPrintable(`modification ${one.kind}`);
  }
}

/** "flying and haste", `trample and "When this creature dies, draw a card."`. */
export function abilityList(abilities: readonly Ability[], p: PrintContext, self: string): string {
  const quotedSelf = self.startsWith("this ") ? self : `this ${self.replace(/s$/, "")}`;
  const words: string[] = [];
  for (const ability of abilities) {
    const text = ability.kind === "keyword" ? keyword(ability, p) : quote(ability, p, quotedSelf);
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
  return listOf(words, "and");
}

/** "protection from black and from red", "..., from red, and from green". */
function fromAlso(before: string, more: string): string {
  if (!before.includes(" and from ")) return `${before} and from ${more}`;
  return `${before.replace(" and from ", ", from ")}, and from ${more}`;
}

function keyword(ability: KeywordAbility, p: PrintContext): string {
  return printKeyword(ability, p);
}

function quote(ability: Ability, p: PrintContext, self: string): string {
  const inner = p.fresh(self);
  return `"${capitalise(p.phrases.ability(ability, inner))}"`;
}

interface PTWords {
  readonly text: string;
  readonly suffix: string;
}

/** "+2/+2", "-1/-0", "+X/+X", "+1/+1" with "for each ...". */
function addPT(one: Extract<Modification, { kind: "addPT" }>, p: PrintContext): PTWords {
  const { power, toughness } = one;
  const [dynamic] = [power, toughness].filter((side) => typeof side !== "number");
  if (dynamic === undefined || typeof dynamic === "number")
    return { text: ptText(power, toughness, p), suffix: "" };
  const say = p.say(dynamic);
  const style =
    say.amount ?? (dynamic.kind === "count" || dynamic.kind === "counters" ? "forEach" : "whereX");
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

function factorOf(side: Amount): number {
  if (typeof side === "number") return side;
  if (side.kind === "times" && typeof side.factor === "number") return side.factor;
  return 1;
}

function ptText(power: Amount, toughness: Amount, p: PrintContext): string {
  const negative = isNegative(power) || (isZero(power) && isNegative(toughness));
  const toughnessNegative = isNegative(toughness) || (isZero(toughness) && isNegative(power));
  return `${signed(power, negative, p)}/${signed(toughness, toughnessNegative, p)}`;
}

function isZero(side: Amount): boolean {
  return side === 0;
}

function isNegative(side: Amount): boolean {
  if (typeof side === "number") return side < 0;
  return side.kind === "times" && side.factor === -1;
}

function signed(side: Amount, negative: boolean, _p: PrintContext): string {
  const sign = negative ? "-" : "+";
  return typeof side === "number" ? `${sign}${Math.abs(side)}` : `${sign}X`;
}
