import type {
  Duration,
  Effect,
  Filter,
  ObjectRef,
  PlayerRef,
  Replacement,
  RuleEffect,
} from "@spellroom/card-language";
import { either, map, mapSome, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { mentionSubject, singleSubject } from "../event/subject.ts";
import { type Described, nounPhrase, objectRef, playerRef } from "../forward.ts";
import { sourcePhrase } from "../noun/noun-phrase.ts";
import { numberWord } from "../numbers.ts";
import { genericMana, spellCosts } from "../reference/spell-costs.ts";
import { spellsOf, spellsToPay } from "../reference/spells.ts";
import { targetObjects } from "../reference/target.ts";

const YOU: PlayerRef = { kind: "you" };

function thisTurn(rule_: RuleEffect): readonly Effect[] {
  return [{ kind: "createRule", rule: rule_, duration: "endOfTurn" }];
}

const whoseGraveyard: Parser<boolean> = either<boolean>(
  phrase(g`a graveyard`, false),
  phrase(g`your graveyard`, true),
);

type Redirect = Extract<Replacement, { kind: "redirectMove" }>;

/** What would die is exiled (CR 614.1a). */
function exiledInstead(filter: Filter): Redirect {
  return { kind: "redirectMove", what: { filter }, from: "battlefield", to: "graveyard", newZone: "exile" };
}

/** Any target that a text goes on to call a creature is meant only if it is one. */
function asCreature(ref: ObjectRef, c: Scope): Filter["of"] {
  const clause = ref.kind === "target" ? c.targets.find(({ id }) => id === ref.target) : undefined;
  const [called, ...more] = c.nounsOf(ref);
  const only = clause?.what.kind === "any" && called === "creature" && more.length === 0;
  return only ? [{ kind: "type", type: "creature" }] : [];
}

function untilEndOfTurn(replacement: Redirect): readonly Effect[] {
  return [{ kind: "createReplacement", replacement, duration: "endOfTurn" }];
}

/** Where a card goes that has just been cast, on whatever way it would be put into a graveyard (CR 614.1a). */
function exiledAfterwards(ref: ObjectRef, yours: boolean, c: Scope): readonly Effect[] {
  const replacement = {
    kind: "redirectMove" as const,
    what: { filter: { of: [{ kind: "oneOf" as const, ref }] } },
    to: "graveyard" as const,
    newZone: "exile" as const,
  };
  return [
    {
      kind: "createReplacement",
      replacement: yours ? c.say(replacement, { variant: 2 }) : replacement,
      duration: "endOfTurn",
    },
  ];
}

/** Who is named once for good. */
const lasting: Parser<Sem<PlayerRef>> = either<Sem<PlayerRef>>(
  playerRef,
  phrase(g`they`, (c: Scope) => c.they()),
);

const restOrDuration: Parser<Duration> = either<Duration>(
  phrase(g`for the rest of the game`, "endOfGame"),
  phrase(g`until your next turn`, "yourNextTurn"),
);

/** "Your opponents can't cast spells or activate planeswalkers' loyalty abilities this turn." */
function castOrActivateLoyalty(what: Filter, c: Scope): readonly Effect[] {
  const who: PlayerRef = { kind: "opponents" };
  const planeswalkers: Filter = { of: [{ kind: "type", type: "planeswalker" }] };
  const [first, then] = [
    ...thisTurn({ kind: "cantActivate", who, of: planeswalkers, loyalty: true }),
    ...thisTurn({ kind: "cantCast", who: { ...who }, spells: what }),
  ];
  if (first === undefined || then === undefined) return [];
  return [c.say(first, { silent: true }), c.say(then, { variant: 27 })];
}

/** "Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played." */
function chosenNeitherCastNorPlayed(what: Filter, c: Scope): readonly Effect[] {
  const [name, ...more] = what.of;
  if (name?.kind !== "chosen" || name.what !== "name" || more.length > 0)
    throw new Unresolved("can't be cast", "other spells than lands with that name");
  const who: PlayerRef = { kind: "allPlayers" };
  const lands: Filter = { of: [{ kind: "type", type: "land" }, { ...name }] };
  const casting = c.say({ kind: "cantCast" as const, who: { ...who }, spells: what }, { variant: 1 });
  const duration: Duration = "yourNextTurn";
  return [
    c.say(
      { kind: "createRule", rule: { kind: "cantPlayLands", who, what: lands }, duration },
      { silent: true },
    ),
    c.say({ kind: "createRule", rule: casting, duration }, { first: true, variant: 28 }),
  ];
}

/** A life total that can't change is neither gained nor lost (CR 119.7-8). */
function fixedAndProtected(c: Scope): readonly Effect[] {
  const rules: readonly RuleEffect[] = [
    { kind: "cantGainLife", who: { ...YOU } },
    { kind: "cantLoseLife", who: { ...YOU } },
    { kind: "protectionPlayer", who: { ...YOU }, from: "everything" },
  ];
  return rules.map((one, at) => {
    const made: Effect = { kind: "createRule", rule: one, duration: "yourNextTurn" };
    return c.say(made, at < 2 ? { silent: true } : { first: true, variant: 29 });
  });
}

/** "lands and cast spells", or all of them as "cards" (9): whatever can be played from there (CR 601.3, 305.1). */
const anyCards: Parser<9 | undefined> = either<9 | undefined>(
  phrase(g`lands and cast spells`, undefined),
  phrase(g`cards`, 9),
);

function fromGraveyard(variant: 9 | undefined, c: Scope): readonly Effect[] {
  const may = { kind: "mayPlayFrom" as const, who: YOU, what: { of: [] }, zone: "graveyard" as const };
  const made: RuleEffect = { ...may, act: "play" };
  const said = variant === undefined ? made : c.say(made, { variant });
  return [c.say({ kind: "createRule", rule: said, duration: "endOfTurn" } as const, { first: true })];
}

/** Spells of the whole turn: what changes nothing but the rules isn't about a fixed set (CR 611.2c). */
function uncounterable({ filter, many }: Described, first: Filter["of"], c: Scope): readonly Effect[] {
  if (!many || filter.zones?.[0] !== "stack") throw new Unresolved("can't be countered", "no spells");
  const of: Filter["of"] = [...first, ...filter.of, { kind: "controller", player: YOU }];
  return [
    {
      kind: "modify",
      what: c.say({ kind: "all" as const, filter: { ...filter, of } }, { each: "bare" }),
      modifications: [{ kind: "restriction", restriction: { kind: "cantBeCountered" } }],
      duration: "endOfTurn",
    },
  ];
}

/** Rules that hold for a turn: "You may play an additional land this turn." */
export const temporaryRule: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  phrase(g`you may play an additional land this turn`, () =>
    thisTurn({ kind: "additionalLands", who: YOU, count: 1 }),
  ),
  rule(
    g`you may play up to ${numberWord} additional lands this turn`,
    (count) => () => thisTurn({ kind: "additionalLands", who: YOU, count }),
  ),
  phrase(g`you may cast nonland cards this turn as though they had flash`, (c: Scope) =>
    thisTurn(
      c.say(
        { kind: "mayCastAsThoughFlash" as const, who: YOU, what: { zones: ["stack" as const], of: [] } },
        { variant: 2 },
      ),
    ),
  ),
  rule(
    g`you may cast ${nounPhrase} this turn as though they had flash`,
    (np) => (c) => thisTurn({ kind: "mayCastAsThoughFlash", who: YOU, what: spellsOf(np(c)) }),
  ),
  rule(g`until your next turn, you may cast ${nounPhrase} as though they had flash`, (np) => (c) => {
    const may: RuleEffect = { kind: "mayCastAsThoughFlash", who: YOU, what: spellsOf(np(c)) };
    return [c.say({ kind: "createRule", rule: may, duration: "yourNextTurn" } as const, { first: true })];
  }),
  mapSome(
    g`${nounPhrase} you cast this turn cost ${genericMana} ${either(phrase(g`less`, "less" as const), phrase(g`more`, "more" as const))} to cast`,
    ([np, n, which]) =>
      (c: Scope) =>
        thisTurn({ kind: "costChange", spells: spellsToPay(np)(c), who: YOU, [which]: n }),
  ),
  rule(g`${spellCosts} until your next turn`, (costs) => (c) => [
    { kind: "createRule", rule: costs(c), duration: "yourNextTurn" },
  ]),
  rule(
    g`${playerRef} can't play lands this turn`,
    (who) => (c) => thisTurn({ kind: "cantPlayLands", who: who(c) }),
  ),
  rule(g`your maximum hand size is reduced by ${numberWord} for the rest of the game`, (n) => () => [
    { kind: "createRule", rule: { kind: "handSize", who: YOU, change: -n }, duration: "endOfGame" },
  ]),
  rule(g`${playerRef} can't cast ${nounPhrase} this turn`, (who, np) => (c) => {
    const player = who(c);
    return thisTurn({ kind: "cantCast", who: player, spells: spellsOf(np(c)) });
  }),
  rule(
    g`your opponents can't cast ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "cantCast", who: { kind: "opponents" }, spells: spellsOf(np(c)) }),
  ),
  rule(
    g`your opponents can't cast ${nounPhrase} or activate planeswalkers' loyalty abilities this turn`,
    (np) => (c) => castOrActivateLoyalty(spellsOf(np(c)), c),
  ),
  rule(
    g`until your next turn, ${nounPhrase} can't be cast and lands with the chosen name can't be played`,
    (np) => (c) => chosenNeitherCastNorPlayed(spellsOf(np(c)), c),
  ),
  rule(
    g`players can't cast ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "cantCast", who: { kind: "allPlayers" }, spells: spellsOf(np(c)) }),
  ),
  rule(g`${lasting} can't gain life for the rest of the game`, (who) => (c) => [
    { kind: "createRule", rule: { kind: "cantGainLife", who: who(c) }, duration: "endOfGame" },
  ]),
  rule(g`you have no maximum hand size ${restOrDuration}`, (duration) => () => [
    { kind: "createRule", rule: { kind: "handSize", who: YOU, set: "none" }, duration },
  ]),
  rule(g`you gain protection from everything ${restOrDuration}`, (duration) => (c) => {
    const protection: RuleEffect = { kind: "protectionPlayer", who: YOU, from: "everything" };
    return [{ kind: "createRule", rule: c.say(protection, { variant: 1 }), duration }];
  }),
  phrase(
    g`until your next turn, your life total can't change and you have protection from everything`,
    (c: Scope) => fixedAndProtected(c),
  ),
  phrase(g`players can't gain life this turn`, () =>
    thisTurn({ kind: "cantGainLife", who: { kind: "allPlayers" } }),
  ),
  phrase(g`your opponents can't gain life this turn`, () =>
    thisTurn({ kind: "cantGainLife", who: { kind: "opponents" } }),
  ),
  rule(g`if ${objectRef} would die this turn, exile it instead`, (ref) => (c) => {
    const object = ref(c);
    if (object.kind === "this" || c.isPlural(object))
      throw new Unresolved("would die", "not one creature mentioned");
    return untilEndOfTurn(exiledInstead({ of: [{ kind: "oneOf", ref: object }, ...asCreature(object, c)] }));
  }),
  rule(
    g`if ${objectRef} would leave the battlefield, exile it instead of putting it anywhere else`,
    (ref) => (c) => {
      const object = ref(c);
      if (object.kind !== "bound" || c.isPlural(object))
        throw new Unresolved("would leave", "not one permanent that has just arrived");
      const what = { filter: { of: [{ kind: "oneOf" as const, ref: object }] } };
      const replacement: Redirect = {
        kind: "redirectMove",
        what,
        from: "battlefield",
        to: "anywhere",
        newZone: "exile",
      };
      return [{ kind: "createReplacement", replacement, duration: "endOfGame" }];
    },
  ),
  rule(g`if ${objectRef} would be put into a graveyard this turn, exile it instead`, (ref) => (c) => {
    const object = ref(c);
    if (object.kind === "this" || c.isPlural(object) || !c.nounsOf(object).includes("permanent"))
      throw new Unresolved("would be put into a graveyard", "not one permanent mentioned");
    const dying = exiledInstead({ of: [{ kind: "oneOf", ref: object }] });
    return untilEndOfTurn(c.say(dying, { variant: 3 }));
  }),
  phrase(g`if that creature or planeswalker would die this turn, exile it instead`, (c: Scope) => {
    const ref = c.that("permanent", false);
    const nouns = c.nounsOf(ref);
    if (!nouns.includes("creature") || !nouns.includes("planeswalker"))
      throw new Unresolved("that creature or planeswalker", "it may be something else");
    return untilEndOfTurn(c.say(exiledInstead({ of: [{ kind: "oneOf", ref }] }), { variant: 4 }));
  }),
  rule(g`if (a|an) ${nounPhrase} would die this turn, exile it instead`, (np) => (c) => {
    const described = np(c);
    const creatures = described.filter.of.some((one) => one.kind === "type" && one.type === "creature");
    if (described.filter.zones !== undefined || described.many || !creatures)
      throw new Unresolved("would die", "not of creatures");
    return untilEndOfTurn(exiledInstead(described.filter));
  }),
  map(
    g`if that card would be put into ${whoseGraveyard} this turn, exile it instead`,
    ([yours]) =>
      (c: Scope) =>
        exiledAfterwards(c.say(c.that("cast card", false), { as: "that", noun: "card" }), yours, c),
  ),
  map(g`if that spell would be put into ${whoseGraveyard}, exile it instead`, ([yours]) => (c: Scope) => {
    const [made, ...none] = exiledAfterwards(c.that("cast card", false), yours, c);
    if (made === undefined || none.length > 0) throw new Unresolved("that spell", "none was cast");
    return [c.say(made, { variant: yours ? 25 : 24 })];
  }),
  rule(
    g`if ${singleSubject} would be put into your graveyard from anywhere this turn, exile that card instead`,
    (subject) => (c) => {
      const { what, ...who } = subject(c);
      if (typeof what === "string" || !("filter" in what) || what.filter.zones?.[0] !== "graveyard")
        throw new Unresolved("would be put into your graveyard", "something else than a card");
      mentionSubject({ what, ...who }, c);
      const filter: Filter = {
        ...what.filter,
        of: [...what.filter.of, { kind: "owner", player: { ...YOU } }],
      };
      const replacement: Redirect = {
        kind: "redirectMove",
        what: { filter },
        to: "graveyard",
        newZone: "exile",
      };
      return untilEndOfTurn(c.say(replacement, { as: "that" }));
    },
  ),
  rule(
    g`until end of turn, you may play ${anyCards} from your graveyard`,
    (said) => (c) => fromGraveyard(said, c),
  ),
  rule(g`you may choose new targets for ${targetObjects}`, (what) => (c) => {
    const ref = what(c);
    const clause = ref.kind === "target" ? c.targets.find(({ id }) => id === ref.target) : undefined;
    if (clause?.what.kind !== "object" || clause.what.filter.zones?.[0] !== "stack")
      throw new Unresolved("new targets", "of what is not on the stack");
    return [{ kind: "changeTargets", who: { ...YOU }, what: ref, optional: true }];
  }),
  rule(
    g`if (a|an) ${sourcePhrase} would deal damage this turn, it deals double that damage instead`,
    (np) => (c) => {
      const { filter, many } = np(c);
      if (many) throw new Unresolved("damage", "number does not agree");
      const change = { kind: "times" as const, factor: 2 };
      const replacement = { kind: "changeDamage" as const, source: { filter }, change };
      return [
        { kind: "createReplacement", replacement: c.say(replacement, { variant: 4 }), duration: "endOfTurn" },
      ];
    },
  ),
  rule(
    g`if (a|an) ${nounPhrase} would enter under an opponent's control this turn, it enters under your control instead`,
    (np) => (c) => {
      const { filter, many } = np(c);
      if (many || filter.zones !== undefined) throw new Unresolved("would enter", "no permanent");
      const theirs: Filter = { of: [...filter.of, { kind: "controller", player: { kind: "opponents" } }] };
      return [
        {
          kind: "createReplacement",
          replacement: { kind: "enters", what: { filter: theirs }, with: { control: { kind: "you" } } },
          duration: "endOfTurn",
        },
      ];
    },
  ),
  rule(g`${nounPhrase} you control can't be countered this turn`, (np) => (c) => uncounterable(np(c), [], c)),
  rule(
    g`other ${nounPhrase} you control can't be countered this turn`,
    (np) => (c) => uncounterable(np(c), [{ kind: "other" }], c),
  ),
  phrase(g`damage can't be prevented this turn`, () => thisTurn({ kind: "cantPreventDamage" })),
);
