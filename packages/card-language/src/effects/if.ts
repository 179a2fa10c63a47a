import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { definiteSubject } from "../print/definite.ts";
import { bodyInline, endSentence, type Joined, joined, sentencesAfter } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { unlessWhat } from "../print/unless.ts";
import { capitalise, numberWord } from "../print/words.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { flag, label, variant } from "../schema/basic.ts";
import { condition, effects, type Node } from "../schema/nodes.ts";

export const schema = variant("if", {
  condition,
  then: effects,
  otherwise: effects.exactOptional(),
  /** Printed as "X instead if" rather than "If, X". */
  instead: flag,
  /** The ability word in front of the paragraph that says so (CR 207.2c); it means nothing. */
  word: label.exactOptional(),
});
export interface IfEffect extends Node<typeof schema> {}

export function english(effect: IfEffect, p: PrintContext): Piece {
  if (effect.instead === true) return instead(effect, p);
  const { variant } = p.say(effect);
  if (variant === 20) return sentence("a creature dealt damage this way can't be regenerated this turn");
  if (variant === 21)
    return sentence("if a creature dealt damage this way would die this turn, exile it instead");
  if (variant === 24)
    return sentence("if a player is dealt damage this way, they can't gain life for the rest of the game");
  const { condition: asked } = effect;
  const exception = variant === 31 && asked.kind === "not" ? asked.of : unlessWhat(asked, p);
  const late = p.say(effect).first === false || exception !== undefined;
  if (late) {
    const said = joined(effect.then, p);
    const when =
      exception === undefined ? `if ${p.condition(effect.condition)}` : `unless ${p.condition(exception)}`;
    const text = `${said.text} ${when}`;
    return sentence(worded(effect, text), [...said.more, ...otherwise(effect, p)]);
  }
  const [only] = effect.then;
  if (variant === 34 && effect.then.length === 1 && only?.kind === "whenYouDo")
    return sentence(`when ${p.condition(effect.condition)}, ${bodyInline(only.body, p)}`);
  if (effect.condition.kind === "did" && effect.then.length === 1 && effect.then[0]?.kind === "whenYouDo") {
    const { text, more } = joined(effect.then, p);
    return sentence(text, [...more, ...otherwise(effect, p)]);
  }
  const condition = p.condition(effect.condition);
  const said = spread(effect.then, p);
  return sentence(worded(effect, `if ${condition}, ${said.text}`), [...said.more, ...otherwise(effect, p)]);
}

/** Instructions of which some may be sentences of their own: the first sentence, and the others. */
function spread(effects: readonly Effect[], p: PrintContext): Joined {
  const next = effects.findIndex(
    (effect, index) => index > 0 && /^sentence/.test(p.say(effect).join ?? "and"),
  );
  if (next < 0) return joined(effects, p);
  const first = joined(effects.slice(0, next), p);
  const text = endSentence(first.text, p);
  return { text, more: [...first.more, capitalise(sentencesAfter(effects.slice(next), p))] };
}

function otherwise(effect: IfEffect, p: PrintContext): readonly string[] {
  if (effect.otherwise === undefined) return [];
  return [capitalise(`otherwise, ${sentencesAfter(effect.otherwise, p)}`)];
}

/** "Draw a card. IfEffect you control an artifact, draw two cards instead." */
function instead(effect: IfEffect, p: PrintContext): Piece {
  if (effect.otherwise === undefined) throw new NotPrintable("effect if", "instead of nothing");
  const usual = sentencesAfter(effect.otherwise, p).replace(/\.$/, "");
  if (p.say(effect).first === false) {
    const said = joined(effect.then, p);
    return sentence(usual, [
      apart(effect, `${said.text} instead if ${p.condition(effect.condition)}`, p),
      ...said.more,
    ]);
  }
  const condition = p.condition(effect.condition);
  if (p.say(effect).variant === 30)
    return sentence(usual, [apart(effect, `if ${condition}, ${sameInstead(effect)}`, p)]);
  const { variant } = p.say(effect);
  if (variant === 32 || variant === 33) {
    const same = variant === 33 ? sameInstead(effect) : sameInstead(effect).replace(/^it\b/, p.self);
    return sentence(usual, [apart(effect, `${same} if ${condition}`, p)]);
  }
  const said = joined(effect.then, p);
  const text = p.say(effect).variant === 1 ? `instead ${said.text}` : `${said.text} instead`;
  return sentence(usual, [apart(effect, `if ${condition}, ${text}`, p), ...said.more]);
}

/** "Landfall — If ...": the ability word in front of a sentence. */
function worded({ word }: IfEffect, text: string): string {
  return word === undefined ? text : `${word} — ${capitalise(text)}`;
}

/** The sentence that says what happens instead, in a paragraph of its own where it has one. */
function apart(effect: IfEffect, text: string, p: PrintContext): string {
  const start = p.say(effect).apart === true || effect.word !== undefined ? "\n" : "";
  return `${start}${capitalise(worded(effect, text))}.`;
}

/** "it deals 4 damage instead", "create five of those tokens instead": the same with another number. */
function sameInstead({ then: [only, ...more] }: IfEffect): string {
  if (more.length === 0 && only?.kind === "dealDamage" && typeof only.amount === "number")
    return `it deals ${only.amount} damage instead`;
  if (
    more.length === 0 &&
    (only?.kind === "createToken" || only?.kind === "createCopyToken") &&
    typeof only.amount === "number"
  )
    return `create ${numberWord(only.amount)} of those tokens instead`;
  throw new NotPrintable("effect if", "the same with another number");
}

export function french(effect: IfEffect, p: fr.FrenchContext): fr.Piece {
  const { otherwise: other } = effect;
  if (effect.instead === true && other !== undefined) {
    const usual = fr.sentencesAfter(other, p).replace(/\.$/, "");
    const both = bothConditions(effect);
    const condition = both.conditions.map((one) => `si ${p.condition(one)}`).join(" et ");
    const said = fr.joined(both.then, p);
    return fr.sentence(usual, [
      `${fr.abilityWord(effect.word)}${fr.capitalise(fr.endSentence(`${condition}, ${said.text} à la place`, p))}.`,
      ...said.more,
    ]);
  }
  const otherwise = (): readonly string[] => (other === undefined ? [] : [`Sinon, ${fr.branch(other, p)}`]);
  if (effect.condition.kind === "did" && effect.then.length === 1 && effect.then[0]?.kind === "whenYouDo") {
    const said = fr.joined(effect.then, p);
    return fr.sentence(said.text, [...said.more, ...otherwise()]);
  }
  const dealt = frenchDealt(effect);
  if (dealt !== undefined) return fr.sentence(dealt);
  const damaged = damagedThisWay(effect);
  if (damaged !== undefined) {
    p.damaged = damaged;
    const said = fr.joined(effect.then, p);
    p.damaged = undefined;
    return fr.sentence(said.text, said.more);
  }
  const late = p.afterEvent && other === undefined && effect.word === undefined;
  p.afterEvent = false;
  if (late) {
    const said = fr.joined(effect.then, p);
    const text = fr.endSentence(said.text, p);
    return fr.sentence(`${text} si ${p.condition(effect.condition)}`, said.more);
  }
  const condition = p.condition(effect.condition);
  const said = fr.joined(effect.then, p);
  const text = `si ${condition}, ${said.text}`;
  const words = effect.word === undefined ? text : `${fr.abilityWord(effect.word)}${fr.capitalise(text)}`;
  return fr.sentence(words, [...said.more, ...otherwise()]);
}

/** « si vous contrôlez un marais et si elle est engagée »: what is asked under a condition is asked with it. */
function bothConditions({ condition, then }: IfEffect): {
  readonly conditions: readonly IfEffect["condition"][];
  readonly then: IfEffect["then"];
} {
  const [only, ...others] = then;
  if (only?.kind !== "if" || others.length > 0 || only.otherwise !== undefined || only.word !== undefined)
    return { conditions: [condition], then };
  const inner = bothConditions(only);
  return { conditions: [condition, ...inner.conditions], then: inner.then };
}

/** What holds of the one player that was dealt damage, where any was. */
function frenchDealt({ condition, then, otherwise }: IfEffect): string | undefined {
  const [only, ...others] = then;
  const name = nameOfDealt(condition);
  const isAlone = others.length === 0 && otherwise === undefined;
  if (name === undefined || !isAlone || only?.kind !== "createRule" || only.rule.kind !== "cantGainLife")
    return undefined;
  return isBound(only.rule.who, name) && only.duration === "endOfGame"
    ? "si un joueur subit des blessures de cette manière, il ne peut pas gagner de points de vie pour le reste de la partie"
    : undefined;
}

/** The name of what was dealt damage, where something is said of it that can only be so of a creature. */
function damagedThisWay({ condition, then, otherwise }: IfEffect): string | undefined {
  const [only, ...others] = then;
  const name = nameOfDealt(condition);
  if (name === undefined || only === undefined || others.length > 0 || otherwise !== undefined)
    return undefined;
  const about = oneObject(only);
  return about?.kind === "bound" && about.name === name ? name : undefined;
}

/** The name of what was dealt damage, where the condition is that any was. */
function nameOfDealt(condition: Condition): string | undefined {
  if (condition.kind !== "compare" || condition.compare !== ">=" || condition.right !== 1) return undefined;
  const { left } = condition;
  const isNamed = typeof left === "object" && left.kind === "bound" && /^dealt\d*$/.test(left.name);
  return isNamed ? left.name : undefined;
}

/** The one object that an instruction changes, or says what would happen to. */
function oneObject(effect: Effect): ObjectRef | undefined {
  if (effect.kind === "modify") return effect.what.kind === "ref" ? effect.what.ref : undefined;
  if (effect.kind !== "createReplacement" || effect.replacement.kind !== "redirectMove") return undefined;
  return definiteSubject(effect.replacement.what);
}

function isBound(ref: PlayerRef, name: string): boolean {
  return ref.kind === "bound" && ref.name === name;
}
