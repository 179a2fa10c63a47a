import { designationSource } from "../../change/effects/inherent-abilities.ts";
import { giveInitiative } from "../../change/effects/initiative.ts";
import { crown } from "../../change/effects/monarch.ts";
import { removeFromCombat } from "../../change/events/combat-removal.ts";
import { returning } from "../../change/events/returning.ts";
import { cease, moveApart } from "../../change/events/zones.ts";
import { revealFaceDown, revealUnmasked } from "../../change/game/face-down.ts";
import { pushFrame, tell, updatePlayer } from "../../change/game/game.ts";
import { collectTriggers, lookBack } from "../../change/triggers/collect.ts";
import { controllerOf } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { type Game, objectOf, playerOf, seatsInOrder } from "../../state/access.ts";
import type { ContinuousEffect } from "../../state/continuous.ts";
import { INITIATIVE } from "../../state/designations.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isDecided } from "../../state/teams.ts";
import { dropWork } from "./abandon.ts";

/**
 * A player leaves the game (CR 800.4a): all objects that player owns leave it, effects that give that player control of
 * anything end, what that player still controls on the stack without a card ceases to exist, and what is left under that
 * player's control is exiled. What was being done for that player stops.
 */
export function leaveGame(g: Game, seat: Seat): void {
  updatePlayer(g, seat, { marks: [...playerOf(g.state, seat).marks, "left"] });
  if (isDecided(g.state)) return;
  revealFaceDown(g, seat);
  dropWork(g, seat, leaveGame);
  const source = designationSource(g.state, "ofMonarch");
  const ofInitiative = designationSource(g.state, "ofInitiative");
  g.state.pendingTriggers = g.state.pendingTriggers.filter((pending) => pending.controller !== seat);
  g.state.delayed = g.state.delayed.filter((delayed) => delayed.context.controller !== seat);
  g.state.turn = { ...g.state.turn, extraTurns: g.state.turn.extraTurns.filter((one) => one.seat !== seat) };
  takeObjects(g, seat);
  passCrown(g, seat, source);
  passInitiative(g, seat, ofInitiative);
}

/**
 * CR 800.4a, 603.6c, 610.3: abilities of the other players that look back trigger on what leaves; what waited in exile for it
 * returns, by a frame on top that runs next.
 */
function takeObjects(g: Game, seat: Seat): void {
  const owned = g.state.objects.flatMap((object) =>
    object && object.zone !== null && object.owner === seat ? [object.id] : [],
  );
  const before = lookBack(g.state, leavings(g.state, seat)).filter((holder) => holder.controller !== seat);
  const events: GameEvent[] = [];
  for (const id of owned) events.push(...remove(g, id));
  g.state.effects = g.state.effects.filter((effect) => !givesControl(g.state, effect, seat));
  for (const id of g.state.stack) {
    const { controller, kind } = objectOf(g.state, id);
    if (controller !== seat) continue;
    if (kind === "card") events.push(...exile(g, id));
    else remove(g, id);
  }
  for (const id of g.state.battlefield) if (controllerOf(g.state, id) === seat) events.push(...exile(g, id));
  collectTriggers(g, events, before);
  const back = returning(g, events);
  if (back.length === 0) return;
  const batch = back.map((happening) => ({ happening, applied: [] }));
  pushFrame(g, { kind: "happen", batch, deliver: null, after: [], scratch: {} });
}

/** Everything on the battlefield that could leave with that player, for those who look back. */
function leavings(state: GameState, seat: Seat): Happening[] {
  return state.battlefield.flatMap((object): Happening[] => {
    const { owner, controller } = objectOf(state, object);
    if (owner !== seat && controller !== seat && controllerOf(state, object) !== seat) return [];
    return [{ kind: "move", object, to: { zone: "exile" }, cause: "exile", by: null, source: null }];
  });
}

/** Whether an effect of a resolved spell or ability gives that player control of something. */
function givesControl(state: GameState, effect: ContinuousEffect, seat: Seat): boolean {
  return effect.modifications.some(
    (one) => one.kind === "controller" && playersOf(state, effect.context, one.player).includes(seat),
  );
}

/** An object leaves the game. A permanent that does leaves the battlefield (CR 603.6c), to no zone that anything asks about. */
function remove(g: Game, id: ObjectId): GameEvent[] {
  const { zone, owner } = objectOf(g.state, id);
  const controller = zone === "battlefield" ? controllerOf(g.state, id) : owner;
  removeFromCombat(g, id);
  cease(g, id);
  tell(g, { kind: "ceasedToExist", object: id });
  if (zone !== "battlefield") return [];
  const to = "command";
  const moved = { kind: "moved", object: id, became: null, from: zone, to, owner, controller } as const;
  return [{ ...moved, cause: "exile", by: null, source: null }];
}

function exile(g: Game, id: ObjectId): GameEvent[] {
  const old = objectOf(g.state, id);
  const { zone, owner } = old;
  if (zone === null) return [];
  const controller = controllerOf(g.state, id);
  removeFromCombat(g, id);
  const [became, ...others] = moveApart(g, id, "exile");
  revealUnmasked(g, old, [became, ...others]);
  const cause = "exile";
  const event: GameEvent = {
    kind: "moved",
    object: id,
    became,
    ...(others.length > 0 ? { others } : {}),
    from: zone,
    to: "exile",
    owner,
    controller,
    cause,
    by: null,
    source: null,
  };
  tell(g, event);
  for (const one of [became, ...others]) if (objectOf(g.state, one).kind !== "card") cease(g, one);
  return [event];
}

/** CR 722.4: the active player becomes the monarch, or the next player in turn order if the active player left. */
function passCrown(g: Game, seat: Seat, source: ObjectId | null): void {
  if (g.state.turn.monarch !== seat) return;
  g.state.turn = { ...g.state.turn, monarch: null };
  const [next] = seatsInOrder(g.state);
  if (next !== undefined && source !== null) crown(g, next, source);
}

/** CR 723.4: the active player takes the initiative, or the next player in turn order if the active player left. */
function passInitiative(g: Game, seat: Seat, source: ObjectId | null): void {
  const { marks } = playerOf(g.state, seat);
  if (!marks.includes(INITIATIVE)) return;
  updatePlayer(g, seat, { marks: marks.filter((mark) => mark !== INITIATIVE) });
  const [next] = seatsInOrder(g.state);
  if (next !== undefined && source !== null) giveInitiative(g, next, source);
}
