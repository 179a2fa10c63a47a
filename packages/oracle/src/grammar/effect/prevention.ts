import type { Amount, Effect, EventSubject, Replacement, Selection } from "@spellroom/card-language";
import { either, map, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { sourcePhrase } from "../noun/noun-phrase.ts";
import { digits, letterX } from "../numbers.ts";
import { definiteOrAll } from "../reference/selection.ts";
import { amountX } from "../x.ts";
import { definite, described, type Protected, protectedOnes } from "./protected.ts";

type Prevent = Extract<Replacement, { kind: "preventDamage" }>;

/** One object or several definite ones as what deals the damage. */
function sourceOf(what: Selection): EventSubject {
  if (what.kind !== "ref") throw new Unresolved("damage", "by more than definite objects");
  return { filter: { of: [{ kind: "oneOf", ref: what.ref }] } };
}

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

/** "creatures", "colorless sources": all that are like that. */
const dealers: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  map(nounPhrase, described),
  map(sourcePhrase, described),
);

const by: Parser<Sem<EventSubject>> = map(g`by ${dealers}`, ([all]) => all);

function create(prevent: Prevent, whom: Protected, c: Scope): readonly Effect[] {
  const { to, on } = whom;
  const said = c.wording.get(prevent);
  const full: Prevent = to === undefined ? prevent : { ...prevent, to };
  const replacement = said === undefined ? full : c.say(full, said);
  return [
    { kind: "createReplacement", replacement, duration: "endOfTurn", ...(on === undefined ? {} : { on }) },
  ];
}

/** What deals the damage as the subject: "target creature", "black sources", "other creatures". */
const dealer: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  map(definiteOrAll, (what) => (c) => sourceOf(what(c))),
  dealers,
);

const next: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);

/** "Prevent all combat damage that would be dealt this turn", "Prevent the next 3 damage ..." (CR 615). */
export const prevention: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`prevent all ${kind} that would be dealt ${maybe(protectedOnes)} this turn ${maybe(by)}`,
    (combat, whom, source) => (c) => {
      const to = whom?.(c) ?? {};
      const from = source?.(c);
      return create(
        { kind: "preventDamage", ...combat, ...(from === undefined ? {} : { source: from }) },
        to,
        c,
      );
    },
  ),
  rule(g`prevent all ${kind} that would be dealt ${protectedOnes}`, (combat, whom) => (c) => {
    const duration = c.takeLead();
    if (duration === undefined) throw new Unresolved("damage", "prevented for how long");
    const made = create({ kind: "preventDamage", ...combat }, whom(c), c);
    return made.map((one) =>
      one.kind === "createReplacement" ? c.say({ ...one, duration }, { first: true }) : one,
    );
  }),
  rule(
    g`prevent all ${kind} that would be dealt by ${nounPhrase} this turn`,
    (combat, np) => (c) =>
      create(
        c.say({ kind: "preventDamage" as const, ...combat, source: described(np)(c) }, { variant: 6 }),
        {},
        c,
      ),
  ),
  rule(
    g`prevent all ${kind} that would be dealt by ${definiteOrAll} this turn`,
    (combat, what) => (c) => create({ kind: "preventDamage", ...combat, source: sourceOf(what(c)) }, {}, c),
  ),
  rule(
    g`prevent all ${kind} that would be dealt ${protectedOnes} by ${definiteOrAll} this turn`,
    (combat, whom, what) => (c) => {
      const to = whom(c);
      return create({ kind: "preventDamage", ...combat, source: sourceOf(what(c)) }, to, c);
    },
  ),
  rule(
    g`prevent all ${kind} that would be dealt by ${definiteOrAll} for as long as ~ remains on the battlefield`,
    (combat, what) => (c) => {
      const made = create({ kind: "preventDamage", ...combat, source: sourceOf(what(c)) }, {}, c);
      return made.map((one) =>
        one.kind === "createReplacement" ? { ...one, duration: "whileSourceOnBattlefield" as const } : one,
      );
    },
  ),
  rule(
    g`prevent all ${kind} that would be dealt to and ${either(phrase(g`dealt by`, 5), phrase(g`by`, 9))} ${definiteOrAll} ${maybe(phrase(g`this turn`, true))}`,
    (combat, variant, what, stated) => (c) => {
      const led = stated === undefined ? c.takeLead() : undefined;
      if (stated === undefined && led === undefined) throw new Unresolved("damage", "prevented for how long");
      const of = what(c);
      const [to] = create({ kind: "preventDamage", ...combat }, definite(of), c);
      const again = of.kind === "ref" ? { ...of.ref } : undefined;
      if (to === undefined || again === undefined)
        throw new Unresolved("damage", "to more than definite objects");
      const by = create(
        { kind: "preventDamage", ...combat, source: sourceOf({ kind: "ref", ref: again }) },
        {},
        c,
      );
      if (to.kind !== "createReplacement") return [to, ...by];
      c.say(to.replacement, { variant });
      const lasting = (one: Effect): Effect =>
        led === undefined || one.kind !== "createReplacement" ? one : { ...one, duration: led };
      const first = led === undefined ? to : c.say(lasting(to), { first: true });
      return [first, ...by.map((one) => c.say(lasting(one), { silent: true }))];
    },
  ),
  rule(
    g`prevent all ${kind} that would be dealt this turn ${protectedOnes} ${maybe(by)}`,
    (combat, whom, source) => (c) => {
      const to = whom(c);
      const from = source?.(c);
      return create(
        c.say(
          { kind: "preventDamage" as const, ...combat, ...(from === undefined ? {} : { source: from }) },
          { first: true },
        ),
        to,
        c,
      );
    },
  ),
  rule(
    g`prevent all ${kind} that would be dealt this turn by ${definiteOrAll}`,
    (combat, what) => (c) =>
      create(
        c.say({ kind: "preventDamage" as const, ...combat, source: sourceOf(what(c)) }, { first: true }),
        {},
        c,
      ),
  ),
  rule(
    g`prevent all ${kind} ${either(phrase(g`that`, 8), phrase(g``, 7))} ${dealer} would deal ${maybe(protectedOnes)} this turn`,
    (combat, variant, source, whom) => (c) => {
      const from = source(c);
      const to = whom?.(c) ?? {};
      if (to.on !== undefined) throw new Unresolved("damage", "of one to another");
      return create(c.say({ kind: "preventDamage" as const, ...combat, source: from }, { variant }), to, c);
    },
  ),
  rule(
    g`prevent the next ${next} ${kind} that would be dealt ${protectedOnes} this turn`,
    (amount, combat, whom) => (c) => {
      const number = amount(c);
      return create({ kind: "preventDamage", ...combat, amount: number }, whom(c), c);
    },
  ),
  rule(
    g`prevent the next ${next} ${kind} that would be dealt by ${definiteOrAll} this turn`,
    (amount, combat, what) => (c) => {
      const number = amount(c);
      return create({ kind: "preventDamage", ...combat, amount: number, source: sourceOf(what(c)) }, {}, c);
    },
  ),
);
