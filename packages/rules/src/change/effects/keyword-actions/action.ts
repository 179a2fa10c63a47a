import type { Effect, KeywordAction, Selection } from "@spellroom/card-language";
import type { ObjectId, Seat } from "../../../state/ids.ts";
import { tellAction } from "../keyword-event.ts";
import { type EffectOf, LAST, type Run } from "../run.ts";

export type ActionEffect = EffectOf<"keywordAction">;

/** Carries out one keyword action (CR 701). */
export type Action = (run: Run, effect: ActionEffect) => void;

export const THIS: Selection = { kind: "ref", ref: { kind: "this" } };

/** The acting player: the controller unless the text says otherwise. */
export function actorOf(run: Run, effect: ActionEffect): Seat {
  return (effect.who ? run.player(effect.who) : undefined) ?? run.controller;
}

/** The number of the action, 1 where the text gives none. */
export function numberOf(run: Run, effect: ActionEffect): number {
  return run.count(effect.amount ?? 1);
}

/**
 * Carries out other instructions for the action, and reports the action when they are done, so that "whenever a
 * player ..." triggers then (CR 701.40b and the like).
 */
export function throughEffects(
  run: Run,
  action: KeywordAction,
  seat: Seat,
  effects: readonly Effect[],
  about: {
    readonly object?: ObjectId;
    readonly amount?: number;
    /** The text knows the result by the first name, this file by the second. */
    readonly made?: { readonly as: string | undefined; readonly by: string };
  } = {},
): void {
  if (run.scratch.stage !== "carriedOut") {
    run.note("stage", "carriedOut");
    if (effects.length > 0) {
      run.push(effects);
      return;
    }
  }
  const { made } = about;
  const found = made === undefined ? undefined : run.context.bindings[made.by]?.objects;
  const outcome = run.context.bindings[LAST] ?? { did: effects.length > 0 };
  run.finish(made?.as, found === undefined ? outcome : { objects: found, did: true });
  tellAction(run.g, action, seat, about.object ?? null, about.amount ?? 1);
}
