import type { Body } from "../body.ts";
import type { Effect } from "../effect.ts";
import { playerKey } from "../reference-key.ts";
import { type Clause, finite, infinitive, type Piece, predicate } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { type Nominal, nominal } from "./grammar.ts";

export interface Joined {
  readonly text: string;
  readonly more: readonly string[];
}

/** Several instructions as one sentence: « détruisez cette créature et piochez une carte ». */
export function joined(
  effects: readonly Effect[],
  p: FrenchContext,
  first: (clause: Clause) => string = finite,
): Joined {
  let text = "";
  const more: string[] = [];
  let subject: string | undefined;
  for (const [index, effect] of effects.entries()) {
    const said = sayEffect(effect, p);
    const next = effects[index + 1];
    const link = index === 0 ? "" : linkTo(effect, effects[index - 1], next);
    more.push(...(said.more ?? []));
    if (said.kind === "sentence") {
      text += link + said.text;
      subject = undefined;
    } else {
      const clause = bySearcher(said.clause, effects, index);
      if (index === 0) text = first(clause);
      else text += link + follow(clause, subject, first !== finite);
      if (subject === undefined || clause.subject !== undefined || first === finite) subject = clause.key;
    }
    if ((said.more !== undefined || text.includes(", excepté que ")) && next !== undefined) {
      text = endSentence(text, p);
      more.push(printEffects(effects.slice(index + 1), p));
      break;
    }
  }
  return { text, more };
}

/** An instruction, and what it was about. */
function sayEffect(effect: Effect, p: FrenchContext): Piece {
  const before = p.subjectOfClause;
  if (effect.kind !== "if") p.afterEvent = false;
  const said = p.effect(effect);
  if (said.kind === "clause") p.subjectOfClause = subjectOf(said.clause);
  else if (p.subjectOfClause === before) p.subjectOfClause = undefined;
  return said;
}

function subjectOf({ subject }: Clause): Nominal | undefined {
  return subject?.of === undefined ? undefined : subject;
}

/** All that happens under a condition, in the sentence that states it as far as that goes: « si vous faites ainsi, ... ». */
export function branch(effects: readonly Effect[], p: FrenchContext): string {
  const { text, more } = joined(effects, p);
  return [fullStop(endSentence(text, p)), ...more].join(" ");
}

/** Whoever has searched a library also takes what was found: « son contrôleur cherche ... et la met ... ». */
function bySearcher(clause: Clause, effects: readonly Effect[], index: number): Clause {
  const before = effects[index - 1];
  if (before?.kind !== "search" || before.who.kind === "you" || clause.subject !== undefined) return clause;
  return { ...clause, subject: nominal("ce joueur", "m"), key: playerKey(before.who) };
}

/** « a, b et c ». */
function linkTo(effect: Effect, before: Effect | undefined, next: Effect | undefined): string {
  const enumerated = joinOf(effect, before) === "and" && next !== undefined && joinOf(next, effect) === "and";
  return enumerated ? ", " : connective(effect, before, next);
}

function follow(clause: Clause, subject: string | undefined, afterMay: boolean): string {
  const { before: _, ...bare } = clause;
  if (clause.key !== subject) return finite(bare);
  return afterMay ? infinitive(bare) : predicate(bare);
}

/** « , puis », « et »: how an instruction follows the one before it in the same sentence. */
export function connective(effect: Effect, before: Effect | undefined, next: Effect | undefined): string {
  switch (joinOf(effect, before)) {
    case "then":
      return ", puis ";
    case "comma":
      return next !== undefined && joinOf(next, effect) === "then" ? ", " : " et ";
    default:
      return " et ";
  }
}

type Join = "and" | "then" | "comma";

export function joinOf(effect: Effect, before: Effect | undefined): Join {
  if (effect.kind === "shuffle" && (before?.kind === "move" || before?.kind === "search")) return "then";
  if (before?.kind === "search") return "comma";
  if (effect.kind === "discard" && before?.kind === "draw") return "then";
  return "and";
}

/** Instructions as sentences: « Piochez deux cartes, puis défaussez-vous d'une carte. Vous gagnez 2 points de vie. » */
export function printEffects(effects: readonly Effect[], p: FrenchContext): string {
  const sentences: string[] = [];
  let capital = !p.continuing;
  p.continuing = false;
  let text = "";
  let pending: readonly string[] = [];
  let subject: string | undefined;
  const close = (): void => {
    sentences.push(fullStop(endSentence(capital ? capitalise(text) : text, p)), ...pending);
    capital = true;
    pending = [];
  };
  const { afterEvent } = p;
  for (const [index, effect] of effects.entries()) {
    p.afterEvent = afterEvent && index === 0;
    const starts = index === 0 || joinOf(effect, effects[index - 1]) === "and";
    if (starts && index > 0) close();
    const printed = sayEffect(effect, p);
    const said =
      printed.kind === "clause"
        ? { ...printed, clause: bySearcher(printed.clause, effects, index) }
        : printed;
    text = starts
      ? wordsOf(said, undefined)
      : text + connective(effect, effects[index - 1], effects[index + 1]) + wordsOf(said, subject);
    pending = [...pending, ...(said.more ?? [])];
    subject = said.kind === "clause" ? said.clause.key : undefined;
  }
  p.afterEvent = false;
  close();
  return sentences.join(" ");
}

function wordsOf(said: Piece, subject: string | undefined): string {
  if (said.kind === "sentence") return said.text;
  return said.clause.key === subject && said.clause.before === undefined
    ? predicate(said.clause)
    : finite(said.clause);
}

/** The rest of a sentence after « si vous faites ainsi, », with the sentences that follow it. */
export function sentencesAfter(effects: readonly Effect[], p: FrenchContext): string {
  p.continuing = true;
  return printEffects(effects, p);
}

/** Instructions inside another sentence, without the full stop. */
export function inside(effects: readonly Effect[], p: FrenchContext): string {
  return sentencesAfter(effects, p).replace(/\.$/, "");
}

/** Adds what X is, where the sentence used it. */
export function endSentence(text: string, p: FrenchContext): string {
  const { whereX } = p;
  p.whereX = undefined;
  return whereX === undefined ? text : `${text}, X étant ${whereX}`;
}

export function fullStop(text: string): string {
  return /\.(?:[\s\u00a0]?»)?$/.test(text) ? text : `${text}.`;
}

/** A body inside another sentence, without the full stop. */
export function bodyInside(body: Body, p: FrenchContext): string {
  const { targets } = p;
  if (body.kind === "plain") p.targets = [...targets, ...(body.targets ?? [])];
  p.continuing = true;
  const text = p.phrases.body(body, p).replace(/\.$/, "");
  p.continuing = false;
  p.targets = targets;
  return text;
}
