import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import { keywordVariant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** What the promised gift is (CR 702.174): a card to draw, or a token. */
export const schema = keywordVariant("gift", {
  what: z.enum(["card", "Food", "Treasure", "tappedFish"]),
});
export interface GiftKeyword extends Node<typeof schema> {}

const ENGLISH = { card: "card", Food: "Food", Treasure: "Treasure", tappedFish: "tapped Fish" } as const;

export function english(ability: GiftKeyword): string {
  return `gift a ${ENGLISH[ability.what]}`;
}

const FRENCH = {
  card: "une carte",
  Food: "une Nourriture",
  Treasure: "un Trésor",
  tappedFish: "un Poisson engagé",
} as const;

export function french(ability: GiftKeyword, _: fr.FrenchContext): string {
  return `cadeau : ${FRENCH[ability.what]}`;
}
