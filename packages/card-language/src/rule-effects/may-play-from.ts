import { z } from "zod";
import type { Filter } from "../filter.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsThird } from "../print/cost.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant, zone } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("mayPlayFrom", {
  who: playerRef,
  what: filter,
  zone,
  topOnly: flag,
  act: z.enum(["play", "cast", "playLand"]),
  cost: z.union([z.literal("withoutPaying"), costs]).exactOptional(),
  additional: costs.exactOptional(),
  oncePerTurn: flag,
  anyManaType: flag,
  thenExile: flag,
});
export interface MayPlayFromRule extends Node<typeof schema> {}

export function english(rule: MayPlayFromRule, p: PrintContext): string {
  const verb = rule.act === "cast" ? "cast" : "play";
  if (rule.oncePerTurn === true && rule.act === "cast" && rule.zone === "graveyard") return oneOnly(rule, p);
  if (
    rule.additional !== undefined ||
    rule.thenExile === true ||
    rule.anyManaType === true ||
    rule.oncePerTurn === true
  ) {
    throw new NotPrintable("rule mayPlayFrom", "with conditions");
  }
  const what =
    rule.act === "playLand"
      ? manyOf(
          p.noun(
            p.say(rule.what).variant === 1 ? { zones: ["hand"], of: rule.what.of } : { of: rule.what.of },
          ),
          "none",
        )
      : rule.act === "cast"
        ? spells(rule.what, p)
        : mixed(rule.what, p);
  const where = rule.topOnly === true ? "the top of your library" : `your ${rule.zone}`;
  const free =
    rule.cost === undefined
      ? ""
      : rule.cost === "withoutPaying"
        ? " without paying their mana costs"
        : ` by ${costAsThird(rule.cost, p)}`;
  return `${players(rule.who, p)} may ${verb} ${what} from ${where}${free}`;
}

/** "one creature card", "a Zombie creature spell". */
function oneOnly(rule: MayPlayFromRule, p: PrintContext): string {
  const { variant = 3 } = p.say(rule);
  const zone = variant > 2 ? "stack" : "hand";
  const np = indefinite(p.noun({ zones: [zone], of: rule.what.of }), "none");
  const one = variant % 2 === 0 ? np.replace(/^an? /, "one ") : np;
  return `${players(rule.who, p)} may cast ${one} from your graveyard`;
}

function mixed(filter: Filter, p: PrintContext): string {
  return filter.of.length === 0
    ? "lands and cast spells"
    : manyOf(p.noun({ zones: ["hand"], of: filter.of }), "none");
}
