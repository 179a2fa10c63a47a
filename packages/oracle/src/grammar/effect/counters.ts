import type { Amount, Effect, ObjectRef, Selection } from "@spellroom/card-language";
import { either, listed, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectPossessive, objectRef, selection, value } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { choiceNumber, definiteOrAll, placed } from "../reference/selection.ts";
import { eachThing } from "../value.ts";
import { counterKind } from "../vocabulary.ts";
import { bindChosen } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { countLead, equalTo, perEach } from "./measure.ts";

interface Counters {
  readonly counter: string;
  readonly amount: Sem<Amount>;
}

/** "a +1/+1 counter", "two charge counters". */
const counters: Parser<Counters> = (input, at) =>
  countLead(input, at).flatMap(({ value: lead, end }) =>
    map(
      seq(counterKind, lead.many ? g`counters` : g`counter`),
      ([counter]): Counters => ({ counter, amount: lead.amount }),
    )(input, end),
  );

/** "Whenever you cast a spell that targets ~, put a +1/+1 counter on it": on the permanent, not on the spell. */
function permanent(c: Scope, on: Selection): Selection {
  if (on.kind !== "ref" || on.ref.kind !== "event" || on.ref.role !== "spell") return on;
  if (c.wording.get(on.ref)?.as !== "it" || !c.hasMentionedSelf())
    throw new Unresolved("counters", "on a spell");
  return { ...on, ref: c.say({ kind: "this" }, { as: "it" }) };
}

function put(c: Scope, who: Who, counter: string, amount: Amount, named: Selection): Effect {
  const on = permanent(c, named);
  const chosen: Selection = on.kind === "choose" ? { ...on, by: who() } : on;
  const said = chosen === on ? undefined : c.wording.get(on);
  if (said !== undefined) c.say(chosen, said);
  return { kind: "addCounters", counter, amount, on: chosen, ...bindChosen(chosen, "countered", c) };
}

type Same = Extract<Effect, { kind: "addSameCounters" }>;

function same(c: Scope, of: ObjectRef, on: Sem<Selection>): Same {
  return { kind: "addSameCounters", of, on: c.besides(of, () => on(c)) };
}

type CounterName = Sem<string | "any">;

const removed: Parser<{ readonly counter: CounterName; readonly amount: Sem<Amount | "all"> }> = either<{
  readonly counter: CounterName;
  readonly amount: Sem<Amount | "all">;
}>(
  map(counters, ({ counter, amount }) => ({ counter: () => counter, amount })),
  rule(g`all ${counterKind} counters`, (counter) => ({
    counter: () => counter,
    amount: () => "all" as const,
  })),
  map(g`all counters`, () => ({ counter: () => "any" as const, amount: () => "all" as const })),
  map(g`a counter`, () => ({ counter: () => "any" as const, amount: () => 1 })),
);

/** "a flying counter", "two +1/+1 counters": each counter by its kind. */
const fixedKind: Parser<readonly string[]> = either<readonly string[]>(
  rule(g`(a|an) ${counterKind} counter`, (kind) => [kind]),
  mapSome(g`${numberWord} ${counterKind} counters`, ([n, kind]) =>
    n > 1 ? Array.from({ length: n }, () => kind) : undefined,
  ),
);

/** "two +1/+1 counters and a flying counter": counters of several kinds, put on the same things at once. */
const manyKinds: Parser<readonly string[]> = mapSome(listed(fixedKind, "and"), (kinds) =>
  kinds.length > 1 ? kinds.flat() : undefined,
);

/** Counters put on, taken off, moved and doubled (CR 122). */
export const counterDeeds: readonly DeedRule[] = [
  deed("put", g`${counters} on ${selection}`, (c, who, what, on) => {
    const amount = what.amount(c);
    return put(c, who, what.counter, amount, on(c));
  }),
  deed("put", g`${counters} on ${selection} and ${counters} on ${selection}`, (c, who, a, on, b, on2) => {
    const first = put(c, who, a.counter, a.amount(c), on(c));
    c.clause++;
    return [first, c.say(put(c, who, b.counter, b.amount(c), on2(c)), { join: "and", first: true })];
  }),
  deed(
    "put",
    g`${counters} on ${selection}, ${counters} on ${selection}, and ${counters} on ${selection}`,
    (c, who, a, on, b, on2, d, on3) => {
      const first = put(c, who, a.counter, a.amount(c), on(c));
      c.clause++;
      const second = c.say(put(c, who, b.counter, b.amount(c), on2(c)), { join: "comma", first: true });
      c.clause++;
      const third = put(c, who, d.counter, d.amount(c), on3(c));
      return [first, second, c.say(third, { join: "commaAnd", first: true })];
    },
  ),
  deed("put", g`another ${counterKind} counter on ${selection}`, (c, who, counter, on) =>
    c.say(put(c, who, counter, 1, on(c)), { variant: 48 }),
  ),
  deed("put", g`${counters} on ${selection} for each ${eachThing}`, (c, who, what, on, of) => {
    const chosen = on(c);
    return put(c, who, what.counter, perEach(what.amount, of)(c), chosen);
  }),
  deed(
    "put",
    g`a number of ${counterKind} counters on ${selection} equal to ${value}`,
    (c, who, counter, on, of) => {
      const chosen = on(c);
      return put(c, who, counter, equalTo(of)(c), chosen);
    },
  ),
  deed(
    "put",
    g`a number of ${counterKind} counters equal to ${value} on ${selection}`,
    (c, who, counter, of, on) => {
      const amount = equalTo(of)(c);
      return c.say(put(c, who, counter, amount, on(c)), { variant: 47 });
    },
  ),
  deed(
    "put",
    g`(a|an) ${counterKind} counter or (a|an) ${counterKind} counter on ${definiteOrAll}`,
    (c, _who, a, b, on) => {
      const first = on(c);
      if (first.kind !== "ref") throw new Unresolved("counter or", "on several things");
      const again: Selection = { kind: "ref", ref: { ...first.ref } };
      const options: readonly (readonly Effect[])[] = [
        [{ kind: "addCounters", counter: a, amount: 1, on: first }],
        [{ kind: "addCounters", counter: b, amount: 1, on: again }],
      ];
      return c.say({ kind: "chooseOne" as const, who: { kind: "you" }, options }, { variant: 7 });
    },
  ),
  deed("put", g`${manyKinds} on ${selection}`, (c, _who, counter, on) => ({
    kind: "addCounters",
    counter,
    amount: 1,
    on: on(c),
  })),
  deed("put", g`${counters} on ${selection} and ${counters} on ${selection}`, (c, who, a, on, b, other) => {
    const first = put(c, who, a.counter, a.amount(c), on(c));
    c.clause++;
    return [first, c.say(put(c, who, b.counter, b.amount(c), other(c)), { join: "and", first: true })];
  }),
  deed("put", g`${objectPossessive} counters on ${selection}`, (c, _who, whose, on) => same(c, whose(c), on)),
  deed(
    "put",
    g`${objectPossessive} ${counterKind} counters on ${selection}`,
    (c, _who, whose, counter, on) => ({
      ...same(c, whose(c), on),
      counter,
    }),
  ),
  deed("put", g`those counters on ${selection}`, (c, _who, on) =>
    c.say(same(c, c.its(), on), { variant: 1 }),
  ),
  deed("distribute", g`${counters} among ${selection}`, (c, _who, what, on) => {
    const amount = what.amount(c);
    return { kind: "addCounters", counter: what.counter, amount, on: on(c), divided: true };
  }),
  deed("remove", g`${removed} from ${selection}`, (c, _who, what, from) => {
    const on = from(c);
    if (on.kind === "choose" || on.kind === "top") throw new Unresolved("remove", "from something chosen");
    const name = c.name("removed");
    const effect: Effect = {
      kind: "removeCounters",
      counter: what.counter(c),
      amount: what.amount(c),
      from: on,
      ...c.bind(name),
    };
    c.mentionAmount(() => {
      c.refer(name);
      return c.say({ kind: "bound" as const, name }, { amount: "that" });
    });
    return effect;
  }),
  deed("remove", g`${counters} from each of ${choiceNumber} ${nounPhrase}`, (c, who, what, number, np) => {
    const described = np(c);
    if (!described.many || !number.many) throw new Unresolved("each of", "one thing");
    const name = c.name("removed");
    const from: Selection = { kind: "choose", by: who(), filter: placed(described), count: number.count(c) };
    const { counter } = what;
    c.countersRemoved = { kind: counter, name };
    return {
      kind: "removeCounters",
      counter,
      amount: what.amount(c),
      from: c.say(from, { each: "each" }),
      ...c.bind(name),
    };
  }),
  deed("move", g`${removed} from ${objectRef} onto ${objectRef}`, (c, _who, what, from, to) => {
    const source = from(c);
    return {
      kind: "moveCounters",
      counter: what.counter(c),
      amount: what.amount(c),
      from: source,
      to: to(c),
    };
  }),
  deed("double", g`the number of each kind of counter on ${selection}`, (c, _who, on) => ({
    kind: "multiplyCounters",
    counter: "any",
    on: on(c),
    factor: 2,
  })),
  deed("double", g`the number of ${counterKind} counters on ${selection}`, (c, _who, counter, on) => ({
    kind: "multiplyCounters",
    counter,
    on: on(c),
    factor: 2,
  })),
];
