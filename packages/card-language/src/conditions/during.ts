import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { STEP_WORDS } from "../print/vocabulary.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";
import { phaseOrStep } from "../schema/turn-structure.ts";

export const schema = variant("during", {
  phase: phaseOrStep,
  /** The first such phase of the turn. */
  first: flag,
  whose: playerRef.exactOptional(),
});
export interface DuringCondition extends Node<typeof schema> {}

export function english(condition: DuringCondition, p: PrintContext): string {
  if (condition.first === true) return `it's the first ${STEP_WORDS[condition.phase]} phase of the turn`;
  return `it's ${condition.whose === undefined ? "the" : p.player(condition.whose, "possessive")} ${STEP_WORDS[condition.phase]}`;
}

export function french(condition: DuringCondition, p: fr.FrenchContext, denied: boolean): string {
  const step = fr.STEPS[condition.phase];
  const name =
    condition.first === true
      ? `${step.gender === "f" ? "la première" : "le premier"} ${step.one} du tour`
      : condition.whose === undefined
        ? fr.definite(step).text
        : fr.possessed(step, p.player(condition.whose)).text;
  return denied ? `ce n'est pas ${name}` : `c'est ${name}`;
}
