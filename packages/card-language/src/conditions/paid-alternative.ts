import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Not a keyword: the optional additional cost that the spell's own text names (CR 118.8b). */
const ADDITIONAL = "additional";

/**
 * A keyword's cost or that additional cost was paid, for the card itself or for what the text has spoken of; in the wording,
 * 1: "evidence was collected"; 3: "a Dragon was beheld".
 */
export const schema = variant("paidAlternative", {
  keyword: label,
  of: objectRef.exactOptional(),
});
export interface PaidAlternativeCondition extends Node<typeof schema> {}

export function english(condition: PaidAlternativeCondition, p: PrintContext): string {
  if (condition.of !== undefined)
    return `${p.object(condition.of, "subject")} was cast for its ${keywordPhrase(condition.keyword)} cost`;
  if (condition.keyword === ADDITIONAL && p.say(condition).variant === 1) return "evidence was collected";
  if (condition.keyword === ADDITIONAL && p.say(condition).variant === 3) return "a Dragon was beheld";
  if (condition.keyword === "teamwork") return `${p.source(condition, "subject")} was cast using teamwork`;
  if (condition.keyword === "gift") return "the gift was promised";
  if (condition.keyword === "escape") return `${p.source(condition, "subject")} escaped`;
  return condition.keyword === "bargain"
    ? `${p.source(condition, "subject")} was bargained`
    : `${p.source(condition, "possessive")} ${keywordPhrase(condition.keyword)} cost was paid`;
}

/** The name of a keyword as a text says it: "webSlinging" is "web-slinging". */
function keywordPhrase(keyword: string): string {
  return keyword === "webSlinging" ? "web-slinging" : keyword;
}

/** « elle a été lancée avec négociation » */
function castWith(
  keyword: string,
  p: fr.FrenchContext,
  past: (who: fr.Nominal, verb: fr.VerbPhrase) => string,
): string {
  const self = p.object({ kind: "this" });
  return past(self, fr.vp("être", undefined, `${fr.participle("lancer")(self)} avec ${keyword}`));
}

export function french(condition: PaidAlternativeCondition, p: fr.FrenchContext, denied: boolean): string {
  const past = (who: fr.Nominal, verb: fr.VerbPhrase): string =>
    fr.happened(who, denied ? fr.not(verb) : verb);
  if (condition.of !== undefined) {
    const of = p.object(condition.of);
    const cast = `${fr.participle("lancer")(of)} pour son coût ${frenchPaid(condition.keyword)}`;
    return past(of, fr.vp("être", undefined, cast));
  }
  if (condition.keyword === "bargain") {
    const self = p.object({ kind: "this" });
    return past(self, fr.vp("être", undefined, fr.participle("négocier")(self)));
  }
  if (condition.keyword === "escape") return frenchEscaped(p.object({ kind: "this" }), denied);
  if (condition.keyword === "teamwork") return castWith("travail d'équipe", p, past);
  if (condition.keyword === "gift")
    return past(fr.nominal("le cadeau", "m"), fr.vp("être", undefined, "promis"));
  const isSpell = p.options.selfNoun === fr.SPELL;
  const cost = fr.nominal(
    isSpell
      ? `le coût ${frenchPaid(condition.keyword)} de ${p.options.name}`
      : `son coût ${frenchPaid(condition.keyword)}`,
    "m",
  );
  return past(cost, fr.vp("être", undefined, "payé"));
}

/** « il s'est échappé » (CR 702.138b) */
function frenchEscaped(self: fr.Nominal, denied: boolean): string {
  const escaped = fr.participle("échapper")(self);
  return denied ? `${self.text} ne s'est pas ${escaped}` : `${self.text} s'est ${escaped}`;
}

function frenchPaid(keyword: string): string {
  if (keyword === ADDITIONAL) return "supplémentaire";
  const name = fr.keywordNamed(keyword);
  return name === undefined ? `« ${keyword} »` : `de ${name}`;
}
