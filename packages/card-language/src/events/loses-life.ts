import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("losesLife", {
  who: playerRef,
});
export interface LosesLifeEvent extends Node<typeof schema> {}

export function english(event: LosesLifeEvent, p: PrintContext): EventClause {
  return does(event.who, "lose", " life", p);
}

export function french(event: LosesLifeEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () => fr.vp("perdre", "des points de vie"));
}
