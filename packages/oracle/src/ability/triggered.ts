import type { Ability, Body, Condition, EventPattern, Filter, PlayerRef } from "@spellroom/card-language";
import { yourMainPhase } from "../grammar/condition/players.ts";
import type { EventSem } from "../grammar/event/happening.ts";
import { objectEvent } from "../grammar/event/object-event.ts";
import { playerEvent } from "../grammar/event/player-event.ts";
import { stepEvent } from "../grammar/event/step-event.ts";
import { body, condition } from "../grammar/forward.ts";
import { digits } from "../grammar/numbers.ts";
import { either, map, maybe, memo, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

interface Opening {
  readonly event: EventSem;
  readonly word?: "when" | "whenever";
}

/** Whether a condition is about how many there are now of objects, counters or life, and of nothing that has happened. */
function isOfNow(holds: Condition): boolean {
  switch (holds.kind) {
    case "not":
      return isOfNow(holds.of);
    case "exists":
      return true;
    case "is":
      return (
        holds.object.kind === "this" &&
        holds.any !== true &&
        holds.of.every(({ kind }) => kind === "counters")
      );
    case "compare":
      return (
        typeof holds.left === "object" && ["counters", "life", "count", "cardsIn"].includes(holds.left.kind)
      );
    default:
      return false;
  }
}

/** "When you control no Islands": a state trigger (CR 603.8). */
const state: Parser<EventSem> = map(condition, (when) => (c: Scope) => {
  const holds = when(c);
  if (!isOfNow(holds)) throw new Unresolved("when", "something is so");
  return { event: { kind: "state", condition: holds } };
});

/** An optional cost of attacking and the ability that triggers on it, linked to each other (CR 701.39d). */
const exerting: EventSem = (c) => {
  c.mentionSelf();
  return { event: { kind: "keywordAction", action: "exertAsItAttacks", what: "this" } };
};

const single: Parser<Opening> = memo(
  either<Opening>(
    map(g`when ${state}`, ([event]) => ({ event })),
    rule(g`when ${either(objectEvent, playerEvent)}`, (event) => ({ event, word: "when" })),
    rule(g`whenever ${either(objectEvent, playerEvent)}`, (event) => ({ event, word: "whenever" })),
    rule(g`at ${stepEvent}`, (event) => ({ event })),
    phrase(g`you may exert ~ as it attacks . when you do`, { event: exerting }),
  ),
);

/** "When ~ enters and whenever you cast a spell": one ability that triggers on either of two events. */
function eitherOf(a: Opening, b: Opening, join: "and" | "or", apart = true): Opening {
  const worded = (of: Opening, c: Scope): EventPattern => {
    const found = of.event(c);
    if (found.atLeast !== undefined || found.during !== undefined)
      throw new Unresolved("event", "a bound on one of two");
    return apart ? c.say(found.event, { word: of.word ?? "at" }) : found.event;
  };
  return {
    event: (c) => {
      const [first, second] = c.eitherOfTwo(
        () => worded(a, c),
        () => worded(b, c),
      );
      const how = { conjunction: join, variant: apart ? 3 : 4 };
      return { event: c.say({ kind: "anyOf", of: [first, second] }, how) };
    },
    ...(apart || a.word === undefined ? {} : { word: a.word }),
  };
}

/** The card itself once more: "it dies", "you sacrifice it". */
function itself(event: EventPattern): EventSem {
  return (c) => {
    c.mentionSelf();
    return { event: c.say({ ...event }, { variant: 1, as: "it" }) };
  };
}

const itDies: EventSem = itself({ kind: "moves", what: "this", from: "battlefield", to: "graveyard" });
const itIsSacrificed: Opening = {
  event: itself({ kind: "moves", what: "this", from: "battlefield", cause: "sacrifice" }),
  word: "when",
};

/** "casts a spell during your turn" as one of two events: only that one is bound to the turn. */
function inTurn(of: Opening, whose: PlayerRef): Opening {
  return {
    ...of,
    event: (c) => {
      const found = of.event(c);
      if (found.event.kind !== "casts") throw new Unresolved("during", "of one of two events");
      const event: EventPattern = { ...found.event, turn: whose };
      const said = c.wording.get(found.event);
      return { ...found, event: said === undefined ? event : c.say(event, said) };
    },
  };
}

/** "you cast a red spell or a Mountain enters": two events of different subjects after one word. */
function afterOneWord(a: Opening, b: EventSem): Opening {
  return eitherOf(a, { event: b }, "or", false);
}

const opening: Parser<Opening> = either<Opening>(
  single,
  rule(g`${single} and ${single}`, (a, b) => eitherOf(a, b, "and")),
  rule(g`${single} or it dies`, (a) => eitherOf(a, { event: itDies }, "or", false)),
  rule(g`${single} and when you sacrifice it`, (a) => eitherOf(a, itIsSacrificed, "and")),
  rule(g`${single} or ${single}`, (a, b) => eitherOf(a, b, "or")),
  rule(g`${single} during your turn or ${single}`, (a, b) => eitherOf(inTurn(a, { kind: "you" }), b, "or")),
  rule(g`${single} or ${either(objectEvent, playerEvent)}`, afterOneWord),
);

const YOUR_ATTACKERS: Filter = {
  of: [
    { kind: "type", type: "creature" },
    { kind: "status", status: "attacking" },
    { kind: "controller", player: { kind: "you" } },
  ],
};

/** What is asked only as the ability triggers. */
const during: Parser<Sem<Condition>> = either<Sem<Condition>>(
  phrase(g`during your turn`, () => ({ kind: "turn", whose: { kind: "you" } })),
  phrase(g`during an opponent's turn`, () => ({ kind: "turn", whose: { kind: "opponents" } })),
  phrase(g`during your main phase`, yourMainPhase),
  phrase(g`during combat`, () => ({ kind: "during", phase: "combat" })),
  phrase(g`while saddled`, () => ({
    kind: "is",
    object: { kind: "this" },
    of: [{ kind: "status", status: "saddled" }],
  })),
  map(g`while ${condition}`, ([when]) => when),
  // What they attacked with stays so.
  rule(
    g`, if you attacked with creatures with total power ${digits} or greater this combat`,
    (power) => (c) => {
      const left = { kind: "total" as const, stat: "power" as const, among: YOUR_ATTACKERS };
      return c.say({ kind: "compare" as const, left, compare: ">=" as const, right: power }, { variant: 33 });
    },
  ),
);

const firstTime: Parser<boolean> = either<boolean>(
  phrase(g`for the first time each turn`, true),
  phrase(g``, false),
);

const intervening: Parser<Sem<Condition>> = map(g`, if ${condition}`, ([when]) => when);

type Limit = Pick<Triggered, "timesEachTurn" | "timesEver">;

const limit: Parser<Limit> = either<Limit>(
  phrase(g`this ability triggers only once each turn .`, { timesEachTurn: 1 }),
  phrase(g`this ability triggers only twice each turn .`, { timesEachTurn: 2 }),
  phrase(g`this ability triggers only once .`, { timesEver: 1 }),
  phrase(g``, {}),
);

/** An Aura that another player controls goes to its owner's graveyard, from where "your graveyard" doesn't find it. */
const OWNED: Condition = {
  kind: "is",
  object: { kind: "this" },
  of: [{ kind: "owner", player: { kind: "you" } }],
};

type Triggered = Extract<Ability, { kind: "triggered" }>;

/** An "if" right after the event is an intervening one (CR 603.4), never the beginning of the instructions. */
const notIf: Parser<Sem<Body>> = (input, at) => (input.tokens[at]?.lower === "if" ? [] : body(input, at));

/** "When", "whenever" and "at" (CR 603). */
export const triggered: Parser<Sem<Ability>> = rule(
  g`${opening} ${firstTime} ${maybe(during)} ${maybe(intervening)}, ${notIf} ${limit}`,
  (open, first, time, when, does, times) => (c: Scope) => {
    const found = open.event(c);
    const { player } = found;
    if (player !== undefined) c.mentionPlayer(() => ({ ...player }), { noun: found.noun ?? "player" });
    const event = open.word === undefined ? found.event : c.say(found.event, { word: open.word });
    if (found.during !== undefined && time !== undefined) throw new Unresolved("during", "two of them");
    const timed = found.during ?? time?.(c);
    const asked = when?.(c);
    const said = does(c);
    if (c.fromOwnGraveyard && asked !== undefined) throw new Unresolved("your graveyard", "and a condition");
    const holds = c.fromOwnGraveyard ? c.say({ ...OWNED }, { silent: true }) : asked;
    const ability: Triggered = {
      kind: "triggered",
      event,
      ...(found.atLeast === undefined ? {} : { bound: { compare: ">=", value: found.atLeast } }),
      ...(timed === undefined ? {} : { during: timed }),
      ...(holds === undefined ? {} : { condition: holds }),
      body: said,
      ...(c.ownZone === undefined ? {} : { zone: c.ownZone }),
      ...(c.andBattlefield ? { andBattlefield: true } : {}),
      ...times,
      ...(first ? { firstEachTurn: true } : {}),
    };
    return ability;
  },
);
