import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("tokenCreated", {
  who: playerRef,
  what: filter,
  batch: flag,
});
export interface TokenCreatedEvent extends Node<typeof schema> {}

export function english(event: TokenCreatedEvent, p: PrintContext): EventClause {
  const np = p.noun(event.what);
  return does(
    event.who,
    "create",
    event.batch === true ? ` one or more ${manyOf(np)}` : ` ${indefinite(np)}`,
    p,
  );
}

export function french(event: TokenCreatedEvent, p: fr.FrenchContext): fr.EventClause {
  const np = p.noun(event.what);
  p.mention("event:object", fr.TOKEN, event.batch === true);
  const tokens = event.batch === true ? fr.atLeast({ filter: event.what }, p) : fr.aOrAn(np);
  return fr.playerDoes(event.who, p, () => fr.vp("créer", tokens.text));
}
