import type { Effect } from "@spellroom/card-language";
import { either, type Input, map, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import { stopsInQuotes } from "../../parse/token.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Join } from "../effect/deed.ts";
import { body, instructions } from "../forward.ts";
import type { Rider } from "./changed.ts";
import { dieResults } from "./die-results.ts";
import { diedThisWay } from "./died-this-way.ts";
import { doesTheSame } from "./does-the-same.ts";
import { entersAs } from "./enters-as.ts";
import { anyPlayerMay, groupRider, opponentChooses, separated, voting } from "./group-choices.ts";
import { handPick } from "./hand-pick.ts";
import { alsoPrevented, ifPrevented, shieldOf } from "./if-prevented.ts";
import { cardTaken, notPut } from "./not-put.ts";
import { following, rider, whenDoneThisWay, whenYouDo } from "./rider.ts";
import { searchersShuffle, searchRider } from "./search-riders.ts";
import { type Core, sentence } from "./sentence.ts";

/** One sentence of a list: adds to the effects before it or changes the last of them. */
type Next = (c: Scope, before: readonly Effect[], sentence: number) => readonly Effect[];

function appended(core: Core, join: Join): Next {
  return (c, before) => {
    const opened = before.length === 0 ? 0 : c.lastBranch;
    c.lastBranch = 0;
    c.earlier = c.memory();
    c.branchesUsed = new Set();
    const shield = shieldOf(before);
    const also = shield === undefined ? undefined : alsoPrevented(shield, core, c);
    if (also !== undefined) return [...before.slice(0, -1), also];
    const effects = core(c);
    const [first] = effects;
    if (first !== undefined && before.length > 0) c.say(first, { join });
    const endsBranch = shuffles(effects) && !hasOtherwise(before) && !hasSearched(before);
    const goesOn = opened > 0 && (c.branchesUsed.has(opened) || endsBranch);
    if (!goesOn) return [...before, ...effects];
    c.lastBranch = opened;
    return insideBranch(before, effects, c);
  };
}

/** What comes after both branches is part of neither. */
function hasOtherwise(before: readonly Effect[]): boolean {
  const last = before.at(-1);
  return (last?.kind === "may" || last?.kind === "if") && last.otherwise !== undefined;
}

/** A library that was searched before a branch is shuffled whether or not the branch is taken. */
function hasSearched(before: readonly Effect[]): boolean {
  return before.slice(0, -1).some(({ kind }) => kind === "search");
}

/** "Then shuffle" after a search. */
function shuffles(effects: readonly Effect[]): boolean {
  const [first] = effects;
  return effects.length === 1 && first?.kind === "shuffle";
}

/** A sentence that goes on about what "If you do, ..." mentioned first is part of what happens then. */
function insideBranch(before: readonly Effect[], more: readonly Effect[], c: Scope): readonly Effect[] {
  const last = before.at(-1);
  if ((last?.kind !== "may" && last?.kind !== "if") || last.then === undefined)
    throw new Unresolved("sentence", "goes on from a branch that is not there");
  const then = [...last.then, ...more];
  const longer: Effect = last.kind === "may" ? { ...last, then } : { ...last, then };
  const said = c.wording.get(last);
  if (said !== undefined) c.say(longer, said);
  return [...before.slice(0, -1), longer];
}

function asRider(of: Rider): Next {
  return of;
}

const plain: Parser<Next> = either<Next>(
  map(sentence, (core) => appended(core, "sentence")),
  rule(g`then ${sentence}`, (core) => appended(core, "sentenceThen")),
  map(either(handPick, anyPlayerMay, voting, separated, opponentChooses), (core) =>
    appended(core, "sentence"),
  ),
);

const next: Parser<Next> = either<Next>(
  plain,
  map(rider, asRider),
  map(entersAs, asRider),
  map(following(sentence), asRider),
  map(ifPrevented(sentence), asRider),
  map(notPut(sentence), asRider),
  map(cardTaken(sentence), asRider),
  map(diedThisWay(sentence), asRider),
  map(searchRider(sentence), asRider),
  map(searchersShuffle, asRider),
  map(groupRider(sentence), asRider),
  map(doesTheSame, asRider),
);

/** Where a sentence ends: with its full stop, with one inside its quotes, or as a quoted ability before another one. */
function endOf({ tokens }: Input, end: number): number | undefined {
  if (tokens[end]?.text === ".") return end + 1;
  if (stopsInQuotes(tokens, end)) return end;
  const beforeAnother = tokens[end]?.text === '"' && tokens[end + 1]?.lower === "and";
  return beforeAnother && tokens[end + 2]?.text === '"' ? end : undefined;
}

const one: Parser<Next> = (input, at) =>
  next(input, at).flatMap(({ value, end }) => {
    const after = endOf(input, end);
    return after === undefined ? [] : [{ value, end: after }];
  });

/** What may stand after the last instruction: the end, a quotation mark, the next mode, a limit. */
const AFTER: readonly (string | undefined)[] = [undefined, '"', "•", "+", "activate", "this"];

/** "When you do, ...": all that follows is the reflexive trigger's (CR 603.12). */
const reflexive: Parser<Next> = (input, at) =>
  map(g`when you do, ${body}`, ([does]): Next => asRider(whenYouDo(does)))(input, at).filter(({ end }) =>
    AFTER.includes(input.tokens[end]?.lower),
  );

/** "When you discard a nonland card this way, ...": the same of what was done to something. */
const doneThisWay: Parser<Next> = (input, at) =>
  map(whenDoneThisWay, asRider)(input, at).filter(({ end }) => AFTER.includes(input.tokens[end]?.lower));

/** The table of results of a die is the last that stands there. */
const results: Parser<Next> = (input, at) =>
  map(dieResults, asRider)(input, at).filter(({ end }) => isEndOrResult(input, end));

function isEndOrResult({ tokens }: Input, end: number): boolean {
  return end >= tokens.length || /^\d+$/.test(tokens[end]?.text ?? "");
}

const all: Parser<readonly Next[]> = (input, at) => [
  ...either(reflexive, doneThisWay, results)(input, at).map(({ value, end }) => ({ value: [value], end })),
  ...one(input, at).flatMap(({ value, end }) => {
    const alone = { value: [value], end };
    const more = all(input, end).map((rest) => ({ value: [value, ...rest.value], end: rest.end }));
    return [...more, alone];
  }),
];

function run(sentences: readonly Next[]): Sem<readonly Effect[]> {
  return (c) => {
    let effects = c.paragraphs?.effects ?? [];
    let size = c.paragraphs?.sentence ?? 0;
    c.paragraphs = undefined;
    for (const each of sentences) {
      c.clause++;
      c.spellNamed = false;
      c.foundInSentence = undefined;
      const before = effects.length;
      effects = each(c, effects, size);
      size = effects.length > before ? effects.length - before : 1;
    }
    c.lastSentence = size;
    return effects;
  };
}

instructions.define(map(all, run));
