import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord, plural } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("skipNext", {
  who: playerRef,
  what: z.enum(["turn", "drawStep", "untapStep", "combatPhase"]),
  /** Absent: one. */
  times: positive.exactOptional(),
});
export interface SkipNextEffect extends Node<typeof schema> {}

export function english(effect: SkipNextEffect, p: PrintContext): Piece {
  const names = {
    turn: "turn",
    drawStep: "draw step",
    untapStep: "untap step",
    combatPhase: "combat phase",
  } as const;
  return piece(
    playerClause(effect.who, p, () => ({
      verb: `skip ${effect.who.kind === "you" ? "your" : "their"} next ${nextOnes(effect, names[effect.what])}`,
    })),
  );
}

function nextOnes({ times }: SkipNextEffect, name: string): string {
  return times === undefined ? name : `${numberWord(times)} ${plural(name)}`;
}

export function french(effect: SkipNextEffect, p: fr.FrenchContext): fr.Piece {
  const yours = effect.who.kind === "you";
  const names = {
    turn: yours ? "votre prochain tour" : "son prochain tour",
    drawStep: yours ? "votre prochaine étape de pioche" : "sa prochaine étape de pioche",
    untapStep: yours ? "votre prochaine étape de dégagement" : "sa prochaine étape de dégagement",
    combatPhase: yours ? "votre prochaine phase de combat" : "sa prochaine phase de combat",
  } as const;
  const { times } = effect;
  const several = `${yours ? "vos" : "ses"} ${fr.numberWord(times ?? 1)} prochains tours`;
  const what = times !== undefined && effect.what === "turn" ? several : names[effect.what];
  return fr.piece(fr.playerClause(effect.who, p, () => ({ verb: fr.vp("passer", what) })));
}
