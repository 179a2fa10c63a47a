import type { Body, EventPattern } from "@spellroom/card-language";
import { type Game, playerOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { presentPlace } from "../../state/turn.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import type { EffectOf, Run } from "./run.ts";

/** Marks the contexts of the abilities that being the monarch gives (CR 722.2). */
const OF_MONARCH = "ofMonarch";

/** CR 722: there is one monarch at a time; becoming it again changes nothing. Who has left the game doesn't become it. */
export function becomeMonarch(run: Run, effect: EffectOf<"becomeMonarch">): void {
  const seat = run.player(effect.who);
  const isThere = seat !== undefined && playerOf(run.state, seat).lost === null;
  run.finish(undefined, { did: isThere });
  if (isThere) crown(run.g, seat, run.source);
}

/** The object whose effect made a player the monarch, by which the designation's abilities are identified. */
export function monarchSource(state: GameState): ObjectId | null {
  return (
    state.delayed.find(({ context }) => context.bindings[OF_MONARCH] !== undefined)?.context.source ?? null
  );
}

export function crown(g: Game, seat: Seat, source: ObjectId): void {
  if (g.state.turn.monarch === seat) return;
  g.state.turn = { ...g.state.turn, monarch: seat };
  const others = g.state.delayed.filter(({ context }) => context.bindings[OF_MONARCH] === undefined);
  g.state.delayed = [
    ...others,
    inherent(g, seat, source, AT_END_STEP, DRAW),
    inherent(g, seat, source, DAMAGED, PASS_ON),
  ];
  const event: GameEvent = { kind: "monarchChanged", seat };
  tell(g, event);
  collectTriggers(g, [event], []);
}

/** "At the beginning of the monarch's end step, that player draws a card." */
const AT_END_STEP: EventPattern = { kind: "stepBegins", step: "end", whose: { kind: "you" } };
const DRAW: Body = { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] };

/** "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch." */
const DAMAGED: EventPattern = {
  kind: "dealsDamage",
  source: { filter: { of: [{ kind: "type", type: "creature" }] } },
  to: { kind: "player", player: { kind: "you" } },
  combat: true,
};
const PASS_ON: Body = {
  kind: "plain",
  effects: [{ kind: "becomeMonarch", who: { kind: "controller", of: { kind: "event", role: "source" } } }],
};

/** These triggered abilities have no source and are controlled by the monarch; they last until there is another one. */
function inherent(g: Game, seat: Seat, source: ObjectId, event: EventPattern, body: Body): DelayedTrigger {
  const { turn } = g.state;
  return {
    timestamp: g.state.nextTimestamp++,
    event,
    body,
    context: { ...emptyContext(source, seat), bindings: { [OF_MONARCH]: { did: true } } },
    repeats: true,
    lasting: null,
    madeInStep: presentPlace(turn),
  };
}
