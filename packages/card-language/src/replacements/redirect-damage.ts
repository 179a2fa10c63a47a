import { z } from "zod";
import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventSubject } from "../event-subject.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSources } from "../print/damage-source.ts";
import { definiteOf } from "../print/definite.ts";
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
  if (r.amount !== undefined) throw new NotPrintable("replacement redirectDamage", "in part");
  const by = r.source === undefined ? "" : ` by ${dealer(r.source, p)}`;
  const from = printRecipient(r.from, p);
  const to = p.say(r).as === "name" ? p.self : printRecipient(r.to, p);
  return `all ${combat}damage that would be dealt to ${from}${by} is dealt to ${to} instead`;
}

/**
 * "the next 1 damage that would be dealt to ~ this turn is dealt to target creature instead": it waits for a turn. In the wording,
 * 2: "that source deals that damage to you instead".
 */
function waiting(
  r: RedirectDamageReplacement,
  how: NonNullable<PrintContext["preventing"]>,
  damage: string,
  p: PrintContext,
): string {
  if (how.duration !== "endOfTurn") throw new NotPrintable("replacement redirectDamage", "for longer");
  if (how.uses !== undefined) return nextTime(r, how, damage, p);
  const from = protectedWords(r.from, p);
  const by =
    how.chosenSource === true
      ? ` by ${sourceOfChoice(r.source, p)}`
      : r.source === undefined
        ? ""
        : ` by ${dealer(r.source, p)}`;
  if (r.amount !== undefined && by !== "")
    throw new NotPrintable("replacement redirectDamage", "in part, from one source");
  const amount =
    r.amount === undefined
      ? "all"
      : `the next ${typeof r.amount === "number" ? String(r.amount) : p.value(r.amount)}`;
  const would = p.say(r).first === true ? `this turn to ${from}${by}` : `to ${from} this turn${by}`;
  return `${amount} ${damage} that would be dealt ${would} is dealt to ${protectedWords(r.to, p)} instead`;
}

/** "the next time a source of your choice would deal damage to you this turn, that damage is dealt to ~ instead" */
function nextTime(
  r: RedirectDamageReplacement,
  how: NonNullable<PrintContext["preventing"]>,
  damage: string,
  p: PrintContext,
): string {
  if (how.uses !== 1 || r.amount !== undefined)
    throw new NotPrintable("replacement redirectDamage", "several times or in part");
  const to = isAnything(r.from) ? "" : ` to ${protectedWords(r.from, p)}`;
  if (how.chosenSource !== true) {
    if (r.source === "this" && isAnything(r.from))
      return `the next time ${p.subject("this")} would deal ${damage} this turn, it deals that damage to ${protectedWords(r.to, p)} instead`;
    if (r.source === "this")
      return `the next time ${p.subject("this")} would deal ${damage} to ${printRecipient(r.from, p)} this turn, it deals that damage to ${protectedWords(r.to, p)} instead`;
    if (r.source !== undefined) throw new NotPrintable("replacement redirectDamage", "from such sources");
    return `the next time ${damage} would be dealt${to} this turn, that damage is dealt to ${protectedWords(r.to, p)} instead`;
  }
  const start = `the next time ${sourceOfChoice(r.source, p)} would deal ${damage}${to} this turn,`;
  return p.say(r).variant === 2
    ? `${start} that source deals that damage to ${protectedWords(r.to, p)} instead`
    : `${start} that damage is dealt to ${protectedWords(r.to, p)} instead`;
}

/** Every player and every permanent. */
function isAnything(to: DamageRecipient): boolean {
  if (to.kind !== "either") return false;
  const [players, objects, ...more] = to.of;
  const all = players?.kind === "player" && players.player.kind === "allPlayers" && more.length === 0;
  if (!all || objects?.kind !== "object" || typeof objects.what !== "object") return false;
  return "filter" in objects.what && objects.what.filter.of.length === 0;
}

function dealer(source: EventSubject, p: PrintContext): string {
  if (typeof source !== "object" || !("filter" in source)) return p.subject(source);
  const definite = definiteOf(source.filter);
  return definite === undefined ? damageSources(source.filter, p) : p.object(definite);
}

export function french(r: RedirectDamageReplacement, p: fr.FrenchContext): string {
  const { preventing } = p;
  if (preventing?.uses !== undefined && preventing.uses !== 1)
    throw new NotPrintable("replacement redirectDamage", "more than once");
  if (r.amount !== undefined && (preventing?.uses !== undefined || preventing?.chosenSource === true))
    throw new NotPrintable("replacement redirectDamage", "an amount of what one source deals");
  const kind = fr.damageWords(r.combat);
  const when = preventing === undefined ? "" : ` ${fr.shortDuration(preventing.duration, p)}`.trimEnd();
  const from =
    preventing === undefined
      ? fr.oneProtected(r.from, p)
      : isAnything(r.from)
        ? ""
        : r.source === "this"
          ? fr.oneProtected(r.from, p)
          : fr.protectedWords(r.from, p);
  const to = (): string =>
    preventing === undefined ? `à ${fr.damaged(r.to, p).text}` : fr.protectedWords(r.to, p);
  const clitic = fr.CLITICS[from];
  const would = clitic === undefined ? "" : `${clitic} `;
  const after = clitic === undefined && from !== "" ? ` ${from}` : "";
  if (preventing?.uses === 1 && preventing.chosenSource !== true && r.source !== undefined) {
    const dealer = p.subject(r.source);
    const it = fr.subjectText(fr.pronounFor(dealer));
    return `la prochaine fois que ${dealer.text} devrait ${would}infliger des ${kind}${after}${when}, ${it} ${deals(to())} à la place`;
  }
  if (preventing?.uses === 1 && preventing.chosenSource !== true)
    return `la prochaine fois que des ${kind} devraient ${would}être infligées${after}${when}, ces blessures ${dealt("sont infligées", to())} à la place`;
  if (preventing?.chosenSource === true && preventing.uses === undefined)
    return `toutes les ${kind} que ${fr.sourceOfChoice(r.source, p)} devrait ${would}infliger${after}${when} ${dealt("sont infligées", to())} à la place`;
  if (preventing?.chosenSource === true)
    return `la prochaine fois que ${fr.sourceOfChoice(r.source, p)} devrait ${would}infliger des ${kind}${after}${when}, ces blessures ${dealt("sont infligées", to())} à la place`;
  const source = r.source === undefined ? "" : ` par ${fr.sources(r.source, p).text}`;
  if (r.amount === 1)
    return `la prochaine ${kind.replace("blessures", "blessure")} qui devrait ${would}être infligée${after}${source}${when} ${dealt("est infligée", to())} à la place`;
  const amount =
    r.amount === undefined ? `toutes les ${kind}` : `les ${fr.numeral(r.amount, p)} prochaines ${kind}`;
  return `${amount} qui devraient ${would}être infligées${after}${source}${when} ${dealt("sont infligées", to())} à la place`;
}

/** « inflige ces blessures à la créature ciblée », « vous inflige ces blessures » */
function deals(to: string): string {
  const clitic = fr.CLITICS[to];
  return clitic === undefined ? `inflige ces blessures ${to}` : `${clitic} inflige ces blessures`;
}

/** « sont infligées à cette créature », « vous sont infligées »: a pronoun stands before the verb. */
function dealt(verb: string, to: string): string {
  const clitic = fr.CLITICS[to];
  return clitic === undefined ? `${verb} ${to}` : `${clitic} ${verb}`;
}
