import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Of a permanent: it becomes day as it enters, if it's neither day nor night (CR 728.1). */
export const schema = variant("dayAsItEnters");
export interface DayAsItEntersRule extends Node<typeof schema> {}

export function english(_rule: DayAsItEntersRule, p: PrintContext): string {
  return `if it's neither day nor night, it becomes day as ${p.subject("this")} enters`;
}

export function french(_rule: DayAsItEntersRule, p: fr.FrenchContext): string {
  const enters = fr.present(p.subject("this"), fr.vp("arriver", undefined, "sur le champ de bataille"));
  return `s'il ne fait ni jour ni nuit, le jour se lève au moment où ${enters}`;
}
