import * as fr from "../french/phrases.ts";
import { cardsOf } from "../print/cards-of.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { countWord } from "../print/target.ts";
import { playerRef } from "../reference.ts";
import { binding, flag, variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

/** Reveal from the top until cards matching are found. `bind` are those found, `rest` the others. */
export const schema = variant("revealUntil", {
  who: playerRef,
  filter,
  count: amount,
  bind: binding,
  rest: binding,
  exile: flag,
});
export interface RevealUntilEffect extends Node<typeof schema> {}

export function english(effect: RevealUntilEffect, p: PrintContext): Piece {
  const verb = effect.exile === true ? "exile" : "reveal";
  const np = p.noun(cardsOf(effect.filter, p));
  const clause = playerClause(effect.who, p, () => {
    const whose = effect.who.kind === "you" ? "your" : "their";
    const they = effect.who.kind === "you" ? "you" : "they";
    const found =
      effect.count === 1 ? indefinite(np, "none") : `${countWord(effect.count, p)} ${manyOf(np, "none")}`;
    return { verb: `${verb} cards from the top of ${whose} library until ${they} ${verb} ${found}` };
  });
  p.mention(`bound:${effect.rest}`, "card", true);
  p.mention(`bound:${effect.bind}`, "card", effect.count !== 1);
  return piece(clause);
}

export function french(effect: RevealUntilEffect, p: fr.FrenchContext): fr.Piece {
  const verb = effect.exile === true ? "exiler" : "révéler";
  const np = { ...p.noun({ ...effect.filter, zones: ["library"] }), zone: () => "" };
  const clause = fr.playerClause(effect.who, p, () => {
    const who = effect.who.kind === "you" ? fr.YOU : fr.pronounFor({ gender: "m", plural: false });
    const library = fr.possessed(fr.ZONES.library, who).text;
    const found = fr.counted(np, { min: effect.count, max: effect.count }, p);
    const until = fr.subjunctive({ subject: who, key: "until", verbs: [fr.vp(verb, found)] });
    return { verb: fr.vp(verb, "les cartes", `du dessus de ${library} jusqu'à ce que ${until}`) };
  });
  for (const name of [effect.rest, effect.bind]) p.mentionOwner(name, effect.who);
  const done = effect.exile === true ? "exilée" : "révélée";
  p.mentionAside(`bound:${effect.rest}`, fr.noun(`autre carte ${done}`, "f", `autres cartes ${done}s`), true);
  p.mention(`bound:${effect.bind}`, fr.CARD, effect.count !== 1);
  return fr.piece(clause);
}
