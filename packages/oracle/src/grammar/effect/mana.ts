import type {
  Amount,
  Color,
  Duration,
  Effect,
  Filter,
  ManaOutput,
  ManaRider,
  ManaSymbol,
  ObjectRef,
  Predicate,
  Selection,
  Wording,
} from "@spellroom/card-language";
import { COLORS } from "@spellroom/card-language";
import { either, listed, map, mapSome, maybe, type Parser, several, words } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { duration } from "../duration.ts";
import { type Described, nounPhrase, value } from "../forward.ts";
import { manaRun, manaToken } from "../mana.ts";
import { grantedList } from "../modification/index.ts";
import type { ModItem } from "../modification/item.ts";
import { restrictionItem } from "../modification/restriction.ts";
import { post } from "../noun/post.ts";
import { letterX, numberWord } from "../numbers.ts";
import { placed } from "../reference/selection.ts";
import { eachThing } from "../value.ts";
import { amountX } from "../x.ts";
import { type DeedRule, deed } from "./deed.ts";

type Output = Parser<Sem<ManaOutput>>;

const runs: Parser<readonly (readonly ManaSymbol[])[]> = either<readonly (readonly ManaSymbol[])[]>(
  rule(g`${manaRun} or ${manaRun}`, (a, b) => [a, b]),
  mapSome(g`${several(manaRun, words([","]))}, or ${manaRun}`, ([list, last]) =>
    list.length > 1 ? [...list, last] : undefined,
  ),
);

const number: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(numberWord, (n) => () => n),
  map(letterX, () => amountX),
);

function isColor(symbol: ManaSymbol): symbol is Color {
  return COLORS.some((one) => one === symbol);
}

const color: Parser<Color> = mapSome(manaToken, (symbol) => (isColor(symbol) ? symbol : undefined));

/** What mana is added: "{G}{G}", "{W} or {U}", "one mana of any color". */
const output: Output = either<Sem<ManaOutput>>(
  map(manaRun, (mana) => () => ({ kind: "symbols", mana })),
  mapSome(g`${numberWord} ${manaToken}`, ([n, mana]) =>
    n < 2
      ? undefined
      : (c: Scope) =>
          c.say(
            { kind: "symbols" as const, mana: [mana, ...Array.from({ length: n - 1 }, () => mana)] },
            { variant: 7 },
          ),
  ),
  map(runs, (of) => () => ({ kind: "oneOf", of })),
  map(
    g`an additional ${manaRun}`,
    ([mana]) =>
      (c: Scope) =>
        c.say({ kind: "symbols" as const, mana }, { variant: 1 }),
  ),
  phrase(g`one mana of any type that land produced`, () => ({ kind: "sameAsEvent" })),
  phrase(g`one additional mana of any type that land produced`, (c: Scope) =>
    c.say({ kind: "sameAsEvent" as const }, { variant: 1 }),
  ),
  phrase(g`an additional one mana of any color`, (c: Scope) =>
    c.say({ kind: "anyColor" as const, amount: 1 }, { variant: 1 }),
  ),
  phrase(g`one mana of any color in your commander's color identity`, () => ({ kind: "commanderColors" })),
  phrase(g`one mana of any color`, () => ({ kind: "anyColor", amount: 1 })),
  mapSome(g`${number} mana of any one color`, ([n]) => (c: Scope) => ({ kind: "anyColor", amount: n(c) })),
  rule(g`${number} mana in any combination of colors`, (n) => (c) => ({
    kind: "anyColor",
    amount: n(c),
    combination: true,
  })),
  rule(g`${number} mana in any combination of ${listed(color, "and/or")}`, (n, among) => (c) => ({
    kind: "anyColor",
    amount: n(c),
    combination: true,
    among,
  })),
  map(
    g`${either(phrase(g`one`, 3), phrase(g`an additional one`, 4))} mana of that color`,
    ([variant]) =>
      (c: Scope) => {
        if (!c.chosenColorTapped) throw new Unresolved("that color", "of no mana");
        return c.say({ kind: "chosenColor" as const, amount: 1 }, { variant });
      },
  ),
  phrase(g`an additional one mana of the chosen color`, (c: Scope) =>
    c.say({ kind: "chosenColor" as const, amount: 1 }, { variant: 5 }),
  ),
  phrase(g`one mana of the chosen color`, () => ({ kind: "chosenColor", amount: 1 })),
  mapSome(g`${numberWord} mana of the chosen color`, ([amount]) =>
    amount > 1 ? () => ({ kind: "chosenColor", amount }) : undefined,
  ),
  rule(
    g`that much ${manaToken}`,
    (mana) => (c) => c.say(repeated(mana, c.thatMuch(), "that", c), { variant: 3 }),
  ),
  rule(
    g`twice that much ${manaToken}`,
    (mana) => (c) =>
      c.say(repeated(mana, { kind: "times", factor: 2, of: c.thatMuch() }, "that", c), { variant: 4 }),
  ),
  rule(g`${manaToken} for each ${eachThing}`, (mana, of) => (c) => repeated(mana, of(c), "forEach", c)),
  rule(
    g`an additional ${manaToken} for each ${eachThing}`,
    (mana, of) => (c) => c.say(repeated(mana, of(c), "forEach", c), { variant: 1 }),
  ),
  rule(
    g`an amount of ${manaToken} equal to ${value}`,
    (mana, of) => (c) => repeated(mana, of(c), "equalTo", c),
  ),
  rule(g`one mana of any color that (a|an) ${nounPhrase} could produce`, (np) => (c) => ({
    kind: "couldProduce",
    sources: placed(np(c)),
    colorsOnly: true,
  })),
  rule(g`one mana of any type that (a|an) ${nounPhrase} could produce`, (np) => (c) => ({
    kind: "couldProduce",
    sources: placed(np(c)),
  })),
  rule(g`one mana of any color among ${nounPhrase}`, (np) => (c) => ({
    kind: "colorsAmong",
    among: placed(np(c)),
  })),
);

function repeated(
  mana: ManaSymbol,
  amount: Amount,
  style: "forEach" | "equalTo" | "that",
  c: Scope,
): ManaOutput {
  if (typeof amount === "number") throw new Unresolved("mana", "a fixed amount");
  return { kind: "repeated", mana, amount: c.say(amount, { amount: style }) };
}

/** "For each color among permanents you control, add one mana of that color.": as many mana as there are colors. */
export const ofEachColor: Parser<Sem<readonly Effect[]>> = rule(
  g`for each color among ${nounPhrase}, add one mana of that color`,
  (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("color among", "number does not agree");
    return [
      {
        kind: "addMana",
        who: { kind: "you" },
        output: { kind: "eachColorAmong", among: placed(described) },
      },
    ];
  },
);

/** Adding mana (CR 106.1, 605). */
export const manaDeeds: readonly DeedRule[] = [
  deed("add", g`${output}`, (c, who, what) => {
    const made = what(c);
    const effect: Effect = { kind: "addMana", who: who(), output: made };
    return effect;
  }),
];

function spells(np: Sem<{ readonly filter: Filter; readonly many: boolean }>): Sem<Filter> {
  return (c) => {
    const { filter } = np(c);
    if (filter.zones?.[0] !== "stack")
      throw new Unresolved("spend this mana", "on something else than spells");
    return filter;
  };
}

type SpellDeed = Sem<readonly [Effect, ...Effect[]]>;

/** What happens to a spell that the mana was spent on (CR 106.6a). */
function toSpell(name: (c: Scope) => ObjectRef, item: ModItem, until: Duration): SpellDeed {
  return (c) => {
    const what: Selection = { kind: "ref", ref: name(c) };
    return [{ kind: "modify", what, modifications: item.mods(c), duration: until }];
  };
}

const thatSpell = (c: Scope): ObjectRef =>
  c.say({ kind: "event" as const, role: "spell" as const }, { as: "that", noun: "spell" });
const itself = (c: Scope): ObjectRef =>
  c.say({ kind: "event" as const, role: "spell" as const }, { as: "it" });

const spellDeed: Parser<SpellDeed> = either<SpellDeed>(
  mapSome(g`that spell ${restrictionItem}`, ([item]) =>
    item.time === undefined && item.form !== "base" ? toSpell(thatSpell, item, "endOfGame") : undefined,
  ),
  mapSome(g`it gains ${grantedList} ${maybe(duration)}`, ([mods, until]) =>
    toSpell(itself, { form: "third", mods }, until ?? "endOfGame"),
  ),
);

type Uses = NonNullable<ManaRider["spendOnlyOn"]>;

/** "abilities of artifacts", "an ability of an Ally source". */
const abilitiesOf: Parser<Sem<Uses>> = either<Sem<Uses>>(
  rule(g`abilities of ${nounPhrase}`, (of) => (c) => ({ activate: ofSome(of(c), true) })),
  rule(g`an ability of (a|an) ${nounPhrase}`, (of) => (c) => ({ activate: one(ofSome(of(c), false), c) })),
  rule(g`abilities of ${nounPhrase} sources`, (of) => (c) => ({ activateFrom: ofSome(of(c), false) })),
  rule(g`an ability of (a|an) ${nounPhrase} source`, (of) => (c) => ({
    activateFrom: one(ofSome(of(c), false), c),
  })),
  rule(g`an ability of (a|an) ${nounPhrase} source ${post}`, (of, more) => (c) => {
    const filter = ofSome(of(c), false);
    return { activateFrom: one({ ...filter, of: [...filter.of, ...more(c).of] }, c) };
  }),
);

function ofSome(np: Described, many: boolean): Filter {
  if (np.many !== many) throw new Unresolved("abilities of", "number does not agree");
  return placed(np);
}

function one(filter: Filter, c: Scope): Filter {
  return c.say(filter, { each: "each" });
}

/** What is to be turned face up with the mana. */
function faceDown(np: Described, many: boolean): Filter {
  if (np.many !== many || np.filter.zones !== undefined) throw new Unresolved("face up", "no permanent");
  return np.filter;
}

const castOne: Parser<Sem<Filter>> = either<Sem<Filter>>(
  map(g`(a|an) ${nounPhrase}`, ([np]) => spells(np)),
  rule(g`(a|an) ${nounPhrase} or (a|an) ${nounPhrase}`, (a, b) => eitherKind(a, b, false)),
);

/** "a Dragon spell or an Omen spell", "spells with mana value 5 or greater or spells with {X} in their mana costs" */
function eitherKind(a: Sem<Described>, b: Sem<Described>, many: boolean): Sem<Filter> {
  return (c) => {
    const of = [a, b].map((np): Predicate => {
      const described = np(c);
      const [only] = described.filter.of;
      if (described.many !== many || described.filter.zones?.[0] !== "stack" || only === undefined)
        throw new Unresolved("spend this mana", "on something else than spells");
      return described.filter.of.length === 1 ? only : { kind: "all", of: described.filter.of };
    });
    return c.say({ zones: ["stack" as const], of: [{ kind: "any" as const, of }] }, { variant: 8 });
  };
}

/** How casting and activating are joined; 2: "or to activate". */
const alsoActivate: Parser<Wording> = either<Wording>(
  phrase(g`or activate`, {}),
  phrase(g`and activate`, { conjunction: "and" }),
  phrase(g`or to activate`, { variant: 2 }),
);

/** "Spend this mana only to cast creature spells." */
export const manaRider: Parser<Sem<ManaRider>> = either<Sem<ManaRider>>(
  rule(g`spend this mana only to cast ${nounPhrase}`, (np) => (c) => ({
    spendOnlyOn: { cast: spells(np)(c) },
  })),
  rule(g`spend this mana only to cast ${nounPhrase} or ${nounPhrase}`, (a, b) => (c) => ({
    spendOnlyOn: { cast: eitherKind(a, b, true)(c) },
  })),
  rule(g`spend this mana only to cast ${nounPhrase} and unlock doors`, (np) => (c) => ({
    spendOnlyOn: c.say({ cast: spells(np)(c), unlock: true as const }, { conjunction: "and" }),
  })),
  rule(
    g`spend this mana only to cast ${castOne}, unlock a door, or turn (a|an) ${nounPhrase} face up`,
    (cast, np) => (c) => {
      const spendOnlyOn = { cast: cast(c), unlock: true as const, turnFaceUp: faceDown(np(c), false) };
      return c.say({ spendOnlyOn }, { variant: 1 });
    },
  ),
  rule(g`spend this mana only to cast ${nounPhrase} or to turn ${nounPhrase} face up`, (np, down) => (c) => ({
    spendOnlyOn: c.say({ cast: spells(np)(c), turnFaceUp: faceDown(down(c), true) }, { variant: 2 }),
  })),
  rule(
    g`spend this mana only to cast ${castOne}`,
    (cast) => (c) => c.say({ spendOnlyOn: { cast: cast(c) } }, { variant: 1 }),
  ),
  rule(
    g`spend this mana only to cast ${nounPhrase} ${alsoActivate} ${abilitiesOf}`,
    (np, how, of) => (c) => ({
      spendOnlyOn: c.say({ cast: spells(np)(c), ...of(c) }, how),
    }),
  ),
  rule(
    g`spend this mana only to cast ${castOne} ${alsoActivate} ${abilitiesOf}`,
    (cast, how, of) => (c) => c.say({ spendOnlyOn: c.say({ cast: cast(c), ...of(c) }, how) }, { variant: 1 }),
  ),
  phrase(g`until end of turn, you don't lose this mana as steps and phases end`, () => ({
    lasts: "endOfTurn",
  })),
  rule(g`spend this mana only to turn ${nounPhrase} face up`, (np) => (c) => ({
    spendOnlyOn: { turnFaceUp: faceDown(np(c), true) },
  })),
  rule(g`spend this mana only to activate ${abilitiesOf}`, (of) => (c) => ({ spendOnlyOn: of(c) })),
  rule(g`this mana can't be spent to cast ${castOne}`, (cast) => (c) => ({
    cantSpendOn: { cast: cast(c) },
  })),
  rule(g`spend this mana only to cast (a|an) ${nounPhrase}, and ${spellDeed}`, (np, does) => (c) => {
    const cast = spells(np)(c);
    const then = { when: cast, effects: does(c) };
    return c.say({ spendOnlyOn: { cast }, then }, { variant: 1 });
  }),
  rule(g`if that mana is spent on (a|an) ${nounPhrase}, ${spellDeed}`, (np, does) => (c) => {
    const then = { when: spells(np)(c), effects: does(c) };
    return { then };
  }),
);
