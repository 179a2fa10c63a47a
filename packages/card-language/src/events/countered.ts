import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("countered", {
  what: filter,
});
export interface CounteredEvent extends Node<typeof schema> {}

export function english(_event: CounteredEvent, _p: PrintContext): EventClause {
  throw new NotPrintable(`event countered`);
}

export function french(event: CounteredEvent, p: fr.FrenchContext): fr.EventClause {
  const what = fr.aOrAn(p.noun(event.what));
  return fr.eventOf(what, fr.vp("être", undefined, fr.participle("contrecarrer")(what)));
}
