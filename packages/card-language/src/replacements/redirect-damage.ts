import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { printRecipient } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { amount, damageRecipient, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("redirectDamage", {
  source: subject.exactOptional(),
  from: damageRecipient,
  to: damageRecipient,
  amount: amount.exactOptional(),
  combat: z.boolean().exactOptional(),
});
export interface RedirectDamageReplacement extends Node<typeof schema> {}

export function english(r: RedirectDamageReplacement, p: PrintContext): string {
  if (r.amount !== undefined || r.source !== undefined || p.preventing !== undefined)
    throw new NotPrintable("replacement redirectDamage", "in part or from one source");
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  return `all ${combat}damage that would be dealt to ${printRecipient(r.from, p)} is dealt to ${printRecipient(r.to, p)} instead`;
}

export function french(r: RedirectDamageReplacement, p: fr.FrenchContext): string {
  const source = r.source === undefined ? "" : ` par ${p.subject(r.source).text}`;
  const amount =
    r.amount === undefined
      ? `toutes les ${fr.damageWords(r.combat)}`
      : `les ${fr.numeral(r.amount, p)} prochaines ${fr.damageWords(r.combat)}`;
  const from = fr.damaged(r.from, p).text;
  return `${amount} qui devraient être infligées à ${from}${source} sont infligées à ${fr.damaged(r.to, p).text} à la place`;
}
