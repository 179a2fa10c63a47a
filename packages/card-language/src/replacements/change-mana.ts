import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("changeMana", {
  source: subject,
  change: numberChange,
});
export interface ChangeManaReplacement extends Node<typeof schema> {}

export function english(_r: ChangeManaReplacement, _p: PrintContext): string {
  throw new NotPrintable(`replacement changeMana`);
}

export function french(r: ChangeManaReplacement, p: fr.FrenchContext): string {
  const source = p.subject(r.source);
  const it = fr.subjectText(fr.pronounFor(source));
  return `si vous engagez ${source.text} pour du mana, ${it} produit ${frenchChange(r.change, "mana", p)} à la place`;
}
