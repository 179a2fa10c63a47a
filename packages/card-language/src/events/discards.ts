import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("discards", {
  who: playerRef,
  what: filter,
  batch: flag,
});
export interface DiscardsEvent extends Node<typeof schema> {}

export function english(event: DiscardsEvent, p: PrintContext): EventClause {
  const np = p.noun(event.what);
  p.mention("event:object", np.noun, event.batch === true);
  return does(
    event.who,
    p.say(event).variant === 1 ? "cycle or discard" : "discard",
    event.batch === true ? ` one or more ${manyOf(np, "none")}` : ` ${indefinite(np, "none")}`,
    p,
  );
}

export function french(event: DiscardsEvent, p: fr.FrenchContext): fr.EventClause {
  const np = p.noun(event.what);
  p.mention("event:object", fr.CARD, event.batch === true);
  const cards =
    event.batch === true
      ? fr.phrase(np, {
          determiner: { number: (gender) => `au moins ${fr.numberWord(1, gender)}` },
          zone: "none",
        })
      : fr.aOrAn(np, "none");
  return fr.playerDoes(event.who, p, () => fr.vp("se défausser", undefined, `de ${cards.text}`));
}
