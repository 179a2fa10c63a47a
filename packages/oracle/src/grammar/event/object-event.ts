import {
  ACTION_ENTRIES,
  type EventPattern,
  type EventSubject,
  type Filter,
  hasNode,
  KEYWORD_ACTIONS,
  type KeywordAction,
  type PlayerRef,
  schemas,
  thirdPerson,
} from "@spellroom/card-language";
import { either, map, mapSome, memo, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule, said } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { properName } from "../name.ts";
import { digits, numberWord, ordinal } from "../numbers.ts";
import { placed } from "../reference/selection.ts";
import { counterKind } from "../vocabulary.ts";
import { bySomeSource, damageVerb } from "./damage-verbs.ts";

import { type EventSem, type Happening, type Predicate, plain, type Verb } from "./happening.ts";
import { batchSubject, type EventWho, mentionOther, mentionSubject, singleSubject } from "./subject.ts";
import { zoneVerb } from "./zone-verbs.ts";

const YOU: PlayerRef = { kind: "you" };

function attack(fields: Partial<Extract<EventPattern, { kind: "attacks" }>>): Predicate {
  return (who, c) => {
    if (who.atLeast !== undefined) c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: {
        kind: "attacks",
        what: who.what,
        ...fields,
        ...(who.atLeast === undefined ? {} : { batch: { atLeast: who.atLeast } }),
      },
    };
  };
}

/** "one or more black creatures": those on the other side of a block, all together. */
function several(np: Sem<Described>, n: number, c: Scope): EventSubject {
  const described = np(c);
  if (!described.many || described.filter.zones !== undefined || n < 1)
    throw new Unresolved("event", "number does not agree");
  return { filter: described.filter };
}

const combat: Verb = either<Predicate>(
  phrase(g`(attacks|attack)`, attack({})),
  phrase(g`attacks alone`, attack({ alone: true })),
  phrase(g`(attacks|attack) you`, attack({ defending: YOU })),
  phrase(g`(attacks|attack) you or a planeswalker you control`, attack({ defending: YOU, target: "either" })),
  phrase(g`attacks one of your opponents or a planeswalker an opponent controls`, (who: EventWho, c: Scope) =>
    attack({ defending: c.say({ kind: "opponents" as const }, { variant: 1 }), target: "either" })(who, c),
  ),
  phrase(g`(attacks|attack) a player`, attackPlayer({ target: "player" })),
  phrase(g`(attacks|attack) a battle`, attack({ target: "battle" })),
  phrase(g`attacks an opponent`, attackPlayer({ target: "player", defending: { kind: "opponents" } })),
  phrase(g`(attacks|attack) enchanted player`, attack({ defending: { kind: "enchanted" } })),
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
  map(g`blocks ${numberWord} or more ${nounPhrase}`, ([n, np]) => (who, c) => ({
    event: { kind: "blocks", what: who.what, blocked: several(np, n, c), atLeast: n },
  })),
  map(g`becomes blocked by ${numberWord} or more ${nounPhrase}`, ([n, np]) => (who, c) => ({
    event: { kind: "becomesBlocked", what: who.what, by: several(np, n, c), atLeast: n },
  })),
  map(g`becomes blocked by (a|an) ${nounPhrase}`, ([np]) => (who, c) => {
    const described = np(c);
    mentionOther("blocker", described.nouns, c);
    return { event: { kind: "becomesBlocked", what: who.what, by: { filter: described.filter } } };
  }),
);

function attackPlayer(fields: Partial<Extract<EventPattern, { kind: "attacks" }>>): Predicate {
  const noun = fields.defending === undefined ? {} : { noun: "opponent" as const };
  return (who, c) => ({ ...attack(fields)(who, c), player: { kind: "event" }, ...noun });
}

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

/** What something is attached to: "~", "a creature". */
const otherOne: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  phrase(g`~`, (c: Scope) => {
    c.mentionSelf();
    return "this";
  }),
  map(g`(a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    const described = np(c);
    if (described.many) throw new Unresolved("event", "number does not agree");
    mentionOther("recipient", described.nouns, c);
    return { filter: placed(described) };
  }),
);

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
  phrase(g`is tapped for mana of the chosen color`, (who: EventWho, c: Scope) => {
    c.chosenColorTapped = true;
    return { event: { kind: "taps", what: who.what, forMana: true, ofChosenColor: true } };
  }),
  phrase(g`becomes the target of a spell or ability`, targeted({ by: "either" })),
  phrase(g`becomes the target of a spell`, targeted({ by: "spell" })),
  phrase(
    g`becomes the target of a spell an opponent controls`,
    targeted({ by: "spell", controller: { kind: "opponents" } }),
  ),
  map(g`becomes the target of (a|an) ${nounPhrase}`, ([np]) => (who: EventWho, c: Scope) => {
    const described = np(c);
    const { zones, of } = described.filter;
    const saysMore = hasNode(schemas.filter, described.filter, "Predicate", "controller", "stackObject");
    if (described.many || zones?.[0] !== "stack" || of.length === 0 || saysMore)
      throw new Unresolved("target", "of no such spell");
    c.mentionObject(() => ({ kind: "event", role: "cause" }), ["spell"], { it: false });
    return { event: { kind: "becomesTarget", what: who.what, by: "spell", spell: described.filter } };
  }),
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
  map(g`becomes attached to ${otherOne}`, ([to]) => (who: EventWho, c: Scope) => ({
    event: { kind: "attached", what: who.what, to: to(c) },
  })),
  phrase(
    g`phases in`,
    plain((what) => ({ kind: "phasesIn", what })),
  ),
  phrase(
    g`phases out`,
    plain((what) => ({ kind: "phasesOut", what })),
  ),
  phrase(g`crews a vehicle`, crews("crew", "Vehicle")),
  phrase(g`saddles a mount`, crews("saddle", "Mount")),
  phrase(g`saddles a mount or crews a vehicle`, crews("either", "Mount or Vehicle")),
  phrase(
    g`mutates`,
    plain((what) => ({ kind: "keywordAction", action: "mutate", what })),
  ),
  ...KEYWORD_ACTIONS.flatMap((action) => {
    const { event } = ACTION_ENTRIES[action];
    if (event?.by !== "object") return [];
    if (event.numbered)
      return [
        rule(g`${said(thirdPerson(event.english))} ${digits}`, (_, level) =>
          plain((what) => ({ kind: "keywordAction", action, what, level })),
        ),
      ];
    return [
      phrase(
        said(thirdPerson(event.english)),
        action === "becomePlotted"
          ? inExile(action)
          : plain((what) => ({ kind: "keywordAction", action, what })),
      ),
    ];
  }),
);

/** What a creature crews or saddles is "that Vehicle", "that Mount" from here on (CR 702.122b, 702.171c). */
function crews(ability: "crew" | "saddle" | "either", noun: string): Predicate {
  return (who, c) => {
    if (who.atLeast !== undefined) throw new Unresolved("crews", "several together");
    mentionOther("recipient", [noun], c);
    return { event: { kind: "crews", what: who.what, ability } };
  };
}

/** What only happens to cards in exile: the ability functions there (CR 113.6). */
function inExile(action: KeywordAction): Predicate {
  return (who, c) => {
    if (who.what !== "this") throw new Unresolved("becomes plotted", "something else");
    c.ownZone = "exile";
    return { event: { kind: "keywordAction", action, what: who.what } };
  };
}

const verb: Verb = either(zoneVerb, combat, damageVerb, state);

/** "enters or attacks", "attacks or blocks": either of two events of the same subject. */
export const verbs: Verb = either<Predicate>(
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
  mapSome(
    g`blocks or becomes blocked by ${numberWord} or more ${nounPhrase}`,
    ([n, np]) =>
      (who: EventWho, c: Scope) => {
        const others = several(np, n, c);
        const of = [
          { kind: "blocks" as const, what: who.what, blocked: others, atLeast: n },
          { kind: "becomesBlocked" as const, what: who.what, by: others, atLeast: n },
        ] as const;
        return { event: c.say({ kind: "anyOf" as const, of }, { variant: 1 }) };
      },
  ),
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
  const owned = event.what.filter.of.some((one) => one.kind === "owner" && one.player.kind === "opponents");
  if (owned && !theirs)
    c.mentionPlayer(() => ({ kind: "owner", of: { kind: "event", role: "object" } }), { noun: "opponent" });
  if (theirs)
    c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "object" } }), {
      noun: "opponent",
    });
}

const counters: Parser<EventSem> = either<EventSem>(
  map(g`one or more ${counterKind} counters are put on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, undefined),
  ),
  map(g`one or more ${counterKind} counters are put on ${batchSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, undefined),
  ),
  map(g`you put one or more ${counterKind} counters on ${batchSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, YOU),
  ),
  map(
    g`(a|an) ${counterKind} counter is removed from ${singleSubject}`,
    ([counter, subject]) =>
      (c: Scope): Happening => {
        const who = subject(c);
        mentionSubject(who, c);
        return { event: { kind: "counterRemoved", from: who.what, counter, each: true } };
      },
  ),
  map(g`(a|an) ${counterKind} counter is put on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, false, undefined),
  ),
  map(g`you put one or more ${counterKind} counters on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, true, YOU),
  ),
  map(g`one or more counters are put on ${singleSubject}`, ([subject]) =>
    countersPut(subject, "any", true, undefined),
  ),
  map(g`you put one or more counters on ${singleSubject}`, ([subject]) =>
    countersPut(subject, "any", true, YOU),
  ),
  map(g`you put (a|an) ${counterKind} counter on ${singleSubject}`, ([counter, subject]) =>
    countersPut(subject, counter, false, YOU),
  ),
  map(
    g`the ${ordinal} ${counterKind} counter is put on ${singleSubject}`,
    ([reaches, counter, subject]) =>
      (c: Scope): Happening => {
        const who = subject(c);
        mentionSubject(who, c);
        return { event: { kind: "counterPut", on: who.what, counter, reaches } };
      },
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
    if (who.atLeast !== undefined && who.atLeast > 1) throw new Unresolved("counters", "on two or more");
    mentionSubject(who, c);
    c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: {
        kind: "counterPut",
        on: who.what,
        counter,
        ...(batch ? { batch: true } : {}),
        ...(by === undefined ? {} : { by }),
        ...(who.atLeast === undefined ? {} : { several: true as const }),
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
      if (described.many !== n > 1 || described.filter.zones !== undefined)
        throw new Unresolved("attack", "number does not agree");
      const filter: Filter = {
        of: [{ kind: "other" }, { kind: "status", status: "attacking" }, ...described.filter.of],
      };
      const during = c.say({ kind: "exists" as const, filter, atLeast: n }, { variant: 8 });
      return { event: { kind: "attacks", what: "this" }, during };
    },
);

/** "~ is exiled from the battlefield while you're activating a craft ability" (CR 702.167). */
const crafted: Parser<EventSem> = phrase(
  g`~ is exiled from the battlefield while you're activating a craft ability`,
  (c: Scope) => {
    c.mentionSelf();
    return { event: { kind: "moves", what: "this", from: "battlefield", to: "exile", cause: "craft" } };
  },
);

/** "a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield" */
const causedByOpponents: Parser<EventSem> = map(
  g`a spell or ability an opponent controls causes ${singleSubject} to be put into your graveyard from the battlefield`,
  ([subject]) =>
    (c: Scope): Happening => {
      const who = subject(c);
      if (typeof who.what === "string" || !("filter" in who.what) || who.what.filter.zones !== undefined)
        throw new Unresolved("event", "whose graveyard is not said of a kind of permanent");
      const { filter } = who.what;
      const own: Filter = { ...filter, of: [...filter.of, { kind: "owner", player: YOU }] };
      const said = c.wording.get(filter);
      if (said !== undefined) c.say(own, said);
      mentionSubject(who, c);
      const event: EventPattern = {
        kind: "moves",
        what: { filter: own },
        from: "battlefield",
        to: "graveyard",
        causedBy: { kind: "opponents" },
      };
      mentionCard(event, who, c);
      return { event };
    },
);

/** "a spell or ability an opponent controls destroys a noncreature permanent you control" */
const destroyedByOpponents: Parser<EventSem> = map(
  g`a spell or ability an opponent controls destroys ${singleSubject}`,
  ([subject]) =>
    (c: Scope): Happening => {
      const who = subject(c);
      mentionSubject(who, c);
      c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "cause" } }), {
        noun: "opponent",
      });
      const causedBy: PlayerRef = { kind: "opponents" };
      return { event: { kind: "moves", what: who.what, from: "battlefield", cause: "destroy", causedBy } };
    },
);

/** Events of objects: "~ enters", "a creature you control dies", "one or more creatures attack". */
export const objectEvent: Parser<EventSem> = memo(
  either<EventSem>(
    map(seq(either(singleSubject, batchSubject), verbs), ([subject, predicate]) =>
      applied(subject, predicate),
    ),
    counters,
    together,
    bySomeSource,
    crafted,
    causedByOpponents,
    destroyedByOpponents,
  ),
);
