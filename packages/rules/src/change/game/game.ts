import type { Zone } from "@spellroom/card-language";
import type { Decision, DecisionBody } from "../../decisions/decision.ts";
import type { Prompt } from "../../decisions/parts/prompt.ts";
import { noteChange } from "../../query/layers/cache.ts";
import { leastTogether } from "../../query/targets/together.ts";
import {
  assertNever,
  contextOf,
  EngineError,
  type Game,
  objectOf,
  playerOf,
  seatsInOrder,
  withEntry,
  writeContexts,
  writeObjects,
} from "../../state/access.ts";
import type { Binding, Context } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { Frame, GameState } from "../../state/game-state.ts";
import type { ContextId, ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import type { PlayerState } from "../../state/player.ts";
import { NO_CONTEXTS } from "../../state/setup.ts";
import { turnSeats } from "../../state/teams.ts";

/** Replaces the record of an existing object. */
export function updateObject(g: Game, id: ObjectId, change: Partial<GameObject>): GameObject {
  const object = g.state.objects[id];
  if (!object) throw new EngineError(`no object ${id} to change`);
  return putObject(g, { ...object, ...change });
}

/** Puts a record in the place of the one that it was made from. */
export function putObject(g: Game, changed: GameObject): GameObject {
  writeObjects(g.state)[changed.id] = changed;
  noteChange(g.state, changed.id);
  return changed;
}

/** Adds a new object and returns its id. The caller puts it into its zone's list. */
export function addObject(g: Game, make: (id: ObjectId, timestamp: number) => GameObject): GameObject {
  const object = make(g.state.objects.length, g.state.nextTimestamp++);
  writeObjects(g.state).push(object);
  return object;
}

export function updatePlayer(g: Game, seat: Seat, change: Partial<PlayerState>): PlayerState {
  return putPlayer(g, { ...playerOf(g.state, seat), ...change });
}

function putPlayer(g: Game, changed: PlayerState): PlayerState {
  const players = g.state.players.slice();
  players[changed.seat] = changed;
  g.state.players = players;
  return changed;
}

/** Replaces the list of a zone. */
export function setZone(g: Game, zone: Zone, seat: Seat, ids: readonly ObjectId[]): void {
  switch (zone) {
    case "battlefield":
      g.state.battlefield = ids;
      return;
    case "stack":
      g.state.stack = ids;
      return;
    case "exile":
      g.state.exile = ids;
      return;
    case "command":
      g.state.command = ids;
      return;
    case "library":
      putPlayer(g, { ...playerOf(g.state, seat), library: ids });
      return;
    case "hand":
      putPlayer(g, { ...playerOf(g.state, seat), hand: ids });
      return;
    case "graveyard":
      putPlayer(g, { ...playerOf(g.state, seat), graveyard: ids });
      return;
    case "outside":
      putPlayer(g, { ...playerOf(g.state, seat), outside: ids });
      return;
    default:
      assertNever(zone);
  }
}

/** Records an event. Events that "this turn" may refer to go into the history as well. */
export function tell(g: Game, event: GameEvent): void {
  g.events.push(event);
  if (REMEMBERED.has(event.kind) || (event.kind === "attached" && event.left !== undefined)) {
    const { thisTurn, lastTurn } = g.state.history;
    g.state.history = { thisTurn: [...thisTurn, event], lastTurn };
  }
}

const REMEMBERED: ReadonlySet<GameEvent["kind"]> = new Set<GameEvent["kind"]>([
  "moved",
  "tokenCreated",
  "spellCast",
  "abilityActivated",
  "abilityTriggered",
  "targetsChanged",
  "damageDealt",
  "lifeChanged",
  "countersChanged",
  "attackersDeclared",
  "blockersDeclared",
  "becameBlocked",
  "coinFlipped",
  "dieRolled",
  "keywordAction",
  "revealed",
]);

/**
 * Asks a seat. The engine's loop stops until the choice arrives, and passes it to the innermost frame. For a player who has left
 * the game the next in turn order chooses (CR 800.4g-h), for one who is controlled by another that one (CR 720.5).
 */
export function ask(g: Game, seat: Seat, prompt: Prompt, body: DecisionBody): void {
  if (g.state.decision)
    throw new EngineError(`asked ${prompt.key} while ${g.state.decision.prompt.key} is open`);
  const own = playerOf(g.state, seat).lost === null ? seat : (seatsInOrder(g.state, seat)[0] ?? seat);
  const asked = deciderFor(g, own);
  const decision: Decision = { id: g.state.nextDecision++, seat: asked, prompt, ...withLeast(g.state, body) };
  g.state.decision = decision;
}

/** Code that asks for a pick under a rule needn't work out which choice is always legal. */
function withLeast(state: GameState, body: DecisionBody): DecisionBody {
  if (body.kind !== "pick" || !body.together) return body;
  return { ...body, least: leastTogether(state, body.together, body.options, body.min) };
}

/**
 * Who makes a player's choices: the player, or the one who controls that player and then sees what that player could see
 * (CR 720.4-5). Conceding stays the player's own (CR 720.6).
 */
function deciderFor(g: Game, seat: Seat): Seat {
  const { controlled } = g.state.turn;
  if (!controlled || !turnSeats(g.state, controlled.seat).includes(seat)) return seat;
  const { by } = controlled;
  if (playerOf(g.state, by).lost !== null) return seat;
  for (const id of playerOf(g.state, seat).hand) {
    const { knownTo } = objectOf(g.state, id);
    if (!knownTo.includes(by)) updateObject(g, id, { knownTo: [...knownTo, by] });
  }
  return by;
}

export function pushFrame(g: Game, frame: Frame): void {
  g.state.frames = [...g.state.frames, frame];
}

/** Takes the innermost frame off. */
export function popFrame(g: Game): void {
  g.state.frames = g.state.frames.slice(0, -1);
}

/** Replaces the innermost frame, which must be the one the caller is working on. */
export function replaceFrame(g: Game, frame: Frame): void {
  g.state.frames = [...g.state.frames.slice(0, -1), frame];
}

/** Stores a context for frames to share and returns its number. */
export function openContext(g: Game, context: Context): ContextId {
  const id = g.state.nextContext++;
  const isFirst = g.state.contexts === NO_CONTEXTS;
  if (onlyOne?.contexts === g.state.contexts) onlyOne = null;
  keepContext(g, id, context);
  if (isFirst) onlyOne = { id, contexts: g.state.contexts };
  return id;
}

/** Counts a context that was never opened because what needs one was over at once: numbers don't tell how it was done. */
export function skipContext(g: Game): void {
  g.state.nextContext++;
}

export function updateContext(g: Game, id: ContextId, change: Partial<Context>): void {
  keepContext(g, id, { ...contextOf(g.state, id), ...change });
}

/** Gives a name in a context a meaning. */
export function bind(g: Game, id: ContextId, name: string, binding: Binding): void {
  const context = contextOf(g.state, id);
  const bindings = withEntry(context.bindings, name, binding);
  keepContext(g, id, { ...context, bindings });
}

export function closeContext(g: Game, id: ContextId): void {
  g.state.contexts = without(g.state.contexts, id);
}

/** The one context of contexts that hold no other. */
let onlyOne: { readonly id: ContextId; readonly contexts: GameState["contexts"] } | null = null;

function keepContext({ state }: Game, id: ContextId, context: Context): void {
  const isOnly = onlyOne?.id === id && onlyOne.contexts === state.contexts;
  writeContexts(state)[id] = context;
  if (isOnly && onlyOne?.contexts !== state.contexts) onlyOne = { id, contexts: state.contexts };
}

/**
 * Usually it is the only open one, which is much faster to check than to copy the others; and to remember it is faster than to look
 * for others under numbers that may be high.
 */
function without(contexts: GameState["contexts"], id: ContextId): GameState["contexts"] {
  if (onlyOne?.id === id && onlyOne.contexts === contexts) return NO_CONTEXTS;
  for (const other in contexts) {
    if (Number(other) === id) continue;
    const { [id]: _closed, ...rest } = contexts;
    return rest;
  }
  return NO_CONTEXTS;
}
