import type { CardDefinition } from "@spellroom/card-language";
import { EngineError } from "./access.ts";
import { COMMANDER } from "./commanders.ts";
import { ENGINE_VERSION, type GameSetup, type GameState } from "./game-state.ts";
import { hashText, stableText } from "./hash-text.ts";
import type { CardNumber, DefinitionId, ObjectId, Seat } from "./ids.ts";
import type { GameObject, PermanentStatus } from "./object.ts";
import { reachesOutside } from "./outside.ts";
import type { PlayerState } from "./player.ts";
import { amongOthers } from "./ruleset.ts";

export const FRESH_STATUS: PermanentStatus = {
  tapped: false,
  flipped: false,
  faceDown: null,
  phasedOut: false,
};

/** The name of a definition by its content. */
export function definitionId(definition: CardDefinition): DefinitionId {
  const known = ids.get(definition);
  if (known) return known;
  const id = hashText(stableText(definition));
  ids.set(definition, id);
  return id;
}
const ids = new WeakMap<CardDefinition, DefinitionId>();

/**
 * An object to which nothing has happened yet. Every field is written out: spread properties are stored separately
 * from the record, which costs memory and time, in all its copies, too.
 */
export function freshObject({
  id,
  card,
  kind,
  definition,
  owner,
  zone,
  timestamp,
}: Pick<GameObject, "id" | "card" | "kind" | "definition" | "owner" | "zone" | "timestamp">): GameObject {
  return {
    id,
    card,
    kind,
    definition,
    owner,
    zone,
    timestamp,
    face: 0,
    controller: owner,
    status: FRESH_STATUS,
    counters: NONE,
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    controlledSince: 0,
    enteredTurn: 0,
    copied: null,
    chosen: NONE,
    linked: NONE,
    announcement: null,
    usedThisTurn: NONE,
    usedEver: NONE,
    knownTo: EMPTY,
    marks: EMPTY,
  };
}
/** Shared by all objects, and not frozen: frozen objects are slow to copy, and the contents of a state are never written to. */
export const NONE: Readonly<Record<string, never>> = {};
/** Where nothing resolves, nothing is paid and no spell or ability is on its way to the stack. */
export const NO_CONTEXTS: GameState["contexts"] = {};
export const EMPTY: readonly never[] = [];

/** The initial state: decks as libraries in deck order, before anyone has drawn (CR 103). */
export function initialState(setup: GameSetup): GameState {
  const { ruleset } = setup;
  const count = setup.players.length;
  if (count < ruleset.players.min || count > ruleset.players.max) {
    throw new EngineError(
      `ruleset ${ruleset.id} is for ${ruleset.players.min} to ${ruleset.players.max} players, not ${count}`,
    );
  }
  const { teams } = ruleset;
  if (teams && (count % teams.size > 0 || count < 2 * teams.size)) {
    throw new EngineError(
      `ruleset ${ruleset.id} is for teams of ${teams.size}, which ${count} players are not`,
    );
  }
  const { definitions, objects, players, command, nextCard } = putDown(setup);
  const state: GameState = {
    ...nothingHappened(setup.startingSeat ?? 0),
    version: ENGINE_VERSION,
    ruleset,
    definitions,
    seed: setup.seed,
    chance: {},
    nextTimestamp: objects.length,
    nextCard,
    nextDecision: setup.firstDecision ?? 1,
    nextContext: 1,
    players,
    objects,
    command,
    decision: null,
    result: null,
  };
  return setup.streams ? { ...state, streams: setup.streams } : state;
}

/** What goes on from a game that is restarted into the new one, or is made again for it from the cards and players. */
type Lasting =
  | "version"
  | "ruleset"
  | "definitions"
  | "seed"
  | "streams"
  | "chance"
  | "nextTimestamp"
  | "nextCard"
  | "nextDecision"
  | "nextContext"
  | "players"
  | "objects"
  | "command"
  | "decision"
  | "result"
  | "chain"
  | "restarted";

/** Everything else that a state consists of, as it is before anything has happened in a game (CR 103). */
export function nothingHappened(starting: Seat): Omit<GameState, Lasting> {
  return {
    battlefield: [],
    stack: [],
    exile: [],
    turn: turnBeforeTheFirst(starting),
    combat: null,
    effects: EMPTY,
    rules: EMPTY,
    replacements: EMPTY,
    delayed: EMPTY,
    permissions: EMPTY,
    manaUsed: EMPTY,
    pendingTriggers: EMPTY,
    contexts: NO_CONTEXTS,
    lastKnown: {},
    history: { thisTurn: [], lastTurn: [] },
    frames: [],
  };
}

/** Every deck as a library, every commander in the command zone (CR 103.2, 903.6). */
function putDown({ players: all, ruleset }: GameSetup) {
  const definitions: Record<DefinitionId, CardDefinition> = {};
  const objects: (GameObject | null)[] = [null];
  let nextCard: CardNumber = 1;
  const put = (
    definition: CardDefinition,
    owner: Seat,
    zone: "library" | "command" | "outside",
  ): ObjectId => {
    const id = definitionId(definition);
    definitions[id] = definition;
    const object = freshObject({
      id: objects.length,
      card: nextCard++,
      kind: "card",
      definition: id,
      owner,
      zone,
      timestamp: objects.length,
    });
    objects.push(zone === "command" ? { ...object, marks: [COMMANDER] } : object);
    return object.id;
  };
  const command: ObjectId[] = [];
  const decks = all.map((player, seat): PlayerState => {
    for (const commander of player.commanders ?? []) command.push(put(commander, seat, "command"));
    return freshPlayer(
      seat,
      player.name,
      amongOthers(ruleset.startingLife),
      player.deck.map((card) => put(card, seat, "library")),
    );
  });
  const players = decks.map((player) => {
    const sideboard = isReached(all) ? (all[player.seat]?.sideboard ?? EMPTY) : EMPTY;
    if (sideboard.length === 0) return player;
    return { ...player, outside: sideboard.map((card) => put(card, player.seat, "outside")) };
  });
  return { definitions, objects, players, command, nextCard };
}

/** Sideboards are a part of a game only where a card could bring one in from there; other games are as if there were none. */
function isReached(players: GameSetup["players"]): boolean {
  return players.some(({ deck, commanders = EMPTY, sideboard = EMPTY }) =>
    [deck, commanders, sideboard].some((cards) => cards.some(reachesOutside)),
  );
}

function turnBeforeTheFirst(starting: Seat): GameState["turn"] {
  return {
    number: 0,
    active: starting,
    step: "untap",
    at: 0,
    plan: [],
    extraTurns: [],
    nextInOrder: starting,
    attackedThisTurn: [],
    day: null,
    monarch: null,
  };
}

/** A player before the first turn (CR 103.4). */
export function freshPlayer(
  seat: Seat,
  name: string,
  life: number,
  library: readonly ObjectId[],
): PlayerState {
  return {
    seat,
    name,
    life,
    counters: {},
    library,
    hand: [],
    graveyard: [],
    mana: [],
    landsPlayed: 0,
    lost: null,
    mulligans: 0,
    drewFromEmpty: false,
    skips: {},
    commanderDamage: {},
    marks: [],
  };
}
