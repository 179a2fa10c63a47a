import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A player's mana spent to cast spells in a turn comes to that total. */
export const schema = variant("expends", {
  who: playerRef,
  total: positive,
});
export interface ExpendsEvent extends Node<typeof schema> {}

export function english(event: ExpendsEvent, p: PrintContext): EventClause {
  return does(event.who, "expend", ` ${event.total}`, p);
}

export function french(event: ExpendsEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () => fr.vp("dépenser", String(event.total)));
}
