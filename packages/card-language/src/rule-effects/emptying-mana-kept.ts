import * as fr from "../french/phrases.ts";
import { COLORS, type Color } from "../mana.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { players } from "../print/rule-words.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("emptyingManaKept", {
  who: playerRef,
  color: label.exactOptional(),
});
export interface EmptyingManaKeptRule extends Node<typeof schema> {}

export function english(rule: EmptyingManaKeptRule, p: PrintContext): string {
  const color = rule.color === undefined ? "" : `${COLOR_WORDS[colorOf(rule.color)]} `;
  return `${players(rule.who, p)} don't lose unspent ${color}mana as steps and phases end`;
}

function colorOf(label: string): Color {
  const color = COLORS.find((one) => one === label);
  if (color === undefined) throw new NotPrintable("rule emptyingManaKept", `of ${label}`);
  return color;
}

export function french(rule: EmptyingManaKeptRule, p: fr.FrenchContext): string {
  const who = fr.players(rule.who, p);
  const kind = rule.color === undefined ? "mana non dépensé" : `mana {${rule.color}} non dépensé`;
  return fr.present(who, fr.not(fr.vp("perdre", `de ${kind}`, "à la fin des étapes et des phases")));
}
