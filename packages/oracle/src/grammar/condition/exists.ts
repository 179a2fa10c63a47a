import {
  type Amount,
  type Condition,
  type Filter,
  hasNode,
  type PlayerRef,
  type Predicate,
  type Stat,
  schemas,
  type Wording,
} from "@spellroom/card-language";
import { either, mapSome, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, playerRef } from "../forward.ts";
import { properName } from "../name.ts";
import { numberWord } from "../numbers.ts";
import { another, placed } from "../reference/selection.ts";
import { keywordName, statWord } from "../vocabulary.ts";

interface Quantity {
  readonly np: Sem<Described>;
  readonly atLeast: number;
  readonly many: boolean;
  /** Counted exactly or at most, rather than at least. */
  readonly compare?: "=" | "<=" | "<";
  /** "at least five other" rather than "five or more other". */
  readonly leastFirst?: true;
}

/** "an artifact", "another creature", "three or more lands", "no creatures", "exactly two Islands". */
const quantity: Parser<Quantity> = either<Quantity>(
  rule(g`(a|an) ${nounPhrase}`, (np) => ({ np, atLeast: 1, many: false })),
  rule(g`another ${nounPhrase}`, (np) => ({ np: (c: Scope) => another(np(c), c), atLeast: 1, many: false })),
  mapSome(g`${numberWord} or more ${nounPhrase}`, ([n, np]) =>
    n > 1 ? { np, atLeast: n, many: true } : undefined,
  ),
  mapSome(g`at least ${numberWord} other ${nounPhrase}`, ([n, np]) =>
    n > 1
      ? { np: (c: Scope) => another(np(c), c), atLeast: n, many: true, leastFirst: true as const }
      : undefined,
  ),
  rule(g`no ${nounPhrase}`, (np) => ({ np, atLeast: 0, many: true })),
  rule(g`exactly ${numberWord} ${nounPhrase}`, (n, np) => ({ np, atLeast: n, many: n !== 1, compare: "=" })),
  rule(g`fewer than ${numberWord} ${nounPhrase}`, (n, np) => ({ np, atLeast: n, many: true, compare: "<" })),
  rule(g`${numberWord} or fewer ${nounPhrase}`, (n, np) => ({ np, atLeast: n, many: true, compare: "<=" })),
);

/**
 * A condition on how many objects there are; "no" is the negation of there being one. What several players control counts
 * together only if it is said of all of them (`whole`).
 */
function there(
  of: Quantity,
  extra: readonly Predicate[],
  c: Scope,
  say: Wording = {},
  whole?: true,
): Condition {
  const [whose] = extra;
  const group =
    whose?.kind === "controller" && (whose.player.kind === "opponents" || whose.player.kind === "allPlayers");
  const somebody = group && whole !== true;
  if (somebody && (of.compare !== undefined || of.atLeast === 0))
    throw new Unresolved("controls", "somebody who may be the only one");
  const np = of.np(c);
  if (np.many !== of.many) throw new Unresolved("condition", "number does not agree");
  const placedFilter = placed(np);
  const filter: Filter = { ...placedFilter, of: [...placedFilter.of, ...extra] };
  const said = c.wording.get(placedFilter);
  c.say(filter, { ...said, ...say });
  if (of.compare !== undefined)
    return { kind: "compare", left: { kind: "count", filter }, compare: of.compare, right: of.atLeast };
  if (of.atLeast === 0) return { kind: "not", of: { kind: "exists", filter } };
  const cards = plainCards(filter);
  if (cards !== undefined && of.atLeast > 1)
    return { kind: "compare", left: cards, compare: ">=", right: of.atLeast };
  if (of.atLeast === 1) return { kind: "exists", filter };
  const exists = {
    kind: "exists" as const,
    filter,
    atLeast: of.atLeast,
    ...(somebody ? { sameController: true as const } : {}),
  };
  return of.leastFirst === undefined ? exists : c.say(exists, { variant: 22 });
}

/** All cards of one of a player's zones have an amount of their own. */
function plainCards(filter: Filter): Amount | undefined {
  const [zone] = filter.zones ?? [];
  const [owner] = filter.of;
  if (filter.zones?.length !== 1 || filter.of.length !== 1 || owner?.kind !== "owner" || zone !== "graveyard")
    return undefined;
  return { kind: "cardsIn", zone, of: owner.player };
}

function control(player: PlayerRef): Predicate {
  return { kind: "controller", player };
}

const YOU: PlayerRef = { kind: "you" };

/** "you control an artifact", "an opponent controls a Swamp", "that player controls no creatures". */
export const controlCondition: Parser<Sem<Condition>> = either<Sem<Condition>>(
  rule(g`you control ${quantity}`, (of) => (c) => there(of, [control(YOU)], c)),
  rule(g`you don't control (a|an) ${nounPhrase}`, (np) => (c) => {
    const filter = placed(np(c));
    return {
      kind: "not",
      of: c.say({ kind: "exists", filter: { ...filter, of: [...filter.of, control(YOU)] } }, { variant: 1 }),
    };
  }),
  rule(g`an opponent controls ${quantity}`, (of) => (c) => there(of, [control({ kind: "opponents" })], c)),
  rule(
    g`your opponents control ${quantity}`,
    (of) => (c) => there(of, [c.say(control({ kind: "opponents" }), { variant: 1 })], c, {}, true),
  ),
  rule(
    g`any player controls ${quantity}`,
    (of) => (c) => there(of, [c.say(control({ kind: "allPlayers" }), { variant: 1 })], c),
  ),
  rule(g`a player controls ${quantity}`, (of) => (c) => there(of, [control({ kind: "allPlayers" })], c)),
  rule(g`an opponent controls more ${nounPhrase} than you`, (np) => (c) => moreThanYou(np(c), 1, c)),
  mapSome(g`an opponent controls at least ${numberWord} more ${nounPhrase} than you`, ([n, np]) =>
    n > 1 ? (c: Scope) => moreThanYou(np(c), n, c) : undefined,
  ),
  rule(
    g`you control fewer ${nounPhrase} than an opponent`,
    (np) => (c) => c.say(moreThanYou(np(c), 1, c), { variant: 16 }),
  ),
  rule(g`${playerRef} controls ${quantity}`, (who, of) => (c) => there(of, [control(who(c))], c)),
  rule(
    g`you control ${numberWord} or more ${nounPhrase} with different names`,
    (n, np) => (c) => differing("name", n, np(c), c),
  ),
  rule(
    g`you control ${numberWord} or more ${nounPhrase} with different powers`,
    (n, np) => (c) => differing("power", n, np(c), c),
  ),
  rule(g`you control artifacts named ${properName} and ${properName}`, (a, b) => (c) => bothNamed([a, b], c)),
  rule(g`you control (a|an) ${nounPhrase} and (a|an) ${nounPhrase}`, (a, b) => (c) => {
    const of = [a, b].map((np) => there({ np, atLeast: 1, many: false }, [control(YOU)], c));
    return c.say({ kind: "all" as const, of }, { variant: 1 });
  }),
  rule(g`you control (a|an) ${nounPhrase} or (a|an) ${nounPhrase}`, (a, b) => (c) => {
    const of = [placed(a(c)), placed(b(c))].map((filter): Predicate => allOf(filter.of));
    const filter = c.say({ of: [{ kind: "any" as const, of }, control(YOU)] }, { variant: 6 });
    return { kind: "exists", filter };
  }),
);

/** "three or more creatures with different powers": as many different ones. A Room may have two names by itself (CR 709.5). */
function differing(what: "name" | "power", n: number, np: Described, c: Scope): Condition {
  const { filter, many } = np;
  const kinds = filter.of.some(
    (one) =>
      (one.kind === "subtype" && one.subtype !== "Room") ||
      (one.kind === "type" && (one.type === "creature" || one.type === "land")),
  );
  if (!many || n < 2 || filter.zones !== undefined || !kinds)
    throw new Unresolved("different", "no kind of permanent");
  const among: Filter = { of: [...filter.of, control(YOU)] };
  const said = c.wording.get(filter);
  if (said !== undefined) c.say(among, said);
  const left: Amount = { kind: "distinct", what, among };
  return c.say({ kind: "compare" as const, left, compare: ">=" as const, right: n }, { variant: 40 });
}

/** "artifacts named Crown of Empires and Scepter of Empires": one of each. */
function bothNamed(names: readonly string[], c: Scope): Condition {
  const of = names.map((name): Condition => {
    const predicates: Filter["of"] = [
      { kind: "type", type: "artifact" },
      { kind: "named", name },
      control(YOU),
    ];
    return { kind: "exists", filter: { of: predicates } };
  });
  return c.say({ kind: "all" as const, of }, { variant: 6 });
}

/** "an opponent controls more lands than you": one of them alone does. */
function moreThanYou(np: Described, more: number, c: Scope): Condition {
  if (!np.many || np.filter.zones !== undefined)
    throw new Unresolved("more than you", "number does not agree");
  const { filter } = np;
  const theirs: Filter = { ...filter, of: [...filter.of, control({ kind: "opponents" })] };
  const said = c.wording.get(filter);
  if (said !== undefined) c.say(theirs, said);
  const yours: Amount = { kind: "count", filter: { ...filter, of: [...filter.of, control(YOU)] } };
  return c.say(
    {
      kind: "exists" as const,
      filter: theirs,
      atLeast: { kind: "sum" as const, of: [yours, more] },
      sameController: true as const,
    },
    { variant: 10 },
  );
}

function allOf(of: readonly Predicate[]): Predicate {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

/** "three or more creatures are attacking", "a Rat is attacking": anybody's. */
function attackingOnes(np: Described, atLeast: number, c: Scope): Extract<Condition, { kind: "exists" }> {
  if (np.many !== atLeast > 1 || np.filter.zones !== undefined)
    throw new Unresolved("attacking", "number does not agree");
  const filter: Filter = { of: [...np.filter.of, { kind: "status", status: "attacking" }] };
  const said = c.wording.get(np.filter);
  if (said !== undefined) c.say(filter, said);
  return c.say({ kind: "exists" as const, filter, ...(atLeast === 1 ? {} : { atLeast }) }, { variant: 14 });
}

/** "you have four or more creature cards in your graveyard" (12), "twenty or more creature cards are in your graveyard" (13). */
function inYourGraveyard(np: Described, atLeast: number, variant: 12 | 13, c: Scope): Condition {
  const { zones, of } = np.filter;
  const place: Predicate = { kind: "owner", player: YOU };
  const there_ = variant === 13 ? [...of, place] : of;
  const own = there_.some((one) => one.kind === "owner" && one.player.kind === "you");
  const where = variant === 13 ? zones?.length === 0 : zones?.length === 1 && zones[0] === "graveyard";
  if (!np.many || !own || !where || there_.length < 2)
    throw new Unresolved("in your graveyard", "no kind of card there");
  const filter: Filter = { zones: ["graveyard"], of: there_ };
  const said = c.wording.get(np.filter);
  if (said !== undefined) c.say(filter, said);
  return c.say({ kind: "exists" as const, filter, atLeast }, { variant });
}

/** "you control the creature with the greatest toughness or tied for the greatest toughness" (9), "the highest" (23). */
function greatestYours(np: Described, which: Stat, again: Stat, variant: 9 | 23, c: Scope): Condition {
  const { filter, many } = np;
  const controlled = hasNode(schemas.filter, filter, "Predicate", "controller");
  if (many || which !== again || filter.zones !== undefined || controlled)
    throw new Unresolved("the greatest", "not of all such permanents");
  const greatest: Predicate = { kind: "extreme", stat: which, which: "greatest", among: filter };
  const of = [...filter.of, greatest, control(YOU)];
  return c.say({ kind: "exists" as const, filter: { of } }, { variant });
}

/** "there are seven or more cards in your graveyard", "a creature card is in your graveyard". */
export const thereCondition: Parser<Sem<Condition>> = either<Sem<Condition>>(
  rule(g`there is ${quantity}`, (of) => (c) => there(of, [], c, { variant: 5 })),
  rule(g`there are ${quantity}`, (of) => (c) => there(of, [], c)),
  rule(g`there's ${quantity}`, (of) => (c) => there(of, [], c, { variant: 3 })),
  mapSome(
    g`${numberWord} or more cards are in your graveyard`,
    ([n]) =>
      (c: Scope): Condition =>
        c.say(
          { kind: "compare", left: { kind: "cardsIn", zone: "graveyard", of: YOU }, compare: ">=", right: n },
          { variant: 4 },
        ),
  ),
  rule(
    g`there are ${numberWord} or more card types among cards in your graveyard`,
    (n) => (c) =>
      c.say(
        {
          kind: "compare",
          left: {
            kind: "distinct",
            what: "cardType",
            among: { zones: ["graveyard"], of: [{ kind: "owner", player: YOU }] },
          },
          compare: ">=",
          right: n,
        },
        { variant: 5 },
      ),
  ),
  rule(g`there are ${numberWord} or more unlocked doors among ${nounPhrase}`, (n, np) => (c) => ({
    kind: "compare",
    left: { kind: "distinct", what: "unlockedDoor", among: placed(np(c)) },
    compare: ">=",
    right: n,
  })),
  rule(g`(a|an) ${nounPhrase} is attacking you`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("attacking you", "number does not agree");
    const of: Filter["of"] = [...filter.of, { kind: "attacksPlayer", player: YOU }];
    return c.say({ kind: "exists" as const, filter: { of } }, { variant: 27 });
  }),
  rule(g`(a|an) ${nounPhrase} is attacking`, (np) => (c) => attackingOnes(np(c), 1, c)),
  mapSome(g`${numberWord} or more ${nounPhrase} are attacking`, ([n, np]) =>
    n > 1 ? (c: Scope) => attackingOnes(np(c), n, c) : undefined,
  ),
  rule(g`exactly one ${nounPhrase} is attacking`, (np) => (c) => {
    const { filter } = attackingOnes(np(c), 1, c);
    const left: Amount = { kind: "count", filter };
    return c.say({ kind: "compare" as const, left, compare: "=" as const, right: 1 }, { variant: 15 });
  }),
  mapSome(g`you have ${numberWord} or more ${nounPhrase}`, ([n, np]) =>
    n > 1 ? (c: Scope) => inYourGraveyard(np(c), n, 12, c) : undefined,
  ),
  mapSome(g`${numberWord} or more ${nounPhrase} are in your graveyard`, ([n, np]) =>
    n > 1 ? (c: Scope) => inYourGraveyard(np(c), n, 13, c) : undefined,
  ),
  rule(g`there are no ${nounPhrase} on the battlefield`, (np) => (c) => ({
    kind: "not",
    of: { kind: "exists", filter: c.say(placed(np(c)), { variant: 2 }) },
  })),
  rule(g`no ${nounPhrase} are on the battlefield`, (np) => (c) => ({
    kind: "not",
    of: { kind: "exists", filter: placed(np(c)) },
  })),
  rule(g`(a|an) ${nounPhrase} is in your graveyard`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 0) throw new Unresolved("in your graveyard", "no kind of card");
    const there_: Filter = { zones: ["graveyard"], of: [...filter.of, { kind: "owner", player: YOU }] };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(there_, said);
    return c.say({ kind: "exists" as const, filter: there_ }, { variant: 11 });
  }),
  rule(g`(a|an) ${nounPhrase} is on the battlefield`, (np) => (c) => ({
    kind: "exists",
    filter: placed(np(c)),
  })),
  rule(
    g`you control the ${nounPhrase} with the greatest ${statWord} or tied for the greatest ${statWord}`,
    (np, which, again) => (c) => greatestYours(np(c), which, again, 9, c),
  ),
  rule(
    g`you control the ${nounPhrase} with the highest ${statWord} or tied for the highest ${statWord}`,
    (np, which, again) => (c) => greatestYours(np(c), which, again, 23, c),
  ),
  rule(g`(a|an) ${nounPhrase} has ${keywordName}`, (np, keyword) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("has", "number does not agree");
    const of: Filter["of"] = [...filter.of, { kind: "keyword", keyword }];
    return c.say({ kind: "exists" as const, filter: { of } }, { variant: 24 });
  }),
  phrase(g`you control your commander`, (c: Scope) => ({
    kind: "exists",
    filter: c.say(
      {
        of: [
          { kind: "status" as const, status: "commander" as const },
          { kind: "owner", player: YOU },
          control(YOU),
        ],
      },
      { variant: 7 },
    ),
  })),
);
