import type { Effect, Filter, ObjectRef, Predicate, Selection } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef } from "../forward.ts";
import { comparison, stat as statIs } from "../noun/post.ts";
import { letterX } from "../numbers.ts";
import { fromAmong } from "../reference/from-among.ts";
import { fromRevealedHand } from "../reference/from-it.ts";
import { chosen } from "../reference/selection.ts";
import { saysWhetherSpell } from "../reference/spells-only.ts";
import { eachThing } from "../value.ts";
import { colorWord, statWord } from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";

/** "a nonland card from your hand", "an instant spell from your hand", "a creature card from among them". */
const castable: Parser<Sem<Selection>> = either<Sem<Selection>>(
  fromAmong,
  map(chosen, (what) => (c: Scope) => {
    const selected = what(c);
    if (selected.kind !== "choose" || selected.filter.zones?.length !== 1)
      throw new Unresolved("cast", "from where");
    return selected;
  }),
  rule(g`(a|an) ${nounPhrase} from it`, (np) => (c) => fromRevealedHand(np(c), { min: 1, max: 1 }, false, c)),
);

/** "a spell from your hand with mana value 3 or less" */
const castableSpell: Parser<Sem<SpellFromHand>> = either<Sem<SpellFromHand>>(
  rule(g`(a|an) ${nounPhrase} from your hand`, (np) => (c) => spellFromHand(np(c), [], c)),
  rule(
    g`(a|an) ${nounPhrase} from your hand with ${statWord} ${comparison}`,
    (np, stat, than) => (c) => spellFromHand(np(c), [statIs(stat, than)(c)], c),
  ),
);

interface SpellFromHand {
  readonly what: Selection;
  readonly spell: Filter;
}

/** "An instant spell from your hand": asked of the spell that the card will be, not of the card (CR 601.3, 709.3a, 715.3a). */
function spellFromHand(np: Described, more: readonly Predicate[], c: Scope): SpellFromHand {
  if (np.many || np.filter.zones?.[0] !== "stack" || saysWhetherSpell(np.filter))
    throw new Unresolved("cast", "something else than a spell");
  const filter: Filter = { zones: ["hand"], of: [{ kind: "owner", player: { kind: "you" } }] };
  const what = c.say(
    { kind: "choose" as const, by: { kind: "you" as const }, filter, count: { min: 1, max: 1 } },
    { variant: 12 },
  );
  return { what, spell: { zones: ["stack"], of: [...np.filter.of, ...more] } };
}

type CopySpell = Extract<Effect, { kind: "copySpell" }>;

function isSingle(what: Selection): boolean {
  return what.kind === "choose" && what.count.max === 1;
}

function copy(what: ObjectRef, who: Who, times: { readonly amount?: number }): CopySpell {
  const player = who();
  return { kind: "copySpell", what, ...(player.kind === "you" ? {} : { who: player }), ...times };
}

/** "those cards", "them": cards that have been dealt with. */
const cards: Parser<Sem<ObjectRef>> = map(objectRef, (ref) => (c: Scope) => {
  const of = ref(c);
  const known = of.kind === "bound" && c.nounsOf(of).includes("card");
  if (!c.isPlural(of) || !(known || of.kind === "linked")) throw new Unresolved("cast", "not several cards");
  return of;
});

/** "you may cast those cards without paying their mana costs": which of them is asked one by one (CR 608.2g). */
export const mayCastSeveral: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`you may cast any number of spells from among ${cards} without paying their mana costs`,
    (ref) => (c) => [c.say(castSeveral(c, ref(c)), { variant: 3, you: true })],
  ),
  phrase(
    g`for each card exiled this way, copy it, and you may cast the copy without paying its mana cost`,
    (c: Scope) => [c.say({ ...castSeveral(c, c.thisWay("card", "exiled")), copies: 1 }, { variant: 4 })],
  ),
  rule(g`you may cast ${cards} without paying their mana costs`, (ref) => (c) => [
    c.say(castSeveral(c, ref(c)), { you: true }),
  ]),
);

function castSeveral(c: Scope, ref: ObjectRef): Extract<Effect, { kind: "castNow" }> {
  const name = c.name("cast");
  return {
    kind: "castNow",
    who: { kind: "you" },
    what: { kind: "ref", ref },
    cost: "withoutPaying",
    optional: true,
    ...c.bind(name),
  };
}

/** Copying spells, changing their targets, casting cards on resolution, permission to play cards. */
export const spellDeeds: readonly DeedRule[] = [
  deed("copy", g`${objectRef}`, (c, who, ref) => copy(ref(c), who, {})),
  deed("copy", g`${objectRef} and you may choose new targets for the copy`, (c, who, ref) =>
    c.say({ ...copy(ref(c), who, {}), newTargets: "may" as const }, { variant: 1 }),
  ),
  deed("copy", g`${objectRef} and may choose new targets for the copy they control`, (c, who, ref) =>
    c.say({ ...copy(ref(c), who, {}), newTargets: "may" as const }, { variant: 21 }),
  ),
  deed("copy", g`${objectRef}, except the copy isn't legendary`, (c, who, ref) => ({
    ...copy(ref(c), who, {}),
    except: [{ kind: "types", mode: "remove", supertypes: ["legendary"] }],
  })),
  deed("copy", g`${objectRef}, except that the copy is ${colorWord}`, (c, who, ref, color) => ({
    ...copy(ref(c), who, {}),
    except: [{ kind: "colors", mode: "set", colors: [color] }],
  })),
  deed("copy", g`${objectRef} ${letterX} times`, (c, who, ref, _x) => ({
    ...copy(ref(c), who, {}),
    amount: amountX(c),
  })),
  deed("copy", g`${objectRef} for each ${eachThing}`, (c, who, ref, of) => {
    const what = ref(c);
    return { ...copy(what, who, {}), amount: of(c) };
  }),
  deed("copy", g`~ and may choose a new target for that copy`, (c, who) => {
    if (!c.self.spell) throw new Unresolved("copy", "a permanent");
    c.mentionSelf();
    const what = c.say({ kind: "this" as const }, { as: "name" });
    return c.say({ ...copy(what, who, {}), newTargets: "may" as const }, { variant: 20 });
  }),
  deed("copy", g`${objectRef} twice`, (c, who, ref) => copy(ref(c), who, { amount: 2 })),
  deed("copy", g`${objectRef} three times`, (c, who, ref) => copy(ref(c), who, { amount: 3 })),
  deed(
    "copy",
    g`${objectRef} for each other ${nounPhrase} that the spell could target`,
    (c, who, ref, np) => {
      const each = np(c);
      if (each.many || each.filter.zones !== undefined || who().kind !== "you")
        throw new Unresolved("could target", "not one permanent, or copied by others");
      return { kind: "copySpell", what: ref(c), each: each.filter };
    },
  ),
  deed("change", g`the target of ${objectRef}`, (c, who, ref) => ({
    kind: "changeTargets",
    who: who(),
    what: ref(c),
  })),
  deed("change", g`a target of ${objectRef} to ${objectRef}`, (c, who, what, to) => {
    const [of, new_] = [what(c), to(c)];
    if (who().kind !== "you" || new_.kind !== "this")
      throw new Unresolved("change a target", "to something else than the card itself");
    return { kind: "changeTargets", who: { kind: "you" }, what: of, to: new_, single: true };
  }),
  deed("cast", g`${objectRef} without paying its mana cost`, (c, who, ref) => {
    const object = ref(c);
    const name = c.name("cast");
    c.mentionObject(() => c.bound(name), ["cast card"], { it: false });
    return {
      kind: "castNow",
      who: who(),
      what: { kind: "ref", ref: object },
      cost: "withoutPaying",
      ...c.bind(name),
    };
  }),
  deed("cast", g`${castable} without paying (its mana cost|their mana costs)`, (c, who, what) => {
    const selected = what(c);
    if (!isSingle(selected)) throw new Unresolved("cast", "several cards");
    return { kind: "castNow", who: who(), what: selected, cost: "withoutPaying" };
  }),
  deed("cast", g`${castableSpell} without paying its mana cost`, (c, who, of) => ({
    kind: "castNow",
    who: who(),
    ...of(c),
    cost: "withoutPaying",
  })),
  deed("play", g`${objectRef} without paying its mana cost`, (c, who, ref) => ({
    kind: "castNow",
    who: who(),
    what: { kind: "ref", ref: ref(c) },
    cost: "withoutPaying",
    landsToo: true,
  })),
];
