import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { plural } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cardsIn", {
  zone,
  of: playerRef,
  /** Of several players: of the one who has fewest or most rather than of all together. */
  which: z.enum(["least", "greatest"]).exactOptional(),
});
export interface CardsInAmount extends Node<typeof schema> {}

export function english(amount: CardsInAmount, p: PrintContext): string {
  if (amount.which !== undefined) throw new NotPrintable("amount cardsIn", "of one of several players");
  if (amount.of.kind === "allPlayers") return `the total number of cards in all players' ${amount.zone}s`;
  if (amount.of.kind === "opponents" && p.say(amount.of).variant === 2)
    return `the number of cards in your opponents' ${plural(amount.zone)}`;
  return `the number of cards in ${p.player(amount.of, "possessive")} ${amount.zone}`;
}

export function englishEach(amount: CardsInAmount, p: PrintContext): string {
  return `card in ${p.player(amount.of, "possessive")} ${amount.zone}`;
}

export function french(amount: CardsInAmount, p: fr.FrenchContext): string {
  if (amount.which !== undefined)
    return `le ${amount.which === "least" ? "plus petit" : "plus grand"} nombre de cartes dans ${fr.possessed(fr.ZONES[amount.zone], fr.anyPlayer(amount.of, p)).text}`;
  return `le nombre de cartes dans ${fr.possessed(fr.ZONES[amount.zone], p.player(amount.of)).text}`;
}

export function frenchEach(amount: CardsInAmount, p: fr.FrenchContext): string {
  return `carte dans ${fr.possessed(fr.ZONES[amount.zone], p.player(amount.of)).text}`;
}
