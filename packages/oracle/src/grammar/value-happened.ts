import type { Amount, EventPattern, Filter, PlayerRef, Predicate } from "@spellroom/card-language";
import { either, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { type Described, nounPhrase, playerRef } from "./forward.ts";
import { placed } from "./reference/selection.ts";

type Value = Parser<Sem<Amount>>;
type Happened = Extract<Amount, { kind: "happened" }>;

const YOU: PlayerRef = { kind: "you" };

function thisTurn(event: EventPattern): Happened {
  return { kind: "happened", when: "thisTurn", event };
}

/** Permanents that have gone somewhere in this turn; `whose` is said of them as they were. */
function gone(np: Described, many: boolean, whose: Predicate, to: "graveyard" | "exile"): Happened {
  if (np.many !== many || np.filter.zones !== undefined)
    throw new Unresolved("this turn", "of no permanents");
  const filter: Filter = { ...np.filter, of: [...np.filter.of, whose] };
  return thisTurn({ kind: "moves", what: { filter }, from: "battlefield", to });
}

/** The life that its controller has gained. */
export function gainedLife(): Happened {
  return { ...thisTurn({ kind: "gainsLife", who: YOU }), sum: true };
}

/** The damage that a player was dealt, or several players together. */
export function damageTo(player: PlayerRef): Happened {
  const to = { kind: "player" as const, player };
  return { ...thisTurn({ kind: "dealsDamage", source: { filter: { of: [] } }, to }), sum: true };
}

/** "creature that attacked this turn": all that did, whatever has become of them; of those that somebody controls, the ones now there. */
export function haveAttacked(filter: Filter, c: Scope): Happened | undefined {
  const others = filter.of.filter((one) => one.kind !== "status" || one.status !== "attackedThisTurn");
  if (filter.zones !== undefined || others.length === filter.of.length) return undefined;
  if (others.some((one) => one.kind === "controller")) return undefined;
  const what = { filter: c.say({ of: others }, { ...c.wording.get(filter) }) };
  return thisTurn({ kind: "attacks", what });
}

/** The cards that the scrying looked at on which the ability triggers (CR 701.18). */
export function lookedAt(c: Scope, amount?: "forEach"): Amount {
  const found = c.scried ? c.thatMuch() : undefined;
  if (typeof found !== "object" || found.kind !== "event")
    throw new Unresolved("scrying this way", "nobody scries");
  return c.say({ kind: "event" as const }, { variant: 2, ...(amount === undefined ? {} : { amount }) });
}

/** "creature blocking it beyond the first": one less than there are, and never less than none (CR 107.1b). */
export function beyondFirst(of: Sem<Amount>): Sem<Amount> {
  return (c) => ({ kind: "most", of: [{ kind: "difference", of: of(c), minus: 1 }, 0] });
}

/** What has happened in this turn, counted: after "the number of" many of them, after "for each" one. */
export function moreHappened(number: "one" | "many"): Value {
  const many = number === "many";
  const rules = [
    rule(
      many
        ? g`the number of ${nounPhrase} put into your graveyard from the battlefield this turn`
        : g`${nounPhrase} put into your graveyard from the battlefield this turn`,
      (np) => (c: Scope) =>
        c.say(gone(np(c), many, { kind: "owner", player: YOU }, "graveyard"), { variant: 12 }),
    ),
    rule(
      many
        ? g`the number of ${nounPhrase} you've sacrificed this turn`
        : g`${nounPhrase} you've sacrificed this turn`,
      (np) => (c: Scope) => {
        const amount = gone(np(c), many, { kind: "controller", player: YOU }, "graveyard");
        const { what } = amount.event.kind === "moves" ? amount.event : { what: "this" as const };
        const event = {
          kind: "moves" as const,
          what,
          from: "battlefield" as const,
          cause: "sacrifice" as const,
        };
        return c.say(thisTurn(event), { variant: 13 });
      },
    ),
    rule(
      many
        ? g`the number of ${nounPhrase} that were exiled under your opponents' control this turn`
        : g`${nounPhrase} that was exiled under an opponent's control this turn`,
      (np) => (c: Scope) =>
        c.say(gone(np(c), many, { kind: "controller", player: { kind: "opponents" } }, "exile"), {
          variant: 14,
        }),
    ),
    rule(
      many ? g`the number of ${nounPhrase} they've cast this turn` : g`${nounPhrase} they've cast this turn`,
      (np) => (c: Scope) => {
        const described = np(c);
        if (described.many !== many || described.filter.zones?.[0] !== "stack")
          throw new Unresolved("cast", "no spells");
        return c.say(thisTurn({ kind: "casts", who: c.they(), spell: placed(described) }), { variant: 15 });
      },
    ),
  ];
  const [first, ...more] = rules;
  const counted = first === undefined ? either<Sem<Amount>>() : either<Sem<Amount>>(first, ...more);
  return many ? either<Sem<Amount>>(counted, sums) : counted;
}

/** Amounts of what has happened in this turn, added up. */
const sums: Value = either<Sem<Amount>>(
  rule(g`the life ${playerRef} lost this turn`, (who) => (c) => ({
    ...thisTurn({ kind: "losesLife", who: who(c) }),
    sum: true as const,
  })),
  phrase(g`the life they lost this turn`, (c: Scope) => ({
    ...thisTurn({ kind: "losesLife", who: c.they() }),
    sum: true as const,
  })),
  phrase(g`the amount of damage dealt to it this turn`, (c: Scope) => {
    if (c.it().kind !== "this") throw new Unresolved("damage dealt to it", "of another object");
    const to = { kind: "object" as const, what: "this" as const };
    const event = { kind: "dealsDamage" as const, source: { filter: { of: [] } }, to };
    return { ...thisTurn(event), sum: true as const };
  }),
);
