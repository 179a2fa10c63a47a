import { duration } from "../duration.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { printDuration } from "../print/duration.ts";
import { numberWord } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { type Node, ruleEffect } from "../schema/nodes.ts";

/** A rule effect or replacement effect that lasts a while. */
export const schema = variant("createRule", {
  rule: ruleEffect,
  duration,
});
export interface CreateRuleEffect extends Node<typeof schema> {}

export function english(effect: CreateRuleEffect, p: PrintContext): Piece {
  if (effect.rule.kind === "additionalLands" && effect.duration === "endOfTurn") {
    const { count } = effect.rule;
    const lands =
      count === 1
        ? "an additional land"
        : typeof count === "number"
          ? `up to ${numberWord(count)} additional lands`
          : "any number of lands";
    return sentence(`${p.player(effect.rule.who, "subject")} may play ${lands} this turn`);
  }
  if (effect.rule.kind === "mayCastAsThoughFlash" && effect.duration === "endOfTurn")
    return sentence(p.phrases.rule(effect.rule, p).replace(/(?= as though they had flash$)/, " this turn"));
  if (effect.rule.kind === "costChange" && effect.duration === "endOfTurn")
    return sentence(p.phrases.rule(effect.rule, p).replace(/ cast cost /, " cast this turn cost "));
  const { variant } = p.say(effect);
  const said = `${BEFORE[variant ?? 0] ?? ""}${p.phrases.rule(effect.rule, p)}${ALSO[variant ?? 0] ?? ""}`;
  if (p.say(effect).first === true) return sentence(`${printDuration(effect.duration, p)}, ${said}`);
  return sentence(`${said} ${ruleDuration(effect.duration, p)}`.trim());
}

/** Rules that go without saying of their own: another rule of the same sentence says them, before it or after it. */
const BEFORE: Readonly<Record<number, string>> = {
  29: "your life total can't change and ",
};
const ALSO: Readonly<Record<number, string>> = {
  27: " or activate planeswalkers' loyalty abilities",
  28: " and lands with the chosen name can't be played",
};

function ruleDuration(duration: CreateRuleEffect["duration"], p: PrintContext): string {
  if (duration === "endOfGame") return "for the rest of the game";
  return duration === "endOfTurn" ? "this turn" : printDuration(duration, p);
}

export function french(effect: CreateRuleEffect, p: fr.FrenchContext): fr.Piece {
  const { rule, duration } = effect;
  const when = duration === "endOfGame" ? "pour le reste de la partie" : fr.shortDuration(duration, p);
  if (rule.kind === "additionalLands" && duration === "endOfTurn") {
    const { count } = rule;
    const lands =
      count === "any"
        ? "n'importe quel nombre de terrains"
        : count === 1
          ? "un terrain supplémentaire"
          : `jusqu'à ${fr.numberWord(count)} terrains supplémentaires`;
    return fr.sentence(fr.present(p.player(rule.who), fr.vp("pouvoir", undefined, `jouer ${lands} ${when}`)));
  }
  return fr.sentence(`${p.phrases.rule(rule, p)} ${when}`.trim());
}
