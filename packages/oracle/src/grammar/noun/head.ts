import { LAND_TYPES, type Predicate, plural } from "@spellroom/card-language";
import {
  either,
  greedy,
  listed,
  map,
  mapSome,
  maybe,
  memo,
  type Parser,
  seq,
  token,
} from "../../parse/parser.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import { isCreatureType, nounsOfWord, subtypeWord, typeWord } from "../vocabulary.ts";
import { adjective, eitherColor, negativeComma, OUTLAW } from "./adjective.ts";

/** What kind of thing the noun names; cards have no zone yet. */
export type HeadKind = "permanent" | "card" | "spell" | "ability" | "spellOrAbility" | "source";

export interface Head {
  readonly kind: HeadKind;
  readonly of: readonly Predicate[];
  readonly nouns: Nouns;
  readonly many: boolean;
  /** How alternatives are joined: "and", "or", "and/or". */
  readonly joined?: "and" | "or" | "and/or";
  /** How many adjectives stand in front. */
  readonly adjectives: number;
  /** The alternatives, where the noun lists several: what follows may belong to the last only. */
  readonly alternatives?: readonly (readonly Predicate[])[];
}

interface Adjectives {
  readonly of: readonly Predicate[];
  /** Two colors among them are joined by "and/or". */
  readonly joined?: "and/or";
}

interface Item {
  readonly adjectives: number;
  readonly joined?: "and/or";
  readonly of: readonly Predicate[];
  readonly types: readonly string[];
  readonly many: boolean;
}

const adjectives: Parser<Adjectives> = memo(greedyAdjectives());

function greedyAdjectives(): Parser<Adjectives> {
  const all: Parser<Adjectives> = either<Adjectives>(
    map(either(negativeComma, adjective), (one) => ({ of: [one] })),
    map(eitherColor, (one) => ({ of: [one], joined: "and/or" })),
  );
  return (input, at) => {
    const results: { value: Adjectives; end: number }[] = [];
    const go = (before: Adjectives, end: number): void => {
      results.push({ value: before, end });
      for (const { value, end: next } of all(input, end))
        go({ ...before, ...value, of: [...before.of, ...value.of] }, next);
    };
    go({ of: [] }, at);
    return results;
  };
}

function joining({ joined }: Adjectives): { readonly joined?: "and/or" } {
  return joined === undefined ? {} : { joined };
}

interface TypeWord {
  readonly predicate: Predicate;
  readonly noun: string;
  readonly many: boolean;
}

/** "outlaw": an Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12). */
const outlawWord: Parser<TypeWord> = token(({ lower }) =>
  lower === "outlaw" || lower === "outlaws"
    ? { predicate: OUTLAW, noun: "creature", many: lower === "outlaws" }
    : undefined,
);

const typeOrSubtype: Parser<TypeWord> = memo(
  either<TypeWord>(
    outlawWord,
    map(typeWord, ({ value, many }) => ({ predicate: { kind: "type", type: value }, noun: value, many })),
    map(subtypeWord, ({ value, many }) => ({
      predicate: { kind: "subtype", subtype: value },
      noun: isCreatureType(value) ? "creature" : value,
      many,
    })),
  ),
);

/** "artifact creature", "Elf Warrior": all of these. */
const typeRun: Parser<Item> = (input, at) =>
  greedy(typeOrSubtype)(input, at).flatMap(({ value: run, end }) => {
    const last = run.at(-1);
    if (last === undefined) return [];
    const of = run.map((one) => one.predicate);
    const types = run.map((one) => one.noun);
    return numbersOf(last).map((many) => ({ value: { adjectives: 0, of, types, many }, end }));
  });

/** One or many; "Plains" and "Equipment" are the same for both. */
function numbersOf({ predicate, many }: TypeWord): readonly boolean[] {
  const same = predicate.kind === "subtype" && plural(predicate.subtype) === predicate.subtype;
  return same ? [false, true] : [many];
}

const item: Parser<Item> = map(seq(adjectives, typeRun), ([before, run]) => ({
  ...run,
  ...joining(before),
  adjectives: before.of.length,
  of: [...before.of, ...run.of],
}));

const SUFFIXES: Readonly<
  Record<string, { readonly kind: HeadKind; readonly many: boolean; readonly predicate?: Predicate }>
> = {
  card: { kind: "card", many: false },
  cards: { kind: "card", many: true },
  spell: { kind: "spell", many: false },
  spells: { kind: "spell", many: true },
  permanent: { kind: "permanent", many: false },
  permanents: { kind: "permanent", many: true },
  token: { kind: "permanent", many: false, predicate: { kind: "token" } },
  tokens: { kind: "permanent", many: true, predicate: { kind: "token" } },
  source: { kind: "source", many: false },
  sources: { kind: "source", many: true },
  commander: { kind: "permanent", many: false, predicate: { kind: "status", status: "commander" } },
  commanders: { kind: "permanent", many: true, predicate: { kind: "status", status: "commander" } },
};

const suffix = token(({ lower }) => {
  const found = SUFFIXES[lower];
  return found === undefined ? undefined : { ...found, word: lower.replace(/s$/, "") };
});

const permanentWord: Parser<Item> = token(({ lower }) =>
  lower === "permanent"
    ? { adjectives: 0, of: [{ kind: "permanent" }], types: ["permanent"], many: false }
    : undefined,
);

/** "Rebel permanent" before "card": a permanent card of that subtype. */
const subtypePermanent: Parser<Item> = mapSome(seq(item, permanentWord), ([of, permanent]) =>
  of.of.every((one) => one.kind === "subtype")
    ? { ...of, of: [...of.of, ...permanent.of], types: ["permanent"], many: false }
    : undefined,
);

const itemOrPermanent: Parser<Item> = memo(either(item, permanentWord, subtypePermanent));

function nounsOf(words: readonly string[], kind: HeadKind, word: string | undefined): Nouns {
  const types = words.flatMap(nounsOfWord);
  if (kind === "card") return ["card", ...types];
  if (kind === "spell") return ["spell", ...types];
  const unique = [
    ...new Set(types.length > 1 && types.includes("creature") ? ["creature", ...types] : types),
  ];
  return word === "token" ? ["token", ...unique, "permanent"] : [...unique, "permanent"];
}

function single(found: Item): Head | undefined {
  if (found.of.some((one) => one.kind === "permanent")) return undefined;
  return {
    kind: "permanent",
    ...(found.joined === undefined ? {} : { joined: found.joined }),
    adjectives: found.adjectives,
    of: found.of,
    nouns: nounsOf(found.types, "permanent", undefined),
    many: found.many,
  };
}

/** "instant or sorcery", "artifact, creature, and enchantment". */
function list(conjunction: "or" | "and" | "and/or"): Parser<Head> {
  return mapSome(listed(itemOrPermanent, conjunction), (items) => {
    if (items.length < 2 || items.some((one) => one.joined !== undefined)) return undefined;
    const many = items.at(-1)?.many ?? false;
    return sharingType(items, many, conjunction) ?? together(items, many, conjunction);
  });
}

/** "Elf or Soldier creature": the type at the end belongs to each of the subtypes, adjectives in front to all of them. */
function sharingType(
  items: readonly Item[],
  many: boolean,
  joined: "or" | "and" | "and/or",
): Head | undefined {
  const [first] = items;
  const last = items.at(-1);
  const type = last?.of.at(-1);
  const before = (first?.of ?? []).slice(0, first?.adjectives ?? 0);
  const subtypes = items.map((one) => {
    const own = one === first ? one.of.slice(before.length) : one.of;
    return one === last ? own.slice(0, -1) : own;
  });
  const plain = subtypes.every((of) => of.length > 0 && of.every((one) => one.kind === "subtype"));
  if (last === undefined || type?.kind !== "type" || !plain) return undefined;
  const nouns = type.type === "creature" ? ["creature", "permanent"] : [type.type, "permanent"];
  const any: Predicate = { kind: "any", of: subtypes.map(allOf) };
  return { kind: "permanent", adjectives: before.length, of: [...before, any, type], nouns, many, joined };
}

/**
 * Adjectives before the first of the alternatives hold for all of them, except "basic" and "nonbasic" (CR 205.4), and
 * except where a later one has adjectives of its own ("red creatures and white creatures") or the same noun again.
 */
function together(items: readonly Item[], many: boolean, joined: "or" | "and" | "and/or"): Head {
  const [first] = items;
  const lands = items.every((one) => one.types.every((type) => type === "land" || LAND_TYPES.includes(type)));
  const each = items
    .slice(1)
    .some(
      (one) => one.adjectives > 0 || one.of.some((part) => part.kind === "type" && hasType(first, part.type)),
    );
  const shared = each ? [] : (first?.of ?? []).filter((one) => isShared(one, lands));
  const alternatives = items.map((one, index) =>
    index === 0 ? one.of.filter((part) => !shared.includes(part)) : one.of,
  );
  const types = [...new Set(items.flatMap((one) => one.types))];
  const creatures = items.every((one) => one.types.includes("creature"));
  const common = ["artifact", "enchantment", "land"].find((kind) =>
    items.every((one) => one.types.flatMap(nounsOfWord).includes(kind)),
  );
  return {
    kind: "permanent",
    adjectives: first?.adjectives ?? 0,
    of: [...shared, { kind: "any", of: alternatives.map(allOf) }],
    nouns: creatures
      ? ["creature", "permanent"]
      : types.length === 1
        ? [...types.flatMap(nounsOfWord), "permanent"]
        : [...(common === undefined ? [] : [common]), "permanent", ...types],
    many,
    joined,
    alternatives,
  };
}

function hasType(item: Item | undefined, type: string): boolean {
  return item?.of.some((one) => one.kind === "type" && one.type === type) ?? false;
}

function isShared(one: Predicate, lands: boolean): boolean {
  const inner = one.kind === "not" ? one.of : one;
  if (inner.kind === "supertype") return lands || inner.supertype !== "basic";
  return inner.kind !== "type" && inner.kind !== "subtype" && inner.kind !== "permanent";
}

function allOf(of: readonly Predicate[]): Predicate {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

/** Types with or without "card", "spell", "token" after them. */
const typed: Parser<Head> = mapSome(
  seq(either(mapSome(item, single), list("or"), list("and"), list("and/or"), cardOnly()), maybe(suffix)),
  ([head, end]) => (end === undefined ? plainHead(head) : withSuffix(head, end)),
);

/** "permanent card": the word needs "card" or "spell" after it. */
function cardOnly(): Parser<Head> {
  return map(seq(adjectives, either(permanentWord, subtypePermanent)), ([before, found]) => ({
    kind: "permanent",
    ...joining(before),
    adjectives: before.of.length,
    of: [...before.of, ...found.of],
    nouns: ["permanent"],
    many: false,
  }));
}

function hasPermanent(of: readonly Predicate[]): boolean {
  return of.some((one) => one.kind === "permanent" || (one.kind === "any" && hasPermanent(one.of)));
}

function plainHead(head: Head): Head | undefined {
  return hasPermanent(head.of) ? undefined : head;
}

interface Suffix {
  readonly kind: HeadKind;
  readonly many: boolean;
  readonly predicate?: Predicate;
  readonly word: string;
}

function withSuffix(head: Head, end: Suffix): Head | undefined {
  if (head.many && head.joined !== "and" && head.joined !== "and/or") return undefined;
  if (hasPermanent(head.of) && end.kind !== "card" && end.kind !== "spell") return undefined;
  if (end.kind === "source") return undefined;
  if (end.word === "commander" || end.word === "permanent") return undefined;
  const types = head.nouns.filter((noun) => noun !== "permanent");
  return {
    ...head,
    kind: end.kind,
    of: end.predicate === undefined ? head.of : [...head.of, end.predicate],
    nouns: nounsOf(types, end.kind, end.word),
    many: end.many,
  };
}

/** "permanent", "nonland permanent", "card", "spell", "token", "source" with adjectives only. */
const bare: Parser<Head> = map(seq(adjectives, suffix), ([before, end]) => ({
  kind: end.kind,
  ...joining(before),
  adjectives: before.of.length,
  of: end.predicate === undefined ? before.of : [...before.of, end.predicate],
  nouns:
    end.kind === "permanent" ? (end.word === "token" ? ["token", "permanent"] : ["permanent"]) : [end.word],
  many: end.many,
}));

const ACTIVATED: Predicate = { kind: "stackObject", is: "activatedAbility" };
const TRIGGERED: Predicate = { kind: "stackObject", is: "triggeredAbility" };
const SPELL: Predicate = { kind: "stackObject", is: "spell" };

function ability(
  texts: readonly string[],
  kind: HeadKind,
  of: readonly Predicate[],
  nouns: Nouns,
): Parser<Head> {
  return (input, at) => {
    const matches = texts.every(
      (text, index) =>
        input.tokens[at + index]?.lower.replace(/ies$/, "y").replace(/^(spell)s$/, "$1") === text,
    );
    const last = input.tokens[at + texts.length - 1]?.lower ?? "";
    return matches
      ? [{ value: { kind, adjectives: 0, of, nouns, many: /s$/.test(last) }, end: at + texts.length }]
      : [];
  };
}

const stack: Parser<Head> = either(
  ability(
    ["activated", "or", "triggered", "ability"],
    "ability",
    [{ kind: "any", of: [ACTIVATED, TRIGGERED] }],
    ["ability"],
  ),
  ability(["activated", "ability"], "ability", [ACTIVATED], ["ability"]),
  ability(["triggered", "ability"], "ability", [TRIGGERED], ["ability"]),
  ability(
    ["spell", "or", "ability"],
    "spellOrAbility",
    [{ kind: "any", of: [SPELL, ACTIVATED, TRIGGERED] }],
    ["spell", "ability"],
  ),
  map(
    ability(
      ["spell", ",", "activated", "ability", ",", "or", "triggered", "ability"],
      "spellOrAbility",
      [{ kind: "any", of: [SPELL, ACTIVATED, TRIGGERED] }],
      ["spell", "ability"],
    ),
    (found) => ({ ...found, joined: "or" }),
  ),
);

/** "noncreature spell", "instant spell": a spell of some kind. */
const kindOfSpell: Parser<Predicate> = map(
  seq(adjectives, greedyTypes()),
  ([before, types]): Predicate => ({ kind: "all", of: [SPELL, ...before.of, ...types] }),
);

function greedyTypes(): Parser<readonly Predicate[]> {
  return (input, at) =>
    greedy(typeOrSubtype)(input, at).flatMap(({ value: run, end }) =>
      input.tokens[end]?.lower === "spell" ? [{ value: run.map((one) => one.predicate), end: end + 1 }] : [],
    );
}

const stackItem: Parser<Predicate> = either<Predicate>(
  kindOfSpell,
  map(ability(["activated", "ability"], "ability", [ACTIVATED], []), () => ACTIVATED),
  map(ability(["triggered", "ability"], "ability", [TRIGGERED], []), () => TRIGGERED),
);

/** "activated ability, triggered ability, or noncreature spell": abilities, and spells of some kinds. */
const stackList: Parser<Head> = mapSome(listed(stackItem, "or"), (items) => {
  const kinds = items.filter((one) => one.kind === "all");
  if (kinds.length === 0 || kinds.length === items.length || kinds.some((one) => one.of.length < 2))
    return undefined;
  return {
    kind: "spellOrAbility",
    adjectives: 0,
    of: [{ kind: "any", of: items }],
    nouns: ["spell", "ability"],
    many: false,
    joined: "or",
  };
});

/** Adjectives, types and noun: "nonblack creature", "artifact or enchantment", "instant card", "spell". */
export const head: Parser<Head> = memo(either(typed, bare, stack, stackList));
