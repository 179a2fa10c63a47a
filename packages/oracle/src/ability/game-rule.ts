import type { Cost, Filter, PlayerRef, RuleEffect } from "@spellroom/card-language";
import { manaOrAmount } from "../grammar/cost.ts";
import { condition, costAction, nounPhrase } from "../grammar/forward.ts";
import { walkedLand } from "../grammar/keyword.ts";
import { manaRun } from "../grammar/mana.ts";
import { castFromHand } from "../grammar/noun/noun-phrase.ts";
import { digits, numberWord } from "../grammar/numbers.ts";
import { placed } from "../grammar/reference/selection.ts";
import { spells } from "../grammar/reference/spells.ts";
import { either, mapSome, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<RuleEffect>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };
const ALL: PlayerRef = { kind: "allPlayers" };

/** Hands, lands and combat (CR 402.2, 305.2, 508.1c). */
const numbers: Rule = either<Sem<RuleEffect>>(
  rule(g`each player's maximum hand size is ${numberWord}`, (set) => () => ({
    kind: "handSize",
    who: ALL,
    set,
  })),
  rule(g`each player's maximum hand size is reduced by ${numberWord}`, (n) => () => ({
    kind: "handSize",
    who: ALL,
    change: -n,
  })),
  rule(g`enchanted player's maximum hand size is reduced by ${numberWord}`, (n) => () => ({
    kind: "handSize",
    who: { kind: "enchanted" },
    change: -n,
  })),
  phrase(g`you may play any number of lands on each of your turns`, () => ({
    kind: "additionalLands" as const,
    who: YOU,
    count: "any" as const,
  })),
  rule(g`no more than ${numberWord} (creature|creatures) can attack each combat`, (count) => () => ({
    kind: "attackersAtMost",
    count,
  })),
  rule(g`no more than ${numberWord} (creature|creatures) can attack you each combat`, (count) => () => ({
    kind: "attackersAtMost",
    count,
    against: YOU,
  })),
  rule(g`no more than ${numberWord} (creature|creatures) can block each combat`, (count) => () => ({
    kind: "blockersAtMost",
    count,
  })),
);

/** When spells may be cast, said of all players at once (CR 601.3). */
const casting: Rule = either<Sem<RuleEffect>>(
  rule(
    g`players can cast ${nounPhrase} only during their own turns`,
    (np) => (c) =>
      c.say(
        { kind: "cantCast" as const, who: ALL, spells: spells(np)(c), during: "notOwnTurn" as const },
        { variant: 2 },
      ),
  ),
  phrase(g`each opponent can cast spells only as a sorcery`, (c: Scope) =>
    c.say(
      {
        kind: "cantCast" as const,
        who: OPPONENTS,
        spells: { zones: ["stack" as const], of: [] },
        onlyWhenSorcery: true as const,
      },
      { variant: 3 },
    ),
  ),
);

/** What players may do rather than pay the mana cost of spells (CR 118.9). */
const alternatives: Rule = either<Sem<RuleEffect>>(
  rule(
    g`you may ${costAction} rather than pay the mana cost for ${nounPhrase} you cast`,
    (paid, np) => (c) => ({
      kind: "alternativeCost",
      who: YOU,
      what: spells(np)(c),
      cost: paid(c),
    }),
  ),
  rule(
    g`you may ${costAction} rather than pay the mana cost for ${nounPhrase} that you cast`,
    (paid, np) => (c) =>
      c.say(
        { kind: "alternativeCost" as const, who: YOU, what: spells(np)(c), cost: paid(c) },
        { variant: 1 },
      ),
  ),
  rule(g`you may cast ${nounPhrase} from your hand without paying their mana costs`, (np) => (c) => {
    const { of } = spells(np)(c);
    const what: Filter = { zones: ["stack"], of: [...of, castFromHand()] };
    return { kind: "alternativeCost", who: YOU, what, cost: "withoutPaying" };
  }),
  rule(
    g`any player may cast ${nounPhrase} without paying their mana cost and as though they had flash`,
    (np) => (c) => ({
      kind: "alternativeCost",
      who: ALL,
      what: spells(np)(c),
      cost: "withoutPaying",
      asThoughFlash: true,
    }),
  ),
  rule(g`you may cast ${nounPhrase} without paying their mana costs`, (np) => (c) => ({
    kind: "alternativeCost",
    who: YOU,
    what: spells(np)(c),
    cost: "withoutPaying",
  })),
);

/** "forestwalk" by the name of the land. */
const walk: Parser<string> = token(({ lower }) => walkedLand(lower));

function lands(subtype: string): Filter {
  return { of: [{ kind: "subtype", subtype }] };
}

/** "damage that would reduce your life total to less than 1 reduces it to 1 instead", the number twice. */
const leavesLife: Parser<readonly [number, number]> =
  g`damage that would reduce your life total to less than ${digits} reduces it to ${digits} instead`;

/** What holds for the game while the card is there. */
const others: Rule = either<Sem<RuleEffect>>(
  phrase(
    g`creatures with landwalk abilities can be blocked as though they didn't have those abilities`,
    () => ({ kind: "landwalkBlockable" as const }),
  ),
  mapSome(g`creatures with ${walk} can be blocked as though they didn't have ${walk}`, ([land, again]) =>
    land === again ? (): RuleEffect => ({ kind: "landwalkBlockable", land: lands(land) }) : undefined,
  ),
  phrase(g`if it's neither day nor night, it becomes day as ~ enters`, (c: Scope) => {
    c.mentionSelf();
    return { kind: "dayAsItEnters" as const };
  }),
  phrase(g`the "legend rule" doesn't apply`, () => ({ kind: "legendRuleOff" as const })),
  phrase(g`players play with the top card of their libraries revealed`, () => ({
    kind: "playWithTopRevealed" as const,
    who: ALL,
  })),
  mapSome(leavesLife, ([least, again]) =>
    least === again ? (): RuleEffect => ({ kind: "damageLeavesLife", least }) : undefined,
  ),
  mapSome(g`if ${condition}, ${leavesLife}`, ([when, [least, again]]) =>
    least === again
      ? (c: Scope): RuleEffect => ({ kind: "damageLeavesLife", least, condition: when(c) })
      : undefined,
  ),
  phrase(g`play with your hand revealed`, () => ({ kind: "playWithHandRevealed" as const, who: YOU })),
  rule(g`damage that would be dealt by ${nounPhrase} can't be prevented`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("damage", "number does not agree");
    return { kind: "cantPreventDamage", source: placed(described) };
  }),
  rule(g`you may cast ${nounPhrase} from your graveyard`, (np) => (c) => ({
    kind: "mayPlayFrom",
    who: YOU,
    what: spells(np)(c),
    zone: "graveyard",
    act: "cast",
  })),
  rule(g`you may spend mana as though it were mana of any color to cast ${nounPhrase}`, (np) => (c) => ({
    kind: "spendManaAsAnyColor",
    who: YOU,
    for: spells(np)(c),
  })),
  rule(
    g`creatures can't attack you or planeswalkers you control unless their controller ${costAction} for each of those creatures`,
    (paid) => (c) => attackTax(paid(c)),
  ),
  rule(
    g`creatures can't attack you or a planeswalker you control unless their controller ${costAction} for each of those creatures`,
    (paid) => (c) => c.say(attackTax(paid(c)), { variant: 1 }),
  ),
  rule(
    g`creatures can't attack you unless their controller pays ${manaRun} for each creature they control that's attacking you`,
    (mana) => (c) => ({ kind: "attackTax", attackersAgainst: YOU, cost: [manaOrAmount(mana, c)] }),
  ),
  rule(
    g`${nounPhrase} can't attack you unless their controller pays ${manaRun} for each creature they control that's attacking you`,
    (np, mana) => (c) => {
      const { filter, many } = np(c);
      const every = filter.of.length === 1 && filter.of[0]?.kind === "type";
      if (!many || every || filter.zones !== undefined) throw new Unresolved("attack", "of all creatures");
      return { kind: "attackTax", attackersAgainst: YOU, cost: [{ kind: "mana", mana }], attackers: filter };
    },
  ),
);

/** For attacking a player or that player's planeswalkers (CR 508.1g). */
function attackTax(cost: readonly Cost[]): Extract<RuleEffect, { kind: "attackTax" }> {
  if (!cost.every(({ kind }) => kind === "mana" || kind === "manaAmount"))
    throw new Unresolved("attack", "for another cost than mana");
  return { kind: "attackTax", attackersAgainst: YOU, cost, orPlaneswalkers: true };
}

/** Rules of the game that a permanent changes for everybody or for one player. */
export const gameRule: Rule = either(numbers, casting, alternatives, others);
