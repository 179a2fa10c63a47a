import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { energy } from "../print/energy.ts";
import { measure, unit } from "../print/measure.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("addPlayerCounters", {
  counter: label,
  amount,
  who: playerRef,
});
export interface AddPlayerCountersEffect extends Node<typeof schema> {}

export function english(effect: AddPlayerCountersEffect, p: PrintContext): Piece {
  if (effect.counter === "energy" && p.say(effect).variant === 1)
    return piece(playerClause(effect.who, p, () => ({ verb: "get that many {E}" }), true));
  if (effect.counter === "energy") {
    return piece(playerClause(effect.who, p, () => ({ verb: `get ${energy(effect.amount, p)}` }), true));
  }
  return piece(
    playerClause(
      effect.who,
      p,
      () => {
        const said = measure(effect.amount, unit(`${effect.counter} counter`), p);
        return { verb: `get ${said.text}`, after: said.suffix };
      },
      true,
    ),
  );
}

export function french(effect: AddPlayerCountersEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.playerClause(
      effect.who,
      p,
      () => {
        if (effect.counter === "energy" && typeof effect.amount === "number")
          return { verb: fr.vp("gagner", "{E}".repeat(effect.amount)) };
        const said = fr.measure(effect.amount, fr.counterNoun(effect.counter), p);
        return { verb: fr.vp("gagner", said.text), after: said.suffix };
      },
      true,
    ),
  );
}
