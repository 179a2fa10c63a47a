import type { Filter, Predicate, Zone } from "@spellroom/card-language";
import { either, many, map, mapSome, maybe, memo, type Parser, seq } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { otherPredicate } from "../reference/other.ts";
import { type Head, head } from "./head.ts";
import type { Post } from "./place.ts";
import { post } from "./post.ts";

const CREATURE_ONLY = ["keyword", "stat"];

/** Whether a predicate can only be meant of creatures, so that in "artifact or creature with flying" it belongs to the last. */
function creatureOnly(one: Predicate): boolean {
  if (one.kind === "not") return creatureOnly(one.of);
  if (one.kind === "any") return one.of.every(creatureOnly);
  if (one.kind === "keyword") return true;
  return (
    CREATURE_ONLY.includes(one.kind) &&
    one.kind === "stat" &&
    one.stat !== "manaValue" &&
    one.stat !== "loyalty"
  );
}

function isCreature(of: readonly Predicate[]): boolean {
  return of.some((one) => (one.kind === "type" && one.type === "creature") || one.kind === "subtype");
}

/** The description that a noun and what follows it give. */
function describe(noun: Head, isOther: boolean, posts: readonly Sem<Post>[], c: Scope): Described {
  const said = posts.map((one) => castFrom(one(c), noun, c));
  const embedding = said.findIndex((one) => one.embeds === true);
  if (embedding >= 0 && said.slice(embedding + 1).some((one) => one.zones === undefined)) {
    throw new Unresolved("description", "what follows belongs to the inner one");
  }
  const after = said.flatMap((one) => one.of);
  if (noun.many) for (const one of after) noteOneOpponent(one, c);
  if (after.filter((one) => one.kind === "controller").length > 1)
    throw new Unresolved("controls", "said twice");
  const zones = zonesOf(noun, said);
  const ownLast =
    noun.alternatives !== undefined && !noun.alternatives.every(isCreature) && after.some(creatureOnly);
  const of = ownLast ? lastOnly(noun, after) : [...noun.of, ...after];
  const bare: Filter = zones === undefined ? { of } : { zones, of };
  const filter: Filter = isOther ? { ...bare, of: [otherPredicate(bare, c), ...of] } : bare;
  note(filter, noun, said, c);
  return { filter, nouns: noun.nouns, many: noun.many };
}

/** "creatures an opponent controls": each of an opponent, said of several (5). */
function noteOneOpponent(one: Predicate, c: Scope): void {
  if (one.kind === "controller" && one.player.kind === "opponents" && c.wording.get(one) === undefined)
    c.say(one, { variant: 5 });
}

/** "spells from exile", "a spell from a graveyard": where they were cast from (CR 601.2a). */
function castFrom(post: Post, noun: Head, c: Scope): Post {
  const [zone, ...others] = post.zones ?? [];
  if (noun.kind !== "spell" || zone === undefined || post.preposition !== "from") return post;
  if (others.length > 0 || post.of.length > 0 || post.everybody === true)
    throw new Unresolved("spell", "cast from several zones, or somebody's");
  return { of: [c.say({ kind: "castFrom" as const, zone }, { variant: 1 })] };
}

function zonesOf(noun: Head, said: readonly Post[]): readonly Zone[] | undefined {
  const stated = said.find((one) => one.zones !== undefined)?.zones;
  if (noun.kind === "spell" || noun.kind === "ability" || noun.kind === "spellOrAbility") {
    if (stated !== undefined) throw new Unresolved("spell", "in a zone");
    return ["stack"];
  }
  if (noun.kind === "card") return stated ?? [];
  if (noun.kind === "source" && stated !== undefined) throw new Unresolved("source", "in a zone");
  if (stated !== undefined) throw new Unresolved("permanent", "in another zone");
  return undefined;
}

/** "artifact or creature with flying": only the last alternative is described further. */
function lastOnly(noun: Head, after: readonly Predicate[]): readonly Predicate[] {
  const alternatives = noun.alternatives ?? [];
  const last = alternatives.at(-1) ?? [];
  if (!isCreature(last))
    throw new Unresolved("with", "it is not clear which of the alternatives it describes");
  const own = after.filter(creatureOnly);
  const whole = after.filter((one) => !creatureOnly(one));
  const lists = [...alternatives.slice(0, -1), [...last, ...own]];
  const any: Predicate = {
    kind: "any",
    of: lists.map((of): Predicate => (of.length === 1 && of[0] !== undefined ? of[0] : { kind: "all", of })),
  };
  return [...noun.of.filter((one) => one.kind !== "any"), any, ...whole];
}

/** The kinds of what follows in the order of the text, zone and place among them. */
function orderOf(said: readonly Post[]): readonly string[] {
  return said.flatMap((one) => {
    if (one.onBattlefield === true) return ["place"];
    const kinds = one.of.map((each) => (each.kind === "not" ? each.of.kind : each.kind));
    return one.zones === undefined ? kinds : ["zone"];
  });
}

function note(filter: Filter, noun: Head, said: readonly Post[], c: Scope): void {
  const order = orderOf(said);
  const zoneLast = order.at(-1) === "zone";
  const plain = zoneLast ? order.slice(0, -1) : order;
  if (order.length > 1) c.say(filter, { order: plain });
  if (noun.adjectives > 1) c.say(filter, { treeOrder: true });
  if (noun.joined !== undefined) c.say(filter, { conjunction: noun.joined });
  const where = said.find((one) => one.preposition !== undefined);
  if (where?.preposition !== undefined) c.say(filter, { preposition: where.preposition });
  if (where?.everybody === true) c.say(filter, { each: "all" });
  if (where?.joined !== undefined) c.say(filter, { variant: where.joined });
  if (!said.some((one) => one.onBattlefield === true)) return;
  if (filter.zones !== undefined) throw new Unresolved("on the battlefield", "of cards or spells");
  c.say(filter, { place: "battlefield" });
}

function withPosts(heads: Parser<Head>): Parser<Sem<Described>> {
  return map(
    seq(seq(other, heads), many(post)),
    ([[isOther, noun], posts]) =>
      (c: Scope) =>
        describe(noun, isOther, posts, c),
  );
}

const other: Parser<boolean> = map(maybe(g`other`), (found) => found !== undefined);

/** "source you control", "red sources": whatever deals damage, wherever it is (CR 609.7). */
export const sourcePhrase: Parser<Sem<Described>> = memo(
  withPosts(mapSome(head, (noun) => (noun.kind === "source" ? noun : undefined))),
);

const CAST_BY_YOU: Predicate = { kind: "controller", player: { kind: "you" } };

/** "spells from your hand": of spells that nobody else could cast from there. */
function fromOwnHand(post: Post): Post {
  const [owner, ...more] = post.of;
  const own = owner?.kind === "owner" && owner.player.kind === "you" && more.length === 0;
  const hand = post.zones?.length === 1 && post.zones[0] === "hand" && post.preposition === "from";
  return own && hand ? { of: [castFromHand()] } : post;
}

export function castFromHand(): Predicate {
  return { kind: "castFrom", zone: "hand", whose: { kind: "you" } };
}

/** "creature spells you cast with mana value 6 or greater": what follows the verb describes the spells as well. */
function spellsCast(by: Parser<[]>, caster: Predicate): Parser<Sem<Described>> {
  const own = caster.kind === "controller" && caster.player.kind === "you";
  return map(
    g`${maybe(g`other`)} ${mapSome(head, (noun) => (noun.kind === "spell" ? noun : undefined))} ${by} ${post} ${many(post)}`,
    ([isOther, noun, _, first, posts]) =>
      (c: Scope) =>
        describe(
          noun,
          isOther !== undefined,
          [
            (inner) => ({ of: [inner.say({ ...caster }, { variant: 4 })] }),
            ...[first, ...posts].map((one) => (inner: Scope) => (own ? fromOwnHand(one(inner)) : one(inner))),
          ],
          c,
        ),
  );
}

export const spellsYouCast: Parser<Sem<Described>> = spellsCast(g`you cast`, CAST_BY_YOU);

/** The same of other players' spells. */
export const spellsOpponentsCast: Parser<Sem<Described>> = spellsCast(g`your opponents cast`, {
  kind: "controller",
  player: { kind: "opponents" },
});

const cards: Parser<Sem<Described>> = withPosts(
  mapSome(head, (noun) => (noun.kind === "card" ? noun : undefined)),
);

/** "exiled card with flashback you own": wherever it was exiled by. */
const exiledCard: Parser<Sem<Described>> = rule(g`exiled ${cards}`, (np) => (c) => {
  const found = np(c);
  if (found.filter.zones?.length !== 0) throw new Unresolved("exiled card", "in another zone");
  const filter: Filter = { ...found.filter, zones: ["exile"] };
  const said = c.wording.get(found.filter);
  return { ...found, filter: c.say(filter, { ...said, place: "exiled" }) };
});

/** "suspended card" (CR 702.62b): in exile, with suspend and a time counter on it. */
const suspendedCard: Parser<Sem<Described>> = rule(g`suspended ${cards}`, (np) => (c) => {
  const found = np(c);
  if (found.filter.zones?.length !== 0) throw new Unresolved("suspended card", "in another zone");
  const of: readonly Predicate[] = [{ kind: "status", status: "suspended" }, ...found.filter.of];
  const said = c.wording.get(found.filter);
  const filter: Filter = { zones: ["exile"], of };
  return { ...found, filter: said === undefined ? filter : c.say(filter, said) };
});

nounPhrase.define(
  either(
    withPosts(mapSome(head, (noun) => (noun.kind === "source" ? undefined : noun))),
    exiledCard,
    suspendedCard,
  ),
);
