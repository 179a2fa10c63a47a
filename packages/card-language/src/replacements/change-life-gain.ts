import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change, sameWho, verb } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { eventPlayer } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("changeLifeGain", {
  who: playerRef,
  change: numberChange,
});
export interface ChangeLifeGainReplacement extends Node<typeof schema> {}

export function english(r: ChangeLifeGainReplacement, p: PrintContext): string {
  if (r.who.kind === "allPlayers" && r.change.kind === "set" && r.change.amount === 0)
    return "if a player would gain life, that player gains no life instead";
  return `if ${eventPlayer(r.who, p)} would gain life, ${sameWho(r.who)} ${verb(r.who, "gain")} ${change(r.change, "much life", p)} instead`;
}

export function french(r: ChangeLifeGainReplacement, p: fr.FrenchContext): string {
  const who = fr.anyPlayer(r.who, p);
  const again = who.you === true ? who : fr.pronounFor(who);
  const gained = frenchChange(r.change, "points de vie", p);
  const gain = gained.startsWith("0 ")
    ? fr.not(fr.vp("gagner", "de points de vie", "à la place"))
    : fr.vp("gagner", gained, "à la place");
  return `si ${fr.would(who, [fr.vp("gagner", "des points de vie")])}, ${fr.present(again, gain)}`;
}
