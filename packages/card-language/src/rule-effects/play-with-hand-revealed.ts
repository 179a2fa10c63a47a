import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("playWithHandRevealed", {
  who: playerRef,
});
export interface PlayWithHandRevealedRule extends Node<typeof schema> {}

export function english(rule: PlayWithHandRevealedRule, p: PrintContext): string {
  return rule.who.kind === "you"
    ? "play with your hand revealed"
    : `${players(rule.who, p)} play with their hands revealed`;
}

export function french(rule: PlayWithHandRevealedRule, p: fr.FrenchContext): string {
  if (rule.who.kind === "you") return "jouez avec votre main révélée";
  const who = fr.players(rule.who, p);
  return fr.present(
    who,
    fr.vp("jouer", undefined, `avec ${fr.possessed(fr.ZONES.hand, fr.pronounFor(who)).text} révélée`),
  );
}
