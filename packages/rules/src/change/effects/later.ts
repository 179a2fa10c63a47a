import type { PlayerRef } from "@spellroom/card-language";
import { seatsInOrder } from "../../state/access.ts";
import { type Binding, type Context, movedTo } from "../../state/context.ts";
import type { DelayedTrigger, PendingTrigger } from "../../state/continuous.ts";
import type { Seat } from "../../state/ids.ts";
import { presentPlace } from "../../state/turn.ts";
import { addPending } from "../triggers/chain.ts";
import { captured, lastingFor } from "./lasting.ts";
import { allPresent } from "./present.ts";
import type { EffectOf, Run } from "./run.ts";

/** A delayed triggered ability (CR 603.7): it knows what the text knows now. */
export function delayed(run: Run, effect: EffectOf<"delayed">): void {
  const { event } = effect;
  const made: DelayedTrigger = {
    timestamp: run.g.state.nextTimestamp++,
    event:
      event.kind === "nextStep"
        ? { kind: "nextStep", step: event.step, whose: turnsMeant(run, event.whose) }
        : event,
    body: effect.body,
    context: event.kind === "nextStep" ? knowingWhereabouts(run) : captured(run),
    ...(effect.atOnce ? { atOnce: true as const } : {}),
    repeats: effect.repeats === true,
    lasting: effect.expires ? lastingFor(run, effect.expires) : null,
    madeInStep: presentPlace(run.state.turn),
  };
  run.finish(undefined, { did: true });
  run.g.state.delayed = [...run.g.state.delayed, made];
}

/** Whose turns: "the next end step" is anybody's, in range or not (CR 801.7). */
function turnsMeant(run: Run, whose: PlayerRef): readonly Seat[] {
  return whose.kind === "allPlayers" ? seatsInOrder(run.state) : run.players(whose);
}

/**
 * A trigger that waits for a step of some turn finds what a cost or an instruction has moved, however many turns later that is (CR
 * 400.7j, 603.7c).
 */
function knowingWhereabouts(run: Run): Context {
  const context = captured(run);
  const bindings: Record<string, Binding> = { ...context.bindings };
  for (const { objects = [] } of Object.values(context.bindings))
    for (const id of objects) {
      const now = allPresent(run.state, run.context, id).filter((one) => one !== id);
      if (now.length > 0) bindings[movedTo(id)] = { objects: now };
    }
  return { ...context, bindings };
}

/** "When you do": a reflexive trigger goes on the stack the next time a player would get priority (CR 603.12). */
export function whenYouDo(run: Run, effect: EffectOf<"whenYouDo">): void {
  const pending: PendingTrigger = {
    controller: run.controller,
    source: run.source,
    key: "reflexive",
    body: effect.body,
    condition: null,
    context: captured(run),
  };
  run.finish(undefined, { did: true });
  addPending(run.g, [pending]);
}
