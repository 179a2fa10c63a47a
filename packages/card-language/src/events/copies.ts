import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("copies", {
  who: playerRef,
  spell: filter,
});
export interface CopiesEvent extends Node<typeof schema> {}

export function english(event: CopiesEvent, p: PrintContext): EventClause {
  return does(event.who, "copy", ` ${indefinite(p.noun(event.spell))}`, p);
}

export function french(event: CopiesEvent, p: fr.FrenchContext): fr.EventClause {
  p.mention("event:spell", fr.SPELL, false);
  return fr.playerDoes(event.who, p, () => fr.vp("copier", fr.aOrAn(p.noun(event.spell)).text));
}
