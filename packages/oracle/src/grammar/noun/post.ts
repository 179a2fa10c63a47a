import {
  type Amount,
  BASIC_LAND_TYPES,
  type CardType,
  type ChoiceKind,
  type Comparison,
  type Filter,
  isEachPlayer,
  type KeywordName,
  type ObjectStatus,
  type PlayerRef,
  type Predicate,
  type Stat,
} from "@spellroom/card-language";
import { either, listed, map, mapSome, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectPossessive, objectRef, playerRef, value } from "../forward.ts";
import { properName } from "../name.ts";
import { digits, letterX, numberWord, ordinal } from "../numbers.ts";
import { colorWord, counterKind, keywordName, statWord, supertypeWord, typeWord } from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { doneThisTurn } from "./done-this-turn.ts";
import { inCombat } from "./in-combat.ts";
import { type Post, type PostRule, zone } from "./place.ts";
import { targeting } from "./targeting.ts";

function simple(predicate: Predicate): Sem<Post> {
  return () => ({ of: [predicate] });
}

function controller(player: PlayerRef): Predicate {
  return { kind: "controller", player };
}

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };

const controls: PostRule = either<Sem<Post>>(
  phrase(g`you control`, simple(controller(YOU))),
  phrase(g`you don't control`, simple({ kind: "not", of: controller(YOU) })),
  phrase(g`you didn't control`, (c: Scope) => ({
    of: [{ kind: "not", of: c.say(controller(YOU), { variant: 5 }) }],
  })),
  phrase(g`an opponent controls`, () => ({ of: [controller(OPPONENTS)] })),
  phrase(g`your opponents control`, (c: Scope) => ({ of: [c.say(controller(OPPONENTS), { variant: 1 })] })),
  phrase(g`you own`, simple({ kind: "owner", player: YOU })),
  phrase(g`you don't own`, simple({ kind: "not", of: { kind: "owner", player: YOU } })),
  phrase(g`you own but don't control`, () => ({
    of: [
      { kind: "owner", player: YOU },
      { kind: "not", of: controller(YOU) },
    ],
  })),
  phrase(g`your opponents own`, (c: Scope) => ({
    of: [c.say({ kind: "owner" as const, player: OPPONENTS }, { variant: 1 })],
  })),
  phrase(g`you own or control`, () => ({
    of: [{ kind: "any", of: [{ kind: "owner", player: YOU }, controller(YOU)] }],
  })),
  phrase(g`an opponent owns`, simple({ kind: "owner", player: OPPONENTS })),
  phrase(g`owned by another player`, (c: Scope) => ({
    of: [c.say({ kind: "owner" as const, player: { kind: "otherPlayers" as const } }, { variant: 6 })],
  })),
  phrase(g`you both own and control`, () => ({ of: [{ kind: "owner", player: YOU }, controller(YOU)] })),
  phrase(g`each opponent controls`, (c: Scope) => ({ of: [c.say(controller(OPPONENTS), { variant: 3 })] })),
  rule(g`${playerRef} controls`, (who) => (c) => ({ of: [controller(oneOnly(who(c)))] })),
  rule(g`they control`, () => (c) => ({ of: [controller(c.they())] })),
  rule(g`${playerRef} doesn't control`, (who) => (c) => ({ of: [{ kind: "not", of: controller(who(c)) }] })),
  rule(g`they own`, () => (c) => ({ of: [{ kind: "owner", player: c.they() }] })),
  rule(g`they don't control`, () => (c) => ({ of: [{ kind: "not", of: controller(c.they()) }] })),
  rule(g`${playerRef} owns`, (who) => (c) => ({ of: [{ kind: "owner", player: who(c) }] })),
);

/** "each player controls" is no description of one object. */
function oneOnly(who: PlayerRef): PlayerRef {
  if (isEachPlayer(who)) {
    throw new Unresolved("controls", "a group");
  }
  return who;
}

/** Numbers as they stand beside a stat: "3", "X". */
const statNumber: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);

interface Bound {
  readonly compare: Comparison;
  readonly amount: Sem<Amount>;
  /** "1 or more" rather than "1 or greater". */
  readonly more?: true;
}

function bound(compare: Comparison): (amount: Sem<Amount>) => Bound {
  return (amount) => ({ compare, amount });
}

/** "3", "3 or less", "less than its power". */
export const comparison: Parser<Bound> = either<Bound>(
  rule(g`${statNumber} or less`, bound("<=")),
  rule(g`${statNumber} or greater`, bound(">=")),
  rule(g`${statNumber} or more`, (amount) => ({ compare: ">=", amount, more: true })),
  rule(g`less than or equal to ${value}`, bound("<=")),
  rule(g`greater than or equal to ${value}`, bound(">=")),
  rule(g`less than ${value}`, bound("<")),
  rule(g`greater than ${value}`, bound(">")),
  rule(g`equal to ${value}`, bound("=")),
  map(statNumber, bound("=")),
);

/** "power 3 or greater", "mana value equal to X". */
export function stat(which: Stat, { compare, amount, more }: Bound): Sem<Predicate> {
  return (c) => {
    const of: Predicate = { kind: "stat", stat: which, compare, value: amount(c) };
    return more === undefined ? of : c.say(of, { variant: 3 });
  };
}

const property: Parser<Sem<Predicate>> = either<Sem<Predicate>>(
  map(keywordName, (keyword) => () => ({ kind: "keyword", keyword })),
  mapSome(listed(keywordName, "or"), (names) =>
    names.length < 2
      ? undefined
      : () => ({ kind: "any", of: names.map((keyword): Predicate => ({ kind: "keyword", keyword })) }),
  ),
  rule(g`${statWord} ${comparison}`, (which, than) => stat(which, than)),
  rule(g`${statWord} ${digits} or ${digits}`, (which, a, b) => (c) => {
    const of = [a, b].map(
      (value_): Predicate => ({ kind: "stat", stat: which, compare: "=", value: value_ }),
    );
    return c.say({ kind: "any" as const, of }, { variant: 25 });
  }),
  rule(g`lesser ${statWord}`, (which) => thanThatOf(which, "<")),
  rule(g`greater ${statWord}`, (which) => thanThatOf(which, ">")),
  rule(g`${statWord} or ${statWord} ${comparison}`, (a, b, than) => (c) => ({
    kind: "any",
    of: [stat(a, than)(c), stat(b, than)(c)],
  })),
  rule(g`the greatest ${statWord} among ${nounPhrase}`, (which, among) => extreme(which, "greatest", among)),
  rule(g`the least ${statWord} among ${nounPhrase}`, (which, among) => extreme(which, "least", among)),
  rule(
    g`the highest ${statWord} among ${nounPhrase}`,
    (which, among) => (c) => c.say(extreme(which, "greatest", among)(c), { as: "full" }),
  ),
  rule(
    g`the lowest ${statWord} among ${nounPhrase}`,
    (which, among) => (c) => c.say(extreme(which, "least", among)(c), { as: "full" }),
  ),
  counters(),
  rule(g`${objectPossessive} ${statWord}`, (ref, which) => (c) => {
    const value_ = c.say({ kind: "stat" as const, stat: which, of: ref(c) }, { variant: 22 });
    return { kind: "stat", stat: which, compare: "=", value: value_ };
  }),
  rule(g`the same name as ${objectRef}`, (ref) => (c) => {
    const found = ref(c);
    const card = c.wording.get(found)?.noun === "card";
    // A permanent that has left is asked for the name that it had, which a copy's card has not (CR 608.2h).
    return { kind: "shares", what: "name", ref: card ? found : c.asItWas(found) };
  }),
  rule(g`a different name than ${objectRef}`, (ref) => (c) => ({
    kind: "not",
    of: { kind: "shares", what: "name", ref: ref(c) },
  })),
  phrase(g`the chosen name`, () => ({ kind: "chosen", what: "name" })),
  phrase(g`{X} in (its|their) mana (cost|costs)`, () => ({ kind: "xInManaCost" })),
  phrase(g`a basic land type`, () => ({
    kind: "any",
    of: BASIC_LAND_TYPES.map((subtype): Predicate => ({ kind: "subtype", subtype })),
  })),
  rule(g`(an|) even ${statsWord()}`, (which) => () => ({ kind: "parity", stat: which, is: "even" })),
  rule(g`(an|) odd ${statsWord()}`, (which) => () => ({ kind: "parity", stat: which, is: "odd" })),
  phrase(g`no abilities`, () => ({ kind: "hasAbility", which: "none" })),
);

/** "mana value" of one thing, "mana values" of several. */
function statsWord(): Parser<Stat> {
  return either<Stat>(statWord, phrase(g`mana values`, "manaValue"));
}

/** "with lesser mana value": than what the text has just spoken of. */
function thanThatOf(which: Stat, compare: "<" | ">"): Sem<Predicate> {
  return (c) => {
    const value_ = c.say({ kind: "stat" as const, stat: which, of: c.its() }, { variant: 9 });
    return { kind: "stat", stat: which, compare, value: value_ };
  };
}

function extreme(
  which: Stat,
  end: "greatest" | "least",
  among: Sem<{ readonly filter: Filter }>,
): Sem<Predicate> {
  return (c) => ({ kind: "extreme", stat: which, which: end, among: among(c).filter });
}

function counters(): Parser<Sem<Predicate>> {
  const some =
    (counter: string, compare: Comparison, n: number): Sem<Predicate> =>
    () => ({ kind: "counters", counter, compare, value: n });
  return either<Sem<Predicate>>(
    rule(g`(a|an) ${counterKind} counter on (it|them)`, (kind) => some(kind, ">=", 1)),
    rule(g`${counterKind} counters on them`, (kind) => some(kind, ">=", 1)),
    phrase(g`a counter on (it|them)`, some("any", ">=", 1)),
    phrase(g`counters on them`, some("any", ">=", 1)),
    phrase(g`no counters on (it|them)`, some("any", "=", 0)),
    rule(g`no ${counterKind} counters on (it|them)`, (kind) => some(kind, "=", 0)),
    rule(g`${numberWord} or more ${counterKind} counters on (it|them)`, (n, kind) => some(kind, ">=", n)),
    rule(g`${numberWord} ${counterKind} counters on (it|them)`, (n, kind) => some(kind, "=", n)),
  );
}

function properties(of: readonly Predicate[]): Post {
  const last = of.at(-1);
  const value_ = last?.kind === "stat" && typeof last.value === "object" ? last.value.kind : undefined;
  const embeds = last?.kind === "extreme" || (value_ !== undefined && EMBEDDING.includes(value_));
  return embeds ? { of, embeds } : { of };
}

const EMBEDDING = ["count", "extreme", "total", "distinct"];

function without(of: Predicate): Predicate {
  return { kind: "not", of };
}

const withProperty: PostRule = either<Sem<Post>>(
  rule(g`with ${property}`, (first) => (c) => properties([first(c)])),
  rule(g`with ${property} and ${property}`, (first, second) => (c) => properties([first(c), second(c)])),
  rule(g`each with ${property}`, (one) => (c) => {
    const predicate = one(c);
    if (predicate.kind !== "stat") throw new Unresolved("each with", "no number");
    return properties([c.say(predicate, { variant: 20 })]);
  }),
  rule(g`without ${keywordName}`, (keyword) => simple(without({ kind: "keyword", keyword }))),
  phrase(g`(that has|that have) an Adventure`, () => ({ of: [{ kind: "hasAdventure" as const }] })),
  rule(g`(that has|that have) (a|an) ${counterKind} counter on (it|them)`, (counter) => (c) => ({
    of: [c.say({ kind: "counters" as const, counter, compare: ">=" as const, value: 1 }, { variant: 2 })],
  })),
  rule(g`without (a|an) ${counterKind} counter on (it|them)`, (counter) => (c) => ({
    of: [c.say({ kind: "counters" as const, counter, compare: "=" as const, value: 0 }, { variant: 3 })],
  })),
  mapSome(g`with ${listed(keywordName, "and/or")}`, ([names]) =>
    names.length < 2 ? undefined : (c: Scope) => ({ of: [anyKeyword(names, c)] }),
  ),
);

/** "with flying, deathtouch, and/or lifelink": with any of them. */
function anyKeyword(names: readonly KeywordName[], c: Scope): Predicate {
  const of = names.map((keyword): Predicate => ({ kind: "keyword", keyword }));
  return c.say({ kind: "any" as const, of }, { conjunction: "and/or" });
}

function status(which: ObjectStatus): Sem<Post> {
  return simple({ kind: "status", status: which });
}

const relative: PostRule = either<Sem<Post>>(
  phrase(g`(that was|that were) dealt damage this turn`, status("dealtDamageThisTurn")),
  phrase(g`dealt damage this turn`, (c: Scope) => ({
    of: [c.say({ kind: "status" as const, status: "dealtDamageThisTurn" as const }, { variant: 2 })],
  })),
  phrase(g`that entered this turn`, status("enteredThisTurn")),
  phrase(g`(that's|that are) one or more colors`, (c: Scope) => ({
    of: [c.say({ kind: "colorCount" as const, compare: ">=" as const, count: 1 }, { variant: 1 })],
  })),
  rule(g`that's both ${colorWord} and ${colorWord}`, (a, b) => (c) => {
    const of: [Predicate, Predicate] = [
      { kind: "color", color: a },
      { kind: "color", color: b },
    ];
    return { of: [c.say({ kind: "all" as const, of }, { variant: 3 })] };
  }),
  rule(g`(that's|that are) ${colorWord} or ${colorWord}`, (a, b) => (c) => {
    const of: [Predicate, Predicate] = [
      { kind: "color", color: a },
      { kind: "color", color: b },
    ];
    return { of: [c.say({ kind: "any" as const, of }, { variant: 2 })] };
  }),
  phrase(g`that wasn't cast from its owner's hand`, simple(without({ kind: "castFrom", zone: "hand" }))),
  phrase(g`cast from a graveyard`, simple({ kind: "castFrom", zone: "graveyard" })),
  phrase(g`cast from exile`, simple({ kind: "castFrom", zone: "exile" })),
  rule(g`other than (a|an) ${nounPhrase}`, (np) => (c) => exceptCards(np(c), false, c)),
  rule(g`other than ${nounPhrase}`, (np) => (c) => exceptCards(np(c), true, c)),
  phrase(g`that attacked this turn`, status("attackedThisTurn")),
  phrase(g`that dealt damage this turn`, status("hasDealtDamageThisTurn")),
  phrase(g`(that's|that are) enchanted`, (c: Scope) => ({
    of: [c.say({ kind: "status" as const, status: "enchanted" as const }, { variant: 1 })],
  })),
  phrase(g`that blocked this turn`, status("blockedThisTurn")),
  phrase(g`that didn't attack this turn`, simple(without({ kind: "status", status: "attackedThisTurn" }))),
  phrase(g`that (isn't|aren't) enchanted`, simple(without({ kind: "status", status: "enchanted" }))),
  rule(g`that's (a|an) ${nounPhrase} or (a|an) ${nounPhrase}`, (a, b) => (c) => {
    const of = [kindOnly(a(c)), kindOnly(b(c))];
    return { of: [c.say({ kind: "any" as const, of }, { variant: 1 })] };
  }),
  rule(g`that's (a|an) ${nounPhrase}, (a|an) ${nounPhrase}, or (a|an) ${nounPhrase}`, (a, b, d) => (c) => {
    const of = [kindOnly(a(c)), kindOnly(b(c)), kindOnly(d(c))];
    return { of: [c.say({ kind: "any" as const, of }, { variant: 1 })] };
  }),
  rule(g`that's (a|an) ${nounPhrase}`, (np) => (c) => {
    const { filter, many } = np(c);
    const [only] = filter.of;
    const kinds =
      only?.kind === "any" &&
      filter.of.length === 1 &&
      only.of.every(({ kind }) => kind === "subtype" || kind === "type");
    if (many || !kinds || filter.zones !== undefined) throw new Unresolved("that's a", "more than a kind");
    return { of: [c.say({ ...only }, { variant: 3 })] };
  }),
  rule(g`that's the ${ordinal} spell cast this turn`, (which) =>
    simple({ kind: "castThisTurn", ordinal: which }),
  ),
  rule(g`that (isn't|aren't) ${supertypeWord}`, (which) => (c) => ({
    of: [without(c.say({ kind: "supertype" as const, supertype: which }, { variant: 1 }))],
  })),
  phrase(
    g`(that was|that were) put there from the battlefield this turn`,
    simple({ kind: "putThereThisTurn", from: "battlefield" }),
  ),
  phrase(g`(that was|that were) put there from anywhere this turn`, simple({ kind: "putThereThisTurn" })),
  phrase(g`with that name`, (c: Scope) => ({ of: [justChosen("name", c)] })),
  phrase(g`of that color`, (c: Scope) => ({ of: [justChosen("color", c)] })),
  phrase(g`of that type`, (c: Scope) => ({ of: [justChosen("creatureType", c)] })),
  phrase(g`of the chosen color`, simple({ kind: "chosen", what: "color" })),
  phrase(g`exiled with ~`, (c: Scope) => {
    c.mentionSelfBriefly();
    return {
      of: [c.say({ kind: "oneOf" as const, ref: c.linked("exiled") }, { variant: 2 })],
      zones: ["exile" as const],
    };
  }),
  phrase(g`exiled with it`, (c: Scope) => {
    if (c.it().kind !== "this") throw new Unresolved("exiled with it", "by something else");
    return {
      of: [c.say({ kind: "oneOf" as const, ref: c.linked("exiled") }, { variant: 7 })],
      zones: ["exile" as const],
    };
  }),
  phrase(g`put onto the battlefield with ~`, (c: Scope) => {
    c.mentionSelfBriefly();
    return { of: [{ kind: "oneOf" as const, ref: c.linked("put") }] };
  }),
  rule(g`put onto the battlefield with ${properName}`, (name) => (c) => {
    if (name !== c.self.name) throw new Unresolved("put onto the battlefield", "with another card");
    return { of: [c.say({ kind: "oneOf" as const, ref: c.linked("put") }, { variant: 8 })] };
  }),
  phrase(g`of the color of your choice`, (c: Scope) => ({ of: [ofYourChoice("color", c)] })),
  phrase(g`of the creature type of your choice`, (c: Scope) => ({ of: [ofYourChoice("creatureType", c)] })),
  phrase(g`of the chosen type`, (c: Scope) => ({ of: [ofChosenType(c)] })),
  phrase(g`that (isn't|aren't) of the chosen type`, (c: Scope) => ({ of: [without(ofChosenType(c))] })),
  rule(g`(that shares|that share) (a|an) ${shared()} with ${objectRef}`, (what, ref) => (c) => ({
    of: [{ kind: "shares", what, ref: ref(c) }],
  })),
  rule(g`(that shares|that share) at least one creature type with ${objectRef}`, (ref) => (c) => ({
    of: [c.say({ kind: "shares" as const, what: "creatureType" as const, ref: ref(c) }, { variant: 1 })],
  })),
  rule(g`(that doesn't share|that don't share) (a|an) ${shared()} with ${objectRef}`, (what, ref) => (c) => ({
    of: [without({ kind: "shares", what, ref: ref(c) })],
  })),
  rule(g`other than ${objectRef}`, (ref) => (c) => ({ of: [{ kind: "otherThan", ref: ref(c) }] })),
  rule(g`attached to ${objectRef}`, (ref) => (c) => ({ of: [{ kind: "attachedTo", ref: ref(c) }] })),
  phrase(g`attached to you`, simple({ kind: "attachedTo", player: YOU })),
  phrase(g`attached to them`, (c: Scope) => ({
    of: [{ kind: "attachedTo", player: c.they() }],
  })),
  rule(g`attached to (a|an) ${nounPhrase}`, (np) => (c) => attachedToOne(np(c))),
  rule(g`with (a|an) ${nounPhrase} attached to (it|them)`, (np) => (c) => hasAttached(np(c))),
  rule(g`with another ${nounPhrase} attached to (it|them)`, (np) => (c) => {
    const { filter, many } = np(c);
    const other: Filter = { ...filter, of: [...filter.of, { kind: "other" }] };
    return hasAttached({ filter: c.say(other, { ...c.wording.get(filter) }), many });
  }),
  rule(g`(that's|that are) attached to (a|an) ${nounPhrase}`, (np) => (c) => {
    const { of, embeds } = attachedToOne(np(c));
    return { of: of.map((one) => c.say(one, { variant: 1 })), ...(embeds ? { embeds } : {}) };
  }),
  rule(g`dealt damage by ${objectRef} this turn`, (ref) => (c) => ({
    of: [{ kind: "dealtDamageBy", ref: ref(c) }],
  })),
  rule(g`that dealt damage to ${playerRef} this turn`, (who) => (c) => ({
    of: [{ kind: "dealtDamageTo", player: oneOnly(who(c)) }],
  })),
  rule(g`from (a|an) ${listed(typeWord, "or")} source`, (types) => (c) => ({ of: [abilityFrom(types, c)] })),
  rule(g`named ${properName}`, (name) => simple({ kind: "named", name })),
  rule(g`named ${properName} or ${properName}`, (a, b) =>
    simple({
      kind: "any",
      of: [
        { kind: "named", name: a },
        { kind: "named", name: b },
      ],
    }),
  ),
  rule(g`not named ${properName}`, (name) => simple(without({ kind: "named", name }))),
  rule(g`named ~`, () => (c) => ({ of: [{ kind: "named", name: c.self.name }] })),
  mapSome(g`named ${listed(nameOrSelf(), "and")}`, ([names]) =>
    names.length < 2 ? undefined : (c: Scope) => ({ of: [oneOfNames(names, c)] }),
  ),
);

/** "from an artifact source" */
function abilityFrom(
  types: readonly { readonly value: CardType; readonly many: boolean }[],
  c: Scope,
): Predicate {
  if (types.some(({ many }) => many)) throw new Unresolved("source", "number does not agree");
  const of = types.map(({ value: type }): Predicate => ({ kind: "type", type }));
  const [only] = of;
  const any: Predicate = of.length === 1 && only !== undefined ? only : { kind: "any", of };
  return { kind: "abilityOf", source: c.say({ of: [any] }, { conjunction: "or" }) };
}

function nameOrSelf(): Parser<Sem<string>> {
  return either<Sem<string>>(
    map(properName, (name) => () => name),
    phrase(g`~`, (c: Scope) => c.self.name),
  );
}

/** "named Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra": several things, each with one of the names. */
function oneOfNames(names: readonly Sem<string>[], c: Scope): Predicate {
  const of = names.map((name): Predicate => ({ kind: "named", name: name(c) }));
  return c.say({ kind: "any" as const, of }, { conjunction: "and" });
}

/** "card other than a basic land card": cards of any other kind. */
function exceptCards(
  { filter, many }: { readonly filter: Filter; readonly many: boolean },
  several: boolean,
  c: Scope,
): Post {
  if (many !== several || filter.zones?.length !== 0 || filter.of.length === 0)
    throw new Unresolved("other than", "no kind of card");
  return { of: [c.say(without(allOf(filter.of)), { variant: 21 })], embeds: true };
}

function allOf(of: readonly Predicate[]): Predicate {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

/** "a Wolf", "a token": a kind and nothing else. */
function kindOnly({ filter, many }: { readonly filter: Filter; readonly many: boolean }): Predicate {
  const [only] = filter.of;
  const plain = only?.kind === "subtype" || only?.kind === "type" || only?.kind === "token";
  if (many || !plain || filter.of.length !== 1 || filter.zones !== undefined)
    throw new Unresolved("that's a", "more than a kind");
  return only;
}

/** "attached to a creature": to anything of that kind. */
function attachedToOne({ filter, many }: { readonly filter: Filter; readonly many: boolean }): Post {
  if (many || filter.zones !== undefined) throw new Unresolved("attached", "to one permanent");
  return { of: [{ kind: "attachedTo", what: filter }], embeds: true };
}

/** "with another Aura attached to it". */
function hasAttached({ filter, many }: { readonly filter: Filter; readonly many: boolean }): Post {
  if (many || filter.zones !== undefined) throw new Unresolved("attached", "of one permanent");
  return { of: [{ kind: "hasAttached", what: filter }] };
}

/** The choice is made as the instruction is carried out (CR 608.2d), and the instruction says so itself. */
function ofYourChoice(kind: "color" | "creatureType", c: Scope): Predicate {
  const choice: ChoiceKind = { kind };
  c.choices = [...c.choices, c.say({ kind: "choose" as const, who: YOU, what: choice }, { silent: true })];
  return c.say({ kind: "chosen" as const, what: kind }, { variant: 1 });
}

/** "That name", "that color", "that type": the one that the same paragraph has its player choose. */
function justChosen(what: "name" | "color" | "creatureType", c: Scope): Predicate {
  if (!c.self.justChosen.includes(what)) throw new Unresolved(`that ${what}`, "none has just been chosen");
  return c.say({ kind: "chosen" as const, what }, { variant: 2 });
}

function ofChosenType(c: Scope): Predicate {
  if (c.self.chosenType === undefined) throw new Unresolved("the chosen type", "none is chosen");
  return { kind: "chosen", what: c.self.chosenType };
}

/** What two objects may have in common. */
export function shared(): Parser<"color" | "cardType" | "creatureType" | "name"> {
  return either<"color" | "cardType" | "creatureType" | "name">(
    phrase(g`color`, "color"),
    phrase(g`card type`, "cardType"),
    phrase(g`creature type`, "creatureType"),
    phrase(g`name`, "name"),
  );
}

/** Everything that may follow a noun. */
export const post: PostRule = memo(
  either(controls, zone, withProperty, relative, doneThisTurn, inCombat, targeting),
);
