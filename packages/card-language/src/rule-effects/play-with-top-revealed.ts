import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("playWithTopRevealed", {
  who: playerRef,
});
export interface PlayWithTopRevealedRule extends Node<typeof schema> {}

export function english(rule: PlayWithTopRevealedRule, _p: PrintContext): string {
  return rule.who.kind === "you"
    ? "play with the top card of your library revealed"
    : "players play with the top card of their libraries revealed";
}

export function french(rule: PlayWithTopRevealedRule, p: fr.FrenchContext): string {
  if (rule.who.kind === "you") return "jouez avec la carte du dessus de votre bibliothèque révélée";
  const who = fr.players(rule.who, p);
  const library = fr.possessed(fr.ZONES.library, fr.pronounFor(who)).text;
  return fr.present(who, fr.vp("jouer", undefined, `avec la carte du dessus de ${library} révélée`));
}
