import type { CardType } from "../card-type.ts";
import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import { cardTypesOf } from "../subtypes.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf, type NounPhrase, type OneMany, oneMany } from "./noun-phrase.ts";
import { TYPE_ORDER } from "./vocabulary.ts";
import { listOf, plural } from "./words.ts";

/** Predicates that make up the noun itself: types, subtypes, "token", "permanent card", kinds of stack objects. */
export function isHeadPredicate(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "type":
    case "subtype":
    case "token":
    case "permanent":
    case "stackObject":
      return true;
    case "status":
      return predicate.status === "commander";
    case "any":
      return predicate.of.every(isHeadAlternative) && !predicate.of.every((one) => one.kind === "status");
    default:
      return false;
  }
}

function isHeadAlternative(predicate: Predicate): boolean {
  return predicate.kind === "all"
    ? predicate.of.some((one) => one.kind === "type" || one.kind === "subtype" || one.kind === "stackObject")
    : isHeadPredicate(predicate);
}

interface Head {
  readonly head: OneMany;
  readonly called: string;
}

/** "artifact creature", "Elf card", "instant or sorcery spell", "permanent". */
export function printHead(of: readonly Predicate[], filter: Filter, p: PrintContext): Head {
  const suffix = zoneNoun(filter, of, p);
  const words = typeWords(of);
  const alternatives = of.filter((one) => one.kind === "any");
  if (alternatives.length > 1) throw new NotPrintable("filter", "has two lists of alternatives");
  const alternative = alternatives[0];
  if (alternative?.kind === "any") return alternativeHead(alternative.of, words, suffix, filter, p);
  const nouns = suffix === "" ? words : [...words, suffix];
  if (nouns.length === 0) return { head: oneMany("permanent"), called: "permanent" };
  const one = nouns.join(" ");
  return { head: oneMany(one), called: calledAs(of, suffix) };
}

function calledAs(of: readonly Predicate[], suffix: string): string {
  if (suffix !== "") return suffix === "token" ? "token" : suffix;
  const types = of.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  if (types.includes("creature")) return "creature";
  if (types.length === 1 && types[0] !== undefined) return types[0];
  const subtype = of.find((one) => one.kind === "subtype");
  if (subtype?.kind === "subtype")
    return cardTypesOf(subtype.subtype).includes("creature") ? "creature" : subtype.subtype;
  return "permanent";
}

function typeWords(of: readonly Predicate[]): readonly string[] {
  const subtypes = of.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  const types = of.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  const ordered = [...types].sort((a, b) => order(a) - order(b));
  const permanent = of.some((one) => one.kind === "permanent") ? ["permanent"] : [];
  const words = [...subtypes, ...ordered, ...permanent];
  return words.length > 0 && of.some(isCommander) ? ["commander", ...words] : words;
}

function isCommander(predicate: Predicate): boolean {
  return predicate.kind === "status" && predicate.status === "commander";
}

function order(type: CardType): number {
  return TYPE_ORDER.indexOf(type);
}

/** The noun that the zone gives: "card", "spell", "token", nothing on the battlefield. */
function zoneNoun(filter: Filter, of: readonly Predicate[], p: PrintContext): string {
  if (of.some(isCommander) && typeWords(of).length === 0) return "commander";
  const apart = p.say(filter).conjunction === "or";
  const stack = of.flatMap((one) => stackWords(one, apart));
  if (stack.length > 0) return listOf(stack, "or");
  const zones = filter.zones ?? ["battlefield"];
  if (of.some((one) => one.kind === "token")) return "token";
  if (zones.length === 1 && zones[0] === "stack") return "spell";
  return zones.includes("battlefield") ? "" : "card";
}

/** "spell or ability", or the three kinds apart. */
function stackWords(predicate: Predicate, apart: boolean): readonly string[] {
  if (predicate.kind === "stackObject") return [STACK_NOUNS[predicate.is]];
  if (predicate.kind !== "any" || !predicate.of.every((one) => one.kind === "stackObject")) return [];
  const is = predicate.of.flatMap((one) => (one.kind === "stackObject" ? [one.is] : []));
  if (is.length === 3 && !apart) return ["spell", "ability"];
  if (is.length === 2 && !is.includes("spell")) return ["activated or triggered ability"];
  return is.map((one) => STACK_NOUNS[one]);
}

const STACK_NOUNS = {
  spell: "spell",
  activatedAbility: "activated ability",
  triggeredAbility: "triggered ability",
} as const;

function alternativeHead(
  alternatives: readonly Predicate[],
  words: readonly string[],
  suffix: string,
  filter: Filter,
  p: PrintContext,
): Head {
  if (alternatives.every((one) => one.kind === "stackObject")) {
    const one = [...words, suffix].join(" ");
    const many = [...words, suffix.replace(/ability$/, "abilities").replace(/^spell or/, "spells or")];
    return { head: { one, many: many.join(" ") }, called: suffix };
  }
  if (isOutlaw(alternatives)) return outlaw(words, suffix);
  const simple = alternatives.every((one) => one.kind === "type" || one.kind === "subtype");
  if (simple) {
    const names = alternatives.flatMap((one) =>
      one.kind === "type" ? [one.type] : one.kind === "subtype" ? [one.subtype] : [],
    );
    return joined(names, words, suffix, filter, p);
  }
  const nouns = alternatives.map((one) => p.noun(alternativeFilter(one, filter)));
  const one = listOf(
    nouns.map((np) => bare(np, { zone: "none" })),
    p.say(filter).conjunction ?? "or",
  );
  const many = listOf(
    nouns.map((np) => bare(np, { zone: "none", many: true })),
    p.say(filter).conjunction ?? "and",
  );
  if (words.length > 0) return whichIs(nouns, words, suffix);
  return { head: { one, many }, called: suffix === "" ? "permanent" : suffix };
}

/** "creature that's a token or a Rabbit": a noun beside whole descriptions. */
function whichIs(nouns: readonly NounPhrase[], words: readonly string[], suffix: string): Head {
  const noun = oneMany([...words, suffix].filter((word) => word !== "").join(" "));
  const one = listOf(
    nouns.map((np) => indefinite(np, "none")),
    "or",
  );
  const many = listOf(
    nouns.map((np) => manyOf(np, "none")),
    "or",
  );
  const head = { one: `${noun.one} that's ${one}`, many: `${noun.many} that are ${many}` };
  return { head, called: suffix === "" ? (words.at(-1) ?? "permanent") : suffix };
}

const OUTLAWS = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];

/** Outlaws are what has one of five creature types (CR 700.12). */
export function isOutlaw(alternatives: readonly Predicate[]): boolean {
  const found = alternatives.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  return found.length === alternatives.length && [...found].sort().join() === OUTLAWS.join();
}

function outlaw(words: readonly string[], suffix: string): Head {
  const nouns = ["outlaw", ...words, ...(suffix === "" ? [] : [suffix])].join(" ");
  return { head: oneMany(nouns), called: suffix === "" ? "creature" : suffix };
}

function alternativeFilter(predicate: Predicate, filter: Filter): Filter {
  const of = predicate.kind === "all" ? predicate.of : [predicate];
  return filter.zones === undefined ? { of } : { zones: filter.zones, of };
}

/** "artifact or enchantment card", "artifacts and enchantments". */
function joined(
  names: readonly string[],
  words: readonly string[],
  suffix: string,
  filter: Filter,
  p: PrintContext,
): Head {
  const tail = [...words, suffix].filter((word) => word !== "").join(" ");
  const end = tail === "" ? "" : ` ${tail}`;
  const one = `${listOf(names, p.say(filter).conjunction ?? "or")}${end}`;
  const conjunction = p.say(filter).conjunction ?? "and";
  const many =
    tail === "" ? listOf(names.map(plural), conjunction) : `${listOf(names, conjunction)} ${plural(tail)}`;
  const called = suffix !== "" ? suffix : words.includes("creature") ? "creature" : "permanent";
  return { head: { one, many }, called };
}
