import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { eventPlayer } from "../print/event-player.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("becomesTarget", {
  what: subject,
  by: z.enum(["spell", "ability", "either"]).exactOptional(),
  controller: playerRef.exactOptional(),
  /** Only of such a spell: "an instant or sorcery spell", "an Aura spell". */
  spell: filter.exactOptional(),
});
export interface BecomesTargetEvent extends Node<typeof schema> {}

export function english(event: BecomesTargetEvent, p: PrintContext): EventClause {
  const by =
    event.spell !== undefined
      ? indefinite(p.noun(event.spell))
      : event.by === "spell"
        ? "a spell"
        : event.by === "ability"
          ? "an ability"
          : "a spell or ability";
  const whose =
    event.controller === undefined
      ? ""
      : ` ${eventPlayer(event.controller, p)} ${event.controller.kind === "you" ? "control" : "controls"}`;
  const word = p.say(event).variant === 1 ? "when" : "whenever";
  return { word, subject: p.subject(event.what), predicate: `becomes the target of ${by}${whose}` };
}

export function french(event: BecomesTargetEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const by =
    event.spell !== undefined
      ? `de ${fr.aOrAn(p.noun(event.spell)).text}`
      : event.by === "spell"
        ? "d'un sort"
        : event.by === "ability"
          ? "d'une capacité"
          : "d'un sort ou d'une capacité";
  const whose =
    event.controller === undefined
      ? ""
      : ` que ${fr.present(fr.anyPlayer(event.controller, p), fr.vp("contrôler"))}`;
  if (event.spell !== undefined || event.by === "spell") p.mentionAside("event:cause", fr.SPELL, false);
  else if (event.by === "ability") p.mentionAside("event:cause", fr.ABILITY, false);
  return fr.eventOf(what, fr.vp("devenir", `la cible ${by}${whose}`));
}
