import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import {
  type Modification,
  type ModificationNodes,
  type ModificationOf,
  modificationNodes,
} from "../modification.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { becomes, isBecoming } from "./becomes.ts";
import { predicate } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { demonstrative, listOf, type Noun, nominal } from "./grammar.ts";
import { keywordArticle } from "./keyword-names.ts";
import { factored, numeral, perEach } from "./measure.ts";
import type { ModificationStyle } from "./modification-style.ts";
import { cant, type VerbPhrase, vp } from "./verbs.ts";
import { TOKEN } from "./vocabulary.ts";

export interface ModificationWords {
  readonly verbs: readonly VerbPhrase[];
  /** « pour chaque créature que vous contrôlez ». */
  readonly suffix: string;
}

/** « gagne +2/+2 », « acquiert le vol et la célérité », « devient un Dragon 4/4 », « ne peut pas bloquer ». */
export function modificationWords(
  list: readonly Modification[],
  style: ModificationStyle,
  p: FrenchContext,
): ModificationWords {
  const verbs: VerbPhrase[] = [];
  let suffix = "";
  let at = 0;
  while (at < list.length) {
    const one = list[at];
    if (one === undefined) break;
    const run = runOf(
      list,
      at,
      isBecoming(one)
        ? isBecoming
        : (m) => m.kind === one.kind && (m.kind === "gainAbility" || m.kind === "loseKeyword"),
    );
    at += Math.max(1, run.length);
    if (isBecoming(one)) verbs.push(...becomes(run.filter(isBecoming), style, p));
    else if (one.kind === "gainAbility") {
      const abilities = run.flatMap((m) => (m.kind === "gainAbility" ? [m.ability] : []));
      verbs.push(
        vp(style.lasting === "static" ? "avoir" : "acquérir", abilityList(abilities, p, style.called)),
      );
    } else if (one.kind === "loseKeyword") {
      const lost = run.flatMap((m) => (m.kind === "loseKeyword" ? [keywordArticle(m.keyword)] : []));
      verbs.push(vp("perdre", listOf(lost, "et")));
    } else if (one.kind === "addPT") {
      const said = addPT(one, p);
      verbs.push(vp("gagner", said.text));
      ({ suffix } = said);
    } else if (isAttackOrBlock(one, list[at])) {
      verbs.push(cant(`attaquer ou bloquer${alone(one)}${style.when === "" ? "" : ` ${style.when}`}`));
      at++;
    } else verbs.push(printOne(one.kind, one, style, p));
  }
  return { verbs, suffix };
}

function runOf(
  list: readonly Modification[],
  from: number,
  belongs: (one: Modification) => boolean,
): readonly Modification[] {
  let end = from;
  for (let one = list[end]; one !== undefined && belongs(one); one = list[end]) end++;
  return list.slice(from, end);
}

/** « ne peut pas attaquer » and « ne peut pas bloquer » are put together. */
function isAttackOrBlock(one: Modification, next: Modification | undefined): boolean {
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

function alone(one: Modification): string {
  return one.kind === "restriction" && one.restriction.kind === "cantAttack" && one.restriction.alone === true
    ? " seule"
    : "";
}

const words: ModificationNodes = modificationNodes;

function printOne<K extends Modification["kind"]>(
  kind: K,
  one: ModificationOf<K>,
  style: ModificationStyle,
  p: FrenchContext,
): VerbPhrase {
  const phrase = words[kind].french;
  if (phrase === undefined) throw new NotPrintable(`modification ${kind}`, "has no French");
  return phrase(one, style, p);
}

/** « le vol et la célérité », « le piétinement et « Quand cette créature meurt, piochez une carte. » ». */
export function abilityList(abilities: readonly Ability[], p: FrenchContext, called: Noun): string {
  return listOf(
    abilities.map((one) =>
      one.kind === "keyword" ? p.phrases.keywordWithArticle(one, p) : quote(one, p, called),
    ),
    "et",
  );
}

function quote(ability: Ability, p: FrenchContext, called: Noun): string {
  const as = {
    self: demonstrative(called),
    selfNoun: called,
    selfDies: /créature|jeton/.test(called.one),
  };
  const inner = p.granted(as);
  const text = p.phrases.ability(ability, inner);
  const clear = inner.referents.ambiguous ? p.phrases.ability(ability, p.granted(as, "there")) : text;
  return `« ${capitalise(clear)} »`;
}

interface PTWords {
  readonly text: string;
  readonly suffix: string;
}

/** « +2/+2 », « -1/-0 », « +X/+X », « +1/+1 » with « pour chaque ... ». */
function addPT(one: Extract<Modification, { kind: "addPT" }>, p: FrenchContext): PTWords {
  const { power, toughness } = one;
  const dynamic = typeof power !== "number" ? power : typeof toughness !== "number" ? toughness : undefined;
  if (dynamic !== undefined && perEach(dynamic)) {
    const sides = [power, toughness].map((side) => (typeof side === "number" ? side : factored(side).factor));
    const text = ptText(sides[0] ?? 0, sides[1] ?? 0, p);
    return { text, suffix: `pour chaque ${p.eachOf(factored(dynamic).inner)}` };
  }
  return { text: differing(power, toughness, p) ?? ptText(power, toughness, p), suffix: "" };
}

/** « +X/+Y », where both are found and not the same. */
function differing(power: Amount, toughness: Amount, p: FrenchContext): string | undefined {
  const sides = [power, toughness].map(unsigned);
  const [x, y] = sides;
  if (typeof x !== "object" || typeof y !== "object" || JSON.stringify(x) === JSON.stringify(y))
    return undefined;
  p.whereX ??= `${p.value(x)} et Y étant ${p.value(y)}`;
  return `${isNegative(power) ? "-" : "+"}X/${isNegative(toughness) ? "-" : "+"}Y`;
}

function unsigned(side: Amount): Amount {
  return typeof side === "object" && side.kind === "times" && side.factor === -1 ? side.of : side;
}

function ptText(power: Amount, toughness: Amount, p: FrenchContext): string {
  const minus = (one: Amount, other: Amount): boolean => isNegative(one) || (one === 0 && isNegative(other));
  return `${signed(power, minus(power, toughness), p)}/${signed(toughness, minus(toughness, power), p)}`;
}

function isNegative(side: Amount): boolean {
  return typeof side === "number" ? side < 0 : side.kind === "times" && side.factor === -1;
}

function signed(side: Amount, negative: boolean, p: FrenchContext): string {
  const sign = negative ? "-" : "+";
  if (typeof side === "number") return `${sign}${Math.abs(side)}`;
  return `${sign}${numeral(side.kind === "times" && side.factor === -1 ? side.of : side, p)}`;
}

/** What a copy has besides: « la copie a le vol et est un artefact en plus de ses autres types ». */
export function exceptions(list: readonly Modification[], p: FrenchContext): string {
  const copy = nominal("la copie", "f");
  const called = p.copyIsToken ? TOKEN : p.options.selfNoun;
  const { verbs, suffix } = modificationWords(list, { lasting: "static", when: "", who: copy, called }, p);
  const words = predicate({ subject: copy, key: "copy", verbs, ...(suffix === "" ? {} : { after: suffix }) });
  return words.startsWith("est un") ? `c'${words}` : `${copy.text} ${words}`;
}
