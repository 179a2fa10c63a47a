import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("changeMana", {
  source: subject,
  change: numberChange,
});
export interface ChangeManaReplacement extends Node<typeof schema> {}

export function english({ source, change }: ChangeManaReplacement, p: PrintContext): string {
  const times = change.kind === "times" ? TIMES[change.factor] : undefined;
  if (times === undefined || typeof source !== "object" || !("filter" in source))
    throw new NotPrintable("replacement changeMana");
  const of = source.filter.of.filter((one) => one.kind !== "controller" || one.player.kind !== "you");
  return `if you tap ${indefinite(p.noun({ of }))} for mana, it produces ${times} as much of that mana instead`;
}

const TIMES: Readonly<Record<number, string>> = { 2: "twice", 3: "three times" };

export function french(r: ChangeManaReplacement, p: fr.FrenchContext): string {
  const source = p.subject(r.source);
  const it = fr.subjectText(fr.pronounFor(source));
  return `si vous engagez ${source.text} pour du mana, ${it} produit ${frenchChange(r.change, "mana", p)} à la place`;
}
