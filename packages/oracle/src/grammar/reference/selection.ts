import type { Filter, ObjectRef, PlayerRef, Predicate, Selection, Wording } from "@spellroom/card-language";
import { either, map, mapSome, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef, playerPossessive, selection, value } from "../forward.ts";
import { letterX, numberWord } from "../numbers.ts";
import { amountX } from "../x.ts";
import { fromAmong } from "./from-among.ts";
import { otherPredicate } from "./other.ts";

type SelectionRule = Parser<Sem<Selection>>;
type Choose = Extract<Selection, { kind: "choose" }>;
type Count = Choose["count"];

/** Adds "other" to a description that was read after "another". */
export function another(np: Described, c: Scope): Described {
  const filter: Filter = { ...np.filter, of: [otherPredicate(np.filter, c), ...np.filter.of] };
  const said = c.wording.get(np.filter);
  return { ...np, filter: said === undefined ? filter : c.say(filter, said) };
}

/** A description that stands where permanents, spells or cards of a known zone are meant. */
export function placed(np: Described): Filter {
  if (np.filter.zones?.length === 0) throw new Unresolved("card", "in no zone");
  return np.filter;
}

/** All objects of a description; mentioned as "those". */
function all(described: Sem<Described>, each: NonNullable<Wording["each"]>): Sem<Selection> {
  return (c) => {
    const np = described(c);
    if (np.many !== (each !== "each")) throw new Unresolved("all", "number does not agree");
    return c.say({ kind: "all", filter: placed(np) }, { each });
  };
}

function choose(described: Sem<Described>, count: Sem<Count>, many: boolean, other: boolean): Sem<Selection> {
  return (c) => {
    const np = other ? another(described(c), c) : described(c);
    if (np.many !== many) throw new Unresolved("choice", "number does not agree");
    return { kind: "choose", by: c.actor?.() ?? { kind: "you" }, filter: placed(np), count: count(c) };
  };
}

const exactly =
  (n: number): Sem<Count> =>
  () => ({ min: n, max: n });
const range =
  (min: number, max: Count["max"]): Sem<Count> =>
  () => ({ min, max });

interface Number_ {
  readonly count: Sem<Count>;
  readonly many: boolean;
}

/** "two", "up to three", "any number of", "X". */
export const choiceNumber: Parser<Number_> = either<Number_>(
  mapSome(numberWord, (n) => (n > 1 ? { count: exactly(n), many: true } : undefined)),
  rule(g`up to ${numberWord}`, (n) => ({ count: range(0, n), many: n !== 1 })),
  phrase(g`any number of`, { count: range(0, "any"), many: true }),
  phrase(g`one or more`, { count: range(1, "any"), many: true }),
  map(letterX, () => ({ count: (c: Scope) => sameX(c), many: true })),
  phrase(g`up to that many`, { count: (c: Scope) => ({ min: 0, max: c.thatMuch() }), many: true }),
  map(g`up to ${letterX}`, () => ({ count: (c: Scope) => ({ min: 0, max: amountX(c) }), many: true })),
);

function sameX(c: Scope): Count {
  const amount = amountX(c);
  return { min: amount, max: amount };
}

/** "a creature you control", "another land", "two creatures". */
export const chosen: SelectionRule = either<Sem<Selection>>(
  rule(g`(a|an) ${nounPhrase}`, (np) => choose(np, exactly(1), false, false)),
  rule(g`another ${nounPhrase}`, (np) => choose(np, exactly(1), false, true)),
  rule(g`${choiceNumber} ${nounPhrase}`, (number, np) => choose(np, number.count, number.many, false)),
  (input, at) => randomFromZone(input, at),
  rule(g`(a|an) ${nounPhrase} at random`, (np) => (c) => ({
    ...asChoose(choose(np, exactly(1), false, false)(c)),
    random: true,
  })),
);

/** "a creature card at random from your graveyard", "two cards at random from their hand". */
export const randomFromZone: SelectionRule = either<Sem<Selection>>(
  rule(
    g`(a|an) ${nounPhrase} at random from ${randomPlace()}`,
    (np, from) => (c) => randomFrom(np(c), 1, from, c),
  ),
  mapSome(g`${numberWord} ${nounPhrase} at random from ${randomPlace()}`, ([n, np, from]) =>
    n > 1 ? (c: Scope) => randomFrom(np(c), n, from, c) : undefined,
  ),
);

/** "a card at random in your graveyard", which stays there. */
export const randomInGraveyard: SelectionRule = rule(
  g`(a|an) ${nounPhrase} at random in your graveyard`,
  (np) => (c) => c.say(randomFrom(np(c), 1, IN_YOUR_GRAVEYARD, c), { variant: 10 }),
);

interface From {
  readonly zone: "graveyard" | "hand";
  readonly whose: Sem<PlayerRef>;
}

function randomPlace(): Parser<From> {
  return either<From>(
    rule(g`${playerPossessive} graveyard`, (whose) => ({ zone: "graveyard", whose })),
    rule(g`${playerPossessive} hand`, (whose) => ({ zone: "hand", whose })),
  );
}

const IN_YOUR_GRAVEYARD: From = { zone: "graveyard", whose: () => ({ kind: "you" }) };

/** "a creature card at random from your graveyard": the place stands after the way of choosing. */
function randomFrom(np: Described, count: number, { zone, whose }: From, c: Scope): Choose {
  if (np.filter.zones?.length !== 0 || np.many !== count > 1)
    throw new Unresolved("at random", "not cards of no place");
  const filter: Filter = {
    zones: [zone],
    of: [...np.filter.of, { kind: "owner", player: whose(c) }],
  };
  const said = c.wording.get(np.filter);
  if (said !== undefined) c.say(filter, said);
  const chosen: Choose = {
    kind: "choose",
    by: { kind: "you" },
    filter,
    count: { min: count, max: count },
    random: true,
  };
  return c.say(chosen, { variant: 9 });
}

export function asChoose(found: Selection): Choose {
  if (found.kind !== "choose") throw new Unresolved("choice", "not a choice");
  return found;
}

function handCards(whose: PlayerRef, preposition: "in" | "from", c: Scope): Selection {
  const filter: Filter = { zones: ["hand"], of: [{ kind: "owner", player: whose }] };
  return c.say({ kind: "all" as const, filter }, { each: "all", variant: 22, preposition });
}

/** "all permanents except for artifacts and lands" */
function exceptFor(np: Described, spared: Predicate, c: Scope): Selection {
  if (!np.many) throw new Unresolved("all", "number does not agree");
  const filter: Filter = { ...placed(np), of: [...np.filter.of, spared] };
  const said = c.wording.get(np.filter);
  if (said !== undefined) c.say(filter, said);
  return c.say({ kind: "all" as const, filter }, { each: "all" });
}

export const everything: SelectionRule = either<Sem<Selection>>(
  rule(g`all ${nounPhrase}`, (np) => all(np, "all")),
  rule(g`all ${nounPhrase} except for ${nounPhrase}`, (np, but) => (c) => {
    const [described, spared] = [np(c), but(c)];
    if (!spared.many || spared.filter.zones !== undefined)
      throw new Unresolved("except for", "number does not agree");
    const { of } = spared.filter;
    const [only] = of;
    const one = of.length === 1 && only !== undefined ? only : { kind: "all" as const, of };
    return exceptFor(described, c.say({ kind: "not" as const, of: one }, { variant: 24 }), c);
  }),
  rule(g`all ${nounPhrase} except for ${nounPhrase} and ${nounPhrase}`, (np, a, b) => (c) => {
    const described = np(c);
    const of = [a(c), b(c)].map(({ filter, many }): Predicate => {
      const [only, ...more] = filter.of;
      if (!many || filter.zones !== undefined || only === undefined || more.length > 0)
        throw new Unresolved("except for", "more than a kind");
      return only;
    });
    const any = c.say({ kind: "any" as const, of }, { conjunction: "and" });
    return exceptFor(described, c.say({ kind: "not" as const, of: any }, { variant: 24 }), c);
  }),
  map(g`all ${nounPhrase} except for ~`, ([np]) => (c: Scope) => {
    const described = np(c);
    c.mentionSelfBriefly();
    return exceptFor(
      described,
      c.say({ kind: "otherThan" as const, ref: { kind: "this" as const } }, { variant: 24 }),
      c,
    );
  }),
  rule(g`all the cards from ${playerPossessive} hand`, (who) => (c) => {
    const filter: Filter = { zones: ["hand"], of: [{ kind: "owner", player: who(c) }] };
    return c.say({ kind: "all" as const, filter }, { variant: 17 });
  }),
  rule(g`each ${nounPhrase}`, (np) => all(np, "each")),
  rule(g`the cards in ${playerPossessive} hand`, (who) => (c) => handCards(who(c), "in", c)),
  rule(g`the cards from ${playerPossessive} hand`, (who) => (c) => handCards(who(c), "from", c)),
  rule(g`each of ${objectRef}`, (ref) => (c) => c.say({ kind: "ref", ref: ref(c) }, { each: "each" })),
);

/** "the top card of your library", "the top three cards of target player's library". */
export const topCards: SelectionRule = either<Sem<Selection>>(
  rule(g`the top card of ${playerPossessive} library`, (who) => (c) => ({
    kind: "top",
    of: who(c),
    amount: 1,
  })),
  phrase(g`the top card of each player's library`, () => ({
    kind: "top",
    of: { kind: "allPlayers" },
    amount: 1,
  })),
  rule(g`the top ${numberWord} cards of ${playerPossessive} library`, (n, who) => (c) => ({
    kind: "top",
    of: who(c),
    amount: n,
  })),
  rule(g`the top ${letterX} cards of ${playerPossessive} library`, (_, who) => (c) => ({
    kind: "top",
    of: who(c),
    amount: amountX(c),
  })),
  rule(g`cards from the top of ${playerPossessive} library equal to ${value}`, (who, of) => (c) => {
    const top = { kind: "top" as const, of: who(c), amount: of(c) };
    return c.say(top, { variant: 16 });
  }),
  rule(g`that many cards from the top of ${playerPossessive} library`, (who) => (c) => {
    const amount = c.thatMuch();
    return c.say({ kind: "top" as const, of: who(c), amount }, { variant: 19 });
  }),
  rule(g`the bottom card of ${playerPossessive} library`, (who) => (c) => ({
    kind: "top",
    of: who(c),
    amount: 1,
    bottom: true,
  })),
);

const reference: SelectionRule = memo(
  map(
    objectRef,
    (ref: Sem<ObjectRef>) =>
      (c: Scope): Selection => ({ kind: "ref", ref: ref(c) }),
  ),
);

/** Destroy, return, tap: definite objects or all of a kind. */
export const definiteOrAll: SelectionRule = memo(either<Sem<Selection>>(reference, everything));

const single: SelectionRule = memo(
  either<Sem<Selection>>(reference, everything, chosen, topCards, fromAmong),
);

selection.define(
  either<Sem<Selection>>(
    single,
    rule(g`${single} and ${single}`, (a, b) => (c) => ({ kind: "union", of: [a(c), b(c)] })),
  ),
);

/** Objects as the subject of a sentence: also "creatures you control". */
export const subjectSelection: SelectionRule = memo(
  either<Sem<Selection>>(
    definiteOrAll,
    rule(g`${reference} and ${everything}`, (a, b) => (c) => ({ kind: "union", of: [a(c), b(c)] })),
    rule(g`${reference} and ${nounPhrase}`, (a, np) => (c) => ({
      kind: "union",
      of: [a(c), all(np, "bare")(c)],
    })),
    map(nounPhrase, (np) => all(np, "bare")),
  ),
);
