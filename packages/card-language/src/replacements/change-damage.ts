import { z } from "zod";
import { numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { printRecipient } from "../print/event-words.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { damageRecipient, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("changeDamage", {
  source: subject,
  to: damageRecipient.exactOptional(),
  combat: z.boolean().exactOptional(),
  change: numberChange,
});
export interface ChangeDamageReplacement extends Node<typeof schema> {}

export function english(r: ChangeDamageReplacement, p: PrintContext): string {
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  const source =
    typeof r.source === "object" && "filter" in r.source
      ? r.source.filter.of.length === 0
        ? "a source"
        : indefinite(p.noun(r.source.filter))
      : p.subject(r.source);
  const to = r.to === undefined ? "a permanent or player" : printRecipient(r.to, p);
  const again =
    r.to === undefined
      ? "that permanent or player"
      : to.replace(/^an? /, "that ").replace(/^an opponent/, "that player");
  const { variant } = p.say(r);
  const opening = `if ${source} would deal ${combat}damage to ${to}, it deals`;
  if (variant === 1) return `${opening} double that damage instead`;
  if (variant === 2) return `${opening} double that damage to ${again} instead`;
  if (variant === 3) return `${opening} ${change(r.change, "much damage", p)} instead`;
  return `if ${source} would deal ${combat}damage to ${to}, it deals ${change(r.change, "much damage", p).replace("that much damage plus", "that much damage plus")} to ${again} instead`;
}
