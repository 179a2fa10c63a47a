import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import { mixedTarget } from "../print/protected.ts";
import type { FrenchContext } from "./context.ts";
import { damaged, eventSubject } from "./event-words.ts";
import { listOf, type Nominal } from "./grammar.ts";
import { type NounPhrase, phrase, theMany } from "./noun-phrase.ts";
import { players } from "./reference.ts";
import { definiteOf } from "./selection.ts";
import { PERMANENT, SOURCE } from "./vocabulary.ts";

/** Pronouns that stand before the verb: « qui devraient vous être infligées ». */
export const CLITICS: Readonly<Record<string, string>> = {
  "à vous": "vous",
  "à elle": "lui",
  "à lui": "lui",
  "à elles": "leur",
  "à eux": "leur",
};

/** « à vous », « aux créatures que vous contrôlez »: who or what is protected. */
export function protectedWords(to: DamageRecipient, p: FrenchContext): string {
  const target = mixedTarget(to);
  if (target !== undefined) return `à ${p.object({ kind: "target", target }).text}`;
  if (to.kind === "player") return `à ${players(to.player, p).text}`;
  if (to.kind === "object")
    return `à ${typeof to.what === "object" && "filter" in to.what ? describedOnes(to.what.filter, p) : damaged(to, p).text}`;
  return listOf(
    to.of.map((one) => protectedWords(one, p)),
    "et",
  );
}

/** « à vous ou à un planeswalker que vous contrôlez »: whom a source would deal damage to, one at a time. */
export function oneProtected(to: DamageRecipient, p: FrenchContext): string {
  const each = to.kind === "either" ? to.of : [to];
  return listOf(
    each.map((one) => `à ${damaged(one, p).text}`),
    "ou",
  );
}

export function describedOnes(filter: Filter, p: FrenchContext): string {
  const definite = definiteOf(filter);
  return definite === undefined ? theMany(p.noun(filter)).text : p.object(definite).text;
}

/** What deals damage is called a source where nothing else is said of what it is (CR 120.1). */
export function asSource(np: NounPhrase): NounPhrase {
  return np.heads.every((one) => one === PERMANENT) ? { ...np, heads: [SOURCE], called: SOURCE } : np;
}

/** « les sources blanches », « cette créature ». */
export function sources(source: EventSubject, p: FrenchContext): Nominal {
  if (typeof source !== "object" || !("filter" in source)) return p.subject(source);
  const definite = definiteOf(source.filter);
  return definite === undefined ? theMany(asSource(p.noun(source.filter))) : p.object(definite);
}

/** « une source blanche », in an event; at least one of several that deal damage at the same time. */
export function oneSource(source: EventSubject, p: FrenchContext, batch: boolean): Nominal {
  if (typeof source === "object" && "filter" in source && source.filter.of.some(isPermanent))
    return eventSubject(source, p, batch);
  if (typeof source !== "object" || !("filter" in source) || definiteOf(source.filter) !== undefined)
    return eventSubject(source, p, batch);
  const np = asSource(p.noun(source.filter));
  if (np.called !== SOURCE) return eventSubject(source, p, batch);
  p.mention("event:source", SOURCE, batch);
  return batch
    ? phrase(np, { determiner: { number: () => "au moins une" } })
    : phrase(np, { determiner: "indefinite" });
}

/** « un permanent vous inflige des blessures », not also a spell. */
function isPermanent({ kind }: Filter["of"][number]): boolean {
  return kind === "permanent";
}

/** « une source rouge de votre choix », « une créature de votre choix avec la distorsion » (CR 609.7). */
export function sourceOfChoice(source: EventSubject | undefined, p: FrenchContext): string {
  if (typeof source !== "object" || !("filter" in source)) return "une source de votre choix";
  const np = p.noun({ of: source.filter.of });
  if (p.preventing?.amongPermanents === true)
    return phrase(
      { ...np, after: [{ rank: 0, words: () => "de votre choix" }, ...np.after] },
      { determiner: "indefinite" },
    ).text;
  const words =
    source.filter.of.length === 0 ? [] : np.adjectives.map((one) => one({ gender: "f", plural: false }));
  const types = np.heads.some((one) => one === PERMANENT) ? [] : np.heads.map(({ one }) => `de type ${one}`);
  const after = np.after.map((one) => one.words({ gender: "f", plural: false }));
  return ["une source", ...words, listOf(types, "ou"), "de votre choix", ...after]
    .filter((one) => one !== "")
    .join(" ");
}
