import type { Amount, Cost, CostObjects, Filter, ManaCost, Predicate } from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq, several, token, words } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { cost, costAction, type Described, nounPhrase, objectRef, value } from "./forward.ts";
import { manaRun } from "./mana.ts";
import { digits, letterX, numberWord } from "./numbers.ts";
import { granter } from "./reference/object.ts";
import { another } from "./reference/selection.ts";
import { eachThing } from "./value.ts";
import { counterKind } from "./vocabulary.ts";
import { amountX } from "./x.ts";

type CostRule = Parser<Sem<Cost>>;

interface Counted {
  readonly count: Sem<Amount | "any">;
  readonly np: Sem<Described>;
  readonly many: boolean;
}

/** "a creature", "another land", "two artifacts", "X cards": objects that pay a cost. */
const counted: Parser<Counted> = either<Counted>(
  rule(g`(a|an) ${nounPhrase}`, (np) => ({ count: () => 1, np, many: false })),
  rule(g`another ${nounPhrase}`, (np) => ({
    count: () => 1,
    np: (c: Scope) => another(np(c), c),
    many: false,
  })),
  mapSome(g`${numberWord} ${nounPhrase}`, ([n, np]) =>
    n > 1 ? { count: () => n, np, many: true } : undefined,
  ),
  map(g`${letterX} ${nounPhrase}`, ([, np]) => ({ count: amountX, np, many: true })),
  rule(g`all ${nounPhrase}`, (np) => ({ count: (c: Scope) => allOf(np(c)), np, many: true })),
  rule(g`any number of ${nounPhrase}`, (np) => ({ count: () => "any" as const, np, many: true })),
);

/** "all creatures you control": as many as there are. */
function allOf({ filter }: Described): Amount {
  if (filter.zones !== undefined || !filter.of.some((one) => one.kind === "controller"))
    throw new Unresolved("all", "of what is not said to be controlled");
  return { kind: "count", filter };
}

/** The objects, in a zone that the act implies for cards. */
function objects(
  of: Counted,
  zone: "battlefield" | "hand" | "graveyard",
  c: Scope,
): { readonly count: Amount | "any"; readonly filter: Filter; readonly described: Described } {
  const described = of.np(c);
  if (described.many !== of.many) throw new Unresolved("cost", "number does not agree");
  return { count: of.count(c), filter: inZone(described, zone, c), described };
}

function inZone(described: Described, zone: "battlefield" | "hand" | "graveyard", c: Scope): Filter {
  const { filter } = described;
  if (zone === "battlefield") {
    if (filter.zones !== undefined)
      throw new Unresolved("cost", "of something that is not on the battlefield");
    return filter;
  }
  if (filter.zones === undefined) throw new Unresolved("cost", "of a permanent");
  if (filter.zones.length > 0) return filter.zones[0] === "hand" ? ownHand(filter, c) : filter;
  const result: Filter = { ...filter, zones: [zone] };
  const said = c.wording.get(filter);
  return said === undefined ? result : c.say(result, said);
}

/** A cost is paid from the payer's own hand, which goes without saying. */
function ownHand(filter: Filter, c: Scope): Filter {
  const result: Filter = { ...filter, of: filter.of.filter((one) => one.kind !== "owner") };
  return c.say(result, { ...c.wording.get(filter), variant: 7 });
}

function pick(
  of: Counted,
  zone: "battlefield" | "hand" | "graveyard",
  how: string,
  c: Scope,
): { readonly what: CostObjects; readonly name: string } {
  const { count, filter, described } = objects(of, zone, c);
  const name = c.name(how);
  c.mentionObject(() => c.bound(name), described.nouns, { plural: described.many, it: false, how });
  return { what: { count, filter }, name };
}

function selfNamed(c: Scope): "this" {
  c.mentionSelf();
  return "this";
}

/** What gives the ability, as what pays for it. */
const byGranter: Parser<Sem<CostObjects>> = map(
  granter,
  (ref) =>
    (c: Scope): CostObjects => ({ count: 1, filter: { of: [{ kind: "oneOf", ref: ref(c) }] } }),
);

const unattach: CostRule = either<Sem<Cost>>(
  phrase(g`unattach ~`, (c: Scope) => ({ kind: "unattach", what: selfNamed(c) })),
  rule(g`unattach ${byGranter}`, (what) => (c) => ({ kind: "unattach", what: what(c) })),
);

const sacrifice: CostRule = either<Sem<Cost>>(
  rule(g`sacrifice ${byGranter}`, (what) => (c) => ({ kind: "sacrifice", what: what(c) })),
  map(
    g`(sacrifice|sacrifices) ~`,
    () => (c: Scope) => c.say({ kind: "sacrifice" as const, what: selfNamed(c) }, { as: "name" }),
  ),
  rule(g`(sacrifice|sacrifices) ${counted}`, (of) => (c) => {
    const { what, name } = pick(of, "battlefield", "sacrificed", c);
    return { kind: "sacrifice", what, ...c.bind(name) };
  }),
  rule(g`(sacrifice|sacrifices) ${counted} of (your|their) choice`, (of) => (c) => {
    const { what, name } = pick(of, "battlefield", "sacrificed", c);
    return c.say({ kind: "sacrifice" as const, what, ...c.bind(name) }, { variant: 2 });
  }),
  rule(g`(sacrifice|sacrifices) ${objectRef}`, (ref) => (c) => {
    const object = ref(c);
    const spoken = object.kind === "attached" || object.kind === "target" || object.kind === "event";
    if (!spoken || c.isPlural(object)) throw new Unresolved("sacrifice", "not one permanent spoken of");
    return { kind: "sacrifice", what: { count: 1, filter: { of: [{ kind: "oneOf", ref: object }] } } };
  }),
);

const discard: CostRule = either<Sem<Cost>>(
  map(g`(discard|discards) ~`, () => (c: Scope) => ({ kind: "discard", what: selfNamed(c) })),
  phrase(g`(discard|discards) (your|their) hand`, () => ({ kind: "discard", what: "hand" })),
  rule(g`(discard|discards) ${counted}`, (of) => (c) => {
    const { what, name } = pick(of, "hand", "discarded", c);
    return { kind: "discard", what, ...c.bind(name) };
  }),
  rule(g`(discard|discards) ${counted} at random`, (of) => (c) => {
    const { what, name } = pick(of, "hand", "discarded", c);
    return { kind: "discard", what, random: true, ...c.bind(name) };
  }),
);

const ownPile: Parser<"graveyard" | "library"> = token(({ lower }) =>
  lower === "graveyard" || lower === "library" ? lower : undefined,
);

/** "Exile the top creature card of your graveyard": graveyards have an order (CR 404.2). */
function exileTop(
  count: number,
  np: Described,
  zone: "graveyard" | "library",
  many: boolean,
  c: Scope,
): Cost {
  const { filter, nouns } = np;
  if (np.many !== many || filter.zones?.length !== 0)
    throw new Unresolved("exile the top", "number does not agree");
  if (zone === "library" && filter.of.length > 0) throw new Unresolved("exile the top", "of a hidden kind");
  const cards: Filter = { zones: [zone], of: [...filter.of, { kind: "owner", player: { kind: "you" } }] };
  const said = c.wording.get(filter);
  const name = c.name("exiled");
  c.mentionObject(() => c.bound(name), nouns, { plural: many, it: false, how: "exiled" });
  const what = { count, filter: said === undefined ? cards : c.say(cards, said) };
  return { kind: "exile", what, top: true, ...c.bind(name), ...c.link("exiled") };
}

const exile: CostRule = either<Sem<Cost>>(
  rule(g`exile ${byGranter}`, (what) => (c) => ({ kind: "exile", what: what(c) })),
  map(g`(exile|exiles) ~`, () => (c: Scope) => ({ kind: "exile", what: selfNamed(c) })),
  map(g`(exile|exiles) ~ from (your|their) ${handOrGraveyard()}`, ([zone]) => (c: Scope) => {
    c.ownZone = zone;
    return { kind: "exile", what: selfNamed(c) };
  }),
  rule(
    g`(exile|exiles) the top ${nounPhrase} of (your|their) ${ownPile}`,
    (np, zone) => (c) => exileTop(1, np(c), zone, false, c),
  ),
  mapSome(
    g`(exile|exiles) the top ${numberWord} ${nounPhrase} of (your|their) ${ownPile}`,
    ([n, np, zone]) => (n > 1 ? (c: Scope) => exileTop(n, np(c), zone, true, c) : undefined),
  ),
  rule(g`(exile|exiles) ${counted}`, (of) => (c) => {
    const np = of.np(c.fork());
    const { what, name } = pick(of, np.filter.zones === undefined ? "battlefield" : "graveyard", "exiled", c);
    if (typeof what === "object" && np.filter.zones?.length === 0)
      throw new Unresolved("exile", "cards of no zone");
    return { kind: "exile", what, ...c.bind(name), ...c.link("exiled") };
  }),
);

function handOrGraveyard(): Parser<"hand" | "graveyard"> {
  return token(({ lower }) => (lower === "hand" || lower === "graveyard" ? lower : undefined));
}

const life: CostRule = either<Sem<Cost>>(
  rule(g`(pay|pays) ${digits} life`, (amount) => () => ({ kind: "payLife", amount })),
  map(g`(pay|pays) ${letterX} life`, () => (c: Scope) => ({ kind: "payLife", amount: amountX(c) })),
  rule(g`(pay|pays) life equal to ${value}`, (amount) => (c) => ({ kind: "payLife", amount: amount(c) })),
  phrase(g`pay half your life, rounded up`, () => ({
    kind: "payLife",
    amount: { kind: "half", of: { kind: "life", of: { kind: "you" } }, round: "up" },
  })),
);

const UNTAPPED: Predicate = { kind: "status", status: "untapped" };

function isUntapped(one: Predicate): boolean {
  return one.kind === "status" && one.status === "untapped";
}

function untapped(filter: Filter, c: Scope): Filter {
  const of = filter.of.filter((one) => !isUntapped(one));
  const result: Filter = { ...filter, of: [UNTAPPED, ...of] };
  const said = c.wording.get(filter);
  return said === undefined ? result : c.say(result, said);
}

/** "Tap enchanted creature": what the card is on. */
const tappingHost: CostRule = map(g`(tap|taps) enchanted ${hostWord()}`, ([word]) => (c: Scope): Cost => {
  if (!c.self.attached.includes(word)) throw new Unresolved("tap", "something else than what the card is on");
  c.mentionObject(() => ({ kind: "attached" }), c.self.attached);
  const filter: Filter = { of: [UNTAPPED, { kind: "oneOf", ref: { kind: "attached" } }] };
  return { kind: "tapOthers", what: { count: 1, filter } };
});

function hostWord(): Parser<string> {
  return token(({ lower }) => (/^[a-z]+$/.test(lower) ? lower : undefined));
}

const tapping: CostRule = either<Sem<Cost>>(
  tappingHost,
  rule(g`(tap|taps) ${counted}`, (of) => (c) => {
    const { count, filter, described } = objects(of, "battlefield", c);
    if (!filter.of.some(isUntapped)) throw new Unresolved("tap", "what is untapped is not said");
    const name = c.name("tapped");
    c.mentionObject(() => c.bound(name), described.nouns, {
      plural: described.many,
      it: false,
      how: "tapped",
    });
    return { kind: "tapOthers", what: { count, filter: untapped(filter, c) }, ...c.bind(name) };
  }),
);

const returning: CostRule = either<Sem<Cost>>(
  map(g`(return|returns) ~ to its owner's hand`, () => (c: Scope) => ({
    kind: "returnToHand",
    what: selfNamed(c),
  })),
  rule(g`(return|returns) ${counted} to (its|their) owner's hand`, (of) => (c) => {
    const { what, name } = pick(of, "battlefield", "returned", c);
    return { kind: "returnToHand", what, ...c.bind(name) };
  }),
);

/** "return a basic land card from your graveyard to your hand" */
const fromGraveyard: CostRule = rule(g`(return|returns) ${counted} to (your|their) hand`, (of) => (c) => {
  const { count, filter, described } = objects(of, "graveyard", c);
  if (described.filter.zones?.[0] !== "graveyard") throw new Unresolved("return", "from no graveyard");
  return c.say({ kind: "returnToHand" as const, what: { count, filter } }, { variant: 1 });
});

const counters: CostRule = either<Sem<Cost>>(
  rule(g`(remove|removes) (a|an) ${counterKind} counter from ${holder()}`, (kind, from) => (c) => ({
    kind: "removeCounters",
    counter: kind,
    amount: 1,
    from: from(c),
  })),
  rule(
    g`(remove|removes) ${numberWord} ${counterKind} counters from ${holder()}`,
    (n, kind, from) => (c) => ({ kind: "removeCounters", counter: kind, amount: n, from: from(c) }),
  ),
  rule(g`(remove|removes) ${letterX} ${counterKind} counters from ${holder()}`, (_, kind, from) => (c) => ({
    kind: "removeCounters",
    counter: kind,
    amount: amountX(c),
    from: from(c),
  })),
  rule(g`(remove|removes) any number of ${counterKind} counters from ${holder()}`, (kind, from) => (c) => {
    c.countersRemoved = { kind };
    c.mentionAmount(() => c.say({ kind: "x" as const }, { amount: "that" }));
    return c.say(
      { kind: "removeCounters" as const, counter: kind, amount: { kind: "x" as const }, from: from(c) },
      { variant: 1 },
    );
  }),
  rule(g`(remove|removes) all ${counterKind} counters from ${holder()}`, (kind, from) => (c) => {
    const name = c.name("removed");
    c.countersRemoved = { kind, name };
    return { kind: "removeCounters", counter: kind, amount: "all", from: from(c), ...c.bind(name) };
  }),
  rule(g`(remove|removes) a counter from ${holder()}`, (from) => (c) => ({
    kind: "removeCounters",
    counter: "any",
    amount: 1,
    from: from(c),
  })),
  rule(g`(put|puts) (a|an) ${counterKind} counter on ${holder()}`, (kind, on) => (c) => ({
    kind: "addCounters",
    counter: kind,
    amount: 1,
    on: on(c),
  })),
  rule(g`put ${numberWord} ${counterKind} counters on ${holder()}`, (n, kind, on) => (c) => ({
    kind: "addCounters",
    counter: kind,
    amount: n,
    on: on(c),
  })),
);

/** What carries the counters of a cost. */
function holder(): Parser<Sem<CostObjects>> {
  return either<Sem<CostObjects>>(
    map(g`~`, () => selfNamed),
    phrase(g`it`, (c: Scope): CostObjects => {
      if (c.it().kind !== "this") throw new Unresolved("it", "something else than the card");
      return "this";
    }),
    byGranter,
    map(counted, (of) => (c: Scope): CostObjects => {
      const { count, filter } = objects(of, "battlefield", c);
      return { count, filter };
    }),
  );
}

const reveal: CostRule = either<Sem<Cost>>(
  phrase(g`reveal ~ from your hand`, (c: Scope) => {
    c.ownZone = "hand";
    return { kind: "reveal", what: selfNamed(c) };
  }),
  rule(g`(reveal|reveals) ${counted}`, (of) => (c) => {
    const np = of.np(c.fork());
    if (np.filter.zones?.[0] !== "hand") throw new Unresolved("reveal", "cards that are not in hand");
    const { what, name } = pick(of, "hand", "revealed", c);
    return { kind: "reveal", what, ...c.bind(name) };
  }),
);

const rest: CostRule = either<Sem<Cost>>(
  rule(g`(mill|mills) ${numberWord} cards`, (amount) => () => ({ kind: "mill", amount })),
  phrase(g`(mill|mills) a card`, () => ({ kind: "mill", amount: 1 })),
  map(g`(pay|pays) ${energySymbols()}`, ([amount]) => () => ({ kind: "energy", amount })),
  map(g`exert ~`, () => (c: Scope) => {
    c.mentionSelf();
    return { kind: "keywordAction", action: "exert" };
  }),
  rule(g`collect evidence ${digits}`, (amount) => () => ({
    kind: "keywordAction",
    action: "collectEvidence",
    amount,
  })),
  phrase(g`forage`, () => ({ kind: "keywordAction", action: "forage" })),
  mapSome(g`(waterbend|waterbends) ${manaRun}`, ([[symbol, ...more]]) => {
    if (symbol === undefined || more.length > 0 || !/^(X|\d+)$/.test(symbol)) return undefined;
    return (c: Scope): Cost => ({
      kind: "keywordAction",
      action: "waterbend",
      amount: symbol === "X" ? amountX(c) : Number(symbol),
    });
  }),
  rule(g`behold (a|an) ${nounPhrase}`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("behold", "something of another kind");
    return { kind: "keywordAction", action: "behold", filter };
  }),
  rule(
    g`put ~ on ${either(phrase(g`top`, "top" as const), phrase(g`the bottom`, "bottom" as const))} of its owner's library`,
    (position) => (c) => ({ kind: "putOnLibrary", what: selfNamed(c), position }),
  ),
  rule(
    g`put ${counted} on ${either(phrase(g`top`, "top" as const), phrase(g`the bottom`, "bottom" as const))} of your library`,
    (of, position) => (c) => {
      const { count, filter } = objects(of, "hand", c);
      const [zone] = filter.zones ?? [];
      if (of.np(c.fork()).filter.zones?.length === 0 || (zone !== "hand" && zone !== "graveyard"))
        throw new Unresolved("put", "cards of no zone");
      return { kind: "putOnLibrary", what: { count, filter }, position };
    },
  ),
  rule(g`put ${counted} into that player's graveyard`, (of) => (c) => {
    const { count, filter } = objects(of, "graveyard", c);
    const theirs = filter.of.some((one) => one.kind === "owner" && one.player.kind === "opponents");
    if (filter.zones?.[0] !== "exile" || count !== 1 || !theirs)
      throw new Unresolved("that player's graveyard", "of nobody in particular");
    return { kind: "putIntoGraveyard", what: { count, filter } };
  }),
  rule(g`(untap|untaps) ${counted}`, (of) => (c) => {
    const { count, filter } = objects(of, "battlefield", c);
    if (!filter.of.some((one) => one.kind === "status" && one.status === "tapped"))
      throw new Unresolved("untap", "what is tapped is not said");
    return { kind: "untapOthers", what: { count, filter } };
  }),
);

/** `{E}{E}`. */
export function energySymbols(): Parser<number> {
  return (input, at) => {
    let end = at;
    while (input.tokens[end]?.text === "{E}") end++;
    return end === at ? [] : [{ value: end - at, end }];
  };
}

/** Parts of a cost that are something to do. */
const act: CostRule = either(
  sacrifice,
  unattach,
  discard,
  exile,
  life,
  tapping,
  returning,
  fromGraveyard,
  counters,
  reveal,
  rest,
);

/** "blight 2": as a cost; what is done otherwise is an instruction. */
export const blighting: CostRule = rule(g`blight ${digits}`, (amount) => () => ({
  kind: "keywordAction",
  action: "blight",
  amount,
}));

const symbol: CostRule = either<Sem<Cost>>(
  blighting,
  map(manaRun, (mana) => () => ({ kind: "mana", mana })),
  phrase(g`{T}`, () => ({ kind: "tap" })),
  phrase(g`{Q}`, () => ({ kind: "untap" })),
);

/** "and sacrifice it", "and return it to its owner's hand": the card itself, which the part before has named. */
const itself: CostRule = either<Sem<Cost>>(
  phrase(g`and sacrifice it`, (c: Scope) =>
    c.say({ kind: "sacrifice" as const, what: "this" as const }, { join: "and", as: "it" }),
  ),
  phrase(g`and return it to its owner's hand`, (c: Scope) =>
    c.say({ kind: "returnToHand" as const, what: "this" as const }, { join: "and", as: "it" }),
  ),
);

const aboutItself: Parser<Sem<readonly Cost[]>> = map(
  seq(counters, itself),
  ([first, then]) =>
    (c: Scope) => {
      const cost = first(c);
      if ("from" in cost && cost.from !== "this") throw new Unresolved("it", "something else than the card");
      return [cost, then(c)];
    },
);

/** "Sacrifice ~ and a land", "Sacrifice a Goat, a Fish, and a Bird": several things by one verb. */
function sacrificed(of: Sem<Cost>, join: "and" | "comma" | "commaAnd"): Sem<Cost> {
  return (c) => c.say(of(c), { join, variant: 1 });
}

const sacrificedOne: CostRule = rule(g`${counted}`, (of) => (c) => {
  if (of.many) throw new Unresolved("sacrifice", "several of several kinds");
  const { what, name } = pick(of, "battlefield", "sacrificed", c);
  return { kind: "sacrifice", what, ...c.bind(name) };
});

const sacrificingSeveral: Parser<Sem<readonly Cost[]>> = either<Sem<readonly Cost[]>>(
  rule(g`${sacrifice} and ${sacrificedOne}`, (a, b) => (c) => [a(c), sacrificed(b, "and")(c)]),
  rule(g`${sacrifice}, ${sacrificedOne}, and ${sacrificedOne}`, (a, b, d) => (c) => [
    a(c),
    sacrificed(b, "comma")(c),
    sacrificed(d, "commaAnd")(c),
  ]),
);

const parts: Parser<Sem<readonly Cost[]>> = either<Sem<readonly Cost[]>>(
  map(either(act, symbol), (one) => (c: Scope) => [one(c)]),
  rule(g`${act} or ${act}`, (a, b) => (c) => [{ kind: "either", of: [[a(c)], [b(c)]] }]),
  aboutItself,
  sacrificingSeveral,
  rule(g`${exile} and ~`, (others) => (c) => [
    others(c),
    c.say({ kind: "exile" as const, what: selfNamed(c) }, { join: "and", variant: 1 }),
  ]),
);

/** Parts separated by commas, as before a colon (CR 602.1a). */
const together: Parser<Sem<readonly Cost[]>> = map(
  several(parts, words([","])),
  (list) => (c: Scope) => list.flatMap((part) => part(c)),
);

const SYMBOLS: readonly string[] = ["mana", "tap", "untap"];

/** "{3}, {T} or {U}, {T}": one of two whole costs. */
cost.define(
  either<Sem<readonly Cost[]>>(
    together,
    rule(g`${together} or ${together}`, (a, b) => (c): readonly Cost[] => {
      const of = [a(c), b(c)];
      if (!of.every((whole) => whole.every(({ kind }) => SYMBOLS.includes(kind))))
        throw new Unresolved("or", "of a part of the cost, perhaps");
      return [{ kind: "either", of }];
    }),
  ),
);

/** "pays {X}, where X is ...": as much generic mana as that comes to. */
const paidMana: CostRule = map(
  g`(pay|pays) ${manaRun}`,
  ([mana]) =>
    (c: Scope) =>
      manaOrAmount(mana, c),
);

export function manaOrAmount(mana: ManaCost, c: Scope): Cost {
  if (c.x === undefined || !mana.includes("X")) return { kind: "mana", mana };
  if (mana.length > 1) throw new Unresolved("where X is", "of a part of a cost");
  return { kind: "manaAmount", amount: amountX(c) };
}

/** "pay {2} for each Wizard on the battlefield": generic mana, so much for each of them. */
const paidEach: CostRule = mapSome(g`(pay|pays) ${manaRun} for each ${eachThing}`, ([mana, of]) => {
  const [only] = mana;
  if (mana.length !== 1 || only === undefined || !/^[1-9]\d*$/.test(only)) return undefined;
  return (c: Scope): Cost => {
    const counted = of(c);
    if (typeof counted === "number") throw new Unresolved("for each", "of a number");
    const amount: Amount = only === "1" ? counted : { kind: "times", factor: Number(only), of: counted };
    return { kind: "manaAmount", amount: c.say(amount, { amount: "forEach" }) };
  };
});

const action: CostRule = either(act, paidMana, paidEach);

/** "pay {2}", "sacrifice a creature and pay 2 life". */
costAction.define(
  either<Sem<readonly Cost[]>>(
    map(action, (one) => (c: Scope) => [one(c)]),
    rule(g`${action} and ${action}`, (a, b) => (c) => [a(c), b(c)]),
    rule(g`pay ${manaRun} and ${digits} life`, (mana, amount) => () => [
      { kind: "mana", mana },
      { kind: "payLife", amount },
    ]),
    rule(g`${action}, ${action}, and ${action}`, (a, b, d) => (c) => [a(c), b(c), d(c)]),
    rule(g`${action} or ${action}`, (a, b) => (c) => [{ kind: "either", of: [[a(c)], [b(c)]] }]),
    rule(g`(pay|pays) ${manaRun} or ${digits} life`, (mana, amount) => (c) => [
      c.say(
        { kind: "either" as const, of: [[{ kind: "mana", mana }], [{ kind: "payLife", amount }]] as const },
        { variant: 1 },
      ),
    ]),
    rule(g`(pay|pays) ${manaRun} or ${manaRun}`, (a, b) => (c) => [
      c.say(
        { kind: "either" as const, of: [[{ kind: "mana", mana: a }], [{ kind: "mana", mana: b }]] as const },
        { variant: 1 },
      ),
    ]),
  ),
);
