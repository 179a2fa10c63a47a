import type { Amount, Modification } from "@spellroom/card-language";
import { either, map, type Parser, token } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { value } from "../forward.ts";
import { digits } from "../numbers.ts";
import { eachThing } from "../value.ts";
import { amountX } from "../x.ts";

/** One side of "+2/-X". */
interface Side {
  readonly sign: 1 | -1;
  readonly number: number | "X";
}

interface Change {
  readonly power: Side;
  readonly toughness: Side;
}

function side(text: string): Side | undefined {
  const match = /^([+-])(\d+|X)$/.exec(text);
  if (match === null) return undefined;
  const sign = match[1] === "-" ? -1 : 1;
  return { sign, number: match[2] === "X" ? "X" : Number(match[2]) };
}

/** "+2/+2", "-X/-0". */
export const ptChange: Parser<Change> = token(({ text }) => {
  const [left, right] = text.split("/");
  const power = left === undefined ? undefined : side(left);
  const toughness = right === undefined ? undefined : side(right);
  return power === undefined || toughness === undefined ? undefined : { power, toughness };
});

function amountOf({ sign, number }: Side, c: Scope): Amount {
  if (number !== "X") return number === 0 ? 0 : sign * number;
  const x = amountX(c);
  return sign === 1 ? x : { kind: "times", factor: -1, of: x };
}

/** "+1/+1": so much, always. */
export function changePT({ power, toughness }: Change): Sem<readonly Modification[]> {
  return (c) => [{ kind: "addPT", power: amountOf(power, c), toughness: amountOf(toughness, c) }];
}

function perEach(one: Side, of: Sem<Amount>, c: Scope): Amount {
  if (one.number === "X") return amountOf(one, c);
  if (one.number === 0) return 0;
  const counted = of(c);
  const factor = one.sign * one.number;
  const amount: Amount = factor === 1 ? counted : { kind: "times", factor, of: counted };
  return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
}

/** "+1/+1 for each creature you control". */
export function changePTForEach({ power, toughness }: Change, of: Sem<Amount>): Sem<readonly Modification[]> {
  return (c) => [{ kind: "addPT", power: perEach(power, of, c), toughness: perEach(toughness, of, c) }];
}

export const forEach: Parser<Sem<Amount>> = map(g`for each ${eachThing}`, ([of]) => of);

/** A base power and toughness: "4/4", "X/X". */
export const plainPT: Parser<Sem<{ readonly power: Amount; readonly toughness: Amount }>> = token(
  ({ text }) => {
    const match = /^(\d+|X)\/(\d+|X)$/.exec(text);
    if (match === null) return undefined;
    return (c: Scope) => ({ power: basic(match[1] ?? "0", c), toughness: basic(match[2] ?? "0", c) });
  },
);

function basic(text: string, c: Scope): Amount {
  return text === "X" ? amountX(c) : Number(text);
}

/** "base power and toughness 4/4", "base power 1". */
export const basePT: Parser<Sem<readonly Modification[]>> = either<Sem<readonly Modification[]>>(
  map(g`base power and toughness ${plainPT}`, ([pt]) => (c: Scope) => [{ kind: "setPT", ...pt(c) }]),
  map(g`base power and base toughness each equal to ${value}`, ([of]) => (c: Scope) => [
    c.say({ kind: "setPT" as const, power: of(c.fork()), toughness: of(c) }, { variant: 2 }),
  ]),
  map(g`base power ${number()}`, ([n]) => () => [{ kind: "setPT", power: n }]),
  map(g`base toughness ${number()}`, ([n]) => () => [{ kind: "setPT", toughness: n }]),
);

function number(): Parser<number> {
  return token(({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined));
}

/** "power and toughness are each equal to ...": a characteristic-defining ability (CR 604.3). */
export const definedPT: Parser<Sem<readonly Modification[]>> = either<Sem<readonly Modification[]>>(
  map(g`power and toughness are each equal to ${value}`, ([of]) => (c: Scope) => [
    { kind: "setPT", power: of(c.fork()), toughness: of(c) },
  ]),
  rule(
    g`power is equal to ${value} and its toughness is equal to that number plus ${digits}`,
    (of, more) => (c) => [
      { kind: "setPT", power: of(c.fork()), toughness: { kind: "sum", of: [of(c), more] } },
    ],
  ),
  map(g`power is equal to ${value}`, ([of]) => (c: Scope) => [{ kind: "setPT", power: of(c) }]),
  map(g`toughness is equal to ${value}`, ([of]) => (c: Scope) => [{ kind: "setPT", toughness: of(c) }]),
);
