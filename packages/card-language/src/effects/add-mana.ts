import type { Filter } from "../filter.ts";
import { type ManaOutput, type ManaRider, manaOutput, manaRider } from "../mana-output.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { listOf, numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("addMana", {
  who: playerRef,
  output: manaOutput,
  rider: manaRider.exactOptional(),
});
export interface AddManaEffect extends Node<typeof schema> {}

/** "Add {G}", "Add one mana of any color" and what the mana may be spent on (CR 106). */
export function english(effect: AddManaEffect, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => ({ verb: `add ${printOutput(effect.output, p)}` }));
  return piece(clause, effect.rider === undefined ? [] : rider(effect.rider, p));
}

function printOutput(output: ManaOutput, p: PrintContext): string {
  switch (output.kind) {
    case "symbols":
      return `${p.say(output).variant === 1 ? "an additional " : ""}${manaText(output.mana)}`;
    case "oneOf":
      return listOf(output.of.map(manaText), "or");
    case "anyColor":
      return `${p.say(output).variant === 1 ? "an additional " : ""}${anyColor(output, p)}`;
    case "repeated":
      return repeated(output, p);
    case "chosenColor":
      return `${count(output.amount, p)} mana of the chosen color`;
    case "couldProduce": {
      const what = output.colorsOnly === true ? "any color" : "any type";
      return `one mana of ${what} that ${indefinite(p.noun(output.sources))} could produce`;
    }
    case "sameAsEvent":
      return `one ${p.say(output).variant === 1 ? "additional " : ""}mana of any type that land produced`;
    case "colorsAmong":
      return `one mana of any color among ${manyOf(p.noun(output.among))}`;
  }
}

function count(amount: Parameters<PrintContext["value"]>[0], p: PrintContext): string {
  if (typeof amount === "number") return numberWord(amount);
  if (amount.kind === "x") return "X";
  p.whereX = p.value(amount);
  return "X";
}

function anyColor(output: Extract<ManaOutput, { kind: "anyColor" }>, p: PrintContext): string {
  const { amount, among } = output;
  const dynamic = typeof amount === "object" && amount.kind !== "x" && p.say(amount).amount !== "whereX";
  if (dynamic) throw new NotPrintable("effect addMana", "of a counted amount of any color");
  const number = count(amount, p);
  if (output.combination === true) {
    const colors =
      among === undefined
        ? "colors"
        : listOf(
            among.map((color) => `{${color}}`),
            "and/or",
          );
    return `${number} mana in any combination of ${colors}`;
  }
  if (among !== undefined)
    return listOf(
      among.map((color) => COLOR_WORDS[color]),
      "or",
    );
  return amount === 1 ? "one mana of any color" : `${number} mana of any one color`;
}

function repeated(output: Extract<ManaOutput, { kind: "repeated" }>, p: PrintContext): string {
  const { amount } = output;
  const symbol = `{${output.mana}}`;
  if (typeof amount === "number") return symbol.repeat(amount);
  if (amount.kind === "x") return `X mana of ${symbol}`;
  const style = p.say(amount).amount ?? "forEach";
  if (style === "forEach") return `${symbol} for each ${p.eachOf(amount)}`;
  return `an amount of ${symbol} equal to ${p.value(amount)}`;
}

function rider(of: ManaRider, p: PrintContext): readonly string[] {
  const sentences: string[] = [];
  if (of.spendOnlyOn !== undefined) {
    const { cast, activate } = of.spendOnlyOn;
    const castWords = cast === undefined ? undefined : `to cast ${castPhrase(of, cast, p)}`;
    const activateWords =
      activate === undefined
        ? undefined
        : `${cast === undefined ? "to " : ""}activate abilities of ${manyOf(p.noun(activate))}`;
    const either = listOf(
      [castWords, activateWords].filter((one) => one !== undefined),
      "or",
    );
    sentences.push(`Spend this mana only ${either}.`);
  }
  if (of.then !== undefined) throw new NotPrintable("mana rider", "with effects");
  return sentences;
}

function castPhrase(rider: ManaRider, filter: Filter, p: PrintContext): string {
  const np = p.noun(filter.zones === undefined ? { zones: ["stack"], of: filter.of } : filter);
  return p.say(rider).variant === 1 ? indefinite(np) : manyOf(np);
}
