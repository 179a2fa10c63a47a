import { type Effect, type PlayerRef, thirdPerson } from "@spellroom/card-language";
import { map, type Parser, seq } from "../../parse/parser.ts";
import type { Scope } from "../../scope.ts";
import { verbForm } from "../verb.ts";

/** The subject of a deed; each call makes a node of its own. */
export type Who = () => PlayerRef;

/** What a verb says that a player does. `form` must agree with the subject. */
export interface Deed {
  readonly form: "base" | "third";
  /** The verb in its base form. */
  readonly verb: string;
  readonly run: (c: Scope, who: Who) => readonly Effect[];
}

/** A deed by its verb, so that only those of the verb at hand are tried. */
export interface DeedRule {
  readonly verb: string;
  readonly parser: Parser<Deed>;
}

/** A rule for a verb and what follows it. The meaning gets the scope, who does it, and the values of the pattern. */
export function deed<A extends readonly unknown[]>(
  verb: string,
  pattern: Parser<A>,
  run: (c: Scope, who: Who, ...values: A) => Effect | readonly Effect[],
): DeedRule {
  const parser: Parser<Deed> = map(seq(verbForm(verb, thirdPerson(verb)), pattern), ([form, values]) => ({
    form,
    verb,
    run: (c, who) => asList(run(c, who, ...values)),
  }));
  return { verb, parser };
}

function asList(of: Effect | readonly Effect[]): readonly Effect[] {
  return isEffect(of) ? [of] : of;
}

function isEffect(of: Effect | readonly Effect[]): of is Effect {
  return !Array.isArray(of);
}

/** All deeds, found by the word that stands at the position. */
export function deedTable(rules: readonly DeedRule[]): Parser<Deed> {
  const byWord = new Map<string, Parser<Deed>[]>();
  for (const { verb, parser } of rules) {
    for (const form of [verb, thirdPerson(verb)]) byWord.set(form, [...(byWord.get(form) ?? []), parser]);
  }
  return (input, at) => {
    if (at > input.furthest) input.furthest = at;
    const word = input.tokens[at]?.lower;
    const found = word === undefined ? undefined : byWord.get(word);
    return found === undefined ? [] : found.flatMap((parser) => parser(input, at));
  };
}

/** Which joining words stand between two deeds or clauses. */
export type Join =
  | "and"
  | "andThen"
  | "comma"
  | "commaAnd"
  | "commaAndThen"
  | "then"
  | "sentence"
  | "sentenceThen"
  | "paragraph";
