import type {
  Amount,
  DamageRecipient,
  Effect,
  EventSubject,
  PlayerRef,
  Replacement,
  Selection,
} from "@spellroom/card-language";
import { either, map, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { digits, letterX } from "../numbers.ts";
import { definiteOrAll, placed } from "../reference/selection.ts";
import { mixedTarget } from "../reference/target.ts";
import { amountX } from "../x.ts";

type Prevent = Extract<Replacement, { kind: "preventDamage" }>;

/** Who is protected: described as such, or definite objects or players found now. */
interface Protected {
  readonly to?: DamageRecipient;
  readonly on?: Extract<Effect, { kind: "createReplacement" }>["on"];
}

function described(np: Sem<Described>): Sem<EventSubject> {
  return (c) => {
    const found = np(c);
    if (!found.many) throw new Unresolved("damage", "number does not agree");
    return { filter: placed(found) };
  };
}

function player(who: PlayerRef): Protected {
  return { to: { kind: "player", player: who } };
}

/** A target that may be a player or an object. */
function mixed(target: string): Protected {
  const object: DamageRecipient = {
    kind: "object",
    what: { filter: { of: [{ kind: "oneOf", ref: { kind: "target", target } }] } },
  };
  return { to: { kind: "either", of: [{ kind: "player", player: { kind: "target", target } }, object] } };
}

/** One object or several definite ones as what deals the damage. */
function sourceOf(what: Selection): EventSubject {
  if (what.kind !== "ref") throw new Unresolved("damage", "by more than definite objects");
  return { filter: { of: [{ kind: "oneOf", ref: what.ref }] } };
}

function definite(what: Selection): Protected {
  if (what.kind !== "ref") throw new Unresolved("damage", "to more than definite objects");
  return { on: what };
}

const protectedOnes: Parser<Sem<Protected>> = either<Sem<Protected>>(
  phrase(g`to you`, () => player({ kind: "you" })),
  phrase(g`to players`, () => player({ kind: "allPlayers" })),
  map(g`to ${nounPhrase}`, ([np]) => (c: Scope) => ({ to: { kind: "object", what: described(np)(c) } })),
  map(g`to you and ${nounPhrase}`, ([np]) => (c: Scope) => ({
    to: {
      kind: "either",
      of: [
        { kind: "player", player: { kind: "you" } },
        { kind: "object", what: described(np)(c) },
      ],
    },
  })),
  map(
    g`to ${mixedTarget}`,
    ([target]) =>
      (c: Scope) =>
        mixed(target(c).id),
  ),
  map(
    g`to ${definiteOrAll}`,
    ([what]) =>
      (c: Scope) =>
        definite(what(c)),
  ),
);

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

const by: Parser<Sem<EventSubject>> = map(g`by ${nounPhrase}`, ([np]) => described(np));

function create(prevent: Prevent, whom: Protected): readonly Effect[] {
  const { to, on } = whom;
  const replacement: Prevent = { ...prevent, ...(to === undefined ? {} : { to }) };
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
