import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("changeTokens", {
  who: playerRef,
  what: filter.exactOptional(),
  change: numberChange,
});
export interface ChangeTokensReplacement extends Node<typeof schema> {}

export function english(r: ChangeTokensReplacement, p: PrintContext): string {
  if (p.say(r).variant === 1)
    return `if an effect would create one or more tokens under ${ownerWords(r.who)} control, it creates ${change(r.change, "many of those tokens", p)} instead`;
  return `if one or more tokens would be created under ${ownerWords(r.who)} control, ${change(r.change, "many of those tokens", p)} are created instead`;
}

function ownerWords(who: PlayerRef): string {
  return who.kind === "you" ? "your" : "a player's";
}

export function french(r: ChangeTokensReplacement, p: fr.FrenchContext): string {
  const whose = r.who.kind === "you" ? "votre contrôle" : `le contrôle de ${fr.anyPlayer(r.who, p).text}`;
  const tokens = r.what === undefined ? "au moins un jeton" : fr.atLeast({ filter: r.what }, p).text;
  return `si ${tokens} devait être créé sous ${whose}, ${frenchChange(r.change, "jetons", p)} sont créés à la place`;
}
