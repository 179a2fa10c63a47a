import {
  type Ability,
  type ActivationLimits,
  type Amount,
  type Body,
  type Cost,
  hasNode,
  schemas,
} from "@spellroom/card-language";
import { duringTime } from "../grammar/during.ts";
import { body, condition, cost, value } from "../grammar/forward.ts";
import { numberWord } from "../grammar/numbers.ts";
import { either, many, map, maybe, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { ownActivationCost } from "./cost-rule.ts";

type Activated = Extract<Ability, { kind: "activated" }>;

type Limit = Sem<ActivationLimits>;

const part: Parser<Limit> = either<Limit>(
  phrase(g`as a sorcery`, () => ({ timing: "sorcery" })),
  phrase(g`as an instant`, () => ({ timing: "instant" })),
  phrase(g`once each turn`, () => ({ timesEachTurn: 1 })),
  phrase(g`once`, () => ({ timesEver: 1 })),
  map(duringTime, (during) => () => ({ during })),
  rule(g`if ${condition}`, (when) => (c) => ({ condition: when(c) })),
);

/** "Activate only as a sorcery and only once each turn." (CR 602.5) */
const limit: Parser<Limit> = either<Limit>(
  rule(g`activate only ${part} .`, (one) => one),
  rule(g`activate only ${part} and only ${part} .`, (a, b) => (c) => both(a(c), b(c), c)),
  rule(g`activate no more than ${times()} each turn .`, (n) => () => ({ timesEachTurn: n })),
  phrase(g`any player may activate this ability .`, () => ({ who: { kind: "allPlayers" } })),
  phrase(g`only any opponent may activate this ability .`, () => ({ who: { kind: "opponents" } })),
  rule(g`any player may activate this ability but only ${either(part, theirTime())} .`, (one) => (c) => ({
    who: { kind: "allPlayers" },
    ...one(c),
  })),
);

/** Two limits; the number of times stands last unless the text has it first (1), the condition after the time unless it is first (2). */
function both(a: ActivationLimits, b: ActivationLimits, c: Scope): ActivationLimits {
  if (Object.keys(a).some((key) => key in b)) throw new Unresolved("activate only", "two limits of a kind");
  const limits = { ...a, ...b };
  if ("timesEachTurn" in a || "timesEver" in a) return c.say(limits, { variant: 1 });
  return "condition" in a && !("timesEachTurn" in b || "timesEver" in b)
    ? c.say(limits, { variant: 2 })
    : limits;
}

/** Of the player who activates it. */
function theirTime(): Parser<Limit> {
  return either<Limit>(
    phrase(g`during their turn`, () => ({ during: ["yourTurn"] })),
    phrase(g`during their draw step`, () => ({ during: ["yourTurn", "draw"] })),
    phrase(g`during their upkeep`, () => ({ during: ["yourTurn", "upkeep"] })),
    phrase(g`any time they could cast a sorcery`, () => ({ timing: "sorcery" })),
  );
}

function times(): Parser<number> {
  return either<number>(
    phrase(g`twice`, 2),
    rule(g`${numberWord} times`, (n) => n),
  );
}

/** "+1", "-3", "-X", "0" in front of a loyalty ability (CR 606). */
const loyalty: Parser<Sem<readonly Cost[]>> = token(({ text }) => {
  if (/^[+-]\d+$/.test(text)) return () => [{ kind: "loyalty", change: Number(text) }];
  if (text === "0") return () => [{ kind: "loyalty", change: 0 }];
  return text === "-X" ? () => [{ kind: "loyalty", change: "-X" }] : undefined;
});

function activatedAbility(
  paid: readonly Cost[],
  does: Activated["body"],
  limits: ActivationLimits | undefined,
  zone: Activated["zone"],
  costChange: Activated["costChange"],
): Activated {
  return {
    kind: "activated",
    cost: paid,
    body: does,
    ...(costChange === undefined ? {} : { costChange }),
    ...(limits === undefined ? {} : { limits }),
    ...(zone === undefined ? {} : { zone }),
  };
}

/** An ability whose cost discards the card, or that moves it from its graveyard, functions there (CR 113.6j-k). */
function zoneOf(paid: readonly Cost[], c: Scope): Activated["zone"] {
  if (c.andBattlefield) throw new Unresolved("or on the battlefield", "of an activated ability");
  return paid.some((one) => one.kind === "discard" && one.what === "this") ? "hand" : c.ownZone;
}

function addsMana(does: Body): boolean {
  return hasNode(schemas.body, does, "Effect", "addMana");
}

function namesGranter(paid: readonly Cost[], does: Body): boolean {
  return (
    hasNode(schemas.costs, paid, "ObjectRef", "granter") ||
    hasNode(schemas.body, does, "ObjectRef", "granter")
  );
}

/** "X is the mana value of that card.": the text defines it, so that nobody chooses it (CR 107.3c). */
const definedX: Parser<Sem<Amount>> = map(g`X is ${value} .`, ([of]) => of);

/** A cost of {X} in which X is a value that the text states; nothing else may ask for it. */
function withX(costs: readonly Cost[], x: Amount, does: Body): readonly Cost[] {
  const [first] = costs;
  const alone = first?.kind === "mana" && first.mana.length === 1 && first.mana[0] === "X";
  const asked =
    hasNode(schemas.body, does, "Amount", "x") || hasNode(schemas.costs, costs.slice(1), "Amount", "x");
  if (!alone || asked || typeof x === "number") throw new Unresolved("X is", "not of {X} in the cost alone");
  return [{ kind: "manaAmount", amount: x }, ...costs.slice(1)];
}

/** "{2}, {T}: Draw a card. Activate only as a sorcery." (CR 602) */
export const activated: Parser<Sem<Ability>> = (input, at) => {
  return rule(
    g`${either(cost, loyalty)} : ${body} ${maybe(definedX)} ${maybe(ownActivationCost)} ${many(limit)}`,
    (paid, does, x, change, limits) => (c: Scope) => {
      c.actor = undefined;
      c.activating = true;
      const stated = paid(c);
      c.clause++;
      const said = does(c);
      const costs = x === undefined ? stated : withX(stated, x(c), said);
      const changed = change?.(c);
      const found = limits.map((one) => one(c));
      const merged = found.length < 2 ? found[0] : Object.assign({}, ...found);
      if (addsMana(said) && namesGranter(costs, said))
        throw new Unresolved(c.self.name, "in a mana ability that something else has");
      return activatedAbility(costs, said, merged, zoneOf(costs, c), changed);
    },
  )(input, at);
};
