import {
  ACTION_ENTRIES,
  type EventPattern,
  type EventSubject,
  type Filter,
  KEYWORD_ACTIONS,
  LAND_TYPES,
  type PlayerRef,
  type Predicate,
  type TargetKind,
  thirdPerson,
  type Zone,
} from "@spellroom/card-language";
import { either, map, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule, said } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { ordinal } from "../numbers.ts";
import { another, placed } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import type { EventSem, Happening } from "./happening.ts";
import { otherDeed } from "./other-deeds.ts";
import { attachedWord, batchSubject } from "./subject.ts";
import { targeting } from "./targeting.ts";
import { by, simple, type Who, who, YOU } from "./who.ts";

function spell(np: Described): Filter {
  if (np.filter.zones?.[0] !== "stack") throw new Unresolved("cast", "something that is no spell");
  return np.filter;
}

function mentionSpell(np: Described, c: Scope): void {
  c.mentionObject(() => ({ kind: "event", role: "spell" }), np.nouns);
}

function casts(
  of: Who,
  form: "base" | "third",
  np: Sem<Described>,
  more: Partial<Extract<EventPattern, { kind: "casts" }>>,
  other = false,
): EventSem {
  return (c) => {
    const ref = by(of, form, c);
    const described = other ? another(np(c), c) : np(c);
    if (described.many) throw new Unresolved("cast", "number does not agree");
    if (described.filter.of.some((one) => one.kind === "castFrom" && one.zone === "exile"))
      throw new Unresolved("cast", "from a zone that the event itself says");
    mentionSpell(described, c);
    return { event: { kind: "casts", who: ref, spell: spell(described), ...more } };
  };
}

/** "you cast a spell, if it's the second creature spell you cast this turn": the second of such spells, and no other. */
const nthSuch: Parser<EventSem> = rule(
  g`you cast a spell, if it's the ${ordinal} ${nounPhrase} you cast this turn`,
  (n, np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("cast", "number does not agree");
    mentionSpell(described, c);
    const event = { kind: "casts" as const, who: YOU, spell: spell(described), ordinal: n };
    return { event: c.say(event, { variant: 5 }) };
  },
);

/** "When you cast ~": it triggers while the spell is on the stack (CR 113.6, 603.6). */
const castsSelf: Parser<EventSem> = phrase(g`you cast ~`, (c: Scope) => {
  c.mentionObject(() => ({ kind: "this" }), [...c.self.nouns, "spell"], { source: true });
  c.ownZone = "stack";
  const spell: Filter = { zones: ["stack"], of: [{ kind: "oneOf", ref: { kind: "this" } }] };
  return { event: { kind: "casts", who: YOU, spell } };
});

/** "that isn't a mana ability" */
const notMana: Parser<boolean> = either<boolean>(
  phrase(g`that isn't a mana ability`, true),
  phrase(g``, false),
);

/** What has the ability that is activated: anything, the card itself, or something of a kind. */
const abilityOf: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  phrase(g``, () => ({ filter: { of: [] } })),
  phrase(g`of ~`, (c: Scope) => {
    c.mentionSelf();
    return "this";
  }),
  map(g`of (enchanted|equipped) ${attachedWord}`, ([word]) => (c: Scope) => {
    if (!c.self.attached.includes(word))
      throw new Unresolved(`enchanted ${word}`, "the Aura enchants something else");
    c.mentionObject(() => ({ kind: "event", role: "object" }), c.self.attached, { attached: true });
    return "attached";
  }),
  map(g`of (a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    const described = np(c);
    if (described.many) throw new Unresolved("activate", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns, { it: false });
    return { filter: placed(described) };
  }),
);

/** "you activate an ability of an artifact that isn't a mana ability" (CR 602.2). */
const activating: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} ${either(phrase(g`an ability`, false), phrase(g`a loyalty ability`, true))} ${abilityOf} ${notMana}`,
  (of, form, loyalty, source, except) => (c) => {
    const ref = by(of, form, c);
    const from = source(c);
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return {
      event: {
        kind: "activates",
        who: ref,
        of: from,
        ...(except ? { notMana: true } : {}),
        ...(loyalty ? { loyalty: true } : {}),
      },
    };
  },
);

/** "a creature", "a player", "a creature or player": what an ability has among its targets. */
const aimedAt: Parser<Sem<TargetKind>> = either<Sem<TargetKind>>(
  phrase(g`a player`, () => ({ kind: "player", player: "any" })),
  map(
    g`(a|an) ${nounPhrase}`,
    ([np]) =>
      (c: Scope): TargetKind => ({ kind: "object", filter: one(np(c)) }),
  ),
  map(
    g`(a|an) ${nounPhrase} or player`,
    ([np]) =>
      (c: Scope): TargetKind => ({
        kind: "either",
        of: [
          { kind: "object", filter: one(np(c)) },
          { kind: "player", player: "any" },
        ],
      }),
  ),
);

function one({ filter, many }: Described): Filter {
  if (many || filter.zones !== undefined) throw new Unresolved("targets", "not one permanent");
  return filter;
}

/** "you activate an ability that targets a creature or player" (CR 602.2). */
const aiming: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} an ability that targets ${aimedAt}`,
  (of, form, kind) => (c) => {
    const ref = by(of, form, c);
    const targeting = kind(c);
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return { event: { kind: "activates", who: ref, of: { filter: { of: [] } }, targeting } };
  },
);

/** "an artifact's ability", "an ability of enchanted artifact": without {T} in its activation cost. */
const activatingWithoutTap: Parser<EventSem> = either<EventSem>(
  rule(
    g`${who} ${verbForm("activate", "activates")} (a|an) ${nounPhrase}'s ability without {T} in its activation cost`,
    (of, form, np) => (c) => {
      const ref = by(of, form, c);
      const described = np(c);
      if (described.many) throw new Unresolved("activate", "number does not agree");
      c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
      const event = {
        kind: "activates" as const,
        who: ref,
        of: { filter: placed(described) },
        withoutTap: true as const,
      };
      return { event: c.say(event, { variant: 1 }) };
    },
  ),
  rule(
    g`${who} ${verbForm("activate", "activates")} an ability ${abilityOf} without {T} in its activation cost`,
    (of, form, source) => (c) => ({
      event: { kind: "activates", who: by(of, form, c), of: source(c), withoutTap: true },
    }),
  ),
);

/** "you activate an ability, if it isn't a mana ability" (CR 605). */
const activatingNoMana: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} an ability ${abilityOf}, if it isn't a mana ability`,
  (of, form, source) => (c) => {
    const ref = by(of, form, c);
    const event = { kind: "activates" as const, who: ref, of: source(c), notMana: true as const };
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return { event: c.say(event, { variant: 2 }) };
  },
);

const casting: Parser<EventSem> = either<EventSem>(
  activating,
  activatingWithoutTap,
  activatingNoMana,
  nthSuch,
  rule(g`${who} ${verbForm("activate", "activates")} an exhaust ability`, (of, form) => (c) => ({
    event: { kind: "activates", who: by(of, form, c), of: { filter: { of: [] } }, exhaust: true },
  })),
  aiming,
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from anywhere other than (your|their) hand`,
    (of, form, np) => casts(of, form, np, { fromNot: "hand" }),
  ),
  castsSelf,
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase}`, (of, form, np) =>
    casts(of, form, np, {}),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} another ${nounPhrase}`, (of, form, np) =>
    casts(of, form, np, {}, true),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (your|their) ${ordinal} ${nounPhrase} each turn`,
    (of, form, n, np) => casts(of, form, np, { ordinal: n }),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) graveyard`,
    (of, form, np) => casts(of, form, np, { from: "graveyard" }),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) library`,
    (of, form, np) => casts(of, form, np, { from: "library" }),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from exile`, (of, form, np) =>
    casts(of, form, np, { from: "exile" }),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) hand`, (of, form, np) =>
    casts(of, form, np, { from: "hand" }),
  ),
);

const cards: Parser<EventSem> = either<EventSem>(
  rule(g`${who} ${verbForm("draw", "draws")} a card`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "draws", who: ref })),
  ),
  rule(g`you draw your ${ordinal} or ${ordinal} card each turn`, (a, b) => (c) => ({
    event: c.say(
      {
        kind: "anyOf" as const,
        of: [
          { kind: "draws" as const, who: YOU, ordinal: a },
          { kind: "draws" as const, who: YOU, ordinal: b },
        ] as const,
      },
      { variant: 8 },
    ),
  })),
  rule(g`${who} ${verbForm("draw", "draws")} (your|their) ${ordinal} card each turn`, (of, form, n) =>
    simple(of, form, (ref) => ({ kind: "draws", who: ref, ordinal: n })),
  ),
  rule(
    g`${who} ${verbForm("draw", "draws")} (your|their) ${ordinal} card in a turn`,
    (of, form, n) => (c) => {
      const happening = simple(of, form, (ref) => ({ kind: "draws", who: ref, ordinal: n }))(c);
      return { ...happening, event: c.say(happening.event, { variant: 1 }) };
    },
  ),
  rule(
    g`${who} ${verbForm("draw", "draws")} a card except the first one (you|they) draw in each of (your|their) draw steps`,
    (of, form) => simple(of, form, (ref) => ({ kind: "draws", who: ref, exceptFirstInDrawStep: true })),
  ),
  rule(g`${who} ${verbForm("discard", "discards")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const described = np(c);
    const what = inHand(described, c);
    c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
    return { event: { kind: "discards", who: ref, what } };
  }),
  rule(g`${who} ${verbForm("discard", "discards")} one or more cards`, (of, form) =>
    simple(
      of,
      form,
      (ref) => ({ kind: "discards", who: ref, what: { zones: ["hand"], of: [] }, batch: true }),
      true,
    ),
  ),
  rule(g`${who} ${verbForm("cycle", "cycles")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    if (ref.kind !== "you" && ref.kind !== "allPlayers") throw new Unresolved("cycle", "somebody else");
    const hand = inHand(np(c), c);
    const whose: readonly Predicate[] = ref.kind === "you" ? [{ kind: "owner", player: ref }] : [];
    return {
      event: { kind: "moves", what: { filter: { ...hand, of: [...whose, ...hand.of] } }, cause: "cycle" },
    };
  }),
  rule(g`you cycle or discard (a|an) ${nounPhrase}`, (np) => (c) => cyclesOrDiscards(np(c), c)),
  rule(g`you cycle or discard another ${nounPhrase}`, (np) => (c) => cyclesOrDiscards(another(np(c), c), c)),
  phrase(g`you cycle ~`, (c: Scope) => {
    c.mentionObject(() => ({ kind: "this" }), c.self.nouns, { source: true });
    return { event: { kind: "moves", what: "this", cause: "cycle" } };
  }),
  phrase(g`you sacrifice ~`, (c: Scope) => {
    c.mentionSelf();
    return { event: { kind: "moves", what: "this", from: "battlefield", cause: "sacrifice" } };
  }),
  phrase(g`a spell or ability an opponent controls causes you to discard ~`, (c: Scope) => {
    c.mentionSelf();
    c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "cause" } }));
    return {
      event: {
        kind: "moves",
        what: "this",
        from: "hand",
        cause: "discard",
        causedBy: { kind: "opponents" },
      },
    };
  }),
  phrase(g`you discard ~`, () => ({
    event: { kind: "moves", what: "this", from: "hand", cause: "discard" },
  })),
);

/** Cycling a card is discarding it, so that the two are one event (CR 702.29d). */
function cyclesOrDiscards(described: Described, c: Scope): Happening {
  const what = inHand(described, c);
  c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
  return { event: c.say({ kind: "discards", who: YOU, what }, { variant: 1 }) };
}

function inHand(np: Described, c: Scope): Filter {
  if (np.filter.zones?.length !== 0) throw new Unresolved("discard", "something that is no card");
  const filter: Filter = { zones: ["hand"], of: np.filter.of };
  const said = c.wording.get(np.filter);
  return said === undefined ? filter : c.say(filter, said);
}

function dealt(player: PlayerRef, combat?: boolean): (c: Scope) => Happening {
  return (c) => {
    if (player.kind !== "you") c.mentionPlayer(() => ({ kind: "event" }), { noun: "opponent" });
    c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: {
        kind: "dealsDamage",
        source: { filter: { of: [] } },
        to: { kind: "player", player },
        ...(combat === undefined ? {} : { combat }),
        batch: true,
      },
    };
  };
}

const life: Parser<EventSem> = either<EventSem>(
  targeting,
  phrase(g`you're dealt damage`, dealt(YOU)),
  phrase(g`you're dealt combat damage`, dealt(YOU, true)),
  phrase(g`an opponent is dealt damage`, dealt({ kind: "opponents" })),
  phrase(g`an opponent is dealt noncombat damage`, dealt({ kind: "opponents" }, false)),
  rule(g`${who} ${verbForm("gain", "gains")} life`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "gainsLife", who: ref }), true),
  ),
  rule(g`${who} ${verbForm("lose", "loses")} life`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "losesLife", who: ref }), true),
  ),
  phrase(g`you gain or lose life`, () => ({
    event: {
      kind: "anyOf",
      of: [
        { kind: "gainsLife", who: YOU },
        { kind: "losesLife", who: YOU },
      ],
    },
  })),
  phrase(g`a player attacks enchanted player with one or more creatures`, (c: Scope) => {
    c.mentionPlayer(() => ({ kind: "active" }));
    return {
      event: {
        kind: "attacks",
        what: { filter: { of: [{ kind: "type", type: "creature" }] } },
        by: { kind: "allPlayers" },
        defending: { kind: "enchanted" },
        batch: { atLeast: 1 },
      },
    };
  }),
  phrase(g`you attack`, () => ({
    event: {
      kind: "attacks",
      what: {
        filter: {
          of: [
            { kind: "type", type: "creature" },
            { kind: "controller", player: YOU },
          ],
        },
      },
      by: YOU,
      batch: { atLeast: 1 },
    },
  })),
  rule(g`you attack with ${batchSubject}`, (subject) => (c) => {
    const found = subject(c);
    if (typeof found.what === "string" || !("filter" in found.what))
      throw new Unresolved("attack", "with what");
    const what: Filter = {
      ...found.what.filter,
      of: [...found.what.filter.of, { kind: "controller", player: YOU }],
    };
    c.mentionObject(() => ({ kind: "event", role: "object" }), found.nouns, { plural: true });
    c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: c.say(
        { kind: "attacks", what: { filter: what }, by: YOU, batch: { atLeast: found.atLeast ?? 1 } },
        { variant: 1 },
      ),
    };
  }),
);

/** What players do by keyword actions, each in the words of its entry. */
const keywordActions: readonly Parser<EventSem>[] = KEYWORD_ACTIONS.flatMap((action) => {
  const { event } = ACTION_ENTRIES[action];
  if (event?.by === "nobody")
    return [
      phrase(said(`${event.subject} ${thirdPerson(event.verb)}`), () => ({
        event: { kind: "keywordAction", action, who: YOU },
      })),
    ];
  if (event?.by !== "player") return [];
  const [does = ""] = event.english.split(" ");
  const rest = said(event.english.slice(does.length).trim());
  return [
    rule(g`${who} ${verbForm(does, thirdPerson(does))} ${rest}`, (of, form, _rest) =>
      simple(of, form, (ref) => ({ kind: "keywordAction", action, who: ref })),
    ),
  ];
});

const actions: Parser<EventSem> = either<EventSem>(
  rule(g`${who} ${verbForm("sacrifice", "sacrifices")} (a|an) ${nounPhrase}`, (of, form, np) =>
    sacrifices(of, form, np, false, false),
  ),
  rule(g`${who} ${verbForm("sacrifice", "sacrifices")} another ${nounPhrase}`, (of, form, np) =>
    sacrifices(of, form, np, false, true),
  ),
  rule(g`${who} ${verbForm("sacrifice", "sacrifices")} one or more ${nounPhrase}`, (of, form, np) =>
    sacrifices(of, form, np, true, false),
  ),
  rule(
    g`${who} ${verbForm("play", "plays")} a card`,
    (of, form) => (c) => playsOrCasts(by(of, form, c), 6, c),
  ),
  rule(
    g`${who} ${verbForm("play", "plays")} a land or ${verbForm("cast", "casts")} a spell`,
    (of, form, same) => (c) => {
      if (form !== same) throw new Unresolved("event", "subject and verb do not agree");
      return playsOrCasts(by(of, form, c), 7, c);
    },
  ),
  phrase(g`you play a land or cast a spell from anywhere other than your hand`, (c: Scope) =>
    playsOrCasts(YOU, 7, c, "hand"),
  ),
  rule(g`${who} ${verbForm("play", "plays")} another ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const { filter, many } = another(np(c), c);
    if (many || !filter.of.some((one) => one.kind === "type" && one.type === "land"))
      throw new Unresolved("play", "something else than a land");
    return { event: { kind: "playsLand", who: ref, what: filter } };
  }),
  rule(g`${who} ${verbForm("play", "plays")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const { filter, many } = np(c);
    const land = filter.of.some(
      (one) =>
        (one.kind === "type" && one.type === "land") ||
        (one.kind === "subtype" && LAND_TYPES.includes(one.subtype)),
    );
    if (many || filter.zones !== undefined || !land)
      throw new Unresolved("play", "something else than a land");
    return { event: { kind: "playsLand", who: ref, what: filter } };
  }),
  rule(g`${who} ${verbForm("create", "creates")} one or more ${nounPhrase}`, (of, form, np) => (c) => ({
    event: { kind: "tokenCreated", who: by(of, form, c), what: np(c).filter, batch: true },
  })),
  rule(g`${who} ${verbForm("create", "creates")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const described = np(c);
    if (described.many) throw new Unresolved("create", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
    return { event: { kind: "tokenCreated", who: ref, what: described.filter } };
  }),
  rule(g`${who} ${verbForm("scry", "scries")}`, (of, form) => (c) => {
    c.scried = true;
    return simple(of, form, (ref) => ({ kind: "keywordAction", action: "scry", who: ref }), true)(c);
  }),
  rule(g`${who} ${verbForm("surveil", "surveils")}`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "keywordAction", action: "surveil", who: ref })),
  ),
  rule(g`${who} ${verbForm("search", "searches")} (your|their) library`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "keywordAction", action: "search", who: ref, library: "own" })),
  ),
  rule(g`${who} ${verbForm("search", "searches")} a library`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "keywordAction", action: "search", who: ref, library: "any" })),
  ),
  rule(g`${who} ${verbForm("lose", "loses")} the game`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "losesGame", who: ref })),
  ),
  ...keywordActions,
  rule(g`${who} ${verbForm("commit", "commits")} a crime`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "keywordAction", action: "commitCrime", who: ref })),
  ),
  rule(g`${who} ${verbForm("tap", "taps")} (a|an) ${nounPhrase} for mana`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const described = np(c);
    if (described.many || described.filter.zones !== undefined) throw new Unresolved("tap", "for mana");
    const whose: Predicate[] = ref.kind === "allPlayers" ? [] : [{ kind: "controller", player: ref }];
    const filter: Filter = { of: [...described.filter.of, ...whose] };
    const said = c.wording.get(described.filter);
    if (said !== undefined) c.say(filter, said);
    c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
    return { event: c.say({ kind: "taps", what: { filter }, forMana: true }, { variant: 1 }) };
  }),
  phrase(g`you tap ~ for mana`, (c: Scope) => {
    c.mentionSelf();
    return {
      event: c.say({ kind: "taps" as const, what: "this" as const, forMana: true as const }, { variant: 2 }),
    };
  }),
  rule(g`${who} ${verbForm("tap", "taps")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const { filter, many, nouns } = np(c);
    const untapped = filter.of.filter((one) => one.kind === "status" && one.status === "untapped");
    if (many || filter.zones !== undefined || untapped.length === 0)
      throw new Unresolved("tap", "what is tapped is not said to be untapped");
    const what: Filter = { of: filter.of.filter((one) => !untapped.includes(one)) };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(what, said);
    c.mentionObject(() => ({ kind: "event", role: "object" }), nouns);
    return { event: { kind: "taps", what: { filter: what }, by: ref } };
  }),
  phrase(g`you unlock this door`, (c: Scope) => {
    const { half } = c.self;
    if (half === undefined) throw new Unresolved("this door", "no half of a Room");
    return { event: { kind: "unlocks", who: YOU, what: { door: half } } };
  }),
  rule(g`${who} fully ${verbForm("unlock", "unlocks")} (a|an) ${nounPhrase}`, (of, form, np) => (c) => {
    const ref = by(of, form, c);
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("unlock", "no permanent");
    return { event: { kind: "unlocks", who: ref, what: { fully: filter } } };
  }),
  rule(g`${who} ${verbForm("win", "wins")} a coin flip`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "coinFlipped", who: ref, result: "win" })),
  ),
);

/** "you play a card" (6), "you play a land or cast a spell" (7): one of the two (CR 701.14). */
function playsOrCasts(ref: PlayerRef, variant: 6 | 7, c: Scope, fromNot?: Zone): Happening {
  const from = fromNot === undefined ? {} : { fromNot };
  const of = [
    { kind: "playsLand" as const, who: ref, what: { of: [] }, ...from },
    {
      kind: "casts" as const,
      who: { ...ref },
      spell: { zones: ["stack" as const], of: [] },
      ...from,
      ...(variant === 6 ? { card: true as const } : {}),
    },
  ] as const;
  return { event: c.say({ kind: "anyOf" as const, of }, { variant }) };
}

function sacrifices(
  of: Who,
  form: "base" | "third",
  np: Sem<Described>,
  batch: boolean,
  other: boolean,
): EventSem {
  return (c) => {
    const ref = by(of, form, c);
    const described = other ? another(np(c), c) : np(c);
    if (described.many !== batch) throw new Unresolved("sacrifice", "number does not agree");
    const what: Filter = {
      ...described.filter,
      of: [...described.filter.of, { kind: "controller", player: ref }],
    };
    const said = c.wording.get(described.filter);
    if (said !== undefined) c.say(what, said);
    c.mentionObject(() => ({ kind: "event", role: "object" }), [...described.nouns, "card"], {
      plural: batch,
    });
    return {
      event: {
        kind: "moves",
        what: { filter: what },
        from: "battlefield",
        cause: "sacrifice",
        ...(batch ? { batch: true } : {}),
      },
    };
  };
}

/** Events that players bring about. */
export const playerEvent: Parser<EventSem> = memo(either(casting, cards, life, actions, otherDeed));
