import { characteristics } from "../../query/layers/index.ts";
import { isManaEvent } from "../../query/mana/mana-event.ts";
import { isManaBody, settledTypes, yieldsOf } from "../../query/mana/produced.ts";
import { holds, playersOf } from "../../query/selection/index.ts";
import type { Game } from "../../state/access.ts";
import type { PendingTrigger } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import { propose } from "../events/index.ts";
import { openContext, pushFrame } from "../game/game.ts";
import { addingMana } from "./pool.ts";

/**
 * Resolves one waiting triggered mana ability, without the stack (CR 605.1b, 605.4a). Returns whether there was one: what it
 * does may be a frame on top that runs first, so the caller asks again afterwards.
 *
 * @param produced the types that the mana ability it triggered on has added, for "one mana of any type that land produced"
 */
export function resolveManaTriggers(g: Game, produced: string): boolean {
  const pending = g.state.pendingTriggers;
  const trigger = pending.find((one) => isManaTrigger(g.state, one));
  if (!trigger) return false;
  g.state.pendingTriggers = pending.filter((one) => one !== trigger);
  const context = {
    ...trigger.context,
    bindings: { ...trigger.context.bindings, producedMana: { word: produced } },
  };
  if (trigger.condition && !holds(g.state, context, trigger.condition)) return true;
  if (trigger.body.kind !== "plain") return true;
  const { effects } = trigger.body;
  const [only] = effects;
  if (effects.length === 1 && only?.kind === "addMana") {
    const types = settledTypes(yieldsOf(g.state, context, effects), []);
    if (types) {
      propose(
        g,
        playersOf(g.state, context, only.who).map((player) =>
          addingMana(g.state, player, trigger.source, types, only.rider ?? null, false),
        ),
      );
      return true;
    }
  }
  pushFrame(g, { kind: "effects", effects, at: 0, context: openContext(g, context), scratch: {} });
  return true;
}

/** CR 605.1b: it needs no target, could add mana, and triggered on a mana ability or on mana being added. */
export function isManaTrigger(state: GameState, pending: PendingTrigger): boolean {
  const { body, source, key } = pending;
  if (!isManaBody(body)) return false;
  if (pending.onMana !== undefined) return pending.onMana;
  const current = characteristics(state, source).abilities.find((one) => one.key === key);
  return current?.ability.kind === "triggered" && isManaEvent(current.ability.event);
}
