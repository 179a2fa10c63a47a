import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { objectRef, playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, targetKind } from "../schema/nodes.ts";

export const schema = variant("changeTargets", {
  what: objectRef,
  who: playerRef,
  to: objectRef.exactOptional(),
  /** One of its targets, whichever the player chooses, rather than all of them (CR 115.7b). */
  single: flag,
  only: targetKind.exactOptional(),
  optional: flag,
});
export interface ChangeTargetsEffect extends Node<typeof schema> {}

export function english(effect: ChangeTargetsEffect, p: PrintContext): Piece {
  if (effect.to !== undefined)
    return piece(
      imperative(
        `change ${effect.single === true ? "a" : "the"} target of ${p.object(effect.what)} to ${p.object(effect.to)}`,
      ),
    );
  if (effect.single === true) throw new NotPrintable("effect changeTargets", "a single one");
  if (effect.only !== undefined) throw new NotPrintable("effect changeTargets", "to one kind");
  if (effect.optional === true)
    return piece(
      playerClause(
        effect.who,
        p,
        () => ({ verb: `may choose new targets for ${p.object(effect.what)}` }),
        true,
      ),
    );
  return piece(
    playerClause(effect.who, p, () => ({ verb: `change the target of ${p.object(effect.what)}` })),
  );
}

export function french(effect: ChangeTargetsEffect, p: fr.FrenchContext): fr.Piece {
  const what = p.object(effect.what);
  if (effect.to !== undefined)
    return fr.piece(
      fr.imperative(
        fr.vp(
          "changer",
          `${effect.single === true ? "une" : "la"} cible de ${what.text}`,
          `pour ${p.object(effect.to).text}`,
        ),
      ),
    );
  if (effect.optional === true)
    return fr.piece(
      fr.playerClause(
        effect.who,
        p,
        () => ({ verb: fr.vp("pouvoir", undefined, `choisir de nouvelles cibles pour ${what.text}`) }),
        true,
      ),
    );
  return fr.piece(
    fr.playerClause(effect.who, p, () => ({ verb: fr.vp("changer", `la cible de ${what.text}`) })),
  );
}
