import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change, sameWho, verb } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { eventPlayer } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("changeLifeLoss", {
  who: playerRef,
  change: numberChange,
});
export interface ChangeLifeLossReplacement extends Node<typeof schema> {}

export function english(r: ChangeLifeLossReplacement, p: PrintContext): string {
  return `if ${eventPlayer(r.who, p)} would lose life, ${sameWho(r.who)} ${verb(r.who, "lose")} ${change(r.change, "much life", p)} instead`;
}

export function french(r: ChangeLifeLossReplacement, p: fr.FrenchContext): string {
  const who = fr.anyPlayer(r.who, p);
  const again = who.you === true ? who : fr.pronounFor(who);
  const lose = fr.vp("perdre", frenchChange(r.change, "points de vie", p), "à la place");
  return `si ${fr.would(who, [fr.vp("perdre", "des points de vie")])}, ${fr.present(again, lose)}`;
}
