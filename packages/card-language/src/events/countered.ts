import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** A spell or ability is countered; `by` says whose spell or ability countered it (CR 701.5). */
export const schema = variant("countered", {
  what: filter,
  by: playerRef.exactOptional(),
});
export interface CounteredEvent extends Node<typeof schema> {}

/** "a spell or ability you control counters a spell", "a spell you've cast is countered". */
export function english(event: CounteredEvent, p: PrintContext): EventClause {
  if (event.by === undefined) {
    const own = event.what.of.some((one) => one.kind === "controller" && one.player.kind === "you");
    if (!own) throw new NotPrintable("event countered", "of anybody's");
    const of = event.what.of.filter((one) => one.kind !== "controller");
    const np = p.noun({ ...event.what, of });
    p.mention("event:object", np.noun, false);
    return { word: "whenever", subject: `${indefinite(np)} you've cast`, predicate: "is countered" };
  }
  if (event.by.kind !== "you") throw new NotPrintable("event countered", "by somebody else");
  const np = p.noun(event.what);
  p.mention("event:object", np.noun, false);
  return {
    word: "whenever",
    subject: "a spell or ability you control",
    predicate: `counters ${indefinite(np)}`,
  };
}

export function french(event: CounteredEvent, p: fr.FrenchContext): fr.EventClause {
  const np = p.noun(event.what);
  p.mention("event:object", np.called, false);
  const what = fr.aOrAn(np);
  if (event.by === undefined)
    return fr.eventOf(what, fr.vp("être", undefined, fr.participle("contrecarrer")(what)));
  const cause = fr.nominal("un sort ou une capacité que vous contrôlez", "m");
  return fr.eventOf(cause, fr.vp("contrecarrer", what));
}
