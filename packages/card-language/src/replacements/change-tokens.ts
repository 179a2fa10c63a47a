import { z } from "zod";
import { tokenUnit } from "../effects/create-token.ts";
import * as fr from "../french/phrases.ts";
import { frenchToken } from "../french/token.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { record, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";
import { tokenSpec } from "../token-spec.ts";

/** In the wording, 1: "an effect would create"; 2: "you would create"; of what is created besides, 3: without "additional". */
export const schema = variant("changeTokens", {
  who: playerRef,
  what: filter.exactOptional(),
  change: numberChange,
  /** These are created instead of them, as many. */
  into: tokenSpec.exactOptional(),
  /** These are created with them: one for the whole event, or as many. */
  plus: record({ amount: z.enum(["one", "asMany"]), token: tokenSpec }).exactOptional(),
});
export interface ChangeTokensReplacement extends Node<typeof schema> {}

export function english(r: ChangeTokensReplacement, p: PrintContext): string {
  const { variant } = p.say(r);
  const tokens = r.what === undefined ? "tokens" : manyOf(p.noun(r.what));
  const created = englishCreated(r, p);
  if (variant === 1)
    return `if an effect would create one or more ${tokens} under ${ownerWords(r.who)} control, it creates ${created} instead`;
  if (variant === 2) return `if you would create one or more ${tokens}, instead create ${created}`;
  return `if one or more ${tokens} would be created${under(r.who)}, ${created} are created instead`;
}

/** "twice that many of those tokens", "those tokens plus an additional Food token" */
function englishCreated({ into, plus, change: by }: ChangeTokensReplacement, p: PrintContext): string {
  if (into !== undefined) return `that many ${tokenUnit(into, "", p).many}`;
  if (plus === undefined) return change(by, "many of those tokens", p);
  const unit = tokenUnit(plus.token, "", p);
  if (plus.amount === "asMany") return `those tokens plus that many ${unit.many}`;
  const additional = p.say(plus).variant === 3 ? "" : "additional ";
  return `those tokens plus ${withArticle(`${additional}${unit.one}`)}`;
}

function under(who: PlayerRef): string {
  return who.kind === "allPlayers" ? "" : ` under ${ownerWords(who)} control`;
}

function ownerWords(who: PlayerRef): string {
  return who.kind === "you" ? "your" : "a player's";
}

export function french(r: ChangeTokensReplacement, p: fr.FrenchContext): string {
  const whose = r.who.kind === "you" ? "votre contrôle" : `le contrôle de ${fr.anyPlayer(r.who, p).text}`;
  const tokens = r.what === undefined ? "au moins un jeton" : fr.atLeast({ filter: r.what }, p).text;
  return `si ${tokens} devait être créé sous ${whose}, ${frenchCreated(r, p)} sont créés à la place`;
}

/** « autant de jetons Trésor », « ces jetons plus un jeton Nourriture supplémentaire » */
function frenchCreated({ into, plus, change: by }: ChangeTokensReplacement, p: fr.FrenchContext): string {
  if (into !== undefined) return `autant de ${frenchToken(into, undefined, p).many}`;
  if (plus === undefined) return frenchChange(by, "jetons", p);
  const unit = frenchToken(plus.token, undefined, p);
  return `ces jetons plus ${plus.amount === "asMany" ? `autant de ${unit.many}` : `un ${unit.one} supplémentaire`}`;
}
