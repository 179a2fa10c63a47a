import {
  type Comparison,
  type Condition,
  hasNode,
  type ObjectRef,
  type Predicate,
  schemas,
} from "@spellroom/card-language";
import { either, map, mapSome, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectPossessive, objectRef } from "../forward.ts";
import { adjective } from "../noun/adjective.ts";
import { comparison, shared, stat as statIs } from "../noun/post.ts";
import { digits, numberWord } from "../numbers.ts";
import { excess } from "../value.ts";
import { counterKind, keywordName, statWord } from "../vocabulary.ts";

type ConditionRule = Parser<Sem<Condition>>;

function is(object: ObjectRef, of: readonly Predicate[]): Condition {
  return { kind: "is", object, of };
}

function isnt(object: ObjectRef, of: readonly Predicate[], c: Scope, variant?: number): Condition {
  const inner = is(object, of);
  return { kind: "not", of: variant === undefined ? inner : c.say(inner, { variant }) };
}

/** The ability functions in the command zone, or there and on the battlefield (CR 113.6b, 207.2c: eminence). */
function inCommandZone(c: Scope, orBattlefield: boolean): Condition {
  if (c.inQuotes) throw new Unresolved("in the command zone", "of what has the quoted ability");
  c.mentionSelf();
  c.ownZone = "command";
  c.andBattlefield = orBattlefield;
  const object = c.say({ kind: "this" as const }, { as: "name" });
  return { kind: "is", object, of: [], zones: orBattlefield ? ["command", "battlefield"] : ["command"] };
}

/** "it's", "that card is", "~ is". */
const subjectIs: Parser<Sem<ObjectRef>> = either<Sem<ObjectRef>>(
  phrase(g`it's`, (c: Scope) => c.it()),
  rule(g`${objectRef} is`, (ref) => ref),
);

const subjectIsnt: Parser<{ readonly ref: Sem<ObjectRef>; readonly variant?: number }> = either<{
  readonly ref: Sem<ObjectRef>;
  readonly variant?: number;
}>(
  phrase(g`it isn't`, { ref: (c: Scope) => c.it() }),
  phrase(g`it's not`, { ref: (c: Scope) => c.it(), variant: 1 }),
  rule(g`${objectRef} isn't`, (ref) => ({ ref })),
);

/** "black", "colorless", "legendary", "attacking or blocking". */
const quality: Parser<readonly Predicate[]> = map(adjective, (one) => [one]);

/** "a creature card", "an artifact or land". */
function kindOf(np: Described, c: Scope, object: ObjectRef): Condition {
  const { filter } = np;
  if (np.many) throw new Unresolved("is", "number does not agree");
  if (filter.zones !== undefined && filter.zones.length > 0) throw new Unresolved("is", "in a zone");
  return c.say(is(object, filter.of), filter.zones === undefined ? { noun: "permanent" } : { noun: "card" });
}

function allOf(of: readonly Predicate[]): Predicate {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

const qualities: ConditionRule = either<Sem<Condition>>(
  phrase(g`~ is paired with another creature`, (c: Scope) => {
    c.mentionSelf();
    return is({ kind: "this" }, [{ kind: "paired" }]);
  }),
  rule(g`${subjectIs} ${quality}`, (ref, of) => (c) => is(ref(c), of)),
  rule(g`${subjectIsnt} ${quality}`, (who, of) => (c) => isnt(who.ref(c), of, c, who.variant)),
  rule(g`it's (a|an) ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    return kindOf(described, c, described.filter.zones === undefined ? c.it() : c.itAsCard());
  }),
  rule(g`${objectRef} is (a|an) ${nounPhrase} or (a|an) ${nounPhrase}`, (ref, a, b) => (c) => {
    const object = ref(c);
    const of = [a, b].map((np): Predicate => {
      const { filter, many } = np(c);
      if (many || filter.zones !== undefined) throw new Unresolved("is", "one of two, in a zone");
      return allOf(filter.of);
    });
    return c.say(is(object, [{ kind: "any", of }]), { variant: 11 });
  }),
  rule(g`${objectRef} is (a|an) ${nounPhrase}`, (ref, np) => (c) => {
    const object = ref(c);
    return kindOf(np(c), c, object);
  }),
  rule(g`${subjectIsnt} (a|an) ${nounPhrase}`, (who, np) => (c) => {
    const object = who.ref(c);
    const inner = kindOf(np(c), c, object);
    return { kind: "not", of: who.variant === undefined ? inner : c.say(inner, { variant: who.variant }) };
  }),
);

const having: ConditionRule = either<Sem<Condition>>(
  rule(g`${objectRef} has the chosen name`, (ref) => (c) => is(ref(c), [{ kind: "chosen", what: "name" }])),
  rule(
    g`${objectRef} has ${keywordName}`,
    (ref, keyword) => (c) => is(ref(c), [{ kind: "keyword", keyword }]),
  ),
  rule(
    g`${objectRef} doesn't have ${keywordName}`,
    (ref, keyword) => (c) => isnt(ref(c), [{ kind: "keyword", keyword }], c),
  ),
  rule(
    g`${objectRef} has (a|an) ${counterKind} counter on it`,
    (ref, kind) => (c) => is(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: 1 }]),
  ),
  rule(
    g`${objectRef} has a counter on it`,
    (ref) => (c) => is(ref(c), [{ kind: "counters", counter: "any", compare: ">=", value: 1 }]),
  ),
  rule(
    g`${objectRef} has one or more ${counterKind} counters on it`,
    (ref, kind) => (c) =>
      c.say(is(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: 1 }]), { each: "all" }),
  ),
  rule(
    g`${objectRef} doesn't have (a|an) ${counterKind} counter on it`,
    (ref, kind) => (c) => isnt(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: 1 }], c),
  ),
  rule(
    g`${objectRef} has no ${counterKind} counters on it`,
    (ref, kind) => (c) => is(ref(c), [{ kind: "counters", counter: kind, compare: "=", value: 0 }]),
  ),
  rule(
    g`there are ${either(numberWord, digits)} or more ${counterKind} counters on ${objectRef}`,
    (n, kind, ref) => (c) => {
      const left = { kind: "counters" as const, counter: kind, on: ref(c) };
      return c.say({ kind: "compare" as const, left, compare: ">=" as const, right: n }, { variant: 11 });
    },
  ),
  rule(g`there are no ${counterKind} counters on ${objectRef}`, (kind, ref) => (c) => {
    const left = { kind: "counters" as const, counter: kind, on: ref(c) };
    return c.say({ kind: "compare" as const, left, compare: "=" as const, right: 0 }, { variant: 11 });
  }),
  rule(
    g`${objectRef} has fewer than ${numberWord} ${counterKind} counters on it`,
    (ref, n, kind) => (c) => is(ref(c), [{ kind: "counters", counter: kind, compare: "<", value: n }]),
  ),
  rule(g`there are ${digits} or more ${counterKind} counters on ${objectRef}`, (n, kind, ref) => (c) => {
    const left = { kind: "counters" as const, counter: kind, on: ref(c) };
    return c.say({ kind: "compare" as const, left, compare: ">=" as const, right: n }, { variant: 11 });
  }),
  rule(g`${objectRef} has ${numberWord} or more ${counterKind} counters on it`, (ref, n, kind) => (c) => {
    if (n < 2) throw new Unresolved("one or more", "read as such");
    return is(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: n }]);
  }),
  rule(
    g`${objectRef} has ${statWord} ${comparison}`,
    (ref, stat, than) => (c) =>
      c.say(is(ref(c), [statIs(stat, than)(c)]), {
        variant: 9,
      }),
  ),
  rule(
    g`${objectPossessive} ${statWord} is ${comparison}`,
    (ref, stat, than) => (c) => is(ref(c), [statIs(stat, than)(c)]),
  ),
);

const than: Parser<Comparison> = either<Comparison>(phrase(g`greater than`, ">"), phrase(g`less than`, "<"));

/** "its power is greater than ~'s": the same number of the card itself. */
const compared: ConditionRule = rule(
  g`${objectPossessive} ${statWord} is ${than} ~'s`,
  (ref, stat, compare) => (c) => {
    const object = ref(c);
    const value = c.say({ kind: "stat" as const, stat, of: { kind: "this" as const } }, { variant: 7 });
    return is(object, [{ kind: "stat", stat, compare, value }]);
  },
);

/** "its power is greater than each other creature's power": no other creature has as much, if there is any. */
const greatest: ConditionRule = mapSome(
  g`${objectPossessive} ${statWord} is greater than each other creature's ${statWord}`,
  ([ref, stat, again]) =>
    stat !== again || (stat !== "power" && stat !== "toughness")
      ? undefined
      : (c: Scope): Condition => {
          const object = ref(c);
          const of: readonly Predicate[] = [
            { kind: "type", type: "creature" },
            { kind: "otherThan", ref: object },
            { kind: "stat", stat, compare: ">=", value: { kind: "stat", stat, of: { ...object } } },
          ];
          return { kind: "not", of: { kind: "exists", filter: { of } } };
        },
);

/** "it has the same mana value as the revealed card" */
const sameStat: ConditionRule = rule(
  g`${objectRef} has the same ${statWord} as ${objectRef}`,
  (ref, stat, other) => (c) => {
    const object = ref(c);
    const value = c.say({ kind: "stat" as const, stat, of: other(c) }, { variant: 10 });
    return c.say(is(object, [{ kind: "stat", stat, compare: "=", value }]), { variant: 9 });
  },
);

const doing: ConditionRule = either<Sem<Condition>>(
  rule(
    g`${objectRef} attacked this turn`,
    (ref) => (c) => is(c.asItWas(ref(c)), [{ kind: "status", status: "attackedThisTurn" }]),
  ),
  rule(
    g`${objectRef} didn't attack this turn`,
    (ref) => (c) => isnt(c.asItWas(ref(c)), [{ kind: "status", status: "attackedThisTurn" }], c),
  ),
  rule(g`${objectRef} attacked or blocked this turn`, (ref) => (c) => {
    const of = (["attackedThisTurn", "blockedThisTurn"] as const).map(
      (status): Predicate => ({ kind: "status", status }),
    );
    return is(c.asItWas(ref(c)), [{ kind: "any", of }]);
  }),
  rule(
    g`${objectRef} was blocked this turn`,
    (ref) => (c) => is(c.asItWas(ref(c)), [{ kind: "status", status: "wasBlockedThisTurn" }]),
  ),
  rule(
    g`${objectRef} blocked this turn`,
    (ref) => (c) => is(c.asItWas(ref(c)), [{ kind: "status", status: "blockedThisTurn" }]),
  ),
  rule(
    g`${objectRef} entered this turn`,
    (ref) => (c) => is(ref(c), [{ kind: "status", status: "enteredThisTurn" }]),
  ),
  rule(
    g`${objectRef} didn't enter this turn`,
    (ref) => (c) => isnt(ref(c), [{ kind: "status", status: "enteredThisTurn" }], c),
  ),
  rule(
    g`${objectRef} was dealt damage this turn`,
    (ref) => (c) => is(c.asItWas(ref(c)), [{ kind: "status", status: "dealtDamageThisTurn" }]),
  ),
  rule(
    g`you control ${objectRef}`,
    (ref) => (c) => is(ref(c), [{ kind: "controller", player: { kind: "you" } }]),
  ),
  rule(g`you controlled ${objectRef}`, (ref) => (c) => {
    const before = c.asItWas(ref(c));
    return c.say(is(before, [{ kind: "controller", player: { kind: "you" } }]), { variant: 8 });
  }),
  rule(g`${subjectIs} in your graveyard`, (ref) => (c) => {
    const object = ref(c);
    if (object.kind === "this") c.ownZone = "graveyard";
    return { kind: "is", object, of: [{ kind: "owner", player: { kind: "you" } }], zones: ["graveyard"] };
  }),
  phrase(g`~ is in the command zone`, (c: Scope) => inCommandZone(c, false)),
  phrase(g`~ is in the command zone or on the battlefield`, (c: Scope) => inCommandZone(c, true)),
  rule(g`${objectRef} is attached to (a|an) ${nounPhrase}`, (ref, np) => (c) => {
    const object = ref(c);
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("attached", "to one permanent");
    return is(object, [{ kind: "attachedTo", what: filter }]);
  }),
  rule(
    g`${subjectIs} still on the battlefield`,
    (ref) => (c) =>
      c.say(
        { kind: "is" as const, object: ref(c), of: [], zones: ["battlefield" as const] },
        { variant: 16 },
      ),
  ),
  rule(g`${subjectIs} exiled`, (ref) => (c) => {
    const object = ref(c);
    if (object.kind === "this") c.ownZone = "exile";
    return { kind: "is", object, of: [{ kind: "owner", player: { kind: "you" } }], zones: ["exile"] };
  }),
  rule(g`${subjectIs} exiled with (a|an) ${counterKind} counter on it`, (ref, counter) => (c) => {
    const object = ref(c);
    if (object.kind !== "this") throw new Unresolved("is exiled", "something else than the card");
    c.ownZone = "exile";
    const of: readonly Predicate[] = [
      { kind: "owner", player: { kind: "you" } },
      { kind: "counters", counter, compare: ">=", value: 1 },
    ];
    return { kind: "is", object, of, zones: ["exile"] };
  }),
  phrase(g`~ is suspended`, (c: Scope) => {
    c.mentionSelf();
    c.ownZone = "exile";
    const of: readonly Predicate[] = [
      { kind: "keyword", keyword: "suspend" },
      { kind: "counters", counter: "time", compare: ">=", value: 1 },
    ];
    return { kind: "is", object: c.say({ kind: "this" as const }, { as: "name" }), of, zones: ["exile"] };
  }),
  rule(g`${subjectIs} on the battlefield`, (ref) => (c) => ({
    kind: "is",
    object: ref(c),
    of: [{ kind: "permanent" }],
    zones: ["battlefield"],
  })),
);

/** The card itself, which is only compared with: "it" goes on being what was spoken of before. */
function itself(): Parser<Sem<ObjectRef>> {
  return phrase(g`~`, (c: Scope) => {
    c.mentionSelfBriefly();
    return c.say({ kind: "this" as const }, { as: "name" });
  });
}

function another(): Parser<Sem<ObjectRef>> {
  return (input, at) => (input.tokens[at]?.text === "~" ? [] : objectRef(input, at));
}

/** "it shares a creature type with ~" */
const sharing: ConditionRule = rule(
  g`${objectRef} shares (a|an) ${shared()} with ${either(itself(), another())}`,
  (ref, what, other) => (c) => {
    const object = ref(c);
    return is(object, [{ kind: "shares", what, ref: c.besides(object, () => other(c)) }]);
  },
);

/** "excess damage was dealt to that creature this way" */
const dealtExcess: ConditionRule = either<Sem<Condition>>(
  phrase(g`excess damage was dealt to that creature this way`, (c: Scope) => moreThanLethal(c, 20)),
  phrase(g`excess damage was dealt this way`, (c: Scope) => moreThanLethal(c, 21)),
);

function moreThanLethal(c: Scope, variant: number): Condition {
  return c.say({ kind: "compare" as const, left: excess(c), compare: ">=" as const, right: 1 }, { variant });
}

const WAYS = ["destroyed", "exiled", "sacrificed", "discarded", "milled", "returned", "revealed"] as const;

const way: Parser<string> = token(({ lower }) => WAYS.find((one) => one === lower));

const BASES: ReadonlyMap<string, string> = new Map([
  ["discard", "discarded"],
  ["sacrifice", "sacrificed"],
  ["exile", "exiled"],
]);

const wayBase: Parser<string> = token(({ lower }) => BASES.get(lower));

/** Whether one of those that an instruction dealt with so is of a kind (CR 608.2c). */
function oneThisWay(np: Sem<Described>, how: string, variant: number | undefined): Sem<Condition> {
  return (c) => {
    const { filter, many } = np(c);
    if (many) throw new Unresolved("this way", "number does not agree");
    const object = c.thisWay(undefined, how);
    const card = filter.zones !== undefined;
    if ((filter.zones?.length ?? 0) > 0 || (!card && !PERMANENTS_ONLY.has(how)))
      throw new Unresolved("this way", "something of another kind");
    const left = how === "exiled" || how === "returned";
    if (!card && left && c.nounsOf(object).includes("permanent"))
      throw new Unresolved("this way", "of a permanent as it was before it left");
    const yours = variant === 13 || variant === 14 ? YOURS[how] : undefined;
    const of = yours === undefined ? filter.of : [...filter.of, yours];
    if (how === "sacrificed" && of.some((one) => one.kind === "controller" && one.player.kind === "you")) {
      c.mentionUnnamed(c.nounsOf(object), "which of those sacrificed is yours");
      c.partlyYours = object;
    }
    const holds = { kind: "is" as const, object, of, any: true as const };
    return c.say(holds, { ...(variant === undefined ? {} : { variant }), ...(card ? { noun: "card" } : {}) });
  };
}

/** "you sacrificed", "you discarded": of what several players did, that which is one's own (CR 701.8a, 701.17a). */
const YOURS: Readonly<Record<string, Predicate>> = {
  sacrificed: { kind: "controller", player: { kind: "you" } },
  discarded: { kind: "owner", player: { kind: "you" } },
};

/** What only permanents can have done to them; cards are called so where it may be done to cards as well. */
const PERMANENTS_ONLY: ReadonlySet<string> = new Set(["destroyed", "sacrificed", "returned", "exiled"]);

/** "if a creature card is exiled this way", "if you discarded a land card this way". */
const thisWay: ConditionRule = either<Sem<Condition>>(
  rule(g`(a|an) ${nounPhrase} is ${way} this way`, (np, how) => oneThisWay(np, how, undefined)),
  rule(g`(a|an) ${nounPhrase} was ${way} this way`, (np, how) => oneThisWay(np, how, 12)),
  rule(g`you ${way} (a|an) ${nounPhrase} this way`, (how, np) => oneThisWay(np, how, 13)),
  rule(g`you ${wayBase} (a|an) ${nounPhrase} this way`, (how, np) => oneThisWay(np, how, 14)),
);

/** What is known of a permanent that has left: not what is attached to it or what happened to it (CR 603.10, 608.2h). */
function isRemembered(one: Predicate): boolean {
  return (
    one.kind === "status" &&
    ["tapped", "untapped", "faceDown", "suspected", "goaded", "saddled", "renowned", "monstrous"].includes(
      one.status,
    )
  );
}

function hasStatus(one: Predicate): boolean {
  return hasNode(schemas.predicate, one, "Predicate", "status");
}

/** What was so of an object as it last existed: said in the past, asked of its last known information (CR 608.2h). */
function was(holds: Condition, c: Scope): Condition {
  if (holds.kind !== "is") throw new Unresolved("was", "no quality of one object");
  if (holds.of.some((one) => hasStatus(one) && !isRemembered(one)))
    throw new Unresolved("was", "a passing state");
  const past = c.say({ ...holds, object: c.asItWas(holds.object) }, { ...c.wording.get(holds), variant: 8 });
  const said = c.wording.get(holds.object);
  if (said !== undefined && past.object !== holds.object) c.say(past.object, said);
  return past;
}

/** "it was a Human", "that land was nonbasic", "it had no time counters on it", "its mana value was 2 or less". */
const past: ConditionRule = either<Sem<Condition>>(
  rule(g`${objectRef} was ${quality}`, (ref, of) => (c) => was(is(ref(c), of), c)),
  rule(g`${objectRef} was (a|an) ${nounPhrase}`, (ref, np) => (c) => {
    const object = ref(c);
    return was(kindOf(np(c), c, object), c);
  }),
  rule(g`${objectRef} wasn't ${quality}`, (ref, of) => (c) => ({ kind: "not", of: was(is(ref(c), of), c) })),
  rule(g`${objectRef} wasn't (a|an) ${nounPhrase}`, (ref, np) => (c) => {
    const object = ref(c);
    return { kind: "not", of: was(kindOf(np(c), c, object), c) };
  }),
  rule(
    g`${objectRef} had one or more counters on it`,
    (ref) => (c) =>
      c.say(was(is(ref(c), [{ kind: "counters", counter: "any", compare: ">=", value: 1 }]), c), {
        each: "all",
      }),
  ),
  rule(
    g`${objectRef} had (a|an) ${counterKind} counter on it`,
    (ref, kind) => (c) => was(is(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: 1 }]), c),
  ),
  rule(
    g`${objectRef} had one or more ${counterKind} counters on it`,
    (ref, kind) => (c) =>
      c.say(was(is(ref(c), [{ kind: "counters", counter: kind, compare: ">=", value: 1 }]), c), {
        each: "all",
      }),
  ),
  rule(
    g`${objectRef} had one or more counters on it`,
    (ref) => (c) =>
      c.say(was(is(ref(c), [{ kind: "counters", counter: "any", compare: ">=", value: 1 }]), c), {
        each: "all",
      }),
  ),
  rule(
    g`${objectRef} had counters on it`,
    (ref) => (c) =>
      c.say(was(is(ref(c), [{ kind: "counters", counter: "any", compare: ">=", value: 1 }]), c), {
        each: "bare",
      }),
  ),
  rule(
    g`${objectRef} had no counters on it`,
    (ref) => (c) => was(is(ref(c), [{ kind: "counters", counter: "any", compare: "=", value: 0 }]), c),
  ),
  rule(
    g`${objectRef} had no ${counterKind} counters on it`,
    (ref, kind) => (c) => was(is(ref(c), [{ kind: "counters", counter: kind, compare: "=", value: 0 }]), c),
  ),
  rule(
    g`${objectRef} had ${statWord} ${comparison}`,
    (ref, stat, than) => (c) => c.say(was(is(ref(c), [statIs(stat, than)(c)]), c), { as: "full" }),
  ),
  rule(
    g`${objectPossessive} ${statWord} was ${comparison}`,
    (ref, stat, than) => (c) => was(is(ref(c), [statIs(stat, than)(c)]), c),
  ),
);

/** "it's a creature card", "~ is tapped", "that creature has flying", "its power is 4 or greater". */
export const qualityCondition: ConditionRule = either(
  qualities,
  having,
  compared,
  greatest,
  sameStat,
  sharing,
  past,
  doing,
  dealtExcess,
  thisWay,
);
