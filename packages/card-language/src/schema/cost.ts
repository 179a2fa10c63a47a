import { z } from "zod";
import type { Cost, CostObjects } from "../cost.ts";
import type { Agrees, Expect } from "./agree.ts";
import { bind, binding, flag, integer, label, manaCost, some, stat, variant } from "./basic.ts";
import type { Refs } from "./nodes.ts";

export function costObjectsUnion(refs: Refs) {
  const some = z.strictObject({ count: z.union([z.literal("any"), refs.amount]), filter: refs.filter });
  return z.union([z.literal("this"), some]);
}
export type CostObjectsAgrees = Expect<Agrees<z.output<ReturnType<typeof costObjectsUnion>>, CostObjects>>;

export function costMembers(refs: Refs) {
  const what = refs.costObjects;
  const amountOrAll = z.union([z.literal("all"), refs.amount]);
  return [
    variant("mana", { mana: manaCost }),
    variant("manaAmount", { amount: refs.amount }),
    variant("tap"),
    variant("untap"),
    variant("tapOthers", {
      what,
      summoningSickAllowed: flag,
      totalAtLeast: z.strictObject({ stat, value: refs.amount }).exactOptional(),
    }),
    variant("untapOthers", { what }),
    variant("payLife", { amount: refs.amount }),
    variant("sacrifice", { what, bind }),
    variant("discard", { what: z.union([z.literal("hand"), what]), random: flag, bind }),
    variant("exile", { what, bind, link: binding.exactOptional() }),
    variant("returnToHand", { what, bind }),
    variant("putOnLibrary", { what, position: z.enum(["top", "bottom"]) }),
    variant("putIntoGraveyard", { what }),
    variant("reveal", { what, bind }),
    variant("mill", { amount: refs.amount }),
    variant("removeCounters", { counter: label, amount: amountOrAll, from: what }),
    variant("addCounters", { counter: label, amount: refs.amount, on: what }),
    variant("loyalty", { change: z.union([z.literal("-X"), integer]) }),
    variant("energy", { amount: refs.amount }),
    variant("keywordAction", {
      action: z.enum(["exert", "collectEvidence", "forage", "blight", "behold"]),
      amount: refs.amount.exactOptional(),
      filter: refs.filter.exactOptional(),
    }),
    variant("times", { times: refs.amount, cost: refs.costs }),
    variant("either", { of: some(refs.costs) }),
  ] as const;
}
export type CostAgrees = Expect<Agrees<z.output<ReturnType<typeof costMembers>[number]>, Cost>>;
