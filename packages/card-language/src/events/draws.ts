import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { ordinalWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("draws", {
  who: playerRef,
  ordinal: positive.exactOptional(),
  exceptFirstInDrawStep: flag,
});
export interface DrawsEvent extends Node<typeof schema> {}

export function english(event: DrawsEvent, p: PrintContext): EventClause {
  const whose = event.who.kind === "you" ? "your" : "their";
  if (event.ordinal !== undefined)
    return does(
      event.who,
      "draw",
      ` ${whose} ${ordinalWord(event.ordinal)} card ${p.say(event).variant === 1 ? "in a" : "each"} turn`,
      p,
    );
  const they = event.who.kind === "you" ? "you" : "they";
  const except =
    event.exceptFirstInDrawStep === true
      ? ` except the first one ${they} draw in each of ${whose} draw steps`
      : "";
  return does(event.who, "draw", ` a card${except}`, p);
}

export function french(event: DrawsEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, (who) => {
    const your = who.you === true;
    if (event.ordinal !== undefined)
      return fr.vp(
        "piocher",
        `${your ? "votre" : "sa"} ${fr.ordinalWord(event.ordinal, "f")} carte à chaque tour`,
      );
    const except =
      event.exceptFirstInDrawStep === true
        ? ` autre que la première ${your ? "que vous piochez" : "qu'il pioche"} à chacune de ${your ? "vos" : "ses"} étapes de pioche`
        : "";
    return fr.vp("piocher", `une carte${except}`);
  });
}
