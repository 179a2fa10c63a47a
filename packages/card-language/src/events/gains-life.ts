import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("gainsLife", {
  who: playerRef,
});
export interface GainsLifeEvent extends Node<typeof schema> {}

export function english(event: GainsLifeEvent, p: PrintContext): EventClause {
  return does(event.who, "gain", " life", p);
}

export function french(event: GainsLifeEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () => fr.vp("gagner", "des points de vie"));
}
