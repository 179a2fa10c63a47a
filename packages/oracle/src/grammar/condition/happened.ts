import {
  type Condition,
  type EventPattern,
  type Filter,
  isEachPlayer,
  type ObjectRef,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectRef, playerRef } from "../forward.ts";
import { digits, numberWord, ordinal } from "../numbers.ts";
import { another, placed } from "../reference/selection.ts";
import { counterKind } from "../vocabulary.ts";

type ConditionRule = Parser<Sem<Condition>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };
const ANY_SPELL: Filter = { zones: ["stack"], of: [] };

function thisTurn(event: EventPattern, atLeast?: number): Extract<Condition, { kind: "happened" }> {
  return atLeast === undefined
    ? { kind: "happened", event, when: "thisTurn" }
    : { kind: "happened", event, when: "thisTurn", atLeast };
}

function gained(atLeast: number): Extract<Condition, { kind: "compare" }> {
  const left = {
    kind: "happened",
    event: { kind: "gainsLife", who: YOU },
    when: "thisTurn",
    sum: true,
  } as const;
  return { kind: "compare", left, compare: ">=", right: atLeast };
}

/** What one opponent alone has done so often. */
function ofOneOpponent(event: EventPattern, right: number): Condition {
  const left = { kind: "happened", event, when: "thisTurn", of: "onePlayer" } as const;
  return { kind: "compare", left, compare: ">=", right };
}

/** Either or both of the two that may become of a life total. */
function gainedAndLost<K extends "any" | "all">(
  kind: K,
): { readonly kind: K; readonly of: [Condition, Condition] } {
  return { kind, of: [thisTurn({ kind: "gainsLife", who: YOU }), thisTurn({ kind: "losesLife", who: YOU })] };
}

function died(filter: Filter): EventPattern {
  return { kind: "moves", what: { filter }, from: "battlefield", to: "graveyard" };
}

function own(filter: Filter): Filter {
  return { ...filter, of: [...filter.of, { kind: "controller", player: YOU }] };
}

function left(filter: Filter): EventPattern {
  return { kind: "moves", what: { filter: own(filter) }, from: "battlefield" };
}

function entered(filter: Filter): EventPattern {
  return { kind: "moves", what: { filter: own(filter) }, to: "battlefield" };
}

/** Of what the ability has triggered on, which entered in this turn (CR 603.4). */
function enteredFromGraveyard(ref: ObjectRef): Condition {
  if (ref.kind !== "event") throw new Unresolved("entered from your graveyard", "in what turn");
  const of: Filter["of"] = [
    { kind: "oneOf", ref },
    { kind: "owner", player: { ...YOU } },
  ];
  return thisTurn({ kind: "moves", what: { filter: { of } }, from: "graveyard", to: "battlefield" });
}

const LAND_PLAYED: EventPattern = { kind: "playsLand", who: YOU, what: { of: [] } };

function damageTo(player: PlayerRef): EventPattern {
  return { kind: "dealsDamage", source: { filter: { of: [] } }, to: { kind: "player", player } };
}

/** CR 700.11: a permanent card was put into your graveyard from anywhere. */
function descended(): Condition {
  const filter: Filter = {
    of: [{ kind: "permanent" }, { kind: "not", of: { kind: "token" } }, { kind: "owner", player: YOU }],
  };
  return thisTurn({ kind: "moves", what: { filter }, to: "graveyard" });
}

function sacrificed(filter: Filter): Extract<Condition, { kind: "happened" }> {
  return thisTurn({ kind: "moves", what: { filter: own(filter) }, from: "battlefield", cause: "sacrifice" });
}

const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
const attacked: EventPattern = {
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
};

/** "~ dealt damage to an opponent this turn" */
const dealt: ConditionRule = rule(
  g`~ dealt ${either(phrase(g`combat damage`, true), phrase(g`damage`, undefined))} to ${either<PlayerRef>(phrase(g`an opponent`, { kind: "opponents" }), phrase(g`a player`, { kind: "allPlayers" }))} this turn`,
  (combat, player) => (c) => {
    c.mentionSelf();
    return thisTurn({
      kind: "dealsDamage",
      source: "this",
      to: { kind: "player", player },
      ...(combat === undefined ? {} : { combat }),
    });
  },
);

/** What happened this turn: "a creature died this turn", "you attacked this turn", "you gained life this turn". */
export const happenedCondition: ConditionRule = either<Sem<Condition>>(
  dealt,
  rule(g`this is the ${ordinal} time this ability has resolved this turn`, (times) => (c) => {
    c.resolutionsCounted = true;
    return { kind: "resolvedThisTurn", times };
  }),
  rule(g`this ability has been activated ${numberWord} or more times this turn`, (atLeast) => () => ({
    kind: "activatedThisTurn",
    atLeast,
  })),
  rule(g`it's the ${ordinal} time`, (times) => (c) => {
    if (!c.resolutionsCounted) throw new Unresolved("the second time", "of what");
    return c.say({ kind: "resolvedThisTurn" as const, times }, { variant: 1 });
  }),
  phrase(g`you descended this turn`, (c: Scope) => c.say(descended(), { variant: 5 })),
  rule(
    g`you've drawn ${numberWord} or more cards this turn`,
    (n) => () => thisTurn({ kind: "draws", who: YOU }, n),
  ),
  rule(
    g`you drew ${numberWord} or more cards this turn`,
    (n) => (c) => c.say(thisTurn({ kind: "draws", who: YOU }, n), { variant: 1 }),
  ),
  phrase(g`you've drawn more than one card this turn`, (c: Scope) =>
    c.say(thisTurn({ kind: "draws", who: YOU }, 2), { variant: 2 }),
  ),
  rule(g`${playerRef} didn't cast (a|an) ${nounPhrase} this turn`, (who, np) => (c) => {
    const ref = who(c);
    if (ref.kind === "you" || isEachPlayer(ref)) throw new Unresolved("cast", "of several players");
    return { kind: "not", of: thisTurn({ kind: "casts", who: ref, spell: placed(np(c)) }) };
  }),
  phrase(g`you've cast both a creature spell and a noncreature spell this turn`, (c: Scope) => {
    const creature = { kind: "type" as const, type: "creature" as const };
    const cast = (of: Filter["of"]): Condition =>
      thisTurn({ kind: "casts", who: YOU, spell: { zones: ["stack"], of } });
    return c.say(
      { kind: "all" as const, of: [cast([creature]), cast([{ kind: "not", of: creature }])] },
      { variant: 4 },
    );
  }),
  rule(
    g`you had another ${nounPhrase} enter under your control last turn`,
    (np) => (c) =>
      c.say(
        {
          kind: "happened" as const,
          event: entered(placed(another(np(c), c))),
          when: "lastTurn" as const,
        },
        { variant: 4 },
      ),
  ),
  rule(
    g`you put a counter on (a|an) ${nounPhrase} this turn`,
    (np) => (c) =>
      thisTurn({ kind: "counterPut", on: { filter: placed(np(c)) }, counter: "any", by: YOU, batch: true }),
  ),
  phrase(g`you put a counter on ~ this turn`, (c: Scope) => {
    c.mentionSelf();
    return c.say(thisTurn({ kind: "counterPut", on: "this", counter: "any", by: YOU, batch: true }), {
      variant: 1,
    });
  }),
  rule(
    g`(a|an) ${counterKind} counter was put on (a|an) ${nounPhrase} under your control this turn`,
    (counter, np) => (c) =>
      c.say(thisTurn({ kind: "counterPut", on: { filter: own(placed(np(c))) }, counter, batch: true }), {
        variant: 2,
      }),
  ),
  rule(
    g`you were dealt ${digits} or more damage this turn`,
    (n) => (c) =>
      c.say(
        {
          kind: "compare",
          left: { kind: "happened", event: damageTo(YOU), when: "thisTurn", sum: true },
          compare: ">=",
          right: n,
        },
        { variant: 16 },
      ),
  ),
  rule(g`(a|an) ${nounPhrase} died under an opponent's control this turn`, (np) => (c) => {
    const filter = placed(np(c));
    const theirs: Filter = { ...filter, of: [...filter.of, { kind: "controller", player: OPPONENTS }] };
    return c.say(thisTurn(died(theirs)), { variant: 10 });
  }),
  rule(g`(a|an) ${nounPhrase} was put into your graveyard from anywhere this turn`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 0) throw new Unresolved("put into your graveyard", "no card");
    const of: Filter["of"] = [
      ...filter.of,
      { kind: "not", of: { kind: "token" } },
      { kind: "owner", player: YOU },
    ];
    return c.say(thisTurn({ kind: "moves", what: { filter: { of } }, to: "graveyard" }), { variant: 20 });
  }),
  phrase(g`you've discarded a card this turn`, () =>
    thisTurn({ kind: "discards", who: YOU, what: { zones: ["hand"], of: [] } }),
  ),
  rule(g`you attacked with ${numberWord} or more ${nounPhrase} this turn`, (n, np) => (c) => {
    const what: Filter = own(placed(np(c)));
    return c.say(thisTurn({ kind: "attacks", what: { filter: what }, by: YOU }, n), { variant: 3 });
  }),
  rule(g`you attacked with (a|an) ${nounPhrase} this turn`, (np) => (c) => {
    const described = np(c);
    if (described.many || described.filter.of.every((one) => one.kind === "type" && one.type === "creature"))
      throw new Unresolved("attacked", "with no kind of creature");
    const what: Filter = own(placed(described));
    return c.say(thisTurn({ kind: "attacks", what: { filter: what }, by: YOU }), { variant: 3 });
  }),
  phrase(g`an opponent lost life last turn`, () => ({
    kind: "happened",
    event: { kind: "losesLife", who: { kind: "opponents" } },
    when: "lastTurn",
  })),
  phrase(g`you've lost life this turn`, (c: Scope) =>
    c.say(thisTurn({ kind: "losesLife", who: YOU }), { variant: 4 }),
  ),
  phrase(g`a player lost life this turn`, () => thisTurn({ kind: "losesLife", who: { kind: "allPlayers" } })),
  phrase(g`a player other than you lost life this turn`, (c: Scope) =>
    c.say(thisTurn({ kind: "losesLife", who: { kind: "otherPlayers" } }), { variant: 5 }),
  ),
  phrase(g`an opponent gained life this turn`, () =>
    thisTurn({ kind: "gainsLife", who: { kind: "opponents" } }),
  ),
  rule(
    g`an opponent cast (a|an) ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "casts", who: { kind: "opponents" }, spell: placed(np(c)) }),
  ),
  rule(
    g`an opponent has cast (a|an) ${nounPhrase} this turn`,
    (np) => (c) => c.say(thisTurn({ kind: "casts", who: OPPONENTS, spell: placed(np(c)) }), { variant: 1 }),
  ),
  rule(g`you haven't cast (a|an) ${nounPhrase} this turn`, (np) => (c) => ({
    kind: "not",
    of: thisTurn({ kind: "casts", who: YOU, spell: placed(np(c)) }),
  })),
  rule(g`you haven't cast (a|an) ${nounPhrase} from your hand this turn`, (np) => (c) => ({
    kind: "not",
    of: thisTurn({ kind: "casts", who: YOU, spell: placed(np(c)), from: "hand" }),
  })),
  phrase(g`you didn't attack with a creature this turn`, (c: Scope) => ({
    kind: "not",
    of: c.say(thisTurn(attacked), { variant: 2 }),
  })),
  phrase(g`you didn't attack this turn`, () => ({ kind: "not", of: thisTurn(attacked) })),
  phrase(g`no creatures attacked this turn`, () => ({
    kind: "not",
    of: thisTurn({ kind: "attacks", what: { filter: CREATURE } }),
  })),
  phrase(g`you didn't play a land this turn`, () => ({
    kind: "not",
    of: thisTurn(LAND_PLAYED),
  })),
  rule(g`you sacrificed ${numberWord} or more ${nounPhrase} this turn`, (n, np) => (c) => {
    const described = np(c);
    if (!described.many || n < 2) throw new Unresolved("sacrificed", "number does not agree");
    return c.say({ ...sacrificed(placed(described)), atLeast: n }, { variant: 6 });
  }),
  rule(
    g`you've sacrificed (a|an) ${nounPhrase} this turn`,
    (np) => (c) => c.say(sacrificed(placed(np(c))), { variant: 7 }),
  ),
  rule(
    g`you sacrificed (a|an) ${nounPhrase} this turn`,
    (np) => (c) => c.say(sacrificed(placed(np(c))), { variant: 6 }),
  ),
  phrase(g`you attacked this turn`, () => thisTurn(attacked)),
  phrase(g`you attacked with a creature this turn`, (c: Scope) => c.say(thisTurn(attacked), { variant: 2 })),
  rule(g`(a|an) ${nounPhrase} left the battlefield this turn`, (np) => (c) => {
    const described = np(c);
    if (described.many || described.filter.of.some(({ kind }) => kind === "controller"))
      throw new Unresolved("left the battlefield", "of somebody's");
    return thisTurn({ kind: "moves", what: { filter: placed(described) }, from: "battlefield" });
  }),
  phrase(g`a spell was warped this turn`, () =>
    thisTurn({ kind: "casts", who: { kind: "allPlayers" }, spell: ANY_SPELL, using: "warp" }),
  ),
  rule(
    g`(a|an) ${nounPhrase} you controlled left the battlefield this turn`,
    (np) => (c) => c.say(thisTurn(left(placed(np(c)))), { variant: 2 }),
  ),
  rule(
    g`(a|an) ${nounPhrase} left the battlefield under your control this turn`,
    (np) => (c) => c.say(thisTurn(left(placed(np(c)))), { variant: 3 }),
  ),
  rule(
    g`you had (a|an) ${nounPhrase} enter under your control this turn`,
    (np) => (c) => c.say(thisTurn(entered(placed(np(c)))), { variant: 4 }),
  ),
  rule(g`you had another ${nounPhrase} enter under your control last turn`, (np) => (c) => {
    const event = entered(placed(another(np(c), c)));
    return c.say({ kind: "happened" as const, event, when: "lastTurn" as const }, { variant: 4 });
  }),
  rule(g`an opponent had (a|an) ${nounPhrase} enter under their control this turn`, (np) => (c) => {
    const filter = placed(np(c));
    const theirs: Filter = { ...filter, of: [...filter.of, { kind: "controller", player: OPPONENTS }] };
    return c.say(thisTurn({ kind: "moves", what: { filter: theirs }, to: "battlefield" }), { variant: 9 });
  }),
  rule(
    g`an opponent had ${numberWord} or more ${nounPhrase} enter under their control this turn`,
    (n, np) => (c) => {
      const described = np(c);
      if (!described.many) throw new Unresolved("enter", "number does not agree");
      const filter = placed(described);
      const theirs: Filter = { ...filter, of: [...filter.of, { kind: "controller", player: OPPONENTS }] };
      return ofOneOpponent({ kind: "moves", what: { filter: theirs }, to: "battlefield" }, n);
    },
  ),
  rule(
    g`an opponent drew ${numberWord} or more cards this turn`,
    (n) => () => ofOneOpponent({ kind: "draws", who: OPPONENTS }, n),
  ),
  rule(
    g`an opponent cast ${numberWord} or more spells this turn`,
    (ordinal) => () => thisTurn({ kind: "casts", who: OPPONENTS, spell: ANY_SPELL, ordinal }),
  ),
  rule(
    g`(a|an) ${nounPhrase} entered under your control this turn`,
    (np) => (c) => c.say(thisTurn(entered(placed(np(c)))), { variant: 1 }),
  ),
  phrase(g`you gained or lost life this turn`, (c: Scope) => c.say(gainedAndLost("any"), { variant: 3 })),
  phrase(g`you gained and lost life this turn`, (c: Scope) => c.say(gainedAndLost("all"), { variant: 3 })),
  phrase(g`you've gained life this turn`, () => thisTurn({ kind: "gainsLife", who: YOU })),
  phrase(g`you gained life this turn`, (c: Scope) =>
    c.say(thisTurn({ kind: "gainsLife", who: YOU }), { variant: 1 }),
  ),
  rule(g`you've gained ${digits} or more life this turn`, (n) => () => gained(n)),
  rule(g`you gained ${digits} or more life this turn`, (n) => (c) => c.say(gained(n), { variant: 1 })),
  phrase(g`you've committed a crime this turn`, () =>
    thisTurn({ kind: "keywordAction", action: "commitCrime", who: YOU }),
  ),
  phrase(g`an opponent lost life this turn`, () =>
    thisTurn({ kind: "losesLife", who: { kind: "opponents" } }),
  ),
  phrase(g`you didn't lose life this turn`, () => ({
    kind: "not",
    of: thisTurn({ kind: "losesLife", who: YOU }),
  })),
  phrase(g`you lost life last turn`, () => ({
    kind: "happened",
    event: { kind: "losesLife", who: YOU },
    when: "lastTurn",
  })),
  rule(
    g`an opponent lost ${digits} or more life this turn`,
    (n) => (c) =>
      c.say(
        {
          kind: "compare",
          left: {
            kind: "happened",
            event: { kind: "losesLife", who: { kind: "opponents" } },
            when: "thisTurn",
            sum: true,
            of: "onePlayer",
          },
          compare: ">=",
          right: n,
        },
        { variant: 9 },
      ),
  ),
  phrase(g`you played a land this turn`, () => thisTurn(LAND_PLAYED)),
  phrase(g`you've played a land this turn`, (c: Scope) => c.say(thisTurn(LAND_PLAYED), { variant: 1 })),
  phrase(g`an opponent was dealt damage this turn`, () => thisTurn(damageTo({ kind: "opponents" }))),
  phrase(g`an opponent has been dealt damage this turn`, (c: Scope) =>
    c.say(thisTurn(damageTo({ kind: "opponents" })), { variant: 1 }),
  ),
  phrase(g`you were dealt damage this turn`, () => thisTurn(damageTo(YOU))),
  phrase(g`you lost life this turn`, () => thisTurn({ kind: "losesLife", who: YOU })),
  rule(
    g`(a|an) ${nounPhrase} died under your control this turn`,
    (np) => (c) => c.say(thisTurn(died(own(placed(np(c))))), { variant: 8 }),
  ),
  rule(
    g`another ${nounPhrase} entered under your control this turn`,
    (np) => (c) => c.say(thisTurn(entered(placed(another(np(c), c)))), { variant: 1 }),
  ),
  rule(g`you've put one or more ${counterKind} counters on ~ this turn`, (counter) => (c) => {
    c.mentionSelf();
    return thisTurn({ kind: "counterPut", on: "this", counter, by: YOU, batch: true });
  }),
  rule(g`(a|an) ${nounPhrase} died this turn`, (np) => (c) => thisTurn(died(placed(np(c))))),
  rule(g`${objectRef} entered from your graveyard`, (ref) => (c) => enteredFromGraveyard(ref(c))),
  rule(g`another ${nounPhrase} died this turn`, (np) => (c) => thisTurn(died(placed(another(np(c), c))))),
  rule(
    g`${numberWord} or more ${nounPhrase} died this turn`,
    (n, np) => (c) => thisTurn(died(placed(np(c))), n),
  ),
  rule(
    g`(a|an) ${nounPhrase} entered this turn`,
    (np) => (c) => thisTurn({ kind: "moves", what: { filter: placed(np(c)) }, to: "battlefield" }),
  ),
  rule(
    g`you've cast (a|an) ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "casts", who: YOU, spell: placed(np(c)) }),
  ),
  rule(g`you've cast (a|an) ${nounPhrase} and (a|an) ${nounPhrase} this turn`, (a, b) => (c) => {
    const of = [a, b].map((np) => thisTurn({ kind: "casts", who: YOU, spell: placed(np(c)) }));
    return c.say({ kind: "all" as const, of }, { variant: 5 });
  }),
  rule(
    g`you've cast another ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "casts", who: YOU, spell: placed(another(np(c), c)) }),
  ),
  rule(
    g`you've cast ${numberWord} or more ${nounPhrase} this turn`,
    (n, np) => (c) => thisTurn({ kind: "casts", who: YOU, spell: placed(np(c)) }, n),
  ),
  rule(g`a player cast ${numberWord} or more spells last turn`, (n) => () => ({
    kind: "happened",
    event: { kind: "casts", who: { kind: "allPlayers" }, spell: ANY_SPELL, ordinal: n },
    when: "lastTurn",
  })),
  rule(g`${numberWord} or more ${nounPhrase} entered under your control this turn`, (n, np) => (c) => {
    const filter = placed(np(c));
    const own: Filter = { ...filter, of: [...filter.of, { kind: "controller", player: YOU }] };
    const event: EventPattern = { kind: "moves", what: { filter: own }, to: "battlefield" };
    return c.say(thisTurn(event, n), { variant: 1 });
  }),
  phrase(g`no spells were cast last turn`, () => ({
    kind: "not",
    of: {
      kind: "happened",
      event: { kind: "casts", who: { kind: "allPlayers" }, spell: ANY_SPELL },
      when: "lastTurn",
    },
  })),
  phrase(g`a creature attacked this turn`, () => thisTurn({ kind: "attacks", what: { filter: CREATURE } })),
);
