import type { Amount, Effect, EventSubject, Replacement, Selection } from "@spellroom/card-language";
import { either, map, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
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

const by: Parser<Sem<EventSubject>> = map(g`by ${nounPhrase}`, ([np]) => described(np));

function create(prevent: Prevent, whom: Protected): readonly Effect[] {
  const { to, on } = whom;
  const replacement: Prevent = to === undefined ? prevent : { ...prevent, to };
  return [
    { kind: "createReplacement", replacement, duration: "endOfTurn", ...(on === undefined ? {} : { on }) },
  ];
}

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
      );
    },
  ),
  rule(
    g`prevent all ${kind} that would be dealt by ${nounPhrase} this turn`,
    (combat, np) => (c) =>
      create(
        c.say({ kind: "preventDamage" as const, ...combat, source: described(np)(c) }, { variant: 6 }),
        {},
      ),
  ),
  rule(
    g`prevent all ${kind} that would be dealt by ${definiteOrAll} this turn`,
    (combat, what) => (c) => create({ kind: "preventDamage", ...combat, source: sourceOf(what(c)) }, {}),
  ),
  rule(
    g`prevent all ${kind} that would be dealt to and dealt by ${definiteOrAll} this turn`,
    (combat, what) => (c) => {
      const of = what(c);
      const [to] = create({ kind: "preventDamage", ...combat }, definite(of));
      const again = of.kind === "ref" ? { ...of.ref } : undefined;
      if (to === undefined || again === undefined)
        throw new Unresolved("damage", "to more than definite objects");
      const by = create(
        { kind: "preventDamage", ...combat, source: sourceOf({ kind: "ref", ref: again }) },
        {},
      );
      if (to.kind !== "createReplacement") return [to, ...by];
      c.say(to.replacement, { variant: 5 });
      return [to, ...by.map((one) => c.say(one, { silent: true }))];
    },
  ),
  rule(
    g`prevent the next ${next} damage that would be dealt ${protectedOnes} this turn`,
    (amount, whom) => (c) => {
      const number = amount(c);
      return create({ kind: "preventDamage", amount: number }, whom(c));
    },
  ),
);
