import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("coinFlipped", {
  who: playerRef,
  result: z.enum(["win", "lose"]).exactOptional(),
});
export interface CoinFlippedEvent extends Node<typeof schema> {}

export function english(event: CoinFlippedEvent, p: PrintContext): EventClause {
  return does(
    event.who,
    event.result === undefined ? "flip" : event.result,
    event.result === undefined ? " a coin" : " a coin flip",
    p,
  );
}

export function french(event: CoinFlippedEvent, p: fr.FrenchContext): fr.EventClause {
  const verb = event.result === "win" ? "gagner" : event.result === "lose" ? "perdre" : "jouer";
  return fr.playerDoes(event.who, p, () => fr.vp(verb, undefined, "à pile ou face"));
}
