import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import type { PlayerRef } from "../reference.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

/** Name objects for later instructions without doing anything to them; in the wording, 1: "an opponent chooses", 2: "one" of what was found. */
export const schema = variant("select", {
  what: selection,
  bind: binding,
});
export interface SelectEffect extends Node<typeof schema> {}

export function english(effect: SelectEffect, p: PrintContext): Piece {
  const { first, variant } = p.say(effect);
  const byAnOpponent = variant === 1;
  if (!byAnOpponent && first !== true) {
    // Who chooses stands before what it is that "they" control.
    const by = chooser(effect.what) ?? { kind: "you" };
    const text = (): string => {
      const whole = p.selection(effect.what);
      return variant === 2 ? "one" : whole;
    };
    const said = piece(playerClause(by, p, () => ({ verb: `choose ${text()}` })));
    p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
    return said;
  }
  const text = p.selection(effect.what);
  p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
  return sentence(byAnOpponent ? `an opponent chooses ${text}` : text);
}

/** Who chooses, where it isn't you. */
function chooser(what: Selection): PlayerRef | undefined {
  const one = what.kind === "union" && what.overlap === true ? what.of[0] : what;
  return one?.kind === "choose" && one.by.kind !== "you" ? one.by : undefined;
}

export function french(effect: SelectEffect, p: fr.FrenchContext): fr.Piece {
  const who = chooser(effect.what) ?? ({ kind: "you" } as const);
  const clause = fr.playerClause(who, p, () => ({ verb: fr.vp("choisir", p.selection(effect.what)) }));
  fr.mentionBound(effect, p);
  return fr.piece(clause);
}
