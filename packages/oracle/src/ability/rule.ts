import type { Filter, PlayerRef, RuleEffect, StaticEffect, Zone } from "@spellroom/card-language";
import { type Described, nounPhrase, value } from "../grammar/forward.ts";
import { manaRun } from "../grammar/mana.ts";
import { digits, numberWord } from "../grammar/numbers.ts";
import { another, placed } from "../grammar/reference/selection.ts";
import { colored, genericMana, spellCosts } from "../grammar/reference/spell-costs.ts";
import { spells } from "../grammar/reference/spells.ts";
import { eachThing } from "../grammar/value.ts";
import { counterKind } from "../grammar/vocabulary.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { costRule } from "./cost-rule.ts";
import { asThoughFlash } from "./flash.ts";
import { gameRule } from "./game-rule.ts";
import { castFrom, playFrom } from "./play-from.ts";
import { playerRules } from "./player-rules.ts";

type Rule = Parser<Sem<RuleEffect>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };
const ALL: PlayerRef = { kind: "allPlayers" };

/** Anywhere other than a hand that a card can be cast from (CR 601.2a). */
const ELSEWHERE: readonly Zone[] = ["graveyard", "library", "exile", "command"];

/** "each spell that would cost less than three mana to cast costs three mana to cast" (CR 601.2f). */
const atLeast: Rule = rule(
  g`each ${nounPhrase} that would cost less than ${numberWord} mana to cast costs ${numberWord} mana to cast`,
  (np, less, minimum) => (c) => {
    if (less !== minimum) throw new Unresolved("cost", "another minimum");
    return { kind: "costChange", who: ALL, spells: oneSpell(np)(c), minimum };
  },
);

const cant: Rule = either<Sem<RuleEffect>>(
  phrase(g`players can't gain life`, () => ({ kind: "cantGainLife", who: ALL })),
  phrase(g`your opponents can't gain life`, () => ({ kind: "cantGainLife", who: OPPONENTS })),
  phrase(g`you can't gain life`, () => ({ kind: "cantGainLife", who: YOU })),
  phrase(g`you can't win the game`, () => ({ kind: "cantWinGame", who: YOU })),
  phrase(g`your opponents can't lose the game`, () => ({ kind: "cantLoseGame", who: OPPONENTS })),
  phrase(g`you can't lose the game`, () => ({ kind: "cantLoseGame", who: YOU })),
  phrase(g`your opponents can't win the game`, () => ({ kind: "cantWinGame", who: OPPONENTS })),
  rule(g`each player can't cast more than one ${nounPhrase} each turn`, (np) => (c) => ({
    kind: "cantCast",
    who: ALL,
    spells: oneSpell(np)(c),
    moreThanEachTurn: 1,
  })),
  rule(g`each opponent can't cast more than one ${nounPhrase} each turn`, (np) => (c) => ({
    kind: "cantCast",
    who: OPPONENTS,
    spells: oneSpell(np)(c),
    moreThanEachTurn: 1,
  })),
  rule(g`your opponents can't cast ${nounPhrase} from anywhere other than their hands`, (np) => (c) => ({
    kind: "cantCast",
    who: OPPONENTS,
    spells: spells(np)(c),
    from: ELSEWHERE,
  })),
  rule(g`players can't cast ${nounPhrase} from anywhere other than their hands`, (np) => (c) => ({
    kind: "cantCast",
    who: ALL,
    spells: spells(np)(c),
    from: ELSEWHERE,
  })),
  rule(
    g`each player who has cast (a|an) ${nounPhrase} this turn can't cast additional ${nounPhrase}`,
    (first, additional) => (c) => {
      const [one, more] = [oneSpell(first)(c), additional(c)];
      if (!more.many || JSON.stringify(one) !== JSON.stringify(more.filter))
        throw new Unresolved("spell", "of another kind");
      return c.say({ kind: "cantCast" as const, who: ALL, spells: one, moreThanEachTurn: 1 }, { variant: 4 });
    },
  ),
  rule(g`players can't cast ${nounPhrase}`, (np) => (c) => ({
    kind: "cantCast",
    who: ALL,
    spells: spells(np)(c),
  })),
  rule(g`your opponents can't cast ${nounPhrase}`, (np) => (c) => ({
    kind: "cantCast",
    who: OPPONENTS,
    spells: spells(np)(c),
  })),
  rule(g`your opponents can't cast ${nounPhrase} during your turn`, (np) => (c) => ({
    kind: "cantCast",
    who: OPPONENTS,
    spells: spells(np)(c),
    during: "othersTurns",
  })),
  rule(g`enchanted player can't cast more than one ${nounPhrase} each turn`, (np) => (c) => ({
    kind: "cantCast",
    who: { kind: "enchanted" },
    spells: oneSpell(np)(c),
    moreThanEachTurn: 1,
  })),
  rule(
    g`${nounPhrase} can't be cast`,
    (np) => (c) => c.say({ kind: "cantCast" as const, who: ALL, spells: spells(np)(c) }, { variant: 1 }),
  ),
  phrase(g`players can't get counters`, () => ({ kind: "cantPutCounters", who: ALL })),
  rule(g`you can't get ${counterKind} counters`, (counter) => () => ({
    kind: "cantPutCounters",
    who: YOU,
    counter,
  })),
  phrase(g`skip your draw step`, () => ({ kind: "skipStep", who: YOU, step: "draw" })),
  phrase(g`skip your untap step`, () => ({ kind: "skipStep", who: YOU, step: "untap" })),
  phrase(g`players skip their untap steps`, () => ({ kind: "skipStep", who: ALL, step: "untap" })),
  phrase(g`skip your upkeep step`, () => ({ kind: "skipStep", who: YOU, step: "upkeep" })),
  phrase(g`players skip their upkeep steps`, () => ({ kind: "skipStep", who: ALL, step: "upkeep" })),
  phrase(g`players skip their draw steps`, () => ({ kind: "skipStep", who: ALL, step: "draw" })),
  rule(
    g`players can't untap more than ${numberWord} ${nounPhrase} during their untap steps`,
    (count, np) => (c) => {
      const described = np(c);
      if (described.many !== (count !== 1)) throw new Unresolved("untap", "number does not agree");
      return { kind: "untapAtMost", who: ALL, what: placed(described), count };
    },
  ),
  rule(
    g`you can't untap more than ${numberWord} ${nounPhrase} during your untap step`,
    (count, np) => (c) => {
      const described = np(c);
      if (described.many !== (count !== 1)) throw new Unresolved("untap", "number does not agree");
      return { kind: "untapAtMost", who: YOU, what: placed(described), count };
    },
  ),
  rule(g`${nounPhrase} entering don't cause abilities to trigger`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("entering", "number does not agree");
    return { kind: "noTriggers", on: "enters", cause: placed(described) };
  }),
  rule(
    g`if (a|an) ${nounPhrase} (entering) causes a triggered ability of (a|an) ${nounPhrase} to trigger, that ability triggers an additional time`,
    (cause, of) => (c) => extraTriggers("enters", cause, of, c),
  ),
  rule(
    g`if (a|an) ${nounPhrase} (dying) causes a triggered ability of (a|an) ${nounPhrase} to trigger, that ability triggers an additional time`,
    (cause, of) => (c) => extraTriggers("dies", cause, of, c),
  ),
  rule(
    g`if (a|an) ${nounPhrase} (attacking) causes a triggered ability of (a|an) ${nounPhrase} to trigger, that ability triggers an additional time`,
    (cause, of) => (c) => extraTriggers("attacks", cause, of, c),
  ),
  rule(
    g`if a triggered ability of (a|an) ${nounPhrase} triggers, that ability triggers an additional time`,
    (of) => (c) => anyTrigger(of(c), 1, c),
  ),
  rule(
    g`if a triggered ability of another ${nounPhrase} triggers, it triggers an additional time`,
    (of) => (c) => anyTrigger(another(of(c), c), 2, c),
  ),
  phrase(
    g`activated abilities of sources with the chosen name can't be activated unless they're mana abilities`,
    () => ({ kind: "cantActivate", who: ALL, of: { of: [] }, chosenName: true, exceptMana: true }),
  ),
  phrase(g`activated abilities of sources with the chosen name can't be activated`, () => ({
    kind: "cantActivate",
    who: ALL,
    of: { of: [] },
    chosenName: true,
  })),
  rule(g`activated abilities of ${nounPhrase} can't be activated`, (np) => (c) => ({
    kind: "cantActivate",
    who: ALL,
    of: placed(np(c)),
  })),
  rule(
    g`activated abilities of ${nounPhrase} can't be activated unless they're mana abilities`,
    (np) => (c) => ({
      kind: "cantActivate",
      who: ALL,
      of: placed(np(c)),
      exceptMana: true,
    }),
  ),
  phrase(g`damage can't be prevented`, () => ({ kind: "cantPreventDamage" })),
  phrase(g`spells and abilities your opponents control can't cause you to sacrifice permanents`, () => ({
    kind: "cantCauseSacrifice",
    who: YOU,
    by: OPPONENTS,
  })),
  rule(g`${nounPhrase} can't enter from graveyards or libraries`, (np) => (c) => {
    const { filter, many } = np(c);
    if (!many || filter.zones?.length !== 0) throw new Unresolved("enter", "no cards");
    return { kind: "cantEnter", what: { of: filter.of }, from: ["graveyard", "library"] };
  }),
  phrase(g`players can't search libraries`, () => ({ kind: "cantSearch", who: ALL })),
);

/** Whatever has made it trigger (CR 603.2d). */
function anyTrigger(of: Described, variant: 1 | 2, c: Scope): RuleEffect {
  if (of.many) throw new Unresolved("triggers", "number does not agree");
  const rule: RuleEffect = { kind: "extraTriggers", who: YOU, times: 1, of: placed(of), on: "any" };
  return c.say(rule, { variant });
}

function extraTriggers(
  on: "enters" | "dies" | "attacks",
  cause: Sem<Described>,
  of: Sem<Described>,
  c: Scope,
): RuleEffect {
  const [by, whose] = [cause(c), of(c)];
  if (by.many || whose.many) throw new Unresolved("triggers", "number does not agree");
  return { kind: "extraTriggers", who: YOU, times: 1, of: placed(whose), on, cause: placed(by) };
}

function oneSpell(np: Sem<Described>): Sem<Filter> {
  return (c) => {
    const described = np(c);
    if (described.filter.zones?.[0] !== "stack" || described.many)
      throw new Unresolved("spell", "of another kind");
    return described.filter;
  };
}

/** Where a card that was cast this way goes instead of the graveyard. */
const exiledAfterwards: Parser<"card" | "spell" | undefined> = either<"card" | "spell" | undefined>(
  phrase(g`. if a card cast this way would be put into your graveyard this turn, exile it instead`, "card"),
  phrase(g`. if a spell cast this way would be put into your graveyard, exile it instead`, "spell"),
  phrase(g``, undefined),
);

const may: Rule = either<Sem<RuleEffect>>(
  rule(g`untap all ${nounPhrase} during each other player's untap step`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("untap", "number does not agree");
    return untapsAlso(placed(described));
  }),
  rule(g`untap each ${nounPhrase} during each other player's untap step`, (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("untap", "number does not agree");
    return c.say(untapsAlso(placed(described)), { each: "each" });
  }),
  phrase(g`untap ~ during each other player's untap step`, (c: Scope) =>
    c.say(untapsAlso({ of: [{ kind: "oneOf", ref: { kind: "this" } }] }), { as: "name" }),
  ),
  phrase(g`players play with their hands revealed`, () => ({ kind: "playWithHandRevealed", who: ALL })),
  phrase(g`your opponents play with their hands revealed`, () => ({
    kind: "playWithHandRevealed",
    who: OPPONENTS,
  })),
  phrase(g`players have no maximum hand size`, () => ({ kind: "handSize", who: ALL, set: "none" })),
  phrase(g`you have no maximum hand size`, () => ({ kind: "handSize", who: YOU, set: "none" })),
  phrase(g`you may play an additional land on each of your turns`, () => ({
    kind: "additionalLands",
    who: YOU,
    count: 1,
  })),
  phrase(g`each player may play an additional land on each of their turns`, () => ({
    kind: "additionalLands",
    who: ALL,
    count: 1,
  })),
  phrase(g`each player may play an additional land during each of their turns`, (c: Scope) =>
    c.say({ kind: "additionalLands" as const, who: ALL, count: 1 }, { variant: 1 }),
  ),
  rule(g`you may play ${numberWord} additional lands on each of your turns`, (count) => () => ({
    kind: "additionalLands",
    who: YOU,
    count,
  })),
  rule(g`you may play ${nounPhrase} from your graveyard`, (np) => (c) => ({
    kind: "mayPlayFrom",
    who: YOU,
    what: lands(np, c),
    zone: "graveyard",
    act: "playLand",
  })),
  rule(g`you may cast ${nounPhrase} from the top of your library`, (np) => (c) => ({
    kind: "mayPlayFrom",
    who: YOU,
    what: spells(np)(c),
    zone: "library",
    topOnly: true,
    act: "cast",
  })),
  rule(g`you may cast the top card of your library if it's (a|an) ${nounPhrase}`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many || filter.zones?.length !== 0) throw new Unresolved("cast", "no card");
    const what: Filter = { zones: ["stack"], of: filter.of };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(what, said);
    const rule_ = {
      kind: "mayPlayFrom" as const,
      who: YOU,
      what,
      zone: "library" as const,
      topOnly: true as const,
    };
    return c.say({ ...rule_, act: "cast" as const }, { variant: 5 });
  }),
  rule(
    g`you may cast (a|an) ${nounPhrase} from your graveyard ${exiledAfterwards}`,
    (np, then) => (c) => oneFromGraveyard(np, c, 1, then),
  ),
  rule(
    g`you may cast one ${nounPhrase} from your graveyard ${exiledAfterwards}`,
    (np, then) => (c) => oneFromGraveyard(np, c, 2, then),
  ),
  phrase(g`you may cast ~ from your graveyard`, (c: Scope) => castFrom("graveyard", c)),
  phrase(
    g`you may play cards exiled with ~. if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost`,
    (c: Scope) => ({
      kind: "mayPlayFrom",
      who: YOU,
      what: { of: [{ kind: "oneOf", ref: c.linked("exiled") }] },
      zone: "exile",
      act: "play",
      cost: [{ kind: "payLife", amount: { kind: "stat", stat: "manaValue", of: { kind: "this" } } }],
    }),
  ),
  phrase(g`you may look at the top card of your library any time`, () => ({
    kind: "lookAtTop",
    who: YOU,
    whose: YOU,
  })),
  phrase(g`play with the top card of your library revealed`, () => ({
    kind: "playWithTopRevealed",
    who: YOU,
  })),
  phrase(g`you have protection from everything`, () => ({
    kind: "protectionPlayer",
    who: YOU,
    from: "everything",
  })),
  phrase(g`you have hexproof`, () => ({ kind: "hexproofPlayer", who: YOU })),
  phrase(g`you have shroud`, () => ({ kind: "cantBeTargetedPlayer", who: YOU, by: "anyone" })),
  rule(g`the "legend rule" doesn't apply to ${nounPhrase}`, (np) => (c) => ({
    kind: "legendRuleOff",
    what: placed(np(c)),
  })),
);

/** CR 502.3: what its controller untaps besides, in the untap steps of the other players. */
function untapsAlso(what: Filter): Extract<RuleEffect, { kind: "untapAlsoDuring" }> {
  return { kind: "untapAlsoDuring", who: YOU, what, duringUntapOf: { kind: "otherPlayers" } };
}

/** "lands", "land cards". */
function lands(np: Sem<Described>, c: Scope): Filter {
  const { filter, many } = np(c);
  const [only] = filter.of;
  if (!many || filter.of.length !== 1 || only?.kind !== "type" || only.type !== "land")
    throw new Unresolved("play", "something else than lands");
  const made: Filter = { of: filter.of };
  return filter.zones === undefined ? made : c.say(made, { variant: 1 });
}

/** "one creature card", "a Zombie creature spell": a single one, in each turn in which this holds. */
function oneFromGraveyard(
  np: Sem<Described>,
  c: Scope,
  variant: number,
  then: "card" | "spell" | undefined,
): RuleEffect {
  const { filter, many } = np(c);
  const card = filter.zones?.length === 0;
  if (many || !(card || filter.zones?.[0] === "stack")) throw new Unresolved("cast", "several cards");
  const what: Filter = { zones: ["stack"], of: filter.of };
  const said = c.wording.get(filter);
  if (said !== undefined) c.say(what, said);
  return c.say(
    {
      kind: "mayPlayFrom" as const,
      who: YOU,
      what,
      zone: "graveyard" as const,
      act: "cast" as const,
      oncePerTurn: true as const,
      ...(then === undefined ? {} : { thenExile: true as const }),
    },
    { variant: card ? variant : variant + 2, ...(then === undefined ? {} : { noun: then }) },
  );
}

export const ownCost: Parser<Sem<StaticEffect>> = either<Sem<StaticEffect>>(
  rule(g`~ costs ${genericMana} less to cast for each ${eachThing}`, (n, of) => (c) => {
    const counted = of(c);
    const less = n === 1 ? counted : ({ kind: "times", factor: n, of: counted } as const);
    return { kind: "ownCost", less: typeof less === "number" ? less : c.say(less, { amount: "forEach" }) };
  }),
  rule(g`~ costs ${genericMana} more to cast for each ${eachThing}`, (n, of) => (c) => {
    const counted = of(c);
    const more = n === 1 ? counted : ({ kind: "times", factor: n, of: counted } as const);
    return { kind: "ownCost", more: typeof more === "number" ? more : c.say(more, { amount: "forEach" }) };
  }),
  rule(g`~ costs ${manaRun} more to cast for each target beyond the first`, (mana) => () => ({
    kind: "ownCost",
    moreEach: { mana, times: { kind: "targetsBeyondFirst" } },
  })),
  rule(g`~ costs ${digits} life more to cast for each target`, (life) => () => ({
    kind: "ownCost",
    lifeEach: { life, times: { kind: "numberOfTargets" } },
  })),
  rule(g`~ costs ${digits} life more to cast for each ${eachThing}`, (life, of) => (c) => ({
    kind: "ownCost",
    lifeEach: { life, times: of(c) },
  })),
  rule(g`~ costs ${manaRun} less to cast for each ${eachThing}`, (mana, of) => (c) => ({
    kind: "ownCost",
    lessEach: { mana: colored(mana), times: of(c) },
  })),
  rule(g`~ costs ${genericMana} less to cast`, (less) => () => ({ kind: "ownCost", less })),
  rule(g`~ costs ${genericMana} more to cast`, (more) => () => ({ kind: "ownCost", more })),
  rule(g`~ costs {X} less to cast, where X is ${value}`, (of) => (c) => {
    const less = of(c);
    return { kind: "ownCost", less: typeof less === "number" ? less : c.say(less, { amount: "whereX" }) };
  }),
);

/** Rules that a permanent changes, and what the card itself costs (CR 601.2f, 604, 613.11). */
export const ruleEffect: Parser<Sem<StaticEffect>> = either<Sem<StaticEffect>>(
  map(
    either(spellCosts, atLeast, costRule, cant, may, playFrom, asThoughFlash, playerRules, gameRule),
    (of) =>
      (c: Scope): StaticEffect => ({ kind: "rule", rule: of(c) }),
  ),
  ownCost,
);
