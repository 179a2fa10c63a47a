import * as fr from "../french/phrases.ts";
import { frenchEntering } from "../french/token.ts";
import type { Modification } from "../modification.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { measure } from "../print/measure.ts";
import { isPlural } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { bind, list, variant } from "../schema/basic.ts";
import { amount, entersWith, modification, type Node, selection } from "../schema/nodes.ts";

export const schema = variant("createCopyToken", {
  who: playerRef,
  amount,
  of: selection,
  except: list(modification).exactOptional(),
  with: entersWith.exactOptional(),
  bind,
});
export interface CreateCopyTokenEffect extends Node<typeof schema> {}

export function english(effect: CreateCopyTokenEffect, p: PrintContext): Piece {
  const one = effect.amount === 1;
  const clause = playerClause(effect.who, p, () => {
    const tapped = effect.with?.tapped === true && effect.with.attacking !== true ? "tapped " : "";
    const said = measure(effect.amount, { one: `${tapped}token`, many: `${tapped}tokens` }, p);
    const of = p.selection(effect.of);
    const copies = one
      ? "that's a copy of"
      : isPlural(effect.of, p)
        ? "that are copies of"
        : "that are copies of";
    const attacking = effect.with?.attacking === true ? ` and that's tapped and attacking` : "";
    const except =
      effect.except === undefined || isApart(effect.except, p)
        ? ""
        : `, except ${p.phrases.modifications(effect.except, p)}`;
    return { verb: `create ${said.text} ${copies} ${of}${attacking}${except}`, after: said.suffix };
  });
  p.mention(`bound:${effect.bind ?? "token"}`, "token", !one);
  if (effect.except === undefined || !isApart(effect.except, p)) return piece(clause);
  const has = p.phrases.modifications(effect.except, p).replace(/^it has/, "");
  return piece(clause, [`${APART[(p.say(effect.except).variant ?? 10) - 10]}${has}.`]);
}

/** Ways of saying in a sentence of its own what the copy has besides. */
const APART = ["That token has", "The token has", "Those tokens have"];

function isApart(except: readonly Modification[], p: PrintContext): boolean {
  return (p.say(except).variant ?? 0) >= 10;
}

export function french(effect: CreateCopyTokenEffect, p: fr.FrenchContext): fr.Piece {
  const one = effect.amount === 1;
  const clause = fr.playerClause(effect.who, p, () => {
    const said = fr.measure(effect.amount, fr.TOKEN, p);
    const of = p.selection(effect.of);
    const entering = frenchEntering(effect.with, fr.isSingular(effect.amount), p);
    p.copyIsToken = true;
    const except =
      effect.except === undefined ? "" : `, excepté que ${p.phrases.exceptions(effect.except, p)}`;
    p.copyIsToken = false;
    const en = of.pronoun === true ? "en " : "";
    const copies = fr.isSingular(effect.amount) ? `qui ${en}est une copie` : `qui ${en}sont des copies`;
    const original = of.pronoun === true ? "" : ` de ${of.text}`;
    return {
      verb: fr.vp("créer", `${said.text}${entering} ${copies}${original}${except}`),
      after: said.suffix,
    };
  });
  p.mention(`bound:${effect.bind ?? "token"}`, fr.TOKEN, !one);
  return fr.piece(clause);
}
