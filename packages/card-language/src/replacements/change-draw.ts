import { frenchInsteadOf } from "../french/instead.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { eventPlayer } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

export const schema = variant("changeDraw", {
  who: playerRef,
  instead: effects,
  optional: flag,
  exceptFirstInDrawStep: flag,
  emptyLibraryOnly: flag,
});
export interface ChangeDrawReplacement extends Node<typeof schema> {}

export function english(r: ChangeDrawReplacement, p: PrintContext): string {
  const who = eventPlayer(r.who, p);
  const they = r.who.kind === "you" ? "you" : "they";
  const own = r.who.kind === "you" ? "your" : "their";
  const except =
    r.exceptFirstInDrawStep === true ? ` except the first one ${they} draw in each of ${own} draw steps` : "";
  const empty = r.emptyLibraryOnly === true ? ` while ${own} library has no cards in it` : "";
  const text =
    r.instead.length === 0
      ? "skip that draw"
      : p.phrases
          .effects(r.instead, p)
          .replace(/\.$/, "")
          .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  if (p.say(r).variant === 2)
    return `if ${who} would draw a card${except}${empty}, instead that player skips that draw and ${text}`;
  if (p.say(r).variant === 1)
    return `if ${who} would draw a card${except}${empty}, ${r.optional === true ? "you may " : ""}instead ${text}`;
  const may = r.optional === true ? `you may ${text} instead` : `${text} instead`;
  return `if ${who} would draw a card${except}${empty}, ${may}`;
}

export function french(r: ChangeDrawReplacement, p: fr.FrenchContext): string {
  const who = fr.anyPlayer(r.who, p);
  const your = who.you === true;
  const except =
    r.exceptFirstInDrawStep === true
      ? ` autre que la première ${your ? "que vous piochez" : "qu'il pioche"} à chacune de ${your ? "vos" : "ses"} étapes de pioche`
      : "";
  const empty =
    r.emptyLibraryOnly === true
      ? ` alors que ${your ? "votre" : "sa"} bibliothèque ne contient aucune carte`
      : "";
  const would = fr.would(who, [fr.vp("piocher", `une carte${except}${empty}`)]);
  if (r.instead.length === 0) {
    const skip = fr.vp("passer", "cette pioche");
    if (r.optional === true)
      return `si ${would}, ${fr.present(who, fr.vp("pouvoir", undefined, "passer cette pioche"))} à la place`;
    const it = your ? fr.conjugate(skip, "imperative", who) : fr.present(fr.pronounFor(who), skip);
    return `si ${would}, ${it} à la place`;
  }
  const instead = frenchInsteadOf(r.instead, r.optional === true, p);
  return instead.includes(". ")
    ? `si ${would}, à la place, ${instead}`
    : `si ${would}, ${instead} à la place`;
}
