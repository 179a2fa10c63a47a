import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("player", {
  player: playerRef,
  is: z.enum([
    "monarch",
    "hasCitysBlessing",
    "hasEnduringStory",
    "hasInitiative",
    "hasMaxSpeed",
    "active",
    "defending",
    "attackedThisStep",
  ]),
});
export interface PlayerCondition extends Node<typeof schema> {}

export function english(condition: PlayerCondition, p: PrintContext): string {
  const who = condition.player.kind === "you" ? "you're" : `${p.player(condition.player, "subject")} is`;
  const has = condition.player.kind === "you" ? "you have" : `${p.player(condition.player, "subject")} has`;
  switch (condition.is) {
    case "monarch":
      return `${who} the monarch`;
    case "hasCitysBlessing":
      return `${has} the city's blessing`;
    case "hasEnduringStory":
      return `${has} an enduring story`;
    case "hasMaxSpeed":
      return `${has} max speed`;
    case "hasInitiative":
      return `${has} the initiative`;
    case "active":
      return `it's ${p.player(condition.player, "possessive")} turn`;
    case "defending":
      return `${who} the defending player`;
    case "attackedThisStep":
      return condition.player.kind === "you"
        ? "you've been attacked this step"
        : `${p.player(condition.player, "subject")} has been attacked this step`;
  }
}

export function french(condition: PlayerCondition, p: fr.FrenchContext, denied: boolean): string {
  const who = fr.anyPlayer(condition.player, p);
  const say = (verb: fr.VerbPhrase): string => fr.present(who, denied ? fr.not(verb) : verb);
  switch (condition.is) {
    case "monarch":
      return say(fr.vp("être", "le monarque"));
    case "hasCitysBlessing":
      return say(fr.vp("avoir", "l'agrément de la cité"));
    case "hasEnduringStory":
      return say(fr.vp("avoir", denied ? "de récit durable" : "un récit durable"));
    case "hasMaxSpeed":
      return say(fr.vp("avoir", "la vitesse maximale"));
    case "hasInitiative":
      return say(fr.vp("avoir", "l'initiative"));
    case "active":
      return say(fr.vp("être", "le joueur actif"));
    case "defending":
      return say(fr.vp("être", "le joueur défenseur"));
    case "attackedThisStep": {
      const attacked = fr.vp("être", undefined, "attaqué à cette étape");
      return fr.happened(who, denied ? fr.not(attacked) : attacked);
    }
  }
}
