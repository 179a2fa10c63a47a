import type { Amount, ObjectRef, Stat } from "@spellroom/card-language";
import { COLOR_WORDS, COLORS, type Color, type Filter } from "@spellroom/card-language";
import { either, listed, map, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { numberOfSuchPlayers, suchPlayer } from "./condition/who.ts";
import { nounPhrase, objectPossessive, objectRef, playerPossessive, playerRef, value } from "./forward.ts";
import { digits, letterX, numberWord } from "./numbers.ts";
import { placed } from "./reference/selection.ts";
import { beyondFirst, damageTo, gainedLife, haveAttacked, lookedAt, moreHappened } from "./value-happened.ts";
import { dealtWithThisWay, mostThisWay, numberThisWay } from "./value-this-way.ts";
import { counterKind, statWord } from "./vocabulary.ts";
import { votesFor, voteWord } from "./votes.ts";
import { amountX } from "./x.ts";

type Value = Parser<Sem<Amount>>;

function stat(which: Stat, of: ObjectRef): Amount {
  return { kind: "stat", stat: which, of };
}

/** "'s life total", "the number of cards in your hand". */
const players: Value = either<Sem<Amount>>(
  rule(g`${playerPossessive} life total`, (who) => (c) => ({ kind: "life", of: who(c) })),
  phrase(g`your starting life total`, () => ({ kind: "startingLife" })),
  phrase(g`the number of opponents you have`, () => ({
    kind: "countPlayers",
    players: { kind: "opponents" },
  })),
  phrase(g`the number of players`, () => ({ kind: "countPlayers", players: { kind: "allPlayers" } })),
);

/** "the power of target creature you control": its own words, where it is named as a target. */
const statOf: Value = rule(g`the ${statWord} of ${objectRef}`, (which, ref) => (c) => {
  const of = ref(c);
  const as = c.wording.get(of)?.as;
  if (c.isPlural(of) || !(as === "that" || as === "the" || (of.kind === "target" && as === "full")))
    throw new Unresolved(`the ${which}`, "of nothing named so");
  return c.say({ kind: "stat", stat: which, of }, { variant: 8 });
});

const counters: Value = either<Sem<Amount>>(
  rule(g`the number of ${counterKind} counters on ${objectRef}`, (kind, on) => (c) => ({
    kind: "counters",
    counter: kind,
    on: on(c),
  })),
  rule(g`the number of ${counterKind} counters removed this way`, (kind) => (c) => {
    const amount = countersRemoved(kind, c);
    if (amount.kind === "x") throw new Unresolved("removed this way", "as many as one likes");
    return amount;
  }),
  rule(g`the number of ${counterKind} counters you have`, (kind) => () => ({
    kind: "playerCounters",
    counter: kind,
    of: { kind: "you" },
  })),
  rule(g`the number of counters on ${objectRef}`, (on) => (c) => ({
    kind: "counters",
    counter: "any",
    on: on(c),
  })),
);

const color: Parser<Color> = token(({ lower }) => COLORS.find((one) => COLOR_WORDS[one] === lower));

/** Things counted by what they differ in. */
const distinctWord = either<Extract<Exclude<Amount, number>, { kind: "distinct" }>["what"]>(
  phrase(g`basic land (type|types)`, "basicLandType"),
  phrase(g`card (type|types)`, "cardType"),
  phrase(g`creature (type|types)`, "creatureType"),
  phrase(g`(color|colors)`, "color"),
  phrase(g`mana (value|values)`, "manaValue"),
  phrase(g`unlocked (door|doors)`, "unlockedDoor"),
);

const board: Value = either<Sem<Amount>>(
  phrase(g`the total number of cards in all players' hands`, () => ({
    kind: "cardsIn",
    zone: "hand",
    of: { kind: "allPlayers" },
  })),
  rule(g`the total number of ${nounPhrase}`, (np) => (c) => {
    const amount = countOf(placed(np(c)), c);
    if (typeof amount === "number" || amount.kind !== "count")
      throw new Unresolved("the total number", "of cards");
    return c.say(amount, { as: "full" });
  }),
  rule(g`the number of ${nounPhrase}`, (np) => (c) => countOf(placed(np(c)), c)),
  rule(g`the greatest ${statWord} among ${nounPhrase}`, (which, np) => (c) => ({
    kind: "extreme",
    which: "greatest",
    stat: which,
    among: placed(np(c)),
  })),
  rule(g`the highest ${statWord} among ${nounPhrase}`, (which, np) => (c) => {
    const among = placed(np(c));
    return c.say(
      { kind: "extreme" as const, which: "greatest" as const, stat: which, among },
      { as: "full" },
    );
  }),
  phrase(g`the highest life total among all players`, () => ({
    kind: "life",
    of: { kind: "allPlayers" },
    which: "greatest",
  })),
  phrase(g`the lowest life total among all players`, () => ({
    kind: "life",
    of: { kind: "allPlayers" },
    which: "least",
  })),
  rule(g`the total ${statWord} of ${nounPhrase}`, (which, np) => (c) => ({
    kind: "total",
    stat: which,
    among: placed(np(c)),
  })),
  rule(g`the number of ${distinctWord} among ${nounPhrase}`, (what, np) => (c) => ({
    kind: "distinct",
    what,
    among: placed(np(c)),
  })),
  rule(g`the number of differently named ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("differently named", "number does not agree");
    return c.say(
      { kind: "distinct" as const, what: "name" as const, among: placed(described) },
      { as: "full" },
    );
  }),
  rule(g`your devotion to ${listed(color, "and")}`, (colors) => () => ({ kind: "devotion", colors })),
  rule(
    g`the number of ${color} mana symbols in the mana costs of permanents you control`,
    (one) => (c) => c.say({ kind: "devotion" as const, colors: [one] }, { variant: 20 }),
  ),
  phrase(g`the number of creatures in your party`, () => ({ kind: "party" })),
);

/** "the number of creatures that died this turn", "the amount of life you gained this turn". */
const happened: Value = either<Sem<Amount>>(
  moreHappened("many"),
  numberOfSuchPlayers,
  rule(g`the number of ${nounPhrase} that died this turn`, (np) => (c) => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "moves", what: { filter: placed(np(c)) }, from: "battlefield", to: "graveyard" },
  })),
  phrase(g`the amount of life you've gained this turn`, () => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "gainsLife", who: { kind: "you" } },
    sum: true,
  })),
  phrase(g`the amount of life you gained this turn`, (c: Scope) =>
    c.say(
      {
        kind: "happened" as const,
        when: "thisTurn" as const,
        event: { kind: "gainsLife" as const, who: { kind: "you" as const } },
        sum: true as const,
      },
      { variant: 1 },
    ),
  ),
  rule(g`the number of ${nounPhrase} you've cast this turn`, (np) => (c) => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "casts", who: { kind: "you" }, spell: np(c).filter },
  })),
  phrase(g`the life you've lost this turn`, () => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "losesLife", who: { kind: "you" } },
    sum: true,
  })),
  phrase(g`the number of cards you've drawn this turn`, () => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "draws", who: { kind: "you" } },
  })),
);

const damaged: Value = either<Sem<Amount>>(
  rule(g`the damage dealt to ${playerRef} this turn`, (who) => (c) => damageTo(who(c))),
  rule(
    g`the damage already dealt to ${playerRef} this turn`,
    (who) => (c) => c.say(damageTo(who(c)), { variant: 11 }),
  ),
  phrase(g`the damage dealt to your opponents this turn`, () => damageTo({ kind: "opponents" })),
);

const cast: Value = either<Sem<Amount>>(
  rule(g`the amount of mana spent to cast ${objectRef}`, (ref) => (c) => {
    const of = ref(c);
    if (of.kind !== "event" && of.kind !== "target") throw new Unresolved("spent", "on no spell spoken of");
    return { kind: "manaSpent", of };
  }),
  phrase(g`the number of times it was kicked`, (c: Scope) => kicked(c, "it")),
  phrase(g`the number of times ~ was kicked`, (c: Scope) => kicked(c, "~")),
);

function kicked(c: Scope, word: string): Amount {
  return c.say({ kind: "timesKicked" }, word === "~" ? { variant: 1 } : {});
}

/** How many objects there are; all cards of one zone of a player have a form of their own. */
function countOf(filter: Filter, c: Scope): Amount {
  const [zone] = filter.zones ?? [];
  const [owner] = filter.of;
  const plainCards = filter.zones?.length === 1 && filter.of.length === 1 && owner?.kind === "owner";
  if (plainCards && zone !== undefined && zone !== "battlefield" && zone !== "stack") {
    return { kind: "cardsIn", zone, of: owner.player };
  }
  return haveAttacked(filter, c) ?? { kind: "count", filter };
}

/** "the life lost this way", "the damage dealt this way": as much as it really came to (CR 608.2c). */
const done: Value = either<Sem<Amount>>(
  phrase(g`the life lost this way`, (c: Scope) => {
    if (c.lost === undefined) throw new Unresolved("the life lost this way", "none was lost");
    return c.lost();
  }),
  phrase(g`the result`, (c: Scope) => {
    if (c.rolled === undefined) throw new Unresolved("the result", "of no die");
    return c.rolled();
  }),
  phrase(g`the damage dealt this way`, (c: Scope) => {
    if (c.dealt === undefined) throw new Unresolved("the damage dealt this way", "none was dealt");
    return c.dealt();
  }),
  phrase(g`the excess damage dealt this way`, (c: Scope) => excess(c)),
  phrase(g`the amount of excess damage dealt to that creature this way`, (c: Scope) => excess(c, 20)),
  phrase(g`the excess damage dealt to that creature this way`, (c: Scope) => excess(c, 21)),
  phrase(g`that damage`, (c: Scope) => {
    const amount = c.thatMuch();
    if (typeof amount !== "object" || amount.kind !== "event")
      throw new Unresolved("that damage", "of no event");
    return c.say({ kind: "event" as const }, { variant: 3 });
  }),
  phrase(g`the difference`, (c: Scope) => {
    if (c.difference === undefined) throw new Unresolved("the difference", "nothing was compared");
    return c.difference();
  }),
  phrase(g`the number of cards looked at while scrying this way`, (c: Scope) => lookedAt(c)),
  phrase(g`the damage prevented this way`, (c: Scope) => prevented(c)),
  phrase(g`the number of colors of mana spent to cast it`, () => ({ kind: "colorsSpent" })),
  phrase(g`the number of colors of mana spent to cast ~`, (c: Scope) =>
    c.say({ kind: "colorsSpent" as const }, { as: "name" }),
  ),
  phrase(g`the amount of mana spent to cast it`, () => ({ kind: "manaSpent" })),
  phrase(g`the amount of mana spent to cast ~`, (c: Scope) =>
    c.say({ kind: "manaSpent" as const }, { as: "name" }),
  ),
);

/** What was dealt beyond what was lethal (CR 120.10). */
export function excess(c: Scope, variant?: number): Amount {
  if (c.excess === undefined) throw new Unresolved("excess damage", "none was dealt to one permanent");
  const amount = c.excess();
  return variant === undefined || typeof amount === "number" ? amount : c.say(amount, { variant });
}

/** What a prevention effect has just prevented, in the instructions that belong to it (CR 615.5). */
function prevented(c: Scope): Amount {
  if (c.prevented === undefined) throw new Unresolved("prevented this way", "nothing is prevented");
  const amount = c.prevented();
  return typeof amount === "number" ? amount : c.say(amount, { variant: 1 });
}

const plain: Value = either<Sem<Amount>>(
  done,
  map(digits, (n) => () => n),
  map(numberWord, (n) => () => n),
  map(letterX, () => amountX),
  rule(g`${objectPossessive} ${statWord}`, (ref, which) => (c) => stat(which, ref(c))),
  statOf,
  players,
  counters,
  board,
  cast,
  happened,
  damaged,
);

function times(factor: number): (of: Sem<Amount>) => Sem<Amount> {
  return (of) => (c) => ({ kind: "times", factor, of: of(c) });
}

value.define(
  either<Sem<Amount>>(
    plain,
    (input, at) => numberThisWay(input, at),
    (input, at) => mostThisWay(input, at),
    rule(g`twice ${plain}`, times(2)),
    rule(g`half ${plain}, rounded up`, (of) => (c) => ({ kind: "half", of: of(c), round: "up" })),
    rule(g`half ${plain}, rounded down`, (of) => (c) => ({ kind: "half", of: of(c), round: "down" })),
    rule(
      g`${digits} plus ${plain}`,
      (n, of) => (c) => c.say({ kind: "sum", of: [n, of(c)] }, { variant: 2 }),
    ),
    rule(
      g`${digits} plus twice ${plain}`,
      (n, of) => (c) =>
        c.say({ kind: "sum", of: [n, { kind: "times", factor: 2, of: of(c) }] }, { variant: 2 }),
    ),
    rule(g`${numberWord} plus ${plain}`, (n, of) => (c) => ({ kind: "sum", of: [n, of(c)] })),
    rule(g`${plain} plus ${digits}`, (of, n) => (c) => ({ kind: "sum", of: [of(c), n] })),
    rule(
      g`${plain} plus ${numberWord}`,
      (of, n) => (c) => c.say({ kind: "sum", of: [of(c), n] }, { variant: 1 }),
    ),
    rule(g`${plain} plus ${plain}`, (a, b) => (c): Amount => {
      const of = [a(c), b(c)];
      if (of.some((one) => typeof one === "number")) throw new Unresolved("plus", "a number, said otherwise");
      return { kind: "sum", of };
    }),
    rule(g`${digits} minus ${plain}`, (n, of) => (c) => ({ kind: "difference", of: n, minus: of(c) })),
    rule(
      g`${numberWord} minus ${plain}`,
      (n, of) => (c) => c.say({ kind: "difference", of: n, minus: of(c) }, { variant: 1 }),
    ),
    rule(
      g`${plain} minus ${numberWord}`,
      (of, n) => (c) => c.say({ kind: "difference" as const, of: of(c), minus: n }, { variant: 1 }),
    ),
    rule(g`${plain} minus ${plain}`, (a, b) => (c): Amount => {
      const [of, minus] = [a(c), b(c)];
      if (typeof of === "number" || typeof minus === "number")
        throw new Unresolved("minus", "a number, said otherwise");
      return { kind: "difference", of, minus };
    }),
    rule(g`${plain} minus ${digits}`, (of, n) => (c) => ({ kind: "difference", of: of(c), minus: n })),
  ),
);

/** "for each of its colors": how many colors one object has. */
function colorsOf(ref: ObjectRef, c: Scope): Amount {
  const where = ref.kind === "event" && ref.role === "spell" ? { zones: ["stack" as const] } : {};
  const among: Filter = { ...where, of: [{ kind: "oneOf", ref }] };
  return c.say({ kind: "distinct" as const, what: "color" as const, among }, { as: "it" });
}

/** How many counters of the kind the cost has removed. */
function countersRemoved(kind: string, c: Scope): Extract<Amount, { kind: "x" | "bound" }> {
  const removed = c.countersRemoved;
  if (removed?.kind !== kind) throw new Unresolved("removed this way", "no such counters");
  const { name } = removed;
  if (name === undefined) return { kind: "x" };
  c.refer(name);
  return { kind: "bound", name };
}

const oneThing: Value = either<Sem<Amount>>(
  rule(g`${counterKind} counter removed this way`, (kind) => (c) => {
    const amount = countersRemoved(kind, c);
    return amount.kind === "x" ? amount : c.say(amount, { amount: "forEach" });
  }),
  rule(g`${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("for each", "number does not agree");
    return countOf(placed(described), c);
  }),
  rule(g`${nounPhrase} in each graveyard`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 0) throw new Unresolved("in each graveyard", "no kind of card");
    return { kind: "count", filter: c.say({ ...filter, zones: ["graveyard" as const] }, { each: "each" }) };
  }),
  rule(g`${counterKind} counter on ${objectRef}`, (kind, on) => (c) => ({
    kind: "counters",
    counter: kind,
    on: on(c),
  })),
  rule(g`${counterKind} counter you have`, (kind) => () => ({
    kind: "playerCounters",
    counter: kind,
    of: { kind: "you" },
  })),
  rule(g`${counterKind} counter your opponents have`, (kind) => () => ({
    kind: "playerCounters",
    counter: kind,
    of: { kind: "opponents" },
  })),
  rule(g`counter on ${objectRef}`, (on) => (c) => ({ kind: "counters", counter: "any", on: on(c) })),
  moreHappened("one"),
  suchPlayer,
  phrase(g`card looked at while scrying this way`, (c: Scope) => lookedAt(c, "forEach")),
  dealtWithThisWay,
  rule(g`1 damage dealt to ${playerRef} this turn`, (who) => (c) => damageTo(who(c))),
  phrase(g`creature it devoured`, (c: Scope) => {
    if (c.it().kind !== "this") throw new Unresolved("devoured", "by something else");
    const ref = c.linked("devoured");
    return c.say({ kind: "countRef" as const, ref }, { noun: "creature", amount: "forEach" });
  }),
  phrase(g`1 damage prevented this way`, (c: Scope) => {
    const amount = prevented(c);
    return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
  }),
  phrase(g`opponent you have`, () => ({ kind: "countPlayers", players: { kind: "opponents" } })),
  rule(g`${distinctWord} among ${nounPhrase}`, (what, np) => (c) => ({
    kind: "distinct",
    what,
    among: placed(np(c)),
  })),
  rule(g`of ${objectPossessive} colors`, (ref) => (c) => colorsOf(ref(c), c)),
  phrase(g`time you've cast your commander from the command zone this game`, () => ({
    kind: "commanderCasts",
  })),
  phrase(g`time it was kicked`, (c: Scope) => kicked(c, "it")),
  phrase(g`time ~ was kicked`, (c: Scope) => kicked(c, "~")),
  rule(g`${voteWord} vote`, (word) => (c) => {
    c.refer(votesFor(word));
    return c.say({ kind: "bound" as const, name: votesFor(word) }, { amount: "forEach" });
  }),
  phrase(g`1 life you gained this turn`, (c: Scope) => c.say(gainedLife(), { variant: 1 })),
  phrase(g`card you've cycled or discarded this turn`, (c: Scope) =>
    c.say(
      {
        kind: "happened" as const,
        when: "thisTurn" as const,
        event: {
          kind: "discards" as const,
          who: { kind: "you" as const },
          what: { zones: ["hand" as const], of: [] },
        },
      },
      { variant: 2 },
    ),
  ),
  rule(g`${nounPhrase} sacrificed this turn`, (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("for each", "number does not agree");
    const event = {
      kind: "moves" as const,
      what: { filter: placed(described) },
      from: "battlefield" as const,
      cause: "sacrifice" as const,
    };
    return { kind: "happened", when: "thisTurn", event };
  }),
  rule(
    g`${color} mana symbol in the mana costs of permanents you control`,
    (one) => (c) => c.say({ kind: "devotion" as const, colors: [one] }, { amount: "forEach" }),
  ),
  phrase(g`creature in your party`, () => ({ kind: "party" })),
  phrase(g`color of mana spent to cast it`, () => ({ kind: "colorsSpent" })),
  phrase(g`color of mana spent to cast ~`, (c: Scope) =>
    c.say({ kind: "colorsSpent" as const }, { as: "name" }),
  ),
  rule(g`${nounPhrase} you've cast this turn`, (np) => (c) => {
    const described = np(c);
    if (described.many || described.filter.zones?.[0] !== "stack")
      throw new Unresolved("for each", "no spell");
    const event = { kind: "casts" as const, who: { kind: "you" as const }, spell: described.filter };
    return { kind: "happened", when: "thisTurn", event };
  }),
  phrase(g`card you've drawn this turn`, () => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "draws", who: { kind: "you" } },
  })),
  phrase(g`card you've discarded this turn`, () => ({
    kind: "happened",
    when: "thisTurn",
    event: { kind: "discards", who: { kind: "you" }, what: { zones: ["hand"], of: [] } },
  })),
  rule(g`${nounPhrase} that died this turn`, (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("for each", "number does not agree");
    return {
      kind: "happened",
      when: "thisTurn",
      event: { kind: "moves", what: { filter: placed(described) }, from: "battlefield", to: "graveyard" },
    };
  }),
);

/** What "for each" counts, after these words; two kinds of things are counted together. */
export const eachThing: Value = either<Sem<Amount>>(
  oneThing,
  rule(g`${oneThing} beyond the first`, beyondFirst),
  rule(g`${oneThing} and each ${oneThing}`, (a, b) => (c) => ({ kind: "sum", of: [a(c), b(c)] })),
);
