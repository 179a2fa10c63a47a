import { z } from "zod";
import type { DamageRecipient } from "../damage-recipient.ts";
import * as fr from "../french/phrases.ts";
import { frenchChange, numberChange } from "../number-change.ts";
import { change } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSource } from "../print/damage-source.ts";
import { printRecipient } from "../print/event-words.ts";
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
  const source = damageSource(r.source, p);
  const to = r.to === undefined ? "a permanent or player" : printRecipient(r.to, p);
  const again = r.to === undefined ? "that permanent or player" : theSame(r.to);
  const { variant } = p.say(r);
  if (variant === 4) return `if ${source} would deal ${combat}damage, it deals double that damage instead`;
  if (variant === 5)
    return `if ${source} would deal ${combat}damage to ${to}, that source deals double that damage to ${again} instead`;
  const opening = `if ${source} would deal ${combat}damage to ${to}, it deals`;
  if (variant === 1) return `${opening} double that damage instead`;
  if (variant === 2) return `${opening} double that damage to ${again} instead`;
  if (variant === 3) return `${opening} ${change(r.change, "much damage", p)} instead`;
  return `if ${source} would deal ${combat}damage to ${to}, it deals ${change(r.change, "much damage", p).replace(/(rounded \w+)$/, "$1,")} to ${again} instead`;
}

/** "that player", "that creature", "that player or permanent": whoever it would have been dealt to. */
function theSame(to: DamageRecipient): string {
  switch (to.kind) {
    case "player":
      return "that player";
    case "object":
      return typeof to.what === "object" &&
        "filter" in to.what &&
        to.what.filter.of.some((one) => one.kind === "type" && one.type === "creature")
        ? "that creature"
        : "that permanent";
    case "either":
      return `that ${to.of.map((one) => theSame(one).replace(/^that /, "")).join(" or ")}`;
  }
}

export function french(r: ChangeDamageReplacement, p: fr.FrenchContext): string {
  const source = fr.oneSource(r.source, p, false);
  const to = r.to === undefined ? fr.nominal("un permanent ou un joueur", "m") : fr.damaged(r.to, p);
  const would = fr.would(source, [
    to.you === true
      ? { ...fr.vp("infliger", `des ${fr.damageWords(r.combat)}`), dative: to.text }
      : fr.vp("infliger", `des ${fr.damageWords(r.combat)}`, `à ${to.text}`),
  ]);
  const it = fr.subjectText(fr.pronounFor(source));
  return `si ${would}, ${it} ${source.plural ? "infligent" : "inflige"} ${frenchChange(r.change, "blessures", p)} à la place`;
}
