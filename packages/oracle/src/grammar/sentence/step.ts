import {
  type Ability,
  collectIn,
  type Duration,
  type Effect,
  type Filter,
  isEachPlayer,
  namesIn,
  type PlayerRef,
  type Selection,
  schemas,
} from "@spellroom/card-language";
import { either, map, mapSome, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import { sameRef } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { energySymbols } from "../cost.ts";
import { counterDeeds } from "../effect/counters.ts";
import { type Deed, deedTable } from "../effect/deed.ts";
import { actionDeeds, actionSentence } from "../effect/keyword-actions.ts";
import { libraryDeeds } from "../effect/library.ts";
import { manaDeeds, ofEachColor } from "../effect/mana.ts";
import { mayPlay } from "../effect/may-play.ts";
import { mechanicDeeds } from "../effect/mechanics.ts";
import { moveDeeds } from "../effect/move.ts";
import { dealsApiece, dealtByEach, type ObjectDeed, objectDeed } from "../effect/object-deed.ts";
import { gainsAtOwnCost } from "../effect/own-cost.ts";
import { lifeTotalBecomes, playerDeeds } from "../effect/players.ts";
import { prevention } from "../effect/prevention.ts";
import { redirectedDamage } from "../effect/redirected.ts";
import { sourceShield } from "../effect/source-of-choice.ts";
import { spelled } from "../effect/spelled.ts";
import { mayCastSeveral, spellDeeds } from "../effect/spells.ts";
import { stateDeeds } from "../effect/state.ts";
import { temporaryRule } from "../effect/temporary-rule.ts";
import { tokenDeeds } from "../effect/tokens.ts";
import { ledByCounter } from "../effect/while-countered.ts";
import { zoneDeeds } from "../effect/zones.ts";
import { nounPhrase, playerRef } from "../forward.ts";
import { subjectSelection } from "../reference/selection.ts";
import { opponentGains } from "./an-opponent.ts";
import { keepingSome } from "./keep-some.ts";

/** What a player does, by the verb. */
export const playerDeed: Parser<Deed> = deedTable([
  ...playerDeeds,
  ...zoneDeeds,
  ...moveDeeds,
  ...libraryDeeds,
  ...counterDeeds,
  ...tokenDeeds,
  ...stateDeeds,
  ...actionDeeds,
  ...manaDeeds,
  ...mechanicDeeds,
  ...spellDeeds,
]);

interface PlayerSubject {
  readonly who: Sem<PlayerRef>;
  /** "you" and "they" take the base form. */
  readonly form: "base" | "third";
  readonly you: boolean;
}

/** One thing done: by a player (named, or carried on from before), by objects, or a sentence of its own form. */
export type Step =
  | { readonly kind: "player"; readonly subject: PlayerSubject | undefined; readonly deed: Deed }
  | { readonly kind: "object"; readonly subject: Sem<Selection> | undefined; readonly deed: ObjectDeed }
  | { readonly kind: "whole"; readonly run: Sem<readonly Effect[]> };

export const playerSubject: Parser<PlayerSubject> = memo(
  either<PlayerSubject>(
    map(playerRef, (who) => ({ who, form: "third" as const, you: false })),
    phrase(g`they`, { who: (c: Scope) => c.they(), form: "base", you: false }),
  ),
);

const you: Parser<PlayerSubject> = phrase(g`you`, { who: () => ({ kind: "you" }), form: "base", you: true });

const anySubject: Parser<PlayerSubject> = (input, at) =>
  input.tokens[at]?.lower === "you" ? you(input, at) : playerSubject(input, at);

const they: Parser<Sem<Selection>> = phrase(g`they`, (c: Scope) => ({ kind: "ref", ref: c.them() }));

const objectSubject: Parser<Sem<Selection>> = either<Sem<Selection>>(subjectSelection, they);

const whole: Parser<Step> = either<Step>(
  map(temporaryRule, (run) => ({ kind: "whole", run })),
  map(prevention, (run) => ({ kind: "whole", run })),
  map(ofEachColor, (run) => ({ kind: "whole", run })),
  map(mayCastSeveral, (run) => ({ kind: "whole", run })),
  map(gainsAtOwnCost, (run) => ({ kind: "whole", run })),
  map(keepingSome, (run) => ({ kind: "whole", run })),
  map(spelled, (run) => ({ kind: "whole", run })),
  map(redirectedDamage, (run) => ({ kind: "whole", run })),
  map(dealsApiece, (run) => ({ kind: "whole", run })),
  map(ledByCounter, (run) => ({ kind: "whole", run })),
  map(dealtByEach, (run) => ({ kind: "whole", run })),
  map(sourceShield, (run) => ({ kind: "whole", run })),
  map(mayPlay, (run) => ({ kind: "whole", run })),
  map(opponentGains, (run) => ({ kind: "whole", run })),
  map(lifeTotalBecomes, (effect) => ({ kind: "whole", run: (c: Scope) => [effect(c)] })),
  rule(g`it loses " enchant ${nounPhrase} " and gains " enchant ${nounPhrase} . "`, (lost, gained) => ({
    kind: "whole",
    run: (c: Scope) => otherEnchant(lost(c).filter, gained(c).filter, c),
  })),
  map(g`pay ${energySymbols()}`, ([amount]) => ({
    kind: "whole",
    run: () => [{ kind: "payEnergy", amount }],
  })),
  map(actionSentence, (action) => ({ kind: "whole", run: () => [{ kind: "keywordAction", action }] })),
  phrase(g`there is an additional combat phase after this phase followed by an additional main phase`, {
    kind: "whole",
    run: (c: Scope) => [
      c.say({ kind: "extraPhase" as const, phases: ["combat", "main"] as const }, { variant: 1 }),
    ],
  }),
  phrase(g`after this phase, there is an additional combat phase`, {
    kind: "whole",
    run: () => [{ kind: "extraPhase", phases: ["combat"] }],
  }),
  phrase(g`after this phase, there is an additional combat phase followed by an additional main phase`, {
    kind: "whole",
    run: () => [{ kind: "extraPhase", phases: ["combat", "main"] }],
  }),
  phrase(g`after this main phase, there is an additional combat phase followed by an additional main phase`, {
    kind: "whole",
    run: () => [{ kind: "extraPhase", phases: ["combat", "main"], after: "main" }],
  }),
);

/** A first step: with a subject, or an instruction to you. */
export const step: Parser<Step> = memo(
  either<Step>(
    map(playerDeed, (deed) => ({ kind: "player", subject: undefined, deed })),
    rule(g`${anySubject} ${playerDeed}`, (subject, deed) => ({ kind: "player", subject, deed })),
    mapSome(g`${playerRef} each ${playerDeed}`, ([who, deed]) =>
      deed.form === "base"
        ? {
            kind: "player" as const,
            subject: { who: eachOfThem(who), form: "base" as const, you: false },
            deed,
          }
        : undefined,
    ),
    rule(g`${objectSubject} ${objectDeed}`, (subject, deed) => ({ kind: "object", subject, deed })),
    mapSome(g`${objectSubject} each ${objectDeed}`, ([subject, deed]) =>
      deed.modifies === true && deed.form === "base"
        ? { kind: "object" as const, subject, deed: { ...deed, run: eachOne(deed) } }
        : undefined,
    ),
    whole,
  ),
);

/** "Two target players each draw a card": several targets, of whom each does it. */
function eachOfThem(who: Sem<PlayerRef>): Sem<PlayerRef> {
  return (c) => {
    const ref = who(c);
    if (ref.kind !== "target" || c.targets.find(({ id }) => id === ref.target)?.count === undefined)
      throw new Unresolved("each", "not of several target players");
    return c.say(ref, { each: "each" });
  };
}

/** "Up to two target creatures each get +1/+1": said of each, which changes nothing but the words. */
function eachOne(deed: ObjectDeed): ObjectDeed["run"] {
  return (c, subject) => {
    const effects = deed.run(c, subject);
    const last = effects.at(-1);
    if (last !== undefined) c.say(last, { each: "each" });
    return effects;
  };
}

/** A later step may go on with the object that was the subject before. */
export const laterStep: Parser<Step> = memo(
  either<Step>(
    step,
    map(objectDeed, (deed) => ({ kind: "object", subject: undefined, deed })),
  ),
);

/** The subject as it goes on from step to step. */
export interface Chain {
  player: { readonly who: () => PlayerRef; readonly form: "base" | "third" } | undefined;
  object: (() => Selection) | undefined;
  /** The step before was a continuous effect that did not say how long. */
  open?: boolean;
  /** How long it lasts. */
  lasts?: Duration | undefined;
  /** What each of several players did last, one after the other. */
  each?: Extract<Effect, { kind: "forEachPlayer" }>;
}

/** "draws that many cards": what each of them does with a number of what they themselves did before (CR 608.2c). */
function goesOn(chain: Chain, ref: PlayerRef, asking: readonly Effect[]): boolean {
  const { each } = chain;
  if (each === undefined || !sameRef(each.of, ref)) return false;
  const amounts = collectIn(schemas.effects, asking, "Amount");
  const asked = new Set(amounts.flatMap((amount) => [...namesIn(schemas.signedAmount, amount)]));
  return each.effects.some((one) => "bind" in one && one.bind !== undefined && asked.has(one.bind));
}

/**
 * Runs a deed of one player or a group; where each of a group does something with what is "theirs", or as many as they did
 * before, one after the other.
 */
function perform(
  c: Scope,
  chain: Chain,
  ref: PlayerRef,
  who: () => PlayerRef,
  deed: Deed,
): readonly Effect[] {
  const before = c.actor;
  const used = c.actorUsed;
  c.actor = ref.kind === "you" ? undefined : () => fresh(ref);
  if (isEachPlayer(ref) || c.wording.get(ref)?.each === "each") {
    const probe = c.fork();
    probe.actor = () => ({ kind: "each" });
    probe.actorUsed = false;
    const tried = deed.run(probe, () => ({ kind: "each" }));
    if (probe.actorUsed || goesOn(chain, ref, tried)) {
      c.actor = () => ({ kind: "each" });
      const effects = deed.run(c, () => ({ kind: "each" }));
      c.actor = before;
      c.actorUsed = used;
      chain.each = { kind: "forEachPlayer", of: ref, effects };
      return [chain.each];
    }
  }
  const effects = deed.run(c, who);
  c.actor = before;
  c.actorUsed = used;
  return effects;
}

function fresh(ref: PlayerRef): PlayerRef {
  return { ...ref };
}

/** Choices that an instruction says itself come before it. */
function withChoices(c: Scope, run: () => readonly Effect[]): readonly Effect[] {
  const before = c.choices;
  c.choices = [];
  const effects = run();
  const { choices } = c;
  c.choices = before;
  return choices.length === 0 ? effects : [...choices, ...effects];
}

/** Carries out one step; `chain` is the subject that it may go on with. */
export function runStep(one: Step, chain: Chain, c: Scope): readonly Effect[] {
  switch (one.kind) {
    case "whole":
      chain.player = undefined;
      chain.object = undefined;
      return withChoices(c, () => one.run(c));
    case "player":
      return withChoices(c, () => runPlayer(one, chain, c));
    case "object":
      return runObject(one, chain, c);
  }
}

function runPlayer(one: Extract<Step, { kind: "player" }>, chain: Chain, c: Scope): readonly Effect[] {
  chain.object = undefined;
  const { subject, deed } = one;
  if (subject !== undefined) {
    if (subject.form !== deed.form) throw new Unresolved(deed.verb, "subject and verb do not agree");
    const ref = subject.who(c);
    const make = firstThenFresh(ref);
    chain.player = { who: () => fresh(ref), form: subject.form };
    const effects = perform(c, chain, ref, make, deed);
    const [first] = effects;
    if (subject.you && first !== undefined) c.say(first, { you: true });
    return effects;
  }
  if (deed.form === "base") {
    if (chain.player?.form === "base") return perform(c, chain, chain.player.who(), chain.player.who, deed);
    chain.player = undefined;
    const effects = perform(c, chain, { kind: "you" }, () => ({ kind: "you" }), deed);
    const [first] = effects;
    if (first !== undefined) c.say(first, { you: false });
    return effects;
  }
  if (chain.player?.form !== "third") throw new Unresolved(deed.verb, "nobody does it");
  return perform(c, chain, chain.player.who(), chain.player.who, deed);
}

/** The first node made for a subject is the one whose wording was noted. */
function firstThenFresh(ref: PlayerRef): () => PlayerRef {
  let first = true;
  return () => {
    if (first) {
      first = false;
      return ref;
    }
    return fresh(ref);
  };
}

function runObject(one: Extract<Step, { kind: "object" }>, chain: Chain, c: Scope): readonly Effect[] {
  chain.player = undefined;
  const { deed } = one;
  if (one.subject === undefined && deed.modifies === true && chain.open === true)
    throw new Unresolved("verb", "shares a duration with the one before");
  chain.open = deed.open === true;
  const subject = one.subject === undefined ? chain.object : startSubject(one.subject, c, deed, chain);
  if (subject === undefined) throw new Unresolved("verb", "nothing does it");
  const effects = deed.run(c, subject);
  const [first] = effects;
  const lasts = first?.kind === "modify" ? first.duration : undefined;
  if (one.subject === undefined && lasts !== undefined && lasts === chain.lasts) {
    throw new Unresolved("verb", "belongs to the same continuous effect as the one before");
  }
  chain.lasts = lasts;
  return effects;
}

function startSubject(of: Sem<Selection>, c: Scope, deed: ObjectDeed, chain: Chain): () => Selection {
  const what = deed.damages === true ? c.dealing(() => of(c)) : of(c);
  const apart = what.kind === "ref" && c.wording.get(what)?.each === "each";
  if (apart && deed.modifies !== true) throw new Unresolved("each of", "several that do it each");
  const many =
    what.kind === "ref"
      ? c.isPlural(what.ref) && !apart
      : !(what.kind === "all" && c.wording.get(what)?.each === "each");
  if (deed.form !== "any" && (deed.form === "base") !== many)
    throw new Unresolved("verb", "subject and verb do not agree");
  chain.object = () => again(what);
  let first = true;
  return () => {
    if (!first) return again(what);
    first = false;
    return what;
  };
}

function again(what: Selection): Selection {
  if (what.kind === "ref") return { kind: "ref", ref: { ...what.ref } };
  return what;
}

/** An Aura that has put onto the battlefield what it enchanted enchants that from then on. */
function otherEnchant(lost: Filter, gained: Filter, c: Scope): readonly Effect[] {
  if (c.self.enchantsIn === undefined || lost.zones?.[0] !== c.self.enchantsIn || gained.zones !== undefined)
    throw new Unresolved("enchant", "something else than before");
  const enchant: Ability = { kind: "keyword", keyword: "enchant", what: gained };
  const what: Selection = { kind: "ref", ref: { kind: "this" } };
  const effect: Effect = {
    kind: "modify",
    what,
    modifications: [
      { kind: "loseKeyword", keyword: "enchant" },
      { kind: "gainAbility", ability: enchant },
    ],
    duration: "endOfGame",
  };
  return [c.say(effect, { variant: 45 })];
}
