import {
  ACTION_ENTRIES,
  type Body,
  type Condition,
  type Effect,
  isEachPlayer,
  type ReferenceNoun,
} from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { manaRider } from "../effect/mana.ts";
import { body, condition, type Described, nounPhrase } from "../forward.ts";
import { stillSentence, typesKept } from "../modification/still.ts";
import { digits, numberWord } from "../numbers.ts";
import { changed, last, type Rider } from "./changed.ts";
import { damaged } from "./dealt-this-way.ts";
import { ifEffect } from "./if-effect.ts";
import { boundAlike, endless, ofAPart, sameGroups } from "./instead.ts";
import type { Core } from "./sentence.ts";
import { spellRider } from "./spell-rider.ts";
import { tokenAbility } from "./token-abilities.ts";

/** "Creatures destroyed this way can't be regenerated.": those of an instruction that may stand under a condition. */
function destroyedThisWay(effect: Effect, variant: 5 | 6, noun: ReferenceNoun | undefined, c: Scope): Effect {
  const inner = (effects: readonly Effect[]): readonly Effect[] => {
    const { head, effect: one } = last(effects);
    return [...head, destroyedThisWay(one, variant, noun, c)];
  };
  if (effect.kind === "unless" && effect.then === undefined)
    return changed(effect, { ...effect, effects: inner(effect.effects) }, c);
  if (effect.kind === "anyPlayerMay" && effect.otherwise !== undefined)
    return changed(effect, { ...effect, otherwise: inner(effect.otherwise) }, c);
  if (effect.kind === "if" && effect.otherwise === undefined) {
    const key = "then" as const;
    return changed(effect, { ...effect, [key]: inner(effect.then) }, c);
  }
  if (effect.kind !== "destroy" || noun === undefined)
    throw new Unresolved("can't be regenerated", "nothing is destroyed");
  return c.say(changed(effect, { ...effect, noRegeneration: true }, c), { variant, noun });
}

function onDestroy(variant: number | undefined, noun?: ReferenceNoun): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (variant === 5 || variant === 6) return [...head, destroyedThisWay(effect, variant, noun, c)];
    if (effect.kind !== "destroy") throw new Unresolved("can't be regenerated", "nothing is destroyed");
    const after = changed(effect, { ...effect, noRegeneration: true }, c);
    return [...head, variant === undefined ? after : c.say(after, { variant })];
  };
}

const noRegeneration: Parser<Rider> = either<Rider>(
  phrase(g`it can't be regenerated`, onDestroy(undefined)),
  phrase(g`they can't be regenerated`, onDestroy(undefined)),
  phrase(g`that creature can't be regenerated`, onDestroy(2)),
  phrase(g`that permanent can't be regenerated`, onDestroy(3)),
  phrase(g`the creature can't be regenerated`, onDestroy(7)),
  phrase(g`those creatures can't be regenerated`, onDestroy(1)),
  phrase(g`creatures destroyed this way can't be regenerated`, onDestroy(5, "creature")),
  phrase(g`artifacts destroyed this way can't be regenerated`, onDestroy(5, "artifact")),
  phrase(g`a creature destroyed this way can't be regenerated`, onDestroy(6, "creature")),
);

/** "It's still a land.": the types it had stay (CR 205.1b). */
const stillA: Parser<Rider> = map(
  stillSentence,
  ({ noun }): Rider =>
    (c, before) =>
      stillIn(before, noun, c),
);

/** The same of what may be done, or is done under a condition. */
function stillIn(
  before: readonly Effect[],
  noun: Parameters<typeof typesKept>[1],
  c: Scope,
): readonly Effect[] {
  const { head, effect } = last(before);
  if (effect.kind === "modify") {
    const modifications = typesKept(effect.modifications, noun, c);
    return [...head, changed(effect, { ...effect, modifications }, c)];
  }
  if (effect.kind === "may" && effect.then === undefined && effect.otherwise === undefined)
    return [...head, changed(effect, { ...effect, effects: stillIn(effect.effects, noun, c) }, c)];
  if (effect.kind === "if" && effect.otherwise === undefined && c.wording.get(effect)?.first !== false) {
    const key = "then" as const;
    return [...head, changed(effect, { ...effect, [key]: stillIn(effect.then, noun, c) }, c)];
  }
  throw new Unresolved("still", "nothing changed its types");
}

function ifYouDo(then: Core, does: "do" | "don't", they: boolean): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "may") {
      if ((effect.who.kind === "you") === they) throw new Unresolved("if you do", "somebody else may");
      const payment = c.wording.get(effect)?.variant === 6 ? effect.effects.slice(-1) : [];
      if (payment.length > 0) {
        const paid = ifYouDo(then, does, they)(c, payment, 1);
        return [
          ...head,
          changed(effect, { ...effect, effects: [...effect.effects.slice(0, -1), ...paid] }, c),
        ];
      }
      const effects = branch(then, does, c);
      const key = does === "do" ? "then" : "otherwise";
      if (effect[key] !== undefined) throw new Unresolved("if you do", "said twice");
      return [...head, changed(effect, { ...effect, [key]: effects }, c)];
    }
    if (they && effect.kind === "unless" && does === "do" && effect.then === undefined) {
      if (effect.who.kind === "you") throw new Unresolved("if they do", "you may");
      const key = "then" as const;
      return [...head, changed(effect, { ...effect, [key]: branch(then, does, c) }, c)];
    }
    if (effect.kind === "delayed" && effect.body.kind === "plain" && c.wording.get(effect)?.first === true) {
      const body = { ...effect.body, effects: ifYouDo(then, does, they)(c, effect.body.effects, 1) };
      return [...head, changed(effect, { ...effect, body }, c)];
    }
    if (they && does === "do") return [...head, ...afterOthers(effect, then, c)];
    if (they) throw new Unresolved("if they do", "nobody may do anything");
    const inner = effect.kind === "if" && does === "do" ? optionalIn(effect, then, c) : undefined;
    if (inner !== undefined) return [...head, inner];
    return [...head, ...afterDoing(effect, then, does, c)];
  };
}

/** "If it's a creature card, you may reveal it. If you do, ...": what is done goes with what may be done there. */
function optionalIn(effect: Extract<Effect, { kind: "if" }>, then: Core, c: Scope): Effect | undefined {
  const may = effect.then.at(-1);
  if (may?.kind !== "may" || effect.otherwise !== undefined || effect.instead === true) return undefined;
  if (c.wording.get(effect)?.first === false) return undefined;
  const key = "then" as const;
  return changed(effect, { ...effect, [key]: ifYouDo(then, "do", false)(c, effect.then, 1) }, c);
}

/** "Target opponent sacrifices a creature. If they do, ...": whether one other player has done it. */
function afterOthers(effect: Effect, then: Core, c: Scope): readonly Effect[] {
  const who = effect.kind === "sacrifice" || effect.kind === "discard" ? effect.who : undefined;
  const isOneOther = who !== undefined && who.kind !== "you" && who.kind !== "each" && !isEachPlayer(who);
  if (!isOneOther || c.wording.get(who)?.each === "each")
    throw new Unresolved("if they do", "nobody may do anything");
  return afterDoing(effect, then, "do", c, 6);
}

/** "If that player does", "if the player does": the player is not called "they". */
function named(of: Rider, as: "that" | "the" = "that"): Rider {
  return (c, before, sentence) => {
    const effects = of(c, before, sentence);
    const { effect } = last(effects);
    if (effect.kind === "may") c.say(effect, { as });
    if (effect.kind === "if" && effect.condition.kind === "did")
      c.say(effect.condition, { variant: as === "that" ? 1 : 7 });
    return effects;
  };
}

function branch(then: Core, does: "do" | "don't" | "can't", c: Scope): readonly Effect[] {
  return does === "do" ? c.inBranch(() => then(c)) : c.undone(c.earlier, () => then(c));
}

const DEEDS = [
  "sacrifice",
  "discard",
  "exile",
  "move",
  "removeCounters",
  "createToken",
  "tap",
  "untap",
  "mill",
  "payEnergy",
  "rollDie",
] as const;

/** What names its result, from which it is known whether anything was done. */
function isDeed(effect: Effect): effect is Extract<Effect, { kind: (typeof DEEDS)[number] }> {
  return DEEDS.some((kind) => kind === effect.kind);
}

/** "Sacrifice a creature. If you do, ...": whether it was done. */
function afterDoing(
  effect: Effect,
  then: Core,
  does: "do" | "don't" | "can't",
  c: Scope,
  variant = 2,
): readonly Effect[] {
  if (!isDeed(effect)) throw new Unresolved("if you do", `after ${effect.kind}`);
  const name = effect.bind ?? c.name("done");
  c.refer(name);
  const named = changed(effect, { ...effect, bind: name }, c);
  const did = { kind: "did" as const, name };
  if (does === "can't" || variant > 5) c.say(did, { variant });
  const effects = branch(then, does, c);
  return [named, ifEffect(does === "do" ? did : { kind: "not", of: did }, effects)];
}

/** What a player does whatever there is to do it with: surveilling, amassing, earthbending (CR 701.42, 701.44). */
function isAlwaysDone(effect: Effect): boolean {
  if (effect.kind === "surveil" || effect.kind === "scry")
    return effect.who.kind === "you" && typeof effect.amount === "number" && effect.amount > 0;
  return (
    effect.kind === "keywordAction" &&
    effect.who === undefined &&
    (effect.action === "amass" || effect.action === "earthbend")
  );
}

/** "When you discard a nonland card this way, ...": a reflexive trigger on what was done to cards of a kind (CR 603.12). */
function whenDiscarded(np: Sem<Described>, does: Sem<Body>): Rider {
  return (c, before) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 0) throw new Unresolved("when you discard", "no kind of card");
    const object = c.thisWay(undefined, "discarded");
    const done = c.inBranch((): Effect => ({ kind: "whenYouDo", body: does(c) }));
    const condition = { kind: "is" as const, object, of: filter.of, any: true as const };
    const when = c.say(condition, { variant: 14, noun: "card" });
    return [...before, c.say(ifEffect(when, [done]), { variant: 34 })];
  };
}

/** "When you search your library this way, ..." */
function whenSearched(does: Sem<Body>): Rider {
  return (c, before) => {
    const search = before.findLast((one) => one.kind === "search");
    if (search?.kind !== "search" || search.searched === undefined || search.of.kind !== "you")
      throw new Unresolved("when you search", "nothing was searched");
    c.refer(search.searched);
    const done = c.inBranch((): Effect => ({ kind: "whenYouDo", body: does(c) }));
    return [...before, c.say(ifEffect({ kind: "did", name: search.searched }, [done]), { variant: 34 })];
  };
}

/** Reflexive triggers that name what must have been done. */
export const whenDoneThisWay: Parser<Rider> = either<Rider>(
  rule(g`when you discard (a|an) ${nounPhrase} this way, ${body}`, whenDiscarded),
  rule(g`when you search your library this way, ${body}`, whenSearched),
);

/** "When you do, ...": a reflexive trigger, with targets of its own (CR 603.12). */
export function whenYouDo(does: Sem<Body>): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    const core: Core = (inner) => [{ kind: "whenYouDo", body: does(inner) }];
    if (isAlwaysDone(effect)) return [...before, ...branch(core, "do", c)];
    if (effect.kind === "if" && effect.then.at(-1)?.kind === "may" && effect.otherwise === undefined) {
      const key = "then" as const;
      return [...head, changed(effect, { ...effect, [key]: whenYouDo(does)(c, effect.then, 1) }, c)];
    }
    if (effect.kind === "may") {
      if (effect.who.kind !== "you") throw new Unresolved("when you do", "somebody else may");
      if (effect.then !== undefined) throw new Unresolved("when you do", "said twice");
      const key = "then" as const;
      return [...head, changed(effect, { ...effect, [key]: branch(core, "do", c) }, c)];
    }
    return [...head, ...afterDoing(effect, core, "do", c)];
  };
}

/** "Flip a coin. If you win the flip, ...": what hangs on how it falls (CR 705). */
function afterFlip(then: Core, result: "win" | "lose"): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "may" && effect.then === undefined && effect.cost === undefined) {
      const inner = afterFlip(then, result)(c, effect.effects, 1);
      return [...head, changed(effect, { ...effect, effects: inner }, c)];
    }
    if (effect.kind === "delayed" && effect.body.kind === "plain" && effect.event.kind === "nextStep") {
      const [only, ...more] = effect.body.effects;
      if (only?.kind !== "flipCoins" || more.length > 0) throw new Unresolved("the flip", "of no coin");
      const body = { ...effect.body, effects: afterFlip(then, result)(c, effect.body.effects, 1) };
      return [...head, changed(effect, { ...effect, body }, c)];
    }
    if (effect.kind !== "flipCoins" || effect[result] !== undefined || effect.who.kind !== "you")
      throw new Unresolved("the flip", "of no coin");
    if (result === "win" && effect.lose !== undefined) throw new Unresolved("the flip", "lost first");
    const isOtherSide = result === "lose" && effect.win !== undefined;
    return [
      ...head,
      changed(effect, { ...effect, [result]: branch(then, isOtherSide ? "don't" : "do", c) }, c),
    ];
  };
}

/** Sentences that begin with "If you do", "Otherwise", "instead" and the like. */
export function following(core: Parser<Core>): Parser<Rider> {
  return either<Rider>(
    rule(g`if you do, ${core}`, (then) => ifYouDo(then, "do", false)),
    rule(g`if you win the flip, ${core}`, (then) => afterFlip(then, "win")),
    rule(g`if you lose the flip, ${core}`, (then) => afterFlip(then, "lose")),
    rule(g`if you don't, ${core}`, (then) => ifYouDo(then, "don't", false)),
    rule(g`if you win, ${core}`, (then) => (c, before) => {
      const [name] = before.flatMap((one) =>
        one.kind === "keywordAction" ? (ACTION_ENTRIES[one.action].binds ?? []) : [],
      );
      if (name === undefined) throw new Unresolved("if you win", "nothing to be won");
      return [...before, ifEffect({ kind: "did", name }, branch(then, "do", c))];
    }),
    rule(g`if you can't, ${core}`, (then) => (c, before) => {
      const { head, effect } = last(before);
      return [...head, ...afterDoing(effect, then, "can't", c)];
    }),
    rule(g`if ${unable}, ${core}`, (variant, then) => (c, before) => {
      const { head, effect } = last(before);
      if (!("who" in effect) || effect.who === undefined || effect.who.kind === "you")
        throw new Unresolved("can't", "nobody else does it");
      return [...head, ...afterDoing(effect, then, "can't", c, variant)];
    }),
    rule(g`if they do, ${core}`, (then) => ifYouDo(then, "do", true)),
    rule(g`if that player does, ${core}`, (then) => named(ifYouDo(then, "do", true))),
    rule(g`if the player does, ${core}`, (then) => named(ifYouDo(then, "do", true), "the")),
    rule(g`if the player doesn't, ${core}`, (then) => named(ifYouDo(then, "don't", true), "the")),
    rule(g`if they don't, ${core}`, (then) => ifYouDo(then, "don't", true)),
    rule(g`if that player doesn't, ${core}`, (then) => named(ifYouDo(then, "don't", true))),
    rule(g`otherwise, ${core}`, otherwise),
    rule(g`if ${condition}, ${elliptic}`, ellipticInstead),
    rule(g`~ deals ${digits} damage instead if ${condition}`, (amount, when) => (c, before, sentence) => {
      c.mentionSelf();
      return ellipticInstead(when, { kind: "dealDamage", amount }, 32)(c, before, sentence);
    }),
    rule(g`it deals ${digits} damage instead if ${condition}`, (amount, when) =>
      ellipticInstead(when, { kind: "dealDamage", amount }, 33),
    ),
    rule(g`if ${condition}, ${core} instead`, (when, then) => instead(when, then, {})),
    rule(g`if ${condition}, instead ${core}`, (when, then) => instead(when, then, { variant: 1 })),
    rule(g`${core} instead if ${condition}`, (then, when) => instead(when, then, { first: false })),
  );
}

/** "Otherwise, ...": of the condition that was stated last, even within something optional. */
function otherwise(then: Core): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "may" && effect.then !== undefined && effect.otherwise === undefined) {
      if (effect.then.at(-1)?.kind === "if") {
        const key = "then" as const;
        return [...head, changed(effect, { ...effect, [key]: otherwise(then)(c, effect.then, 1) }, c)];
      }
      const after = { ...effect, otherwise: branch(then, "don't", c) };
      return [...head, c.say(changed(effect, after, c), { variant: 5 })];
    }
    if (effect.kind !== "if" || effect.otherwise !== undefined || effect.instead === true)
      throw new Unresolved("otherwise", "of no condition");
    const asked = effect.condition.kind === "did" ? c.earlier : c.asked;
    const effects = c.since(asked, () => then(c));
    return [...head, changed(effect, { ...effect, otherwise: effects }, c)];
  };
}

/** "If the player can't": somebody else; how that is said. */
const unable: Parser<number> = either<number>(
  phrase(g`the player can't`, 3),
  phrase(g`they can't`, 4),
  phrase(g`that player can't`, 5),
);

/** "it deals 4 damage instead", "create five of those tokens instead": the same with another number. */
const elliptic: Parser<Elliptic> = either<Elliptic>(
  rule(g`it deals ${digits} damage instead`, (amount) => ({ kind: "dealDamage", amount })),
  rule(g`create ${numberWord} of those tokens instead`, (amount) => ({ kind: "createToken", amount })),
);

interface Elliptic {
  readonly kind: "dealDamage" | "createToken";
  readonly amount: number;
}

/** Damage that is dealt or tokens that are created, copies among them. */
function numbered(
  effect: Effect,
  kind: Elliptic["kind"],
): Extract<Effect, { kind: "dealDamage" | "createToken" | "createCopyToken" }> | undefined {
  if (kind === "dealDamage") return effect.kind === kind ? effect : undefined;
  return effect.kind === "createToken" || effect.kind === "createCopyToken" ? effect : undefined;
}

function ellipticInstead(when: Sem<Condition>, { kind, amount }: Elliptic, variant = 30): Rider {
  return (c, before) => {
    const { head, effect: said } = last(before);
    const effect = numbered(said, kind);
    if (effect === undefined || typeof effect.amount !== "number")
      throw new Unresolved("instead", "of something that is not a number");
    if ("also" in effect || "divided" in effect) throw new Unresolved("instead", "of several numbers");
    const { bind: _, ...same } = effect;
    const node = ifEffect(when(c), [{ ...same, amount }], { otherwise: [effect], instead: true });
    const join = c.wording.get(effect)?.join;
    return [...head, c.say(node, { variant, ...(join === undefined ? {} : { join }) })];
  };
}

/** After these, "it" is something else than before; what happens instead happens to what was there before. */
const MOVING: ReadonlySet<string> = new Set(["move", "exile", "destroy", "counter"]);

function instead(
  when: Parameters<typeof evaluate>[0],
  then: Core,
  say: { readonly variant?: number; readonly first?: boolean },
): Rider {
  return (c, before, sentence) => {
    const said = before.slice(before.length - sentence);
    const [first] = said;
    if (first === undefined) throw new Unresolved("instead", "of nothing");
    if (followsFrom(first)) {
      const inner = insideThen(first, (effects) => instead(when, then, say)(c, effects, effects.length), c);
      return [...before.slice(0, before.length - sentence), inner];
    }
    const away = said.some((one) => MOVING.has(one.kind));
    const asBefore = <T>(read: () => T): T => (away ? c.undone(c.earlier, read) : read());
    const holds = say.first === false ? undefined : asBefore(() => evaluate(when, c));
    const effects = sameGroups(
      said,
      asBefore(() => then(c)),
      c,
    );
    const usual = boundAlike(said, effects, c);
    if ([...usual, ...effects].some((one) => one.kind === "dealDamage" && one.divided === true))
      throw new Unresolved("instead", "of damage that is divided as it is announced");
    if (ofAPart(usual, effects)) throw new Unresolved("instead", "of a part of what happens");
    if (endless(effects) && usual.some((one) => one.kind === "modify" && !endless([one])))
      throw new Unresolved("duration", "of what happens instead");
    const node = ifEffect(holds ?? asBefore(() => evaluate(when, c)), effects, {
      otherwise: usual,
      instead: true,
    });
    const join = c.wording.get(first)?.join;
    return [
      ...before.slice(0, before.length - sentence),
      c.say(node, { ...say, ...(join === undefined ? {} : { join }) }),
    ];
  };
}

/** "You may pay {1}. If you do, ...", "Sacrifice a creature. If you do, ...": what is said there is done only then. */
function followsFrom(effect: Effect): boolean {
  if (effect.kind === "may") return effect.then !== undefined;
  return effect.kind === "flipCoins" || (effect.kind === "if" && effect.condition.kind === "did");
}

/** What follows from an optional cost or action, changed. */
function insideThen(
  effect: Effect,
  change: (then: readonly Effect[]) => readonly Effect[],
  c: Scope,
): Effect {
  if (effect.kind !== "may" || effect.then?.length !== 1 || effect.otherwise !== undefined)
    throw new Unresolved("instead", "of what only follows from something else");
  const key = "then" as const;
  return changed(effect, { ...effect, [key]: change(effect.then) }, c);
}

function evaluate(
  when: (c: Scope) => Extract<Effect, { kind: "if" }>["condition"],
  c: Scope,
): Extract<Effect, { kind: "if" }>["condition"] {
  return when(c);
}

const unpreventable: Parser<Rider> = phrase(
  g`(the damage|this damage) can't be prevented`,
  (c: Scope, before: readonly Effect[]) => {
    const { head, effect } = last(before);
    if (effect.kind !== "dealDamage") throw new Unresolved("the damage", "none is dealt");
    return [...head, changed(effect, { ...effect, unpreventable: true }, c)];
  },
);

const spend: Parser<Rider> = map(manaRider, (rider) => (c: Scope, before: readonly Effect[]) => {
  const { head, effect } = last(before);
  if (effect.kind !== "addMana") throw new Unresolved("this mana", "none is added");
  return [...head, changed(effect, { ...effect, rider: rider(c) }, c)];
});

/** "If you do, this creature gains this ability.": it is one of the copied values (CR 707.9a). */
const keepsAbility: Parser<Rider> = phrase(
  g`if you do, ~ gains this ability`,
  (c: Scope, before: readonly Effect[]) => {
    const { head, effect } = last(before);
    const [copy, ...more] = effect.kind === "may" ? effect.effects : [];
    if (effect.kind !== "may" || copy?.kind !== "modify" || more.length > 0 || effect.then !== undefined)
      throw new Unresolved("this ability", "nothing becomes a copy");
    if (!copy.modifications.some(({ kind }) => kind === "copyOf"))
      throw new Unresolved("this ability", "nothing becomes a copy");
    const kept = c.say({ kind: "thisAbility" as const }, { variant: 1 });
    const longer = changed(copy, { ...copy, modifications: [...copy.modifications, kept] }, c);
    return [...head, changed(effect, { ...effect, effects: [longer] }, c)];
  },
);

/** Sentences of their own that only say more about the one before. */
export const rider: Parser<Rider> = either(
  noRegeneration,
  stillA,
  spellRider,
  unpreventable,
  spend,
  damaged,
  keepsAbility,
  tokenAbility,
);
