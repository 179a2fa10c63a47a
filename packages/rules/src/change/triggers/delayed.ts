import { isManaEvent } from "../../query/mana/mana-event.ts";
import type { Game } from "../../state/access.ts";
import { type Context, WAITING_SINCE } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import type { GameEvent } from "../../state/event.ts";
import { isActive } from "../../state/teams.ts";
import { openContext, pushFrame } from "../game/game.ts";
import { addPending } from "./chain.ts";
import { bodySpeaksOfThatPlayer } from "./that-player.ts";
import { triggeringFacts } from "./triggering-facts.ts";

/** Delayed triggered abilities that what has just happened sets off (CR 603.7). One that doesn't repeat is used up. */
export function collectDelayed(g: Game, events: readonly GameEvent[]): void {
  if (g.state.delayed.length === 0) return;
  const left: DelayedTrigger[] = [];
  for (const delayed of g.state.delayed) {
    if (delayed.atOnce) {
      left.push(delayed);
      continue;
    }
    const contexts = matching(g, delayed, events);
    const once = !delayed.repeats || delayed.onceEachTurnOf !== undefined;
    const taken = once ? contexts.slice(0, 1) : contexts;
    for (const context of taken) {
      const pending = {
        controller: context.controller,
        source: context.source,
        key: `delayed${delayed.timestamp}`,
        body: delayed.body,
        condition: null,
        context,
        onMana: delayed.event.kind !== "nextStep" && isManaEvent(delayed.event),
      };
      addPending(g, [pending]);
    }
    if (taken.length === 0) left.push(delayed);
    else if (delayed.onceEachTurnOf !== undefined) left.push({ ...delayed, lastTurn: g.state.turn.number });
    else if (delayed.repeats) left.push(delayed);
  }
  g.state.delayed = left;
}

/** What the spell that has just been cast is or has because it is the next one (CR 611.2): each is used up by it. */
export function applyToNextSpell(g: Game, event: GameEvent): void {
  const found = g.state.delayed.flatMap((delayed) => {
    const [context] = delayed.atOnce ? matching(g, delayed, [event]) : [];
    return context ? [{ delayed, context }] : [];
  });
  if (found.length === 0) return;
  g.state.delayed = g.state.delayed.filter((one) => !found.some(({ delayed }) => delayed === one));
  for (const { delayed, context } of found.toReversed()) {
    if (delayed.body.kind !== "plain") continue;
    const { effects } = delayed.body;
    pushFrame(g, { kind: "effects", effects, at: 0, context: openContext(g, context), scratch: {} });
  }
}

function matching(g: Game, delayed: DelayedTrigger, events: readonly GameEvent[]): Context[] {
  const { event, context, onceEachTurnOf: only } = delayed;
  if (only !== undefined && (!isActive(g.state, only) || delayed.lastTurn === g.state.turn.number)) return [];
  if (event.kind !== "nextStep") {
    return triggeringFacts(g.state, context, event, events, () => bodySpeaksOfThatPlayer(delayed.body)).map(
      (facts) => ({ ...context, event: facts }),
    );
  }
  const began = events.some(
    (told) =>
      told.kind === "stepBegan" &&
      told.step === event.step &&
      event.whose.some((seat) => isActive(g.state, seat)) &&
      (event.ofExtraTurn === undefined || event.ofExtraTurn === g.state.turn.extra) &&
      !sameStep(g, delayed),
  );
  if (!began) return [];
  const bindings = { ...context.bindings, [WAITING_SINCE]: { amount: delayed.timestamp } };
  return [{ ...context, bindings }];
}

/**
 * CR 513.2: made in the very step it waits for, it waits for the next one, of an additional phase of the same turn too, as for "your
 * next upkeep". "The next turn's upkeep", anybody's, is another turn's.
 */
function sameStep({ state: { turn } }: Game, { madeInStep: made, event }: DelayedTrigger): boolean {
  if (made.turn !== turn.number) return false;
  return event.kind === "nextStep" && event.step === "upkeep" && event.whose.length > 1
    ? turn.plan[made.at] === "upkeep"
    : made.at === turn.at;
}
