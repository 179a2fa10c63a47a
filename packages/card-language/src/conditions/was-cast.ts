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
});
export interface WasCastCondition extends Node<typeof schema> {}

export function english(condition: WasCastCondition, p: PrintContext): string {
  const object = p.object(condition.object, condition.by === undefined ? "subject" : "object");
  const from =
    condition.from === undefined
      ? ""
      : ` from ${condition.by === undefined ? withArticle(condition.from) : condition.from === "exile" ? "exile" : `your ${condition.from}`}`;
  return condition.by === undefined
    ? `${object} was cast${from}`
    : `${p.player(condition.by, "subject")} cast ${object}${from}`;
}
