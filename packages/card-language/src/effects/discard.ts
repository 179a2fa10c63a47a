import { z } from "zod";
import { cardsOf } from "../print/cards.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { CARDS, measure, unit } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { capitalise } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("discard", {
  who: playerRef,
  amount: z.union([z.literal("hand"), amount]),
  filter: filter.exactOptional(),
  random: flag,
  chooser: playerRef.exactOptional(),
  bind,
});
export interface DiscardEffect extends Node<typeof schema> {}

export function english(effect: DiscardEffect, p: PrintContext): Piece {
  const { amount, filter } = effect;
  if (effect.chooser !== undefined) return chosenDiscard(effect, p);
  const clause = playerClause(effect.who, p, () => {
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
  return piece(clause);
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
  return sentence(`you choose ${from.filter((part) => part !== "").join(" ")}`, [
    `${capitalise(p.player(effect.who, "subject"))} discards that card.`,
  ]);
}
