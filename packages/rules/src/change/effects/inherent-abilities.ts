import type { Effect, EventPattern } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import { type Binding, emptyContext } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { presentPlace } from "../../state/turn.ts";

/** A designation that one player has at a time and that gives that player triggered abilities without a source (CR 722.2, 723.2). */
export type Designation = "ofMonarch" | "ofInitiative";

/** One of those abilities; "you" is who has the designation. */
export interface InherentAbility {
  readonly event: EventPattern;
  readonly effect: Effect;
  readonly bindings?: Readonly<Record<string, Binding>>;
}

/** The object whose effect gave a player the designation, by which its abilities are identified; `null` while nobody has it. */
export function designationSource(state: GameState, of: Designation): ObjectId | null {
  return state.delayed.find((one) => isOf(one, of))?.context.source ?? null;
}

/** Gives the abilities of a designation to a player, and to nobody else any longer. */
export function giveAbilities(
  g: Game,
  of: Designation,
  seat: Seat,
  source: ObjectId,
  abilities: readonly InherentAbility[],
): void {
  const made = abilities.map(
    ({ event, effect, bindings }): DelayedTrigger => ({
      timestamp: g.state.nextTimestamp++,
      event,
      body: { kind: "plain", effects: [effect] },
      context: { ...emptyContext(source, seat), bindings: { [of]: { did: true }, ...bindings } },
      repeats: true,
      lasting: null,
      madeInStep: presentPlace(g.state.turn),
    }),
  );
  g.state.delayed = [...g.state.delayed.filter((one) => !isOf(one, of)), ...made];
}

function isOf({ context }: DelayedTrigger, of: Designation): boolean {
  return context.bindings[of] !== undefined;
}
