import { z } from "zod";
import type { ChoiceKind, ManaOutput, ManaRider } from "../effect.ts";
import { bind, binding, flag, label, list, some, variant, zones } from "./basic.ts";
import { duration } from "./modification.ts";
import { objectRef, playerRef } from "./reference.ts";
import type { Refs } from "./refs.ts";

const who = playerRef;

/** Effects that look for, show, name or divide cards and objects. */
export function choiceEffects(refs: Refs, choice: z.ZodType<ChoiceKind>) {
  const what = refs.selection;
  const hand = z.strictObject({ hand: playerRef });
  const option = z.strictObject({
    word: label,
    perVote: refs.effects.exactOptional(),
    ifMost: refs.effects.exactOptional(),
  });
  return [
    variant("search", {
      who,
      zones,
      of: playerRef,
      filter: refs.filter,
      count: refs.range,
      reveal: flag,
      differentNames: flag,
      bind: binding,
    }),
    variant("shuffle", { who }),
    variant("look", { who, at: z.union([what, hand]), bind: binding }),
    variant("reveal", { what: z.union([what, hand]), bind: binding }),
    variant("revealUntil", {
      who,
      filter: refs.filter,
      count: refs.amount,
      bind: binding,
      rest: binding,
      exile: flag,
    }),
    variant("select", { what, bind: binding }),
    variant("bindAmount", { amount: refs.signedAmount, bind: binding }),
    variant("choose", { who, what: choice, secretly: flag, bind }),
    variant("separatePiles", { who, what, chooser: playerRef, chosen: binding, other: binding }),
    variant("vote", { options: some(option) }),
  ] as const;
}

/** Effects on spells, and those that let cards be played. */
export function spellEffects(refs: Refs) {
  const what = refs.selection;
  const price = z.union([z.literal("withoutPaying"), refs.costs]);
  return [
    variant("copySpell", {
      what: objectRef,
      who: who.exactOptional(),
      amount: refs.amount.exactOptional(),
      newTargets: z.enum(["may", "none"]).exactOptional(),
      except: list(refs.modification).exactOptional(),
      bind,
    }),
    variant("changeTargets", {
      what: objectRef,
      who,
      to: objectRef.exactOptional(),
      only: refs.targetKind.exactOptional(),
      optional: flag,
    }),
    variant("castNow", {
      who,
      what,
      cost: price,
      optional: flag,
      landsToo: flag,
      spell: refs.filter.exactOptional(),
      bind,
    }),
    variant("mayPlay", {
      who,
      what,
      duration,
      act: z.enum(["play", "cast"]),
      cost: price.exactOptional(),
      anyManaType: flag,
    }),
  ] as const;
}

/** Effects on turns, on the game as a whole, and on the mana pool. */
export function gameEffects(output: z.ZodType<ManaOutput>, rider: z.ZodType<ManaRider>) {
  return [
    variant("addMana", { who, output, rider: rider.exactOptional() }),
    variant("extraTurn", { who, thenLose: flag }),
    variant("extraPhase", {
      phases: some(z.enum(["combat", "main", "beginning", "end"])),
      after: z.enum(["thisPhase", "main"]).exactOptional(),
    }),
    variant("skipNext", { who, what: z.enum(["turn", "drawStep", "untapStep", "combatPhase"]) }),
    variant("endTurn"),
    variant("endCombat"),
    variant("controlNextTurn", { who, of: who }),
    variant("winGame", { who }),
    variant("loseGame", { who }),
    variant("drawGame"),
    variant("restartGame"),
    variant("becomeMonarch", { who }),
  ] as const;
}
