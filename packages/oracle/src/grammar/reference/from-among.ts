import type { Filter, ObjectRef, Selection, Zone } from "@spellroom/card-language";
import { either, map, mapSome, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { oneOrOther } from "./one-or-other.ts";

/** Cards that have no zone stated: the instruction says where. */
export function bareCards(np: Described, many: boolean): Filter {
  if (np.filter.zones?.length !== 0 || np.many !== many)
    throw new Unresolved("cards", "of another kind or number");
  return { of: np.filter.of };
}

interface Among {
  readonly ref: Sem<ObjectRef>;
}

/** "them", "those cards", "the milled cards": the pile that something is taken from. */
const amongPile: Parser<Among> = either<Among>(
  phrase(g`them`, { ref: (c: Scope) => c.them() }),
  phrase(g`those cards`, { ref: (c: Scope) => c.say(c.that("card", true), { as: "that", noun: "card" }) }),
  phrase(g`the milled cards`, { ref: (c: Scope) => c.past("milled", "card", true) }),
  phrase(g`the exiled cards`, { ref: (c: Scope) => c.past("exiled", "card", true) }),
  phrase(g`the cards milled this way`, {
    ref: (c: Scope) => {
      const ref = pastPile(c, "milled");
      return c.say(ref, { as: "that", noun: "card", variant: 37 });
    },
  }),
  phrase(g`the revealed cards`, { ref: (c: Scope) => c.past("revealed", "card", true) }),
);

function take(
  c: Scope,
  among: Among,
  filter: Filter,
  count: { readonly min: number; readonly max: number | "any" },
): Selection {
  const ref = among.ref(c);
  const zones = zonesOf(ref, c);
  const [zone] = zones;
  const taken = ref.kind === "bound" && c.pile?.of === ref.name ? c.pile.without.length : 0;
  if (zone === "library" && taken > 1)
    throw new Unresolved("among", "cards of which one may have been put back into the library");
  // "The rest" afterwards is that of those named here, not of those they were taken from.
  if (ref.kind === "bound" && ref.name.startsWith("exiled") && zone !== undefined && c.pile?.of !== ref.name)
    c.pile = { of: ref.name, without: [], zone };
  const inZone: Filter = zones.includes("battlefield") ? { ...filter } : { ...filter, zones };
  const said = c.wording.get(filter);
  if (said !== undefined) c.say(inZone, said);
  return { kind: "choose", by: { kind: "you" }, filter: inZone, count, among: ref };
}

/** A milled or discarded card is found in whichever public zone it went to (CR 701.13c, 400.7j). */
const WENT: readonly Zone[] = ["graveyard", "exile"];

/** Where things are by the name of what was done with them. */
const WHERE: Readonly<Record<string, readonly Zone[]>> = {
  looked: ["library"],
  found: ["library"],
  revealed: ["library"],
  milled: WENT,
  discarded: WENT,
  exiled: ["exile"],
  taken: ["hand"],
  token: ["battlefield"],
  created: ["battlefield"],
  returned: ["battlefield"],
};

/** The zones that something is taken from: CR 400.7 has the choice look there. */
function zonesOf(ref: ObjectRef, c: Scope): readonly Zone[] {
  if (ref.kind === "linked") return ["exile"];
  if (ref.kind === "target") {
    const what = c.targets.find(({ id }) => id === ref.target)?.what;
    const zones = what?.kind === "object" ? (what.filter.zones ?? ["battlefield"]) : [];
    if (zones.length === 1) return zones;
  }
  if (ref.kind === "bound") {
    const zones =
      c.pile?.of === ref.name
        ? [c.pile.zone]
        : (c.places.get(ref.name) ?? WHERE[ref.name.replace(/\d+$/, "")]);
    if (zones !== undefined) return zones;
  }
  throw new Unresolved("among", "objects of which the zone is not known");
}

const CARD: Filter = { of: [] };

const PAST: readonly string[] = ["exiled", "milled", "discarded", "revealed"];

/** "exiled this way": cards that an instruction before has dealt with so. */
const doneThisWay: Parser<Among> = map(
  g`${token(({ lower }) => PAST.find((one) => one === lower))} this way`,
  ([how]) => ({ ref: (c: Scope) => pastPile(c, how) }),
);

function pastPile(c: Scope, how: string): ObjectRef {
  const ref = c.thisWay(undefined, how);
  if (!c.isPlural(ref)) throw new Unresolved(`${how} this way`, "one card");
  return c.say({ ...ref }, { as: "that", variant: 38 });
}

/** "one of them", "a creature card from among them", "up to two of those cards". */
export const fromAmong: Parser<Sem<Selection>> = either<Sem<Selection>>(
  rule(
    g`${numberWord} of ${amongPile}`,
    (n, among) => (c) => take(c, among, { ...CARD }, { min: n, max: n }),
  ),
  rule(
    g`up to ${numberWord} of ${amongPile}`,
    (n, among) => (c) => take(c, among, { ...CARD }, { min: 0, max: n }),
  ),
  rule(g`any number of ${amongPile}`, (among) => (c) => take(c, among, { ...CARD }, { min: 0, max: "any" })),
  rule(
    g`(a|an) ${nounPhrase} from among ${amongPile}`,
    (np, among) => (c) => describedFromAmong(c, np, among, { min: 1, max: 1 }, false),
  ),
  rule(
    g`(a|an) ${nounPhrase} or (a|an) ${nounPhrase} from among ${amongPile}`,
    (a, b, among) => (c) => describedFromAmong(c, oneOrOther(a, b, 11), among, { min: 1, max: 1 }, false),
  ),
  rule(
    g`(a|an) ${nounPhrase} or ${nounPhrase} from among ${amongPile}`,
    (a, b, among) => (c) => describedFromAmong(c, oneOrOther(a, b, 12), among, { min: 1, max: 1 }, false),
  ),
  rule(
    g`(a|an) ${nounPhrase} ${doneThisWay}`,
    (np, among) => (c) => describedFromAmong(c, np, among, { min: 1, max: 1 }, false),
  ),
  rule(
    g`up to ${numberWord} ${nounPhrase} ${doneThisWay}`,
    (n, np, among) => (c) => describedFromAmong(c, np, among, { min: 0, max: n }, n !== 1),
  ),
  rule(
    g`any number of ${nounPhrase} ${doneThisWay}`,
    (np, among) => (c) => describedFromAmong(c, np, among, { min: 0, max: "any" }, true),
  ),
  rule(
    g`up to ${numberWord} ${nounPhrase} from among ${amongPile}`,
    (n, np, among) => (c) => describedFromAmong(c, np, among, { min: 0, max: n }, n !== 1),
  ),
  rule(
    g`any number of ${nounPhrase} from among ${amongPile}`,
    (np, among) => (c) => describedFromAmong(c, np, among, { min: 0, max: "any" }, true),
  ),
  mapSome(g`${numberWord} ${nounPhrase} from among ${amongPile}`, ([n, np, among]) =>
    n > 1 ? (c: Scope) => describedFromAmong(c, np, among, { min: n, max: n }, true) : undefined,
  ),
);

/** "one", right after several cards have been searched for: one of them. */
export const oneFound: Parser<Sem<Selection>> = phrase(g`one`, (c: Scope) => {
  const ref = c.them();
  if (ref.kind !== "bound" || !ref.name.startsWith("found"))
    throw new Unresolved("one", "of what has not been searched for");
  return take(c, { ref: () => ref }, { ...CARD }, { min: 1, max: 1 });
});

/** "all land cards from among them": those of the pile that are of a kind. */
export const allFromAmong: Parser<Sem<Selection>> = rule(
  g`all ${nounPhrase} from among ${amongPile}`,
  (np, among) => (c) => every(c, np(c), among, "all"),
);

/** "noncreature, nonland cards from among those cards": the same, said of what may be done with them. */
export const cardsFromAmong: Parser<Sem<Selection>> = rule(
  g`${nounPhrase} from among ${amongPile}`,
  (np, among) => (c) => every(c, np(c), among, "bare"),
);

function every(c: Scope, described: Described, among: Among, each: "all" | "bare"): Selection {
  const { of } = bareCards(described, true);
  const ref = among.ref(c);
  const zones = zonesOf(ref, c);
  const filter: Filter = { zones, of: [...of, c.say({ kind: "oneOf" as const, ref }, { variant: 3 })] };
  const said = c.wording.get(described.filter);
  if (said !== undefined) c.say(filter, said);
  return c.say({ kind: "all" as const, filter }, { each });
}

function describedFromAmong(
  c: Scope,
  np: Sem<Described>,
  among: Among,
  count: { readonly min: number; readonly max: number | "any" },
  many: boolean,
): Selection {
  const described = np(c);
  const filter = bareCards(described, many);
  const said = c.wording.get(described.filter);
  if (said !== undefined) c.say(filter, said);
  const taken = take(c, among, filter, count);
  return filter.of.length > 0 ? taken : c.say(taken, { variant: 15 });
}
