import { contextOf, EngineError, existing, type Game, writeObjects } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import { type Binding, type Context, emptyContext } from "../../state/context.ts";
import type { EffectsFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import type { PlayerState } from "../../state/player.ts";
import { turnsBegun } from "../../state/restarted.ts";
import { amongOthers } from "../../state/ruleset.ts";
import { freshObject, freshPlayer, nothingHappened } from "../../state/setup.ts";
import { primaryOf } from "../../state/teams.ts";
import { componentsOf, rememberLast } from "../events/zones.ts";
import { faceDownObjects, revealFaceDown } from "../game/face-down.ts";
import { addObject, tell } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/**
 * CR 724.1: the game ends, and those who are in it begin a new one with all of its cards; the player who controls the spell or
 * ability is the starting player (CR 724.1a). The rest of its text is followed just before the first turn (CR 724.4).
 */
export function restartGame(run: Run, effect: EffectOf<"restartGame">): void {
  const { g, controller, source } = run;
  const named = effect.leaving ? selected(run, effect.leaving, "leaving") : [];
  if (!named) return;
  const left = named.filter((id) => existing(g.state, id)?.zone === "exile");
  run.finish(effect.bind, { objects: left, amount: left.length, did: true });
  const rest = instructionsLeft(g.state);
  const contexts = rest.map(({ context }) => contextOf(g.state, context));
  revealFaceDown(g, null);
  tell(g, { kind: "gameRestarted", seat: controller });
  keepInMind(g, [source, ...faceDownObjects(g.state).map(({ id }) => id)]);
  const starting = primaryOf(g.state, controller);
  const became = beginAgain(g, starting, new Set(left));
  g.state.contexts = Object.fromEntries(
    rest.map(({ context }, at) => [
      context,
      inNewGame(contexts[at] ?? emptyContext(source, controller), became),
    ]),
  );
  g.state.frames = [
    { kind: "turns", stage: "nextTurn", action: 0 },
    ...rest,
    { kind: "begin", stage: "deal", seat: starting, kept: [], again: [] },
  ];
}

/** What remains to be done of the spell or ability that is resolving, innermost last. Its text restarts the game once (CR 724.4). */
function instructionsLeft({ frames }: GameState): readonly EffectsFrame[] {
  const resolving = frames.findLastIndex(({ kind }) => kind === "resolve");
  const own = frames.slice(resolving + 1);
  if (resolving < 0 || own.some(({ kind }) => kind === "loop"))
    throw new EngineError("the game is restarted by something that doesn't resolve, or more than once");
  return own.filter((frame): frame is EffectsFrame => frame.kind === "effects");
}

/**
 * Last known information of nothing but these: the source, and what has just been revealed, so that everyone can be told what
 * it was. It is forgotten as the first turn begins.
 */
function keepInMind(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) rememberLast(g, id);
  const { lastKnown } = g.state;
  g.state.lastKnown = Object.fromEntries(ids.flatMap((id) => (lastKnown[id] ? [[id, lastKnown[id]]] : [])));
}

/**
 * Every card is a new object that nothing has happened to, in its owner's deck, or as a commander in the command zone (CR 724.2,
 * 103.2c); those that are left in exile stay there (CR 724.5). Tokens, copies, emblems and all effects are gone.
 *
 * @returns what the cards that are left in exile have become
 */
function beginAgain(g: Game, starting: Seat, left: ReadonlySet<ObjectId>): ReadonlyMap<ObjectId, ObjectId> {
  const { players, objects, lastKnown } = g.state;
  const inGame = players.filter(({ lost }) => lost === null).map(({ seat }) => seat);
  const cards = objects
    .filter((object): object is GameObject => object !== null && object.zone !== null)
    .flatMap(componentsOf)
    .filter(({ kind, owner }) => kind === "card" && inGame.includes(owner))
    .sort((one, other) => one.card - other.card);
  writeObjects(g.state).fill(null);
  const renewed = cards.map((card) => ({
    from: card.id,
    object: put(g, card, zoneAfterRestart(card, left)),
  }));
  const idsIn = (zone: GameObject["zone"]): ObjectId[] =>
    renewed.filter(({ object }) => object.zone === zone).map(({ object }) => object.id);
  const cardsOf = (seat: Seat, zone: "library" | "outside"): ObjectId[] =>
    renewed
      .filter(({ object }) => object.zone === zone && object.owner === seat)
      .map(({ object }) => object.id);
  const restarted = {
    times: (g.state.restarted?.times ?? 0) + 1,
    turns: turnsBegun(g.state),
    seats: inGame,
  };
  Object.assign(g.state, nothingHappened(starting), {
    players: players.map((player) => {
      const after = playerAfterRestart(g.state, player, cardsOf(player.seat, "library"));
      return player.outside ? { ...after, outside: cardsOf(player.seat, "outside") } : after;
    }),
    exile: idsIn("exile"),
    command: idsIn("command"),
    lastKnown,
    chain: 0,
    restarted,
  } satisfies Partial<GameState>);
  return new Map(renewed.filter(({ from }) => left.has(from)).map(({ from, object }) => [from, object.id]));
}

type CardZone = "exile" | "command" | "library" | "outside";

function zoneAfterRestart({ id, zone, marks }: GameObject, left: ReadonlySet<ObjectId>): CardZone {
  if (zone === "outside") return "outside";
  if (left.has(id)) return "exile";
  return marks.includes(COMMANDER) ? "command" : "library";
}

function put(g: Game, { card, definition, owner, marks }: GameObject, zone: CardZone): GameObject {
  const isCommander = marks.includes(COMMANDER);
  return addObject(g, (id, timestamp) => {
    const fresh = freshObject({ id, card, kind: "card", definition, owner, zone, timestamp });
    return isCommander ? { ...fresh, marks: [COMMANDER] } : fresh;
  });
}

/** Who has left the game stays out of it. */
function playerAfterRestart(
  { ruleset }: GameState,
  { seat, name, life, lost, marks }: PlayerState,
  library: readonly ObjectId[],
): PlayerState {
  const fresh = freshPlayer(seat, name, amongOthers(ruleset.startingLife), library);
  return lost === null ? fresh : { ...fresh, life, lost, marks: marks.filter((mark) => mark === "left") };
}

/** What the text refers to, without everything that was in the old game. */
function inNewGame(
  { source, controller, x, targets, bindings }: Context,
  became: ReadonlyMap<ObjectId, ObjectId>,
): Context {
  const players = Object.entries(targets).map(([clause, entities]) => [
    clause,
    entities.filter((entity) => "player" in entity),
  ]);
  const names = Object.entries(bindings).map(([name, binding]): [string, Binding] => {
    const { objects, ...others } = binding;
    return objects === undefined
      ? [name, binding]
      : [name, { ...others, objects: objects.flatMap((id) => became.get(id) ?? []) }];
  });
  return {
    ...emptyContext(source, controller),
    x,
    targets: Object.fromEntries(players),
    bindings: Object.fromEntries(names),
  };
}
