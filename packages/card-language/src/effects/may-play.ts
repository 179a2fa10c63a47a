import { z } from "zod";
import { duration } from "../duration.ts";
import * as fr from "../french/phrases.ts";
import { type Clause, type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { printDuration } from "../print/duration.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { isPlural } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, type Node, selection } from "../schema/nodes.ts";

/** Permission to play those cards for a while. */
export const schema = variant("mayPlay", {
  who: playerRef,
  what: selection,
  duration,
  act: z.enum(["play", "cast"]),
  cost: z.union([z.literal("withoutPaying"), costs]).exactOptional(),
  anyManaType: flag,
});
export interface MayPlayEffect extends Node<typeof schema> {}

export function english(effect: MayPlayEffect, p: PrintContext): Piece {
  const first = p.say(effect).first === true;
  const duration =
    effect.duration === "endOfTurn"
      ? first
        ? "until end of turn"
        : "this turn"
      : effect.duration === "whileThere"
        ? `for as long as ${isPlural(effect.what, p) ? "they remain" : "it remains"} exiled`
        : printDuration(effect.duration, p);
  const zone = p.zone;
  p.zone = "from";
  const what = p.selection(effect.what);
  p.zone = zone;
  const free =
    effect.cost === "withoutPaying"
      ? ` without paying ${isPlural(effect.what, p) ? "their mana costs" : "its mana cost"}`
      : "";
  if (effect.cost !== undefined && effect.cost !== "withoutPaying")
    throw new NotPrintable("effect mayPlay", "for another cost");
  const mana = effect.anyManaType === true ? ANY_TYPE[p.say(effect).variant ?? 10] : "";
  const clause = playerClause(effect.who, p, () => ({ verb: `may ${effect.act} ${what}${free}` }), true);
  const timed: Clause = first
    ? { ...clause, before: duration }
    : { ...clause, ...(duration === "" ? {} : { after: duration }) };
  return mana === "" ? piece(timed) : piece({ ...timed, after: `${timed.after ?? ""}${mana}`.trim() });
}

/** Ways of saying that mana of any type may be spent on it. */
const ANY_TYPE: Readonly<Record<number, string>> = {
  10: ", and mana of any type can be spent to cast that spell",
  11: ", and you may spend mana as though it were mana of any type to cast that spell",
  12: ", and mana of any type can be spent to cast it",
};

export function french(effect: MayPlayEffect, p: fr.FrenchContext): fr.Piece {
  const what = p.from(() => p.selection(effect.what));
  const duration =
    effect.duration === "whileThere"
      ? `tant que ${fr.present(fr.pronounFor(what), fr.vp("rester", undefined, fr.participle("exiler")(what)))}`
      : fr.shortDuration(effect.duration, p);
  const free =
    effect.cost === "withoutPaying"
      ? `sans payer ${what.plural ? "leurs coûts" : "son coût"} de mana`
      : effect.cost === undefined
        ? ""
        : `en payant à la place : ${p.phrases.cost(effect.cost, p)}`;
  const mana =
    effect.anyManaType === true
      ? ", et vous pouvez dépenser du mana de n'importe quel type pour ce sort"
      : "";
  const play = fr.vp(effect.act === "cast" ? "lancer" : "jouer", what, free);
  const clause = fr.playerClause(
    effect.who,
    p,
    () => ({
      verb: fr.vp(
        "pouvoir",
        undefined,
        fr.conjugate(play, "infinitive", effect.who.kind === "you" ? fr.YOU : fr.nominal("", "m")),
      ),
    }),
    true,
  );
  return fr.piece({ ...clause, after: `${duration}${mana}` });
}
