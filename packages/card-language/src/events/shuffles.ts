import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A player shuffles their library (CR 701.20). */
export const schema = variant("shuffles", {
  who: playerRef,
});
export interface ShufflesEvent extends Node<typeof schema> {}

export function english(event: ShufflesEvent, p: PrintContext): EventClause {
  if (p.say(event).variant !== 1) return does(event.who, "shuffle", "", p);
  p.mention("player:event", "player", false);
  return { word: "whenever", subject: "a spell or ability", predicate: "causes a player to shuffle" };
}

export function french(event: ShufflesEvent, p: fr.FrenchContext): fr.EventClause {
  const library = event.who.kind === "you" ? "votre bibliothèque" : "sa bibliothèque";
  return fr.playerDoes(event.who, p, () => fr.vp("mélanger", library));
}
