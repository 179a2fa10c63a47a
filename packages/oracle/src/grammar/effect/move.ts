import type { Destination, Effect, Filter, ObjectRef, Selection, Zone } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectRef, selection } from "../forward.ts";
import { allFromAmong, bareCards } from "../reference/from-among.ts";
import { fromIt } from "../reference/from-it.ts";
import { chosen, everything } from "../reference/selection.ts";
import { targetCards } from "../reference/target.ts";
import { bindResult, isPluralSelection } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { battlefield, intoLibrary, intoZone, ontoShuffled, type Place, toHand } from "./destination.ts";

type Move = Extract<Effect, { kind: "move" }>;

/** What is moved, with who chooses it set to who does it. */
function chooser(what: Selection, who: Who): Selection {
  return what.kind === "choose" ? { ...what, by: who() } : what;
}

const NAMES: Readonly<Record<string, string>> = {
  battlefield: "returned",
  hand: "taken",
  graveyard: "put",
  library: "put",
};

function move(c: Scope, who: Who, what: Selection, place: Place, verb: "return" | "put"): Move {
  const chosenWhat = chooser(what, who);
  if (chosenWhat !== what) {
    const said = c.wording.get(what);
    if (said !== undefined) c.say(chosenWhat, said);
  }
  const to = linkedPlace(place(c, chosenWhat), c);
  if (to.position === "topAnyOrder" && c.pile?.zone === "hand" && isPluralSelection(chosenWhat, c))
    throw new Unresolved("in any order", "of cards of another player");
  const more: Nouns = to.zone === "battlefield" ? ["permanent"] : ["card"];
  const bound = bindResult(chosenWhat, NAMES[to.zone] ?? "moved", c, more);
  const mover = who();
  const by = mover.kind === "you" || chosenWhat.kind === "choose" ? {} : { by: mover };
  const isAimed = mover.kind === "target" && chosenWhat.kind === "ref" && chosenWhat.ref.kind === "target";
  return c.say(
    { kind: "move", what: chosenWhat, to, ...(isAimed ? by : {}), ...bound },
    { variant: verb === "return" ? 1 : 2, ...(isAimed ? {} : by) },
  );
}

/** What the card puts onto the battlefield is known to abilities that speak of it so (CR 607.2). */
function linkedPlace(to: Destination, c: Scope): Destination {
  const link = to.zone === "battlefield" ? c.link("put") : {};
  if (link.link === undefined) return to;
  const said = c.wording.get(to);
  const linked: Destination = { ...to, ...link };
  return said === undefined ? linked : c.say(linked, said);
}

/** "the rest": those looked at or revealed that have not gone elsewhere. */
export const rest: Parser<Sem<ObjectRef>> = either<Sem<ObjectRef>>(
  phrase(g`the other`, (c: Scope) => c.say(c.rest(), { variant: 3 })),
  phrase(g`the others`, (c: Scope) => c.say(c.rest(), { variant: 4 })),
  phrase(g`the rest of the revealed cards`, (c: Scope) => c.say(c.rest(), { variant: 5 })),
  phrase(g`the rest`, (c: Scope) => c.rest()),
  phrase(g`the other cards`, (c: Scope) => c.say(c.rest(), { variant: 1 })),
  phrase(g`all other cards revealed this way`, (c: Scope) => c.say(c.rest(), { variant: 2 })),
);

/** "those cards" after cards were revealed until something was found: all of them, what was found among them. */
function allRevealed(c: Scope): Selection {
  const { revealed } = c;
  if (revealed === undefined) throw new Unresolved("those cards", "not revealed until something was found");
  const of = [revealed.rest, revealed.found].map((name): Selection => {
    c.refer(name);
    return { kind: "ref", ref: c.bound(name) };
  });
  return c.say({ kind: "union", of }, { as: "that", noun: "card" });
}

/** "a creature card and/or a land card from among them": of each kind one or none. */
const eachFromAmong: Parser<Sem<Selection>> = rule(
  g`(a|an) ${nounPhrase} and/or (a|an) ${nounPhrase} from among them`,
  (a, b) => (c) => {
    const { pile } = c;
    if (pile === undefined) throw new Unresolved("them", "nothing looked at or revealed");
    c.refer(pile.of);
    const of = [a, b].map((np): Selection => {
      const described = np(c);
      const { of: kind } = bareCards(described, false);
      const filter: Filter = { zones: [pile.zone], of: kind };
      const said = c.wording.get(described.filter);
      if (said !== undefined) c.say(filter, said);
      const among = c.say(c.bound(pile.of), { as: "they" });
      return { kind: "choose", by: { kind: "you" }, filter, count: { min: 0, max: 1 }, among };
    });
    return c.say({ kind: "union" as const, of }, { conjunction: "and/or" });
  },
);

/** "a creature card and a land card", of which it is said afterwards that they are in a graveyard. */
const oneOfEachThere: Parser<Sem<Selection>> = rule(
  g`(a|an) ${nounPhrase} and (a|an) ${nounPhrase}`,
  (a, b) => (c) => {
    const of = [a, b].map((np): Selection => {
      const described = np(c);
      const { of: kind } = bareCards(described, false);
      if (kind.length === 0) throw new Unresolved("return", "any card");
      const filter: Filter = {
        zones: ["graveyard"],
        of: [...kind, { kind: "owner", player: { kind: "you" } }],
      };
      const said = c.wording.get(described.filter);
      if (said !== undefined) c.say(filter, said);
      return { kind: "choose", by: { kind: "you" }, filter, count: { min: 1, max: 1 } };
    });
    return c.say({ kind: "union" as const, of }, { conjunction: "and" });
  },
);

/** "put one into your hand and the other into your graveyard" */
const oneOfPile: Parser<Sem<Selection>> = phrase(g`one`, (c: Scope): Selection => {
  const { pile } = c;
  if (pile === undefined) throw new Unresolved("one", "of nothing looked at or revealed");
  c.refer(pile.of);
  return c.say(
    {
      kind: "choose" as const,
      by: { kind: "you" },
      filter: { zones: [pile.zone], of: [] },
      count: { min: 1, max: 1 },
      among: c.bound(pile.of),
    },
    { variant: 2 },
  );
});

/** "all creature cards revealed this way" */
const subset: Parser<Sem<Selection>> = rule(
  g`all ${nounPhrase} revealed this way`,
  (np) =>
    (c): Selection => {
      const { pile } = c;
      if (pile === undefined || !/^revealed/.test(pile.of))
        throw new Unresolved("revealed this way", "nothing");
      const described = np(c);
      const { of } = bareCards(described, true);
      c.refer(pile.of);
      const ref = c.bound(pile.of);
      const filter: Filter = {
        zones: [pile.zone],
        of: [...of, c.say({ kind: "oneOf" as const, ref }, { variant: 1 })],
      };
      const said = c.wording.get(described.filter);
      if (said !== undefined) c.say(filter, said);
      return c.say({ kind: "all" as const, filter }, { each: "all" });
    },
);

const movable: Parser<Sem<Selection>> = either<Sem<Selection>>(
  selection,
  subset,
  allFromAmong,
  eachFromAmong,
  fromIt,
  oneOfPile,
  phrase(g`those cards`, (c: Scope) => allRevealed(c)),
  phrase(g`all cards they exiled this way`, (c: Scope): Selection => {
    c.they();
    const ref = c.thisWay(undefined, "exiled");
    return { kind: "ref", ref: c.say({ ...ref }, { as: "that", variant: 35 }) };
  }),
  phrase(g`all cards revealed this way`, (c: Scope) => c.say(allRevealed(c), { as: "full" })),
  phrase(g`the revealed cards`, (c: Scope) => c.say(allRevealed(c), { as: "the" })),
  map(
    rest,
    (ref) =>
      (c: Scope): Selection => ({ kind: "ref", ref: ref(c) }),
  ),
);

/** "put it into your hand and the rest into your graveyard": two moves by one verb. */
function two(
  c: Scope,
  who: Who,
  a: Sem<Selection>,
  to: Place,
  b: Sem<Selection>,
  other: Place,
): readonly Effect[] {
  const first = move(c, who, a(c), to, "put");
  c.clause++;
  const second = move(c, who, b(c), other, "put");
  return [first, c.say(second, { join: "and", first: true })];
}

/** Zones of one player, all of whose cards are shuffled away; 13: the graveyard is named before the hand. */
const ownZones: Parser<{ readonly zones: readonly Zone[]; readonly variant: 12 | 13 }> = either<{
  readonly zones: readonly Zone[];
  readonly variant: 12 | 13;
}>(
  phrase(g`graveyard`, { zones: ["graveyard"], variant: 12 }),
  phrase(g`hand`, { zones: ["hand"], variant: 12 }),
  phrase(g`hand and graveyard`, { zones: ["hand", "graveyard"], variant: 12 }),
  phrase(g`graveyard and hand`, { zones: ["hand", "graveyard"], variant: 13 }),
);

/** "Each player shuffles their hand and graveyard into their library" (CR 701.20c). */
function shuffleOwn(
  c: Scope,
  who: Who,
  { zones, variant }: { readonly zones: readonly Zone[]; readonly variant: 12 | 13 },
): Effect {
  const player = who();
  const filter: Filter = { zones, of: [{ kind: "owner", player }] };
  const effect: Move = {
    kind: "move",
    what: { kind: "all", filter },
    to: { zone: "library", shuffle: true },
  };
  return c.say(effect, { variant, by: { ...player } });
}

/** Returning and putting cards and permanents anywhere (CR 400.7). */
export const moveDeeds: readonly DeedRule[] = [
  deed("return", g`${selection} to ${toHand}`, (c, who, what, place) =>
    move(c, who, what(c), place, "return"),
  ),
  deed("return", g`${selection} to ${battlefield}`, (c, who, what, place) =>
    move(c, who, what(c), place, "return"),
  ),
  deed("return", g`${targetCards} to ${either(toHand, battlefield)}`, (c, who, cards, place) => {
    const of = cards(c).map((ref): Selection => ({ kind: "ref", ref }));
    return move(c, who, { kind: "union", of }, place, "return");
  }),
  deed(
    "return",
    g`${oneOfEachThere} from your graveyard to ${either(toHand, battlefield)}`,
    (c, who, what, place) => move(c, who, what(c), place, "return"),
  ),
  deed("return", g`to ${either(toHand, battlefield)} ${everything}`, (c, who, place, what) =>
    c.say(move(c, who, what(c), place, "return"), { variant: 14 }),
  ),
  deed("put", g`${movable} ${intoZone}`, (c, who, what, place) => move(c, who, what(c), place, "put")),
  deed("put", g`${movable} ${intoZone} and ${movable} ${intoZone}`, (c, who, a, to, b, other) =>
    two(c, who, a, to, b, other),
  ),
  deed("put", g`${movable} ${ontoShuffled}`, (c, who, what, place) => move(c, who, what(c), place, "put")),
  deed("shuffle", g`(your|their) ${ownZones} into (your|their) library`, shuffleOwn),
  deed("shuffle", g`${movable} ${intoLibrary}`, (c, who, what, place) => move(c, who, what(c), place, "put")),
  deed("attach", g`${objectRef} to ${objectRef}`, (c, _who, what, to) => {
    const ref = what(c);
    return { kind: "attach", what: { kind: "ref", ref }, to: c.besides(ref, () => to(c)) };
  }),
  deed("attach", g`${chosen} to ${objectRef}`, (c, _who, what, to) => ({
    kind: "attach",
    what: what(c),
    to: to(c),
  })),
  deed("unattach", g`all Equipment from ${objectRef}`, (c, _who, from) => {
    const of: Filter["of"] = [
      { kind: "subtype", subtype: "Equipment" },
      { kind: "attachedTo", ref: from(c) },
    ];
    return c.say({ kind: "unattach" as const, what: { kind: "all", filter: { of } } }, { variant: 1 });
  }),
  deed("unattach", g`${objectRef}`, (c, _who, what) => ({
    kind: "unattach",
    what: { kind: "ref", ref: what(c) },
  })),
];
