import { z } from "zod";
import type { NumberChange, Replacement } from "../replacement.ts";
import type { Agrees, Expect } from "./agree.ts";
import { binding, flag, label, natural, variant, zone } from "./basic.ts";
import { named, type Refs } from "./nodes.ts";
import { playerRef } from "./reference.ts";

export function numberChangeMembers(refs: Refs) {
  return [
    variant("add", { amount: refs.signedAmount }),
    variant("times", { factor: natural }),
    variant("set", { amount: refs.amount }),
    variant("half", { round: z.enum(["up", "down"]) }),
  ] as const;
}
export type NumberChangeAgrees = Expect<
  Agrees<z.output<ReturnType<typeof numberChangeMembers>[number]>, NumberChange>
>;

function moveReplacements(refs: Refs) {
  return [
    variant("enters", {
      what: refs.subject,
      with: refs.entersWith,
      unless: refs.condition.exactOptional(),
      unlessPaid: refs.costs.exactOptional(),
      optional: flag,
    }),
    variant("redirectMove", {
      what: refs.subject,
      from: zone.exactOptional(),
      to: zone,
      newZone: zone,
      position: z.enum(["top", "bottom"]).exactOptional(),
      shuffle: flag,
      reveal: flag,
      who: playerRef.exactOptional(),
      also: refs.effects.exactOptional(),
      link: binding.exactOptional(),
      optional: flag,
      withCounters: z.strictObject({ counter: label, amount: refs.amount }).exactOptional(),
    }),
  ] as const;
}

function damageReplacements(refs: Refs, change: z.ZodType<NumberChange>) {
  const source = refs.subject.exactOptional();
  const to = refs.damageRecipient.exactOptional();
  const combat = z.boolean().exactOptional();
  const amount = refs.amount.exactOptional();
  return [
    variant("changeDamage", { source: refs.subject, to, combat, change }),
    variant("redirectDamage", {
      source,
      from: refs.damageRecipient,
      to: refs.damageRecipient,
      amount,
      combat,
    }),
    variant("preventDamage", { source, to, combat, amount, also: refs.effects.exactOptional() }),
  ] as const;
}

function otherReplacements(refs: Refs, change: z.ZodType<NumberChange>) {
  const who = playerRef;
  return [
    variant("changeCounters", {
      on: refs.subject,
      counter: label,
      change,
      by: who.exactOptional(),
      effectOnly: flag,
    }),
    variant("changeTokens", { who, what: refs.filter.exactOptional(), change }),
    variant("changeLifeGain", { who, change }),
    variant("changeLifeLoss", { who, change }),
    variant("changeDraw", {
      who,
      instead: refs.effects,
      optional: flag,
      exceptFirstInDrawStep: flag,
      emptyLibraryOnly: flag,
    }),
    variant("changeMana", { source: refs.subject, change }),
    variant("skip", { event: refs.event }),
    variant("instead", { event: refs.event, effects: refs.effects, optional: flag }),
  ] as const;
}

export function replacementMembers(refs: Refs) {
  const union = z.discriminatedUnion("kind", numberChangeMembers(refs));
  const change: z.ZodType<NumberChange> = named("NumberChange", union);
  return [
    ...moveReplacements(refs),
    ...damageReplacements(refs, change),
    ...otherReplacements(refs, change),
  ] as const;
}
export type ReplacementAgrees = Expect<
  Agrees<z.output<ReturnType<typeof replacementMembers>[number]>, Replacement>
>;
