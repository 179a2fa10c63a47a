import type { Destination, EntersWith, ObjectRef, PlayerRef, Selection } from "@spellroom/card-language";
import { either, map, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";
import { letterX, numberWord, ordinal } from "../numbers.ts";
import { counterKind } from "../vocabulary.ts";
import { amountX } from "../x.ts";

/** Where something goes; how that is worded is noted on the destination. */
export type Place = (c: Scope, what: Selection) => Destination;

interface Whose {
  /** 1: "its owner's", 2: "your", 3: somebody named, 6: "their" of a player. */
  readonly variant: number;
}

type WhoseOf = (c: Scope, what: Selection) => Whose;

/** Whose hand, graveyard or library: cards always go to their owner's, so that it is only a matter of words. */
const whose: Parser<WhoseOf> = either<WhoseOf>(
  phrase(g`its owner's`, (c: Scope, what: Selection) => {
    const owner = ownerOf(what);
    if (owner !== undefined && what.kind === "ref" && !c.isPlural(what.ref))
      c.mentionOwner(() => ({ ...owner }));
    return { variant: 1 };
  }),
  phrase(g`your`, () => ({ variant: 2 })),
  phrase(g`their`, (c: Scope) => {
    c.they();
    return { variant: 6 };
  }),
  rule(g`${namedPlayer()}`, (who) => (c, what) => {
    if (!isOfOneOpponent(what)) who(c);
    return { variant: 3 };
  }),
);

function namedPlayer(): Parser<Sem<PlayerRef>> {
  return map(g`(that player's|that opponent's)`, () => (c: Scope) => c.thatPlayer("player"));
}

/** "a card an opponent owns ... into that player's graveyard": it goes to its owner's anyway (CR 400.3). */
function isOfOneOpponent(what: Selection): boolean {
  return (
    what.kind === "choose" &&
    what.count.max === 1 &&
    what.filter.of.some((one) => one.kind === "owner" && one.player.kind === "opponents")
  );
}

function card(zone: "hand" | "graveyard", who: WhoseOf): Place {
  return (c, what) => {
    const { variant } = who(c, what);
    return c.say({ zone }, { variant });
  };
}

const theirOwners =
  (zone: "hand" | "graveyard", variant: number): Place =>
  (c) =>
    c.say({ zone }, { variant });

export const toHand: Parser<Place> = either<Place>(
  rule(g`${whose} hand`, (who) => card("hand", who)),
  phrase(g`their owners' hands`, theirOwners("hand", 1)),
  phrase(g`their owner's hand`, theirOwners("hand", 5)),
  phrase(g`their hands`, theirOwners("hand", 7)),
);

export const toGraveyard: Parser<Place> = either<Place>(
  rule(g`${whose} graveyard`, (who) => card("graveyard", who)),
  phrase(g`their owners' graveyards`, theirOwners("graveyard", 1)),
  phrase(g`their graveyards`, theirOwners("graveyard", 7)),
);

const libraryOf: Parser<WhoseOf> = either<WhoseOf>(
  rule(g`${whose} library`, (who) => who),
  phrase(g`their owners' libraries`, () => ({ variant: 1 })),
  phrase(g`their owner's library`, () => ({ variant: 5 })),
  phrase(g`that library`, (c: Scope) => {
    if (c.pile?.zone !== "library") throw new Unresolved("that library", "of nothing looked at");
    return { variant: 11 };
  }),
);

type Position = NonNullable<Destination["position"]>;

function library(who: WhoseOf, position: Position): Place {
  return (c, what) => {
    const { variant } = who(c, what);
    return c.say({ zone: "library", position }, { variant });
  };
}

function back(place: Place): Place {
  return (c, what) => c.say(place(c, what), { back: true });
}

export const onLibrary: Parser<Place> = either<Place>(
  phrase(g`on top`, (c: Scope) => c.say({ zone: "library", position: "top" }, { variant: 9 })),
  phrase(g`on top of it`, (c: Scope) => c.say({ zone: "library", position: "top" }, { variant: 10 })),
  phrase(g`on top in any order`, (c: Scope) =>
    c.say({ zone: "library", position: "topAnyOrder" }, { variant: 9 }),
  ),
  phrase(g`on top of it in any order`, (c: Scope) =>
    c.say({ zone: "library", position: "topAnyOrder" }, { variant: 10 }),
  ),
  rule(
    g`${ordinal} from the top`,
    (n) => (c) => c.say({ zone: "library", position: { fromTop: n } }, { variant: 9 }),
  ),
  rule(g`on top of ${libraryOf}`, (who) => library(who, "top")),
  phrase(g`on the bottom in a random order`, (c: Scope) =>
    c.say({ zone: "library", position: "bottomRandom" }, { variant: 9 }),
  ),
  phrase(g`on the bottom in any order`, (c: Scope) =>
    c.say({ zone: "library", position: "bottomAnyOrder" }, { variant: 9 }),
  ),
  rule(g`on the bottom of ${libraryOf}`, (who) => library(who, "bottom")),
  rule(g`on top of ${libraryOf} in any order`, (who) => library(who, "topAnyOrder")),
  rule(g`on the bottom of ${libraryOf} in any order`, (who) => library(who, "bottomAnyOrder")),
  rule(g`on the bottom of ${libraryOf} in a random order`, (who) => library(who, "bottomRandom")),
  rule(g`into ${libraryOf} ${ordinal} from the top`, (who, n) => library(who, { fromTop: n })),
  rule(g`back on top of ${libraryOf}`, (who) => back(library(who, "top"))),
  rule(g`back on top of ${libraryOf} in any order`, (who) => back(library(who, "topAnyOrder"))),
  phrase(g`back in any order`, (c: Scope) =>
    c.say({ zone: "library", position: "topAnyOrder" }, { variant: 4 }),
  ),
);

export const intoLibrary: Parser<Place> = rule(g`into ${libraryOf}`, (who) => (c, what) => {
  const { variant } = who(c, what);
  return c.say({ zone: "library", shuffle: true }, { variant });
});

/** Put on top and shuffled in at once: the libraries of all owners, wherever the objects are by then (CR 701.20d). */
export const ontoShuffled: Parser<Place> = phrase(
  g`on top of their owners' libraries, then those players shuffle their libraries`,
  (c: Scope) => c.say({ zone: "library", shuffle: true }, { variant: 15 }),
);

interface Entering {
  readonly with?: (c: Scope) => EntersWith;
  readonly under?: (c: Scope, what: Selection) => PlayerRef | undefined;
}

/** "that player", "that opponent": whom something enters attacking. */
export const attackedPlayer: Parser<Sem<PlayerRef>> = either<Sem<PlayerRef>>(
  phrase(g`that player`, (c: Scope) => c.say(c.thatPlayer("player"), { as: "that", noun: "player" })),
  phrase(g`that opponent`, (c: Scope) => c.say(c.thatPlayer("opponent"), { as: "that", noun: "opponent" })),
);

const state: Parser<Sem<EntersWith> | undefined> = maybe(
  either<Sem<EntersWith>>(
    phrase(g`tapped`, () => ({ tapped: true })),
    phrase(g`tapped and attacking`, () => ({ tapped: true, attacking: true })),
    rule(g`tapped and attacking ${attackedPlayer}`, (who) => (c) => ({
      tapped: true,
      attacking: true,
      attacks: who(c),
    })),
    phrase(g`transformed`, () => ({ transformed: true })),
    phrase(g`tapped and transformed`, () => ({ tapped: true, transformed: true })),
    phrase(g`attacking`, () => ({ attacking: true })),
  ),
);

function ownerOf(what: Selection): PlayerRef | undefined {
  return what.kind === "ref" ? { kind: "owner", of: { ...what.ref } } : undefined;
}

const control: Parser<Entering["under"]> = maybe(
  either<NonNullable<Entering["under"]>>(
    phrase(g`under your control`, (): PlayerRef => ({ kind: "you" })),
    phrase(g`under its owner's control`, (_: Scope, what: Selection) => ownerOf(what)),
    phrase(g`under their owners' control`, (_: Scope, what: Selection) => ownerOf(what)),
    phrase(g`under their owner's control`, (c: Scope, what: Selection) => {
      const owner = ownerOf(what);
      return owner === undefined ? undefined : c.say(owner, { variant: 5 });
    }),
    phrase(g`under their control`, (c: Scope) => c.they()),
  ),
);

interface Carries {
  readonly counters?: Sem<NonNullable<EntersWith["counters"]>>;
  /** "an additional +1/+1 counter" */
  readonly additional?: true;
  readonly attachedTo?: Sem<ObjectRef>;
}

const carries: Parser<Carries | undefined> = maybe(
  either<Carries>(
    rule(g`with (a|an) ${counterKind} counter on (it|them)`, (counter) => ({
      counters: () => [{ counter, amount: 1 }],
    })),
    rule(g`with ${numberWord} ${counterKind} counters on (it|them)`, (amount, counter) => ({
      counters: () => [{ counter, amount }],
    })),
    rule(g`with an additional ${counterKind} counter on (it|them)`, (counter) => ({
      counters: () => [{ counter, amount: 1 }],
      additional: true,
    })),
    rule(g`with ${numberWord} additional ${counterKind} counters on (it|them)`, (amount, counter) => ({
      counters: () => [{ counter, amount }],
      additional: true,
    })),
    map(g`with ${letterX} additional ${counterKind} counters on (it|them)`, ([, counter]) => ({
      counters: (c: Scope) => [{ counter, amount: amountX(c) }],
      additional: true,
    })),
    rule(
      g`with (a|an) ${counterKind} counter and (a|an) ${counterKind} counter on (it|them)`,
      (one, other) => ({
        counters: () => [
          { counter: one, amount: 1 },
          { counter: other, amount: 1 },
        ],
      }),
    ),
    rule(g`attached to ${objectRef}`, (to) => ({ attachedTo: to })),
  ),
);

function enters(
  first: EntersWith | undefined,
  more: Carries | undefined,
  c: Scope,
): { readonly with?: EntersWith } {
  const attached = more?.attachedTo?.(c);
  const counters = more?.counters?.(c);
  if (first === undefined && counters === undefined && attached === undefined) return {};
  const how: EntersWith = {
    ...first,
    ...(counters === undefined ? {} : { counters }),
    ...(attached === undefined ? {} : { attachedTo: attached }),
  };
  return { with: more?.additional === undefined ? how : c.say(how, { variant: 1 }) };
}

/**
 * A permanent that has been moved may be somebody else's card, no matter who controlled it, and so may the source: unless the text
 * says otherwise, the player who is told to put it onto the battlefield controls it (CR 110.2a).
 */
function mayBeOthers(c: Scope, what: Selection): boolean {
  if (what.kind !== "ref") return false;
  const was = what.ref.kind === "bound" ? c.asItWas(what.ref) : what.ref;
  if (was.kind === "this") return c.ownZone === undefined;
  if (what.ref.kind !== "bound") return false;
  const clause = was.kind === "target" ? c.targets.find(({ id }) => id === was.target) : undefined;
  return clause?.what.kind === "object" && clause.what.filter.zones === undefined;
}

/** "the battlefield tapped under its owner's control with a +1/+1 counter on it". */
export const battlefield: Parser<Place> = rule(
  g`the battlefield ${state} ${control} ${carries}`,
  (first, under, more) => (c, what) => {
    const player = under?.(c, what);
    const worded = under !== undefined && player === undefined;
    if (under === undefined && mayBeOthers(c, what))
      return c.say(
        { zone: "battlefield", under: { kind: "you" }, ...enters(first?.(c), more, c) },
        { variant: 9 },
      );
    const to: Destination = {
      zone: "battlefield",
      ...(player === undefined ? {} : { under: player }),
      ...enters(first?.(c), more, c),
    };
    return worded ? c.say(to, { variant: 8 }) : to;
  },
);

/** "onto the battlefield", "into your hand", "on the bottom of your library". */
export const intoZone: Parser<Place> = either<Place>(
  map(g`onto ${battlefield}`, ([place]) => place),
  map(g`into ${toHand}`, ([place]) => place),
  map(g`into ${toGraveyard}`, ([place]) => place),
  onLibrary,
);
