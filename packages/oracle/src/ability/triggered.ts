import type { Ability, Body, Condition, EventPattern } from "@spellroom/card-language";
import { type EventSem, objectEvent } from "../grammar/event/object-event.ts";
import { playerEvent, stepEvent } from "../grammar/event/player-event.ts";
import { body, condition } from "../grammar/forward.ts";
import { either, map, maybe, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

interface Opening {
  readonly event: EventSem;
  readonly word?: "when" | "whenever";
}

/** "When you control no Islands": a state trigger (CR 603.8). */
const state: Parser<EventSem> = map(condition, (when) => (c: Scope) => {
  const holds = when(c);
  if (holds.kind !== "not" || holds.of.kind !== "exists") throw new Unresolved("when", "something is so");
  return { event: { kind: "state", condition: holds } };
});

/** An optional cost of attacking and the ability that triggers on it, linked to each other (CR 701.39d). */
const exerting: EventSem = (c) => {
  c.mentionSelf();
  return { event: { kind: "keywordAction", action: "exertAsItAttacks", what: "this" } };
};

const single: Parser<Opening> = either<Opening>(
  map(g`when ${state}`, ([event]) => ({ event })),
  rule(g`when ${either(objectEvent, playerEvent)}`, (event) => ({ event, word: "when" })),
  rule(g`whenever ${either(objectEvent, playerEvent)}`, (event) => ({ event, word: "whenever" })),
  rule(g`at ${stepEvent}`, (event) => ({ event })),
  phrase(g`you may exert ~ as it attacks . when you do`, { event: exerting }),
);

/** "When ~ enters and whenever you cast a spell": one ability that triggers on either of two events. */
function eitherOf(a: Opening, b: Opening, join: "and" | "or"): Opening {
  const worded = (of: Opening, c: Scope): EventPattern => {
    const found = of.event(c);
    if (found.atLeast !== undefined || found.during !== undefined)
      throw new Unresolved("event", "a bound on one of two");
    return c.say(found.event, { word: of.word ?? "at" });
  };
  return {
    event: (c) => {
      const [first, second] = c.eitherOfTwo(
        () => worded(a, c),
        () => worded(b, c),
      );
      return { event: c.say({ kind: "anyOf", of: [first, second] }, { conjunction: join, variant: 3 }) };
    },
  };
}

const opening: Parser<Opening> = either<Opening>(
  single,
  rule(g`${single} and ${single}`, (a, b) => eitherOf(a, b, "and")),
  rule(g`${single} or ${single}`, (a, b) => eitherOf(a, b, "or")),
);

const during: Parser<Sem<Condition>> = either<Sem<Condition>>(
  phrase(g`during your turn`, () => ({ kind: "turn", whose: { kind: "you" } })),
  phrase(g`during an opponent's turn`, () => ({ kind: "turn", whose: { kind: "opponents" } })),
  phrase(g`while saddled`, () => ({
    kind: "is",
    object: { kind: "this" },
    of: [{ kind: "status", status: "saddled" }],
  })),
  map(g`while ${condition}`, ([when]) => when),
);

const firstTime: Parser<boolean> = either<boolean>(
  phrase(g`for the first time each turn`, true),
  phrase(g``, false),
);

const intervening: Parser<Sem<Condition>> = map(g`, if ${condition}`, ([when]) => when);

const limit: Parser<number | undefined> = either<number | undefined>(
  phrase(g`this ability triggers only once each turn .`, 1),
  phrase(g`this ability triggers only twice each turn .`, 2),
  phrase(g``, undefined),
);

type Triggered = Extract<Ability, { kind: "triggered" }>;

/** An "if" right after the event is an intervening one (CR 603.4), never the beginning of the instructions. */
const notIf: Parser<Sem<Body>> = (input, at) => (input.tokens[at]?.lower === "if" ? [] : body(input, at));

/** "When", "whenever" and "at" (CR 603). */
export const triggered: Parser<Sem<Ability>> = rule(
  g`${opening} ${firstTime} ${maybe(during)} ${maybe(intervening)}, ${notIf} ${limit}`,
  (open, first, time, when, does, times) => (c: Scope) => {
    const found = open.event(c);
    const { player } = found;
    if (player !== undefined) c.mentionPlayer(() => ({ ...player }));
    const event = open.word === undefined ? found.event : c.say(found.event, { word: open.word });
    if (found.during !== undefined && time !== undefined) throw new Unresolved("during", "two of them");
    const timed = found.during ?? time?.(c);
    const holds = when?.(c);
    const said = does(c);
    const ability: Triggered = {
      kind: "triggered",
      event,
      ...(found.atLeast === undefined ? {} : { bound: { compare: ">=", value: found.atLeast } }),
      ...(timed === undefined ? {} : { during: timed }),
      ...(holds === undefined ? {} : { condition: holds }),
      body: said,
      ...(c.ownZone === undefined ? {} : { zone: c.ownZone }),
      ...(times === undefined ? {} : { timesEachTurn: times }),
      ...(first ? { firstEachTurn: true } : {}),
    };
    return ability;
  },
);
