import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { each, players, spells } from "../print/rule-words.ts";
import { listOf, numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, natural, variant, zones } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

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
  const from =
    rule.from === undefined
      ? ""
      : ` from ${listOf(
          rule.from.map((zone) =>
            zone === "exile"
              ? zone
              : zone === "graveyard"
                ? "graveyards"
                : zone === "library"
                  ? "libraries"
                  : zone,
          ),
          "or",
        )}`;
  if (rule.moreThanEachTurn !== undefined) {
    const number = numberWord(rule.moreThanEachTurn);
    const noun = p.noun({ zones: ["stack"], of: rule.spells.of });
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
