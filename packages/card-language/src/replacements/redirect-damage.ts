import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
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

export function english(_r: RedirectDamageReplacement, _p: PrintContext): string {
  throw new NotPrintable(`replacement redirectDamage`);
}
