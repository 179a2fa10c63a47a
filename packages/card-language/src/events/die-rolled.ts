import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("dieRolled", {
  who: playerRef,
});
export interface DieRolledEvent extends Node<typeof schema> {}

export function english(event: DieRolledEvent, p: PrintContext): EventClause {
  return does(event.who, "roll", " one or more dice", p);
}

export function french(event: DieRolledEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () => fr.vp("lancer", "au moins un dé"));
}
