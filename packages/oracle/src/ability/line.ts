import type { Ability, Condition, Cost, Effect, KeywordAbility } from "@spellroom/card-language";
import { withTargets } from "../grammar/body.ts";
import { blighting } from "../grammar/cost.ts";
import { duringTime } from "../grammar/during.ts";
import { body, condition, costAction, quotedAbility } from "../grammar/forward.ts";
import { keyword } from "../grammar/keyword.ts";
import { properName } from "../grammar/name.ts";
import { numberWord } from "../grammar/numbers.ts";
import { either, map, mapSome, type Parser, several, token, words } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { activated } from "./activated.ts";
import { quotedStatic, staticAbility } from "./static.ts";
import { triggered } from "./triggered.ts";

type Line = Sem<readonly Ability[]>;

/** "Flying, first strike", "Flying; trample": the second and later ones of a line are noted as standing on it. */
const keywords: Parser<Line> = either<Line>(
  map(several(keyword, words([","])), (list) => keywordLine(list, "comma")),
  mapSome(several(keyword, words([";"])), (list) =>
    list.length > 1 ? keywordLine(list, "semicolon") : undefined,
  ),
);

function keywordLine(list: readonly Sem<readonly KeywordAbility[]>[], join: "comma" | "semicolon"): Line {
  return (c) => {
    const all: KeywordAbility[] = [];
    for (const [index, one] of list.entries()) {
      for (const ability of one(c)) {
        const joined = c.wording.get(ability)?.join;
        all.push(joined !== undefined ? ability : c.say(ability, { join: index === 0 ? "sentence" : join }));
      }
    }
    return all;
  };
}

function asList(of: Parser<Sem<Ability>>): Parser<Line> {
  return map(of, (one) => (c: Scope) => [one(c)]);
}

/** A spell that can't be countered, or has a cost of its own, says so from the stack (CR 113.6). */
function fromStack(ability: Ability, c: Scope): Ability {
  if (ability.kind !== "static") return ability;
  const uncounterable = ability.effects.some(
    (one) =>
      one.kind === "modify" &&
      one.what === "this" &&
      one.modifications.some((m) => m.kind === "restriction" && m.restriction.kind === "cantBeCountered"),
  );
  if (!uncounterable) return ability;
  const result: Ability = { ...ability, zone: "stack" };
  const said = c.wording.get(ability);
  return said === undefined ? result : c.say(result, said);
}

const statics: Parser<Line> = either<Line>(
  rule(g`if ${condition}, it has split second .`, (when) => (c) => {
    const holds = when(c);
    const split = { kind: "keyword" as const, keyword: "splitSecond" as const };
    const ability: Ability = {
      kind: "static",
      zone: "stack",
      condition: holds,
      effects: [{ kind: "modify", what: "this", modifications: [{ kind: "gainAbility", ability: split }] }],
    };
    return [c.say(ability, { variant: 18 })];
  }),
  rule(g`if ${condition}, ~ can't be countered .`, (when) => (c) => {
    const holds = when(c);
    const modifications = [
      { kind: "restriction" as const, restriction: { kind: "cantBeCountered" as const } },
    ];
    const itself = c.say({ kind: "modify" as const, what: "this" as const, modifications }, { as: "name" });
    const ability: Ability = { kind: "static", condition: holds, effects: [itself] };
    return [c.say(fromStack(ability, c), { variant: 18 })];
  }),
  map(staticAbility, (one) => (c: Scope) => [fromStack(one(c), c)]),
  rule(g`${staticAbility} ${staticAbility}`, (one, other) => (c) => [
    fromStack(one(c), c),
    c.say(fromStack(other(c), c), { join: "then" }),
  ]),
);

function beginsWithIt(): Parser<boolean> {
  return (input, at) => [{ value: input.tokens[at]?.lower === "it", end: at }];
}

/** "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it gets -2/-2.": two abilities, never both at once. */
const staticOtherwise: Parser<Line> = rule(
  g`${staticAbility} otherwise, ${beginsWithIt()} ${staticAbility}`,
  (one, it, other) => (c) => {
    const first = one(c);
    if (first.kind !== "static" || first.condition === undefined || first.condition.kind === "not")
      throw new Unresolved("otherwise", "of no condition");
    const second = other(c);
    if (second.kind !== "static" || second.condition !== undefined)
      throw new Unresolved("otherwise", "with a condition of its own");
    const result: Ability = { ...second, condition: { kind: "not", of: { ...first.condition } } };
    return [
      first,
      c.say(c.say(result, c.wording.get(second) ?? {}), { join: "then", variant: it ? 16 : 17 }),
    ];
  },
);

const additional: Parser<Line> = either<Line>(
  rule(g`as an additional cost to cast ~, ${costAction} .`, (cost) => (c) => [
    { kind: "additionalCost", cost: paid(cost, c) },
  ]),
  rule(g`as an additional cost to cast ~, ${blighting} or ${costAction} .`, (one, other) => (c) => [
    { kind: "additionalCost", cost: [{ kind: "either", of: [[one(c)], paid(other, c)] }] },
  ]),
  rule(g`as an additional cost to cast ~, you may ${blighting} .`, (cost) => (c) => [
    { kind: "additionalCost", cost: [cost(c)], optional: true },
  ]),
  rule(g`as an additional cost to cast ~, you may ${costAction} .`, (cost) => (c) => [
    { kind: "additionalCost", cost: paid(cost, c), optional: true },
  ]),
);

function paid(cost: Sem<readonly Cost[]>, c: Scope): readonly Cost[] {
  c.actor = undefined;
  const parts = cost(c);
  for (const part of parts)
    if ("bind" in part && part.bind !== undefined && c.self.paidWords.includes(part.bind)) c.refer(part.bind);
  return parts;
}

const alternative: Parser<Line> = either<Line>(
  rule(g`you may ${costAction} rather than pay ~'s mana cost .`, (cost) => (c) => [
    { kind: "alternativeCost", cost: paid(cost, c) },
  ]),
  rule(g`if ${condition}, you may ${costAction} rather than pay ~'s mana cost .`, (when, cost) => (c) => {
    const holds = when(c);
    return [{ kind: "alternativeCost", cost: paid(cost, c), condition: holds }];
  }),
  rule(g`you may ${costAction} rather than pay ~'s mana cost if ${condition} .`, (cost, when) => (c) => [
    c.say({ kind: "alternativeCost" as const, cost: paid(cost, c), condition: when(c) }, { first: false }),
  ]),
  rule(g`if ${condition}, you may cast ~ without paying its mana cost .`, (when) => (c) => [
    { kind: "alternativeCost", cost: "withoutPaying", condition: when(c) },
  ]),
);

const openingHand: Parser<Line> = phrase(
  g`if ~ is in your opening hand, you may begin the game with it on the battlefield .`,
  () => [
    {
      kind: "static" as const,
      zone: "hand" as const,
      effects: [{ kind: "rule" as const, rule: { kind: "beginsOnBattlefield" as const } }],
    },
  ],
);

const castLimit: Parser<Line> = either<Line>(
  rule(g`cast ~ only ${duringTime} .`, (during) => () => [{ kind: "castLimit", during }]),
  rule(g`cast ~ only ${duringTime} and only if ${condition} .`, (during, when) => (c) => [
    { kind: "castLimit", during, condition: when(c) },
  ]),
  rule(g`cast ~ only if ${condition} .`, (when) => (c) => [{ kind: "castLimit", condition: when(c) }]),
);

const deckLimit: Parser<Line> = either<Line>(
  phrase(g`a deck can have any number of cards named ~ .`, () => [
    { kind: "deckLimit" as const, copies: "any" as const },
  ]),
  phrase(g`~ can be your commander .`, () => [{ kind: "deckLimit" as const, commander: true as const }]),
  rule(g`a deck can have up to ${numberWord} cards named ~ .`, (copies) => () => [
    { kind: "deckLimit", copies },
  ]),
  rule(g`a deck can have up to ${numberWord} cards named ${properName} .`, (copies, name) => (c) => {
    if (name !== c.self.name) throw new Unresolved("a deck", "of other cards");
    return [{ kind: "deckLimit", copies }];
  }),
  rule(g`a deck can have any number of cards named ${properName} .`, (name) => (c) => {
    if (name !== c.self.name) throw new Unresolved("a deck", "of other cards");
    return [{ kind: "deckLimit", copies: "any" }];
  }),
);

const anchorWord: Parser<string> = token(({ text }) => (/^[A-Z][a-z]+$/.test(text) ? text : undefined));

const anchoredAbility: Parser<Anchored> = rule(
  g`• ${anchorWord} — ${either<Line>(asList(triggered), asList(activated), asList(staticAbility))}`,
  (word, line) => ({ word, line }),
);

interface Anchored {
  readonly word: string;
  readonly line: Line;
}

/** "As ~ enters, choose Khans or Dragons." with an ability for either word, which is there if that was chosen (CR 614.12b). */
const anchors: Parser<Line> = rule(
  g`as ~ enters, choose ${anchorWord} or ${anchorWord} . ${anchoredAbility} ${anchoredAbility}`,
  (one, other, first, second) => (c) => {
    if (one === other || first.word !== one || second.word !== other)
      throw new Unresolved("anchor words", "other ones");
    c.mentionSelf();
    const choose = { kind: "word" as const, among: [one, other] };
    const entering: Ability = {
      kind: "static",
      effects: [
        { kind: "replacement", replacement: { kind: "enters", what: "this", with: { choose: [choose] } } },
      ],
    };
    const under = [first, second].flatMap(({ word, line }) => {
      const alone = c.fork();
      alone.lastTarget = 0;
      return line(alone).map((ability) => ifChosen(ability, word, c));
    });
    return [entering, ...under];
  },
);

function ifChosen(ability: Ability, word: string, c: Scope): Ability {
  const condition = { kind: "chosenWord" as const, word };
  const limited = underCondition(ability, condition);
  if (limited === undefined) throw new Unresolved("anchor word", "of an ability with a condition of its own");
  const said = c.wording.get(ability);
  return said === undefined ? limited : c.say(limited, said);
}

/** An ability that has no condition of its own yet. */
function underCondition(ability: Ability, condition: Condition): Ability | undefined {
  if (ability.kind === "static")
    return ability.condition === undefined ? { ...ability, condition } : undefined;
  if (ability.kind === "triggered")
    return ability.during === undefined ? { ...ability, during: condition } : undefined;
  if (ability.kind !== "activated" || ability.limits?.condition !== undefined) return undefined;
  return { ...ability, limits: { ...ability.limits, condition } };
}

/** Lines of any card that are not instructions of a spell. */
export const abilityLine: Parser<Line> = either<Line>(
  keywords,
  asList(triggered),
  asList(activated),
  statics,
  staticOtherwise,
  additional,
  alternative,
  castLimit,
  deckLimit,
  openingHand,
  anchors,
);

/** Lines that are instructions of an instant or sorcery. */
export const spellLine: Parser<Sem<Extract<Ability, { kind: "spell" }>["body"]>> = body;

/** Sentences of a spell that go on over several paragraphs share their targets and what they mention. */
export function spellBody(
  paragraphs: readonly Paragraph[],
): Sem<Extract<Ability, { kind: "spell" }>["body"]> {
  return (c) =>
    withTargets(c, () => {
      let effects: readonly Effect[] = [];
      for (const [index, one] of paragraphs.entries()) {
        if (index === 0) effects = one.said(c);
        else effects = nextParagraph(one, effects, c);
      }
      return effects;
    });
}

/** A paragraph of a spell, with its ability word (CR 207.2c). */
export interface Paragraph {
  readonly word: string | undefined;
  readonly said: Sem<readonly Effect[]>;
}

/** A later paragraph goes on from the one before: it adds effects, or says what happens instead of the last of them. */
function nextParagraph({ word, said }: Paragraph, before: readonly Effect[], c: Scope): readonly Effect[] {
  c.paragraphs = { effects: before, sentence: c.lastSentence };
  const all = said(c);
  c.paragraphs = undefined;
  const at = before.findIndex((one, index) => one !== all[index]);
  const from = at < 0 ? before.length : at;
  const first = all[from];
  if (first === undefined) throw new Unresolved("paragraph", "adds nothing");
  const added = from === before.length;
  if (!added && !(first.kind === "if" && first.instead === true))
    throw new Unresolved("paragraph", "changes the one before");
  const worded = word === undefined ? first : withWord(first, word, c);
  c.say(worded, added ? { join: "paragraph" } : { apart: true });
  return [...all.slice(0, from), worded, ...all.slice(from + 1)];
}

/** The ability word stands with what is done only under a condition. */
function withWord(effect: Effect, word: string, c: Scope): Effect {
  if (effect.kind !== "if") throw new Unresolved(word, "of no condition");
  const result: Effect = { ...effect, word };
  const said = c.wording.get(effect);
  return said === undefined ? result : c.say(result, said);
}

const quoted: Parser<Sem<Ability>> = either<Sem<Ability>>(triggered, activated, staticAbility, quotedStatic);

quotedAbility.define(
  map(quoted, (one) => (c: Scope) => {
    const inner = c.quoted();
    const ability = one(inner);
    if (inner.targets.length > 0) throw new Unresolved("quoted ability", "a target outside its body");
    return ability;
  }),
);

/** Chapters of a saga: "I, II — ..." (CR 714). */
export const chapterLine: Parser<Line> = (input, at) => {
  const numbers: number[] = [];
  let end = at;
  for (;;) {
    const numeral = ROMAN[input.tokens[end]?.text ?? ""];
    if (numeral === undefined) return [];
    numbers.push(numeral);
    end++;
    if (input.tokens[end]?.text !== ",") break;
    end++;
  }
  if (input.tokens[end]?.text !== "—") return [];
  return map(body, (does) => (c: Scope): readonly Ability[] => [
    { kind: "triggered", event: { kind: "chapter", numbers }, body: does(c) },
  ])(input, end + 1);
};

const ROMAN: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 };
