import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("playsLand", {
  who: playerRef,
  what: filter,
});
export interface PlaysLandEvent extends Node<typeof schema> {}

export function english(event: PlaysLandEvent, p: PrintContext): EventClause {
  return does(event.who, "play", ` ${indefinite(p.noun(event.what), "none")}`, p);
}

export function french(event: PlaysLandEvent, p: fr.FrenchContext): fr.EventClause {
  const np = p.noun(event.what);
  p.mention("event:object", np.called, false);
  return fr.playerDoes(event.who, p, () => fr.vp("jouer", fr.aOrAn(np, "none").text));
}
