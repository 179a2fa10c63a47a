import {
  type Amount,
  type Effect,
  type Filter,
  isEachPlayer,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { energySymbols } from "../cost.ts";
import { nounPhrase, objectRef, playerRef, value } from "../forward.ts";
import { digits, letterX, numberWord } from "../numbers.ts";
import { bareCards } from "../reference/from-among.ts";
import { targetPlayer } from "../reference/target.ts";
import { eachThing } from "../value.ts";
import { counterKind } from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { counted, mass } from "./measure.ts";

const number: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);

const upOrDown = either<"up" | "down">(phrase(g`up`, "up"), phrase(g`down`, "down"));

/** Life, cards, counters of players. */
export const playerDeeds: readonly DeedRule[] = [
  deed("gain", g`${mass("life")}`, (c, who, amount) => ({ kind: "gainLife", who: who(), amount: amount(c) })),
  deed("lose", g`${mass("life")}`, (c, who, amount) => {
    const name = c.name("lost");
    const effect: Effect = { kind: "loseLife", who: who(), amount: amount(c), ...c.bind(name) };
    c.mentionLost(name);
    return effect;
  }),
  deed("lose", g`half (your|their) life, rounded up`, (c, who) => half(c, who, "up")),
  deed("lose", g`half (your|their) life, rounded down`, (c, who) => half(c, who, "down")),
  deed("draw", g`${counted("card", "cards")}`, (c, who, amount) => {
    const name = c.name("drawn");
    const count = amount(c);
    const effect: Effect = { kind: "draw", who: who(), amount: count, ...c.bind(name) };
    c.mentionObject(() => c.bound(name), [], { plural: count !== 1, it: false, how: "drawn" });
    return effect;
  }),
  deed("draw", g`that many cards plus one`, (c, who) => {
    const amount = { kind: "sum" as const, of: [c.thatMuch(), 1] };
    return { kind: "draw", who: who(), amount: c.say(amount, { variant: 4 }) };
  }),
  deed("draw", g`that many cards minus one`, (c, who) => {
    const amount = { kind: "difference" as const, of: c.thatMuch(), minus: 1 };
    return { kind: "draw", who: who(), amount: c.say(amount, { variant: 4 }) };
  }),
  deed("draw", g`an additional card`, (c, who) =>
    c.say({ kind: "draw" as const, who: who(), amount: 1 }, { variant: 1 }),
  ),
  deed("draw", g`${numberWord} additional cards`, (c, who, amount) =>
    c.say({ kind: "draw" as const, who: who(), amount }, { variant: 1 }),
  ),
  deed("discard", g`${counted("card", "cards")}`, (c, who, amount) => discard(c, who, amount(c), {})),
  deed("discard", g`${counted("card", "cards")} at random`, (c, who, amount) =>
    discard(c, who, amount(c), { random: true }),
  ),
  deed("discard", g`(a|an) ${nounPhrase}`, (c, who, np) => {
    const described = np(c);
    const { of } = bareCards(described, false);
    if (of.length === 0) throw new Unresolved("discard", "any card");
    const filter: Filter = { zones: ["hand"], of };
    const said = c.wording.get(described.filter);
    return { ...discard(c, who, 1, {}), filter: said === undefined ? filter : c.say(filter, said) };
  }),
  deed("discard", g`any number of cards`, (c, who) => discard(c, who, "hand", { upTo: true })),
  deed("discard", g`any number of ${nounPhrase}`, (c, who, np) => {
    const described = np(c);
    const { of } = bareCards(described, true);
    if (of.length === 0) throw new Unresolved("discard", "any card");
    const filter: Filter = { zones: ["hand"], of };
    const said = c.wording.get(described.filter);
    const effect = discard(c, who, "hand", { upTo: true });
    return { ...effect, filter: said === undefined ? filter : c.say(filter, said) };
  }),
  deed("discard", g`up to one card`, (c, who) => discard(c, who, 1, { upTo: true })),
  deed("discard", g`up to ${numberWord} cards`, (c, who, n) => discard(c, who, n, { upTo: true })),
  deed("discard", g`(your|their) hand`, (c, who) => discard(c, who, "hand", {})),
  deed("discard", g`${objectRef}`, (c, who, ref) => {
    const card = ref(c);
    if (card.kind !== "bound") throw new Unresolved("discard", "not a card chosen before");
    const filter: Filter = { zones: ["hand"], of: [{ kind: "oneOf", ref: card }] };
    const amount = c.isPlural(card) ? ("hand" as const) : 1;
    return c.say({ ...discard(c, who, amount, {}), filter }, { variant: 3 });
  }),
  deed("discard", g`one of them`, (c, who) => {
    const drawn = c.thisWay(undefined, "drawn");
    if (!c.isPlural(drawn)) throw new Unresolved("discard", "only one card was drawn");
    const filter: Filter = { zones: ["hand"], of: [{ kind: "oneOf", ref: drawn }] };
    return c.say({ ...discard(c, who, 1, {}), filter }, { variant: 4 });
  }),
  deed("discard", g`all ${nounPhrase}`, (c, who, np) => {
    const described = np(c);
    const { of } = bareCards(described, true);
    const filter: Filter = { zones: ["hand"], of };
    const said = c.wording.get(described.filter);
    return { ...discard(c, who, "hand", {}), filter: said === undefined ? filter : c.say(filter, said) };
  }),
  deed("discard", g`all the cards in (your|their) hand`, (c, who) =>
    c.say(discard(c, who, "hand", {}), { variant: 2 }),
  ),
  deed("mill", g`${counted("card", "cards")}`, (c, who, amount) => {
    const name = c.name("milled");
    const count = amount(c);
    const effect: Effect = { kind: "mill", who: who(), amount: count, ...c.bind(name) };
    c.mentionObject(() => c.bound(name), ["card"], { plural: count !== 1, how: "milled" });
    return effect;
  }),
  deed("mill", g`half (your|their) library, rounded ${upOrDown}`, (c, who, round) => {
    const miller = who();
    if (isEachPlayer(miller) || c.wording.get(miller)?.each !== undefined)
      throw new Unresolved("half their library", "of several players");
    const amount: Amount = { kind: "half", of: { kind: "cardsIn", zone: "library", of: who() }, round };
    return { kind: "mill", who: miller, amount, ...c.bind(c.name("milled")) };
  }),
  deed("scry", g`${number}`, (c, who, amount) => ({ kind: "scry", who: who(), amount: amount(c) })),
  deed("surveil", g`${number}`, (c, who, amount): Effect => {
    const name = c.name("kept");
    const effect: Effect = { kind: "surveil", who: who(), amount: amount(c), ...c.bind(name) };
    if (effect.who.kind === "you")
      c.mentionObject(() => c.bound(name), [], { plural: true, it: false, how: "kept" });
    return effect;
  }),
  deed("shuffle", g``, (_, who) => ({ kind: "shuffle", who: who() })),
  deed("get", g`${energySymbols()}`, (_, who, amount) => ({
    kind: "addPlayerCounters",
    counter: "energy",
    amount,
    who: who(),
  })),
  deed("get", g`${energySymbols()} for each ${eachThing}`, (c, who, n, of) => ({
    kind: "addPlayerCounters",
    counter: "energy",
    amount: timesEach(n, of, c),
    who: who(),
  })),
  deed("get", g`that many {E}`, (c, who) => {
    const effect: Effect = {
      kind: "addPlayerCounters",
      counter: "energy",
      amount: c.thatMuch(),
      who: who(),
    };
    return c.say(effect, { variant: 1 });
  }),
  deed("get", g`(a|an) ${counterKind} counter`, (_, who, counter) => ({
    kind: "addPlayerCounters",
    counter,
    amount: 1,
    who: who(),
  })),
  deed("get", g`${numberWord} ${counterKind} counters`, (_, who, amount, counter) => ({
    kind: "addPlayerCounters",
    counter,
    amount,
    who: who(),
  })),
  deed("win", g`the game`, (_, who) => ({ kind: "winGame", who: who() })),
  deed("lose", g`the game`, (_, who) => ({ kind: "loseGame", who: who() })),
  deed("become", g`the monarch`, (_, who) => ({ kind: "becomeMonarch", who: who() })),
  deed("exchange", g`life totals with ${playerRef}`, (c, who, other) => ({
    kind: "exchangeLife",
    who: who(),
    with: other(c),
  })),
  deed("exchange", g`life totals`, (_c, who) => {
    const both = who();
    if (both.kind !== "target") throw new Unresolved("exchange", "of no two targets");
    return { kind: "exchangeLife", who: both, with: { ...both } };
  }),
  deed("take", g`two extra turns after this one`, (c, who) => [
    c.say({ kind: "extraTurn" as const, who: who() }, { variant: 2 }),
    c.say({ kind: "extraTurn" as const, who: who() }, { silent: true }),
  ]),
  deed("take", g`an extra turn after this one`, (_, who) => ({ kind: "extraTurn", who: who() })),
  deed("skip", g`(your|their) next turn`, (_, who) => ({ kind: "skipNext", who: who(), what: "turn" })),
  deed("skip", g`(your|their) next ${numberWord} turns`, (_, who, times) => {
    if (times < 2) throw new Unresolved("skip", "number does not agree");
    return { kind: "skipNext", who: who(), what: "turn", times };
  }),
  deed("skip", g`(your|their) next untap step`, (_, who) => ({
    kind: "skipNext",
    who: who(),
    what: "untapStep",
  })),
  deed("skip", g`(your|their) next combat phase`, (_, who) => ({
    kind: "skipNext",
    who: who(),
    what: "combatPhase",
  })),
  deed("skip", g`(your|their) next draw step`, (_, who) => ({
    kind: "skipNext",
    who: who(),
    what: "drawStep",
  })),
];

/** Half of each player's own life, where several lose it. */
function half(c: Scope, who: Who, round: "up" | "down"): Effect {
  const name = c.name("lost");
  const loser = who();
  const several = isEachPlayer(loser);
  const one = (): PlayerRef => (several ? { kind: "each" } : who());
  const amount: Amount = { kind: "half", of: { kind: "life", of: one() }, round };
  const effect: Effect = { kind: "loseLife", who: several ? one() : loser, amount, ...c.bind(name) };
  c.mentionLost(name);
  return several ? { kind: "forEachPlayer", of: loser, effects: [effect] } : effect;
}

type Discard = Extract<Effect, { kind: "discard" }>;

function discard(
  c: Scope,
  who: Who,
  amount: Discard["amount"],
  options: { readonly random?: true; readonly upTo?: true },
): Discard {
  const name = c.name("discarded");
  const effect: Discard = { kind: "discard", who: who(), amount, ...options, ...c.bind(name) };
  c.mentionObject(() => c.bound(name), ["card"], { plural: amount !== 1, it: false, how: "discarded" });
  if (amount === "hand" || options.upTo === true) c.mentionAmount(() => discardedHand(c, effect.who, name));
  return effect;
}

/** "Discards their hand, then draws that many cards": as many as were discarded, by one player. */
function discardedHand(c: Scope, who: PlayerRef, name: string): Amount {
  if (isEachPlayer(who)) throw new Unresolved("that many", "of several players' hands");
  c.refer(name);
  return c.say({ kind: "countRef", ref: { kind: "bound", name } }, { amount: "that" });
}

/** "~'s life total becomes 10": a sentence about a player rather than by one. */
export const lifeTotalBecomes: Parser<Sem<Effect>> = either<Sem<Effect>>(
  rule(g`${targetPlayer} exchange life totals`, (who) => (c) => {
    const both = who(c);
    const clause = both.kind === "target" ? c.targets.find(({ id }) => id === both.target) : undefined;
    if (clause?.count?.min !== 2 || clause.count.max !== 2)
      throw new Unresolved("exchange", "not of two targets");
    return { kind: "exchangeLife", who: both, with: { ...both } };
  }),
  rule(g`${playerLifeTotal()} life total becomes ${value}`, (who, to) => (c) => ({
    kind: "setLife",
    who: who(c),
    to: to(c),
  })),
  rule(g`each player's life total becomes ${value}`, (to) => (c) => {
    const before = { actor: c.actor, used: c.actorUsed };
    c.actor = () => ({ kind: "each" });
    c.actorUsed = false;
    const effects: readonly Effect[] = [{ kind: "setLife", who: { kind: "each" }, to: to(c) }];
    const own = c.actorUsed;
    c.actor = before.actor;
    c.actorUsed = before.used;
    if (!own) throw new Unresolved("each player's life total", "becomes the same");
    return { kind: "forEachPlayer", of: { kind: "allPlayers" }, effects };
  }),
);

function playerLifeTotal(): Parser<Sem<PlayerRef>> {
  return either<Sem<PlayerRef>>(
    phrase(g`your`, () => ({ kind: "you" })),
    rule(g`${playerRef}'s`, (who) => who),
  );
}

/** "{E}{E} for each artifact you control" */
function timesEach(n: number, of: Sem<Amount>, c: Scope): Amount {
  const counted = of(c);
  const amount: Amount = n === 1 ? counted : { kind: "times", factor: n, of: counted };
  return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
}
