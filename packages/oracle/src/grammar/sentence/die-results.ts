import type { Effect } from "@spellroom/card-language";
import { many, map, type Parser, seq } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { instructions } from "../forward.ts";
import { digits } from "../numbers.ts";
import { changed, last, type Rider } from "./changed.ts";

interface Row {
  readonly from: number;
  readonly to: number;
  readonly said: Sem<readonly Effect[]>;
}

const row: Parser<Row> = (input, at) => [
  ...rule(g`${digits} — ${digits} | ${instructions}`, (from, to, said) => ({ from, to, said }))(input, at),
  ...rule(g`${digits} | ${instructions}`, (result, said) => ({ from: result, to: result, said }))(input, at),
];

type Roll = Extract<Effect, { kind: "rollDie" }>;

function withResults(effect: Effect, rows: readonly Row[], c: Scope): Effect {
  const [key, inner] = innermost(effect);
  if (key !== undefined && inner !== undefined) {
    const { head, effect: one } = last(inner);
    return changed(effect, { ...effect, [key]: [...head, withResults(one, rows, c)] }, c);
  }
  if (effect.kind !== "rollDie" || effect.results !== undefined) throw new Unresolved("results", "of no die");
  return changed(effect, { ...effect, results: rows.map((one) => resultOf(one, effect, c)) }, c);
}

/** What may be done, or is done if something else is, ends with the roll. */
function innermost(effect: Effect): readonly [key?: "effects" | "then", inner?: readonly Effect[]] {
  if (effect.kind !== "may" || effect.otherwise !== undefined) return [];
  return effect.then === undefined ? ["effects", effect.effects] : ["then", effect.then];
}

/** What is done for a result is known as the die is rolled, when no target can be chosen any more (CR 706.3). */
function resultOf({ from, to, said }: Row, { sides }: Roll, c: Scope): NonNullable<Roll["results"]>[number] {
  const { targets } = c;
  const effects = c.inMode(() => said(c));
  if (c.targets !== targets) throw new Unresolved("results", "with a target of their own");
  if (from > to || to > sides) throw new Unresolved("results", "that the die can't have");
  return { from, to, effects };
}

/** The table of results that stands after a die is rolled: "1—9 | Draw a card." (CR 706.3). */
export const dieResults: Parser<Rider> = map(
  seq(row, many(row)),
  ([first, rest]): Rider =>
    (c, before) => {
      const { head, effect } = last(before);
      return [...head, withResults(effect, [first, ...rest], c)];
    },
);
