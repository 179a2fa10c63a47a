import type {
  Condition,
  DamageRecipient,
  EventPattern,
  EventSubject,
  Filter,
  PlayerRef,
} from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { properName } from "../noun/name.ts";
import { sourcePhrase } from "../noun/noun-phrase.ts";
import { digits, numberWord } from "../numbers.ts";
import { counterKind } from "../vocabulary.ts";
import { batchSubject, type EventWho, mentionOther, mentionSubject, singleSubject } from "./subject.ts";

/** An event with a bound on its amount. */
export interface Happening {
  readonly event: EventPattern;
  readonly atLeast?: number;
  /** What else is so at that moment, said within the event. */
  readonly during?: Condition;
  /** What "that player" is: whoever the event names. */
  readonly player?: PlayerRef;
}

export type EventSem = Sem<Happening>;

/** What a verb says of its subject. */
interface Predicate {
  (who: EventWho, c: Scope): Happening;
  /** In an event of damage the subject is its source. */
  readonly role?: "source";
}

type Verb = Parser<Predicate>;

function plain(make: (what: EventSubject, batch: boolean) => EventPattern): Predicate {
  return (who) => ({ event: make(who.what, who.atLeast !== undefined) });
}

function moves(fields: Partial<Extract<EventPattern, { kind: "moves" }>>): Predicate {
  return (who) => {
    if (who.atLeast !== undefined && who.atLeast > 1) throw new Unresolved("event", "two or more at once");
    return {
      event: {
        kind: "moves",
        what: who.what,
        ...fields,
        ...(who.atLeast === undefined ? {} : { batch: true }),
      },
    };
  };
}

const TO_GRAVEYARD = { from: "battlefield", to: "graveyard" } as const;

/** Zone changes; the owner of a graveyard goes into the description of the card. */
function owned(
  fields: Partial<Extract<EventPattern, { kind: "moves" }>>,
  owner: PlayerRef | undefined,
): Predicate {
  return (who, c) => {
    if (owner === undefined) return moves(fields)(who, c);
    if (who.what === "this" && owner.kind === "you" && fields.from === "library") {
      const found = moves(fields)(who, c);
      return { ...found, event: c.say({ ...found.event }, { variant: 5 }) };
    }
    if (typeof who.what === "string" || !("filter" in who.what))
      throw new Unresolved("event", "whose graveyard is not said of a kind of card");
    const { filter } = who.what;
    const own: Filter = { ...filter, of: [...filter.of, { kind: "owner", player: owner }] };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(own, said);
    return moves(fields)({ ...who, what: { filter: own } }, c);
  };
}

const YOU: PlayerRef = { kind: "you" };

/** "enters under your control" is said of what you control. */
function under(player: PlayerRef): Predicate {
  return (who, c) => {
    if (typeof who.what === "string")
      throw new Unresolved("event", "under whose control is not said of a kind of object");
    return moves({ to: "battlefield" })({ ...who, what: controlled(who.what, player, c) }, c);
  };
}

function controlled(what: EventSubject, player: PlayerRef, c: Scope): EventSubject {
  if (typeof what === "string") return what;
  if ("either" in what) return { either: what.either.map((one) => controlled(one, player, c)) };
  const { filter } = what;
  const own: Filter = {
    ...filter,
    of: [...filter.of, c.say({ kind: "controller", player }, { variant: 2 })],
  };
  const said = c.wording.get(filter);
  return { filter: said === undefined ? own : c.say(own, said) };
}

/** "dies" (1) or "is put into a graveyard from the battlefield" (2). */
function worded(predicate: Predicate, variant: number): Predicate {
  return (who, c) => {
    const found = predicate(who, c);
    return { ...found, event: c.say({ ...found.event }, { variant }) };
  };
}

const zone: Verb = either<Predicate>(
  phrase(g`(enters|enter)`, moves({ to: "battlefield" })),
  phrase(g`(enters|enter) from (a|) graveyard`, moves({ to: "battlefield", from: "graveyard" })),
  phrase(g`(enters|enter) under your control`, under(YOU)),
  phrase(g`(enters|enter) under an opponent's control`, under({ kind: "opponents" })),
  phrase(g`(dies|die)`, worded(moves(TO_GRAVEYARD), 1)),
  phrase(g`(leaves|leave) the battlefield`, moves({ from: "battlefield" })),
  phrase(g`(is|are) put into a graveyard from the battlefield`, worded(moves(TO_GRAVEYARD), 2)),
  phrase(g`(is|are) put into your graveyard from the battlefield`, worded(owned(TO_GRAVEYARD, YOU), 2)),
  phrase(g`(is|are) put into a graveyard from anywhere`, moves({ to: "graveyard" })),
  phrase(g`(is|are) put into your graveyard from anywhere`, owned({ to: "graveyard" }, YOU)),
  phrase(
    g`(is|are) put into your graveyard from your library`,
    owned({ from: "library", to: "graveyard" }, YOU),
  ),
  phrase(
    g`(is|are) put into an opponent's graveyard from anywhere`,
    owned({ to: "graveyard" }, { kind: "opponents" }),
  ),
  phrase(g`(leaves|leave) your graveyard`, owned({ from: "graveyard" }, YOU)),
  phrase(g`(is|are) returned to your hand`, owned({ from: "battlefield", to: "hand" }, YOU)),
);

function attack(fields: Partial<Extract<EventPattern, { kind: "attacks" }>>): Predicate {
  return (who) => ({
    event: {
      kind: "attacks",
      what: who.what,
      ...fields,
      ...(who.atLeast === undefined ? {} : { batch: { atLeast: who.atLeast } }),
    },
  });
}

const combat: Verb = either<Predicate>(
  phrase(g`(attacks|attack)`, attack({})),
  phrase(g`attacks alone`, attack({ alone: true })),
  phrase(g`(attacks|attack) you`, attack({ defending: YOU })),
  phrase(g`(attacks|attack) you or a planeswalker you control`, attack({ defending: YOU, target: "either" })),
  phrase(g`attacks a player`, attackPlayer({ target: "player" })),
  phrase(
    g`blocks`,
    plain((what) => ({ kind: "blocks", what })),
  ),
  phrase(
    g`becomes blocked`,
    plain((what) => ({ kind: "becomesBlocked", what })),
  ),
  phrase(
    g`attacks and isn't blocked`,
    plain((what) => ({ kind: "notBlocked", what })),
  ),
  map(g`blocks (a|an) ${nounPhrase}`, ([np]) => (who, c) => {
    const described = np(c);
    mentionOther("attacker", described.nouns, c);
    return { event: { kind: "blocks", what: who.what, blocked: { filter: described.filter } } };
  }),
  map(g`becomes blocked by (a|an) ${nounPhrase}`, ([np]) => (who, c) => {
    const described = np(c);
    mentionOther("blocker", described.nouns, c);
    return { event: { kind: "becomesBlocked", what: who.what, by: { filter: described.filter } } };
  }),
);

function attackPlayer(fields: Partial<Extract<EventPattern, { kind: "attacks" }>>): Predicate {
  return (who, c) => ({ ...attack(fields)(who, c), player: { kind: "event" } });
}

interface Damaged {
  readonly to: DamageRecipient;
  readonly player?: PlayerRef;
}

/** Who or what is dealt damage in an event. */
const recipient: Parser<Sem<Damaged>> = either<Sem<Damaged>>(
  phrase(g`a player`, () => ({
    to: { kind: "player", player: { kind: "allPlayers" } },
    player: { kind: "event" },
  })),
  phrase(g`an opponent`, () => ({
    to: { kind: "player", player: { kind: "opponents" } },
    player: { kind: "event" },
  })),
  phrase(g`one of your opponents`, (c: Scope) => ({
    to: { kind: "player", player: c.say({ kind: "opponents" as const }, { variant: 1 }) },
    player: { kind: "event" },
  })),
  phrase(g`~`, (c: Scope) => {
    c.mentionSelfBriefly();
    return { to: { kind: "object", what: "this" } };
  }),
  phrase(g`you`, () => ({ to: { kind: "player", player: YOU } })),
  map(g`(a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    const described = np(c);
    mentionOther("recipient", described.nouns, c);
    return { to: { kind: "object", what: { filter: described.filter } } };
  }),
  map(g`a player or (a|an|) ${nounPhrase}`, ([np]) => (c: Scope) => ({
    to: {
      kind: "either",
      of: [
        { kind: "player", player: { kind: "allPlayers" } },
        { kind: "object", what: { filter: np(c).filter } },
      ],
    },
  })),
);

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

function bySource(predicate: (who: EventWho, c: Scope) => Happening): Predicate {
  return Object.assign(predicate, { role: "source" as const });
}

/** "a permanent deals damage": what is no source of another kind, such as a spell. */
function permanentsOnly(what: EventSubject): EventSubject {
  if (typeof what === "string" || !("filter" in what)) return what;
  const { filter } = what;
  return filter.of.length === 0 && filter.zones === undefined
    ? { filter: { ...filter, of: [{ kind: "permanent" }] } }
    : what;
}

const ANYTHING: EventSubject = { filter: { of: [] } };

/** "is dealt damage": once for each object, for all that is dealt to it at the same time, by however many sources (CR 603.2c). */
function dealtTo(what: EventSubject, fields: { readonly combat?: boolean }): EventPattern {
  if (typeof what === "object" && !("filter" in what))
    throw new Unresolved("is dealt damage", "either of two things");
  return { kind: "dealsDamage", source: ANYTHING, to: { kind: "object", what }, ...fields, batch: true };
}

const damage: Verb = either<Predicate>(
  map(g`(deals|deal) ${kind}`, ([combat_]) =>
    bySource((who, c) => {
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: {
          kind: "dealsDamage",
          source: permanentsOnly(who.what),
          ...combat_,
          ...(who.atLeast === undefined ? {} : { batch: true }),
        },
      };
    }),
  ),
  map(g`(deals|deal) ${kind} to ${recipient}`, ([combat_, to]) =>
    bySource((who, c) => {
      const found = to(c);
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: {
          kind: "dealsDamage",
          source: permanentsOnly(who.what),
          to: found.to,
          ...combat_,
          ...(who.atLeast === undefined ? {} : { batch: true }),
        },
        ...(found.player === undefined ? {} : { player: found.player }),
      };
    }),
  ),
  map(g`(deals|deal) ${digits} or more ${kind} to ${recipient}`, ([n, combat_, to]) =>
    bySource((who, c) => {
      if (who.atLeast !== undefined) throw new Unresolved("damage", "of several together");
      const found = to(c);
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: { kind: "dealsDamage", source: permanentsOnly(who.what), to: found.to, ...combat_ },
        atLeast: n,
        ...(found.player === undefined ? {} : { player: found.player }),
      };
    }),
  ),
  map(g`is dealt ${kind}`, ([combat_]) => (who, c) => {
    c.mentionAmount(() => ({ kind: "event" }));
    return { event: dealtTo(who.what, combat_) };
  }),
  map(g`is dealt ${digits} or more damage`, ([n]) => (who) => ({
    event: dealtTo(who.what, {}),
    atLeast: n,
  })),
);

/** What it becomes the target of is "that spell or ability", "that spell" from here on. */
function targeted(
  fields: Omit<Extract<EventPattern, { kind: "becomesTarget" }>, "kind" | "what">,
): Predicate {
  return (who, c) => {
    const nouns = fields.by === "spell" ? ["spell"] : ["spell or ability"];
    c.mentionObject(() => ({ kind: "event", role: "cause" }), nouns, { it: false });
    return { event: { kind: "becomesTarget", what: who.what, ...fields } };
  };
}

const state: Verb = either<Predicate>(
  phrase(
    g`becomes tapped`,
    plain((what) => ({ kind: "taps", what })),
  ),
  phrase(g`become tapped`, (who: EventWho) => {
    if (who.atLeast !== 1) throw new Unresolved("become tapped", "not one or more");
    return { event: { kind: "taps", what: who.what, batch: true } };
  }),
  phrase(
    g`becomes untapped`,
    plain((what) => ({ kind: "untaps", what })),
  ),
  phrase(
    g`is tapped for mana`,
    plain((what) => ({ kind: "taps", what, forMana: true })),
  ),
  phrase(g`becomes the target of a spell or ability`, targeted({ by: "either" })),
  phrase(g`becomes the target of a spell`, targeted({ by: "spell" })),
  phrase(
    g`becomes the target of a spell or ability an opponent controls`,
    targeted({ by: "either", controller: { kind: "opponents" } }),
  ),
  phrase(
    g`becomes the target of a spell or ability you control`,
    targeted({ by: "either", controller: YOU }),
  ),
  phrase(
    g`is turned face up`,
    plain((what) => ({ kind: "turnedFaceUp", what })),
  ),
  map(g`transforms into ${properName}`, ([name]) =>
    plain((what) => ({ kind: "transforms", what, intoName: name })),
  ),
  phrase(g`transforms into ~`, (who: EventWho, c: Scope) => ({
    event: c.say({ kind: "transforms", what: who.what }, { variant: 1 }),
  })),
  phrase(
    g`becomes monstrous`,
    plain((what) => ({ kind: "keywordAction", action: "monstrosity", what })),
  ),
  phrase(
    g`mutates`,
    plain((what) => ({ kind: "keywordAction", action: "mutate", what })),
  ),
  phrase(
    g`explores`,
    plain((what) => ({ kind: "keywordAction", action: "explore", what })),
  ),
  phrase(
    g`exploits a creature`,
    plain((what) => ({ kind: "keywordAction", action: "exploit", what })),
  ),
);

const verb: Verb = either(zone, combat, damage, state);

/** "enters or attacks", "attacks or blocks": either of two events of the same subject. */
const verbs: Verb = either<Predicate>(
  verb,
  rule(g`${verb} or ${verb}`, (a, b) => (who, c) => {
    if (a.role !== undefined || b.role !== undefined)
      throw new Unresolved("event", "dealing damage or something else");
    const [first, second] = [a(who, c), b(who, c)];
    const shared = first.event.kind === "blocks" && second.event.kind === "becomesBlocked";
    if (shared && second.event.by !== undefined && first.event.blocked === undefined) {
      throw new Unresolved("by a creature", "belongs to both");
    }
    return anyOf(first, second);
  }),
  mapSome(g`blocks or becomes blocked by (a|an) ${nounPhrase}`, ([np]) => (who: EventWho, c: Scope) => {
    const described = np(c);
    const other: EventSubject = { filter: described.filter };
    mentionOther("opposed", described.nouns, c);
    return {
      event: c.say(
        {
          kind: "anyOf",
          of: [
            { kind: "blocks", what: who.what, blocked: other },
            { kind: "becomesBlocked", what: who.what, by: other },
          ],
        },
        { variant: 1 },
      ),
    };
  }),
);

function anyOf(a: Happening, b: Happening): Happening {
  if (a.atLeast !== undefined || b.atLeast !== undefined)
    throw new Unresolved("event", "a bound on one of two");
  return { event: { kind: "anyOf", of: [a.event, b.event] } };
}

function applied(subject: Sem<EventWho>, predicate: Predicate): EventSem {
  return (c) => {
    const who = subject(c);
    mentionSubject(who, c, predicate.role);
    const found = predicate(who, c);
    mentionCard(found.event, who, c);
    mentionOpponent(found.event, c);
    return found;
  };
}

/** What has gone to a graveyard is "that card" from here on. */
function mentionCard(event: EventPattern, who: EventWho, c: Scope): void {
  if (event.kind !== "moves" || event.to !== "graveyard" || who.kind === "this") return;
  c.mentionObject(() => ({ kind: "event", role: "object" }), ["card", ...who.nouns], {
    plural: who.atLeast !== undefined,
    it: false,
  });
}

/** "that player": the opponent who controls what dies, enters or leaves, or whose spell or ability it is the target of. */
function mentionOpponent(event: EventPattern, c: Scope): void {
  if (event.kind === "becomesTarget" && event.controller?.kind === "opponents")
    c.mentionPlayer(() => ({ kind: "event" }), { noun: "opponent" });
  if (event.kind !== "moves" || event.batch === true || typeof event.what !== "object") return;
  if (!("filter" in event.what)) return;
  const theirs = event.what.filter.of.some(
    (one) => one.kind === "controller" && one.player.kind === "opponents",
  );
  if (theirs)
    c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "object" } }), {
      noun: "opponent",
    });
}

const counters: Parser<EventSem> = either<EventSem>(
  map(g`one or more ${counterKind} counters are put on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, undefined),
  ),
  map(g`(a|an) ${counterKind} counter is put on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, false, undefined),
  ),
  map(g`you put one or more ${counterKind} counters on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, YOU),
  ),
  map(
    g`the last ${counterKind} counter is removed from ${singleSubject}`,
    ([counter, subject]) =>
      (c: Scope): Happening => {
        const who = subject(c);
        mentionSubject(who, c);
        return { event: { kind: "counterRemoved", from: who.what, counter, last: true } };
      },
  ),
);

function countersPut(
  subject: Sem<EventWho>,
  counter: string,
  batch: boolean,
  by: PlayerRef | undefined,
): EventSem {
  return (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: {
        kind: "counterPut",
        on: who.what,
        counter,
        ...(batch ? { batch: true } : {}),
        ...(by === undefined ? {} : { by }),
      },
    };
  };
}

/** "~ and at least two other creatures attack": the others are declared at the same time (CR 508.1). */
const together: Parser<EventSem> = map(
  g`~ and at least ${numberWord} other ${nounPhrase} attack`,
  ([n, np]) =>
    (c: Scope): Happening => {
      c.mentionObject(() => ({ kind: "this" }), c.self.nouns, { source: true });
      const described = np(c);
      if (!described.many || described.filter.zones !== undefined)
        throw new Unresolved("attack", "number does not agree");
      const filter: Filter = {
        of: [{ kind: "other" }, { kind: "status", status: "attacking" }, ...described.filter.of],
      };
      const during = c.say({ kind: "exists" as const, filter, atLeast: n }, { variant: 8 });
      return { event: { kind: "attacks", what: "this" }, during };
    },
);

/** "a source you control deals damage to an opponent": once for each source (CR 120.1). */
const bySomeSource: Parser<EventSem> = rule(
  g`(a|an) ${sourcePhrase} deals ${kind} to ${recipient}`,
  (np, combat_, to) => (c) => {
    const { filter, many } = np(c);
    if (many) throw new Unresolved("event", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "source" }), ["source"], { it: false });
    const found = to(c);
    c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: { kind: "dealsDamage", source: { filter }, to: found.to, ...combat_ },
      ...(found.player === undefined ? {} : { player: found.player }),
    };
  },
);

/** Events of objects: "~ enters", "a creature you control dies", "one or more creatures attack". */
export const objectEvent: Parser<EventSem> = either<EventSem>(
  map(seq(either(singleSubject, batchSubject), verbs), ([subject, predicate]) => applied(subject, predicate)),
  counters,
  together,
  bySomeSource,
);
