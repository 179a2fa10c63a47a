import {
  type Ability,
  type Condition,
  type Filter,
  hasNode,
  type Modification,
  type RuleEffect,
  type StaticEffect,
  schemas,
} from "@spellroom/card-language";
import { keywordAtOwnCost } from "../grammar/effect/own-cost.ts";
import { condition, nounPhrase, value } from "../grammar/forward.ts";
import { grantedList } from "../grammar/modification/index.ts";
import { stillSentence, typesKept } from "../grammar/modification/still.ts";
import { spellsYouCast } from "../grammar/noun/noun-phrase.ts";
import { placed } from "../grammar/reference/selection.ts";
import { either, map, mapSome, memo, type Parser, seq, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import { stopsInQuotes } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { described, type Modify } from "./kinds.ts";
import { protectionBothWays } from "./redirection.ts";
import { entersConditionally, escapesWith, replacementEffect } from "./replacement.ts";
import { ownCost, ruleEffect } from "./rule.ts";
import { special } from "./static-form.ts";
import { agrees, items, modify, restriction, subject } from "./static-subject.ts";

/** What matters once the spell is on the stack: as it triggers, or as its cost is found and paid (CR 601.2f-h, 702.40-41, 702.51, 702.60, 702.85, 702.126). */
const ON_CASTING = ["storm", "cascade", "ripple", "affinity", "convoke", "improvise"];

/** "Spells you cast have ripple 4." */
const castWith: Parser<Sem<StaticEffect>> = either<Sem<StaticEffect>>(
  rule(g`${spellsYouCast} have ${grantedList}`, (np, mods) => (c) => {
    const spells = np(c);
    if (!spells.many) throw new Unresolved("you cast", "no spells");
    return { kind: "modify", what: { filter: spells.filter }, modifications: onCasting(mods, c) };
  }),
  rule(g`${nounPhrase} you cast have ${grantedList}`, (np, mods) => (c) => {
    const spells = np(c);
    if (!spells.many || spells.filter.zones?.[0] !== "stack") throw new Unresolved("you cast", "no spells");
    const given = onCasting(mods, c);
    const caster = c.say({ kind: "controller" as const, player: { kind: "you" as const } }, { variant: 4 });
    const filter: Filter = { ...spells.filter, of: [...spells.filter.of, caster] };
    const said = c.wording.get(spells.filter);
    if (said !== undefined) c.say(filter, said);
    return { kind: "modify", what: { filter }, modifications: given };
  }),
);

function onCasting(mods: Sem<readonly Modification[]>, c: Scope): readonly Modification[] {
  const given = mods(c);
  const fits = given.every(
    (one) =>
      one.kind === "gainAbility" &&
      one.ability.kind === "keyword" &&
      ON_CASTING.includes(one.ability.keyword),
  );
  if (!fits) throw new Unresolved("you cast", "with abilities that matter as a spell is announced");
  return given;
}

const effect: Parser<Sem<StaticEffect>> = memo(
  either<Sem<StaticEffect>>(
    mapSome(seq(subject, items), ([of, list]) => modify(of, list)),
    mapSome(g`${subject} has ${keywordAtOwnCost}`, ([of, mods]) => modify(of, [{ form: "third", mods }])),
    special,
    castWith,
    ruleEffect,
    replacementEffect,
  ),
);

type Static = Extract<Ability, { kind: "static" }>;

/** Whether it changes nothing but the source, or the creature that the source is attached to. */
function isOfItself(one: StaticEffect): boolean {
  return one.kind === "modify" && (one.what === "this" || one.what === "attached");
}

/** Whether it is about the creature and the one that it is paired with. */
function isOfPair(one: StaticEffect): boolean {
  return (
    one.kind === "modify" &&
    typeof one.what === "object" &&
    one.what.filter.of.some((of) => of.kind === "paired" && of.in !== undefined)
  );
}

function ability(
  effects: readonly StaticEffect[],
  when: Condition | undefined,
  c: Scope,
  late: boolean,
): Static {
  if (when !== undefined && hasNode(schemas.condition, when, "ObjectRef", "each"))
    throw new Unresolved("as long as it", "of each by itself");
  // Each attacking creature has its own defending player (CR 508.5a).
  if (
    when !== undefined &&
    hasNode(schemas.condition, when, "PlayerRef", "defending") &&
    !effects.every(isOfItself)
  )
    throw new Unresolved("defending player", "of each of several by itself");
  const once = effects.some(
    (one) =>
      one.kind === "rule" &&
      one.rule.kind === "mayPlayFrom" &&
      one.rule.oncePerTurn &&
      !(one.rule.topOnly && c.wording.get(one.rule)?.variant === 8),
  );
  if (effects.some(isOfPair) && !(when?.kind === "is" && when.of.some((one) => one.kind === "paired")))
    throw new Unresolved("both creatures", "of no pair");
  if (once && (when?.kind !== "turn" || c.wording.get(when)?.variant === undefined))
    throw new Unresolved("cast", "one card in how long a time");
  const result: Static = {
    kind: "static",
    ...(c.ownZone === undefined ? {} : { zone: c.ownZone }),
    ...(c.andBattlefield ? { andBattlefield: true } : {}),
    ...(when === undefined ? {} : { condition: when }),
    effects,
  };
  return late ? c.say(result, { first: false }) : result;
}

/** "your opponents can't cast spells or activate abilities of creatures": both of the same players (CR 601.3, 602.5). */
const castOrActivate: Parser<Sem<readonly StaticEffect[]>> = rule(
  g`${ruleEffect} or activate abilities of ${nounPhrase}`,
  (casting, np) => (c) => {
    const first = casting(c);
    const of = np(c);
    if (first.kind !== "rule" || first.rule.kind !== "cantCast" || first.rule.during !== undefined)
      throw new Unresolved("or activate", "after something else than casting");
    if (first.rule.spells.of.some(({ kind }) => kind === "castFrom"))
      throw new Unresolved("or activate", "after where spells are cast from, not where they may be");
    if (first.rule.moreThanEachTurn !== undefined || first.rule.onlyWhenSorcery !== undefined || !of.many)
      throw new Unresolved("or activate", "after a limit of casting");
    const rule: RuleEffect = { kind: "cantActivate", who: { ...first.rule.who }, of: placed(of) };
    return [first, c.say({ kind: "rule" as const, rule: c.say(rule, { variant: 1 }) }, { join: "or" })];
  },
);

/** "you and Humans you control have hexproof" (CR 702.11b-c) */
const hexproofWith: Parser<Sem<readonly StaticEffect[]>> = rule(
  g`you and ${nounPhrase} have hexproof`,
  (np) => (c) => {
    const what = described(np, true)(c);
    const hexproof: Modification = { kind: "gainAbility", ability: { kind: "keyword", keyword: "hexproof" } };
    return [
      { kind: "rule", rule: { kind: "hexproofPlayer", who: { kind: "you" } } },
      { kind: "modify", what, modifications: [hexproof] },
    ];
  },
);

/** A life total that can't change is neither gained nor lost (CR 119.7-8). */
function fixedLife(): Static {
  const who = { kind: "you" as const };
  return {
    kind: "static",
    effects: [
      { kind: "rule", rule: { kind: "cantGainLife", who } },
      { kind: "rule", rule: { kind: "cantLoseLife", who } },
    ],
  };
}

const plain: Parser<Sem<Ability>> = memo(
  either<Sem<Ability>>(
    map(effect, (one) => (c: Scope) => ability([one(c)], undefined, c, false)),
    map(castOrActivate, (both) => (c: Scope) => ability(both(c), undefined, c, false)),
    map(protectionBothWays, (both) => (c: Scope) => ability(both(c), undefined, c, false)),
    rule(g`${replacementEffect} and doesn't untap during your untap step`, (one) => (c) => {
      const first = one(c);
      const enters = first.kind === "replacement" && first.replacement.kind === "enters";
      if (!enters || first.replacement.what !== "this") throw new Unresolved("untap", "of something else");
      const stays = restriction("this", {
        kind: "restriction",
        restriction: { kind: "doesntUntap", during: "untapStep" },
      });
      return ability([first, c.say(stays, { join: "and", goesOn: true })], undefined, c, false);
    }),
    map(hexproofWith, (both) => (c: Scope) => c.say(ability(both(c), undefined, c, false), { variant: 19 })),
    phrase(g`players can't draw cards or gain life`, (c: Scope) =>
      ability(
        [
          { kind: "rule", rule: { kind: "cantDraw", who: { kind: "allPlayers" } } },
          c.say(
            {
              kind: "rule" as const,
              rule: { kind: "cantGainLife" as const, who: { kind: "allPlayers" as const } },
            },
            { join: "or" as const },
          ),
        ],
        undefined,
        c,
        false,
      ),
    ),
    phrase(g`your life total can't change`, (c: Scope) => c.say(fixedLife(), { variant: 15 })),
    rule(g`${ruleEffect} and ${ruleEffect}`, (one, other) => (c) => {
      const first = one(c);
      return ability([first, c.say(other(c), { join: "and" })], undefined, c, false);
    }),
    rule(g`${effect}, where X is ${value}`, (one, of) => (c) => {
      const probe = c.fork();
      one(probe);
      const uses = c.xUses;
      c.x = () => of(probe.fork());
      const said = one(c);
      c.x = undefined;
      if (c.xUses === uses) throw new Unresolved("where X is", "X is not used");
      return ability([said], undefined, c, false);
    }),
  ),
);

const plusXY: Parser<string> = token(({ text }) => (text === "+X/+Y" ? text : undefined));

/** "~ gets +X/+Y, where X is the exiled creature card's power and Y is its toughness." */
const twoAmounts: Parser<Sem<Ability>> = rule(
  g`${subject} gets ${plusXY}, where X is ${value} and Y is ${value}`,
  (of, _, x, y) => (c) => {
    const what = of.what(c);
    if (of.many) throw new Unresolved("static ability", "subject and verb do not agree");
    const [power, toughness] = [x(c), y(c)];
    if (typeof power === "number" || typeof toughness === "number")
      throw new Unresolved("where X is", "a number");
    const change = c.say({ kind: "addPT" as const, power, toughness }, { variant: 6 });
    return ability([{ kind: "modify", what, modifications: [change] }], undefined, c, false);
  },
);

/** "Enchanted land is a 6/4 green Elemental creature. It's still a land." */
const still: Parser<Sem<Ability>> = rule(g`${effect} . ${stillSentence}`, (one, { noun, many }) => (c) => {
  const said = one(c);
  if (said.kind !== "modify") throw new Unresolved("still", "nothing changed its types");
  const several = typeof said.what === "object" && c.wording.get(said)?.each !== "each";
  if (several !== many) throw new Unresolved("still", "number does not agree");
  const kept: Modify = { ...said, modifications: typesKept(said.modifications, noun, c) };
  const wording = c.wording.get(said);
  return ability([wording === undefined ? kept : c.say(kept, wording)], undefined, c, false);
});

/** "Enchanted creature has protection from black. This effect doesn't remove ~." (CR 702.16n) */
const keepingAuras: Parser<Sem<Ability>> = either<Sem<Ability>>(
  map(
    g`${effect} . this effect doesn't remove ~`,
    ([one]) =>
      (c: Scope) =>
        keeping(one(c), "source", c),
  ),
  map(
    g`${effect} . this effect doesn't remove auras`,
    ([one]) =>
      (c: Scope) =>
        keeping(one(c), "auras", c),
  ),
);

function keeping(said: StaticEffect, doesntRemove: "source" | "auras", c: Scope): Ability {
  if (said.kind !== "modify" || said.what !== "attached")
    throw new Unresolved("this effect", "of something that is not attached");
  let found = false;
  const modifications = said.modifications.map((one): Modification => {
    if (one.kind !== "gainAbility" || one.ability.kind !== "keyword" || one.ability.keyword !== "protection")
      return one;
    found = true;
    return { ...one, ability: sameWords(one.ability, { ...one.ability, doesntRemove }, c) };
  });
  if (!found) throw new Unresolved("this effect", "no protection");
  return ability([sameWords(said, { ...said, modifications }, c)], undefined, c, false);
}

function sameWords<T extends object>(before: object, after: T, c: Scope): T {
  const said = c.wording.get(before);
  return said === undefined ? after : c.say(after, said);
}

const asLongAs: Parser<Sem<Condition>> = either<Sem<Condition>>(
  map(g`as long as ${condition}`, ([when]) => when),
  phrase(g`during your turn`, () => ({ kind: "turn", whose: { kind: "you" } })),
  phrase(g`during turns other than yours`, (c: Scope) =>
    c.say(
      { kind: "not" as const, of: { kind: "turn" as const, whose: { kind: "you" as const } } },
      { variant: 4 },
    ),
  ),
  phrase(g`during each of your turns`, (c: Scope) =>
    c.say({ kind: "turn", whose: { kind: "you" } }, { variant: 2 }),
  ),
  phrase(g`once during each of your turns`, (c: Scope) =>
    c.say({ kind: "turn", whose: { kind: "you" } }, { variant: 3 }),
  ),
);

const unlessForm: Parser<Sem<Ability>> = rule(g`${effect} unless ${condition}`, (one, when) => (c) => {
  const said = one(c);
  if (said.kind !== "modify") throw new Unresolved("unless", "of something that is not a restriction");
  const holds = when(c);
  if (isDefenders(said, holds)) throw new Unresolved("unless", "a restriction of its own");
  return c.say(
    { kind: "static", condition: { kind: "not", of: holds }, effects: [said] },
    { first: false, variant: 1 },
  );
});

/**
 * "can't attack unless defending player controls an Island" has a restriction of its own: which player is meant depends on whom it
 * would attack (CR 508.1c, 802.2a), which a condition of the ability can't tell.
 */
function isDefenders(effect_: StaticEffect, holds: Condition): boolean {
  if (effect_.kind !== "modify" || !hasNode(schemas.condition, holds, "PlayerRef", "defending")) return false;
  return effect_.modifications.some(
    (one) => one.kind === "restriction" && one.restriction.kind === "cantAttack",
  );
}

/** A rule about the spell that the card itself would be. */
function isAboutItself(rule: RuleEffect): boolean {
  if (!("what" in rule) || rule.what === undefined) return false;
  const [only, ...more] = rule.what.of;
  return only?.kind === "oneOf" && only.ref.kind === "this" && more.length === 0;
}

/** "~ escapes with ..." is about a permanent that escaped (CR 702.138c). */
const ESCAPED: Condition = { kind: "paidAlternative", keyword: "escape" };

const conditional: Parser<Sem<Ability>> = memo(
  either<Sem<Ability>>(
    rule(g`if ${condition}, ${entersConditionally}`, (when, one) => (c) => {
      const holds = when(c);
      return ability([one(c)], holds, c, false);
    }),
    rule(g`if ${condition}, ${entersConditionally} and with ${grantedList}`, (when, one, mods) => (c) => {
      const holds = when(c);
      const effect = one(c);
      if (effect.kind !== "replacement" || effect.replacement.kind !== "enters")
        throw new Unresolved("and with", "of what doesn't enter");
      const { replacement } = effect;
      const how = c.say(
        { ...replacement.with, modifications: mods(c) },
        c.wording.get(replacement.with) ?? {},
      );
      const enters = c.say({ ...replacement, with: how }, c.wording.get(replacement) ?? {});
      return ability([{ ...effect, replacement: enters }], holds, c, false);
    }),
    map(escapesWith, (one) => (c: Scope) => {
      const effects = [one(c)];
      return c.say({ kind: "static" as const, condition: ESCAPED, effects }, { variant: 20 });
    }),
    rule(g`${entersConditionally} if ${condition}`, (one, when) => (c) => {
      const said = one(c);
      return ability([said], when(c), c, true);
    }),
    rule(g`${asLongAs}, ${effect}`, (when, one) => (c) => {
      const holds = when(c);
      const result = ability([one(c)], holds, c, false);
      const [only] = result.effects;
      return only?.kind === "replacement" && only.replacement.kind === "enters"
        ? c.say(result, { variant: 12 })
        : result;
    }),
    rule(g`as long as you control exactly one creature, that creature ${items}`, (list) => (c) => {
      if (!agrees(list, false)) throw new Unresolved("that creature", "subject and verb do not agree");
      const own = (): Filter => ({
        of: [
          { kind: "type", type: "creature" },
          { kind: "controller", player: { kind: "you" } },
        ],
      });
      const holds: Condition = {
        kind: "compare",
        left: { kind: "count", filter: own() },
        compare: "=",
        right: 1,
      };
      const modifications = list.flatMap((one) => one.mods(c));
      const alone: StaticEffect = { kind: "modify", what: { filter: own() }, modifications };
      return ability([c.say(alone, { as: "that" })], holds, c, false);
    }),
    rule(
      g`${asLongAs}, ${seq(subject, items)} and ${seq(subject, items)}`,
      (when, [a, one], [b, other]) =>
        (c) => {
          const [first, second] = [modify(a, one), modify(b, other)];
          if (first === undefined || second === undefined)
            throw new Unresolved("and", "subject and verb do not agree");
          const holds = when(c);
          const said = first(c);
          const then = second(c);
          const apart = said.kind === "modify" && then.kind === "modify" && typeof then.what === "object";
          if (!apart || said.what !== "this")
            throw new Unresolved("and", "of something else than the card first");
          return ability([said, c.say(then, { join: "and" })], holds, c, false);
        },
    ),
    rule(g`${asLongAs}, ${hexproofWith}`, (when, both) => (c) => {
      const holds = when(c);
      return c.say(ability(both(c), holds, c, false), { variant: 19 });
    }),
    rule(g`${asLongAs}, ${castOrActivate}`, (when, both) => (c) => {
      const holds = when(c);
      return ability(both(c), holds, c, false);
    }),
    rule(g`~ doesn't untap during your untap step if ${condition}`, (when) => (c) => {
      c.mentionSelf();
      const stays = restriction("this", {
        kind: "restriction",
        restriction: { kind: "doesntUntap", during: "untapStep" },
      });
      return c.say(ability([stays], when(c), c, true), { first: false, variant: 18 });
    }),
    rule(g`if ${condition}, ${ownCost}`, (when, one) => (c) => {
      const holds = when(c);
      return ability([one(c)], holds, c, false);
    }),
    rule(g`if ${condition}, ${ruleEffect}`, (when, one) => (c) => {
      const holds = when(c);
      const said = one(c);
      if (said.kind !== "rule" || !isAboutItself(said.rule))
        throw new Unresolved("if", "of a rule about something else");
      return c.say(ability([said], holds, c, false), { variant: 18 });
    }),
    rule(g`${seq(subject, items)} if ${condition}`, ([of, list], when) => (c) => {
      const made = modify(of, list);
      if (made === undefined) throw new Unresolved("if", "subject and verb do not agree");
      const said = made(c);
      const holds = when(c);
      if (hasNode(schemas.condition, holds, "PlayerRef", "defending"))
        throw new Unresolved("if", "of a restriction of its own");
      return c.say(ability([said], holds, c, true), { first: false, variant: 18 });
    }),
    rule(g`${ruleEffect} if ${condition}`, (one, when) => (c) => {
      const said = one(c);
      const own = said.kind === "rule" && isAboutItself(said.rule);
      const skips = said.kind === "rule" && said.rule.kind === "skipStep";
      if (!own && !skips) throw new Unresolved("if", "of a rule about something else");
      return c.say(ability([said], when(c), c, true), { first: false, variant: 18 });
    }),
    rule(g`${ownCost} if ${condition}`, (one, when) => (c) => {
      const said = one(c);
      return ability([said], when(c), c, true);
    }),
    rule(g`${ownCost} if it targets (a|an) ${nounPhrase}`, (one, np) => (c) => {
      const said = one(c);
      const what = placed(np(c));
      const targets: Condition = {
        kind: "is",
        object: c.say({ kind: "this" as const }, { as: "it" }),
        of: [{ kind: "targets", what: { kind: "object", filter: what } }],
      };
      return ability([said], targets, c, true);
    }),
    rule(g`${effect} ${asLongAs}`, (one, when) => (c) => {
      const said = one(c);
      if (said.kind === "rule" && said.rule.kind === "cantCast")
        throw new Unresolved("during", "a limit of its own");
      const result = ability([said], when(c), c, true);
      return said.kind === "ownCost" ? c.say(result, { first: false, variant: 12 }) : result;
    }),
  ),
);

/** Static abilities (CR 604), one sentence each. */
export const staticAbility: Parser<Sem<Ability>> = memo(
  either<Sem<Ability>>(
    rule(g`${either(plain, conditional, unlessForm, still, keepingAuras, twoAmounts)} .`, (one) => one),
    (input, at) =>
      either(plain, conditional)(input, at).filter(({ end }) => stopsInQuotes(input.tokens, end)),
  ),
);

/** In quotes in the middle of a sentence, where the full stop is left out. */
export const quotedStatic: Parser<Sem<Ability>> = (input, at) =>
  either(plain, conditional)(input, at).filter(({ end }) => input.tokens[end]?.lower === '"');
