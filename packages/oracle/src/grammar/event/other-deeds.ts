import type { EventPattern, Filter } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { digits } from "../numbers.ts";
import { verbForm } from "../verb.ts";
import type { EventSem } from "./happening.ts";
import { batchSubject } from "./subject.ts";
import { by, simple, who, YOU } from "./who.ts";

/** "you scry or surveil": either of two keyword actions of one player. */
const scriesOrSurveils: Parser<EventSem> = rule(
  g`${who} ${verbForm("scry", "scries")} or ${verbForm("surveil", "surveils")}`,
  (of, form, same) => (c) => {
    if (form !== same) throw new Unresolved("event", "subject and verb do not agree");
    const ref = by(of, form, c);
    return {
      event: {
        kind: "anyOf",
        of: [
          { kind: "keywordAction", action: "scry", who: ref },
          { kind: "keywordAction", action: "surveil", who: { ...ref } },
        ],
      },
    };
  },
);

/** "you create or sacrifice a token" */
const createsOrSacrifices: Parser<EventSem> = rule(
  g`${who} ${verbForm("create", "creates")} or ${verbForm("sacrifice", "sacrifices")} (a|an) ${nounPhrase}`,
  (of, form, same, np) => (c) => {
    if (form !== same) throw new Unresolved("event", "subject and verb do not agree");
    const ref = by(of, form, c);
    const { filter, many, nouns } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("create", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "object" }), nouns);
    const sacrificed: EventPattern = {
      kind: "moves",
      what: { filter: { ...filter, of: [...filter.of, { kind: "controller", player: { ...ref } }] } },
      from: "battlefield",
      cause: "sacrifice",
    };
    const created: EventPattern = { kind: "tokenCreated", who: ref, what: filter };
    return { event: c.say({ kind: "anyOf" as const, of: [created, sacrificed] as const }, { variant: 9 }) };
  },
);

/** "a spell or ability you control counters a spell", "a spell you've cast is countered" (CR 701.5). */
const countersSpell: Parser<EventSem> = either<EventSem>(
  rule(g`a spell or ability you control counters (a|an) ${nounPhrase}`, (np) => (c) => {
    const { filter, many, nouns } = np(c);
    if (many || filter.zones?.[0] !== "stack") throw new Unresolved("counters", "no spell");
    c.mentionObject(() => ({ kind: "event", role: "object" }), nouns);
    return { event: { kind: "countered", what: filter, by: YOU } };
  }),
  phrase(g`a spell you've cast is countered`, () => ({
    event: { kind: "countered", what: { zones: ["stack"], of: [] }, caster: YOU },
  })),
);

/** "you attack with ~ and another legendary creature": the other is declared at the same time (CR 508.1). */
const attacksWith: Parser<EventSem> = rule(g`you attack with ~ and another ${nounPhrase}`, (np) => (c) => {
  c.mentionObject(() => ({ kind: "this" }), c.self.nouns, { source: true });
  const { filter, many } = np(c);
  if (many || filter.zones !== undefined) throw new Unresolved("attack", "number does not agree");
  const of: Filter["of"] = [{ kind: "other" }, { kind: "status", status: "attacking" }, ...filter.of];
  const during = c.say({ kind: "exists" as const, filter: { of } }, { variant: 28 });
  const event = { kind: "attacks" as const, what: "this" as const, by: YOU };
  return { event: c.say(event, { variant: 6 }), during };
});

/** "you attack a player with one or more creatures with power 4 or greater": once for each such player (CR 508.3d). */
const attacksAPlayer: Parser<EventSem> = rule(
  g`you attack a player with ${batchSubject}`,
  (subject) => (c) => {
    const { what, nouns, atLeast = 1 } = subject(c);
    if (typeof what === "string" || !("filter" in what)) throw new Unresolved("attack", "with what");
    const of: Filter["of"] = [...what.filter.of, { kind: "controller", player: YOU }];
    c.mentionObject(() => ({ kind: "event", role: "object" }), nouns, { plural: true });
    c.mentionAmount(() => ({ kind: "event" }));
    const event = {
      kind: "attacks" as const,
      what: { filter: { ...what.filter, of } },
      by: YOU,
      batch: { atLeast },
      target: "player" as const,
    };
    return { event: c.say(event, { variant: 1 }), player: { kind: "event" } };
  },
);

/** "an opponent attacks you and/or a planeswalker you control with one or more creatures" */
const attackedByOpponent: Parser<EventSem> = rule(
  g`an opponent attacks ${either<"player" | "either">(phrase(g`you`, "player"), phrase(g`you and/or a planeswalker you control`, "either"))} with ${batchSubject}`,
  (target, subject) => (c) => {
    const { what, atLeast = 1 } = subject(c);
    if (typeof what === "string" || !("filter" in what)) throw new Unresolved("attack", "with what");
    c.mentionPlayer(() => ({ kind: "active" }), { noun: "opponent" });
    c.mentionAmount(() => ({ kind: "event" }));
    const event = {
      kind: "attacks" as const,
      what,
      by: { kind: "opponents" as const },
      defending: YOU,
      batch: { atLeast },
      ...(target === "either" ? { target } : {}),
    };
    return { event: c.say(event, { variant: 4 }) };
  },
);

/** What players do besides casting, drawing, discarding, attacking and keyword actions. */
export const otherDeed: Parser<EventSem> = either<EventSem>(
  rule(g`${who} ${verbForm("expend", "expends")} ${digits}`, (of, form, total) =>
    simple(of, form, (ref) => ({ kind: "expends", who: ref, total })),
  ),
  rule(g`${who} ${verbForm("shuffle", "shuffles")}`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "shuffles", who: ref })),
  ),
  phrase(g`a spell or ability causes a player to shuffle`, (c) => {
    c.mentionPlayer(() => ({ kind: "event" }));
    const event = { kind: "shuffles" as const, who: { kind: "allPlayers" as const } };
    return { event: c.say(event, { variant: 1 }) };
  }),
  rule(g`${who} ${verbForm("become", "becomes")} the monarch`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "becomesMonarch", who: ref })),
  ),
  rule(g`${who} ${verbForm("complete", "completes")} a dungeon`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "keywordAction", action: "completeDungeon", who: ref })),
  ),
  phrase(g`day becomes night`, () => ({ event: { kind: "dayNightChanges", to: "night" } })),
  phrase(g`night becomes day`, () => ({ event: { kind: "dayNightChanges", to: "day" } })),
  rule(g`${who} ${verbForm("get", "gets")} one or more {E}`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "getsCounters", who: ref, counter: "energy" }), true),
  ),
  rule(g`an opponent gains control of (a|an) ${nounPhrase} from you`, (np) => (c) => {
    const { filter, many, nouns } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("control", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "object" }), nouns);
    return { event: { kind: "controlChanges", what: { filter }, from: YOU, to: { kind: "opponents" } } };
  }),
  countersSpell,
  scriesOrSurveils,
  createsOrSacrifices,
  attacksWith,
  attacksAPlayer,
  attackedByOpponent,
);
