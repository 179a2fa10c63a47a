import type { Duration, Effect, ObjectRef, Selection } from "@spellroom/card-language";
import { either, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef } from "../forward.ts";
import { manaRun } from "../mana.ts";
import { cardsFromAmong } from "../reference/from-among.ts";
import { spellsOf } from "../reference/spells.ts";

interface Lasting {
  readonly until: Duration;
  readonly first?: true;
}

const trailing: Parser<Lasting> = either<Lasting>(
  phrase(g`this turn`, { until: "endOfTurn" }),
  phrase(g`until the end of your next turn`, { until: "endOfYourNextTurn" }),
  phrase(g`until your next turn`, { until: "yourNextTurn" }),
  phrase(g`until your next end step`, { until: "untilNextEndStep" }),
  phrase(g`for as long as (it remains|they remain) exiled`, { until: "whileThere" }),
);

const leading: Parser<Lasting> = either<Lasting>(
  phrase(g`until end of turn`, { until: "endOfTurn", first: true }),
  phrase(g`until the end of your next turn`, { until: "endOfYourNextTurn", first: true }),
  phrase(g`until your next turn`, { until: "yourNextTurn", first: true }),
);

type Act = Extract<Effect, { kind: "mayPlay" }>["act"];

const act: Parser<Act> = either<Act>(phrase(g`play`, "play"), phrase(g`cast`, "cast"));

function permission(
  c: Scope,
  how: Act,
  ref: Parameters<typeof objectOf>[1],
  time: Lasting,
): readonly Effect[] {
  return [permissionFor(c, how, { kind: "ref", ref: objectOf(c, ref) }, time)];
}

function permissionFor(c: Scope, act: Act, what: Selection, time: Lasting): Effect {
  const effect: Effect = { kind: "mayPlay", who: { kind: "you" }, what, duration: time.until, act };
  return time.first === undefined ? effect : c.say(effect, { first: true });
}

/** "cards exiled this way": all of them. */
function exiledThisWay(c: Scope): ObjectRef {
  const ref = c.thisWay(undefined, "exiled");
  if (!c.isPlural(ref)) throw new Unresolved("cards exiled this way", "one card");
  return c.say({ ...ref }, { as: "that", variant: 34 });
}

type Price = NonNullable<Extract<Effect, { kind: "mayPlay" }>["cost"]>;

/** What is paid for it instead of its mana cost, if that is said. */
const price: Parser<Sem<Price> | undefined> = maybe(
  either<Sem<Price>>(
    phrase(g`without paying its mana cost`, () => "withoutPaying" as const),
    rule(g`by paying ${manaRun} rather than its mana cost`, (mana) => () => [{ kind: "mana", mana }]),
  ),
);

/** "For as long as that card remains exiled, its owner may cast it without paying its mana cost." */
function ownerMayPlay(c: Scope, ref: ObjectRef, how: Act, cost: Sem<Price> | undefined): readonly Effect[] {
  if (c.isPlural(ref)) throw new Unresolved("its owner", "of several cards");
  const effect: Effect = {
    kind: "mayPlay",
    who: { kind: "owner", of: { ...ref } },
    what: { kind: "ref", ref },
    duration: "whileThere",
    act: how,
    ...(cost === undefined ? {} : { cost: cost(c) }),
  };
  return [c.say(effect, { first: true })];
}

/** Only cards that have been dealt with or are targets, never the source. */
function objectOf(
  c: Scope,
  ref: Sem<Extract<Effect, { kind: "fight" }>["a"]>,
): Extract<Effect, { kind: "fight" }>["a"] {
  const object = ref(c);
  if (object.kind === "this" || object.kind === "attached") throw new Unresolved("play", "a permanent");
  return object;
}

/** How it is said that mana of any type may be spent on it. */
const anyType: Parser<number> = either<number>(
  phrase(g`, and mana of any type can be spent to cast that spell`, 10),
  phrase(g`, and you may spend mana as though it were mana of any type to cast that spell`, 11),
  phrase(g`, and mana of any type can be spent to cast it`, 12),
  phrase(g`, and mana of any type can be spent to cast those spells`, 13),
  phrase(g`, and mana of any type can be spent to cast them`, 14),
);

function freely(effect: Effect, c: Scope): Effect {
  if (effect.kind !== "mayPlay") return effect;
  return c.say({ ...effect, cost: "withoutPaying" as const }, c.wording.get(effect) ?? {});
}

function withAnyType(effect: Effect, variant: number, c: Scope): Effect {
  if (effect.kind !== "mayPlay") return effect;
  const said = c.wording.get(effect);
  return c.say({ ...effect, anyManaType: true as const }, { ...said, variant });
}

/** "red spells", "spells": some cards of a pile, by what they would be cast as. */
function amongThem(c: Scope, np: Sem<Described>, ref: Sem<ObjectRef>, time: Lasting): readonly Effect[] {
  const filter = spellsOf(np(c));
  return permission(c, "cast", ref, time).map((one): Effect => {
    if (one.kind !== "mayPlay" || one.what.kind !== "ref" || !c.isPlural(one.what.ref))
      throw new Unresolved("from among", "one card");
    const said = c.wording.get(one) ?? {};
    return filter.of.length === 0
      ? c.say({ ...one }, { ...said, noun: "spell" })
      : c.say({ ...one, spells: filter }, said);
  });
}

/** Who may play a card may look at it, whether the text says so or not. */
function looking(effect: Effect, c: Scope): Effect {
  return c.say(effect, { ...c.wording.get(effect), conjunction: "and" });
}

/** "You may play that card this turn", "Until end of turn, you may cast it" (CR 601.3b, 305.1). */
export const mayPlay: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(g`you may ${act} ${objectRef} ${trailing}`, (how, ref, time) => (c) => permission(c, how, ref, time)),
  rule(
    g`you may ${act} ${objectRef} ${trailing}${anyType}`,
    (how, ref, time, said) => (c) => permission(c, how, ref, time).map((one) => withAnyType(one, said, c)),
  ),
  rule(
    g`you may cast ${nounPhrase} from among ${objectRef} ${trailing}`,
    (np, ref, time) => (c) => amongThem(c, np, ref, time),
  ),
  rule(
    g`you may cast ${nounPhrase} from among ${objectRef} ${trailing}${anyType}`,
    (np, ref, time, said) => (c) => amongThem(c, np, ref, time).map((one) => withAnyType(one, said, c)),
  ),
  rule(
    g`${leading}, you may cast ${nounPhrase} from among ${objectRef}`,
    (time, np, ref) => (c) => amongThem(c, np, ref, time),
  ),
  rule(
    g`${leading}, you may cast ${nounPhrase} from among ${objectRef}${anyType}`,
    (time, np, ref, said) => (c) => amongThem(c, np, ref, time).map((one) => withAnyType(one, said, c)),
  ),
  rule(
    g`${leading}, you may cast ${nounPhrase} from among ${objectRef} without paying their mana costs`,
    (time, np, ref) => (c) => amongThem(c, np, ref, time).map((one) => freely(one, c)),
  ),
  rule(g`${leading}, you may cast ${cardsFromAmong} without paying their mana costs`, (time, what) => (c) => [
    freely(permissionFor(c, "cast", what(c), time), c),
  ]),
  rule(
    g`you may look at and ${act} ${objectRef} ${trailing}`,
    (how, ref, time) => (c) => permission(c, how, ref, time).map((one) => looking(one, c)),
  ),
  rule(
    g`you may look at and ${act} ${objectRef} ${trailing}${anyType}`,
    (how, ref, time, said) => (c) =>
      permission(c, how, ref, time).map((one) => looking(withAnyType(one, said, c), c)),
  ),
  rule(
    g`for as long as ${objectRef} remains exiled, its owner may ${act} it ${price}`,
    (ref, how, cost) => (c) => ownerMayPlay(c, objectOf(c, ref), how, cost),
  ),
  rule(g`${leading}, you may ${act} ${objectRef}`, (time, how, ref) => (c) => permission(c, how, ref, time)),
  rule(
    g`${leading}, you may ${act} cards exiled this way`,
    (time, how) => (c) => permission(c, how, exiledThisWay, time),
  ),
  rule(
    g`${leading}, you may ${act} ${objectRef} without paying (its mana cost|their mana costs)`,
    (time, how, ref) => (c) => permission(c, how, ref, time).map((one) => freely(one, c)),
  ),
);
