import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import * as targets from "../predicates/targets.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { other } from "../print/event-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, subject, targetKind } from "../schema/nodes.ts";

export const schema = variant("activates", {
  who: playerRef,
  of: subject,
  notMana: flag,
  loyalty: flag,
  exhaust: flag,
  /** Only one without {T} in its activation cost. */
  withoutTap: flag,
  /** Only one with such a target. */
  targeting: targetKind.exactOptional(),
});
export interface ActivatesEvent extends Node<typeof schema> {}

export function english(event: ActivatesEvent, p: PrintContext): EventClause {
  const kind =
    event.loyalty === true
      ? "a loyalty ability"
      : event.exhaust === true
        ? "an exhaust ability"
        : "an ability";
  const mana = event.notMana === true ? " that isn't a mana ability" : "";
  const anything = typeof event.of === "object" && "filter" in event.of && isAnything(event.of.filter);
  const of = anything ? "" : ` of ${other(event.of, "event:object", p)}`;
  const aimed =
    event.targeting === undefined
      ? ""
      : ` ${targets.englishAfter({ kind: "targets", what: event.targeting }, p, true).one.replace(/ or a player$/, " or player")}`;
  const untapped = event.withoutTap === true ? " without {T} in its activation cost" : "";
  const owned =
    p.say(event).variant === 1 ? ` ${other(event.of, "event:object", p)}'s ability` : ` ${kind}${of}`;
  const later = p.say(event).variant === 2 ? ", if it isn't a mana ability" : mana;
  const clause = does(event.who, "activate", `${owned}${later}${untapped}${aimed}`, p);
  p.mention("event:spell", "ability", false);
  return clause;
}

/** Whatever has an ability, wherever it is. */
function isAnything({ zones, of }: Filter): boolean {
  return zones === undefined && of.length === 0;
}

export function french(event: ActivatesEvent, p: fr.FrenchContext): fr.EventClause {
  const kind =
    event.loyalty === true
      ? "une capacité de loyauté"
      : event.exhaust === true
        ? "une capacité d'épuisement"
        : "une capacité";
  const mana = event.notMana === true ? " qui n'est pas une capacité de mana" : "";
  const anything = typeof event.of === "object" && "filter" in event.of && isAnything(event.of.filter);
  const clause = fr.playerDoes(event.who, p, () => {
    const of = anything ? "" : ` de ${fr.otherObject(event.of, "event:object", p).text}`;
    const aimed =
      event.targeting === undefined
        ? ""
        : ` ${targets.frenchAfter({ kind: "targets", what: event.targeting }, p).words(fr.nominal("", "f"))}`;
    const untapped = event.withoutTap === true ? " sans {T} dans son coût d'activation" : "";
    return fr.vp("activer", `${kind}${of}${mana}${untapped}${aimed}`);
  });
  p.mentionAside("event:spell", fr.ABILITY, false);
  return clause;
}
