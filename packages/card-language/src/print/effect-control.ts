import type { Body, PlainBody } from "../ability.ts";
import type { Effect } from "../effect.ts";
import type { PlayerRef } from "../reference.ts";
import {
  type Clause,
  finite,
  imperative,
  infinitive,
  type Piece,
  piece,
  predicate,
  sentence,
  withoutLead,
} from "./clause.ts";
import { type PrintContext, playerKey } from "./context.ts";
import { costAsAction, costAsThird } from "./cost.ts";
import { printDuration } from "./duration.ts";
import { printEvent } from "./event.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare } from "./noun-phrase.ts";
import { capitalise, listOf } from "./words.ts";

type ControlEffect = Extract<
  Effect,
  {
    kind:
      | "may"
      | "unless"
      | "if"
      | "forEach"
      | "forEachPlayer"
      | "repeat"
      | "chooseOne"
      | "whenYouDo"
      | "delayed";
  }
>;

/** Prints one effect; handed in, since the two call each other. */
export type PrintOne = (effect: Effect, p: PrintContext) => Piece;

/** Instructions that hold other instructions. */
export function printControlEffect(effect: ControlEffect, p: PrintContext, one: PrintOne): Piece {
  switch (effect.kind) {
    case "may":
      return may(effect, p, one);
    case "unless":
      return unless(effect, p, one);
    case "if":
      return conditional(effect, p, one);
    case "forEach": {
      const each = effect.of.kind === "all" ? bare(p.noun(effect.of.filter)) : `of ${p.selection(effect.of)}`;
      p.mention("each", effect.of.kind === "all" ? p.noun(effect.of.filter).noun : "permanent", false);
      return sentence(`for each ${each}, ${inline(effect.effects, p, one)}`);
    }
    case "forEachPlayer":
      return forEachPlayer(effect, p, one);
    case "chooseOne":
      return chooseOne(effect, p, one);
    case "whenYouDo":
      return sentence(`when you do, ${bodyInline(effect.body, p)}`);
    case "delayed":
      return delayed(effect, p);
    case "repeat":
      throw new NotPrintable("effect repeat");
  }
}

/** Several instructions as one clause: "destroy that creature and draw a card". */
export function inline(effects: readonly Effect[], p: PrintContext, one: PrintOne): string {
  return joined(effects, p, one).text;
}

interface Joined {
  readonly text: string;
  readonly more: readonly string[];
}

export function joined(
  effects: readonly Effect[],
  p: PrintContext,
  one: PrintOne,
  first: (clause: Clause) => string = finite,
): Joined {
  let text = "";
  const more: string[] = [];
  let subject: string | undefined;
  for (const [index, effect] of effects.entries()) {
    const said = one(effect, p);
    if (said.more !== undefined) more.push(...said.more);
    if (said.kind === "sentence") {
      text += index === 0 ? said.text : `${connective(effect, effects[index - 1], p)}${said.text}`;
      subject = undefined;
      continue;
    }
    const { clause } = said;
    if (index === 0) text = first(clause);
    else
      text +=
        connective(effect, effects[index - 1], p) + follow(clause, subject, effect, p, first !== finite);
    if (subject === undefined || clause.subject !== undefined || first === finite) subject = clause.key;
  }
  return { text, more };
}

function follow(
  clause: Clause,
  subject: string | undefined,
  effect: Effect,
  p: PrintContext,
  afterMay: boolean,
): string {
  const bare = withoutLead(clause);
  const shares = clause.key === subject && p.say(effect).you !== true;
  if (shares && afterMay) return infinitive(bare);
  return shares ? predicate(bare) : finite(bare);
}

/** ", then ", " and ": how an instruction follows the one before it in the same sentence. */
export function connective(effect: Effect, before: Effect | undefined, p: PrintContext): string {
  const join = p.say(effect).join ?? defaultJoin(effect, before);
  switch (join) {
    case "then":
      return ", then ";
    case "comma":
      return ", ";
    case "commaAnd":
      return ", and ";
    case "andThen":
      return " and then ";
    case "commaAndThen":
      return ", and then ";
    default:
      return " and ";
  }
}

export function defaultJoin(
  effect: Effect,
  before: Effect | undefined,
): "and" | "then" | "comma" | "sentence" {
  if (effect.kind === "shuffle" && (before?.kind === "move" || before?.kind === "search")) return "then";
  if (before?.kind === "search") return "comma";
  if (effect.kind === "discard" && before?.kind === "draw") return "then";
  return "and";
}

type May = Extract<ControlEffect, { kind: "may" }>;

function may(effect: May, p: PrintContext, one: PrintOne): Piece {
  const more: string[] = [];
  const key = playerKey(effect.who);
  const who = effect.who.kind === "you" ? "you" : p.player(effect.who, "subject");
  const actor = p.actor;
  p.actor = effect.who.kind === "you" ? actor : key;
  let text: string;
  if (effect.cost !== undefined) {
    const extra = effect.effects.length === 0 ? "" : ` and ${inline(effect.effects, p, one)}`;
    text = `${who} may ${costAsAction(effect.cost, p)}${extra}`;
  } else {
    const said = joined(effect.effects, p, one, (clause) => optional(clause, who, key));
    text = endSentence(said.text, p);
    more.push(...said.more);
  }
  p.actor = actor;
  const does =
    effect.who.kind === "you"
      ? "you do"
      : p.say(effect).as === "that"
        ? `${p.player(effect.who, "subject")} does`
        : "they do";
  const doesnt =
    effect.who.kind === "you"
      ? "you don't"
      : p.say(effect).as === "that"
        ? "that player doesn't"
        : "they don't";
  if (effect.then !== undefined)
    more.push(`${capitalise(`if ${does}, ${sentencesAfter(effect.then, p, one)}`)}`);
  if (effect.otherwise !== undefined)
    more.push(`${capitalise(`if ${doesnt}, ${sentencesAfter(effect.otherwise, p, one)}`)}`);
  return sentence(text, more);
}

function optional(clause: Clause, who: string, key: string): string {
  if (clause.key === key || clause.subject === undefined || clause.subject === who)
    return `${who} may ${infinitive(clause)}`;
  return `${who} may have ${clause.subject} ${infinitive(clause)}`;
}

/** The rest of a sentence after "If you do,", with the sentences that go on from it. */
function sentencesAfter(effects: readonly Effect[], p: PrintContext, one: PrintOne): string {
  const out: string[] = [];
  let text = "";
  let pending: readonly string[] = [];
  for (const [index, effect] of effects.entries()) {
    const said = one(effect, p);
    const words = said.kind === "sentence" ? said.text : finite(said.clause);
    const join = p.say(effect).join ?? (index === 0 ? "sentence" : defaultJoin(effect, effects[index - 1]));
    if (index === 0) text = join === "sentenceThen" ? `then ${words}` : words;
    else if (join === "sentence" || join === "sentenceThen") {
      out.push(`${endSentence(text, p)}.`, ...pending);
      pending = [];
      text = capitalise(join === "sentenceThen" ? `then ${words}` : words);
    } else text += connective(effect, effects[index - 1], p) + words;
    pending = [...pending, ...(said.more ?? [])];
  }
  out.push(`${endSentence(text, p)}.`, ...pending);
  return out.join(" ");
}

/** Adds what X is, where the sentence used it. */
export function endSentence(text: string, p: PrintContext): string {
  const { whereX } = p;
  p.whereX = undefined;
  return whereX === undefined ? text : `${text}, where X is ${whereX}`;
}

function unless(effect: Extract<ControlEffect, { kind: "unless" }>, p: PrintContext, one: PrintOne): Piece {
  if (effect.then !== undefined) throw new NotPrintable("effect unless", "with what follows payment");
  const { text, more } = joined(effect.effects, p, one);
  const who = p.player(effect.who, "subject");
  const key = playerKey(effect.who);
  const actor = p.actor;
  p.actor = effect.who.kind === "you" ? undefined : key;
  const pays = who === "you" || who === "they" ? costAsAction(effect.cost, p) : costAsThird(effect.cost, p);
  p.actor = actor;
  return sentence(`${text} unless ${who} ${pays}`, more);
}

type If = Extract<ControlEffect, { kind: "if" }>;

function conditional(effect: If, p: PrintContext, one: PrintOne): Piece {
  if (effect.instead === true) return instead(effect, p, one);
  const late = p.say(effect).first === false;
  if (late) {
    const said = joined(effect.then, p, one);
    const text = `${said.text} if ${p.condition(effect.condition)}`;
    return sentence(text, [...said.more, ...otherwise(effect, p, one)]);
  }
  const condition = p.condition(effect.condition);
  const said = spread(effect.then, p, one);
  return sentence(`if ${condition}, ${said.text}`, [...said.more, ...otherwise(effect, p, one)]);
}

/** Instructions of which some may be sentences of their own: the first sentence, and the others. */
function spread(effects: readonly Effect[], p: PrintContext, one: PrintOne): Joined {
  const next = effects.findIndex(
    (effect, index) => index > 0 && /^sentence/.test(p.say(effect).join ?? "and"),
  );
  if (next < 0) return joined(effects, p, one);
  const first = joined(effects.slice(0, next), p, one);
  const text = endSentence(first.text, p);
  return { text, more: [...first.more, capitalise(sentencesAfter(effects.slice(next), p, one))] };
}

function otherwise(effect: If, p: PrintContext, one: PrintOne): readonly string[] {
  if (effect.otherwise === undefined) return [];
  return [capitalise(`otherwise, ${sentencesAfter(effect.otherwise, p, one)}`)];
}

/** "Draw a card. If you control an artifact, draw two cards instead." */
function instead(effect: If, p: PrintContext, one: PrintOne): Piece {
  if (effect.otherwise === undefined) throw new NotPrintable("effect if", "instead of nothing");
  const usual = sentencesAfter(effect.otherwise, p, one).replace(/\.$/, "");
  if (p.say(effect).first === false) {
    const said = joined(effect.then, p, one);
    return sentence(usual, [
      `${capitalise(`${said.text} instead if ${p.condition(effect.condition)}`)}.`,
      ...said.more,
    ]);
  }
  const condition = p.condition(effect.condition);
  const said = joined(effect.then, p, one);
  const text = p.say(effect).variant === 1 ? `instead ${said.text}` : `${said.text} instead`;
  return sentence(usual, [`${capitalise(`if ${condition}, ${text}`)}.`, ...said.more]);
}

function forEachPlayer(
  effect: Extract<ControlEffect, { kind: "forEachPlayer" }>,
  p: PrintContext,
  one: PrintOne,
): Piece {
  const variant = p.say(effect).variant;
  if (variant === 1) {
    const each = effect.of.kind === "opponents" ? "opponent" : "player";
    p.mention("player:each", each, false);
    return sentence(`for each ${each}, ${inline(effect.effects, p, one)}`);
  }
  p.each = eachPlayer(effect.of, p);
  const said = joined(effect.effects, p, one);
  p.each = undefined;
  return sentence(said.text, said.more);
}

function eachPlayer(of: PlayerRef, p: PrintContext): string {
  return p.player(of, "subject");
}

function chooseOne(
  effect: Extract<ControlEffect, { kind: "chooseOne" }>,
  p: PrintContext,
  one: PrintOne,
): Piece {
  if (effect.random === true) throw new NotPrintable("effect chooseOne", "at random");
  const [tap, untap] = effect.options.map((option) => option[0]);
  if (effect.options.length === 2 && tap?.kind === "tap" && untap?.kind === "untap") {
    return piece(imperative(`tap or untap ${p.selection(tap.what)}`));
  }
  const texts = effect.options.map((option, index) => {
    const said = option.map((each) => one(each, p));
    return said
      .map((each) =>
        each.kind === "sentence" ? each.text : index === 0 ? finite(each.clause) : predicate(each.clause),
      )
      .join(" and ");
  });
  return sentence(listOf(texts, "or"));
}

function bodyInline(body: Body, p: PrintContext): string {
  const targets = p.targets;
  if (body.kind === "plain") p.targets = [...targets, ...(body.targets ?? [])];
  p.continuing = true;
  const text = p.phrases.body(body, p).replace(/\.$/, "");
  p.continuing = false;
  p.targets = targets;
  return text;
}

type Delayed = Extract<ControlEffect, { kind: "delayed" }>;

/** "Exile it at the beginning of the next end step", "When that creature dies this turn, ..." (CR 603.7). */
function delayed(effect: Delayed, p: PrintContext): Piece {
  if (effect.repeats === true && effect.expires === undefined)
    throw new NotPrintable("effect delayed", "without an end");
  if (effect.event.kind === "nextStep" || isNextMain(effect.event)) {
    const when =
      effect.event.kind === "nextStep"
        ? nextStep(effect.event, p)
        : "at the beginning of your next main phase";
    if (p.say(effect).first === true || effect.body.kind !== "plain") {
      return sentence(`${when}, ${bodyInline(effect.body, p)}`);
    }
    return sentence(`${plainInline(effect.body, p)} ${when}`);
  }
  const expires =
    effect.expires === undefined
      ? ""
      : effect.expires === "endOfTurn"
        ? " this turn"
        : ` ${printDuration(effect.expires, p)}`;
  const word = printEvent(effect.event, p);
  const text = effect.repeats === true ? word : word.replace(/^whenever/, "when");
  return sentence(`${text}${expires}, ${bodyInline(effect.body, p)}`);
}

/** A main phase of either kind, whichever is next. */
function isNextMain(event: Delayed["event"]): boolean {
  return (
    event.kind === "anyOf" &&
    event.of.length === 2 &&
    event.of.every(
      (one, at) =>
        one.kind === "stepBegins" &&
        one.whose.kind === "you" &&
        one.step === (at === 0 ? "precombatMain" : "postcombatMain"),
    )
  );
}

function plainInline(body: PlainBody, p: PrintContext): string {
  return bodyInline(body, p);
}

function nextStep(event: Extract<Delayed["event"], { kind: "nextStep" }>, p: PrintContext): string {
  const { step, whose } = event;
  if (step === "endOfCombat") return "at end of combat";
  const names: Readonly<Record<string, string>> = {
    end: "end step",
    upkeep: "upkeep",
    cleanup: "cleanup step",
    draw: "draw step",
    untap: "untap step",
  };
  const name = names[step];
  if (name === undefined) throw new NotPrintable(`effect delayed to ${step}`);
  if (whose.kind === "allPlayers") {
    return step === "upkeep"
      ? "at the beginning of the next turn's upkeep"
      : `at the beginning of the next ${name}`;
  }
  return `at the beginning of ${p.player(whose, "possessive")} next ${name}`;
}
