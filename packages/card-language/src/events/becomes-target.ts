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
  /** Such an object, and with a player that player as well; only the player where there is no object. */
  what: subject.exactOptional(),
  player: playerRef.exactOptional(),
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
  const who = targeted(event, p);
  return {
    word,
    subject: who,
    predicate: `${who === "you" ? "become" : "becomes"} the target of ${by}${whose}`,
  };
}

/** "a creature", "you", "you or a permanent you control" */
function targeted({ what, player }: BecomesTargetEvent, p: PrintContext): string {
  const who = player === undefined ? undefined : eventPlayer(player, p);
  if (what === undefined) return who ?? "a player";
  const object = p.subject(what);
  if (who === undefined) return object;
  return who === "a player" ? `a player or ${object.replace(/^an? /, "")}` : `${who} or ${object}`;
}

export function french(event: BecomesTargetEvent, p: fr.FrenchContext): fr.EventClause {
  const player = event.player === undefined ? undefined : fr.anyPlayer(event.player, p);
  const object = event.what === undefined ? undefined : p.subject(event.what);
  const what = frenchTargeted(player, object);
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

/** « vous ou un permanent que vous contrôlez » */
function frenchTargeted(player: fr.Nominal | undefined, object: fr.Nominal | undefined): fr.Nominal {
  if (player !== undefined && object !== undefined)
    return { ...object, text: `${player.text} ou ${object.text}` };
  return object ?? player ?? fr.YOU;
}
