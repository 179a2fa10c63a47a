import type { StaticAbility } from "../ability.ts";
import type { Filter } from "../filter.ts";
import type { Modification } from "../modification.ts";
import { objectKey } from "../reference-key.ts";
import type { RestrictionOf } from "../restriction.ts";
import type { StaticEffect } from "../static-effect.ts";
import { type Clause, finite } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { endSentence } from "./joined.ts";
import { ownCostSentence } from "./keyword-cost.ts";
import { printLevel } from "./level.ts";
import { manaText } from "./mana-text.ts";
import { MAX_SPEED_WORD } from "./max-speed.ts";
import { abilityList, modificationWords } from "./modification.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, manyOf } from "./noun-phrase.ts";
import { costDifference } from "./rule-words.ts";
import { unlessWhat } from "./unless.ts";
import { capitalise, listOf } from "./words.ts";

/** A static ability (CR 604): "Other Elves you control get +1/+1." */
export function printStatic(ability: StaticAbility, p: PrintContext): string {
  if (p.say(ability).variant === 11) return printLevel(ability, p);
  if (p.say(ability).variant === 19) return hexproofTogether(ability, p);
  if (p.say(ability).variant === 15) return "Your life total can't change.";
  if (p.say(ability).variant === 20) return escapesWith(ability, p);
  const exception = unlessWhat(ability.condition, p);
  const late = p.say(ability).first === false || exception !== undefined;
  const condition = (): string =>
    exception === undefined ? conditionWords(ability, p) : `unless ${p.condition(exception)}`;
  const conditional = ability.condition !== undefined && ability.word !== MAX_SPEED_WORD;
  const otherwise = startOtherwise(ability, p);
  const before = otherwise ? "otherwise, " : conditional && !late ? `${condition()}, ` : "";
  const sentences: string[] = [];
  let text = before;
  let more: string[] = [];
  for (const [index, effect] of ability.effects.entries()) {
    if (p.say(effect).silent === true) continue;
    const said = printStaticEffect(effect, p);
    const join = index === 0 ? "first" : (p.say(effect).join ?? (conditional ? "and" : "sentence"));
    if (join === "first") text += said.text;
    else if (join === "and" && p.say(effect).goesOn === true)
      text += ` and ${said.text.replace(new RegExp(`^(?:it|${escaped(p.self)}) `), "")}`;
    else if (join === "and") text += ` and ${said.text}`;
    else if (join === "or") text += ` or ${said.text.replace(/^.* can't /, "")}`;
    else if (join === "commaAnd") text += `, and ${said.text}`;
    else {
      sentences.push(`${capitalise(endSentence(text, p))}.`, ...more);
      text = said.text;
      more = [];
    }
    more.push(...said.more);
  }
  if (conditional && late) text += ` ${condition()}`;
  const ended = capitalise(endSentence(text, p));
  sentences.push(/[.]['"]+$/.test(ended) ? ended : `${ended}.`, ...more);
  return sentences.join(" ");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** "This creature escapes with a +1/+1 counter on it." (CR 702.138c) */
function escapesWith({ effects: [effect] }: StaticAbility, p: PrintContext): string {
  if (effect?.kind !== "replacement") throw new NotPrintable("static", "of nothing that escapes");
  const enters = p.phrases.replacement(effect.replacement, p);
  return `${capitalise(enters.replace(" enters with ", " escapes with "))}.`;
}

/** "You and Humans you control have hexproof." */
function hexproofTogether(ability: StaticAbility, p: PrintContext): string {
  const [shield, others] = ability.effects;
  if (shield?.kind !== "rule" || others?.kind !== "modify" || typeof others.what !== "object")
    throw new NotPrintable("static", "of a player and permanents");
  const condition = ability.condition === undefined ? "" : `${conditionWords(ability, p)}, `;
  return `${capitalise(`${condition}you and ${manyOf(p.noun(others.what.filter))} have hexproof`)}.`;
}

/** "Otherwise, it gets -2/-2.": in the wording of the ability, 16 with "it" for what the sentence before is about, 17 without. */
function startOtherwise(ability: StaticAbility, p: PrintContext): boolean {
  const { variant } = p.say(ability);
  const [effect] = ability.effects;
  if (variant === 16 && effect?.kind === "modify" && typeof effect.what === "string") {
    const noun = effect.what === "attached" ? p.attached.replace(/^\w+ /, "") : p.self.replace(/^this /, "");
    p.mention(objectKey({ kind: effect.what }), noun, false);
  }
  return variant === 16 || variant === 17;
}

function conditionWords(ability: StaticAbility, p: PrintContext): string {
  const { condition } = ability;
  if (condition === undefined) return "";
  if (condition.kind === "turn" && condition.whose.kind === "you" && p.say(condition).variant !== 1) {
    const { variant } = p.say(condition);
    return `${variant === 3 ? "once " : ""}during ${variant === undefined ? "your turn" : "each of your turns"}`;
  }
  if (condition.kind === "not" && p.say(condition).variant === 4) return "during turns other than yours";
  const unless = p.say(ability).variant === 1;
  if (unless && condition.kind === "not") return `unless ${p.condition(condition.of)}`;
  const [effect] = ability.effects;
  if (p.say(ability).variant === 18) return `if ${p.condition(condition)}`;
  const enters =
    p.say(ability).variant !== 12 &&
    (effect?.kind === "ownCost" || (effect?.kind === "replacement" && effect.replacement.kind === "enters"));
  return `${enters ? "if" : "as long as"} ${p.condition(condition)}`;
}

interface Said {
  readonly text: string;
  readonly more: readonly string[];
}

function printStaticEffect(effect: StaticEffect, p: PrintContext): Said {
  switch (effect.kind) {
    case "modify":
      return modify(effect, p);
    case "rule":
      return { text: p.phrases.rule(effect.rule, p), more: [] };
    case "replacement":
      return { text: p.phrases.replacement(effect.replacement, p), more: [] };
    case "ownCost":
      return { text: ownCost(effect, p), more: [] };
    case "grantToCards": {
      const np = p.noun(effect.what);
      return { text: `${manyOf(np)} have ${abilityList(effect.abilities, p, "this card")}`, more: [] };
    }
  }
}

function ownCost(effect: Extract<StaticEffect, { kind: "ownCost" }>, p: PrintContext): string {
  const { less, more, moreEach, lessEach, lifeEach } = effect;
  if (lifeEach !== undefined)
    return `this spell costs ${lifeEach.life} life more to cast for each ${p.eachOf(lifeEach.times)}`;
  if (lessEach !== undefined)
    return `this spell costs ${manaText(lessEach.mana)} less to cast for each ${p.eachOf(lessEach.times)}`;
  if (moreEach !== undefined)
    return `this spell costs ${manaText(moreEach.mana)} more to cast for each ${p.eachOf(moreEach.times)}`;
  const amount = less ?? more;
  if (
    typeof amount === "object" &&
    amount.kind !== "x" &&
    (p.say(amount).amount ?? "forEach") === "forEach" &&
    canEach(amount.kind)
  ) {
    const factor = amount.kind === "times" && typeof amount.factor === "number" ? amount.factor : 1;
    const inner = amount.kind === "times" ? amount.of : amount;
    return `this spell costs {${factor}} ${less === undefined ? "more" : "less"} to cast for each ${p.eachOf(inner)}`;
  }
  return `this spell costs ${costDifference(effect, p)} to cast`;
}

function canEach(kind: string): boolean {
  return ["count", "times", "cardsIn", "countPlayers", "distinct", "counters", "happened", "party"].includes(
    kind,
  );
}

function modify(effect: Extract<StaticEffect, { kind: "modify" }>, p: PrintContext): Said {
  const { what, modifications } = effect;
  const [only] = modifications;
  if (modifications.length === 1 && only?.kind === "setPT" && what === "this" && isDefining(only)) {
    return { text: definingPT(only, p), more: [] };
  }
  if (modifications.length === 1 && only !== undefined) {
    const special = specialStatic(effect, only, p);
    if (special !== undefined) return { text: special, more: [] };
  }
  const last = modifications.at(-1);
  if (
    modifications.length > 1 &&
    last?.kind === "restriction" &&
    last.restriction.kind === "cantActivateAbilities"
  ) {
    const before = modify({ ...effect, modifications: modifications.slice(0, -1) }, p);
    const mana = last.restriction.onlyNonMana === true ? " unless they're mana abilities" : "";
    const whose = typeof what === "object" && p.say(effect).each !== "each" ? "their" : "its";
    const some = last.restriction.onlyTap === true ? " with {T} in their costs" : "";
    const join = p.say(effect).join === "and" ? " and" : ", and";
    return {
      text: `${before.text}${join} ${whose} activated abilities${some} can't be activated${mana}`,
      more: before.more,
    };
  }
  if (p.say(effect).variant === 6 && typeof what === "object")
    return { text: `counters can't be put on ${manyOf(p.noun(what.filter))}`, more: [] };
  if (p.say(effect).variant === 7 && typeof what === "object") {
    const of = what.filter.of.filter(({ kind }) => kind !== "controller");
    return { text: `your opponents can't block with ${manyOf(p.noun({ ...what.filter, of }))}`, more: [] };
  }
  const that = typeof what === "object" && p.say(effect).as === "that";
  const each = typeof what === "object" && (that || p.say(effect).each === "each");
  const many = typeof what === "object" && !each;
  const subject = that ? "that creature" : subjectOf(effect, each, p);
  const words = modificationWords(
    modifications,
    { lasting: "static", when: "", many, quoted: quoted(effect, p) },
    p,
  );
  const clause: Clause = {
    subject,
    key: "static",
    number: many ? "many" : "one",
    verbs: withSuffix(words.verbs, words.suffix),
  };
  const [first, second] = clause.verbs;
  if (p.say(effect).variant === 8 && first !== undefined && second !== undefined)
    return { text: `${finite({ ...clause, verbs: [first] })}, and they ${second}`, more: words.more };
  return {
    text: finite(clause),
    more: [...words.more, ...keeping(modifications, p), ...ownCosts(modifications, p)],
  };
}

function ownCosts(modifications: readonly Modification[], p: PrintContext): readonly string[] {
  return modifications.flatMap((one) => {
    const said = one.kind === "gainAbility" ? ownCostSentence(one.ability, p) : undefined;
    return said === undefined ? [] : [said];
  });
}

/** What protection doesn't remove is said in a sentence of its own (CR 702.16n). */
function keeping(modifications: readonly Modification[], p: PrintContext): readonly string[] {
  for (const one of modifications) {
    if (one.kind !== "gainAbility" || one.ability.kind !== "keyword" || one.ability.keyword !== "protection")
      continue;
    const { doesntRemove } = one.ability;
    if (doesntRemove !== undefined)
      return [`This effect doesn't remove ${doesntRemove === "source" ? p.self : "Auras"}.`];
  }
  return [];
}

/** "gets +1/+1 for each creature you control and has flying". */
function withSuffix(verbs: readonly string[], suffix: string): readonly string[] {
  if (suffix === "") return verbs;
  return verbs.map((verb) => (verb.startsWith("get ") ? `${verb} ${suffix}` : verb));
}

/** The two creatures of a pair (CR 702.95). */
function isPair({ of }: Filter): boolean {
  return of.length === 1 && of[0]?.kind === "paired" && of[0].in !== undefined;
}

function subjectOf(
  effect: Extract<StaticEffect, { kind: "modify" }>,
  each: boolean,
  p: PrintContext,
): string {
  const { what } = effect;
  if (what === "this") return p.source(effect, "subject");
  if (what === "attached") return p.object({ kind: "attached" }, "subject");
  if (isPair(what.filter)) return each ? "each of those creatures" : "both creatures";
  if (p.say(what.filter).variant === 8) return bothKinds(what.filter, p);
  if (isSelfAnd(what.filter)) return selfAnd(what.filter, p);
  const np = p.noun(what.filter);
  p.mention("each", np.noun, !each);
  if (each) return `each ${bare(np)}`;
  return p.say(effect).each === "all" ? `all ${manyOf(np)}` : manyOf(np);
}

/** The card itself and all of a kind: two descriptions, of which the first stands for one object. */
function isSelfAnd({ of: [only, ...more] }: Filter): boolean {
  if (more.length > 0 || only?.kind !== "any" || only.of.length !== 2) return false;
  const [itself, kind] = only.of;
  return itself?.kind === "oneOf" && itself.ref.kind === "this" && kind?.kind === "all";
}

/** "this creature and land creatures you control" */
function selfAnd({ of: [only] }: Filter, p: PrintContext): string {
  const [itself, kind] = only?.kind === "any" ? only.of : [];
  if (itself?.kind !== "oneOf" || kind?.kind !== "all")
    throw new NotPrintable("static modification", "of the card itself and what else");
  const filter: Filter = { of: kind.of };
  p.sayAs(filter, kind);
  return `${p.object(itself.ref, "subject")} and ${manyOf(p.noun(filter))}`;
}

function bothKinds({ of: [only] }: Filter, p: PrintContext): string {
  if (only?.kind !== "any") throw new NotPrintable("static modification", "of two kinds");
  const kinds = only.of.map((one) => {
    const filter: Filter = { of: one.kind === "all" ? one.of : [one] };
    p.sayAs(filter, one);
    return manyOf(p.noun(filter));
  });
  return listOf(kinds, "and");
}

function quoted(effect: Extract<StaticEffect, { kind: "modify" }>, p: PrintContext): string {
  if (effect.what === "this") return p.self;
  if (effect.what === "attached") return p.attached.replace(/^\w+/, "this");
  if (isSelfAnd(effect.what.filter)) return "this permanent";
  return isPair(effect.what.filter) ? "this creature" : `this ${p.noun(effect.what.filter).noun}`;
}

/** "creatures", "Walls", "creatures with flying" */
function blockers({ such }: RestrictionOf<"mustBeBlocked">, p: PrintContext): string {
  return such === undefined ? "creatures" : manyOf(p.noun(such));
}

function specialStatic(
  effect: Extract<StaticEffect, { kind: "modify" }>,
  only: Modification,
  p: PrintContext,
): string | undefined {
  if (only.kind === "controller") {
    if (only.player.kind !== "you") throw new NotPrintable("modification controller", "for another player");
    if (effect.what === "attached") return `you control ${p.attached}`;
    if (effect.what === "this") throw new NotPrintable("modification controller", "of the source");
    return `you control ${manyOf(p.noun(effect.what.filter))}`;
  }
  if (only.kind === "restriction") {
    if (only.restriction.kind === "mustBeBlocked" && only.restriction.byAll === true) {
      return `all ${blockers(only.restriction, p)} able to block ${staticObject(effect, p)} do so`;
    }
    if (only.restriction.kind === "mayNotUntap" && effect.what === "this") {
      return `you may choose not to untap ${p.object({ kind: "this" })} during your untap step`;
    }
    if (only.restriction.kind === "assignsDamageAsThoughUnblocked")
      return `you may have ${staticObject(effect, p)} assign its combat damage as though it weren't blocked`;
    if (
      only.restriction.kind === "doesntUntap" &&
      effect.what === "this" &&
      only.restriction.during !== "nextUntapStep"
    ) {
      return `${p.object({ kind: "this" }, "subject")} doesn't untap during your untap step`;
    }
    if (only.restriction.kind === "cantActivateAbilities") {
      const mana = only.restriction.onlyNonMana === true ? " unless they're mana abilities" : "";
      return `${staticObject(effect, p, true)} activated abilities can't be activated${mana}`;
    }
  }
  return undefined;
}

function staticObject(
  effect: Extract<StaticEffect, { kind: "modify" }>,
  p: PrintContext,
  owns = false,
): string {
  if (effect.what === "this") return p.object({ kind: "this" }, owns ? "possessive" : "object");
  if (effect.what === "attached") return p.object({ kind: "attached" }, owns ? "possessive" : "object");
  throw new NotPrintable("static modification", "of many objects");
}

type SetPT = Extract<Modification, { kind: "setPT" }>;

/** Power and toughness that are counted belong to a characteristic-defining ability (CR 604.3). */
function isDefining(one: SetPT): boolean {
  return typeof one.power === "object" || typeof one.toughness === "object";
}

/** "~'s power and toughness are each equal to the number of Forests you control". */
function definingPT(one: SetPT, p: PrintContext): string {
  const whose = p.object({ kind: "this" }, "possessive");
  const { power, toughness } = one;
  if (power === undefined && toughness !== undefined)
    return `${whose} toughness is equal to ${p.value(toughness)}`;
  if (power === undefined) throw new NotPrintable("modification setPT", "of nothing");
  if (toughness === undefined) return `${whose} power is equal to ${p.value(power)}`;
  const text = p.value(power);
  const again = typeof toughness === "object" && toughness.kind === "sum" ? toughness.of : undefined;
  const both = JSON.stringify(toughness) === JSON.stringify(power) || p.value(toughness) === text;
  if (both) return `${whose} power and toughness are each equal to ${text}`;
  if (again?.length === 2 && typeof again[1] === "number") {
    return `${whose} power is equal to ${text} and its toughness is equal to that number plus ${again[1]}`;
  }
  return `${whose} power is equal to ${text} and its toughness is equal to ${p.value(toughness)}`;
}
