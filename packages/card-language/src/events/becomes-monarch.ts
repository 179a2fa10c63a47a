import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** CR 722. */
export const schema = variant("becomesMonarch", {
  who: playerRef,
});
export interface BecomesMonarchEvent extends Node<typeof schema> {}

export function english(event: BecomesMonarchEvent, p: PrintContext): EventClause {
  return does(event.who, "become", " the monarch", p);
}

export function french(event: BecomesMonarchEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () => fr.vp("devenir", "le monarque"));
}
