import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant, zone } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("playsLand", {
  who: playerRef,
  what: filter,
  /** From anywhere but there: a hand, library or graveyard of that player's own (CR 400.1). */
  fromNot: zone.exactOptional(),
});
export interface PlaysLandEvent extends Node<typeof schema> {}

export function english(event: PlaysLandEvent, p: PrintContext): EventClause {
  return does(event.who, "play", ` ${indefinite(p.noun(event.what), "none")}${elsewhere(event)}`, p);
}

/** " from anywhere other than your hand" */
export function elsewhere({ who, fromNot }: Pick<PlaysLandEvent, "who" | "fromNot">): string {
  if (fromNot === undefined) return "";
  return ` from anywhere other than ${fromNot === "exile" ? "" : who.kind === "you" ? "your " : "their "}${fromNot}`;
}

export function french(event: PlaysLandEvent, p: fr.FrenchContext): fr.EventClause {
  const land = { kind: "type", type: "land" } as const;
  const np = p.noun(event.what.of.length === 0 ? { ...event.what, of: [land] } : event.what);
  p.mention("event:object", np.called, false);
  return fr.playerDoes(event.who, p, (who) => {
    const played = fr.aOrAn(np, "none").text;
    if (event.fromNot === undefined) return fr.vp("jouer", played);
    const own = who.you === true ? who : fr.pronounFor({ gender: "m", plural: who.plural });
    const there = event.fromNot === "exile" ? "l'exil" : fr.possessed(fr.ZONES[event.fromNot], own).text;
    return fr.vp("jouer", played, `depuis n'importe où ailleurs que ${there}`);
  });
}
