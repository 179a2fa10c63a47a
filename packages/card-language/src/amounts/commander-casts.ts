import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** How often the player has cast a commander of theirs from the command zone this game (CR 903.8). */
export const schema = variant("commanderCasts");
export interface CommanderCastsAmount extends Node<typeof schema> {}

export function english(_amount: CommanderCastsAmount, _p: PrintContext): string {
  return "the number of times you've cast your commander from the command zone this game";
}

export function englishEach(_amount: CommanderCastsAmount, _p: PrintContext): string {
  return "time you've cast your commander from the command zone this game";
}

export function french(_amount: CommanderCastsAmount, _p: fr.FrenchContext): string {
  return "le nombre de fois où vous avez lancé votre commandant depuis la zone de commandement cette partie";
}

export function frenchEach(_amount: CommanderCastsAmount, _p: fr.FrenchContext): string {
  return "fois où vous avez lancé votre commandant depuis la zone de commandement cette partie";
}
