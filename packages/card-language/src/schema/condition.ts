import { z } from "zod";
import { type Condition, PHASES, STEPS } from "../condition.ts";
import type { Agrees, Expect } from "./agree.ts";
import { happenedWhen } from "./amount.ts";
import {
  binding,
  comparison,
  flag,
  label,
  list,
  natural,
  positive,
  some,
  variant,
  zone,
  zones,
} from "./basic.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

export const step = z.enum(STEPS);
export const phaseOrStep = z.enum([...new Set([...PHASES, ...STEPS])]);
/** Times at which something may be done, for activation and casting limits. */
export const during = list(
  z.enum([...new Set([...PHASES, ...STEPS]), "yourTurn", "opponentsTurn", "beforeAttackers"]),
);

export function conditionMembers(refs: Refs) {
  return [
    variant("compare", { left: refs.signedAmount, compare: comparison, right: refs.signedAmount }),
    variant("exists", {
      filter: refs.filter,
      atLeast: refs.amount.exactOptional(),
      sameController: flag,
    }),
    variant("is", { object: objectRef, of: some(refs.predicate), zones: zones.exactOptional() }),
    variant("turn", { whose: playerRef }),
    variant("during", { phase: phaseOrStep, whose: playerRef.exactOptional() }),
    variant("kicked", { times: positive.exactOptional(), cost: natural.exactOptional() }),
    variant("wasCast", {
      object: objectRef,
      by: playerRef.exactOptional(),
      from: zone.exactOptional(),
    }),
    variant("paidAlternative", { keyword: label }),
    variant("did", { name: binding }),
    variant("happened", { event: refs.event, when: happenedWhen, atLeast: refs.amount.exactOptional() }),
    variant("player", {
      player: playerRef,
      is: z.enum(["monarch", "hasCitysBlessing", "hasInitiative", "active", "defending"]),
    }),
    variant("samePlayer", { left: playerRef, right: playerRef }),
    variant("manaSpent", { color: label, atLeast: positive }),
    variant("not", { of: refs.condition }),
    variant("all", { of: some(refs.condition) }),
    variant("any", { of: some(refs.condition) }),
  ] as const;
}
export type ConditionAgrees = Expect<
  Agrees<z.output<ReturnType<typeof conditionMembers>[number]>, Condition>
>;
