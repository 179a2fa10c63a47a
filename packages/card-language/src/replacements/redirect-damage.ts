import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { printRecipient } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { protectedWords } from "../print/protected.ts";
import { sourceOfChoice } from "../print/source-of-choice.ts";
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
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  if (p.preventing !== undefined) return waiting(r, p.preventing, `${combat}damage`, p);
  if (r.amount !== undefined || r.source !== undefined)
    throw new NotPrintable("replacement redirectDamage", "in part or from one source");
  return `all ${combat}damage that would be dealt to ${printRecipient(r.from, p)} is dealt to ${printRecipient(r.to, p)} instead`;
}

/** "the next 1 damage that would be dealt to ~ this turn is dealt to target creature instead": it waits for a turn. */
function waiting(
  r: RedirectDamageReplacement,
  how: NonNullable<PrintContext["preventing"]>,
  damage: string,
  p: PrintContext,
): string {
  if (how.duration !== "endOfTurn") throw new NotPrintable("replacement redirectDamage", "for longer");
  const from = protectedWords(r.from, p);
  if (how.chosenSource === true && how.uses === 1 && r.amount === undefined)
    return `the next time ${sourceOfChoice(r.source, p)} would deal ${damage} to ${from} this turn, that damage is dealt to ${protectedWords(r.to, p)} instead`;
  if (how.chosenSource === true || how.uses !== undefined || r.source !== undefined || r.amount === undefined)
    throw new NotPrintable("replacement redirectDamage", "from such sources");
  const amount = typeof r.amount === "number" ? String(r.amount) : p.value(r.amount);
  return `the next ${amount} ${damage} that would be dealt to ${from} this turn is dealt to ${protectedWords(r.to, p)} instead`;
}

export function french(r: RedirectDamageReplacement, p: fr.FrenchContext): string {
  const { preventing } = p;
  const kind = fr.damageWords(r.combat);
  const when = preventing === undefined ? "" : ` ${fr.shortDuration(preventing.duration, p)}`.trimEnd();
  const from = preventing === undefined ? `à ${fr.damaged(r.from, p).text}` : fr.protectedWords(r.from, p);
  const to = (): string =>
    preventing === undefined ? `à ${fr.damaged(r.to, p).text}` : fr.protectedWords(r.to, p);
  const clitic = fr.CLITICS[from];
  const would = clitic === undefined ? "" : `${clitic} `;
  const after = clitic === undefined ? ` ${from}` : "";
  if (preventing?.chosenSource === true)
    return `la prochaine fois que ${fr.sourceOfChoice(r.source, p)} devrait ${would}infliger des ${kind}${after}${when}, ces blessures ${dealt("sont infligées", to())} à la place`;
  const source = r.source === undefined ? "" : ` par ${fr.sources(r.source, p).text}`;
  if (r.amount === 1)
    return `la prochaine ${kind.replace("blessures", "blessure")} qui devrait ${would}être infligée${after}${source}${when} ${dealt("est infligée", to())} à la place`;
  const amount =
    r.amount === undefined ? `toutes les ${kind}` : `les ${fr.numeral(r.amount, p)} prochaines ${kind}`;
  return `${amount} qui devraient ${would}être infligées${after}${source}${when} ${dealt("sont infligées", to())} à la place`;
}

/** « sont infligées à cette créature », « vous sont infligées »: a pronoun stands before the verb. */
function dealt(verb: string, to: string): string {
  const clitic = fr.CLITICS[to];
  return clitic === undefined ? `${verb} ${to}` : `${clitic} ${verb}`;
}
