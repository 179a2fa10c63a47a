import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cardsIn", {
  zone,
  of: playerRef,
});
export interface CardsInAmount extends Node<typeof schema> {}

export function english(amount: CardsInAmount, p: PrintContext): string {
  return `the number of cards in ${p.player(amount.of, "possessive")} ${amount.zone}`;
}

export function englishEach(amount: CardsInAmount, p: PrintContext): string {
  return `card in ${p.player(amount.of, "possessive")} ${amount.zone}`;
}

export function french(amount: CardsInAmount, p: fr.FrenchContext): string {
  return `le nombre de cartes dans ${fr.possessed(fr.ZONES[amount.zone], p.player(amount.of)).text}`;
}

export function frenchEach(amount: CardsInAmount, p: fr.FrenchContext): string {
  return `carte dans ${fr.possessed(fr.ZONES[amount.zone], p.player(amount.of)).text}`;
}
