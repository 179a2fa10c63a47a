import type { Cost, Filter, PlayerRef, Predicate, RuleEffect } from "@spellroom/card-language";
import { costAction, type Described, nounPhrase } from "../grammar/forward.ts";
import { ownSpell, spells } from "../grammar/reference/spells.ts";
import { complete, either, Input, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Token } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<RuleEffect>>;

const YOU: PlayerRef = { kind: "you" };
const LAND: Predicate = { kind: "type", type: "land" };

function allOf(of: readonly Predicate[]): Predicate {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

/** "play lands and cast Bird spells from the top of your library" (CR 601.3, 305.1). */
function landsAnd(np: Sem<Described>, c: Scope, zone: "library" | "graveyard"): RuleEffect {
  const { of } = spells(np)(c);
  if (of.length === 0) throw new Unresolved("cast spells", "of any kind");
  const what: Filter = { of: [{ kind: "any", of: [LAND, allOf(of)] }] };
  const made: RuleEffect =
    zone === "library" ? fromTop(what, "play") : { kind: "mayPlayFrom", who: YOU, what, zone, act: "play" };
  return c.say(made, { variant: 6 });
}

function fromTop(what: Filter, act: "play" | "cast"): Extract<RuleEffect, { kind: "mayPlayFrom" }> {
  return { kind: "mayPlayFrom", who: YOU, what, zone: "library", topOnly: true, act };
}

const top: Rule = either<Sem<RuleEffect>>(
  rule(
    g`you may play lands and cast ${nounPhrase} from the top of your library`,
    (np) => (c) => landsAnd(np, c, "library"),
  ),
  rule(
    g`you may play lands and cast ${nounPhrase} from your graveyard`,
    (np) => (c) => landsAnd(np, c, "graveyard"),
  ),
  rule(g`you may cast ${nounPhrase} and ${nounPhrase} from the top of your library`, (a, b) => (c) => {
    const of = [a, b].map((np) => allOf(spells(np)(c).of));
    return fromTop(c.say({ zones: ["stack"], of: [{ kind: "any", of }] }, { variant: 8 }), "cast");
  }),
  phrase(
    g`you may play lands and cast spells from the top of your library. if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost`,
    () => ({
      ...fromTop({ of: [] }, "play"),
      cost: [{ kind: "payLife", amount: { kind: "stat", stat: "manaValue", of: { kind: "this" } } }],
    }),
  ),
  phrase(g`you may play the top card of your library`, (c: Scope) =>
    c.say(fromTop({ of: [] }, "play"), { variant: 7 }),
  ),
  rule(g`once each turn, you may cast (a|an) ${nounPhrase} from the top of your library`, (np) => (c) => {
    const made = { ...fromTop(spells(np, "one")(c), "cast"), oncePerTurn: true as const };
    return c.say(made, { variant: 8 });
  }),
);

const exiled: Rule = rule(g`you may play ${nounPhrase}`, (np) => (c) => {
  const { filter, many } = np(c);
  if (!many || filter.zones?.length !== 1 || filter.zones[0] !== "exile")
    throw new Unresolved("play", "cards that are not in exile");
  return { kind: "mayPlayFrom", who: YOU, what: filter, zone: "exile", act: "play" };
});

const GERUNDS: ReadonlyMap<string, string> = new Map([
  ["discarding", "discard"],
  ["exiling", "exile"],
  ["paying", "pay"],
  ["removing", "remove"],
  ["sacrificing", "sacrifice"],
  ["tapping", "tap"],
]);

/** "paying 2 life and sacrificing an artifact": a cost as it stands after "by". */
function gerund(end: readonly string[]): Parser<Sem<readonly Cost[]>> {
  return (input, at) => {
    const { tokens } = input;
    if (!GERUNDS.has(tokens[at]?.lower ?? "")) return [];
    const close = tokens.findIndex(
      (_, index) => index > at && end.every((word, offset) => tokens[index + offset]?.lower === word),
    );
    if (close < 0) return [];
    const plain = new Input(tokens.slice(at, close).map(asVerb));
    return complete(costAction, plain).map((value) => ({ value, end: close }));
  };
}

function asVerb(token: Token): Token {
  const verb = GERUNDS.get(token.lower);
  return verb === undefined ? token : { ...token, text: verb, lower: verb };
}

/** "You may cast ~ from your graveyard by discarding a card in addition to paying its other costs" (CR 118.8-9). */
const own: Rule = either<Sem<RuleEffect>>(
  phrase(g`you may cast ~ from exile`, (c: Scope) => castFrom("exile", c)),
  map(
    g`you may cast ~ from your graveyard by ${gerund(["in", "addition"])} in addition to paying its other costs`,
    ([additional]) =>
      (c: Scope) => ({ ...castFrom("graveyard", c), additional: additional(c) }),
  ),
  map(
    g`you may cast ~ from your graveyard by ${gerund(["rather", "than"])} rather than paying its mana cost`,
    ([cost]) =>
      (c: Scope) => ({ ...castFrom("graveyard", c), cost: cost(c) }),
  ),
);

/** "You may cast ~ from your graveyard": the ability functions there (CR 113.6f). */
export function castFrom(
  zone: "exile" | "graveyard",
  c: Scope,
): Extract<RuleEffect, { kind: "mayPlayFrom" }> {
  c.ownZone = zone;
  return { kind: "mayPlayFrom", who: YOU, what: ownSpell(c), zone, act: "cast" };
}

/** Cards that may be played from somewhere else than a hand (CR 601.3). */
export const playFrom: Rule = either(top, exiled, own);
