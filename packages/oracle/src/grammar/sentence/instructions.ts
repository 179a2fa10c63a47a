import type { Effect } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import type { Join } from "../effect/deed.ts";
import { instructions } from "../forward.ts";
import { handPick } from "./hand-pick.ts";
import { following, type Rider, rider } from "./rider.ts";
import { type Core, sentence } from "./sentence.ts";

/** One sentence of a list: adds to the effects before it or changes the last of them. */
type Next = (c: Scope, before: readonly Effect[], sentence: number) => readonly Effect[];

function appended(core: Core, join: Join): Next {
  return (c, before) => {
    const effects = core(c);
    const [first] = effects;
    if (first !== undefined && before.length > 0) c.say(first, { join });
    return [...before, ...effects];
  };
}

function asRider(of: Rider): Next {
  return of;
}

const plain: Parser<Next> = either<Next>(
  map(sentence, (core) => appended(core, "sentence")),
  rule(g`then ${sentence}`, (core) => appended(core, "sentenceThen")),
  map(handPick, (core) => appended(core, "sentence")),
);

const next: Parser<Next> = either<Next>(plain, map(rider, asRider), map(following(sentence), asRider));

const ended: Parser<Next> = map(g`${next} .`, ([one]) => one);

/** A quoted ability ends its sentence inside the quotes. */
const quoteEnded: Parser<Next> = (input, at) =>
  next(input, at).filter(
    ({ end }) => input.tokens[end - 1]?.text === '"' && input.tokens[end - 2]?.text === ".",
  );

const one: Parser<Next> = either(ended, quoteEnded);

const all: Parser<readonly Next[]> = (input, at) =>
  one(input, at).flatMap(({ value, end }) => {
    const alone = { value: [value], end };
    const more = all(input, end).map((rest) => ({ value: [value, ...rest.value], end: rest.end }));
    return [...more, alone];
  });

function run(sentences: readonly Next[]): Sem<readonly Effect[]> {
  return (c) => {
    let effects: readonly Effect[] = [];
    let size = 0;
    for (const each of sentences) {
      c.clause++;
      const before = effects.length;
      effects = each(c, effects, size);
      size = effects.length > before ? effects.length - before : 1;
    }
    return effects;
  };
}

instructions.define(map(all, run));
