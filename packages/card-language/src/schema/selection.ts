import { z } from "zod";
import type { Recipient, Selection } from "../selection.ts";
import type { Agrees, Expect } from "./agree.ts";
import { binding, flag, some, stat, variant } from "./basic.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

export function selectionMembers(refs: Refs) {
  return [
    variant("ref", { ref: objectRef }),
    variant("all", { filter: refs.filter }),
    variant("top", { of: playerRef, amount: refs.amount, bottom: flag }),
    variant("union", { of: some(refs.selection) }),
    variant("choose", {
      by: playerRef,
      filter: refs.filter,
      count: refs.range,
      random: flag,
      among: objectRef.exactOptional(),
      totalAtMost: z.strictObject({ stat, value: refs.amount }).exactOptional(),
      eachOwn: flag,
    }),
  ] as const;
}
export type SelectionAgrees = Expect<
  Agrees<z.output<ReturnType<typeof selectionMembers>[number]>, Selection>
>;

export function recipientMembers(refs: Refs) {
  return [
    variant("objects", { what: refs.selection }),
    variant("players", { who: playerRef }),
    variant("targets", { target: binding }),
    variant("eventRecipient"),
  ] as const;
}
export type RecipientAgrees = Expect<
  Agrees<z.output<ReturnType<typeof recipientMembers>[number]>, Recipient>
>;
