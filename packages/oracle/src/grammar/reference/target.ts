import type {
  Amount,
  Condition,
  Filter,
  ObjectRef,
  PlayerRef,
  Predicate,
  TargetClause,
  TargetKind,
} from "@spellroom/card-language";
import { either, listed, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, playerPossessive } from "../forward.ts";
import { digits, letterX, numberWord } from "../numbers.ts";
import { statWord } from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { keepWording } from "./keep-wording.ts";
import { otherPredicate } from "./other.ts";
import { spellsOnly } from "./spells-only.ts";

type Count = NonNullable<TargetClause["count"]>;

/** How many targets: "up to two", "one or two", "any number of", "X"; absent for one. */
export interface Lead {
  readonly count?: Sem<Count>;
  readonly many: boolean;
  readonly other: boolean;
  /** "a third target creature": other than both of those before. */
  readonly third?: true;
}

function exactly(n: number): Sem<Count> {
  return () => ({ min: n, max: n });
}

function range(min: number, max: Amount | "any"): Sem<Count> {
  return () => ({ min, max });
}

const lead: Parser<Lead> = either<Lead>(
  phrase(g`target`, { many: false, other: false }),
  phrase(g`another target`, { many: false, other: true }),
  phrase(g`a third target`, { many: false, other: true, third: true }),
  mapSome(g`${numberWord} target`, ([n]) =>
    n > 1 ? { count: exactly(n), many: true, other: false } : undefined,
  ),
  mapSome(g`${numberWord} other target`, ([n]) =>
    n > 1 ? { count: exactly(n), many: true, other: true } : undefined,
  ),
  rule(g`up to ${numberWord} target`, (n) => ({ count: range(0, n), many: n !== 1, other: false })),
  rule(g`up to ${numberWord} other target`, (n) => ({ count: range(0, n), many: n !== 1, other: true })),
  phrase(g`one or two target`, { count: range(1, 2), many: true, other: false }),
  phrase(g`one, two, or three target`, { count: range(1, 3), many: true, other: false }),
  phrase(g`one or more target`, { count: range(1, "any"), many: true, other: false }),
  phrase(g`any number of target`, { count: range(0, "any"), many: true, other: false }),
  phrase(g`any number of other target`, { count: range(0, "any"), many: true, other: true }),
  phrase(g`up to that many target`, {
    count: (c: Scope) => ({ min: 0, max: c.thatMuch() }),
    many: true,
    other: false,
  }),
  map(g`${letterX} target`, () => ({ count: (c: Scope) => sameX(c), many: true, other: false })),
  map(g`up to ${letterX} target`, () => ({
    count: (c: Scope) => ({ min: 0, max: amountX(c) }),
    many: true,
    other: false,
  })),
);

function sameX(c: Scope): Count {
  const amount = amountX(c);
  return { min: amount, max: amount };
}

function clauseOf(what: TargetKind, from: Lead, c: Scope): Omit<TargetClause, "id"> {
  const count = from.count?.(c);
  return count === undefined ? { what } : { what, count };
}

/** Adds "another" to the description, or, where an earlier target is meant, to the clause. */
function another(
  what: TargetKind,
  c: Scope,
  third?: true,
): { readonly what: TargetKind; readonly otherThan?: readonly string[] } {
  const earlier = c.targets.filter((one) => one.what.kind === what.kind);
  const last = earlier.at(-1);
  if (third === true) {
    if (earlier.length !== 2) throw new Unresolved("third target", "not after two");
    return { what, otherThan: earlier.map(({ id }) => id) };
  }
  if (last !== undefined) return { what, otherThan: [last.id] };
  if (what.kind === "any" && c.hasSubject() && c.itself().kind === "this")
    return { what: { kind: "any", other: true } };
  if (what.kind !== "object") throw new Unresolved("another target", "other than what");
  if (c.self.spell) throw new Unresolved("another target", "other than a spell that is no permanent");
  return { what: { kind: "object", filter: withOther(what.filter, c) } };
}

function withOther(filter: Described["filter"], c: Scope): Described["filter"] {
  const result: Described["filter"] = { ...filter, of: [otherPredicate(filter, c), ...filter.of] };
  const said = c.wording.get(filter);
  return said === undefined ? result : c.say(result, said);
}

function declare(what: TargetKind, from: Lead, c: Scope, all?: Together): string {
  const said = from.other ? another(what, c, from.third) : { what };
  const { otherThan } = "otherThan" in said ? said : { otherThan: undefined };
  return c.addTarget({
    ...clauseOf(said.what, from, c),
    ...(otherThan === undefined ? {} : { otherThan }),
    ...(all === undefined ? {} : { together: all }),
  });
}

type Together = NonNullable<TargetClause["together"]>;

/** "controlled by the same player", "from a single graveyard", "with total mana value 6 or less": of all targets of a phrase. */
const together: Parser<Sem<Together>> = either<Sem<Together>>(
  phrase(g`controlled by the same player`, () => "sameController" as const),
  phrase(g`controlled by different players`, () => "differentControllers" as const),
  phrase(g`from a single graveyard`, () => "sameOwner" as const),
  phrase(g`with different names`, () => "differentNames" as const),
  rule(g`with total ${statWord} ${digits} or less`, (stat, value) => () => ({
    totalAtMost: { stat, value },
  })),
  map(g`with total ${statWord} ${letterX} or less`, ([stat]) => (c: Scope) => ({
    totalAtMost: { stat, value: amountX(c) },
  })),
);

/** Where all the cards are, said after what they are. */
function inOneGraveyard(np: Described, c: Scope): Described {
  if (np.filter.zones?.length !== 0) throw new Unresolved("a single graveyard", "not of cards");
  const filter = { ...np.filter, zones: ["graveyard" as const] };
  return { ...np, filter: keepWording(np.filter, filter, c) };
}

function objects(from: Lead, found: Sem<Described>, how?: Sem<Together>): Sem<ObjectRef> {
  return (c) => {
    const all = how?.(c);
    const before = c.choices.length;
    const np = all === "sameOwner" ? inOneGraveyard(found(c), c) : found(c);
    if (c.choices.length > before) throw new Unresolved("of your choice", "of what is a target already");
    if (all !== undefined && !from.many) throw new Unresolved("together", "of one target");
    if (np.many !== from.many) throw new Unresolved("target", "number does not agree");
    const filter = spellsOnly(np.filter, c);
    if (filter.zones?.length === 0) throw new Unresolved("target card", "in no zone");
    if (from.many && all !== "sameOwner" && isOfAnOpponent(filter, c))
      throw new Unresolved("an opponent's graveyard", "of several opponents");
    const id = declare({ kind: "object", filter }, from, c, all);
    const make = (): ObjectRef => ({ kind: "target", target: id });
    c.mentionObject(make, np.nouns, { plural: from.many });
    return c.say(make(), { as: "full" });
  };
}

/** "target spell or permanent": on the stack or on the battlefield. */
function spellOr(from: Lead, np: Sem<Described>): Sem<ObjectRef> {
  return (c) => {
    const described = np(c);
    if (from.many || described.many) throw new Unresolved("target", "number does not agree");
    if (described.filter.zones !== undefined) throw new Unresolved("spell or", "something not in play");
    const spell: Described["filter"] = { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] };
    const of: readonly TargetKind[] = [
      { kind: "object", filter: spell },
      { kind: "object", filter: described.filter },
    ];
    const id = declare({ kind: "either", of }, from, c);
    const make = (): ObjectRef => ({ kind: "target", target: id });
    c.mentionObject(make, ["permanent"]);
    return c.say(make(), { as: "full" });
  };
}

/** "target instant card from your graveyard or exiled card with flashback you own": cards of two places. */
function cardsOf(from: Lead, a: Sem<Described>, b: Sem<Described>): Sem<ObjectRef> {
  return (c) => {
    const both = [a(c), b(c)];
    const places = both.map(({ filter }) => filter.zones?.join(" "));
    const [first, other] = both;
    const inPlay = first?.filter.zones === undefined && other !== undefined && isSuspended(other.filter);
    const inOne = ({ zones }: Filter): boolean => zones?.length === 1 || (inPlay && zones === undefined);
    if (from.many || both.some(({ many, filter }) => many || !inOne(filter)))
      throw new Unresolved("target card", "in no zone, or several");
    if (places[0] === places[1] || places.includes("stack"))
      throw new Unresolved("target card", "or another of the same place");
    const of = both.map(({ filter }): TargetKind => ({ kind: "object", filter }));
    const id = declare({ kind: "either", of }, from, c);
    const make = (): ObjectRef => ({ kind: "target", target: id });
    c.mentionObject(make, inPlay ? ["permanent", "card"] : ["card"]);
    return c.say(make(), { as: "full" });
  };
}

/** "suspended card" names a place in which it is (CR 702.62b). */
function isSuspended({ of }: Filter): boolean {
  return of.some((one) => one.kind === "status" && one.status === "suspended");
}

/** "target creature from the battlefield or creature card from a graveyard": there or among the cards of another place. */
function inPlayOr(from: Lead, a: Sem<Described>, b: Sem<Described>): Sem<ObjectRef> {
  return (c) => {
    const [there, elsewhere] = [a(c), b(c)];
    if (there.many !== from.many || elsewhere.many !== from.many)
      throw new Unresolved("target", "number does not agree");
    if (there.filter.zones !== undefined || (elsewhere.filter.zones ?? []).length !== 1)
      throw new Unresolved("target", "not on the battlefield, or a card in no zone");
    if (from.other && (c.self.spell || c.targets.length > 0))
      throw new Unresolved("another target", "other than what");
    const filter = from.other ? withOther(there.filter, c) : there.filter;
    const of: readonly TargetKind[] = [
      { kind: "object", filter },
      { kind: "object", filter: elsewhere.filter },
    ];
    const what = c.say({ kind: "either" as const, of }, { place: "battlefield" });
    const id = declare(what, { ...from, other: false }, c);
    const make = (): ObjectRef => ({ kind: "target", target: id });
    c.mentionObject(make, ["card"], { plural: from.many });
    return c.say(make(), { as: "full" });
  };
}

/** "creature cards with total mana value 8 or less from your graveyard": where they are is said last (3). */
function togetherThere(from: Lead, found: Sem<Described>, how: Sem<Together>): Sem<ObjectRef> {
  const there = inYourGraveyard(found);
  return (c) => {
    const ref = objects(from, there, how)(c);
    const clause = c.targets.at(-1);
    if (clause !== undefined) c.say(clause, { variant: 3 });
    return ref;
  };
}

/**
 * "up to one target instant card and up to one target sorcery card from your graveyard": where they all are is said once, at the
 * end; of the others (4) it goes without saying.
 */
export const targetCards: Parser<Sem<readonly ObjectRef[]>> = mapSome(
  g`${listed(seq(lead, nounPhrase), "and")} from your graveyard`,
  ([list]) =>
    list.length < 2
      ? undefined
      : (c: Scope) =>
          list.map(([from, np], index) => {
            const ref = objects(from, inYourGraveyard(np))(c);
            const clause = c.targets.at(-1);
            if (clause !== undefined && index < list.length - 1) c.say(clause, { variant: 4 });
            return ref;
          }),
);

function inYourGraveyard(found: Sem<Described>): Sem<Described> {
  return (c) => {
    const np = found(c);
    if (np.filter.zones?.length !== 0) throw new Unresolved("from your graveyard", "not of cards");
    const owner: Predicate = { kind: "owner", player: { kind: "you" } };
    const filter = { zones: ["graveyard" as const], of: [...np.filter.of, owner] };
    return { ...np, filter: keepWording(np.filter, filter, c) };
  };
}

/** "target creature of their choice": that player chooses it instead of the player who puts the ability on the stack. */
function chosenBy(who: Sem<PlayerRef>, c: Scope): void {
  const chooser = who(c);
  const clause = c.targets.at(-1);
  const settled = ["event", "active", "defending", "controller"];
  const of = "of" in chooser ? chooser.of.kind : undefined;
  const known = settled.includes(chooser.kind) && of !== "bound" && of !== "target";
  if (clause === undefined || !known) throw new Unresolved("of their choice", "of somebody not known yet");
  c.targets = [...c.targets.slice(0, -1), { ...clause, chooser }];
}

/** "two target cards from an opponent's graveyard": all of them from that of one opponent. */
function ofOneOpponent(from: Lead, found: Sem<Described>): Sem<ObjectRef> {
  const there: Sem<Described> = (c) => {
    const np = found(c);
    if (np.filter.zones?.length !== 0) throw new Unresolved("an opponent's graveyard", "not of cards");
    const owner: Predicate = { kind: "owner", player: { kind: "opponents" } };
    const filter = { ...np.filter, of: [...np.filter.of, owner] };
    return { ...np, filter: keepWording(np.filter, filter, c) };
  };
  const chosen = objects(from, there, () => "sameOwner");
  return (c) => {
    const ref = chosen(c);
    c.mentionOwner(() => ({ kind: "owner", of: { ...ref } }));
    return ref;
  };
}

/** Said of one opponent, whose graveyard all of several cards would have to be in. */
function isOfAnOpponent({ zones, of }: Filter, c: Scope): boolean {
  const owner = of.find((one) => one.kind === "owner");
  if (zones?.includes("graveyard") !== true || owner?.kind !== "owner") return false;
  return owner.player.kind === "opponents" && c.wording.get(owner.player)?.variant === undefined;
}

/** "target creature", "up to two target lands", "another target Elf". */
export const targetObjects: Parser<Sem<ObjectRef>> = either<Sem<ObjectRef>>(
  rule(g`${lead} ${nounPhrase}`, (from, np) => objects(from, np)),
  rule(g`${lead} ${nounPhrase} of ${playerPossessive} choice`, (from, np, who) => (c) => {
    const ref = objects(from, np)(c);
    chosenBy(who, c);
    return ref;
  }),
  rule(g`${lead} ${nounPhrase} ${together}`, objects),
  rule(g`${lead} ${nounPhrase} ${together} from your graveyard`, togetherThere),
  mapSome(g`${lead} ${nounPhrase} from an opponent's graveyard`, ([from, np]) =>
    from.many ? ofOneOpponent(from, np) : undefined,
  ),
  rule(g`${lead} ${nounPhrase} or ${nounPhrase}`, (from, a, b) => cardsOf(from, a, b)),
  rule(g`${lead} spell or ${nounPhrase}`, (from, np) => spellOr(from, np)),
  rule(g`${lead} ${nounPhrase} from the battlefield or ${nounPhrase}`, (from, a, b) => inPlayOr(from, a, b)),
  rule(g`${lead} ${nounPhrase} from the battlefield and/or ${nounPhrase}`, (from, a, b) =>
    inPlayOr(from, a, b),
  ),
);

type PlayerKind = Extract<TargetKind, { kind: "player" }>["player"];

const playerWord: Parser<{
  readonly kind: PlayerKind;
  readonly many: boolean;
  readonly noun: "player" | "opponent";
}> = either<{ readonly kind: PlayerKind; readonly many: boolean; readonly noun: "player" | "opponent" }>(
  phrase(g`player`, { kind: "any", many: false, noun: "player" }),
  phrase(g`players`, { kind: "any", many: true, noun: "player" }),
  phrase(g`opponent`, { kind: "opponent", many: false, noun: "opponent" }),
  phrase(g`opponents`, { kind: "opponent", many: true, noun: "opponent" }),
);

/** "target player", "another target player", "up to two target players". */
export const targetPlayer: Parser<Sem<PlayerRef>> = rule(g`${lead} ${playerWord}`, (from, who) => (c) => {
  if (who.many !== from.many) throw new Unresolved("target", "number does not agree");
  const id = declare({ kind: "player", player: who.kind }, from, c);
  const make = (): PlayerRef => ({ kind: "target", target: id });
  c.mentionPlayer(make, { plural: who.many, noun: who.noun });
  return c.say(make(), { as: "full" });
});

/** What a player has more of than another, with both of them. */
type Holding = (who: PlayerRef) => Amount;

const moreOf: Parser<{ readonly by: number; readonly of: Holding }> = either(
  rule(g`had at least ${numberWord} more cards in hand`, (by) => ({ by, of: cardsInHand })),
  phrase(g`had more cards in hand`, { by: 1, of: cardsInHand as Holding }),
  phrase(g`had more life`, { by: 1, of: ((of) => ({ kind: "life", of })) as Holding }),
  phrase(g`controlled more creatures`, { by: 1, of: creaturesOf as Holding }),
);

function cardsInHand(of: PlayerRef): Amount {
  return { kind: "cardsIn", zone: "hand", of };
}

function creaturesOf(player: PlayerRef): Amount {
  const creature = { kind: "type" as const, type: "creature" as const };
  return { kind: "count", filter: { of: [creature, { kind: "controller", player }] } };
}

/** "target opponent who had more life than you did as you activated this ability" */
export const targetWithMore: Parser<Sem<PlayerRef>> = rule(
  g`target opponent who ${moreOf} than you did as you activated this ability`,
  ({ by, of }) =>
    (c) => {
      const right: Amount = { kind: "sum", of: [of({ kind: "you" }), by] };
      const asAnnounced: Condition = { kind: "compare", left: of({ kind: "each" }), compare: ">=", right };
      const id = declare(
        { kind: "player", player: "opponent", asAnnounced },
        { many: false, other: false },
        c,
      );
      const make = (): PlayerRef => ({ kind: "target", target: id });
      c.mentionPlayer(make, { noun: "opponent" });
      return c.say(make(), { as: "full" });
    },
);

/** What damage may be aimed at: a clause whose targets may be objects, players or both. */
export interface MixedTarget {
  readonly id: string;
}

const mixedPlayer: Parser<{ readonly what: TargetKind; readonly many: boolean }> = map(
  playerWord,
  ({ kind, many }) => ({
    what: { kind: "player", player: kind },
    many,
  }),
);

function mixed(from: Lead, kinds: readonly TargetKind[], nouns: Nouns, c: Scope): MixedTarget {
  const [only] = kinds;
  const what: TargetKind = kinds.length === 1 && only !== undefined ? only : { kind: "either", of: kinds };
  const id = declare(what, from, c);
  const make = (): ObjectRef => ({ kind: "target", target: id });
  c.mentionObject(make, nouns, { plural: from.many });
  c.mentionPlayer(() => ({ kind: "target", target: id }), { plural: from.many });
  return { id };
}

/** "any target", "target player or planeswalker", "target creature or player", "two targets". */
export const mixedTarget: Parser<Sem<MixedTarget>> = either<Sem<MixedTarget>>(
  phrase(g`any target`, (c: Scope) =>
    mixed(
      { many: false, other: false },
      [{ kind: "any" }],
      ["permanent or player", "creature", "permanent"],
      c,
    ),
  ),
  phrase(g`any other target`, (c: Scope) =>
    mixed(
      { many: false, other: true },
      [{ kind: "any" }],
      ["permanent or player", "creature", "permanent"],
      c,
    ),
  ),
  phrase(g`a third any target`, (c: Scope) =>
    mixed(
      { many: false, other: true, third: true },
      [{ kind: "any" }],
      ["permanent or player", "creature", "permanent"],
      c,
    ),
  ),
  rule(g`any target of ${playerPossessive} choice`, (who) => (c) => {
    const aimed = mixed(
      { many: false, other: false },
      [{ kind: "any" }],
      ["permanent or player", "creature", "permanent"],
      c,
    );
    chosenBy(who, c);
    return aimed;
  }),
  mapSome(
    g`${manyLead()} targets`,
    ([from]) =>
      (c: Scope) =>
        mixed(from, [{ kind: "any" }], ["permanent or player", "permanent"], c),
  ),
  rule(g`${lead} ${mixedPlayer} or ${nounPhrase}`, (from, player, np) => (c) => {
    const described = np(c);
    return mixed(
      from,
      [player.what, { kind: "object", filter: described.filter }],
      [...described.nouns, "permanent"],
      c,
    );
  }),
  rule(g`${lead} ${nounPhrase} or ${mixedPlayer}`, (from, np, player) => (c) => {
    const described = np(c);
    return mixed(
      from,
      [{ kind: "object", filter: described.filter }, player.what],
      [...described.nouns, "permanent"],
      c,
    );
  }),
);

function manyLead(): Parser<Lead> {
  return either<Lead>(
    mapSome(numberWord, (n) => (n > 1 ? { count: exactly(n), many: true, other: false } : undefined)),
    rule(g`up to ${numberWord}`, (n) => ({ count: range(0, n), many: n !== 1, other: false })),
    rule(g`up to ${numberWord} other`, (n) => ({ count: range(0, n), many: n !== 1, other: true })),
    phrase(g`any number of`, { count: range(0, "any"), many: true, other: false }),
    phrase(g`one or two`, { count: range(1, 2), many: true, other: false }),
    phrase(g`one, two, or three`, { count: range(1, 3), many: true, other: false }),
    map(letterX, () => ({ count: (c: Scope) => sameX(c), many: true, other: false })),
  );
}
