import { z } from "zod";
import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { cardsOf } from "../print/cards-of.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { CARDS, measure, unit } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { capitalise } from "../print/words.ts";
import { type ObjectRef, playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("discard", {
  who: playerRef,
  amount: z.union([z.literal("hand"), amount]),
  filter: filter.exactOptional(),
  random: flag,
  /** As many of them as the player likes, none too; with the whole hand as the amount, any number. */
  upTo: flag,
  chooser: playerRef.exactOptional(),
  bind,
});
export interface DiscardEffect extends Node<typeof schema> {}

export function english(effect: DiscardEffect, p: PrintContext): Piece {
  const { amount, filter } = effect;
  if (effect.chooser !== undefined) return chosenDiscard(effect, p);
  const clause = playerClause(effect.who, p, () => {
    const known = filter?.of[0];
    if (effect.upTo === true) return { verb: `discard ${atMost(effect, p)}` };
    if (p.say(effect).variant === 4) return { verb: "discard one of them" };
    if (p.say(effect).variant === 3 && known?.kind === "oneOf")
      return { verb: `discard ${p.object(known.ref)}` };
    if (amount === "hand" && filter !== undefined) return { verb: `discard all ${cardUnit(filter, p).many}` };
    if (amount === "hand") {
      if (p.say(effect).variant === 2)
        return { verb: `discard all the cards in ${effect.who.kind === "you" ? "your" : "their"} hand` };
      return {
        verb: `discard ${effect.who.kind === "you" ? "your" : "their"} hand${p.say(effect).variant === 1 ? "s" : ""}`,
      };
    }
    const noun = filter === undefined ? CARDS : cardUnit(filter, p);
    const said = measure(amount, noun, p);
    const random = effect.random === true ? " at random" : "";
    return {
      verb: `discard ${said.text}${random}`,
      after: said.suffix,
    };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", amount !== 1);
  if (effect.bind !== undefined && effect.who.kind !== "you") p.mentionDoer(effect.bind, "they");
  return piece(clause);
}

/** "up to two cards", "any number of creature cards" */
function atMost({ amount, filter }: DiscardEffect, p: PrintContext): string {
  const noun = filter === undefined ? CARDS : cardUnit(filter, p);
  return amount === "hand" ? `any number of ${noun.many}` : `up to ${measure(amount, noun, p).text}`;
}

function cardUnit(filter: Parameters<PrintContext["noun"]>[0], p: PrintContext): ReturnType<typeof unit> {
  const np = p.noun(filter.zones === undefined ? cardsOf(filter, p) : filter);
  return unit(bare(np, { zone: "none" }), manyOf(np, "none"));
}

/** "You choose a nonland card from it. That player discards that card.": from a hand revealed before. */
function chosenDiscard(effect: DiscardEffect, p: PrintContext): Piece {
  if (effect.chooser?.kind !== "you" || effect.amount !== 1 || effect.random === true) {
    throw new NotPrintable("effect discard", "chosen in such a way");
  }
  const filter = effect.filter ?? { zones: ["hand"], of: [] };
  const np = p.noun(filter);
  const after = np.after.map((one) => one.one).join(" ");
  const card = indefinite({ ...np, after: [] }, "none");
  const from = p.say(effect).variant === 1 ? [card, after, "from it"] : [card, "from it", after];
  const you = p.say(effect).you === false ? "" : "you ";
  const chosen = `${you}choose ${from.filter((part) => part !== "").join(" ")}`;
  if (p.say(effect).goesOn === true) return sentence(`${chosen}, then that player discards that card`);
  return sentence(chosen, [`${capitalise(p.player(effect.who, "subject"))} discards that card.`]);
}

export function french(effect: DiscardEffect, p: fr.FrenchContext): fr.Piece {
  const { amount, filter } = effect;
  if (effect.chooser !== undefined) return frenchChosen(effect, p);
  const random = effect.random === true ? " au hasard" : "";
  const clause = fr.playerClause(effect.who, p, () => {
    if (effect.upTo === true) return { verb: fr.vp("se défausser", undefined, frenchAtMost(effect, p)) };
    if (amount === "hand" && filter !== undefined)
      return { verb: fr.vp("se défausser", undefined, `de toutes les ${frenchCards(filter, p).many}`) };
    if (amount === "hand") {
      const hand = fr.possessed(fr.ZONES.hand, p.player(effect.who)).text;
      return { verb: fr.vp("se défausser", undefined, `de ${hand}`) };
    }
    const known = filter === undefined ? undefined : fr.definiteOf(filter);
    if (known !== undefined)
      return { verb: fr.vp("se défausser", undefined, `de ${frenchKnown(known, amount, p)}`) };
    const unit = filter === undefined ? fr.CARDS : frenchCards(filter, p);
    const said = fr.measure(amount, unit, p);
    return { verb: fr.vp("se défausser", undefined, `de ${said.text}${random}`), after: said.suffix };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, fr.CARD, amount !== 1);
  if (effect.bind !== undefined && effect.who.kind !== "you") p.mentionDoer(effect.bind, fr.PLAYER);
  return fr.piece(clause);
}

/** « de jusqu'à deux cartes », « de n'importe quel nombre de cartes de créature » */
function frenchAtMost({ amount, filter }: DiscardEffect, p: fr.FrenchContext): string {
  const unit = filter === undefined ? fr.CARDS : frenchCards(filter, p);
  return amount === "hand"
    ? `de n'importe quel nombre de ${unit.many}`
    : `de jusqu'à ${fr.measure(amount, unit, p).text}`;
}

/** « cette carte », rather than « elle »; « l'une d'elles » of several. */
function frenchKnown(ref: ObjectRef, amount: Amount | "hand", p: fr.FrenchContext): string {
  const known = p.mentioned(objectKey(ref));
  if (known?.plural === true && typeof amount === "number")
    return amount === 1 ? "l'une d'elles" : `${fr.numberWord(amount, "f")} d'entre elles`;
  return fr.demonstrative(known?.noun ?? fr.CARD, known?.plural === true).text;
}

function frenchCards(filter: Filter, p: fr.FrenchContext): fr.Unit {
  const np = p.noun(filter.zones === undefined ? { ...filter, zones: ["hand"] } : filter);
  return fr.noun(fr.bare(np, { zone: "none" }), "f", fr.manyOf(np, "none"));
}

/** « Vous choisissez une carte non-terrain parmi ces cartes. Ce joueur se défausse de cette carte. » */
function frenchChosen(effect: DiscardEffect, p: fr.FrenchContext): fr.Piece {
  const filter = effect.filter ?? { zones: ["hand"], of: [] };
  const { amount } = effect;
  const range = amount === "hand" ? { min: 0, max: "any" as const } : { min: amount, max: amount };
  const np = p.noun(filter.zones === undefined ? { ...filter, zones: ["hand"] } : filter);
  const cards = fr.counted({ ...np, zone: () => "" }, range, p);
  const chooser = p.player(effect.chooser ?? { kind: "you" });
  const one = amount === 1;
  const chosen = fr.present(chooser, fr.vp("choisir", cards, "parmi ces cartes"));
  const who = fr.present(
    p.player(effect.who),
    fr.vp("se défausser", undefined, `de ${one ? "cette carte" : "ces cartes"}`),
  );
  return fr.sentence(chosen, [`${fr.capitalise(who)}.`]);
}
