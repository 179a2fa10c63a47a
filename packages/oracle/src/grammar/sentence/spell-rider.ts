import type { Effect } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { numberWord } from "../numbers.ts";
import { counterKind } from "../vocabulary.ts";
import { changed, last, type Rider } from "./changed.ts";

/** New targets for what was copied last: at once, or in what may be done or happens later. */
function retargeted(effects: readonly Effect[], c: Scope): readonly Effect[] {
  const { head, effect } = last(effects);
  if (effect.kind === "copySpell")
    return [...head, changed(effect, { ...effect, newTargets: "may" as const }, c)];
  if (effect.kind === "may" && effect.otherwise === undefined) {
    const more =
      effect.then === undefined
        ? { effects: retargeted(effect.effects, c) }
        : { ["then" as const]: retargeted(effect.then, c) };
    return [...head, changed(effect, { ...effect, ...more }, c)];
  }
  if (effect.kind === "delayed" && effect.body.kind === "plain") {
    const body = { ...effect.body, effects: retargeted(effect.body.effects, c) };
    return [...head, changed(effect, { ...effect, body }, c)];
  }
  if (effect.kind === "if" && effect.otherwise === undefined && c.wording.get(effect)?.first !== false) {
    const key = "then" as const;
    return [...head, changed(effect, { ...effect, [key]: retargeted(effect.then, c) }, c)];
  }
  throw new Unresolved("new targets", "nothing was copied");
}

const newTargets: Parser<Rider> = phrase(
  g`you may choose new targets for (the copy|the copies|that copy)`,
  (c: Scope, before: readonly Effect[]) => retargeted(before, c),
);

/** "Each other player copies that spell. Each of those players may choose new targets for their copy." */
const theirNewTargets: Parser<Rider> = phrase(
  g`each of those players may choose new targets for their copy`,
  (c: Scope, before: readonly Effect[]) => {
    const { effect, head } = last(before);
    const who = effect.kind === "copySpell" && effect.newTargets === undefined ? effect.who : undefined;
    if (effect.kind !== "copySpell" || (who?.kind !== "otherPlayers" && who?.kind !== "otherThanEventPlayer"))
      throw new Unresolved("each of those players", "not several players have copied it");
    return [
      ...head,
      c.say({ ...effect, newTargets: "may" as const }, { ...c.wording.get(effect), variant: 22 }),
    ];
  },
);

const counteredAway: Parser<Rider> = either<Rider>(
  phrase(
    g`if that spell is countered this way, exile it instead of putting it into its owner's graveyard`,
    counterTo({ zone: "exile" }),
  ),
  phrase(
    g`if that spell is countered this way, put it into its owner's hand instead of into that player's graveyard`,
    counterTo({ zone: "hand" }),
  ),
  phrase(
    g`if that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard`,
    counterTo({ zone: "library", position: "top" }),
  ),
  phrase(
    g`if that spell is countered this way, put it on the bottom of its owner's library instead of into that player's graveyard`,
    counterTo({ zone: "library", position: "bottom" }),
  ),
);

/** "exile it with three time counters on it instead of putting it into its owner's graveyard" */
const counteredWith: Parser<Rider> = rule(
  g`if the spell is countered this way, exile it with ${numberWord} ${counterKind} counters on it instead of putting it into its owner's graveyard`,
  (amount, counter) => (c, before) => {
    const { effect } = last(before);
    if (effect.kind !== "counter") throw new Unresolved("countered this way", "nothing was countered");
    const name = effect.bind ?? c.name("countered");
    const counted: Effect = { ...effect, bind: name };
    const said = c.wording.get(effect);
    const bound = said === undefined ? counted : c.say(counted, said);
    c.refer(name);
    c.mentionObject(() => c.bound(name), ["card"]);
    const to: NonNullable<Counter["to"]> = { zone: "exile", with: { counters: [{ counter, amount }] } };
    return counterTo(to)(c, [...before.slice(0, -1), bound], 1);
  },
);

type Counter = Extract<Effect, { kind: "counter" }>;

function counterTo(to: NonNullable<Counter["to"]>): Rider {
  const on = (effect: Effect, c: Scope): Effect => {
    if (effect.kind === "unless") {
      const [inner] = effect.effects;
      if (inner === undefined) throw new Unresolved("countered this way", "nothing was countered");
      return changed(effect, { ...effect, effects: [on(inner, c)] }, c);
    }
    if (effect.kind !== "counter") throw new Unresolved("countered this way", "nothing was countered");
    return changed(effect, { ...effect, to: { ...to } }, c);
  };
  return (c, before) => {
    const { head, effect } = last(before);
    return [...head, on(effect, c)];
  };
}

/** Where a single card that may be cast this turn goes afterwards (CR 614.1a): "If that card would be put into your graveyard this turn, ...". */
function exiledAfterCasting(thenExile: "card" | "spell", yours: boolean): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind !== "mayPlay" || effect.duration !== "endOfTurn" || effect.thenExile !== undefined)
      throw new Unresolved("would be put into a graveyard", "no card that may be cast this turn");
    if (effect.what.kind !== "ref" || c.isPlural(effect.what.ref) || effect.act !== "cast")
      throw new Unresolved("would be put into a graveyard", "not one card that may be cast");
    const after = changed(effect, { ...effect, thenExile }, c);
    return [...head, yours ? c.say(after, { you: true }) : after];
  };
}

const exiledInstead: Parser<Rider> = either<Rider>(
  phrase(
    g`if that card would be put into a graveyard this turn, exile it instead`,
    exiledAfterCasting("card", false),
  ),
  phrase(
    g`if that card would be put into your graveyard this turn, exile it instead`,
    exiledAfterCasting("card", true),
  ),
  phrase(
    g`if that spell would be put into a graveyard, exile it instead`,
    exiledAfterCasting("spell", false),
  ),
  phrase(
    g`if that spell would be put into your graveyard, exile it instead`,
    exiledAfterCasting("spell", true),
  ),
);

/** Who takes the extra turn is who loses in its end step. */
const losingTurn: Parser<Rider> = phrase(
  g`at the beginning of that turn's end step, you lose the game`,
  (c: Scope, before: readonly Effect[]) => {
    const { head, effect } = last(before);
    if (effect.kind !== "extraTurn" || effect.who.kind !== "you")
      throw new Unresolved("that turn", "of nobody, or of somebody else");
    return [...head, changed(effect, { ...effect, thenLose: true }, c)];
  },
);

/** How many copies of one card are made, where that is a number in the text. */
function copiesOf({ amount = 1 }: Extract<Effect, { kind: "copySpell" }>): number {
  if (typeof amount !== "number") throw new Unresolved("cast the copy", "of many copies");
  return amount;
}

/** What is copied is a card that has been dealt with, not a spell: copies are made where it is, and cast (CR 707.12). */
function copiesCast(how: "may" | "ifYouDo" | "ifAble", many: boolean): Rider {
  const cast = (effect: Effect, c: Scope): Effect => {
    if (effect.kind !== "copySpell" || effect.who !== undefined || effect.newTargets !== undefined)
      throw new Unresolved("cast the copy", "nothing was copied");
    const nouns = c.nounsOf(effect.what);
    const isCard = effect.what.kind === "linked" || (nouns.includes("card") && !nouns.includes("spell"));
    if (effect.what.kind === "this" || !isCard) throw new Unresolved("cast the copy", "of what is no card");
    const copies = copiesOf(effect);
    if ((copies > 1 || c.isPlural(effect.what)) !== many)
      throw new Unresolved("cast the copy", "number does not agree");
    const made: Effect = {
      kind: "castNow",
      who: { kind: "you" },
      what: { kind: "ref", ref: effect.what },
      cost: "withoutPaying",
      copies,
      ...(how === "ifAble" ? {} : { optional: true as const }),
    };
    const said = changed(effect, made, c);
    return how === "may" ? said : c.say(said, { variant: how === "ifYouDo" ? 1 : 2 });
  };
  return (c, before) => {
    const { head, effect } = last(before);
    if (how !== "ifYouDo") return [...head, cast(effect, c)];
    const [only, ...more] = effect.kind === "may" ? effect.effects : [];
    if (effect.kind !== "may" || only === undefined || more.length > 0 || effect.then !== undefined)
      throw new Unresolved("cast the copy", "nothing may be copied");
    return [...head, changed(effect, { ...effect, effects: [cast(only, c)] }, c)];
  };
}

const castCopies: Parser<Rider> = either<Rider>(
  phrase(g`you may cast the copy without paying its mana cost`, copiesCast("may", false)),
  phrase(g`you may cast the copies without paying their mana costs`, copiesCast("may", true)),
  phrase(g`if you do, you may cast the copy without paying its mana cost`, copiesCast("ifYouDo", false)),
  phrase(g`cast the copies if able without paying their mana costs`, copiesCast("ifAble", true)),
);

/** What copying for each other object means by itself: "Each copy targets a different one of those creatures." */
const eachItsOwn: Parser<Rider> = phrase(
  g`each copy targets a different one of those creatures`,
  (_: Scope, before: readonly Effect[]) => {
    const { effect } = last(before);
    if (effect.kind !== "copySpell" || effect.each === undefined)
      throw new Unresolved("each copy", "not for each other creature");
    return before;
  },
);

/** What may be done is done only once each turn (CR 603.2i). */
const onlyOnce: Parser<Rider> = phrase(
  g`do this only once each turn`,
  (c: Scope, before: readonly Effect[]) => {
    const { head, effect } = last(before);
    if (effect.kind !== "may" || effect.who.kind !== "you" || head.length > 0)
      throw new Unresolved("do this", "something that must be done, or not all that is done");
    return [changed(effect, { ...effect, onceEachTurn: true }, c)];
  },
);

/** Sentences that say more about a spell that was copied or countered or may be cast, or a turn that is taken. */
export const spellRider: Parser<Rider> = either(
  newTargets,
  theirNewTargets,
  counteredAway,
  counteredWith,
  exiledInstead,
  castCopies,
  eachItsOwn,
  losingTurn,
  onlyOnce,
);
