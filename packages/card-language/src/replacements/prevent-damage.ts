import { z } from "zod";
import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSource } from "../print/damage-source.ts";
import { definiteOf } from "../print/definite.ts";
import { printDuration } from "../print/duration.ts";
import { printRecipient } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { sourceOfChoice } from "../print/source-of-choice.ts";
import { listOf } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { amount, damageRecipient, effects, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("preventDamage", {
  source: subject.exactOptional(),
  to: damageRecipient.exactOptional(),
  combat: z.boolean().exactOptional(),
  amount: amount.exactOptional(),
  also: effects.exactOptional(),
});
export interface PreventDamageReplacement extends Node<typeof schema> {}

export function english(r: PreventDamageReplacement, p: PrintContext): string {
  const { variant } = p.say(r);
  if ((variant === 1 || variant === 2 || r.also !== undefined) && p.preventing === undefined)
    return conditional(r, p);
  if (p.preventing?.chosenSource === true) return ofChosenSource(r, p.preventing, p);
  if (r.also !== undefined) throw new NotPrintable("replacement preventDamage", "with more");
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  const { preventing } = p;
  const next = preventing?.uses !== undefined || (preventing !== undefined && r.amount !== undefined);
  const amount =
    r.amount === undefined
      ? `all ${combat}damage`
      : `${next ? "the next " : ""}${typeof r.amount === "number" ? r.amount : "X"} ${combat}damage`;
  if (typeof r.amount === "object" && r.amount.kind !== "x") p.whereX = p.value(r.amount);
  const when =
    preventing === undefined
      ? ""
      : preventing.duration === "endOfTurn"
        ? " this turn"
        : ` ${printDuration(preventing.duration, p)}`;
  const { on } = preventing ?? {};
  const to =
    on !== undefined ? ` to ${p.selection(on)}` : r.to === undefined ? "" : ` to ${manyRecipients(r.to, p)}`;
  const and = p.say(r).variant === 5 ? " to and dealt by" : undefined;
  if (and !== undefined && on !== undefined)
    return `prevent ${amount} that would be dealt${and} ${p.selection(on)}${when}`;
  const by = r.source === undefined ? "" : ` by ${sourceOf(r.source, p)}`;
  const definite =
    typeof r.source === "object" && "filter" in r.source ? definiteOf(r.source.filter) : undefined;
  if (definite !== undefined || variant === 6)
    return `prevent ${amount} that would be dealt${to}${by}${when}`;
  return `prevent ${amount} that would be dealt${to}${when}${by}`.replace(/( this turn)( by .*)$/, "$1$2");
}

/** "if a source would deal damage to you, prevent 1 of that damage", "if damage would be dealt to this creature, ...". */
function conditional(r: PreventDamageReplacement, p: PrintContext): string {
  const damage = r.combat === true ? "combat damage" : r.combat === false ? "noncombat damage" : "damage";
  const by = r.source === undefined ? undefined : damageSource(r.source, p);
  const to = r.to === undefined ? "" : ` to ${printRecipient(r.to, p)}`;
  const start = by === undefined ? `if ${damage} would be dealt${to}` : `if ${by} would deal ${damage}${to}`;
  const prevented = `${start}, prevent ${preventedPart(r.amount)}`;
  return r.also === undefined
    ? prevented
    : `${prevented}. ${p.phrases.effects(r.also, p).replace(/\.$/, "")}`;
}

function preventedPart(amount: PreventDamageReplacement["amount"]): string {
  if (amount === undefined) return "that damage";
  if (typeof amount === "number") return `${amount} of that damage`;
  if (amount.kind === "half" && typeof amount.of === "object" && amount.of.kind === "event")
    return `half that damage, rounded ${amount.round}`;
  throw new NotPrintable("replacement preventDamage", "of such an amount");
}

type Preventing = NonNullable<PrintContext["preventing"]>;

/** "the next time a red source of your choice would deal damage to you this turn, prevent that damage" (CR 609.7). */
function ofChosenSource(r: PreventDamageReplacement, how: Preventing, p: PrintContext): string {
  if (r.amount !== undefined || how.duration !== "endOfTurn")
    throw new NotPrintable("replacement preventDamage", "from a source of choice, in part");
  const damage = r.combat === true ? "combat damage" : r.combat === false ? "noncombat damage" : "damage";
  const source = sourceOfChoice(r.source, p);
  const to =
    how.on !== undefined
      ? ` to ${p.selection(how.on)}`
      : r.to === undefined
        ? ""
        : ` to ${manyRecipients(r.to, p)}`;
  const more = r.also === undefined ? "" : `. ${p.phrases.effects(r.also, p).replace(/\.$/, "")}`;
  if (how.uses === 1)
    return `the next time ${source} would deal ${damage}${to} this turn, prevent that damage${more}`;
  if (how.uses !== undefined) throw new NotPrintable("replacement preventDamage", "several times");
  return to === ""
    ? `prevent all ${damage} ${source} would deal this turn${more}`
    : `prevent all ${damage} that would be dealt${to} this turn by ${source}${more}`;
}

/** "you", "players", "creatures you control": all that are protected. */
function manyRecipients(to: DamageRecipient, p: PrintContext): string {
  if (to.kind === "player" && to.player.kind === "allPlayers") return "players";
  if (to.kind === "object" && typeof to.what === "object" && "filter" in to.what)
    return manyOf(p.noun(to.what.filter));
  const target = mixedTarget(to);
  if (target !== undefined) return p.object({ kind: "target", target });
  if (to.kind === "either") {
    return listOf(
      to.of.map((one) => manyRecipients(one, p)),
      "and",
    );
  }
  return printRecipient(to, p);
}

/** The clause whose target is protected, player or object as it may be. */
function mixedTarget(to: DamageRecipient): string | undefined {
  if (to.kind !== "either" || to.of.length !== 2) return undefined;
  const [player, object] = to.of;
  if (player?.kind !== "player" || player.player.kind !== "target" || object?.kind !== "object")
    return undefined;
  const { what } = object;
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const [only] = what.filter.of;
  const same =
    only?.kind === "oneOf" && only.ref.kind === "target" && only.ref.target === player.player.target;
  return same && what.filter.of.length === 1 ? player.player.target : undefined;
}

function sourceOf(source: EventSubject, p: PrintContext): string {
  const definite = typeof source === "object" && "filter" in source ? definiteOf(source.filter) : undefined;
  if (definite !== undefined) return p.object(definite);
  if (typeof source === "object" && "filter" in source) return manyOf(p.noun(source.filter));
  return p.subject(source);
}

export function french(r: PreventDamageReplacement, p: fr.FrenchContext): string {
  const { preventing } = p;
  const more = r.also === undefined ? "" : `. ${fr.capitalise(fr.inside(r.also, p))}`;
  const when = preventing === undefined ? "" : ` ${fr.shortDuration(preventing.duration, p)}`.trimEnd();
  const kind = fr.damageWords(r.combat);
  const to = frenchProtected(r, p);
  const clitic = FRENCH_CLITICS[to];
  const dative = clitic === undefined ? "" : ` ${clitic}`;
  const after = clitic === undefined ? to : "";
  if (preventing?.chosenSource === true) {
    const source = frenchSourceOfChoice(r.source, p);
    if (preventing.uses === 1)
      return `la prochaine fois que ${source} devrait${dative} infliger des ${kind}${after}${when}, prévenez ces blessures${more}`;
    return `prévenez toutes les ${kind} que ${source} devrait${dative} infliger${after}${when}${more}`;
  }
  const one = r.amount === 1;
  const be = `${one ? "devrait" : "devraient"}${dative} être ${one ? "infligée" : "infligées"}`;
  const count = r.amount === undefined ? "" : fr.numeral(r.amount, p);
  const amount =
    r.amount === undefined
      ? `toutes les ${kind}`
      : preventing === undefined
        ? `${count} ${one ? kind.replace("blessures", "blessure") : kind}`
        : one
          ? `la prochaine ${kind.replace("blessures", "blessure")}`
          : `les ${count} prochaines ${kind}`;
  const by = r.source === undefined ? "" : ` par ${frenchSource(r.source, p)}`;
  return `prévenez ${amount} qui ${be}${after}${by}${when}${more}`;
}

/** Pronouns that stand before the verb: « qui devraient vous être infligées ». */
const FRENCH_CLITICS: Readonly<Record<string, string>> = {
  " à vous": "vous",
  " à elle": "lui",
  " à lui": "lui",
  " à elles": "leur",
  " à eux": "leur",
};

/** « à vous », « aux créatures que vous contrôlez ». */
function frenchProtected(r: PreventDamageReplacement, p: fr.FrenchContext): string {
  const on = p.preventing?.on;
  if (on !== undefined) return ` à ${p.selection(on, "definite").text}`;
  return r.to === undefined ? "" : ` ${frenchRecipients(r.to, p)}`;
}

function frenchRecipients(to: DamageRecipient, p: fr.FrenchContext): string {
  const target = mixedTarget(to);
  if (target !== undefined) return `à ${p.object({ kind: "target", target }).text}`;
  if (to.kind === "player") return `à ${fr.players(to.player, p).text}`;
  if (to.kind === "object")
    return `à ${typeof to.what === "object" && "filter" in to.what ? frenchDescribed(to.what.filter, p) : fr.damaged(to, p).text}`;
  return fr.listOf(
    to.of.map((one) => frenchRecipients(one, p)),
    "et",
  );
}

function frenchDescribed(filter: Filter, p: fr.FrenchContext): string {
  const definite = fr.definiteOf(filter);
  return definite === undefined ? fr.theMany(p.noun(filter)).text : p.object(definite).text;
}

function frenchSource(source: EventSubject, p: fr.FrenchContext): string {
  return typeof source === "object" && "filter" in source
    ? frenchDescribed(source.filter, p)
    : p.subject(source).text;
}

/** « une source rouge de votre choix » (CR 609.7). */
function frenchSourceOfChoice(source: EventSubject | undefined, p: fr.FrenchContext): string {
  if (typeof source !== "object" || !("filter" in source)) return "une source de votre choix";
  const np = p.noun({ of: source.filter.of });
  const words =
    source.filter.of.length === 0 ? [] : np.adjectives.map((one) => one({ gender: "f", plural: false }));
  const types = np.heads.some((one) => one === fr.PERMANENT)
    ? []
    : np.heads.map(({ one }) => `de type ${one}`);
  const after = np.after.map((one) => one.words({ gender: "f", plural: false }));
  return ["une source", ...words, fr.listOf(types, "ou"), ...after, "de votre choix"]
    .filter((one) => one !== "")
    .join(" ");
}
