import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Of a card in an opening hand: its owner may begin the game with it on the battlefield (CR 103.6a). */
export const schema = variant("beginsOnBattlefield");
export interface BeginsOnBattlefieldRule extends Node<typeof schema> {}

export function english(_rule: BeginsOnBattlefieldRule, p: PrintContext): string {
  const self = p.object({ kind: "this" }, "subject");
  return `if ${self} is in your opening hand, you may begin the game with it on the battlefield`;
}

export function french(_rule: BeginsOnBattlefieldRule, p: fr.FrenchContext): string {
  return `si ${p.self.text} est dans votre main de départ, vous pouvez commencer la partie avec ${fr.pronounFor(p.self).text} sur le champ de bataille`;
}
