import { z } from "zod";
import type { PlainBody } from "../body.ts";
import { duration } from "../duration.ts";
import type { EventPattern } from "../event.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction } from "../print/cost.ts";
import { printDuration } from "../print/duration.ts";
import { printEvent } from "../print/event.ts";
import { bodyInline, inline, joined } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { body, event, type Node } from "../schema/nodes.ts";
import { step } from "../schema/turn-structure.ts";
import type { IfEffect } from "./if.ts";

/** A delayed triggered ability (CR 603.7). Captures the bindings of now. */
export const schema = variant("delayed", {
  event: z.union([variant("nextStep", { step, whose: playerRef }), event]),
  body,
  expires: duration.exactOptional(),
  repeats: flag,
  /** No ability of its own: what the next spell is or has from the moment it is cast ("The next spell you cast ..."). */
  atOnce: flag,
});
export interface DelayedEffect extends Node<typeof schema> {}

/** "Exile it at the beginning of the next end step", "When that creature dies this turn, ..." (CR 603.7). */
export function english(effect: DelayedEffect, p: PrintContext): Piece {
  if (effect.repeats === true && effect.expires === undefined)
    throw new NotPrintable("effect delayed", "without an end");
  if (p.say(effect).variant === 20) return sentence(`${pact(effect, p)}. If you don't, you lose the game`);
  if (effect.event.kind === "nextStep" || isNextMain(effect.event)) {
    const when =
      effect.event.kind === "nextStep"
        ? nextStep(effect.event, p, effect.expires === "endOfTurn")
        : "at the beginning of your next main phase";
    if (p.say(effect).first === true || effect.body.kind !== "plain") {
      return sentence(`${when}, ${bodyInline(effect.body, p)}`);
    }
    const late = conditionLast(effect.body, p);
    if (late !== undefined)
      return sentence(`${inline(late.then, p)} ${when} if ${p.condition(late.condition)}`);
    const [only] = effect.body.effects;
    if (only?.kind === "flipCoins" && effect.body.effects.length === 1) {
      const said = joined(effect.body.effects, p);
      return sentence(`${said.text} ${when}`, said.more);
    }
    return sentence(`${plainInline(effect.body, p)} ${when}`);
  }
  const expires =
    effect.expires === undefined
      ? ""
      : effect.expires === "endOfTurn"
        ? " this turn"
        : ` ${printDuration(effect.expires, p)}`;
  if (effect.atOnce === true) return sentence(nextSpell(effect, p));
  const word = printEvent(effect.event, p);
  const once = effect.event.kind === "casts" ? nextOf(word, p.say(effect.event).variant) : word;
  const text = effect.repeats === true ? word : once.replace(/^whenever/, "when");
  if (p.say(effect).first === true && effect.expires !== undefined)
    return sentence(`${printDuration(effect.expires, p)}, ${text}, ${bodyInline(effect.body, p)}`);
  return sentence(`${text}${expires}, ${bodyInline(effect.body, p)}`);
}

/** "you next cast a creature spell" (2), "you cast your next creature spell" (3). */
function nextOf(words: string, variant: number | undefined): string {
  if (variant === 2) return words.replace(/ casts? /, (verb) => ` next${verb}`);
  return variant === 3 ? words.replace(/ cast an? /, " cast your next ") : words;
}

/** "the next spell you cast this turn can't be countered", "the next time you cast a spell from your hand this turn, ..." */
function nextSpell({ event, body, expires }: DelayedEffect, p: PrintContext): string {
  const effects = body.kind === "plain" ? body.effects : [];
  const [only, ...more] = effects;
  if (event.kind !== "casts" || expires !== "endOfTurn" || only === undefined || more.length > 0)
    throw new NotPrintable("effect delayed", "what the next spell has");
  if (only.kind === "createReplacement") {
    const { subject, predicate } = p.phrases.eventClause(event, p);
    return `the next time ${subject} ${predicate} this turn, ${inline(effects, p)}`;
  }
  if (only.kind !== "modify" || event.from !== undefined || event.who.kind !== "you")
    throw new NotPrintable("effect delayed", "what the next spell has");
  p.mention("event:spell", "spell", false);
  p.it = "event:spell";
  const verbs = inline(effects, p).replace(/^(?:it|that spell) /, "");
  return `the next ${bare(p.noun(event.spell))} you cast this turn ${verbs}`;
}

/** "... at the beginning of the next end step if this creature is still on the battlefield": what is done only then. */
function conditionLast(body: DelayedEffect["body"], p: PrintContext): IfEffect | undefined {
  const [only, ...more] = body.kind === "plain" ? body.effects : [];
  const late = only?.kind === "if" && more.length === 0 && only.otherwise === undefined;
  return late && p.say(only).first === false ? only : undefined;
}

/** "at the beginning of your next upkeep, pay {3}{U}{U}": what is lost otherwise is said apart. */
function pact({ event, body }: DelayedEffect, p: PrintContext): string {
  const [only] = body.kind === "plain" ? body.effects : [];
  if (event.kind !== "nextStep" || only?.kind !== "unless")
    throw new NotPrintable("effect delayed", "to pay");
  return `${nextStep(event, p)}, ${costAsAction(only.cost, p)}`;
}

/** A main phase of either kind, whichever is next. */
function isNextMain(event: DelayedEffect["event"]): boolean {
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

function nextStep(
  event: Extract<DelayedEffect["event"], { kind: "nextStep" }>,
  p: PrintContext,
  thisTurn = false,
): string {
  const { step, whose } = event;
  if (step === "endOfCombat") return thisTurn ? "at this turn's next end of combat" : "at end of combat";
  if (thisTurn) throw new NotPrintable(`effect delayed to ${step}`, "of this turn alone");
  if (step === "beginningOfCombat" && whose.kind === "allPlayers")
    return "at the beginning of the next combat";
  const names: Readonly<Record<string, string>> = {
    end: "end step",
    upkeep: "upkeep",
    cleanup: "cleanup step",
    draw: "draw step",
    untap: "untap step",
    precombatMain: "precombat main phase",
  };
  const name = names[step];
  if (name === undefined) throw new NotPrintable(`effect delayed to ${step}`);
  if (whose.kind === "allPlayers") {
    return step === "upkeep" && p.say(event).variant !== 1
      ? "at the beginning of the next turn's upkeep"
      : `at the beginning of the next ${name}`;
  }
  return `at the beginning of ${p.player(whose, "possessive")} next ${name}`;
}

export function french(effect: DelayedEffect, p: fr.FrenchContext): fr.Piece {
  const { event } = effect;
  if (event.kind === "nextStep" || isNextMain(event)) {
    const when =
      event.kind === "nextStep"
        ? frenchNextStep(event, p, effect.expires === "endOfTurn")
        : "au début de votre prochaine phase principale";
    if (effect.body.kind !== "plain") return fr.sentence(`${when}, ${fr.bodyInside(effect.body, p)}`);
    const text = fr.bodyInside(effect.body, p);
    return fr.sentence(/[.,]|«/.test(text) ? `${when}, ${text}` : `${text} ${when}`);
  }
  if (effect.atOnce === true) {
    const cast = fr.eventWords(p.eventClause(event)).replace(/^à chaque fois que/, "la prochaine fois que");
    return fr.sentence(`${cast} ${fr.shortDuration("endOfTurn", p)}, ${fr.bodyInside(effect.body, p)}`);
  }
  p.namesPlayer = p.phrases.namesEventPlayer(effect.body);
  const words = fr.eventWords(p.eventClause(event));
  const text = effect.repeats === true ? words : words.replace(/^à chaque fois que/, frenchOnce(event));
  if (effect.repeats === true && effect.expires === "yourNextTurn")
    return fr.sentence(`${fr.shortDuration(effect.expires, p)}, ${text}, ${fr.bodyInside(effect.body, p)}`);
  const expires = effect.expires === undefined ? "" : ` ${fr.shortDuration(effect.expires, p)}`;
  return fr.sentence(`${text}${expires}, ${fr.bodyInside(effect.body, p)}`);
}

/** Of several that may come, only the next one counts: « la prochaine fois que vous lancez un sort ce tour-ci ». */
function frenchOnce(event: EventPattern): string {
  return event.kind === "casts" ? "la prochaine fois que" : "quand";
}

function frenchNextStep(
  event: Extract<DelayedEffect["event"], { kind: "nextStep" }>,
  p: fr.FrenchContext,
  thisTurn: boolean,
): string {
  const { step, whose } = event;
  if (step === "endOfCombat")
    return thisTurn ? "à la prochaine fin du combat de ce tour" : "à la fin du combat";
  if (step === "beginningOfCombat") return "au début du prochain combat";
  const name = fr.STEPS[step];
  const next = `${name.gender === "f" ? "prochaine" : "prochain"} ${name.one}`;
  if (whose.kind === "allPlayers")
    return step === "upkeep"
      ? "au début de l'entretien du prochain tour"
      : `au début de ${name.gender === "f" ? "la" : "le"} ${next}`;
  if (whose.kind === "you") return `au début de votre ${next}`;
  const owner = p.player(whose);
  return `au début de ${name.gender === "f" ? "la" : "le"} ${next} de ${owner.text}`;
}
