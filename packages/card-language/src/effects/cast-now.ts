import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction } from "../print/cost.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { isPlural } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node, selection } from "../schema/nodes.ts";

/** Cast or play a card now, as part of the resolution. */
export const schema = variant("castNow", {
  who: playerRef,
  what: selection,
  cost: z.union([z.literal("withoutPaying"), costs]),
  optional: flag,
  landsToo: flag,
  /** With its back face up (CR 310.11b, 712.11b). */
  transformed: flag,
  /** What the resulting spell has to be ("if the resulting spell's mana value is less"). */
  spell: filter.exactOptional(),
  bind,
});
export interface CastNowEffect extends Node<typeof schema> {}

export function english(effect: CastNowEffect, p: PrintContext): Piece {
  if (effect.transformed === true) throw new NotPrintable("effect castNow", "transformed");
  if (effect.spell !== undefined) throw new NotPrintable("effect castNow", "of certain spells");
  const verb = effect.landsToo === true ? "play" : "cast";
  const free =
    effect.cost === "withoutPaying"
      ? ` without paying ${isPlural(effect.what, p) ? "their mana costs" : "its mana cost"}`
      : ` by paying ${costAsAction(effect.cost, p)}`;
  const zone = p.zone;
  p.zone = "from";
  const clause = playerClause(
    effect.who,
    p,
    () => ({ verb: `${effect.optional === true ? "may " : ""}${verb} ${p.selection(effect.what)}${free}` }),
    effect.optional === true,
  );
  p.zone = zone;
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", isPlural(effect.what, p));
  return piece(clause);
}

export function french(effect: CastNowEffect, p: fr.FrenchContext): fr.Piece {
  const optional = effect.optional === true;
  const clause = p.from(() =>
    fr.playerClause(
      effect.who,
      p,
      () => {
        const what = p.selection(effect.what);
        const cost =
          effect.cost === "withoutPaying"
            ? `sans payer ${what.plural ? "leurs coûts" : "son coût"} de mana`
            : `en payant à la place : ${p.phrases.cost(effect.cost, p)}`;
        const spell =
          effect.spell === undefined ? "" : ` si le sort est ${fr.aOrAn(fr.spellNoun(effect.spell, p)).text}`;
        const verb = fr.vp(effect.landsToo === true ? "jouer" : "lancer", what, cost + spell);
        if (!optional) return { verb };
        const you = effect.who.kind === "you" ? fr.YOU : fr.nominal("", "m");
        return { verb: fr.vp("pouvoir", undefined, fr.conjugate(verb, "infinitive", you)) };
      },
      optional,
    ),
  );
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, fr.SPELL, fr.areMany(effect.what, p));
  return fr.piece(clause);
}
