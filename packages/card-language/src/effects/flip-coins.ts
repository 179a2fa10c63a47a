import type { Effect } from "../effect.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, effects, type Node } from "../schema/nodes.ts";

export const schema = variant("flipCoins", {
  who: playerRef,
  count: amount,
  bind,
  win: effects.exactOptional(),
  lose: effects.exactOptional(),
});
export interface FlipCoinsEffect extends Node<typeof schema> {}

export function english(effect: FlipCoinsEffect, p: PrintContext): Piece {
  if (effect.count !== 1) throw new NotPrintable("effect flipCoins", "several");
  const more: string[] = [];
  const branch = (word: string, effects: readonly Effect[] | undefined): void => {
    if (effects === undefined) return;
    const text = p.phrases.effects(effects, p);
    more.push(
      `If you ${word} the flip, ${text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    );
  };
  branch("win", effect.win);
  branch("lose", effect.lose);
  return piece(
    playerClause(effect.who, p, () => ({ verb: "flip a coin" })),
    more,
  );
}

export function french(effect: FlipCoinsEffect, p: fr.FrenchContext): fr.Piece {
  const one = effect.count === 1;
  const more: string[] = [];
  const branch = (verb: string, effects: readonly Effect[] | undefined): void => {
    if (effects !== undefined) more.push(`Si vous ${verb} à pile ou face, ${fr.branch(effects, p)}`);
  };
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp(
      "jouer",
      undefined,
      one ? "à pile ou face" : `à pile ou face ${fr.countWord(effect.count, p)} fois`,
    ),
  }));
  branch("gagnez", effect.win);
  branch("perdez", effect.lose);
  return fr.piece(clause, more);
}
