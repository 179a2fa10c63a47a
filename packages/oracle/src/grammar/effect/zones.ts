import type { Amount, Effect, PlayerRef, Selection } from "@spellroom/card-language";
import { either, listed, map, mapSome, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, playerPossessive, selection } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { fromAmong } from "../reference/from-among.ts";
import { fromIt } from "../reference/from-it.ts";
import { otherPredicate } from "../reference/other.ts";
import { choiceNumber, chosen, definiteOrAll, placed, topCards } from "../reference/selection.ts";
import { targetPlayer } from "../reference/target.ts";
import { eachThing } from "../value.ts";
import { counterKind } from "../vocabulary.ts";
import { bindChosen, bindResult } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { rest } from "./move.ts";

/** Two or more things destroyed, exiled or returned together: "target creature and target land". */
export const objects: Parser<Sem<Selection>> = either<Sem<Selection>>(
  definiteOrAll,
  rule(g`${definiteOrAll} and ${definiteOrAll}`, (a, b) => (c) => ({ kind: "union", of: [a(c), b(c)] })),
  mapSome(listed(definiteOrAll, "and"), (list) =>
    list.length > 2 ? (c: Scope) => ({ kind: "union", of: list.map((one) => one(c)) }) : undefined,
  ),
);

const eachOpponents: Parser<Sem<PlayerRef>> = phrase(g`each opponent's`, () => ({ kind: "opponents" }));

/** "target player's graveyard": all the cards there. */
const graveyard: Parser<Sem<Selection>> = rule(
  g`${either(playerPossessive, eachOpponents)} graveyard`,
  (whose) =>
    (c): Selection => {
      const filter = { zones: ["graveyard" as const], of: [{ kind: "owner" as const, player: whose(c) }] };
      return c.say({ kind: "all" as const, filter }, { variant: 14 });
    },
);

const upOrDown = either<"up" | "down">(phrase(g`up`, "up"), phrase(g`down`, "down"));

/** "all graveyards", "any number of target players' graveyards": all the cards in them. */
const graveyards: Parser<Sem<Selection>> = either<Sem<Selection>>(
  phrase(g`all graveyards`, (c: Scope): Selection => {
    const filter = { zones: ["graveyard" as const], of: [] };
    return c.say({ kind: "all" as const, filter }, { variant: 14 });
  }),
  rule(g`${targetPlayer}' graveyards`, (whose) => (c): Selection => {
    const filter = { zones: ["graveyard" as const], of: [{ kind: "owner" as const, player: whose(c) }] };
    return c.say({ kind: "all" as const, filter }, { variant: 18 });
  }),
);

/** "a creature for each fade counter on ~" */
export function pickForEach(
  np: Sem<Described>,
  each: Sem<Amount>,
  c: Scope,
): Extract<Selection, { kind: "choose" }> {
  const what = pick(np, () => ({ min: 0, max: 0 }), false, false)(c);
  const amount = each(c);
  if (what.kind !== "choose" || typeof amount === "number") throw new Unresolved("for each", "of a number");
  const counted = c.say(amount, { amount: "forEach" });
  return { ...what, count: { min: counted, max: counted } };
}

/** What a player picks among what that player controls, as a sacrifice does. */
const own: Parser<Sem<Selection>> = either<Sem<Selection>>(
  rule(g`(a|an) ${nounPhrase}`, (np) => pick(np, () => ({ min: 1, max: 1 }), false, false)),
  rule(g`another ${nounPhrase}`, (np) => pick(np, () => ({ min: 1, max: 1 }), false, true)),
  mapSome(g`${choiceNumber} ${nounPhrase}`, ([number, np]) => pick(np, number.count, number.many, false)),
  rule(g`half the ${nounPhrase} (you|they) control, rounded ${upOrDown}`, (np, round) => (c) => {
    const described = np(c);
    if (!described.many || described.filter.zones !== undefined)
      throw new Unresolved("sacrifice", "half of what");
    const owner = c.actor === undefined ? ({ kind: "you" } as const) : c.they();
    const of: Amount = {
      kind: "count",
      filter: { of: [...described.filter.of, { kind: "controller", player: owner }] },
    };
    const half: Amount = { kind: "half", of, round };
    return pick(
      () => described,
      () => ({ min: half, max: half }),
      true,
      false,
    )(c);
  }),
  rule(g`that many ${nounPhrase}`, (np) =>
    pick(
      np,
      (c) => {
        const amount = c.thatMuch();
        return { min: amount, max: amount };
      },
      true,
      false,
    ),
  ),
);

type Choose = Extract<Selection, { kind: "choose" }>;

function pick(
  np: Sem<Described>,
  count: Sem<Choose["count"]>,
  many: boolean,
  other: boolean,
): Sem<Selection> {
  return (c) => {
    const described = np(c);
    if (described.many !== many) throw new Unresolved("sacrifice", "number does not agree");
    const filter = placed(described);
    const withOther = other ? { ...filter, of: [otherPredicate(filter, c), ...filter.of] } : filter;
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(withOther, said);
    return { kind: "choose", by: { kind: "you" }, filter: withOther, count: count(c), eachOwn: true };
  };
}

/** "an artifact and a land", "an artifact creature and a nonartifact creature": one of each kind. */
const oneOfEach: Parser<Sem<Selection>> = mapSome(
  listed(
    rule(g`(a|an) ${nounPhrase}`, (np) => pick(np, () => ({ min: 1, max: 1 }), false, false)),
    "and",
  ),
  (list) => (list.length < 2 ? undefined : (c: Scope) => ({ kind: "union", of: list.map((one) => one(c)) })),
);

const ofTheirChoice: Parser<boolean> = map(maybe(g`of (your|their) choice`), (found) => found !== undefined);

function chosenByWho(what: Selection, who: Who, c: Scope): Selection {
  if (what.kind === "choose") return { ...what, by: who() };
  if (what.kind !== "union") return what;
  return { kind: "union", of: what.of.map((one) => chosenByWho(one, who, c)) };
}

function sacrifice(c: Scope, who: Who, what: Selection, theirChoice: boolean): Effect {
  const player = who();
  const chosenBy = chosenByWho(what, who, c);
  const effect: Effect = {
    kind: "sacrifice",
    who: player,
    what: chosenBy,
    ...bindChosen(chosenBy, "sacrificed", c),
  };
  return theirChoice ? effect : c.say(effect, { variant: 1 });
}

function exile(c: Scope, who: Who, what: Selection, more: { readonly faceDown?: true }): Effect {
  const chosenWhat: Selection = what.kind === "choose" ? { ...what, by: who() } : what;
  const said = c.wording.get(what);
  if (chosenWhat !== what && said !== undefined) c.say(chosenWhat, said);
  const fields = bindResult(chosenWhat, "exiled", c, ["card"]);
  const effect: Effect = { kind: "exile", what: chosenWhat, ...more, ...c.link("exiled"), ...fields };
  const exiler = who();
  return exiler.kind === "you" || chosenWhat.kind === "choose" ? effect : c.say(effect, { by: exiler });
}

/** Whether a definite object was destroyed may be asked later, by that word alone. */
function destroyed(what: Selection, c: Scope): { readonly bind?: string } {
  if (what.kind !== "ref") return bindChosen(what, "destroyed", c);
  const name = c.name("destroyed");
  c.mentionObject(() => c.bound(name), [], { plural: c.isPlural(what.ref), it: false, how: "destroyed" });
  return c.bind(name);
}

/** Destroying, exiling, sacrificing, countering (CR 701.6-8, 701.21). */
export const zoneDeeds: readonly DeedRule[] = [
  deed("destroy", g`${objects}`, (c, _who, what) => {
    const selected = what(c);
    return { kind: "destroy", what: selected, ...destroyed(selected, c) };
  }),
  deed("destroy", g`${definiteOrAll} and it can't be regenerated`, (c, _who, what) => {
    const selected = what(c);
    if (selected.kind !== "ref" || c.isPlural(selected.ref)) throw new Unresolved("it", "several");
    return c.say({ kind: "destroy" as const, what: selected, noRegeneration: true as const }, { variant: 4 });
  }),
  deed("sacrifice", g`${definiteOrAll}`, (c, who, what) => sacrifice(c, who, what(c), true)),
  deed("sacrifice", g`${own} ${ofTheirChoice}`, (c, who, what, theirs) => sacrifice(c, who, what(c), theirs)),
  deed(
    "sacrifice",
    g`(a|an) ${nounPhrase} ${ofTheirChoice} for each ${eachThing}`,
    (c, who, np, theirs, each) => sacrifice(c, who, pickForEach(np, each, c), theirs),
  ),
  deed("sacrifice", g`${oneOfEach} ${ofTheirChoice}`, (c, who, what, theirs) =>
    sacrifice(c, who, what(c), theirs),
  ),
  deed("exile", g`${objects}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${topCards}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${chosen}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${definiteOrAll} and ${chosen}`, (c, who, one, other) =>
    exile(c, who, { kind: "union", of: [one(c), other(c)] }, {}),
  ),
  deed("exile", g`${fromAmong}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${fromIt}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${fromIt} until ~ leaves the battlefield`, (c, _who, what) => untilLeaves(c, what(c))),
  deed("exile", g`${rest}`, (c, who, ref) => exile(c, who, { kind: "ref", ref: ref(c) }, {})),
  deed("exile", g`${either(graveyard, graveyards)}`, (c, who, what) => exile(c, who, what(c), {})),
  deed("exile", g`${either(chosen, objects, fromAmong)} face down`, (c, who, what) =>
    exile(c, who, what(c), { faceDown: true }),
  ),
  deed("exile", g`${topCards} face down`, (c, who, what) => exile(c, who, what(c), { faceDown: true })),
  deed("exile", g`${objects} until ~ leaves the battlefield`, (c, _who, what) => untilLeaves(c, what(c))),
  deed("exile", g`${objects} with (a|an) ${counterKind} counter on it`, (c, _who, what, counter) => {
    const selected = what(c);
    const fields = bindResult(selected, "exiled", c, ["card"]);
    return {
      kind: "exile",
      what: selected,
      counters: { counter, amount: 1 },
      ...c.link("exiled"),
      ...fields,
    };
  }),
  deed(
    "exile",
    g`${objects} with ${numberWord} ${counterKind} counters on it`,
    (c, _who, what, amount, counter) => {
      const selected = what(c);
      const fields = bindResult(selected, "exiled", c, ["card"]);
      return { kind: "exile", what: selected, counters: { counter, amount }, ...c.link("exiled"), ...fields };
    },
  ),
  deed("counter", g`${selection}`, (c, _who, what) => {
    const selected = what(c);
    if (selected.kind === "choose" || selected.kind === "top")
      throw new Unresolved("counter", "something that is not on the stack");
    return { kind: "counter", what: selected };
  }),
];

function untilLeaves(c: Scope, what: Selection): Effect {
  const fields = bindResult(what, "exiled", c, ["card"]);
  return { kind: "exile", what, until: "sourceLeaves", ...c.link("exiled"), ...fields };
}
