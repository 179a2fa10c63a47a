import {
  collectIn,
  type Effect,
  type EventPattern,
  type EventSubject,
  namesIn,
  type ObjectRef,
  type PlayerRef,
  type StepName,
  schemas,
} from "@spellroom/card-language";
import { either, map, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { withTargets } from "../body.ts";
import { damageVerb } from "../event/damage-verbs.ts";
import type { EventSem } from "../event/happening.ts";
import { objectEvent, verbs } from "../event/object-event.ts";
import { playerEvent } from "../event/player-event.ts";
import { type Described, nounPhrase, objectRef, playerPossessive } from "../forward.ts";

type Core = Sem<readonly Effect[]>;

/** "Your next main phase" is one of either kind (CR 505.1). */
const NEXT_MAIN: EventPattern = {
  kind: "anyOf",
  of: [
    { kind: "stepBegins", step: "precombatMain", whose: { kind: "you" } },
    { kind: "stepBegins", step: "postcombatMain", whose: { kind: "you" } },
  ],
};

function nextMain(first: boolean): (then: Core) => Core {
  return (then) => (c: Scope) => {
    const delayed: Effect = { kind: "delayed", event: NEXT_MAIN, body: { kind: "plain", effects: then(c) } };
    return [first ? c.say(delayed, { first: true }) : delayed];
  };
}

interface When {
  readonly step: StepName;
  readonly whose: Sem<PlayerRef>;
  /** 1: "the next upkeep", which is the next turn's, or a "precombat" main phase; 2: only in this turn. */
  readonly variant?: 1 | 2;
}

const everybody: Sem<PlayerRef> = () => ({ kind: "allPlayers" });

const stepName: Parser<StepName> = either<StepName>(
  phrase(g`end step`, "end"),
  phrase(g`upkeep`, "upkeep"),
  phrase(g`draw step`, "draw"),
  phrase(g`untap step`, "untap"),
);

/** "at the beginning of the next end step" (CR 603.7). */
const when: Parser<When> = either<When>(
  phrase(g`at the beginning of the next end step`, { step: "end", whose: everybody }),
  phrase(g`at the beginning of the next turn's upkeep`, { step: "upkeep", whose: everybody }),
  phrase(g`at the beginning of the next upkeep`, { step: "upkeep", whose: everybody, variant: 1 }),
  phrase(g`at the beginning of the next combat`, { step: "beginningOfCombat", whose: everybody }),
  phrase(g`at the beginning of your next precombat main phase`, {
    step: "precombatMain",
    whose: () => ({ kind: "you" }),
    variant: 1,
  }),
  phrase(g`at this turn's next end of combat`, { step: "endOfCombat", whose: everybody, variant: 2 }),
  phrase(g`at the beginning of the next cleanup step`, { step: "cleanup", whose: everybody }),
  phrase(g`at end of combat`, { step: "endOfCombat", whose: everybody }),
  map(g`at the beginning of ${playerPossessive} next ${stepName}`, ([whose, step]) => ({ step, whose })),
);

function wait(at: When, first: boolean): (then: Core) => Core {
  return (then) => (c: Scope) => {
    const whose = first ? at.whose(c) : undefined;
    const effects = then(c);
    const event = { kind: "nextStep" as const, step: at.step, whose: whose ?? at.whose(c) };
    const delayed: Effect = {
      kind: "delayed",
      event: at.variant === undefined ? event : c.say(event, { variant: at.variant }),
      body: { kind: "plain", effects },
      ...(at.variant === 2 ? { expires: "endOfTurn" as const } : {}),
    };
    return [first ? c.say(delayed, { first: true }) : delayed];
  };
}

function delayedEvent(
  event: EventSem,
  then: Core,
  how: { repeats: boolean; variant?: number; first?: true; until?: "yourNextTurn" | "endOfGame" },
): Core {
  return (c) => {
    const found = event(c);
    if (found.atLeast !== undefined || found.during !== undefined)
      throw new Unresolved("this turn", "a bound on what is waited for");
    const { player } = found;
    if (player !== undefined) c.mentionPlayer(() => ({ ...player }));
    // Its targets are chosen as it is put on the stack, each time that it triggers (CR 603.3d, 603.7).
    const body = withTargets(c, () => then(c));
    const { effects } = body;
    const inGraveyard = collectIn(schemas.effects, effects, "Filter").some(
      ({ zones }) => zones?.length === 1 && zones[0] === "graveyard",
    );
    if (inGraveyard && namesIn(schemas.effects, effects).has("milled"))
      throw new Unresolved("put into your graveyard this way", "counted when some may have left it");
    const delayed: Effect = {
      kind: "delayed",
      event: how.variant === undefined ? found.event : c.say(found.event, { variant: how.variant }),
      body,
      ...(how.until === "endOfGame" ? {} : { expires: how.until ?? "endOfTurn" }),
      ...(how.repeats ? { repeats: true as const } : {}),
    };
    return [how.first === undefined ? delayed : c.say(delayed, { first: true })];
  };
}

/** One object that the text has spoken of, as what an event happens to. */
function definite(ref: Sem<ObjectRef>, c: Scope): EventSubject {
  const object = ref(c);
  if (object.kind === "this" && !c.self.spell) return "this";
  const spoken = object.kind === "target" || object.kind === "bound" || object.kind === "event";
  if (!spoken || c.isPlural(object)) throw new Unresolved("this turn", "of nothing mentioned, or of several");
  return { filter: { of: [{ kind: "oneOf", ref: object }] } };
}

/** "that creature dies", "that creature is dealt damage": it happens to something that the text has spoken of. */
const definiteEvent: Parser<EventSem> = either<EventSem>(
  map(seq(objectRef, verbs), ([ref, predicate]) => (c: Scope) => {
    const found = predicate({ what: definite(ref, c), nouns: [], kind: "filter" }, c);
    const { event } = found;
    if (event.kind === "moves" && event.from === "battlefield")
      c.mentionObject(() => ({ kind: "event", role: "object" }), ["card"], { it: false });
    return found;
  }),
);

/** "you lose control of that creature" */
const lostControl: Parser<EventSem> = rule(g`you lose control of ${objectRef}`, (ref) => (c) => ({
  event: { kind: "controlChanges", what: definite(ref, c), from: { kind: "you" } },
}));

function nextSpell(np: Sem<Described>, variant: 2 | 3, from: { readonly from?: "hand" }): EventSem {
  return (c) => {
    const described = np(c);
    if (described.filter.zones?.[0] !== "stack" || described.many) throw new Unresolved("cast", "no spell");
    c.mentionObject(() => ({ kind: "event", role: "spell" }), described.nouns);
    return {
      event: c.say(
        { kind: "casts" as const, who: { kind: "you" }, spell: described.filter, ...from },
        { variant },
      ),
    };
  };
}

/** "you next cast a creature spell" (2), "you cast your next creature spell" (3). */
const nextCast: Parser<EventSem> = either<EventSem>(
  rule(g`you next cast (a|an) ${nounPhrase}`, (np) => nextSpell(np, 2, {})),
  rule(g`you cast your next ${nounPhrase}`, (np) => nextSpell(np, 3, {})),
  rule(g`you cast your next ${nounPhrase} from your hand`, (np) => nextSpell(np, 3, { from: "hand" })),
);

/** "either of those creatures deals combat damage": each of the objects that the text has spoken of. */
const eitherDeals: Parser<EventSem> = rule(g`either of ${objectRef} ${damageVerb}`, (ref, verb) => (c) => {
  const object = ref(c);
  if (!c.isPlural(object)) throw new Unresolved("either of", "one object");
  const filter = c.say({ of: [{ kind: "oneOf" as const, ref: object }] }, { each: "each" });
  return verb({ what: { filter }, nouns: [], kind: "filter" }, c);
});

/** "When you next cast an instant spell this turn, ...", "Whenever a creature dies this turn, ..." (CR 603.7). */
export function delayedOn(then: Parser<Core>): Parser<Core> {
  return either<Core>(
    rule(g`when ${nextCast} this turn, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: false }),
    ),
    rule(g`when ~ leaves the battlefield, ${then}`, (core) => (c) => {
      const body = withTargets(c, () => core(c));
      const event: EventPattern = { kind: "moves", what: "this", from: "battlefield" };
      return [{ kind: "delayed", event, body }];
    }),
    rule(g`when ${definiteEvent} this turn, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: false }),
    ),
    rule(g`whenever ${definiteEvent} this turn, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: true }),
    ),
    rule(g`when ${lostControl}, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: false, until: "endOfGame" }),
    ),
    rule(g`whenever ${either(objectEvent, playerEvent)} this turn, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: true }),
    ),
    rule(
      g`until your next turn, whenever ${either(objectEvent, playerEvent, eitherDeals)}, ${then}`,
      (event, core) => delayedEvent(event, core, { repeats: true, first: true, until: "yourNextTurn" }),
    ),
    rule(g`until end of turn, whenever ${either(objectEvent, playerEvent)}, ${then}`, (event, core) =>
      delayedEvent(event, core, { repeats: true, first: true }),
    ),
  );
}

/** "The next time you would draw a card this turn, ... instead": once, in place of that one draw (CR 614.11). */
export function nextDraw(then: Parser<Core>): Parser<Core> {
  return rule(g`the next time you would draw a card this turn, ${then} instead`, (core) => (c) => [
    {
      kind: "createReplacement",
      replacement: { kind: "changeDraw", who: { kind: "you" }, instead: core(c) },
      duration: "endOfTurn",
      uses: 1,
    },
  ]);
}

/** Before the clause. */
export const delayedLead: Parser<(then: Core) => Core> = either(
  map(when, (at) => wait(at, true)),
  phrase(g`at the beginning of your next main phase`, nextMain(true)),
);

/** After it. */
export const delayedTrail: Parser<(then: Core) => Core> = either(
  map(when, (at) => wait(at, false)),
  phrase(g`at the beginning of your next main phase`, nextMain(false)),
);
