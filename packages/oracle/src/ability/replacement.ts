import type {
  Amount,
  Condition,
  EntersWith,
  EventSubject,
  Filter,
  Replacement,
  StaticEffect,
} from "@spellroom/card-language";
import { choiceKind } from "../grammar/effect/state.ts";
import { condition, type Described, exceptions, nounPhrase, value } from "../grammar/forward.ts";

import { digits, letterX, numberWord } from "../grammar/numbers.ts";
import { placed } from "../grammar/reference/selection.ts";
import { eachThing } from "../grammar/value.ts";
import { counterKind } from "../grammar/vocabulary.ts";
import { amountX } from "../grammar/x.ts";
import { either, map, maybe, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { paidToEnter } from "./paid-to-enter.ts";
import { damageChange, drawChange, numberChanges, protection, redirection } from "./redirection.ts";
import { damageAmounts, damageInstead, doublings, redirections, shields } from "./shields.ts";

type Rule = Parser<Sem<Replacement>>;

interface Entering {
  readonly what: Sem<EventSubject>;
  readonly many: boolean;
  readonly each?: true;
}

/** "it" after a condition about the card itself. */
function itself(c: Scope): "this" {
  if (c.it().kind !== "this") throw new Unresolved("it", "something else that enters");
  return "this";
}

function selfEnters(c: Scope): "this" {
  c.mentionSelf();
  return "this";
}

const subject: Parser<Entering> = either<Entering>(
  phrase(g`~ enters`, { what: selfEnters, many: false }),
  phrase(g`it enters`, { what: itself, many: false }),
  rule(g`${nounPhrase} enter`, (np) => ({ what: (c: Scope) => subjects(np, c, true), many: true })),
);

function subjects(np: Sem<Described>, c: Scope, many: boolean): EventSubject {
  return { filter: describedFilter(np, c, many) };
}

function describedFilter(np: Sem<Described>, c: Scope, many: boolean): Filter {
  const found = np(c);
  if (found.many !== many) throw new Unresolved("enter", "number does not agree");
  return placed(found);
}

interface Counter {
  readonly counter: string;
  readonly amount: Amount;
  /** "two additional ..." (1), "an additional X ..." (5): besides those that it enters with anyhow. */
  readonly additional?: 1 | 5;
}

const counters: Parser<Sem<Counter>> = either<Sem<Counter>>(
  rule(g`with (a|an) ${counterKind} counter on it`, (counter) => () => ({ counter, amount: 1 })),
  rule(g`with ${numberWord} ${counterKind} counters on it`, (amount, counter) => () => ({ counter, amount })),
  rule(g`with ${letterX} ${counterKind} counters on it`, (_, counter) => (c) => ({
    counter,
    amount: amountX(c),
  })),
  rule(g`with an additional ${counterKind} counter on it`, (counter) => () => more(counter, 1)),
  rule(
    g`with ${numberWord} additional ${counterKind} counters on it`,
    (amount, counter) => () => more(counter, amount),
  ),
  rule(
    g`with ${letterX} additional ${counterKind} counters on it`,
    (_, counter) => (c) => more(counter, amountX(c)),
  ),
  rule(g`with an additional ${letterX} ${counterKind} counters on it`, (_, counter) => (c) => ({
    ...more(counter, amountX(c)),
    additional: 5,
  })),
  rule(g`with (a|an) ${counterKind} counter on it for each ${eachThing}`, (counter, of) => (c) => ({
    counter,
    amount: worded(of(c), "forEach", c),
  })),
  rule(g`with a number of ${counterKind} counters on it equal to ${value}`, (counter, of) => (c) => ({
    counter,
    amount: worded(of(c), "equalTo", c),
  })),
);

function more(counter: string, amount: Amount): Counter {
  return { counter, amount, additional: 1 };
}

/** What enters with such counters, with the words for them. */
function withCounters(of: Sem<Counter>, c: Scope): EntersWith {
  const { counter, amount, additional } = of(c);
  const made: EntersWith = { counters: [{ counter, amount }] };
  return additional === undefined ? made : c.say(made, { variant: additional });
}

function worded(amount: Amount, style: "forEach" | "equalTo", c: Scope): Amount {
  return typeof amount === "number" ? amount : c.say(amount, { amount: style });
}

const how: Parser<Sem<EntersWith>> = either<Sem<EntersWith>>(
  phrase(g`tapped`, () => ({ tapped: true })),
  phrase(g`prepared`, () => ({ prepared: true })),
  map(counters, (one) => (c: Scope) => withCounters(one, c)),
  rule(g`tapped ${counters}`, (one) => (c) => ({ tapped: true, ...withCounters(one, c) })),
  rule(
    g`tapped and ${counters}`,
    (one) => (c) => c.say({ tapped: true, ...withCounters(one, c) }, { variant: 2 }),
  ),
);

/** What hangs on a condition. */
const state: Parser<Sem<EntersWith>> = either<Sem<EntersWith>>(
  phrase(g`tapped`, () => ({ tapped: true })),
  map(counters, (one) => (c: Scope) => withCounters(one, c)),
);

const unless: Parser<Sem<Condition>> = map(g`unless ${condition}`, ([when]) => when);

/** "~ enters tapped", "~ enters with three charge counters on it" (CR 614.1c). */
const enters: Rule = rule(g`${subject} ${how} ${maybe(unless)}`, (who, with_, except) => (c) => {
  const what = who.what(c);
  const said = with_(c);
  const holds = except?.(c);
  return { kind: "enters", what, with: said, ...(holds === undefined ? {} : { unless: holds }) };
});

/** "If ~ was kicked, it enters with two +1/+1 counters on it": how it enters hangs on a condition (CR 614.1c). */
export const entersConditionally: Parser<Sem<StaticEffect>> = rule(
  g`${either(phrase(g`~ enters`, "~" as const), phrase(g`it enters`, "it" as const))} ${state}`,
  (word, with_) => (c) => {
    if (word === "it") itself(c);
    else c.mentionSelf();
    const entering = with_(c);
    return {
      kind: "replacement",
      replacement: {
        kind: "enters",
        what: "this",
        with: word === "it" ? c.say(entering, { as: "it" }) : entering,
      },
    };
  },
);

/** "~ escapes with a +1/+1 counter on it" (CR 702.138c). */
export const escapesWith: Parser<Sem<StaticEffect>> = rule(g`~ escapes ${counters}`, (of) => (c) => {
  c.mentionSelf();
  const replacement: Replacement = { kind: "enters", what: "this", with: withCounters(of, c) };
  return { kind: "replacement", replacement };
});

/** "Each other creature you control enters with an additional +1/+1 counter on it." */
const additional: Rule = either<Sem<Replacement>>(
  rule(
    g`each ${nounPhrase} enters with an additional ${counterKind} counter on it`,
    (np, counter) => (c) => entersAdditional(np, counter, 1, c),
  ),
  rule(
    g`each ${nounPhrase} enters with ${numberWord} additional ${counterKind} counters on it`,
    (np, n, counter) => (c) => entersAdditional(np, counter, n, c),
  ),
);

function entersAdditional(np: Sem<Described>, counter: string, amount: number, c: Scope): Replacement {
  const what = c.say({ filter: describedFilter(np, c, false) }, { each: "each" });
  return { kind: "enters", what, with: c.say({ counters: [{ counter, amount }] }, { variant: 1 }) };
}

/** "As ~ enters, choose a color" (CR 614.12a). */
const asEnters: Rule = either<Sem<Replacement>>(
  map(g`as ~ enters, choose ${choiceKind}`, ([choice]) => (c: Scope) => ({
    kind: "enters",
    what: "this",
    with: { choose: [choice(c)] },
  })),
  map(g`as ~ enters, exile (a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    c.mentionSelf();
    const { filter, many } = np(c);
    const [zone, ...more] = filter.zones ?? [];
    if (many || zone !== "graveyard" || more.length > 0)
      throw new Unresolved("exile", "no card in a graveyard");
    return { kind: "enters", what: "this", with: { exile: { filter, ...c.link("exiled") } } };
  }),
  map(g`as it enters, choose ${choiceKind}`, ([choice]) => (c: Scope) => {
    itself(c);
    return { kind: "enters", what: "this", with: c.say({ choose: [choice(c)] }, { as: "it" }) };
  }),
  map(g`as ~ enters, you may pay ${digits} life. if you don't, it enters tapped`, ([amount]) => () => ({
    kind: "enters",
    what: "this",
    with: { payLife: { amount, otherwise: "tapped" } },
  })),
  map(
    g`as ~ enters, you may reveal (a|an) ${nounPhrase} from your hand. if you don't, ~ enters tapped`,
    ([np]) =>
      (c: Scope) => ({
        kind: "enters",
        what: "this",
        with: c.say({ reveal: { filter: revealed(np, c), otherwise: "tapped" } }, { as: "name" }),
      }),
  ),
);

function revealed(np: Sem<Described>, c: Scope): Filter {
  const { filter } = np(c);
  return { zones: ["hand"], of: filter.of };
}

interface Own {
  readonly of: Sem<Filter>;
  readonly any: boolean;
}

/** "any creature you control", "an artifact or creature you control": where it is goes without saying. */
function ownOne(): Parser<Own> {
  const one =
    (any: boolean): ((np: Sem<Described>) => Own) =>
    (np) => ({
      any,
      of: (c) => {
        const described = np(c);
        const yours = described.filter.of.some((of) => of.kind === "controller");
        if (described.many || !yours || c.wording.get(described.filter)?.place !== undefined)
          throw new Unresolved("a copy", "of what is not said to be controlled");
        return placed(described);
      },
    });
  return either<Own>(rule(g`any ${nounPhrase}`, one(true)), rule(g`(a|an) ${nounPhrase}`, one(false)));
}

/** "You may have ~ enter as a copy of any creature on the battlefield." */
const copies: Rule = either<Sem<Replacement>>(
  map(
    g`you may have ~ enter as a copy of (a|an|any) ${nounPhrase} on the battlefield ${exceptions}`,
    ([np, except]) =>
      (c: Scope) => ({
        kind: "enters",
        what: "this",
        with: { copyOf: { filter: placed(np(c)), optional: true, except: except(c) } },
      }),
  ),
  map(
    g`you may have ~ enter as a copy of (a|an|any) ${nounPhrase} on the battlefield, except it enters ${counters}`,
    ([np, more]) =>
      (c: Scope) => {
        const { counter, amount, additional } = more(c);
        if (additional !== 1) throw new Unresolved("except", "counters that are not additional");
        const copyOf = { filter: placed(np(c)), optional: true as const, counters: [{ counter, amount }] };
        return { kind: "enters", what: "this", with: { copyOf } };
      },
  ),
  map(
    g`you may have ~ enter tapped as a copy of (a|an|any) ${nounPhrase} on the battlefield`,
    ([np]) =>
      (c: Scope) => ({
        kind: "enters",
        what: "this",
        with: { copyOf: { filter: placed(np(c)), optional: true, tapped: true } },
      }),
  ),
  map(
    g`you may have ~ enter as a copy of ${ownOne()} ${maybe(exceptions)}`,
    ([own, except]) =>
      (c: Scope) => {
        const filter = own.of(c);
        const copyOf = {
          filter,
          optional: true as const,
          ...(except === undefined ? {} : { except: except(c) }),
        };
        return {
          kind: "enters",
          what: "this",
          with: { copyOf: c.say(copyOf, { variant: own.any ? 2 : 3 }) },
        };
      },
  ),
  map(
    g`you may have ~ enter as a copy of (a|an|any) ${nounPhrase} on the battlefield`,
    ([np]) =>
      (c: Scope) => ({
        kind: "enters",
        what: "this",
        with: { copyOf: { filter: placed(np(c)), optional: true } },
      }),
  ),
);

export const replacementEffect: Parser<Sem<StaticEffect>> = map(
  either(
    enters,
    additional,
    asEnters,
    copies,
    redirection,
    damageChange,
    drawChange,
    numberChanges,
    protection,
    shields,
    damageInstead,
    doublings,
    damageAmounts,
    redirections,
    paidToEnter,
  ),
  (replacement) =>
    (c: Scope): StaticEffect => ({
      kind: "replacement",
      replacement: replacement(c),
    }),
);
