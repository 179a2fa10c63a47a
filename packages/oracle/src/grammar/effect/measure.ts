import type { Amount } from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq, words } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { value } from "../forward.ts";
import { article, digits, letterX, numberWord } from "../numbers.ts";
import { eachThing } from "../value.ts";
import { amountX } from "../x.ts";

/** A number in front of a noun. */
interface Lead {
  readonly amount: Sem<Amount>;
  readonly many: boolean;
}

/** "three times X". */
const timesX: Parser<Sem<Amount>> = rule(
  g`${numberWord} times X`,
  (factor) => (c) => c.say({ kind: "times" as const, factor, of: amountX(c) }, { variant: 5 }),
);

export const countLead: Parser<Lead> = either<Lead>(
  map(article, () => ({ amount: () => 1, many: false })),
  phrase(g`one`, { amount: () => 1, many: false }),
  mapSome(numberWord, (n) => (n > 1 ? { amount: () => n, many: true } : undefined)),
  map(letterX, () => ({ amount: amountX, many: true })),
  phrase(g`that many`, { amount: (c: Scope) => c.thatMuch(), many: true }),
  phrase(g`twice that many`, { amount: (c: Scope) => twice(c.thatMuch()), many: true }),
  phrase(g`twice X`, { amount: (c: Scope) => twice(amountX(c)), many: true }),
  map(timesX, (amount) => ({ amount, many: true })),
);

const massLead: Parser<Sem<Amount>> = either<Sem<Amount>>(
  timesX,
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
  phrase(g`that much`, (c: Scope) => c.thatMuch()),
  phrase(g`twice X`, (c: Scope) => twice(amountX(c))),
  map(
    g`${letterX} plus ${digits}`,
    ([, n]) =>
      (c: Scope): Amount =>
        c.say({ kind: "sum" as const, of: [amountX(c), n] as const }, { variant: 3 }),
  ),
  phrase(g`twice that much`, (c: Scope) => twice(c.thatMuch())),
);

function twice(of: Amount): Amount {
  return { kind: "times", factor: 2, of };
}

/** "for each creature you control": so much for each of them. */
export function perEach(base: Sem<Amount>, of: Sem<Amount>): Sem<Amount> {
  return (c) => {
    const factor = base(c);
    const counted = of(c);
    if (typeof factor !== "number") throw new Unresolved("for each", "of a number that is not fixed");
    const amount: Amount = factor === 1 ? counted : { kind: "times", factor, of: counted };
    return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
  };
}

export function equalTo(of: Sem<Amount>, variant?: number): Sem<Amount> {
  return (c) => {
    const amount = of(c);
    if (typeof amount === "number") throw new Unresolved("equal to", "a fixed number");
    const known = c.wording.get(amount)?.variant;
    return c.say(amount, {
      amount: "equalTo",
      ...(variant === undefined || known !== undefined ? {} : { variant }),
    });
  };
}

/** A counted noun with its number: "a card", "two cards", "cards equal to its power", "a card for each ...". */
export function counted(one: string, many: string): Parser<Sem<Amount>> {
  const noun = (lead: Lead): Parser<Sem<Amount>> =>
    map(words((lead.many ? many : one).split(" ")), () => lead.amount);
  const numbered: Parser<Sem<Amount>> = (input, at) =>
    countLead(input, at).flatMap(({ value: lead, end }) => noun(lead)(input, end));
  return either<Sem<Amount>>(
    numbered,
    rule(g`${numbered} for each ${eachThing}`, perEach),
    rule(g`half ${letterX} ${words(many.split(" "))} ${roundedWords}`, (_x, _noun, round) => (c) => ({
      kind: "half",
      of: amountX(c),
      round,
    })),
    map(seq(words(many.split(" ")), g`equal to ${value}`), ([, [of]]) => equalTo(of, 1)),
    map(seq(words(["a", "number", "of", ...many.split(" ")]), g`equal to ${value}`), ([, [of]]) =>
      equalTo(of),
    ),
  );
}

/** "3 damage", "that much life", "damage equal to its power", "1 life for each ...". */
export function mass(noun: string): Parser<Sem<Amount>> {
  const numbered: Parser<Sem<Amount>> = map(seq(massLead, words([noun])), ([amount]) => amount);
  return either<Sem<Amount>>(
    numbered,
    rule(g`${numbered} for each ${eachThing}`, perEach),
    map(seq(words([noun]), g`equal to ${value}`), ([, [of]]) => equalTo(of)),
    map(
      seq(words(["half"]), seq(massLead, seq(words([noun]), roundedWords))),
      ([, [of, [, round]]]) =>
        (c: Scope): Amount => ({ kind: "half", of: of(c), round }),
    ),
  );
}

const roundedWords: Parser<"up" | "down"> = either<"up" | "down">(
  phrase(g`, rounded up`, "up"),
  phrase(g`, rounded down`, "down"),
);
