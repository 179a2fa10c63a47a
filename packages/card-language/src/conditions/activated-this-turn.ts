import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "if this ability has been activated four or more times this turn": the activation of the one that resolves counts. */
export const schema = variant("activatedThisTurn", {
  atLeast: positive,
});
export interface ActivatedThisTurnCondition extends Node<typeof schema> {}

export function english({ atLeast }: ActivatedThisTurnCondition, _p: PrintContext): string {
  return `this ability has been activated ${numberWord(atLeast)} or more times this turn`;
}

export function french(
  { atLeast }: ActivatedThisTurnCondition,
  p: fr.FrenchContext,
  denied: boolean,
): string {
  // What the text spoke of before is not the ability: no pronoun after it.
  p.it = "";
  const times = `${fr.countWord(atLeast, p)} fois`;
  return denied
    ? `cette capacité a été activée moins de ${times} ce tour-ci`
    : `cette capacité a été activée au moins ${times} ce tour-ci`;
}
