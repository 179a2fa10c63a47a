import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { each, players, spells } from "../print/rule-words.ts";
import { listOf, numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, natural, variant, zones } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

export const schema = variant("cantCast", {
  who: playerRef,
  spells: filter,
  during: z.enum(["othersTurns", "notOwnTurn", "combat"]).exactOptional(),
  from: zones.exactOptional(),
  moreThanEachTurn: natural.exactOptional(),
  onlyWhenSorcery: flag,
});
export interface CantCastRule extends Node<typeof schema> {}

export function english(rule: CantCastRule, p: PrintContext): string {
  const what = spells(rule.spells, p);
  const from = rule.from === undefined ? "" : ` from ${englishPlaces(rule.from)}`;
  if (rule.moreThanEachTurn !== undefined) {
    const number = numberWord(rule.moreThanEachTurn);
    const noun = p.noun({ zones: ["stack"], of: rule.spells.of });
    if (p.say(rule).variant === 4)
      return `${each(rule.who, p)} who has cast ${indefinite(noun)} this turn can't cast additional ${what}`;
    return `${each(rule.who, p)} can't cast more than ${number} ${rule.moreThanEachTurn === 1 ? [...noun.before, noun.head.one].join(" ") : what} each turn`;
  }
  if (rule.onlyWhenSorcery === true && p.say(rule).variant === 3)
    return `${each(rule.who, p)} can cast spells only as a sorcery`;
  if (rule.onlyWhenSorcery === true)
    return `${each(rule.who, p)} can cast spells only any time they could cast a sorcery`;
  if (rule.during === undefined && p.say(rule).variant === 1) return `${what}${from} can't be cast`;
  if (rule.during === undefined) return `${players(rule.who, p)} can't cast ${what}${from}`;
  switch (rule.during) {
    case "othersTurns":
      return `${players(rule.who, p)} can't cast ${what}${from} during your turn`;
    case "notOwnTurn":
      return `${p.say(rule).variant === 2 ? "players" : each(rule.who, p)} can cast ${what} only during their own turns`;
    case "combat":
      return `${players(rule.who, p)} can't cast ${what} during combat`;
  }
}

/** "graveyards or libraries", "anywhere other than their hands" */
function englishPlaces(from: readonly Zone[]): string {
  if (isElsewhere(from)) return "anywhere other than their hands";
  const words: Partial<Record<Zone, string>> = { graveyard: "graveyards", library: "libraries" };
  return listOf(
    from.map((zone) => words[zone] ?? zone),
    "or",
  );
}

/** Wherever a card can be cast from but the hand. */
function isElsewhere(from: readonly Zone[]): boolean {
  const all: readonly Zone[] = ["graveyard", "library", "exile", "command"];
  return all.every((zone) => from.includes(zone)) && !from.includes("hand");
}

function frenchFrom(from: readonly Zone[]): string {
  return isElsewhere(from)
    ? "d'ailleurs que de leur main"
    : `depuis ${fr.listOf(from.map(frenchPlace), "ou")}`;
}

export function french(rule: CantCastRule, p: fr.FrenchContext): string {
  const np = fr.spellNoun(rule.spells, p);
  const who = fr.players(rule.who, p);
  const from = rule.from === undefined ? "" : ` ${frenchFrom(rule.from)}`;
  const say = (verb: fr.VerbPhrase): string => fr.present(who, verb);
  if (rule.moreThanEachTurn !== undefined) {
    const { moreThanEachTurn: most } = rule;
    const spells = fr.bare(np, { many: most !== 1 });
    return say(fr.cant(`lancer plus de ${fr.numberWord(most)} ${spells} à chaque tour`));
  }
  if (rule.onlyWhenSorcery === true) {
    const could = who.you === true ? "vous pourriez" : who.plural ? "ils pourraient" : "il pourrait";
    return say(
      fr.not(fr.vp("pouvoir", undefined, `lancer des sorts que lorsque ${could} lancer un rituel`), "alone"),
    );
  }
  const spells = fr.phrase(np, { determiner: "none", many: true }).text;
  if (rule.during === "notOwnTurn") {
    const own = who.you === true ? "votre tour" : who.plural ? "leur propre tour" : "son propre tour";
    return say(fr.not(fr.vp("pouvoir", undefined, `lancer de ${spells} que pendant ${own}`), "alone"));
  }
  const when =
    rule.during === undefined ? "" : rule.during === "combat" ? " pendant le combat" : " pendant votre tour";
  return say(fr.cant(`lancer de ${spells}${from}${when}`));
}

function frenchPlace(zone: Zone): string {
  return zone === "exile" ? "l'exil" : fr.definite(fr.ZONES[zone], zone !== "hand").text;
}
