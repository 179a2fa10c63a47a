import { z } from "zod";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction } from "../print/cost.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { isPlural } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { bind, flag, positive, variant } from "../schema/basic.ts";
import { costs, filter, type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

/** Cast or play a card now, as part of the resolution. */
export const schema = variant("castNow", {
  who: playerRef,
  what: selection,
  cost: z.union([z.literal("withoutPaying"), costs]),
  optional: flag,
  landsToo: flag,
  /** With its back face up (CR 310.11b, 712.11b). */
  transformed: flag,
  /** Not the cards, but so many copies of each that are created where the cards are (CR 707.12). */
  copies: positive.exactOptional(),
  /** What the resulting spell has to be ("if the resulting spell's mana value is less"). */
  spell: filter.exactOptional(),
  bind,
});
export interface CastNowEffect extends Node<typeof schema> {}

export function english(effect: CastNowEffect, p: PrintContext): Piece {
  if (effect.transformed === true) throw new NotPrintable("effect castNow", "transformed");
  const what = effect.spell === undefined ? effect.what : spellFrom(effect.what, effect.spell, p);
  if (effect.copies !== undefined) return castCopies(effect, effect.copies, p);
  const verb = effect.landsToo === true ? "play" : "cast";
  const free =
    effect.cost === "withoutPaying"
      ? ` without paying ${isPlural(effect.what, p) ? "their mana costs" : "its mana cost"}`
      : ` by paying ${costAsAction(effect.cost, p)}`;
  const among = p.say(effect).variant === 3 ? "any number of spells from among " : "";
  const zone = p.zone;
  p.zone = "from";
  const clause = playerClause(
    effect.who,
    p,
    () => ({
      verb: `${effect.optional === true ? "may " : ""}${verb} ${among}${p.selection(what)}${free}`,
    }),
    effect.optional === true,
  );
  p.zone = zone;
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", isPlural(effect.what, p));
  return piece(clause);
}

/** "a spell from your hand with mana value 3 or less": what is said of the spell is said between the card and its place. */
function spellFrom(what: Selection, spell: Filter, p: PrintContext): Selection {
  if (what.kind !== "choose" || what.filter.zones?.[0] !== "hand")
    throw new NotPrintable("effect castNow", "of certain spells");
  const all: Selection = { ...what, filter: { ...what.filter, of: [...spell.of, ...what.filter.of] } };
  p.sayAs(all, what);
  return all;
}

/**
 * "copy the exiled card. You may cast the copy without paying its mana cost"; in the wording, 1 where it hangs on whether it was
 * copied, 2 where only that is cast which can be, 4 where it is said for each card.
 */
function castCopies(effect: CastNowEffect, copies: number, p: PrintContext): Piece {
  if (effect.cost !== "withoutPaying" || effect.who.kind !== "you" || effect.landsToo === true)
    throw new NotPrintable("effect castNow", "copies for a cost or by others");
  if (p.say(effect).variant === 4) {
    const cast = "copy it, and you may cast the copy without paying its mana cost";
    return sentence(`for each card exiled this way, ${cast}`);
  }
  const times = ["", " twice", " three times"][copies - 1];
  if (times === undefined) throw new NotPrintable("effect castNow", "many copies");
  const { variant } = p.say(effect);
  const plural = copies > 1 || isPlural(effect.what, p);
  const clause = playerClause(effect.who, p, () => ({ verb: `copy ${p.selection(effect.what)}${times}` }));
  const what = plural ? "the copies" : "the copy";
  const able = variant === 2 ? " if able" : "";
  const free = `without paying ${plural ? "their mana costs" : "its mana cost"}.`;
  const cast = `cast ${what}${able} ${free}`;
  if (effect.optional !== true) return piece(clause, [`C${cast.slice(1)}`]);
  return piece(clause, [variant === 1 ? `If you do, you may ${cast}` : `You may ${cast}`]);
}

export function french(effect: CastNowEffect, p: fr.FrenchContext): fr.Piece {
  const optional = effect.optional === true;
  if (effect.copies !== undefined) return frenchCopies(effect, effect.copies, p);
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
        const wanted = frenchWanted(effect, p);
        if (wanted !== undefined) {
          const cast = fr.vp("lancer", wanted, cost);
          return {
            verb: optional ? fr.vp("pouvoir", undefined, fr.conjugate(cast, "infinitive", fr.YOU)) : cast,
          };
        }
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
  if (effect.bind !== undefined) p.mentionAside(`bound:${effect.bind}`, fr.SPELL, fr.areMany(effect.what, p));
  return fr.piece(clause);
}

/** « un sort avec une valeur de mana inférieure ou égale à 4 depuis votre main »: any card in your hand that becomes such a spell. */
function frenchWanted({ who, what, spell, cost }: CastNowEffect, p: fr.FrenchContext): string | undefined {
  if (spell === undefined || who.kind !== "you" || cost !== "withoutPaying" || what.kind !== "choose")
    return undefined;
  const { min, max } = what.count;
  const [owner, ...others] = what.filter.of;
  const anyOfHand = what.filter.zones?.join() === "hand" && owner?.kind === "owner" && others.length === 0;
  if (!anyOfHand || min !== 1 || max !== 1) return undefined;
  return `${fr.aOrAn(fr.spellNoun(spell, p)).text} depuis ${fr.possessed(fr.ZONES.hand, fr.YOU).text}`;
}

function frenchCopies(effect: CastNowEffect, copies: number, p: fr.FrenchContext): fr.Piece {
  const what = p.from(() => p.selection(effect.what));
  const plural = copies > 1 || what.plural === true;
  const times = copies === 1 ? "" : `${fr.countWord(copies, p)} fois`;
  const clause = fr.playerClause(effect.who, p, () => ({ verb: fr.vp("copier", what, times) }));
  const cast = fr.vp(
    "lancer",
    undefined,
    `${plural ? "les copies" : "la copie"} sans payer ${plural ? "leurs coûts" : "son coût"} de mana`,
  );
  const subject = effect.who.kind === "you" ? fr.YOU : p.player(effect.who);
  const may = fr.vp("pouvoir", undefined, fr.conjugate(cast, "infinitive", subject));
  return fr.piece(clause, [`${fr.capitalise(fr.present(subject, effect.optional === true ? may : cast))}.`]);
}
