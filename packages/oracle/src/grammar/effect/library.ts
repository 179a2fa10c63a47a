import type { Effect, Filter, PlayerRef, Selection, Zone } from "@spellroom/card-language";
import { either, listed, mapSome, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef, playerPossessive } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { bareCards, fromAmong } from "../reference/from-among.ts";
import { nounsOfFilter } from "../reference/nouns.ts";
import { oneOrOther } from "../reference/one-or-other.ts";
import { choiceNumber, chosen, topCards } from "../reference/selection.ts";
import { isPluralSelection } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";

type Search = Extract<Effect, { kind: "search" }>;

interface Wanted {
  readonly filter: Filter;
  readonly count: Search["count"];
  readonly nouns: Nouns;
  readonly many: boolean;
  readonly upToOne?: true;
  readonly differentNames?: true;
  readonly all?: true;
  readonly oneOfEach?: readonly Filter[];
}

function wanted(
  np: Sem<Described>,
  count: Sem<Search["count"]>,
  many: boolean,
  more: Partial<Wanted> = {},
): Sem<Wanted> {
  return (c) => {
    const described = np(c);
    const filter = bareCards(described, many);
    const said = c.wording.get(described.filter);
    if (said !== undefined) c.say(filter, said);
    return { filter, count: count(c), nouns: described.nouns, many, ...more };
  };
}

const justOne: Sem<Search["count"]> = () => ({ min: 1, max: 1 });

/** "a Zombie card and a Swamp card": one for each description. */
function eachOf(list: readonly Sem<Described>[]): Sem<Wanted> {
  return (c) => {
    const filters = list.map((np): Filter => {
      const described = np(c);
      const { of } = bareCards(described, false);
      if (of.length === 0) throw new Unresolved("search", "for any card");
      const said = c.wording.get(described.filter);
      return said === undefined ? { of } : c.say({ of }, said);
    });
    return {
      filter: { of: [] },
      count: { min: 0, max: filters.length },
      nouns: ["card"],
      many: true,
      oneOfEach: filters,
    };
  };
}

const searchFor: Parser<Sem<Wanted>> = either<Sem<Wanted>>(
  rule(g`(a|an) ${nounPhrase}`, (np) => wanted(np, () => ({ min: 1, max: 1 }), false)),
  rule(g`(a|an) ${nounPhrase} or (a|an) ${nounPhrase}`, (a, b) =>
    wanted(oneOrOther(a, b, 11), justOne, false),
  ),
  rule(g`(a|an) ${nounPhrase} or ${nounPhrase}`, (a, b) => wanted(oneOrOther(a, b, 12), justOne, false)),
  rule(g`up to one ${nounPhrase}`, (np) => wanted(np, () => ({ min: 0, max: 1 }), false, { upToOne: true })),
  mapSome(
    listed(
      rule(g`(a|an) ${nounPhrase}`, (np) => np),
      "and",
    ),
    (list) => (list.length < 2 ? undefined : eachOf(list)),
  ),
  rule(g`all ${nounPhrase}`, (np) => wanted(np, () => ({ min: 0, max: "any" }), true, { all: true })),
  mapSome(g`${choiceNumber} ${nounPhrase}`, ([number, np]) =>
    number.many ? wanted(np, number.count, true) : undefined,
  ),
  mapSome(g`${choiceNumber} ${nounPhrase} and/or ${nounPhrase}`, ([number, a, b]) =>
    number.many ? wanted(oneOrOther(a, b, 13), number.count, true) : undefined,
  ),
  mapSome(g`${choiceNumber} ${nounPhrase} and/or ${nounPhrase} with different names`, ([number, a, b]) =>
    number.many ? wanted(oneOrOther(a, b, 13), number.count, true, { differentNames: true }) : undefined,
  ),
  mapSome(g`${choiceNumber} ${nounPhrase} with different names`, ([number, np]) =>
    number.many ? wanted(np, number.count, true, { differentNames: true }) : undefined,
  ),
);

interface Places {
  readonly of: PlayerRef;
  readonly zones: readonly Zone[];
  readonly libraryOptional?: true;
}

const searchable: Parser<Zone> = token(({ lower }) => SEARCHABLE.find((zone) => zone === lower));

const SEARCHABLE = ["library", "graveyard", "hand"] as const;

function several(zones: readonly Zone[]): readonly Zone[] | undefined {
  return zones.length > 1 && zones.includes("library") ? zones : undefined;
}

const places: Parser<Sem<Places>> = either<Sem<Places>>(
  rule(g`${playerPossessive} library`, (who) => (c) => ({ of: who(c), zones: ["library"] })),
  rule(g`${playerPossessive} ${mapSome(listed(searchable, "and"), several)}`, (who, zones) => (c) => ({
    of: who(c),
    zones,
  })),
  rule(g`your ${mapSome(listed(searchable, "and/or"), several)}`, (zones) => () => ({
    of: { kind: "you" },
    zones,
    libraryOptional: true,
  })),
);

type Revealed = "it" | "that" | "and" | undefined;

const revealed: Parser<Revealed> = either<Revealed>(
  phrase(g``, undefined),
  phrase(g`, reveal (it|them)`, "it"),
  phrase(g`, reveal (that card|those cards)`, "that"),
  phrase(g`and reveal (it|them)`, "and"),
);

function search(c: Scope, who: Who, where: Sem<Places>, what: Sem<Wanted>, shown: Revealed): Effect {
  const { of, zones, libraryOptional } = where(c);
  const found = c.aside(() => what(c));
  const name = c.name("found");
  const searched = c.name("searched");
  c.refer(name);
  c.foundInSentence = name;
  c.mentionObject(() => c.bound(name), found.nouns, { plural: found.many, how: "found" });
  if (found.many && zones.length === 1 && zones[0] === "library")
    c.pile = { of: name, without: [], zone: "library" };
  const effect: Search = {
    kind: "search",
    who: who(),
    zones,
    of,
    filter: found.filter,
    count: found.count,
    ...(shown === undefined ? {} : { reveal: true }),
    ...(found.differentNames === undefined ? {} : { differentNames: true }),
    ...(found.all === undefined ? {} : { all: true }),
    ...(found.oneOfEach === undefined ? {} : { oneOfEach: found.oneOfEach }),
    ...(libraryOptional === undefined ? {} : { libraryOptional }),
    ...(c.bind(searched).bind === undefined ? {} : { searched }),
    bind: name,
  };
  return c.say(effect, {
    ...(found.upToOne === undefined ? {} : { variant: 1 }),
    ...(shown === "that" ? { as: "that" } : shown === "and" ? { as: "full" } : {}),
  });
}

function pile(c: Scope, name: string, what: Selection | { readonly hand: PlayerRef }, zone: Zone): void {
  const plural = "hand" in what || isPluralSelection(what, c);
  c.refer(name);
  c.mentionObject(() => c.bound(name), ["card"], { plural, how: name.replace(/\d+$/, "") });
  c.pile = { of: name, without: [], zone };
}

function look(c: Scope, who: Who, at: Extract<Effect, { kind: "look" }>["at"], zone: Zone): Effect {
  const name = c.name("looked");
  pile(c, name, at, zone);
  return { kind: "look", who: who(), at, bind: name };
}

function reveal(c: Scope, what: Extract<Effect, { kind: "reveal" }>["what"], zone: Zone): Effect {
  const name = c.name("revealed");
  pile(c, name, what, zone);
  return { kind: "reveal", what, bind: name };
}

const untilCards: Parser<Sem<{ readonly filter: Filter; readonly nouns: Nouns; readonly count: number }>> =
  either<Sem<{ readonly filter: Filter; readonly nouns: Nouns; readonly count: number }>>(
    rule(g`(a|an) ${nounPhrase}`, (np) => untilFound(np, 1)),
    mapSome(g`${numberWord} ${nounPhrase}`, ([n, np]) => (n > 1 ? untilFound(np, n) : undefined)),
  );

function untilFound(
  np: Sem<Described>,
  count: number,
): Sem<{ readonly filter: Filter; readonly nouns: Nouns; readonly count: number }> {
  return (c) => {
    const described = np(c);
    const filter = bareCards(described, count > 1);
    const said = c.wording.get(described.filter);
    if (said !== undefined) c.say(filter, said);
    return { filter, nouns: described.nouns, count };
  };
}

function revealUntil(
  c: Scope,
  who: Who,
  until: Sem<{ readonly filter: Filter; readonly nouns: Nouns; readonly count: number }>,
  exile: boolean,
): Effect {
  const { filter, nouns, count } = until(c);
  const bind = c.name("found");
  const rest = c.name("rest");
  c.refer(bind);
  c.refer(rest);
  c.mentionUnnamed(["card"], "all cards revealed", true);
  c.mentionObject(() => c.bound(bind), nouns, { plural: count > 1, how: "found" });
  c.revealed = { found: bind, rest };
  return { kind: "revealUntil", who: who(), filter, count, bind, rest, ...(exile ? { exile: true } : {}) };
}

/** Looking, revealing, searching (CR 701.16, 701.19). */
export const libraryDeeds: readonly DeedRule[] = [
  deed("search", g`${places} for ${searchFor} ${revealed}`, search),
  deed("look", g`at ${topCards}`, (c, who, at) => look(c, who, at(c), "library")),
  deed("look", g`at ${playerPossessive} hand`, (c, who, whose) => look(c, who, { hand: whose(c) }, "hand")),
  deed("reveal", g`${topCards}`, (c, _who, what) => reveal(c, what(c), "library")),
  deed("reveal", g`(your|their) hand`, (c, who) => reveal(c, { hand: who() }, "hand")),
  deed("reveal", g`${objectRef}`, (c, _who, ref) => {
    const object = ref(c);
    const found = object.kind === "bound" && /^found\d*$/.test(object.name) && c.isPlural(object);
    if (found && object.kind === "bound" && object.name !== c.foundInSentence)
      return { kind: "reveal", what: { kind: "ref", ref: object }, bind: c.name("shown") };
    if (object.kind !== "bound" || !/^looked\d*$/.test(object.name) || c.wording.get(object)?.as !== "it")
      throw new Unresolved("reveal", "something that was not looked at");
    return { kind: "reveal", what: { kind: "ref", ref: object }, bind: c.name("shown") };
  }),
  deed("reveal", g`${either(chosen, fromAmong)}`, (c, who, what) => {
    const found = what(c);
    if (found.kind !== "choose") throw new Unresolved("reveal", "not a choice");
    const name = c.name("revealed");
    if (found.among !== undefined) c.takeFromPile(name);
    const picked: Selection = { ...found, by: who() };
    const said = c.wording.get(found);
    if (said !== undefined) c.say(picked, said);
    c.refer(name);
    if (found.filter.zones !== undefined) c.places = new Map([...c.places, [name, found.filter.zones]]);
    c.mentionObject(() => c.bound(name), nounsOfFilter(found.filter), {
      plural: found.count.max !== 1,
      how: "revealed",
    });
    return { kind: "reveal", what: picked, bind: name };
  }),
  deed(
    "reveal",
    g`cards from the top of (your|their) library until (you|they) reveal ${untilCards}`,
    (c, who, until) => revealUntil(c, who, until, false),
  ),
  deed(
    "exile",
    g`cards from the top of (your|their) library until (you|they) exile ${untilCards}`,
    (c, who, until) => revealUntil(c, who, until, true),
  ),
];
