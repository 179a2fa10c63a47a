import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Spells and abilities that `by` controls can't cause `who` to sacrifice permanents (CR 101.2, 701.17). */
export const schema = variant("cantCauseSacrifice", {
  who: playerRef,
  /** Who controls those spells and abilities. */
  by: playerRef,
});
export interface CantCauseSacrificeRule extends Node<typeof schema> {}

export function english({ who, by }: CantCauseSacrificeRule, p: PrintContext): string {
  if (by.kind !== "opponents") throw new NotPrintable("rule cantCauseSacrifice", `of ${by.kind}`);
  return `spells and abilities your opponents control can't cause ${p.player(who, "object")} to sacrifice permanents`;
}

export function french({ who, by }: CantCauseSacrificeRule, p: fr.FrenchContext): string {
  const whose = fr.players(by, p);
  return `les sorts et les capacités que ${whose.text} contrôlent ne peuvent pas ${frenchForced(who, p)} à sacrifier des permanents`;
}

function frenchForced(who: PlayerRef, p: fr.FrenchContext): string {
  const player = fr.players(who, p);
  return player.you === true ? "vous obliger" : `obliger ${player.text}`;
}
