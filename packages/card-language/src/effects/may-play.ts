import { z } from "zod";
import { duration } from "../duration.ts";
import * as fr from "../french/phrases.ts";
import { type Clause, type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsGerund } from "../print/cost.ts";
import { printDuration } from "../print/duration.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { isPlural } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node, selection } from "../schema/nodes.ts";

/** Permission to play those cards for a while. */
export const schema = variant("mayPlay", {
  who: playerRef,
  what: selection,
  duration,
  act: z.enum(["play", "cast"]),
  cost: z.union([z.literal("withoutPaying"), costs]).exactOptional(),
  /** Only as such spells, judged as what a card would be cast as (CR 601.3e). */
  spells: filter.exactOptional(),
  anyManaType: flag,
  /** Exiled instead of put into a graveyard: the card, cast or not, or only the spell that it is cast as (CR 614.1a). */
  thenExile: z.enum(["card", "spell"]).exactOptional(),
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
  const what = `${suchSpells(effect, p)}${p.selection(effect.what)}`;
  p.zone = zone;
  if (first && effect.duration === "whileThere") return byItsOwner(effect, what, p);
  const free = price(effect.cost, isPlural(effect.what, p), p);
  const mana = effect.anyManaType === true ? ANY_TYPE[p.say(effect).variant ?? 10] : "";
  const clause = playerClause(
    effect.who,
    p,
    () => ({
      verb: `may ${p.say(effect).conjunction === "and" ? "look at and " : ""}${effect.act} ${what}${free}`,
    }),
    true,
  );
  const timed: Clause = first
    ? { ...clause, before: duration }
    : { ...clause, ...(duration === "" ? {} : { after: duration }) };
  const after = `${timed.after ?? ""}${mana}${afterwards(effect, p)}`.trim();
  return after === "" ? piece(timed) : piece({ ...timed, after });
}

/** "red spells from among", "spells from among" */
function suchSpells(effect: MayPlayEffect, p: PrintContext): string {
  const { spells } = effect;
  if (spells === undefined) return p.say(effect).noun === "spell" ? "spells from among " : "";
  return `${manyOf(p.noun(spells))} from among `;
}

/** What is paid instead of the mana cost. */
function price(cost: MayPlayEffect["cost"], many: boolean, p: PrintContext): string {
  if (cost === undefined) return "";
  const own = many ? "their mana costs" : "its mana cost";
  return cost === "withoutPaying"
    ? ` without paying ${own}`
    : ` by ${costAsGerund(cost, p)} rather than ${own}`;
}

/** "For as long as that card remains exiled, its owner may cast it without paying its mana cost." */
function byItsOwner({ who, act, cost }: MayPlayEffect, what: string, p: PrintContext): Piece {
  if (who.kind !== "owner") throw new NotPrintable("effect mayPlay", "of somebody else");
  const subject = "its owner";
  const verbs = [`may ${act} it${price(cost, false, p)}`];
  return piece({
    subject,
    key: "owner",
    number: "one",
    verbs,
    before: `for as long as ${what} remains exiled`,
  });
}

/** Where the card goes afterwards; whether the graveyard is called the player's own is a matter of wording. */
function afterwards(effect: MayPlayEffect, p: PrintContext): string {
  if (effect.thenExile === undefined) return "";
  const graveyard = p.say(effect).you === true ? "your graveyard" : "a graveyard";
  return effect.thenExile === "card"
    ? `. If that card would be put into ${graveyard} this turn, exile it instead`
    : `. If that spell would be put into ${graveyard}, exile it instead`;
}

/** Ways of saying that mana of any type may be spent on it. */
const ANY_TYPE: Readonly<Record<number, string>> = {
  10: ", and mana of any type can be spent to cast that spell",
  11: ", and you may spend mana as though it were mana of any type to cast that spell",
  12: ", and mana of any type can be spent to cast it",
  13: ", and mana of any type can be spent to cast those spells",
  14: ", and mana of any type can be spent to cast them",
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
      ? `, et vous pouvez dépenser du mana de n'importe quel type pour ${what.plural ? "ces sorts" : "ce sort"}`
      : "";
  const among =
    effect.spells === undefined
      ? undefined
      : `des ${fr.bare(fr.spellNoun(effect.spells, p), { many: true })} parmi ${what.text}`;
  const play = fr.vp(effect.act === "cast" ? "lancer" : "jouer", among ?? what, free);
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
  const exile =
    effect.thenExile === undefined
      ? ""
      : `. Si ${effect.thenExile === "card" ? "cette carte devait aller dans un cimetière ce tour-ci, exilez-la" : "ce sort devait aller dans un cimetière, exilez-le"} à la place`;
  return fr.piece({ ...clause, after: `${duration}${mana}${exile}` });
}
