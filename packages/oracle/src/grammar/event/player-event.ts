import {
  ACTION_ENTRIES,
  type Filter,
  KEYWORD_ACTIONS,
  LAND_TYPES,
  type PlayerRef,
  type Predicate,
  thirdPerson,
  type Zone,
} from "@spellroom/card-language";
import { either, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule, said } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { another } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import { activationEvent } from "./activation-event.ts";
import { castEvent } from "./cast-event.ts";
import { handEvent } from "./hand-event.ts";
import type { EventSem, Happening } from "./happening.ts";
import { otherDeed } from "./other-deeds.ts";
import { batchSubject } from "./subject.ts";
import { targeting } from "./targeting.ts";
import { by, simple, type Who, who, YOU } from "./who.ts";

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
  phrase(g`enchanted player is attacked`, (c: Scope) => {
    c.mentionPlayer(() => ({ kind: "enchanted" }));
    const event = {
      kind: "attacks" as const,
      what: { filter: { of: [{ kind: "type" as const, type: "creature" as const }] } },
      defending: { kind: "enchanted" as const },
      batch: { atLeast: 1 },
    };
    return { event: c.say(event, { variant: 7 }) };
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
    const yours: Filter = {
      ...found.what.filter,
      of: [...found.what.filter.of, { kind: "controller", player: YOU }],
    };
    const said = c.wording.get(found.what.filter);
    const what = said === undefined ? yours : c.say(yours, said);
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
  phrase(g`you sacrifice ~`, (c: Scope) => {
    c.mentionSelf();
    return { event: { kind: "moves", what: "this", from: "battlefield", cause: "sacrifice" } };
  }),
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
  rule(g`${who} ${verbForm("roll", "rolls")} one or more dice`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "dieRolled", who: ref })),
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
export const playerEvent: Parser<EventSem> = memo(
  either(activationEvent, castEvent, handEvent, life, actions, otherDeed),
);
