import { z } from "zod";
import type { DamageRecipient, EventBound, EventPattern, EventSubject } from "../event.ts";
import type { Agrees, Expect } from "./agree.ts";
import { comparison, flag, label, positive, some, variant, zone } from "./basic.ts";
import { step } from "./condition.ts";
import type { Refs } from "./nodes.ts";
import { playerRef } from "./reference.ts";

export function subjectUnion(refs: Refs) {
  return z.union([
    z.enum(["this", "attached"]),
    z.strictObject({ filter: refs.filter }),
    z.strictObject({ either: some(refs.subject) }),
  ]);
}
export type EventSubjectAgrees = Expect<Agrees<z.output<ReturnType<typeof subjectUnion>>, EventSubject>>;

export function damageRecipientMembers(refs: Refs) {
  return [
    variant("player", { player: playerRef }),
    variant("object", { what: refs.subject }),
    variant("either", { of: some(refs.damageRecipient) }),
  ] as const;
}
export type DamageRecipientAgrees = Expect<
  Agrees<z.output<ReturnType<typeof damageRecipientMembers>[number]>, DamageRecipient>
>;

export function eventBoundObject(refs: Refs) {
  return z.strictObject({ compare: comparison, value: refs.signedAmount });
}
export type EventBoundAgrees = Expect<Agrees<z.output<ReturnType<typeof eventBoundObject>>, EventBound>>;

const someZone = zone.exactOptional();
const ordinal = positive.exactOptional();

function combatEvents(refs: Refs) {
  const what = refs.subject;
  return [
    variant("attacks", {
      what,
      defending: playerRef.exactOptional(),
      alone: flag,
      batch: z.strictObject({ atLeast: positive }).exactOptional(),
      by: playerRef.exactOptional(),
      target: z.enum(["player", "planeswalker", "either"]).exactOptional(),
    }),
    variant("blocks", { what, blocked: what.exactOptional() }),
    variant("becomesBlocked", { what, by: what.exactOptional() }),
    variant("notBlocked", { what }),
    variant("dealsDamage", {
      source: what,
      to: refs.damageRecipient.exactOptional(),
      combat: z.boolean().exactOptional(),
      batch: flag,
    }),
  ] as const;
}

function objectEvents(refs: Refs) {
  const what = refs.subject;
  const cause = z.enum(["sacrifice", "discard", "mill", "cycle", "play", "draw", "destroy"]);
  return [
    variant("moves", {
      what,
      from: someZone,
      to: someZone,
      batch: flag,
      fromNot: someZone,
      toNot: someZone,
      cause: cause.exactOptional(),
    }),
    variant("taps", { what, forMana: flag }),
    variant("untaps", { what }),
    variant("becomesTarget", {
      what,
      by: z.enum(["spell", "ability", "either"]).exactOptional(),
      controller: playerRef.exactOptional(),
    }),
    variant("counterPut", {
      on: what,
      counter: label,
      batch: flag,
      reaches: positive.exactOptional(),
      by: playerRef.exactOptional(),
    }),
    variant("counterRemoved", { from: what, counter: label, last: flag }),
    variant("countered", { what: refs.filter }),
    variant("attached", { what, to: what.exactOptional() }),
    variant("transforms", { what, intoName: label.exactOptional() }),
    variant("turnedFaceUp", { what }),
    variant("controlChanges", { what }),
  ] as const;
}

function playerEvents(refs: Refs) {
  const who = playerRef;
  return [
    variant("casts", { who, spell: refs.filter, ordinal, from: someZone, fromNot: someZone }),
    variant("copies", { who, spell: refs.filter }),
    variant("activates", { who, of: refs.subject, notMana: flag, loyalty: flag }),
    variant("stepBegins", { step, whose: who, ordinal: positive.exactOptional() }),
    variant("draws", { who, ordinal, exceptFirstInDrawStep: flag }),
    variant("discards", { who, what: refs.filter, batch: flag }),
    variant("gainsLife", { who }),
    variant("losesLife", { who }),
    variant("tokenCreated", { who, what: refs.filter, batch: flag }),
    variant("keywordAction", {
      action: label,
      who: who.exactOptional(),
      what: refs.subject.exactOptional(),
    }),
    variant("losesGame", { who }),
    variant("playsLand", { who, what: refs.filter }),
    variant("manaAdded", { source: refs.subject, who }),
    variant("coinFlipped", { who, result: z.enum(["win", "lose"]).exactOptional() }),
    variant("dieRolled", { who }),
    variant("state", { condition: refs.condition }),
    variant("chapter", { numbers: some(positive) }),
    variant("anyOf", { of: some(refs.event) }),
  ] as const;
}

export function eventMembers(refs: Refs) {
  return [...objectEvents(refs), ...combatEvents(refs), ...playerEvents(refs)] as const;
}
export type EventAgrees = Expect<Agrees<z.output<ReturnType<typeof eventMembers>[number]>, EventPattern>>;
