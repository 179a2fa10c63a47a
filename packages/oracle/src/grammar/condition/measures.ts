import {
  type Amount,
  COLORS,
  type Color,
  type Comparison,
  type Condition,
  type Filter,
  isEachPlayer,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, mapSome, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef, playerRef } from "../forward.ts";
import { digits, numberWord } from "../numbers.ts";
import { another, placed } from "../reference/selection.ts";
import { colorWord, counterKind } from "../vocabulary.ts";

type ConditionRule = Parser<Sem<Condition>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };

function worded(left: Amount, by: Comparison, right: Amount, variant: number): Sem<Condition> {
  return (c) => c.say({ kind: "compare" as const, left, compare: by, right }, { variant });
}

/** "at least 7 life more than your starting life total" */
function beyondStart(more: number, variant: 17 | 18): Sem<Condition> {
  const right: Amount = { kind: "sum", of: [{ kind: "startingLife" }, more] };
  return worded({ kind: "life", of: YOU }, ">=", right, variant);
}

const life: ConditionRule = either<Sem<Condition>>(
  rule(g`you have at least ${digits} life more than your starting life total`, (n) => beyondStart(n, 17)),
  // One of each kind: no party is larger (CR 700.8b).
  phrase(g`you have a full party`, () => ({
    kind: "compare" as const,
    left: { kind: "party" as const },
    compare: "=" as const,
    right: 4,
  })),
  rule(g`your life total is at least ${digits} greater than your starting life total`, (n) =>
    beyondStart(n, 18),
  ),
);

/** "black is the most common color among all permanents or is tied for most common": no color is more common. */
function mostCommon(color: Color): Sem<Condition> {
  const count = (of: Color): Amount => ({ kind: "count", filter: { of: [{ kind: "color", color: of }] } });
  const others = COLORS.filter((one) => one !== color);
  const of = others.map(
    (other): Condition => ({ kind: "compare", left: count(color), compare: ">=", right: count(other) }),
  );
  return () => ({ kind: "all", of });
}

const colors: ConditionRule = either<Sem<Condition>>(
  rule(g`${colorWord} is the most common color among all permanents or is tied for most common`, (color) =>
    mostCommon(color),
  ),
  rule(g`there are five colors among ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("colors among", "number does not agree");
    return worded({ kind: "distinct", what: "color", among: placed(described) }, ">=", 5, 20)(c);
  }),
);

/** "you own a card in exile" */
function owned(np: Sem<Described>, player: PlayerRef): Sem<Condition> {
  return (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 1 || filter.zones[0] !== "exile")
      throw new Unresolved("owns", "no card in exile");
    const theirs: Filter = { zones: ["exile"], of: [...filter.of, { kind: "owner", player }] };
    return c.say({ kind: "exists" as const, filter: theirs }, { variant: 16 });
  };
}

/** "two or more creatures are blocking it" */
function blockers(np: Sem<Described>, n: number, c: Scope): Condition {
  const { filter, many } = np(c);
  const object = c.it();
  if (!many || filter.zones !== undefined || (object.kind !== "this" && object.kind !== "attached"))
    throw new Unresolved("are blocking", "something else than the card");
  const blocking: Filter = { of: [...filter.of, { kind: "blocking", ref: object }] };
  return c.say({ kind: "exists" as const, filter: blocking, atLeast: n }, { variant: 17 });
}

function control(of: Filter["of"]): Filter {
  return { of: [...of, { kind: "controller", player: YOU }] };
}

const board: ConditionRule = either<Sem<Condition>>(
  rule(g`you own (a|an) ${nounPhrase}`, (np) => owned(np, YOU)),
  rule(g`an opponent owns (a|an) ${nounPhrase}`, (np) => owned(np, OPPONENTS)),
  mapSome(g`${numberWord} or more ${nounPhrase} are blocking it`, ([n, np]) =>
    n > 1 ? (c: Scope) => blockers(np, n, c) : undefined,
  ),
  rule(g`there are ${numberWord} or more ${nounPhrase} total in all graveyards`, (n, np) => (c) => {
    const { filter, many } = np(c);
    if (!many || filter.zones?.length !== 0) throw new Unresolved("in all graveyards", "no kind of card");
    const there: Filter = { zones: ["graveyard"], of: filter.of };
    return c.say({ kind: "exists" as const, filter: there, atLeast: n }, { variant: 18 });
  }),
  rule(g`no opponent controls (a|an) ${nounPhrase}`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("controls", "number does not agree");
    const theirs: Filter = { of: [...filter.of, { kind: "controller", player: OPPONENTS }] };
    return { kind: "not", of: c.say({ kind: "exists" as const, filter: theirs }, { variant: 19 }) };
  }),
  rule(g`you control another ${nounPhrase} or (a|an) ${nounPhrase}`, (a, b) => (c) => {
    const of = [placed(another(a(c), c)), placed(b(c))].map((one) => ({
      kind: "exists" as const,
      filter: control(one.of),
    }));
    return { kind: "any", of };
  }),
  rule(g`(a|an) ${nounPhrase} and (a|an) ${nounPhrase} are in your graveyard`, (a, b) => (c) => {
    const of = [a(c), b(c)].map(({ filter, many }): Condition => {
      if (many || filter.zones?.length !== 0) throw new Unresolved("in your graveyard", "no kind of card");
      const there: Filter = { zones: ["graveyard"], of: [...filter.of, { kind: "owner", player: YOU }] };
      return c.say({ kind: "exists" as const, filter: there }, { variant: 11 });
    });
    return c.say({ kind: "all" as const, of }, { variant: 2 });
  }),
);

/** "that player controls more lands than each other player": nobody else controls as many. */
const mostOf: ConditionRule = rule(
  g`${playerRef} controls more ${nounPhrase} than each other player`,
  (who, np) => (c) => {
    const player = who(c);
    const { filter, many } = np(c);
    if (!many || filter.zones !== undefined || isEachPlayer(player))
      throw new Unresolved("more than each other player", "number does not agree");
    const theirs: Filter = { ...filter, of: [...filter.of, { kind: "controller", player: { ...player } }] };
    const others: Filter = {
      ...filter,
      of: [...filter.of, { kind: "not", of: { kind: "controller", player } }],
    };
    const atLeast: Amount = { kind: "count", filter: theirs };
    const rival = { kind: "exists" as const, filter: others, atLeast, sameController: true as const };
    return { kind: "not", of: c.say(rival, { variant: 29 }) };
  },
);

/** "all nonland permanents you control are white": there is none that isn't. */
const allAre: ConditionRule = rule(g`all ${nounPhrase} are ${colorWord}`, (np, color) => (c) => {
  const { filter, many } = np(c);
  if (!many || filter.zones !== undefined) throw new Unresolved("all are", "number does not agree");
  const of: Filter["of"] = [...filter.of, { kind: "not", of: { kind: "color", color } }];
  return { kind: "not", of: c.say({ kind: "exists" as const, filter: { ...filter, of } }, { variant: 30 }) };
});

const cards: ConditionRule = either<Sem<Condition>>(
  mostOf,
  allAre,
  rule(g`you have ${digits} or more cards in your library`, (n) => () => ({
    kind: "compare",
    left: { kind: "cardsIn", zone: "library", of: YOU },
    compare: ">=",
    right: n,
  })),
  rule(g`you have ${numberWord} or more cards in your hand`, (n) =>
    worded({ kind: "cardsIn", zone: "hand", of: YOU }, ">=", n, 19),
  ),
  rule(g`a library has ${numberWord} or fewer cards in it`, (n) =>
    worded({ kind: "cardsIn", zone: "library", of: { kind: "allPlayers" }, which: "least" }, "<=", n, 14),
  ),
  rule(
    g`${numberWord} or more ${counterKind} counters are on ${objectRef}`,
    (n, counter, ref) => (c) => worded({ kind: "counters", counter, on: ref(c) }, ">=", n, 16)(c),
  ),
  phrase(g`a card left your graveyard this turn`, () => leftGraveyard(1)),
  mapSome(g`${numberWord} or more cards left your graveyard this turn`, ([n]) =>
    n > 1 ? () => leftGraveyard(n) : undefined,
  ),
);

function leftGraveyard(atLeast: number): Condition {
  const own: Filter = { zones: ["graveyard"], of: [{ kind: "owner", player: YOU }] };
  return {
    kind: "happened",
    event: { kind: "moves", what: { filter: own }, from: "graveyard" },
    when: "thisTurn",
    ...(atLeast === 1 ? {} : { atLeast }),
  };
}

/** What is compared with more than a number of permanents: life with the beginning, colors with each other, cards of one zone. */
export const measureCondition: ConditionRule = either(life, colors, board, cards);
