import { z } from "zod";
import type { Amount } from "../amount.ts";
import type { Agrees, Expect } from "./agree.ts";
import { binding, colors, comparison, flag, integer, label, some, stat, variant, zone } from "./basic.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

export const happenedWhen = z.enum(["thisTurn", "lastTurn", "thisGame"]);

const distinctThing = z.enum([
  "color",
  "cardType",
  "name",
  "manaValue",
  "basicLandType",
  "creatureType",
  "counterKind",
]);

/** Amounts that are found in the game. */
function foundAmounts(refs: Refs) {
  return [
    variant("x"),
    variant("count", { filter: refs.filter }),
    variant("countPlayers", { players: playerRef }),
    variant("countRef", { ref: objectRef }),
    variant("stat", { stat, of: objectRef }),
    variant("counters", { counter: label, on: objectRef }),
    variant("playerCounters", { counter: label, of: playerRef }),
    variant("life", { of: playerRef }),
    variant("startingLife"),
    variant("cardsIn", { zone, of: playerRef }),
    variant("event"),
    variant("bound", { name: binding }),
    variant("extreme", { which: z.enum(["greatest", "least"]), stat, among: refs.filter }),
    variant("total", { stat, among: refs.filter }),
    variant("distinct", { what: distinctThing, among: refs.filter }),
    variant("devotion", { colors }),
    variant("colorsSpent"),
    variant("manaSpent"),
    variant("timesKicked", { keyword: z.enum(["replicate", "squad"]).exactOptional() }),
    variant("targetsBeyondFirst"),
    variant("party"),
    variant("happened", { event: refs.event, when: happenedWhen, sum: flag }),
  ] as const;
}

/** Amounts made of others; inside them a number may be negative. */
function computedAmounts({ signedAmount }: Refs) {
  return [
    variant("sum", { of: some(signedAmount) }),
    variant("difference", { of: signedAmount, minus: signedAmount }),
    variant("times", { factor: signedAmount, of: signedAmount }),
    variant("half", { of: signedAmount, round: z.enum(["up", "down"]) }),
    variant("most", { of: some(signedAmount) }),
    variant("atMost", { of: signedAmount, limit: integer }),
    variant("ifCompare", {
      left: signedAmount,
      compare: comparison,
      right: signedAmount,
      then: signedAmount,
      otherwise: signedAmount,
    }),
  ] as const;
}

export function amountMembers(refs: Refs) {
  return [...foundAmounts(refs), ...computedAmounts(refs)] as const;
}
export type AmountAgrees = Expect<
  Agrees<z.output<ReturnType<typeof amountMembers>[number]>, Exclude<Amount, number>>
>;
