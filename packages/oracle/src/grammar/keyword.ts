import {
  COST_KEYWORDS,
  type Cost,
  type CostKeyword,
  type Filter,
  type KeywordAbility,
  keywordWords,
  NUMBER_KEYWORDS,
  type NumberKeyword,
  type ObjectRef,
  type Predicate,
  type ProtectionQuality,
  SIMPLE_KEYWORDS,
  type SimpleKeyword,
} from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq, token, words } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import { tokenise } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import {
  cost,
  costAction,
  type Described,
  nounPhrase,
  objectPossessive,
  objectRef,
  value,
} from "./forward.ts";
import { mechanicKeywords } from "./keyword-mechanics.ts";
import { manaRun } from "./mana.ts";
import { properName } from "./name.ts";
import { digits, letterX } from "./numbers.ts";
import { colorWord, subtypeWord, supertypeWord, typeWord } from "./vocabulary.ts";

type KeywordRule = Parser<Sem<readonly KeywordAbility[]>>;

function named(text: string): Parser<true> {
  return words(tokenise(text).map((one) => one.lower));
}

function one(ability: KeywordAbility): Sem<readonly KeywordAbility[]> {
  return () => [ability];
}

const simple: KeywordRule = either(
  ...SIMPLE_KEYWORDS.map((keyword: SimpleKeyword) =>
    map(named(keywordWords(keyword)), () => one({ kind: "keyword", keyword })),
  ),
);

const numbered: KeywordRule = either<Sem<readonly KeywordAbility[]>>(
  ...NUMBER_KEYWORDS.map(
    (keyword: NumberKeyword): KeywordRule =>
      map(seq(named(keywordWords(keyword)), digits), ([, amount]) =>
        one({ kind: "keyword", keyword, amount }),
      ),
  ),
  // Without a number it enters with no counters of its own (CR 702.63b).
  phrase(g`vanishing`, one({ kind: "keyword", keyword: "vanishing", amount: 0 })),
  ...NUMBER_KEYWORDS.map(
    (keyword: NumberKeyword): KeywordRule =>
      map(seq(named(keywordWords(keyword)), letterX), () =>
        one({ kind: "keyword", keyword, amount: { kind: "x" } }),
      ),
  ),
  ...NUMBER_KEYWORDS.map(
    (keyword: NumberKeyword): KeywordRule =>
      map(seq(named(keywordWords(keyword)), g`X, where X is ${value}`), ([, [of]]) => (c: Scope) => [
        { kind: "keyword", keyword, amount: of(c) },
      ]),
  ),
  ...NUMBER_KEYWORDS.map(
    (keyword: NumberKeyword): KeywordRule =>
      map(seq(named(keywordWords(keyword)), g`X, where X is ${value} .`), ([, [of]]) => (c: Scope) => [
        c.say({ kind: "keyword" as const, keyword, amount: of(c) }, { variant: 1 }),
      ]),
  ),
);

/** A mana cost after the keyword, or a cost after a dash with a full stop. */
export const keywordCost = either<Sem<readonly Cost[]>>(
  map(manaRun, (mana) => () => [{ kind: "mana", mana }]),
  map(g`— ${cost} .`, ([parts]) => parts),
  map(g`— ${costAction} .`, ([parts]) => (c: Scope) => {
    const list = parts(c);
    if (list.length !== 1 || list[0]?.kind !== "either")
      throw new Unresolved("keyword", "no choice of costs");
    return list;
  }),
  map(g`— ${cost}`, ([parts]) => (c: Scope) => {
    const list = parts(c);
    if (!list.every((part) => part.kind === "mana"))
      throw new Unresolved("keyword", "a cost without a full stop");
    throw new Unresolved("keyword", "a mana cost after a dash");
  }),
);

const costed: KeywordRule = either(
  ...COST_KEYWORDS.map(
    (keyword: CostKeyword): KeywordRule =>
      map(seq(named(keywordWords(keyword)), keywordCost), ([, paid]) => (c: Scope) => [
        { kind: "keyword", keyword, cost: paid(c) },
      ]),
  ),
);

/** "Cumulative upkeep {R} or {G}": each time either, as the player likes (CR 702.24a). */
const upkeepOfTwo: KeywordRule = rule(g`cumulative upkeep ${manaRun} or ${manaRun}`, (a, b) =>
  one({
    kind: "keyword",
    keyword: "cumulativeUpkeep",
    cost: [{ kind: "either", of: [a, b].map((mana) => [{ kind: "mana", mana }]) }],
  }),
);

const qualityWord: Parser<Predicate> = either<Predicate>(
  map(colorWord, (color) => ({ kind: "color", color })),
  phrase(g`multicolored`, { kind: "colorCount", compare: ">=", count: 2 }),
  phrase(g`monocolored`, { kind: "colorCount", compare: "=", count: 1 }),
  phrase(g`colorless`, { kind: "colorCount", compare: "=", count: 0 }),
);

/** What protection is from: a color, "everything", "artifacts", "Demons". */
const quality: Parser<Sem<ProtectionQuality>> = either<Sem<ProtectionQuality>>(
  map(qualityWord, (predicate) => () => ({ kind: "filter", filter: { of: [predicate] } })),
  phrase(g`everything`, () => ({ kind: "everything" })),
  phrase(g`all colors`, (c: Scope) => ({
    kind: "filter",
    filter: c.say(
      { of: [{ kind: "colorCount" as const, compare: ">=" as const, count: 1 }] },
      { variant: 1 },
    ),
  })),
  phrase(g`the chosen color`, () => ({ kind: "chosenColor" })),
  phrase(g`the chosen player`, () => ({ kind: "player", player: "chosen" })),
  phrase(g`its colors`, (c: Scope) => ownColors(c)),
  phrase(g`each of its colors`, (c: Scope) => c.say(ownColors(c), { variant: 10 })),
  rule(g`the colors of ${nounPhrase}`, (np) => (c): ProtectionQuality => {
    const { filter, many } = np(c);
    if (!many || filter.zones !== undefined) throw new Unresolved("the colors", "of no permanents");
    return { kind: "colorsOf", among: filter };
  }),
  rule(g`the colors of ${objectRef}`, (ref) => (c) => colorsOfOne(ref(c), c)),
  rule(
    g`each of ${objectPossessive} colors`,
    (ref) => (c) => c.say(colorsOfOne(c.asItWas(ref(c)), c), { variant: 10 }),
  ),
  phrase(g`each of your opponents`, () => ({ kind: "player", player: "opponents" })),
  phrase(g`snow`, () => ({ kind: "filter", filter: { of: [{ kind: "supertype", supertype: "snow" }] } })),
  phrase(g`Arcane`, () => ({ kind: "filter", filter: { of: [{ kind: "subtype", subtype: "Arcane" }] } })),
  rule(g`mana value ${digits} or greater`, (amount) => () => ({
    kind: "filter",
    filter: { of: [{ kind: "stat", stat: "manaValue", compare: ">=", value: amount }] },
  })),
  map(nounPhrase, (np) => (c: Scope): ProtectionQuality => {
    const described = np(c);
    if (!described.many) throw new Unresolved("protection", "from one thing");
    return { kind: "filter", filter: described.filter };
  }),
);

/** "Each creature has protection from its colors": those of whatever has the ability. */
function ownColors(c: Scope): ProtectionQuality {
  if (!c.hasObject() || c.it().kind !== "each") throw new Unresolved("its colors", "not of each of several");
  return { kind: "colorsOf", among: { of: [{ kind: "oneOf", ref: { kind: "this" } }] } };
}

/** Those of something that the text speaks of, found as the effect begins (CR 608.2h). */
function colorsOfOne(ref: ObjectRef, c: Scope): ProtectionQuality {
  if ((ref.kind !== "target" && ref.kind !== "bound") || c.isPlural(ref))
    throw new Unresolved("the colors", "of nothing spoken of");
  return { kind: "colorsOf", among: { of: [{ kind: "oneOf", ref }] } };
}

function from(
  keyword: "protection" | "hexproofFrom",
  qualities: readonly Sem<ProtectionQuality>[],
): Sem<readonly KeywordAbility[]> {
  return (c) =>
    qualities.map((each, index) => {
      const ability: KeywordAbility = { kind: "keyword", keyword, from: each(c) };
      return index === 0 ? ability : c.say(ability, { join: "and" });
    });
}

const protection: KeywordRule = either<Sem<readonly KeywordAbility[]>>(
  rule(g`protection from ${quality}`, (a) => from("protection", [a])),
  rule(g`protection from ${quality} and from ${quality}`, (a, b) => from("protection", [a, b])),
  rule(g`protection from ${quality}, from ${quality}, and from ${quality}`, (a, b, d) =>
    from("protection", [a, b, d]),
  ),
  rule(g`hexproof from ${quality}`, (a) => from("hexproofFrom", [a])),
  rule(g`hexproof from ${quality} and from ${quality}`, (a, b) => from("hexproofFrom", [a, b])),
);

/** Which land "forestwalk" asks for. */
export function walkedLand(word: string): string | undefined {
  const stem = /^(plain|island|swamp|mountain|forest|desert)s?walk$/.exec(word)?.[1];
  if (stem === undefined) return undefined;
  return stem === "plain" ? "Plains" : stem.replace(/^./, (letter) => letter.toUpperCase());
}

/** "swampwalk", "nonbasic landwalk". */
const landwalk: KeywordRule = either<Sem<readonly KeywordAbility[]>>(
  token(({ lower }) => {
    const subtype = walkedLand(lower);
    if (subtype === undefined) return undefined;
    return one({ kind: "keyword", keyword: "landwalk", land: { of: [{ kind: "subtype", subtype }] } });
  }),
  rule(g`nonbasic landwalk`, () =>
    one({
      kind: "keyword",
      keyword: "landwalk",
      land: {
        of: [
          { kind: "not", of: { kind: "supertype", supertype: "basic" } },
          { kind: "type", type: "land" },
        ],
      },
    }),
  ),
  rule(g`${supertypeWord} ${token(({ lower }) => walkedLand(lower))}`, (supertype, subtype) =>
    one({
      kind: "keyword",
      keyword: "landwalk",
      land: {
        of: [
          { kind: "supertype", supertype },
          { kind: "subtype", subtype },
        ],
      },
    }),
  ),
  mapSome(g`${supertypeWord} landwalk`, ([supertype]) =>
    one({
      kind: "keyword",
      keyword: "landwalk",
      land: {
        of: [
          { kind: "supertype", supertype },
          { kind: "type", type: "land" },
        ],
      },
    }),
  ),
);

function plain(np: Described): Filter {
  if (np.filter.zones !== undefined) throw new Unresolved("keyword", "of cards in a zone");
  return np.filter;
}

const typecycling: KeywordRule = either<Sem<readonly KeywordAbility[]>>(
  mapSome(
    seq(
      token(({ lower }) => cyclingType(lower)),
      keywordCost,
    ),
    ([of, paid]) =>
      (c: Scope) => [{ kind: "keyword", keyword: "typecycling", what: { of: [of] }, cost: paid(c) }],
  ),
  map(seq(g`basic landcycling`, keywordCost), ([, paid]) => (c: Scope) => [
    {
      kind: "keyword",
      keyword: "typecycling",
      what: {
        of: [
          { kind: "supertype", supertype: "basic" },
          { kind: "type", type: "land" },
        ],
      },
      cost: paid(c),
    },
  ]),
);

function cyclingType(word: string): Predicate | undefined {
  const stem = /^(\w+)cycling$/.exec(word)?.[1];
  if (stem === undefined) return undefined;
  const type = typeWord({ tokens: [{ text: stem, lower: stem, start: 0 }], furthest: 0 }, 0)[0]?.value.value;
  if (type !== undefined) return { kind: "type", type };
  const name = stem.replace(/^./, (letter) => letter.toUpperCase());
  const subtype = subtypeWord({ tokens: [{ text: name, lower: stem, start: 0 }], furthest: 0 }, 0)[0]?.value
    .value;
  return subtype === undefined ? undefined : { kind: "subtype", subtype };
}

/** "3/2", one word. */
const size: Parser<readonly [power: number, toughness: number]> = token(({ text }) => {
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return power === undefined || toughness === undefined ? undefined : [Number(power), Number(toughness)];
});

/** Affinity counts what the caster controls (CR 702.41a); the keyword names only the kind. */
const qualities: KeywordRule = either<Sem<readonly KeywordAbility[]>>(
  rule(g`affinity for ${nounPhrase}`, (np) => (c) => [
    { kind: "keyword", keyword: "affinity", for: plain(np(c)) },
  ]),
  phrase(g`mayhem`, one({ kind: "keyword", keyword: "mayhem", cost: [] })),
  phrase(g`enchant player`, one({ kind: "keyword", keyword: "enchant", what: "player" })),
  phrase(g`enchant opponent`, one({ kind: "keyword", keyword: "enchant", what: "opponent" })),
  rule(g`enchant ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("enchant", "number does not agree");
    if (described.filter.zones?.length === 0) throw new Unresolved("enchant", "cards of no zone");
    return [{ kind: "keyword", keyword: "enchant", what: described.filter }];
  }),
  rule(g`champion (a|an) ${nounPhrase}`, (np) => (c) => [
    { kind: "keyword", keyword: "champion", what: plain(np(c)) },
  ]),
  rule(g`equip ${nounPhrase} ${keywordCost}`, (np, paid) => (c) => [
    { kind: "keyword", keyword: "equipQuality", what: plain(np(c)), cost: paid(c) },
  ]),
  map(g`splice onto Arcane ${keywordCost}`, ([paid]) => (c: Scope) => [
    { kind: "keyword", keyword: "splice", onto: "Arcane", cost: paid(c) },
  ]),
  phrase(g`suspend`, one({ kind: "keyword", keyword: "suspend" })),
  rule(g`suspend ${digits} — ${manaRun}`, (time, mana) =>
    one({ kind: "keyword", keyword: "suspend", time, cost: [{ kind: "mana", mana }] }),
  ),
  rule(g`reinforce ${digits} — ${manaRun}`, (amount, mana) =>
    one({ kind: "keyword", keyword: "reinforce", amount, cost: [{ kind: "mana", mana }] }),
  ),
  rule(g`reinforce X — ${manaRun}`, (mana) =>
    one({ kind: "keyword", keyword: "reinforce", amount: { kind: "x" }, cost: [{ kind: "mana", mana }] }),
  ),
  rule(g`awaken ${digits} — ${manaRun}`, (amount, mana) =>
    one({ kind: "keyword", keyword: "awaken", amount, cost: [{ kind: "mana", mana }] }),
  ),
  rule(g`impending ${digits} — ${manaRun}`, (amount, mana) =>
    one({ kind: "keyword", keyword: "impending", amount, cost: [{ kind: "mana", mana }] }),
  ),
  rule(g`partner with ${properName}`, (name) => one({ kind: "keyword", keyword: "partnerWith", name })),
  rule(g`prototype ${manaRun} — ${size}`, (mana, [power, toughness]) =>
    one({ kind: "keyword", keyword: "prototype", cost: [{ kind: "mana", mana }], power, toughness }),
  ),
);

/** "Kicker {W} and/or {2}{B}" is two abilities (CR 702.33b). */
const kickers: KeywordRule = rule(g`kicker ${manaRun} and/or ${manaRun}`, (a, b) => (c) => [
  { kind: "keyword", keyword: "kicker", cost: [{ kind: "mana", mana: a }] },
  c.say({ kind: "keyword", keyword: "kicker", cost: [{ kind: "mana", mana: b }] }, { join: "andOr" }),
]);

/** One keyword with its parameters; "protection from black and from red" is two abilities (CR 702.16g). */
export const keyword: KeywordRule = either(
  simple,
  numbered,
  costed,
  kickers,
  upkeepOfTwo,
  protection,
  landwalk,
  typecycling,
  qualities,
  mechanicKeywords,
);
