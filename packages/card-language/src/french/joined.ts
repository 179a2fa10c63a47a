import type { Body } from "../body.ts";
import type { Effect } from "../effect.ts";
import { playerKey } from "../reference-key.ts";
import { type Clause, finite, infinitive, type Piece, predicate } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { type Nominal, nominal, YOU } from "./grammar.ts";
import { type Join, joinOf } from "./join.ts";

export interface Joined {
  readonly text: string;
  readonly more: readonly string[];
}

/** An instruction in a sentence, and how it follows the one before it there. */
interface Part {
  readonly join: Join;
  readonly said: Piece;
}

/** Several instructions as one sentence: « détruisez cette créature et piochez une carte ». */
export function joined(
  all: readonly Effect[],
  p: FrenchContext,
  first: (clause: Clause) => string = finite,
): Joined {
  const effects = withoutNumber(all, p);
  const parts: Part[] = [];
  const more: string[] = [];
  for (const [index, effect] of effects.entries()) {
    const said = bySearcher(sayEffect(effect, p), effects, index);
    const next = effects[index + 1];
    parts.push({ join: joinOf(effect, effects[index - 1]), said });
    more.push(...(said.more ?? []));
    if (next !== undefined && (said.more !== undefined || isEnded(assembled(parts, first)))) {
      const text = endSentence(assembled(parts, first), p);
      more.push(printEffects(effects.slice(index + 1), p));
      return { text, more };
    }
  }
  return { text: assembled(parts, first), more };
}

/** What only finds a number that is then called X isn't said itself: « piochez X cartes, X étant ... ». */
function withoutNumber(effects: readonly Effect[], p: FrenchContext): readonly Effect[] {
  const found = p.phrases.sharedNumber(effects);
  if (found === undefined) return effects;
  p.nameX(found.bind, found.amount);
  return effects.filter((one) => one !== found);
}

/** Whatever followed would be taken for a part of an exception or of a quoted ability. */
function isEnded(text: string): boolean {
  return text.includes(", excepté que ") || text.endsWith("»");
}

/** The sentence that its parts make, without its end. */
function assembled(parts: readonly Part[], first: (clause: Clause) => string = finite): string {
  const afterMay = first !== finite;
  const toYou = !afterMay && parts.some(({ said }) => said.kind === "clause" && isSaidToYou(said.clause));
  let text = "";
  let subject: string | undefined;
  let before: Clause | undefined;
  for (const [index, { join, said }] of parts.entries()) {
    const link = index === 0 ? "" : linkOf(join, parts[index + 1]?.join);
    if (said.kind === "sentence") {
      text += link + said.text;
      subject = before = undefined;
      continue;
    }
    const clause = toYou || isBesideOther(before) ? spelledOut(said.clause) : said.clause;
    if (index === 0) text = first(clause);
    else text += link + (sharedVerb(clause, before, link) ?? follow(clause, subject, afterMay));
    if (subject === undefined || clause.subject !== undefined || !afterMay) subject = clause.key;
    before = clause;
  }
  return text;
}

/** « vous perdez 2 points de vie ». */
function isSaidToYou({ subject }: Clause): boolean {
  return subject?.you === true;
}

/** After what somebody or something else does: « ce joueur pioche une carte, puis vous piochez une carte ». */
function isBesideOther(before: Clause | undefined): boolean {
  return before?.subject !== undefined && before.subject.you !== true;
}

/** An instruction beside « vous perdez 2 points de vie »: « vous piochez deux cartes ». */
function spelledOut(clause: Clause): Clause {
  const isPlain = clause.subject === undefined && clause.key === PLAYER_YOU;
  if (!isPlain || clause.verbs.some((one) => one.instruction !== undefined)) return clause;
  return { ...clause, subject: YOU };
}

const PLAYER_YOU = "player:you";

/** « mettez l'une d'elles dans votre main et le reste dans votre cimetière »: the verb goes for both. */
function sharedVerb(clause: Clause, before: Clause | undefined, link: string): string | undefined {
  if (link !== " et " || before === undefined || clause.key !== before.key) return undefined;
  const [verb, ...others] = clause.verbs;
  const [first, ...more] = before.verbs;
  if (verb === undefined || first === undefined || others.length > 0 || more.length > 0) return undefined;
  const { object, rest, verb: word, ...less } = verb;
  if (
    word !== first.verb ||
    word === "mélanger" ||
    Object.keys(less).length > 0 ||
    clause.before !== undefined
  )
    return undefined;
  if (object === undefined || (typeof object !== "string" && object.pronoun === true)) return undefined;
  const words = typeof object === "string" ? object : object.text;
  return [words, rest, clause.after].filter((one) => one !== undefined && one !== "").join(" ");
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
function bySearcher(said: Piece, effects: readonly Effect[], index: number): Piece {
  const before = effects[index - 1];
  if (said.kind === "sentence" || before?.kind !== "search" || before.who.kind === "you") return said;
  if (said.clause.subject !== undefined) return said;
  const clause = { ...said.clause, subject: nominal("ce joueur", "m"), key: playerKey(before.who) };
  return { ...said, clause };
}

/** « a, b et c », « a, puis b »: what stands before an instruction in its sentence. */
function linkOf(join: Join, next: Join | undefined): string {
  switch (join) {
    case "then":
    case "thenApart":
      return ", puis ";
    case "comma":
      return next === "then" || next === "and" ? ", " : " et ";
    case "and":
    case "apart":
      return next === "and" || next === "apart" ? ", " : " et ";
  }
}

function follow(clause: Clause, subject: string | undefined, afterMay: boolean): string {
  const { before: _, ...bare } = clause;
  if (clause.key !== subject) return finite(bare);
  if (afterMay) return infinitive(bare);
  return isSaidToYou(clause) ? finite(bare) : predicate(bare);
}

/** Instructions as sentences: « Piochez deux cartes, puis défaussez-vous d'une carte. Vous gagnez 2 points de vie. » */
export function printEffects(all: readonly Effect[], p: FrenchContext): string {
  const effects = withoutNumber(all, p);
  const sentences: string[] = [];
  let capital = !p.continuing;
  p.continuing = false;
  let parts: Part[] = [];
  let pending: readonly string[] = [];
  const close = (): void => {
    const text = assembled(parts);
    sentences.push(fullStop(endSentence(capital ? capitalise(text) : text, p)), ...pending);
    capital = true;
    pending = [];
  };
  const { afterEvent } = p;
  for (const [index, effect] of effects.entries()) {
    p.afterEvent = afterEvent && index === 0;
    const join = joinOf(effect, effects[index - 1]);
    const starts = join === "apart" || join === "thenApart" || isBroken(parts, pending, effect, join, p);
    if (starts && index > 0) close();
    const said = bySearcher(sayEffect(effect, p), effects, index);
    if (starts) {
      const word = index > 0 && (join === "then" || join === "thenApart") ? "puis " : "";
      parts = [{ join, said: word === "" ? said : preceded(word, said) }];
    } else parts.push({ join, said });
    pending = [...pending, ...(said.more ?? [])];
  }
  p.afterEvent = false;
  close();
  return sentences.join(" ");
}

/** Where the sentence can't go on: it has to say first what X is, or what else belongs to the instruction. */
function isBroken(
  parts: readonly Part[],
  pending: readonly string[],
  effect: Effect,
  join: Join,
  p: FrenchContext,
): boolean {
  if (join === "comma") return false;
  if (p.whereX !== undefined && !p.phrases.usesNumber(effect)) return true;
  return effect.kind !== "shuffle" && (pending.length > 0 || isEnded(assembled(parts)));
}

/** « Puis il se bat contre ... » */
function preceded(word: string, said: Piece): Piece {
  const text = word + (said.kind === "sentence" ? said.text : finite(said.clause));
  return { ...said, kind: "sentence", text };
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
