import type { EventBound } from "../event-bound.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { OLD_NAME } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";
import { step } from "../schema/turn-structure.ts";

export const schema = variant("stepBegins", {
  step,
  whose: playerRef,
  /** Only the first, second, ... such step of the turn: the second main phase is the first postcombat one. */
  ordinal: positive.exactOptional(),
});
export interface StepBeginsEvent extends Node<typeof schema> {}

export function english(event: StepBeginsEvent, p: PrintContext, _bound?: EventBound): EventClause {
  if (event.step === "endOfCombat") return { word: "at", subject: "end of combat", predicate: endOf(event) };
  return { word: "at", subject: "the beginning", predicate: stepOf(event, p) };
}

/** "At end of combat", which every combat has, or "at end of combat on your turn" (CR 511.2). */
function endOf({ whose, ordinal }: StepBeginsEvent): string {
  if (ordinal !== undefined || (whose.kind !== "allPlayers" && whose.kind !== "you"))
    throw new NotPrintable("event stepBegins endOfCombat");
  return whose.kind === "you" ? "on your turn" : "";
}

/** "of your upkeep", "of each end step", "of combat on your turn". */
function stepOf(event: StepBeginsEvent, p: PrintContext): string {
  const { step, whose } = event;
  const said = p.say(event).variant ?? 0;
  const second = step === "postcombatMain" && event.ordinal === 1;
  if (event.ordinal !== undefined && !second) throw new NotPrintable("event stepBegins", "by its number");
  const old = said >= OLD_NAME || (step === "postcombatMain" && !second);
  const name = (old ? OLD_NAMES[step] : undefined) ?? STEP_NAMES[step];
  if (name === undefined) throw new NotPrintable(`event stepBegins ${step}`);
  if (step === "beginningOfCombat") {
    if (whose.kind === "you") return "of combat on your turn";
    if (whose.kind === "allPlayers") return "of each combat";
    if (whose.kind === "opponents") return "of combat on each opponent's turn";
    throw new NotPrintable("event stepBegins beginningOfCombat");
  }
  if (whose.kind === "allPlayers") {
    const variant = said % OLD_NAME;
    return variant === 1 ? `of each player's ${name}` : variant === 2 ? `of the ${name}` : `of each ${name}`;
  }
  if (whose.kind === "controller" || whose.kind === "owner") {
    return `of the ${name} of ${p.player(whose)}`;
  }
  return `of ${p.player(whose, "possessive")} ${name}`;
}

const OLD_NAMES: Readonly<Record<string, string>> = {
  precombatMain: "precombat main phase",
  postcombatMain: "postcombat main phase",
};

const STEP_NAMES: Readonly<Record<string, string>> = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  precombatMain: "first main phase",
  beginningOfCombat: "combat",
  declareAttackers: "declare attackers step",
  declareBlockers: "declare blockers step",
  combatDamage: "combat damage step",
  endOfCombat: "end of combat step",
  postcombatMain: "second main phase",
  end: "end step",
  cleanup: "cleanup step",
};

export function french(event: StepBeginsEvent, p: fr.FrenchContext): fr.EventClause {
  return { kind: "words", word: "", text: `au début de ${frenchStep(event, p)}` };
}

/** « votre entretien », « chaque étape de fin », « combat pendant votre tour ». */
function frenchStep({ step, whose }: StepBeginsEvent, p: fr.FrenchContext): string {
  if (step === "beginningOfCombat") {
    if (whose.kind === "you") return "le combat pendant votre tour";
    if (whose.kind === "allPlayers")
      return p.namesPlayer ? "le combat pendant le tour de chaque joueur" : "chaque combat";
    if (whose.kind === "opponents") return "le combat pendant le tour de chaque adversaire";
    return `le combat pendant le tour de ${p.player(whose).text}`;
  }
  const name = fr.STEPS[step];
  p.mentionAside("player:event", fr.PLAYER, false);
  p.mentionAside("player:active", fr.PLAYER, false);
  if (whose.kind === "allPlayers" && !p.namesPlayer) return `chaque ${name.one}`;
  return fr.possessed(name, p.player(whose)).text;
}
