import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The anchor word that was chosen as the permanent entered (CR 614.12b, 607.2d). */
export const schema = variant("chosenWord", {
  word: label,
});
export interface ChosenWordCondition extends Node<typeof schema> {}

export function english({ word }: ChosenWordCondition, _p: PrintContext): string {
  return `${word} was chosen`;
}

export function french({ word }: ChosenWordCondition, _p: fr.FrenchContext, denied: boolean): string {
  const said = fr.chosenWord(word);
  return denied ? `${said} n'a pas été choisi` : `${said} a été choisi`;
}
