import type { ActivatedAbility, Amount, Cost, Filter, PlayerRef, RuleEffect } from "@spellroom/card-language";
import { condition, costAction, type Described, nounPhrase, value } from "../grammar/forward.ts";
import { manaRun } from "../grammar/mana.ts";
import { spellsOpponentsCast, spellsYouCast } from "../grammar/noun/noun-phrase.ts";
import { digits, ordinal } from "../grammar/numbers.ts";
import { placed } from "../grammar/reference/selection.ts";
import { spellsToPay } from "../grammar/reference/spells.ts";
import { eachThing } from "../grammar/value.ts";
import { either, map, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<RuleEffect>>;

const YOU: PlayerRef = { kind: "you" };

/** "{2}": generic mana only. */
const generic: Parser<number> = (input, at) =>
  manaRun(input, at).flatMap(({ value: mana, end }) =>
    mana.length === 1 && mana[0] !== undefined && /^\d+$/.test(mana[0])
      ? [{ value: Number(mana[0]), end }]
      : [],
  );

const somebody: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`you cast`, YOU),
  phrase(g`your opponents cast`, { kind: "opponents" }),
);

const caster: Parser<PlayerRef> = either<PlayerRef>(somebody, phrase(g``, { kind: "allPlayers" }));

interface Change {
  readonly less?: Amount;
  readonly more?: Amount;
}

function each(n: number, of: Sem<Amount>): Sem<Amount> {
  return (c) => {
    const counted = of(c);
    const amount: Amount = n === 1 ? counted : { kind: "times", factor: n, of: counted };
    return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
  };
}

function whereX(of: Sem<Amount>): Sem<Amount> {
  return (c) => {
    const amount = of(c);
    return typeof amount === "number" ? amount : c.say(amount, { amount: "whereX" });
  };
}

/** "{1} less to cast", "{1} less to activate for each Island you control", "{X} less to cast, where X is ...". */
function change(act: "cast" | "activate"): Parser<Sem<Change>> {
  const to = act === "cast" ? g`to cast` : g`to activate`;
  const word = either<"less" | "more">(phrase(g`less`, "less"), phrase(g`more`, "more"));
  const make =
    (key: "less" | "more", amount: Sem<Amount>): Sem<Change> =>
    (c) =>
      key === "less" ? { less: amount(c) } : { more: amount(c) };
  return either<Sem<Change>>(
    map(g`${generic} ${word} ${to} for each ${eachThing}`, ([n, key, , of]) => make(key, each(n, of))),
    map(g`{X} ${word} ${to}, where X is ${value}`, ([key, , of]) => make(key, whereX(of))),
    map(g`${generic} ${word} ${to}`, ([n, key]) => make(key, () => n)),
  );
}

const toCast = change("cast");
const toActivate = change("activate");

/** "This effect can't reduce the mana in that cost to less than one mana." */
const floor: Parser<Floor> = either<Floor>(
  phrase(g`. this effect can't reduce the mana in that cost to less than one mana`, { least: 1 }),
  phrase(
    g`. this effect can't reduce the amount of mana an ability costs to activate to less than one mana`,
    { least: 1, variant: 2 },
  ),
  phrase(g``, {}),
);

interface Floor {
  readonly least?: 1;
  readonly variant?: 2;
}

function atLeast({ least, variant }: Floor, of: Filter, c: Scope): Pick<ActivationChange, "of" | "minimum"> {
  const said = c.wording.get(of);
  const filter = variant === undefined ? of : c.say(c.say({ ...of }, said ?? {}), { variant });
  return { of: filter, ...(least === undefined ? {} : { minimum: least }) };
}

type ActivationChange = Extract<RuleEffect, { kind: "activationCostChange" }>;

/** "Creature spells you cast with power 4 or greater cost {2} less to cast" */
function describedAfter(np: Sem<Described>, who: PlayerRef, by: Sem<Change>, c: Scope): RuleEffect {
  const { filter, many } = np(c);
  if (!many) throw new Unresolved("spells", "of another kind");
  if (filter.of.some((one) => one.kind === "targets")) throw new Unresolved("that target", "said otherwise");
  const own: Filter = { ...filter, of: filter.of.filter((one) => one.kind !== "controller") };
  const said = c.wording.get(filter);
  if (said !== undefined) c.say(own, said);
  return c.say({ kind: "costChange" as const, spells: own, who, ...by(c) }, { variant: 1 });
}

/** Spells that cost more or less beyond "Creature spells you cast cost {1} less to cast" (CR 601.2f). */
const casting: Rule = either<Sem<RuleEffect>>(
  rule(g`the ${ordinal} ${nounPhrase} you cast each turn costs ${toCast}`, (n, np, by) => (c) => ({
    kind: "costChange",
    spells: spellsToPay(np, "one")(c),
    who: YOU,
    ordinalEachTurn: n,
    ...by(c),
  })),
  rule(g`${spellsYouCast} cost ${toCast}`, (np, by) => (c) => describedAfter(np, YOU, by, c)),
  rule(
    g`${spellsOpponentsCast} cost ${toCast}`,
    (np, by) => (c) => describedAfter(np, { kind: "opponents" }, by, c),
  ),
  rule(
    g`${nounPhrase} you cast cost up to ${generic} less to cast`,
    (np, less) => (c) =>
      c.say({ kind: "costChange" as const, spells: spellsToPay(np)(c), who: YOU, less }, { variant: 2 }),
  ),
  rule(
    g`${nounPhrase} ${somebody} that target ~ cost an additional ${digits} life to cast`,
    (np, who, amount) => (c) => {
      c.mentionSelf();
      const additional: [Cost] = [{ kind: "payLife", amount }];
      return { kind: "costChange", spells: spellsToPay(np)(c), who, targeting: "this", additional };
    },
  ),
  rule(g`${nounPhrase} ${caster} that target ~ cost ${toCast}`, (np, who, by) => (c) => {
    c.mentionSelf();
    return { kind: "costChange", spells: spellsToPay(np)(c), who, targeting: "this", ...by(c) };
  }),
  rule(
    g`${nounPhrase} ${caster} that target (a|an) ${nounPhrase} cost ${toCast}`,
    (np, who, of, by) => (c) => {
      const what = spellsToPay(np)(c);
      const targeting = of(c);
      if (targeting.many) throw new Unresolved("that target", "number does not agree");
      return { kind: "costChange", spells: what, who, targeting: placed(targeting), ...by(c) };
    },
  ),
  rule(
    g`each ${nounPhrase} ${caster} costs ${generic} less to cast for each ${nounPhrase} it targets`,
    (np, who, less, of) => (c) => {
      const what = spellsToPay(np, "one")(c);
      const target = of(c);
      if (target.many) throw new Unresolved("it targets", "number does not agree");
      return { kind: "costChange", spells: what, who, less, eachTarget: placed(target) };
    },
  ),
  rule(g`${nounPhrase} ${caster} cost ${toCast}`, (np, who, by) => (c) => {
    const what = spellsToPay(np)(c);
    const made = by(c);
    const amount = made.less ?? made.more;
    if (typeof amount === "number") throw new Unresolved("cost", "of a fixed number");
    return { kind: "costChange", spells: what, who, ...made };
  }),
  rule(g`${nounPhrase} and ${nounPhrase} ${caster} cost ${toCast}`, (a, b, who, by) => (c) => {
    const of = [spellsToPay(a)(c), spellsToPay(b)(c)].map((one) => one.of);
    if (of.some((list) => list.length === 0)) throw new Unresolved("spells", "of any kind");
    const filter = c.say(
      {
        zones: ["stack" as const],
        of: [{ kind: "any" as const, of: of.map((list) => onlyOf(list)) }],
      },
      { variant: 8 },
    );
    return { kind: "costChange", spells: filter, who, ...by(c) };
  }),
);

function onlyOf(of: Filter["of"]): Filter["of"][number] {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "all", of };
}

const KEYWORDS = ["equip", "cycling", "ninjutsu", "boast"] as const;

const keyword: Parser<string> = either<string>(
  ...KEYWORDS.map((word) =>
    word === "equip"
      ? phrase(g`equip`, word)
      : word === "cycling"
        ? phrase(g`cycling`, word)
        : word === "ninjutsu"
          ? phrase(g`ninjutsu`, word)
          : phrase(g`boast`, word),
  ),
);

/** What the card is on. */
function host(noun: string, c: Scope): Filter {
  if (!c.self.attached.includes(noun))
    throw new Unresolved(`enchanted ${noun}`, "the Aura enchants something else");
  c.mentionObject(() => ({ kind: "attached" }), c.self.attached);
  return { of: [{ kind: "oneOf", ref: { kind: "attached" } }] };
}

function hostWord(): Parser<string> {
  return token(({ text, lower }) => (/^[a-z]+$/.test(lower) ? text : undefined));
}

/** Activated abilities that cost more or less (CR 602.2b). */
const activating: Rule = either<Sem<RuleEffect>>(
  rule(g`activated abilities of ${nounPhrase} cost ${toActivate} ${floor}`, (np, by, least) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("abilities", "number does not agree");
    return { kind: "activationCostChange", ...atLeast(least, placed(described), c), ...by(c) };
  }),
  rule(
    g`activated abilities of ${nounPhrase} cost up to ${generic} less to activate ${floor}`,
    (np, less, least) => (c) => {
      const described = np(c);
      if (!described.many) throw new Unresolved("abilities", "number does not agree");
      const rule_ = { kind: "activationCostChange" as const, ...atLeast(least, placed(described), c), less };
      return c.say(rule_, { variant: 1 });
    },
  ),
  rule(
    g`activated abilities of (enchanted|equipped) ${hostWord()} cost ${toActivate} ${floor}`,
    (noun, by, least) => (c) => ({
      kind: "activationCostChange",
      ...atLeast(least, host(noun, c), c),
      ...by(c),
    }),
  ),
  rule(
    g`(enchanted|equipped) ${hostWord()}'s activated abilities cost ${toActivate} ${floor}`,
    (noun, by, least) => (c) =>
      c.say(
        { kind: "activationCostChange" as const, ...atLeast(least, host(noun, c), c), ...by(c) },
        { variant: 3 },
      ),
  ),
  rule(g`activated abilities of sources with the chosen name cost ${toActivate}`, (by) => (c) => ({
    kind: "activationCostChange",
    of: { of: [] },
    chosenName: true,
    ...by(c),
  })),
  rule(g`exhaust abilities of ${nounPhrase} cost ${toActivate}`, (np, by) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("abilities", "number does not agree");
    return { kind: "activationCostChange", of: placed(described), keyword: "exhaust", ...by(c) };
  }),
  rule(
    g`${keyword} costs you pay cost ${generic} less`,
    (word, less) => (c) =>
      c.say(
        { kind: "activationCostChange" as const, of: { of: [] }, who: YOU, keyword: word, less },
        { variant: 2 },
      ),
  ),
  rule(g`unlock costs you pay cost ${generic} less`, (less) => (c) => {
    const unlock = {
      kind: "activationCostChange" as const,
      of: { of: [] },
      who: YOU,
      keyword: "unlock",
      less,
    };
    return c.say(unlock, { variant: 2 });
  }),
  rule(g`${keyword} abilities you activate that target ~ cost ${toActivate}`, (word, by) => (c) => {
    c.mentionSelf();
    return {
      kind: "activationCostChange",
      of: { of: [] },
      who: YOU,
      keyword: word,
      targeting: "this",
      ...by(c),
    };
  }),
  rule(
    g`abilities your opponents activate that target (a|an) ${nounPhrase} cost ${toActivate}`,
    (np, by) => (c) => {
      const targeting = np(c);
      if (targeting.many) throw new Unresolved("that target", "number does not agree");
      const made: ActivationChange = {
        kind: "activationCostChange",
        of: { of: [] },
        who: { kind: "opponents" },
        targeting: placed(targeting),
        ...by(c),
      };
      return c.say(made, { variant: 4 });
    },
  ),
  rule(g`activated abilities cost ${toActivate}`, (by) => (c) => ({
    kind: "activationCostChange",
    of: { of: [] },
    ...by(c),
  })),
  rule(g`activated abilities cost ${toActivate} unless they're mana abilities`, (by) => (c) => ({
    kind: "activationCostChange",
    of: { of: [] },
    notMana: true,
    ...by(c),
  })),
  rule(g`${keyword} abilities you activate cost ${toActivate}`, (word, by) => (c) => ({
    kind: "activationCostChange",
    of: { of: [] },
    who: YOU,
    keyword: word,
    ...by(c),
  })),
  rule(g`you may ${costAction} rather than pay ${keyword} costs`, (paid, word) => (c) => {
    const instead = paid(c);
    if (!instead.every(({ kind }) => kind === "mana")) throw new Unresolved("rather than", "something to do");
    return { kind: "activationCostChange", of: { of: [] }, who: YOU, keyword: word, instead };
  }),
  // Nobody pays more than they have to: as much less as there is to take off (CR 118.7c, 601.2f).
  rule(
    g`${keyword} abilities you activate cost up to ${generic} less to activate`,
    (word, less) => (c) =>
      c.say(
        { kind: "activationCostChange" as const, of: { of: [] }, who: YOU, keyword: word, less },
        { variant: 1 },
      ),
  ),
);

export const costRule: Rule = either(casting, activating);

type CostChange = NonNullable<ActivatedAbility["costChange"]>;

/** "This ability costs {1} less to activate for each Island you control." */
export const ownActivationCost: Parser<Sem<CostChange>> = rule(
  g`this ability costs ${toActivate} ${circumstance()} .`,
  (by, when) => (c) => {
    const { less, more } = by(c);
    const only = when(c);
    if (less !== undefined) return { less, ...only };
    if (more === undefined || Object.keys(only).length > 0)
      throw new Unresolved("this ability costs", "as much as before");
    return { more };
  },
);

/** When it costs less: always, while something is so, or if it has such a target. */
function circumstance(): Parser<Sem<Pick<Extract<CostChange, { less: Amount }>, "condition" | "targeting">>> {
  return either<Sem<Pick<Extract<CostChange, { less: Amount }>, "condition" | "targeting">>>(
    phrase(g``, () => ({})),
    phrase(g`during your turn`, () => ({ condition: { kind: "turn", whose: YOU } })),
    rule(g`if ${condition}`, (when) => (c) => ({ condition: when(c) })),
    rule(g`if it targets (a|an) ${nounPhrase}`, (np) => (c) => {
      const targeting = np(c);
      if (targeting.many) throw new Unresolved("it targets", "number does not agree");
      return { targeting: placed(targeting) };
    }),
  );
}
