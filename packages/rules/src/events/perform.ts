import { bind, type Game } from "../core/game.ts";
import { returning } from "../effects/returning.ts";
import type { GameEvent } from "../state/event.ts";
import type { Delivery, Frame } from "../state/frame.ts";
import type { Happening, Outcome } from "../state/happening.ts";
import { collectTriggers, lookBack } from "../triggers/index.ts";
import { lookForCitysBlessing } from "../turn/citys-blessing.ts";
import { offerMiracles } from "./miracle.ts";
import { performMove } from "./perform-move.ts";
import { performOne } from "./perform-one.ts";

type HappenFrame = Extract<Frame, { kind: "happen" }>;

/** What carrying out one happening came to. `followUps` are results that are happenings themselves (CR 120.3). */
export interface Done {
  readonly objects: readonly number[];
  readonly amount: number;
  readonly followUps?: readonly Happening[];
}

/**
 * Carries a settled batch out all at once and lets triggers look at it: those that look back at how things were before
 * (CR 603.10), the others at how they are now. Results of damage are to follow as a batch of their own.
 */
export function perform(
  g: Game,
  frame: Pick<HappenFrame, "batch" | "scratch">,
): { readonly outcome: Outcome; readonly followUps: readonly Happening[] } {
  const from = g.events.length;
  const before = lookBack(
    g.state,
    frame.batch.map((pending) => pending.happening),
  );
  const objects: number[] = [];
  const followUps: Happening[] = [];
  let amount = 0;
  for (let at = 0; at < frame.batch.length; at++) {
    const happening = frame.batch[at]?.happening;
    if (!happening) continue;
    const done =
      happening.kind === "move" ? performMove(g, happening, frame.scratch, at) : performOne(g, happening);
    if (!done) continue;
    for (const object of done.objects) objects.push(object);
    amount += done.amount;
    if (done.followUps) followUps.push(...done.followUps);
  }
  const told: readonly GameEvent[] = g.events.slice(from);
  lookForCitysBlessing(g, told);
  collectTriggers(g, told, before);
  followUps.push(...returning(g, told));
  offerMiracles(g, told);
  return { outcome: { objects, amount, happened: frame.batch.length }, followUps };
}

/** Writes the outcome where the text that asked for it will look. */
export function deliverOutcome(g: Game, deliver: Delivery | null, outcome: Outcome): void {
  if (!deliver) return;
  bind(g, deliver.context, deliver.name, {
    objects: outcome.objects,
    amount: outcome.amount,
    did: outcome.happened > 0,
  });
}
