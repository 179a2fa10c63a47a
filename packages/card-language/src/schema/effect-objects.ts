import { z } from "zod";
import type { Destination, EntersWith, TokenSpec } from "../effect.ts";
import { bind, binding, flag, label, list, natural, some, variant } from "./basic.ts";
import { duration } from "./modification.ts";
import { objectRef, playerRef } from "./reference.ts";
import type { Refs } from "./refs.ts";

/** Effects on life totals and hands. */
export function playerEffects(refs: Refs) {
  const who = playerRef;
  const amount = refs.amount;
  return [
    variant("dealDamage", {
      amount,
      to: refs.recipient,
      source: objectRef.exactOptional(),
      divided: z.union([z.literal(true), z.literal("evenly")]).exactOptional(),
      unpreventable: flag,
      bind,
      excessTo: refs.recipient.exactOptional(),
      also: some(z.strictObject({ amount, to: refs.recipient })).exactOptional(),
    }),
    variant("gainLife", { who, amount }),
    variant("loseLife", { who, amount, bind }),
    variant("setLife", { who, to: amount }),
    variant("exchangeLife", { who, with: who }),
    variant("draw", { who, amount, bind }),
    variant("discard", {
      who,
      amount: z.union([z.literal("hand"), amount]),
      filter: refs.filter.exactOptional(),
      random: flag,
      chooser: who.exactOptional(),
      bind,
    }),
    variant("mill", { who, amount, bind }),
    variant("scry", { who, amount }),
    variant("surveil", { who, amount }),
    variant("addPlayerCounters", { counter: label, amount, who }),
    variant("payEnergy", { amount }),
  ] as const;
}

/** Effects that move objects between zones. */
export function zoneEffects(refs: Refs, to: z.ZodType<Destination>) {
  const what = refs.selection;
  const counters = z.strictObject({ counter: label, amount: refs.amount });
  return [
    variant("destroy", { what, noRegeneration: flag, bind }),
    variant("sacrifice", { who: playerRef, what, bind }),
    variant("exile", {
      what,
      faceDown: flag,
      link: binding.exactOptional(),
      until: z.union([z.literal("sourceLeaves"), refs.event]).exactOptional(),
      counters: counters.exactOptional(),
      bind,
    }),
    variant("move", { what, to, bind }),
    variant("counter", { what, to: to.exactOptional(), bind }),
    variant("phaseOut", { what }),
  ] as const;
}

/** Effects on permanents that stay where they are. */
export function permanentEffects(refs: Refs) {
  const what = refs.selection;
  return [
    variant("tap", { what, bind }),
    variant("untap", { what, bind }),
    variant("attach", { what, to: objectRef }),
    variant("unattach", { what }),
    variant("fight", { a: objectRef, b: objectRef }),
    variant("regenerate", { what }),
    variant("transform", { what }),
    variant("turnFaceUp", { what }),
    variant("turnFaceDown", { what }),
    variant("removeFromCombat", { what }),
    variant("becomeBlocked", { what }),
    variant("exchangeControl", { a: what, b: what, duration: duration.exactOptional() }),
    variant("modify", { what, modifications: some(refs.modification), duration }),
  ] as const;
}

export function counterEffects(refs: Refs) {
  const counter = label;
  const amountOrAll = z.union([z.literal("all"), refs.amount]);
  return [
    variant("addCounters", {
      counter: z.union([label, some(label)]),
      amount: refs.amount,
      on: refs.selection,
      divided: flag,
      bind,
    }),
    variant("removeCounters", { counter, amount: amountOrAll, from: refs.selection, bind }),
    variant("moveCounters", { counter, amount: amountOrAll, from: objectRef, to: objectRef }),
    variant("multiplyCounters", { counter, on: refs.selection, factor: natural }),
  ] as const;
}

export function tokenEffects(refs: Refs, token: z.ZodType<TokenSpec>, entersWith: z.ZodType<EntersWith>) {
  const who = playerRef;
  const amount = refs.amount;
  const except = list(refs.modification).exactOptional();
  return [
    variant("createToken", { who, amount, token, with: entersWith.exactOptional(), bind }),
    variant("createCopyToken", {
      who,
      amount,
      of: refs.selection,
      except,
      with: entersWith.exactOptional(),
      bind,
    }),
    variant("createEmblem", { who, abilities: some(refs.ability) }),
  ] as const;
}
