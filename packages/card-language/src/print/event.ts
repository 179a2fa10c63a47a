import type { DamageRecipient, EventBound, EventPattern, EventSubject } from "../event.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { eventPlayer, printKeywordEvent, printPlayerEvent } from "./event-player.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { listOf, numberWord, thirdPerson } from "./words.ts";

/** An event as "when", "whenever" or "at" and what follows. */
export interface EventClause {
  readonly word: "when" | "whenever" | "at";
  readonly subject: string;
  /** Verb and the rest, already conjugated. */
  readonly predicate: string;
}

/** "Whenever a creature you control dies", without the comma. */
export function printEvent(event: EventPattern, p: PrintContext, bound?: EventBound): string {
  const clause = eventClause(event, p, bound);
  const text = `${clause.subject} ${clause.predicate}`.trim();
  return `${p.say(event).word ?? clause.word} ${text}`;
}

export function eventClause(event: EventPattern, p: PrintContext, bound?: EventBound): EventClause {
  switch (event.kind) {
    case "moves":
      return moves(event, p);
    case "attacks":
      return attacks(event, p);
    case "blocks":
    case "becomesBlocked":
    case "notBlocked":
      return blocking(event, p);
    case "dealsDamage":
      return damage(event, p, bound);
    case "stepBegins":
      return { word: "at", subject: "the beginning", predicate: stepOf(event, p) };
    case "anyOf":
      return anyOf(event.of, p);
    case "state":
      return { word: "when", subject: "", predicate: p.condition(event.condition) };
    case "taps":
    case "untaps":
    case "becomesTarget":
    case "attached":
    case "transforms":
    case "turnedFaceUp":
    case "controlChanges":
    case "counterPut":
    case "counterRemoved":
      return objectEvent(event, p);
    case "chapter":
      throw new NotPrintable("event chapter", "outside a chapter ability");
    case "keywordAction":
      return printKeywordEvent(event, p);
    default:
      return printPlayerEvent(event, p);
  }
}

function subjectOf(what: EventSubject, p: PrintContext, batch: boolean): string {
  if (batch && typeof what === "object" && "filter" in what) {
    const np = p.noun(what.filter);
    p.mention("event:source", np.noun, true);
    p.mention("event:object", np.noun, true);
    return `one or more ${manyOf(np, "none")}`;
  }
  return p.subject(what);
}

function conjugated(verb: string, many: boolean): string {
  return many ? verb : thirdPerson(verb);
}

type Moves = Extract<EventPattern, { kind: "moves" }>;

function moves(event: Moves, p: PrintContext): EventClause {
  const { cause } = event;
  if (cause !== undefined) return caused(event, cause, p);
  const batch = event.batch === true;
  const once = event.what === "this";
  const word = once ? "when" : "whenever";
  p.zone = "in";
  const subject = subjectOf(event.what, p, batch);
  const be = batch ? "are" : "is";
  if (event.to === "battlefield") {
    const control = enteringControl(event.what, p);
    const from = event.from === undefined ? "" : ` from ${ownZone(event.what, event.from, p)}`;
    return { word, subject, predicate: conjugated("enter", batch) + control + from };
  }
  if (event.from === "battlefield" && event.to === "graveyard") {
    const { variant } = p.say(event);
    const own = clauseOwn(subject);
    return variant === 1 || (variant === undefined && canDie(event.what, p))
      ? { word, subject, predicate: conjugated("die", batch) }
      : {
          word,
          subject: own,
          predicate: `${be} put into ${graveyardOf(event.what, batch, p)} from the battlefield`,
        };
  }
  if (event.from === "battlefield" && event.to === undefined) {
    const without = event.toNot === undefined ? "" : " without dying";
    return { word, subject, predicate: `${conjugated("leave", batch)} the battlefield${without}` };
  }
  return otherMove(event, { word, subject, predicate: "" }, be, p);
}

/** "under your control", where the text said it of the event and not of the object. */
function enteringControl(what: EventSubject, p: PrintContext): string {
  if (typeof what === "string") return "";
  if ("either" in what)
    return what.either.map((one) => enteringControl(one, p)).find((text) => text !== "") ?? "";
  const found = what.filter.of.find((one) => one.kind === "controller" && p.say(one).variant === 2);
  if (found?.kind !== "controller") return "";
  return found.player.kind === "you" ? " under your control" : " under an opponent's control";
}

function otherMove(event: Moves, clause: EventClause, be: string, p: PrintContext): EventClause {
  const batch = event.batch === true;
  const whose = graveyardOf(event.what, batch, p);
  if (event.to === "graveyard") {
    const from =
      event.fromNot === "battlefield"
        ? "from anywhere other than the battlefield"
        : event.from === undefined
          ? "from anywhere"
          : `from ${ownZone(event.what, event.from, p)}`;
    return { ...clause, subject: withoutZone(clause.subject), predicate: `${be} put into ${whose} ${from}` };
  }
  if (event.from === "graveyard" && event.to === undefined) {
    return {
      ...clause,
      subject: withoutZone(clause.subject),
      predicate: `${conjugated("leave", batch)} ${whose}`,
    };
  }
  if (event.from === "battlefield" && event.to === "hand") {
    return {
      ...clause,
      subject: clauseOwn(clause.subject),
      predicate: `${be} returned to ${handOf(event.what)}`,
    };
  }
  if (event.to === "exile") {
    const from = event.from === "battlefield" ? " from the battlefield" : "";
    return { ...clause, predicate: `${be} put into exile${from}` };
  }
  throw new NotPrintable("event moves");
}

/** Whose the cards are is said by the zone that they go to. */
function clauseOwn(subject: string): string {
  return subject.replace(/ (?:you|an opponent|a player) owns?$/, "");
}

function withoutZone(subject: string): string {
  return subject.replace(
    / in (?:a|your|an opponent's|all|your opponents') (?:graveyards?|libraries|library|hands?)$/,
    "",
  );
}

function owner(what: EventSubject): PlayerRef | undefined {
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const found = what.filter.of.find((one) => one.kind === "owner");
  return found?.kind === "owner" ? found.player : undefined;
}

function graveyardOf(what: EventSubject, batch: boolean, p: PrintContext): string {
  const whose = owner(what);
  if (whose === undefined) return "a graveyard";
  if (whose.kind === "you") return "your graveyard";
  if (whose.kind === "opponents") return batch ? "an opponent's graveyard" : "an opponent's graveyard";
  return `${p.player(whose, "possessive")} graveyard`;
}

function ownZone(what: EventSubject, zone: string, p: PrintContext): string {
  if (zone === "battlefield") return "the battlefield";
  if (zone === "exile") return "exile";
  const whose = owner(what);
  return whose === undefined ? `a ${zone}` : `${p.player(whose, "possessive")} ${zone}`;
}

function handOf(what: EventSubject): string {
  const whose = owner(what);
  return whose?.kind === "you"
    ? "your hand"
    : whose?.kind === "opponents"
      ? "an opponent's hand"
      : "a player's hand";
}

/** Only creatures and planeswalkers die (CR 700.4); the rest are put into a graveyard. */
function canDie(what: EventSubject, p: PrintContext): boolean {
  if (what === "this") return p.selfDies;
  if (what === "attached") return /creature|permanent$/.test(p.attached) && !/artifact|land/.test(p.attached);
  if ("either" in what) return what.either.some((one) => canDie(one, p));
  const np = p.noun(what.filter);
  const types = JSON.stringify(what.filter.of);
  if (/"type":"(creature|planeswalker)"/.test(types)) return true;
  return (
    !/"type":/.test(types) &&
    np.head.one !== "permanent" &&
    !/Equipment|Aura|Vehicle|Treasure|Clue|Food|Forest|Island|Swamp|Mountain|Plains/.test(np.head.one)
  );
}

function caused(event: Moves, cause: NonNullable<Moves["cause"]>, p: PrintContext): EventClause {
  if (cause !== "sacrifice" && cause !== "cycle" && cause !== "discard")
    throw new NotPrintable(`event moves by ${cause}`);
  const what = event.what;
  if (typeof what === "object" && "filter" in what) {
    const controller = what.filter.of.find((one) => one.kind === "controller");
    const rest = { ...what.filter, of: what.filter.of.filter((one) => one !== controller) };
    const player = controller?.kind === "controller" ? controller.player : undefined;
    const np = p.noun(rest);
    const batch = event.batch === true;
    p.mention("event:object", np.noun, batch);
    const object = batch ? `one or more ${manyOf(np)}` : indefinite(np);
    const who = player === undefined ? "a player" : eventPlayer(player, p);
    return {
      word: "whenever",
      subject: who,
      predicate: `${who === "you" ? cause : thirdPerson(cause)} ${object}`,
    };
  }
  return {
    word: cause === "cycle" ? "when" : "when",
    subject: "you",
    predicate: `${cause} ${p.subject(what)}`,
  };
}

type Attacks = Extract<EventPattern, { kind: "attacks" }>;

function attacks(event: Attacks, p: PrintContext): EventClause {
  const target = defender(event, p);
  if (event.by?.kind === "you" && event.batch !== undefined) {
    const { atLeast } = event.batch;
    const withAny = atLeast <= 1 && isAnyCreature(event) && p.say(event).variant !== 1;
    const tail = withAny ? "" : ` with ${atLeastMany(event, atLeast, p)}`;
    if (tail === "") p.mention("event:object", "creature", true);
    return { word: "whenever", subject: "you", predicate: `attack${target}${tail}` };
  }
  if (event.batch !== undefined) {
    const subject = atLeastMany(event, event.batch.atLeast, p);
    return { word: "whenever", subject, predicate: `attack${target}` };
  }
  const alone = event.alone === true ? " alone" : "";
  return { word: "whenever", subject: p.subject(event.what), predicate: `attacks${target}${alone}` };
}

/** Whether it is about whatever creatures the player attacks with. */
function isAnyCreature({ what }: Attacks): boolean {
  if (typeof what !== "object" || !("filter" in what)) return false;
  const [one, ...more] = withoutController(what.filter).of;
  return more.length === 0 && one?.kind === "type" && one.type === "creature";
}

function atLeastMany(event: Attacks, atLeast: number, p: PrintContext): string {
  if (typeof event.what !== "object" || !("filter" in event.what)) throw new NotPrintable("event attacks");
  const filter = event.by?.kind === "you" ? withoutController(event.what.filter) : event.what.filter;
  const np = p.noun(filter);
  p.mention("event:object", np.noun, true);
  return `${atLeast <= 1 ? "one" : numberWord(atLeast)} or more ${manyOf(np)}`;
}

function withoutController<T extends { readonly of: readonly { readonly kind: string }[] }>(filter: T): T {
  return { ...filter, of: filter.of.filter((one) => one.kind !== "controller") };
}

function defender(event: Attacks, p: PrintContext): string {
  const { defending, target } = event;
  if (defending === undefined) return target === "player" ? " a player" : "";
  const who = eventPlayer(defending, p);
  if (target === "either")
    return ` ${who} or a planeswalker ${who === "you" ? "you control" : "they control"}`;
  return ` ${who}`;
}

type Blocking = Extract<EventPattern, { kind: "blocks" | "becomesBlocked" | "notBlocked" }>;

function blocking(event: Blocking, p: PrintContext): EventClause {
  const subject = p.subject(event.what);
  switch (event.kind) {
    case "blocks": {
      const blocked = event.blocked === undefined ? "" : ` ${other(event.blocked, "event:attacker", p)}`;
      return { word: "whenever", subject, predicate: `blocks${blocked}` };
    }
    case "becomesBlocked": {
      const by = event.by === undefined ? "" : ` by ${other(event.by, "event:blocker", p)}`;
      return { word: "whenever", subject, predicate: `becomes blocked${by}` };
    }
    case "notBlocked":
      return { word: "whenever", subject, predicate: "attacks and isn't blocked" };
  }
}

/** The other object of an event, mentioned under its own role. */
function other(what: EventSubject, key: string, p: PrintContext): string {
  if (typeof what !== "object" || !("filter" in what)) return p.subject(what);
  const it = p.it;
  const np = p.noun(what.filter);
  p.mention(key, np.noun, false);
  p.it = it;
  return indefinite(np);
}

type Damage = Extract<EventPattern, { kind: "dealsDamage" }>;

function damage(event: Damage, p: PrintContext, bound: EventBound | undefined): EventClause {
  const combat = event.combat === true ? "combat " : event.combat === false ? "noncombat " : "";
  const least = bound === undefined ? "" : `${damageBound(bound)} `;
  const { source, to } = event;
  if (
    typeof source === "object" &&
    "filter" in source &&
    source.filter.of.length === 0 &&
    to?.kind === "object"
  ) {
    return { word: "whenever", subject: p.subject(to.what), predicate: `is dealt ${least}${combat}damage` };
  }
  if (
    typeof source === "object" &&
    "filter" in source &&
    source.filter.of.length === 0 &&
    to?.kind === "player"
  ) {
    const who = eventPlayer(to.player, p);
    return {
      word: "whenever",
      subject: who === "you" ? "you're" : who,
      predicate: `${who === "you" ? "" : "is "}dealt ${least}${combat}damage`,
    };
  }
  const batch = event.batch === true;
  const subject = subjectOf(source, p, batch);
  const recipient = to === undefined ? "" : ` to ${printRecipient(to, p)}`;
  return {
    word: "whenever",
    subject,
    predicate: `${conjugated("deal", batch)} ${least}${combat}damage${recipient}`,
  };
}

function damageBound(bound: EventBound): string {
  if (bound.compare === ">=" && typeof bound.value === "number") return `${bound.value} or more`;
  throw new NotPrintable("event bound");
}

/** Who or what is dealt damage: "a player", "an opponent", "a creature". */
export function printRecipient(to: DamageRecipient, p: PrintContext): string {
  switch (to.kind) {
    case "player":
      return eventPlayer(to.player, p);
    case "object":
      return other(to.what, "event:recipient", p);
    case "either":
      return listOf(
        to.of.map((one) => printRecipient(one, p)),
        "or",
      );
  }
}

type ObjectEvent = Extract<
  EventPattern,
  {
    kind:
      | "taps"
      | "untaps"
      | "becomesTarget"
      | "attached"
      | "transforms"
      | "turnedFaceUp"
      | "controlChanges"
      | "counterPut"
      | "counterRemoved";
  }
>;

function objectEvent(event: ObjectEvent, p: PrintContext): EventClause {
  switch (event.kind) {
    case "taps":
      return {
        word: "whenever",
        subject: p.subject(event.what),
        predicate: event.forMana === true ? "is tapped for mana" : "becomes tapped",
      };
    case "untaps":
      return { word: "whenever", subject: p.subject(event.what), predicate: "becomes untapped" };
    case "becomesTarget": {
      const by =
        event.by === "spell" ? "a spell" : event.by === "ability" ? "an ability" : "a spell or ability";
      const whose =
        event.controller === undefined
          ? ""
          : ` ${eventPlayer(event.controller, p)} ${event.controller.kind === "you" ? "control" : "controls"}`;
      const word = p.say(event).variant === 1 ? "when" : "whenever";
      return { word, subject: p.subject(event.what), predicate: `becomes the target of ${by}${whose}` };
    }
    case "attached":
      return {
        word: "whenever",
        subject: p.subject(event.what),
        predicate:
          event.to === undefined
            ? "becomes attached"
            : `becomes attached to ${other(event.to, "event:recipient", p)}`,
      };
    case "transforms":
      return {
        word: "when",
        subject: p.subject(event.what),
        predicate:
          event.intoName === undefined
            ? p.say(event).variant === 1
              ? `transforms into ${p.self}`
              : "transforms"
            : `transforms into ${event.intoName}`,
      };
    case "turnedFaceUp":
      return {
        word: event.what === "this" ? "when" : "whenever",
        subject: p.subject(event.what),
        predicate: "is turned face up",
      };
    case "controlChanges":
      throw new NotPrintable("event controlChanges");
    case "counterPut":
      return counterPut(event, p);
    case "counterRemoved": {
      const which = event.last === true ? "the last" : "a";
      const kind = event.counter === "any" ? "counter" : `${event.counter} counter`;
      return {
        word: event.last === true ? "when" : "whenever",
        subject: `${which} ${kind}`,
        predicate: `is removed from ${p.subject(event.from)}`,
      };
    }
  }
}

function counterPut(event: Extract<EventPattern, { kind: "counterPut" }>, p: PrintContext): EventClause {
  if (event.reaches !== undefined) throw new NotPrintable("event counterPut", "reaching a number");
  const kind = event.counter === "any" ? "counter" : `${event.counter} counter`;
  const counters =
    event.batch === true ? `one or more ${kind}s` : `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
  if (event.by !== undefined) {
    const who = eventPlayer(event.by, p);
    return {
      word: "whenever",
      subject: who,
      predicate: `${who === "you" ? "put" : "puts"} ${counters} on ${p.subject(event.on)}`,
    };
  }
  return {
    word: "whenever",
    subject: counters,
    predicate: `${event.batch === true ? "are" : "is"} put on ${p.subject(event.on)}`,
  };
}

/** Several events of one subject share it: "attacks or blocks", "enters or dies". */
function anyOf(of: readonly EventPattern[], p: PrintContext): EventClause {
  const block = eitherSide(of, p);
  if (block !== undefined) return block;
  const clauses = of.map((one) => eventClause(one, p));
  const [first] = clauses;
  if (first === undefined) throw new NotPrintable("event anyOf", "is empty");
  const word = clauses.every((one) => one.word === "when") ? "when" : "whenever";
  const subjects = new Set(of.map((one) => JSON.stringify(subjectKey(one))));
  if (subjects.size === 1 && subjectKey(of[0]) !== undefined) {
    return {
      word,
      subject: first.subject,
      predicate: listOf(
        clauses.map((one) => one.predicate),
        "or",
      ),
    };
  }
  const same = clauses.every((one) => one.word === first.word);
  const whole = clauses.map((one, index) => {
    const text = `${one.subject} ${one.predicate}`.trim();
    return index === 0 || same ? text : `${one.word} ${text}`;
  });
  return { word: first.word, subject: "", predicate: listOf(whole, "or") };
}

/** "blocks or becomes blocked by a creature": the same description on either side of the block. */
function eitherSide(of: readonly EventPattern[], p: PrintContext): EventClause | undefined {
  const [a, b] = of;
  if (of.length !== 2 || a?.kind !== "blocks" || b?.kind !== "becomesBlocked") return undefined;
  if (a.blocked === undefined || JSON.stringify(a.blocked) !== JSON.stringify(b.by)) return undefined;
  if (JSON.stringify(a.what) !== JSON.stringify(b.what)) return undefined;
  const subject = p.subject(a.what);
  const predicate = `blocks or becomes blocked by ${other(a.blocked, "event:opposed", p)}`;
  return { word: "whenever", subject, predicate };
}

function subjectKey(event: EventPattern | undefined): unknown {
  if (event === undefined) return undefined;
  if ("what" in event) return event.what;
  if (event.kind === "dealsDamage") return event.source;
  return undefined;
}

type StepBegins = Extract<EventPattern, { kind: "stepBegins" }>;

/** "of your upkeep", "of each end step", "of combat on your turn". */
function stepOf(event: StepBegins, p: PrintContext): string {
  const { step, whose } = event;
  const said = p.say(event).variant ?? 0;
  const second = step === "postcombatMain" && event.ordinal === 1;
  if (event.ordinal !== undefined && !second) throw new NotPrintable("event stepBegins", "by its number");
  const old = said >= OLD_NAME || (step === "postcombatMain" && !second);
  const name = (old ? OLD_NAMES[step] : undefined) ?? STEP_NAMES[step];
  if (name === undefined) throw new NotPrintable(`event stepBegins ${step}`);
  if (step === "beginningOfCombat") {
    if (whose.kind === "you") return "of combat on your turn";
    if (whose.kind === "allPlayers") return "of each combat";
    if (whose.kind === "opponents") return "of combat on each opponent's turn";
    throw new NotPrintable("event stepBegins beginningOfCombat");
  }
  if (whose.kind === "allPlayers") {
    const variant = said % OLD_NAME;
    return variant === 1 ? `of each player's ${name}` : variant === 2 ? `of the ${name}` : `of each ${name}`;
  }
  if (whose.kind === "controller" || whose.kind === "owner") {
    return `of the ${name} of ${p.player(whose)}`;
  }
  return `of ${p.player(whose, "possessive")} ${name}`;
}

/** Added to a variant: the main phase is called "precombat" or "postcombat". */
export const OLD_NAME = 10;

const OLD_NAMES: Readonly<Record<string, string>> = {
  precombatMain: "precombat main phase",
  postcombatMain: "postcombat main phase",
};

const STEP_NAMES: Readonly<Record<string, string>> = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  precombatMain: "first main phase",
  beginningOfCombat: "combat",
  declareAttackers: "declare attackers step",
  declareBlockers: "declare blockers step",
  combatDamage: "combat damage step",
  endOfCombat: "end of combat step",
  postcombatMain: "second main phase",
  end: "end step",
  cleanup: "cleanup step",
};

/** What "for each" or a list calls the subject, without an article. */
export function subjectNoun(what: EventSubject, p: PrintContext): string {
  if (typeof what === "object" && "filter" in what) return bare(p.noun(what.filter));
  return p.subject(what);
}
