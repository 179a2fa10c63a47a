import type { Filter, NumberChange, PlayerRef, Replacement } from "@spellroom/card-language";
import { type TokenKind, tokenKind } from "../grammar/effect/tokens.ts";
import { nounPhrase } from "../grammar/forward.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<Replacement>>;
type Tokens = Extract<Replacement, { kind: "changeTokens" }>;
const YOU: PlayerRef = { kind: "you" };
const ALL: PlayerRef = { kind: "allPlayers" };
const AS_MANY: NumberChange = { kind: "times", factor: 1 };

/** The tokens that would be created: "tokens" of any kind, "creature tokens". */
const tokens: Parser<Sem<Pick<Tokens, "what">>> = either<Sem<Pick<Tokens, "what">>>(
  phrase(g`tokens`, () => ({})),
  map(nounPhrase, (np) => (c: Scope) => {
    const { filter, many } = np(c);
    const among = filter.of.some(({ kind }) => kind === "token");
    if (!many || !among || filter.of.length < 2 || filter.zones !== undefined)
      throw new Unresolved("would be created", "no kind of tokens");
    const what: Filter = filter;
    return { what };
  }),
);

const times: Parser<NumberChange> = either<NumberChange>(
  phrase(g`twice that many of those tokens`, { kind: "times", factor: 2 }),
  phrase(g`three times that many of those tokens`, { kind: "times", factor: 3 }),
);

type Created = Pick<Tokens, "change" | "into" | "plus">;

/** A token with a size of its own, whatever the event is. */
function fixed(of: TokenKind, many: boolean, c: Scope): NonNullable<Tokens["into"]> {
  const spec = of.spec(c);
  if (of.many !== many || of.tapped) throw new Unresolved("tokens", "number does not agree");
  if (spec.kind === "token" && (typeof spec.power === "object" || typeof spec.toughness === "object"))
    throw new Unresolved("tokens", "of a size that is counted");
  return spec;
}

/** "that many 4/4 white Angel creature tokens", "those tokens plus an additional Food token" */
const created: Parser<Sem<Created>> = either<Sem<Created>>(
  map(times, (change) => () => ({ change })),
  rule(g`that many ${tokenKind}`, (of) => (c) => ({ change: AS_MANY, into: fixed(of, true, c) })),
  rule(g`those tokens plus that many ${tokenKind}`, (of) => (c) => ({
    change: AS_MANY,
    plus: { amount: "asMany" as const, token: fixed(of, true, c) },
  })),
  rule(g`those tokens plus an additional ${tokenKind}`, (of) => (c) => ({
    change: AS_MANY,
    plus: { amount: "one" as const, token: fixed(of, false, c) },
  })),
  rule(g`those tokens plus (a|an) ${tokenKind}`, (of) => (c) => ({
    change: AS_MANY,
    plus: c.say({ amount: "one" as const, token: fixed(of, false, c) }, { variant: 3 }),
  })),
);

function changed(who: PlayerRef, of: Sem<Pick<Tokens, "what">>, by: Sem<Created>): Sem<Tokens> {
  return (c) => ({ kind: "changeTokens", who, ...of(c), ...by(c) });
}

/** "If one or more tokens would be created under your control, twice that many are created instead" (CR 614.1a). */
export const tokenChanges: Rule = either<Sem<Replacement>>(
  rule(
    g`if one or more ${tokens} would be created under your control, ${created} are created instead`,
    (of, by) => changed(YOU, of, by),
  ),
  rule(g`if one or more ${tokens} would be created, ${created} are created instead`, (of, by) =>
    changed(ALL, of, by),
  ),
  rule(
    g`if you would create one or more ${tokens}, instead create ${created}`,
    (of, by) => (c) => c.say(changed(YOU, of, by)(c), { variant: 2 }),
  ),
  phrase(
    g`if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead`,
    (c: Scope) =>
      c.say(
        { kind: "changeTokens" as const, who: YOU, change: { kind: "times" as const, factor: 2 } },
        { variant: 1 },
      ),
  ),
);
