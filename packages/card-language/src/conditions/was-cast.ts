import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { withArticle } from "../print/words.ts";
import { objectRef, playerRef } from "../reference.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** This spell or permanent: was it cast, from where, for which cost. */
export const schema = variant("wasCast", {
  object: objectRef,
  by: playerRef.exactOptional(),
  from: zone.exactOptional(),
  /** In its caster's own main phase; of a spell that is still on the stack. */
  during: z.literal("mainPhase").exactOptional(),
});
export interface WasCastCondition extends Node<typeof schema> {}

export function english(condition: WasCastCondition, p: PrintContext): string {
  const object = p.object(condition.object, condition.by === undefined ? "subject" : "object");
  const from =
    condition.from === undefined
      ? ""
      : ` from ${condition.by === undefined ? withArticle(condition.from) : condition.from === "exile" ? "exile" : `your ${condition.from}`}`;
  const during = condition.during === undefined ? "" : " during your main phase";
  return condition.by === undefined
    ? `${object} was cast${from}${during}`
    : `${p.player(condition.by, "subject")} cast ${object}${from}${during}`;
}

export function french(condition: WasCastCondition, p: fr.FrenchContext, denied: boolean): string {
  const object = p.object(condition.object);
  const from =
    condition.from === undefined
      ? ""
      : condition.from === "exile"
        ? " depuis l'exil"
        : ` depuis ${condition.by?.kind === "you" ? fr.possessed(fr.ZONES[condition.from], fr.YOU).text : fr.indefinite(fr.ZONES[condition.from]).text}`;
  const during = condition.during === undefined ? "" : " pendant votre phase principale";
  if (condition.by === undefined) {
    const verb = fr.vp("être", undefined, `${fr.participle("lancer")(object)}${from}${during}`);
    return fr.happened(object, denied ? fr.not(verb) : verb);
  }
  const cast = fr.vp("lancer", object, `${from}${during}`.trim());
  return fr.happened(p.player(condition.by), denied ? fr.not(cast) : cast);
}
