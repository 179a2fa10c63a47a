import type { StaticAbility } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import { schemas } from "../language.ts";
import type { Modification } from "../modification.ts";
import type { Predicate } from "../predicate.ts";
import type { StaticEffect } from "../static-effect.ts";
import { hasNode } from "../visit.ts";
import { finite, subjunctive } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { controlled } from "./existence.ts";
import {
  definite,
  demonstrative,
  listOf,
  type Nominal,
  type Noun,
  nominal,
  possessed,
  subjectText,
} from "./grammar.ts";
import { endSentence, fullStop } from "./joined.ts";
import { factored } from "./measure.ts";
import { abilityList, modificationWords } from "./modification.ts";
import { phrase, theMany } from "./noun-phrase.ts";
import { costDifference } from "./rule-words.ts";
import { type VerbPhrase, vp } from "./verbs.ts";
import { CARD, CREATURE, PERMANENT, SPELL, STATS } from "./vocabulary.ts";

/** A static ability (CR 604): « Les autres elfes que vous contrôlez gagnent +1/+1. » */
export function printStatic(ability: StaticAbility, p: FrenchContext): string {
  const conditional = ability.condition !== undefined && ability.word !== "Max speed";
  const before = conditional ? `${conditionWords(ability, p)}, ` : "";
  const texts = ability.effects.map((effect) => printStaticEffect(effect, p));
  const kept = ability.effects.flatMap((effect) => keeping(effect, p));
  const sentences = conditional ? [before + listOf(texts, "et")] : texts;
  return [...sentences, ...kept].map((text) => capitalise(fullStop(endSentence(text, p)))).join(" ");
}

/** What protection doesn't remove is said in a sentence of its own (CR 702.16n). */
function keeping(effect: StaticEffect, p: FrenchContext): readonly string[] {
  if (effect.kind !== "modify") return [];
  return effect.modifications.flatMap((one) => {
    if (one.kind !== "gainAbility" || one.ability.kind !== "keyword" || one.ability.keyword !== "protection")
      return [];
    const { doesntRemove } = one.ability;
    if (doesntRemove === undefined) return [];
    return [`cet effet n'enlève pas ${doesntRemove === "source" ? p.self.text : "les auras"}`];
  });
}

function conditionWords(ability: StaticAbility, p: FrenchContext): string {
  const { condition } = ability;
  if (condition === undefined) return "";
  if (condition.kind === "turn" && condition.whose.kind === "you") return "pendant votre tour";
  if (condition.kind === "not" && condition.of.kind === "turn" && condition.of.whose.kind === "you")
    return "en dehors de votre tour";
  const [effect] = ability.effects;
  const once =
    effect?.kind === "ownCost" ||
    (effect?.kind === "replacement" && effect.replacement.kind === "enters") ||
    condition.kind === "happened" ||
    hasNode(schemas.condition, condition, "Condition", "kicked", "paidAlternative");
  const words = p.condition(condition);
  return once
    ? `si ${words}`
    : `tant que ${words.replaceAll(" et si ", " et que ").replaceAll(" ou si ", " ou que ")}`;
}

function printStaticEffect(effect: StaticEffect, p: FrenchContext): string {
  switch (effect.kind) {
    case "modify":
      return modify(effect, p);
    case "rule":
      return p.phrases.rule(effect.rule, p);
    case "replacement":
      return p.phrases.replacement(effect.replacement, p);
    case "ownCost":
      return ownCost(effect, p);
    case "grantToCards":
      return `${theMany(p.noun(effect.what)).text} ont ${abilityList(effect.abilities, p, CARD)}`;
  }
}

function ownCost(effect: Extract<StaticEffect, { kind: "ownCost" }>, p: FrenchContext): string {
  const { less, more, moreEach, lessEach, lifeEach } = effect;
  if (lifeEach !== undefined) {
    const points = lifeEach.life === 1 ? "point" : "points";
    return `ce sort coûte ${lifeEach.life} ${points} de vie de plus à lancer pour chaque ${p.eachOf(lifeEach.times)}`;
  }
  const each = moreEach ?? lessEach;
  if (each !== undefined)
    return `ce sort coûte ${each.mana.map((one) => `{${one}}`).join("")} de ${moreEach === undefined ? "moins" : "plus"} à lancer pour chaque ${p.eachOf(each.times)}`;
  const amount = less ?? more;
  if (typeof amount === "object" && amount.kind !== "x" && canEach(amount)) {
    const { factor, inner } = factored(amount);
    return `ce sort coûte {${factor}} de ${less === undefined ? "plus" : "moins"} à lancer pour chaque ${p.eachOf(inner)}`;
  }
  return `ce sort coûte ${costDifference(effect, p)} à lancer`;
}

function canEach(amount: Exclude<Amount, number>): boolean {
  const { inner } = factored(amount);
  return (
    typeof inner === "object" &&
    ["count", "cardsIn", "countPlayers", "distinct", "counters", "happened", "party", "timesKicked"].includes(
      inner.kind,
    )
  );
}

type Modify = Extract<StaticEffect, { kind: "modify" }>;

function modify(effect: Modify, p: FrenchContext): string {
  const { what, modifications } = effect;
  const [only] = modifications;
  if (modifications.length === 1 && only !== undefined) {
    const special = specialStatic(effect, only, p);
    if (special !== undefined) return special;
  }
  const subject = subjectOf(effect, p);
  const style = { lasting: "static", when: "", who: subject, called: calledBy(what, p) } as const;
  const words = modificationWords(modifications, style, p);
  return finite({ subject, key: "static", verbs: withSuffix(words.verbs, words.suffix) });
}

/** « gagne +1/+1 pour chaque créature que vous contrôlez et a le vol ». */
function withSuffix(verbs: readonly VerbPhrase[], suffix: string): readonly VerbPhrase[] {
  return verbs.map((verb) => (suffix !== "" && verb.verb === "gagner" ? { ...verb, rest: suffix } : verb));
}

/** What can't be countered is a spell, whatever it becomes afterward. */
function isAboutSpell({ modifications }: Modify): boolean {
  return modifications.every(
    (one) => one.kind === "restriction" && one.restriction.kind === "cantBeCountered",
  );
}

/** « Iroas n'est pas une créature », rather than « cette créature ». */
function isNoLonger({ modifications }: Modify): boolean {
  return modifications.every((one) => one.kind === "types" && one.mode === "remove");
}

function subjectOf(effect: Modify, p: FrenchContext): Nominal {
  const { what } = effect;
  if (what === "this" && isAboutSpell(effect)) return demonstrative(SPELL);
  if (what === "this" && isNoLonger(effect)) return nominal(p.options.name, p.selfNoun.gender);
  if (typeof what === "string") return p.object({ kind: what });
  const [only] = what.filter.of;
  if (what.filter.of.length === 1 && only?.kind === "paired" && only.in !== undefined)
    return { ...definite(CREATURE, true), text: "les deux créatures" };
  const [itself, kind] = what.filter.of.length === 1 && only?.kind === "any" ? only.of : [];
  if (itself?.kind === "oneOf" && kind?.kind === "all" && only?.kind === "any" && only.of.length === 2) {
    const others = theMany(p.noun({ of: kind.of }));
    return { ...others, text: `${p.object(itself.ref).text} et ${others.text}` };
  }
  const { player, rest } = controlled(what.filter);
  if (player?.kind === "you" && isWhileCasting(effect)) {
    const cast = theMany(p.noun(rest));
    return { ...cast, text: `${cast.text} que vous lancez` };
  }
  const np = p.noun(what.filter);
  if (!isAboutEach(effect)) return theMany(np);
  p.mention("each", np.called, false);
  return phrase(np, { determiner: "each" });
}

/** What it does to each of them depends on that one: « chaque créature gagne +1/+1 pour chaque autre créature ». */
function isAboutEach({ modifications }: Modify): boolean {
  return modifications.some((one) => hasNode(schemas.modification, one, "ObjectRef", "each"));
}

/** Keyword abilities that matter while a spell is being cast or as it is cast (CR 702). */
const WHILE_CASTING: ReadonlySet<string> = new Set([
  "affinity",
  "cascade",
  "casualty",
  "conspire",
  "convoke",
  "delve",
  "demonstrate",
  "improvise",
  "replicate",
  "ripple",
  "storm",
]);

/** Whether spells are spoken of as those that somebody casts: « Les sorts de créature que vous lancez ont la convocation. » */
function isWhileCasting({ what, modifications }: Modify): boolean {
  if (typeof what === "string" || what.filter.zones?.join() !== "stack") return false;
  if (what.filter.of.some((one) => one.kind === "castFrom")) return false;
  return modifications.every(
    (one) =>
      one.kind === "gainAbility" && one.ability.kind === "keyword" && WHILE_CASTING.has(one.ability.keyword),
  );
}

function calledBy(what: Modify["what"], p: FrenchContext): Noun {
  if (what === "this") return p.options.selfNoun;
  if (what === "attached") return p.options.attachedNoun;
  const { of } = what.filter;
  if (of.some((one) => one.kind === "paired")) return CREATURE;
  const [only] = of;
  if (of.length === 1 && only?.kind === "any" && only.of.some((one) => one.kind === "oneOf"))
    return p.options.selfNoun;
  return hasType(what.filter) ? p.noun(what.filter).called : PERMANENT;
}

/** A permanent that is merely a Sliver may be no creature. */
function hasType({ of, zones }: Filter): boolean {
  if (zones !== undefined && zones.join() !== "battlefield") return true;
  return of.some(isAboutType) || !of.some((one) => one.kind === "subtype");
}

function isAboutType(one: Predicate): boolean {
  if (one.kind === "any" || one.kind === "all") return one.of.some(isAboutType);
  return one.kind === "type" || one.kind === "token";
}

function specialStatic(effect: Modify, only: Modification, p: FrenchContext): string | undefined {
  if (only.kind === "setPT" && effect.what === "this" && isDefining(only)) return definingPT(only, p);
  if (only.kind === "controller" && only.player.kind === "you")
    return `vous contrôlez ${subjectOf(effect, p).text}`;
  if (only.kind === "restriction") return specialRestriction(effect, only.restriction, p);
  return undefined;
}

function specialRestriction(
  effect: Modify,
  r: Extract<Modification, { kind: "restriction" }>["restriction"],
  p: FrenchContext,
): string | undefined {
  const untap = "pendant votre étape de dégagement";
  switch (r.kind) {
    case "mustBeBlocked":
      return r.byAll === true
        ? `${r.such === undefined ? "toutes les créatures" : theMany(p.noun(r.such)).text} capables de bloquer ${subjectOf(effect, p).text} la bloquent`
        : undefined;
    case "mayNotUntap":
      return effect.what === "this"
        ? `vous pouvez choisir de ne pas dégager ${subjectOf(effect, p).text} ${untap}`
        : undefined;
    case "assignsDamageAsThoughUnblocked": {
      const subject = subjectOf(effect, p);
      const verb = vp("répartir", "ses blessures de combat", "comme si elle n'était pas bloquée");
      return `vous pouvez faire que ${subjunctive({ subject, key: "static", verbs: [verb] })}`;
    }
    case "doesntUntap":
      return effect.what === "this" && r.during !== "nextUntapStep"
        ? `${subjectText(subjectOf(effect, p))} ne se dégage pas ${untap}`
        : undefined;
    default:
      return undefined;
  }
}

type SetPT = Extract<Modification, { kind: "setPT" }>;

/** Power and toughness that are counted belong to a characteristic-defining ability (CR 604.3). */
function isDefining(one: SetPT): boolean {
  return typeof one.power === "object" || typeof one.toughness === "object";
}

/** « La force et l'endurance de cette créature sont chacune égales au nombre de forêts que vous contrôlez ». */
function definingPT({ power, toughness }: SetPT, p: FrenchContext): string {
  const self = p.object({ kind: "this" });
  const power_ = possessed(STATS.power, self).text;
  const toughness_ = possessed(STATS.toughness, self).text;
  if (power === undefined) return `${toughness_} est égale à ${p.value(toughness ?? 0)}`;
  if (toughness === undefined) return `${power_} est égale à ${p.value(power)}`;
  const text = p.value(power);
  if (JSON.stringify(toughness) === JSON.stringify(power) || p.value(toughness) === text)
    return `la force et l'endurance de ${self.text} sont chacune égales à ${text}`;
  const sum = typeof toughness === "object" && toughness.kind === "sum" ? toughness.of : undefined;
  const bonus = sum?.find((one) => typeof one === "number");
  if (sum?.length === 2 && bonus !== undefined)
    return `${power_} est égale à ${text} et son endurance est égale à ce nombre plus ${String(bonus)}`;
  return `${power_} est égale à ${text} et son endurance est égale à ${p.value(toughness)}`;
}
