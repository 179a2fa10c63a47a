import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** A spell or ability is countered; `by` says whose spell or ability countered it (CR 701.5). */
export const schema = variant("countered", {
  what: filter,
  /** Who cast the spell, whoever controls it now; a copy of a spell wasn't cast (CR 707.10). */
  caster: playerRef.exactOptional(),
  by: playerRef.exactOptional(),
});
export interface CounteredEvent extends Node<typeof schema> {}

/** "a spell or ability you control counters a spell", "a spell you've cast is countered". */
export function english(event: CounteredEvent, p: PrintContext): EventClause {
  if (event.by === undefined) {
    if (event.caster?.kind !== "you") throw new NotPrintable("event countered", "of anybody's");
    const np = p.noun(event.what);
    p.mention("event:object", np.noun, false);
    return { word: "whenever", subject: `${indefinite(np)} you've cast`, predicate: "is countered" };
  }
  if (event.by.kind !== "you" || event.caster !== undefined)
    throw new NotPrintable("event countered", "by somebody else");
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
  const spell = fr.aOrAn(np);
  const what = event.caster === undefined ? spell : castBy(event.caster, spell);
  if (event.by === undefined)
    return fr.eventOf(what, fr.vp("être", undefined, fr.participle("contrecarrer")(what)));
  const cause = fr.nominal("un sort ou une capacité que vous contrôlez", "m");
  return fr.eventOf(cause, fr.vp("contrecarrer", what));
}

/** « un sort que vous avez lancé » */
function castBy(caster: PlayerRef, spell: fr.Nominal): fr.Nominal {
  if (caster.kind !== "you") throw new NotPrintable("event countered", "cast by somebody else");
  return { ...spell, text: `${spell.text} que vous avez ${fr.participle("lancer")(spell)}` };
}
