import {
  type Amount,
  type Duration,
  type Effect,
  type Filter,
  isEachPlayer,
  type KeywordName,
  type Modification,
  type ObjectRef,
  type Recipient,
  type Selection,
  type Wording,
} from "@spellroom/card-language";
import { either, listed, map, mapSome, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { duration } from "../duration.ts";
import { type Described, nounPhrase, objectRef, playerRef, value } from "../forward.ts";
import { keyword } from "../keyword.ts";
import { becoming, type Shape, shape } from "../modification/becomes.ts";
import { effectItem } from "../modification/index.ts";
import type { ModItem } from "../modification/item.ts";
import { basePT, changePT, changePTForEach, forEach, ptChange } from "../modification/power.ts";
import { definiteOrAll } from "../reference/selection.ts";
import { mixedTarget } from "../reference/target.ts";
import { verbForm } from "../verb.ts";
import { keywordName } from "../vocabulary.ts";
import { bindChosen } from "./bind.ts";
import { actionOfCards, actionOfPermanents } from "./keyword-actions.ts";
import { equalTo, mass } from "./measure.ts";
import { whileCountered } from "./while-countered.ts";

/** What objects do: `subject` makes a new selection at each use. */
export interface ObjectDeed {
  readonly form: "base" | "third" | "any";
  /** A continuous effect without an end of its own: another one after "and" would have to share its duration. */
  readonly open?: true;
  readonly modifies?: true;
  readonly damages?: true;
  readonly run: (c: Scope, subject: () => Selection) => readonly Effect[];
}

type Rule = Parser<ObjectDeed>;

/** The one object that a subject is. */
function single(subject: Selection): ObjectRef {
  if (subject.kind !== "ref") throw new Unresolved("subject", "not one definite object");
  return subject.ref;
}

/** Damage of the source itself names no source; how the text called it is noted on the effect. */
function source(
  subject: Selection,
  c: Scope,
): { readonly fields: { readonly source?: ObjectRef }; readonly as: Wording["as"] } {
  const ref = single(subject);
  return ref.kind === "this"
    ? { fields: {}, as: c.wording.get(ref)?.as }
    : { fields: { source: ref }, as: undefined };
}

/** Who or what is dealt damage. */
const recipient: Parser<Sem<Recipient>> = either<Sem<Recipient>>(
  rule(g`${mixedTarget}`, (target) => (c) => ({ kind: "targets", target: target(c).id })),
  rule(
    g`each of ${mixedTarget}`,
    (target) => (c) => c.say({ kind: "targets", target: target(c).id }, { each: "each" }),
  ),
  rule(g`${definiteOrAll}`, (what) => (c) => objects(what(c), c)),
  rule(g`${playerRef}`, (who) => (c) => ({ kind: "players", who: who(c) })),
  phrase(g`them`, (c: Scope) => ({ kind: "players", who: c.themPlayer() })),
  phrase(g`that permanent or player`, (c: Scope) => permanentOrPlayer(c)),
  phrase(g`that creature or player`, (c: Scope) => c.say(permanentOrPlayer(c), { variant: 1 })),
);

function permanentOrPlayer(c: Scope): Recipient {
  const ref = c.that("permanent or player", false);
  if (ref.kind !== "target") throw new Unresolved("that permanent or player", "not a target");
  return c.say({ kind: "targets", target: ref.target }, { as: "that" });
}

/** A target clause that is named here for the first time is aimed at as such; what is referred to again is an object. */
function objects(what: Selection, c: Scope): Recipient {
  if (what.kind === "ref" && what.ref.kind === "target" && c.wording.get(what.ref)?.as === "full") {
    const each = c.wording.get(what)?.each;
    const to: Recipient = { kind: "targets", target: what.ref.target };
    return each === undefined ? to : c.say(to, { each });
  }
  return { kind: "objects", what };
}

/** Those who are dealt damage at the same time; a share with an amount of its own names it. */
interface Aim {
  readonly to: Recipient;
  readonly also: readonly { readonly to: Recipient; readonly amount?: Amount }[];
}

const aim: Parser<Sem<Aim>> = either<Sem<Aim>>(
  map(recipient, (to) => (c: Scope) => ({ to: to(c), also: [] })),
  rule(g`${recipient} and ${recipient}`, (a, b) => (c) => {
    const to = a(c);
    return { to, also: [{ to: theirs(to, b, c) }] };
  }),
);

/** "each opponent and each creature they control": "they" are those who are dealt damage as well. */
function theirs(first: Recipient, second: Sem<Recipient>, c: Scope): Recipient {
  if (first.kind !== "players" || first.who.kind === "you") return second(c);
  const before = c.actor;
  c.actor = () => ({ ...first.who });
  const to = second(c);
  c.actor = before;
  return to;
}

/** "any target and 2 damage to you" */
const sharedAim: Parser<Sem<Aim>> = rule(
  g`${recipient} and ${mass("damage")} to ${recipient}`,
  (a, amount, b) => (c) => {
    const to = a(c);
    const number = amount(c);
    return { to, also: [{ to: b(c), amount: number }] };
  },
);

/** "any target, 2 damage to any other target, and 3 damage to a third any target" */
const threeAims: Parser<Sem<Aim>> = rule(
  g`${recipient}, ${mass("damage")} to ${recipient}, and ${mass("damage")} to ${recipient}`,
  (a, n, b, m, d) => (c) => {
    const to = a(c);
    const second = { amount: n(c), to: b(c) };
    return { to, also: [second, { amount: m(c), to: d(c) }] };
  },
);

type Damage = Extract<Effect, { kind: "dealDamage" }>;

function damage(
  c: Scope,
  subject: () => Selection,
  measure: () => Damage["amount"],
  aimed: Sem<Aim>,
  more: Pick<Damage, "divided">,
): readonly Effect[] {
  const dealing = subject();
  const from = source(dealing, c);
  const to = c.besides(single(dealing), () => aimed(c));
  const amount = measure();
  const also = to.also.map((share) =>
    share.amount === undefined
      ? { amount, to: share.to }
      : c.say({ amount: share.amount, to: share.to }, { variant: 2 }),
  );
  const effect: Damage = {
    kind: "dealDamage",
    amount,
    to: to.to,
    ...from.fields,
    ...more,
    ...(also.length > 0 ? { also } : {}),
  };
  const name = c.name("dealt");
  c.mentionDealt(name);
  const named: Damage = { ...effect, ...c.bind(name), ...aimedAt(to, c), ...lethalTo(effect, name, c) };
  if (from.as !== undefined) c.say(named, { as: from.as });
  return [named];
}

/** The one target of damage, of which it may be asked how much of it was excess. */
function lethalTo({ to, also, divided }: Damage, dealt: string, c: Scope): Pick<Damage, "lethal"> {
  c.excess = undefined;
  const ref = to.kind === "objects" && to.what.kind === "ref" ? to.what.ref : undefined;
  const id = to.kind === "targets" ? to.target : ref?.kind === "target" ? ref.target : undefined;
  const clause = c.targets.find((one) => one.id === id);
  if (clause === undefined || clause.count !== undefined || also !== undefined || divided !== undefined)
    return {};
  const name = c.name("lethal");
  c.mentionExcess(dealt, name);
  const { bind } = c.bind(name);
  return bind === undefined ? {} : { lethal: bind };
}

/** "Tap those creatures": each of those that damage of one sentence was dealt to. */
function aimedAt({ to, also }: Aim, c: Scope): Pick<Damage, "aimedAt"> {
  if (to.kind !== "objects" || to.what.kind !== "all" || also.length > 0) return {};
  const { bind } = bindChosen(to.what, "damaged", c);
  return bind === undefined ? {} : { aimedAt: bind };
}

/** "each opponent equal to the number of lands that player controls": of each one's own. */
function eachMentioned(to: Sem<Aim>): Sem<Aim> {
  return (c) => {
    const aimed = to(c);
    const who = aimed.to.kind === "players" ? aimed.to.who : undefined;
    if (who !== undefined && isEachPlayer(who))
      c.mentionPlayer(() => ({ kind: "each" }), { noun: who.kind === "opponents" ? "opponent" : "player" });
    return aimed;
  };
}

/** The same damage, which can't be prevented. */
function sure(effect: Effect, c: Scope): Effect {
  if (effect.kind !== "dealDamage") return effect;
  const certain: Damage = { ...effect, unpreventable: true };
  const said = c.wording.get(effect);
  return said === undefined ? certain : c.say(certain, said);
}

const deals = verbForm("deal", "deals");

const division = either<NonNullable<Damage["divided"]>>(
  phrase(g`as you choose`, true),
  phrase(g`evenly, rounded down,`, "evenly"),
);

/** "deals 3 damage to any target", "deals damage equal to its power to target creature" (CR 120). */
const dealing: Rule = either<ObjectDeed>(
  rule(g`${deals} ${mass("damage")} to ${either(aim, sharedAim, threeAims)}`, (form, amount, to) => ({
    form,
    damages: true,
    run: (c, subject) => {
      const number = amount(c);
      return damage(c, subject, () => number, to, {});
    },
  })),
  rule(g`${deals} ${mass("damage")} to ${aim} and the damage can't be prevented`, (form, amount, to) => ({
    form,
    damages: true,
    run: (c, subject) => {
      const number = amount(c);
      return damage(c, subject, () => number, to, {}).map((one) => c.say(sure(one, c), { variant: 3 }));
    },
  })),
  rule(g`${deals} damage to ${aim} equal to ${value}`, (form, to, amount) => ({
    form,
    damages: true,
    run: (c, subject) => {
      const dealt = damage(c, subject, () => equalTo(amount, 1)(c), eachMentioned(to), {});
      return dealt.map((one) => c.say(one, { first: false }));
    },
  })),
  rule(g`${deals} ${mass("damage")} divided ${division} among ${recipient}`, (form, amount, divided, to) => ({
    form,
    damages: true,
    run: (c, subject) => {
      const number = amount(c);
      return damage(
        c,
        subject,
        () => number,
        (at) => ({ to: to(at), also: [] }),
        { divided },
      );
    },
  })),
);

/** Several that each deal damage equal to their own power, at the same time. */
export const dealsApiece: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`they each deal damage equal to their power to ${recipient}`,
    (to) => (c) => apiece(c, c.them(), to, 60),
  ),
  rule(
    g`${objectRef} each deal damage equal to their power to ${recipient}`,
    (ref, to) => (c) => apiece(c, ref(c), to, 60),
  ),
  rule(
    g`${objectRef} and ${objectRef} each deal damage equal to their power to ${recipient}`,
    togetherApiece,
  ),
  rule(
    g`each of ${objectRef} deals damage equal to its power to ${recipient}`,
    (ref, to) => (c) => apiece(c, ref(c), to, 61),
  ),
);

/** "Each creature deals 1 damage to its controller": all of them at the same time, each its own. */
export const dealtByEach: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(g`each ${nounPhrase} deals ${mass("damage")} to ${recipient}`, (np, amount, to) => (c) => {
    const of = eachThatDeals(np(c), c);
    const number = amount(c);
    const aimed = c.besides({ kind: "each" }, () => to(c));
    return [{ kind: "dealDamage", amount: number, to: aimed, eachOf: of }];
  }),
  rule(g`each ${nounPhrase} deals damage to ${recipient} equal to ${value}`, (np, to, amount) => (c) => {
    const of = eachThatDeals(np(c), c);
    const aimed = c.besides({ kind: "each" }, () => to(c));
    const number = equalTo(amount, 1)(c);
    return [c.say({ kind: "dealDamage" as const, amount: number, to: aimed, eachOf: of }, { first: false })];
  }),
);

function eachThatDeals({ filter, nouns, many }: Described, c: Scope): Filter {
  if (many || filter.zones !== undefined) throw new Unresolved("each", "not one permanent");
  c.mentionObject(() => ({ kind: "each" }), nouns);
  return filter;
}

function apiece(c: Scope, source: ObjectRef, to: Sem<Recipient>, variant: number): readonly Effect[] {
  if (!c.isPlural(source)) throw new Unresolved("each", "of one object");
  const aimed = c.besides(source, () => to(c));
  return [
    c.say(
      { kind: "dealDamage" as const, amount: OWN_POWER, to: aimed, source, eachSource: true as const },
      { variant },
    ),
  ];
}

const OWN_POWER: Amount = { kind: "stat", stat: "power", of: { kind: "each" } };

/** "Target creature you control and up to one other target creature each deal damage ...": two targets in the order of the text. */
function togetherApiece(a: Sem<ObjectRef>, b: Sem<ObjectRef>, to: Sem<Recipient>): Sem<readonly Effect[]> {
  return (c) => {
    const [source, andSource] = [a(c), b(c)];
    if (![source, andSource].every((one) => one.kind === "target" && c.wording.get(one)?.as === "full"))
      throw new Unresolved("each", "of others than targets");
    return [{ kind: "dealDamage", amount: OWN_POWER, to: to(c), source, andSource, eachSource: true }];
  };
}

/** "also gains flying": besides what was done before. */
function also(deed: ObjectDeed): ObjectDeed {
  return {
    ...deed,
    run: (c, subject) =>
      deed.run(c, subject).map((one) => {
        if (one.kind === "dealDamage") return c.say(one, { variant: 62 });
        return one.kind === "modify" ? c.say(one, { variant: 40 }) : one;
      }),
  };
}

interface Timed {
  readonly items: readonly ModItem[];
  readonly duration: Duration | undefined;
  /** The duration stands before the last item, which has a time of its own. */
  readonly early?: true;
  /** The same duration is said of both parts. */
  readonly twice?: true;
}

/** One to four verb phrases with a duration at the end, or before a last one that says "this turn". */
const modifications: Parser<Timed> = either<Timed>(
  map(g`${effectItem} ${maybe(duration)}`, ([item, until]) => ({ items: [item], duration: until })),
  map(g`${effectItem} and ${effectItem} ${maybe(duration)}`, ([a, b, until]) => ({
    items: [a, b],
    duration: until,
  })),
  map(g`${effectItem}, ${effectItem}, and ${effectItem} ${maybe(duration)}`, ([a, b, d, until]) => ({
    items: [a, b, d],
    duration: until,
  })),
  map(
    g`${effectItem}, ${effectItem}, ${effectItem}, and ${effectItem} ${maybe(duration)}`,
    ([a, b, d, e, until]) => ({
      items: [a, b, d, e],
      duration: until,
    }),
  ),
  map(g`${effectItem} ${duration} and ${effectItem}`, ([a, until, b]) => ({
    items: [a, b],
    duration: until,
    early: true,
  })),
  mapSome(g`${effectItem} ${duration} and ${effectItem} ${duration}`, ([a, until, b, again]) =>
    until === again ? { items: [a, b], duration: until, twice: true as const } : undefined,
  ),
  map(g`${effectItem} and ${effectItem} ${duration} and ${effectItem}`, ([a, b, until, d]) => ({
    items: [a, b, d],
    duration: until,
    early: true,
  })),
  map(g`${verbForm("get", "gets")} ${ptChange} ${duration} ${forEach}`, ([form, change, until, of]) => ({
    items: [{ form, mods: changePTForEach(change, of) }],
    duration: until,
  })),
);

function formOf(items: readonly ModItem[]): "base" | "third" | "any" | undefined {
  const forms = new Set(items.map((one) => one.form).filter((form) => form !== "any"));
  if (forms.size > 1) return undefined;
  return [...forms][0] ?? "any";
}

const TIMES: Readonly<Record<"turn" | "combat", Duration>> = { turn: "endOfTurn", combat: "endOfCombat" };

/** How long: what the sentence says, or "this turn" inside a restriction; otherwise it does not end. */
function lasting(timed: Timed, c: Scope): { readonly until: Duration; readonly lead: boolean } {
  const times = timed.items.map((one) => one.time);
  if (times.includes("own")) return ownEnd(timed, times, c);
  const inner = new Set(times.flatMap((time) => (time === "turn" || time === "combat" ? [TIMES[time]] : [])));
  const stated = timed.duration ?? c.takeLead();
  const lead = timed.duration === undefined && stated !== undefined;
  const all = new Set([...inner, ...(stated === undefined ? [] : [stated])]);
  if (all.size > 1) throw new Unresolved("duration", "two of them");
  if (stated === undefined && times.includes("always")) throw new Unresolved("duration", "of a restriction");
  if (inner.size > 0 && stated === undefined && times.includes(undefined))
    throw new Unresolved("duration", "of one part only");
  return { until: [...all][0] ?? "endOfGame", lead };
}

/** "doesn't untap during its controller's next untap step" ends by itself; it shares no duration with others. */
function ownEnd(
  timed: Timed,
  times: readonly ModItem["time"][],
  c: Scope,
): { readonly until: Duration; readonly lead: boolean } {
  if (timed.duration !== undefined || c.takeLead() !== undefined || times.some((time) => time !== "own")) {
    throw new Unresolved("duration", "of something that ends by itself");
  }
  return { until: "endOfGame", lead: false };
}

const modifying: Rule = mapSome(modifications, (timed) => {
  const form = formOf(timed.items);
  if (form === undefined) return undefined;
  const open =
    timed.duration === undefined &&
    timed.items.every((one) => one.time === undefined || one.time === "always");
  return {
    form,
    modifies: true,
    ...(open ? { open } : {}),
    run: (c, subject) => {
      const what = subject();
      const { until, lead } = lasting(timed, c);
      const outer = c.subject;
      c.subject = what.kind === "ref" ? what.ref : undefined;
      const list: readonly Modification[] = timed.items.flatMap((one) => one.mods(c));
      c.subject = outer;
      if (list.length === 1 && list[0]?.kind === "thisAbility")
        throw new Unresolved("this ability", "nothing becomes a copy");
      if (what.kind === "ref" && what.ref.kind === "this" && c.self.spell && !c.inQuotes && isTooLate(list))
        throw new Unresolved("can't be countered", "of the spell that resolves");
      const bound = what.kind === "all" ? bindChosen(what, "changed", c) : {};
      const effect: Effect = { kind: "modify", what, modifications: list, duration: until, ...bound };
      const choices = c.choices;
      c.choices = [];
      if (timed.twice === true) c.say(effect, { variant: 41 });
      return [...choices, lead ? c.say(effect, { first: true }) : effect];
    },
  };
});

interface Alternatives {
  readonly form: "base" | "third";
  readonly each: readonly Sem<readonly Modification[]>[];
  readonly yourChoice?: true;
  /** What is gained stays where the text states no end. */
  readonly stays?: true;
}

function several(
  form: "base" | "third",
  each: readonly Sem<readonly Modification[]>[],
  more: Pick<Alternatives, "yourChoice" | "stays"> = {},
): Alternatives | undefined {
  return each.length < 2 ? undefined : { form, each, ...more };
}

function losing(names: readonly KeywordName[]): readonly Sem<readonly Modification[]>[] {
  return names.map((keyword) => () => [{ kind: "loseKeyword", keyword }]);
}

const anyShape: Parser<Shape> = mapSome(g`(a|an) ${shape}`, ([of]) => (of.many ? undefined : of));

/** One verb with several things of which one comes true. */
const alternatives: Parser<Alternatives> = either<Alternatives>(
  mapSome(g`${verbForm("get", "gets")} ${listed(ptChange, "or")}`, ([form, list]) =>
    several(form, list.map(changePT)),
  ),
  mapSome(g`${verbForm("lose", "loses")} ${listed(keywordName, "or")}`, ([form, names]) =>
    several(form, losing(names)),
  ),
  mapSome(g`${verbForm("lose", "loses")} your choice of ${listed(keywordName, "or")}`, ([form, names]) =>
    several(form, losing(names), { yourChoice: true }),
  ),
  mapSome(g`${verbForm("gain", "gains")} ${listed(keyword, "or")}`, ([form, list]) =>
    several(
      form,
      list.map((abilities) => (c) => abilities(c).map((ability) => ({ kind: "gainAbility", ability }))),
      { stays: true },
    ),
  ),
  mapSome(g`${verbForm("become", "becomes")} ${listed(anyShape, "or")}`, ([form, shapes]) =>
    several(
      form,
      shapes.map((of) => becoming(of, undefined, { add: undefined })),
    ),
  ),
  mapSome(g`${verbForm("have", "has")} ${basePT} or ${basePT}`, ([form, a, b]) => several(form, [a, b])),
);

/** "gets +2/-2 or -2/+2 until end of turn": which of them is chosen as it is carried out (CR 608.2d). */
const choosing: Rule = map(
  g`${alternatives} ${maybe(duration)}`,
  ([{ form, each, yourChoice, stays }, stated]): ObjectDeed => ({
    form,
    run: (c, subject) => {
      const lead = stated === undefined ? c.takeLead() : undefined;
      const until = stated ?? lead ?? (stays === true ? "endOfGame" : undefined);
      if (until === undefined) throw new Unresolved("duration", "of one of several changes");
      const options = each.map((mods): readonly Effect[] => {
        const effect: Effect = {
          kind: "modify",
          what: subject(),
          modifications: mods(c),
          duration: until,
        };
        return [lead !== undefined ? c.say(effect, { first: true }) : effect];
      });
      const node: Effect = { kind: "chooseOne", who: { kind: "you" }, options };
      return [c.say(node, { variant: yourChoice === true ? 9 : 8 })];
    },
  }),
);

/** What a spell says of itself that matters only before it resolves. */
function isTooLate(list: readonly Modification[]): boolean {
  return list.some((one) => one.kind === "restriction" && one.restriction.kind === "cantBeCountered");
}

const acting: Rule = either<ObjectDeed>(
  rule(g`${verbForm("fight", "fights")} ${objectRef}`, (form, other) => ({
    form,
    run: (c, subject) => {
      const a = single(subject());
      return [{ kind: "fight", a, b: c.besides(a, () => other(c)) }];
    },
  })),
  actionOfPermanents,
  rule(g`${verbForm("become", "becomes")} blocked`, (form) => ({
    form,
    run: (_, subject) => [{ kind: "becomeBlocked", what: subject() }],
  })),
  rule(g`${verbForm("phase", "phases")} out`, (form) => ({
    form,
    run: (_, subject) => [{ kind: "phaseOut", what: subject() }],
  })),
);

/** Names of cards that are in no zone where they could get, gain, deal or fight anything. */
const CARDS = ["revealed", "looked", "milled", "exiled", "discarded", "found", "taken", "put"];

/**
 * Only what is on the battlefield or the stack does or gets something: "it" was not the card revealed before. Cards in exile
 * gain suspend (CR 702.62).
 */
function onBoard(deed: ObjectDeed): ObjectDeed {
  return {
    ...deed,
    run: (c, subject) => {
      let elsewhere = false;
      const effects = deed.run(c, () => {
        const what = subject();
        elsewhere ||= what.kind === "ref" && c.wording.get(what.ref)?.as !== "name" && isCard(what.ref);
        return what;
      });
      if (elsewhere && !effects.every(givesSuspend)) throw new Unresolved("it", "a card that is not in play");
      return effects;
    },
  };
}

function isCard(ref: ObjectRef): boolean {
  return ref.kind === "bound" && CARDS.includes(ref.name.replace(/\d+$/, ""));
}

function givesSuspend(effect: Effect): boolean {
  if (effect.kind !== "modify" || effect.duration !== "endOfGame") return false;
  return effect.modifications.every(
    (one) =>
      one.kind === "gainAbility" && one.ability.kind === "keyword" && one.ability.keyword === "suspend",
  );
}

/** Everything that objects do. */
export const objectDeed: Rule = either<ObjectDeed>(
  map(
    either(
      dealing,
      modifying,
      map(whileCountered, (effect) => ({
        form: "third",
        modifies: true,
        run: (c, subject) => [effect(c, subject())],
      })),
      choosing,
      acting,
      map(g`also ${modifying}`, ([deed]) => also(deed)),
      map(g`also ${dealing}`, ([deed]) => also(deed)),
    ),
    onBoard,
  ),
  actionOfCards,
);
