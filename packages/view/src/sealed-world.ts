import type {
  Component,
  DefinitionId,
  GameEvent,
  GameObject,
  GameState,
  Merged,
  ObjectId,
  Seat,
} from "@spellroom/rules";
import { freshObject, renumberedCasts } from "@spellroom/rules";
import { isPublicZone, live } from "./keys.ts";
import { mayKnow } from "./knowledge.ts";

/** Stands for the definition of every card that the seat may not know. No definition has this name. */
export const UNKNOWN_CARD: DefinitionId = "unknown";

/**
 * A game as one seat knows it, in the form of a game state: every card that the seat may not know is blank and has no history,
 * and the random streams have no keys. It can't be played until the blanks have been filled in; bots search positions made from it.
 */
export interface SealedWorld {
  readonly seat: Seat;
  readonly state: GameState;
  /** The identities of the blank cards that the seat owns, sorted: its deck list without the cards it has seen. */
  readonly ownUnknown: readonly DefinitionId[];
}

/**
 * Seals a game for a seat. Games that differ only in what the seat can't know are sealed to equal documents: blank cards get
 * new ids in the order of their zones, and the numbers of cards are given out again in the order of what can be seen. There is
 * one limit: in a game that sideboards are a part of, ids tell how many cards there are outside it, and so that some card
 * in a deck reaches them, but never which.
 */
export function sealWorld(state: GameState, seat: Seat): SealedWorld {
  const isKnown = (object: GameObject): boolean => mayKnow(state, object, seat);
  const names = renamed(state, isKnown);
  const cards = new Map<number, number>();
  const cardNumber = (card: number): number => {
    const known = cards.get(card) ?? cards.size + 1;
    cards.set(card, known);
    return known;
  };
  const remembered = rememberedObjects(state, isKnown);
  const outside = outsideFor(state, seat);
  const objects: (GameObject | null)[] = state.objects.map((object, id) => {
    if (!object || names.has(id)) return null;
    if (object.zone === "outside" && !outside.has(id)) return null;
    if (object.zone === null) return remembered.has(id) ? withCard(object, cardNumber) : null;
    const own = withCard(object, cardNumber);
    const seen = own.merged ? sealedComponents(own, own.merged, isKnown) : own;
    return isKnown(object) ? seen : { ...seen, definition: UNKNOWN_CARD, face: 0, knownTo: [] };
  });
  for (const [from, id] of names) objects[id] = blank(state, from, id, cardNumber);
  const rename = (id: ObjectId): ObjectId => names.get(id) ?? id;
  const players = state.players.map(({ outside: sideboard, ...player }) => ({
    ...player,
    ...(sideboard?.some((id) => outside.has(id))
      ? { outside: sideboard.filter((id) => outside.has(id)) }
      : {}),
    library: player.library.map(rename),
    hand: player.hand.map(rename),
    marks: renumberedCasts(player.marks, cardNumber),
    commanderDamage: Object.fromEntries(
      Object.entries(player.commanderDamage).map(([card, damage]) => [cardNumber(Number(card)), damage]),
    ),
  }));
  const lastKnown = Object.fromEntries(
    Object.entries(state.lastKnown).flatMap(([id, one]) =>
      remembered.has(Number(id)) ? [[id, { ...one, object: withCard(one.object, cardNumber) }]] : [],
    ),
  );
  const { streams: _streams, ...rest } = state;
  const sealed: GameState = {
    ...rest,
    seed: "0".repeat(64),
    chance: {},
    objects,
    players,
    lastKnown,
    history: {
      thisTurn: state.history.thisTurn.map((event) => sealedEvent(state, event, rename)),
      lastTurn: state.history.lastTurn.map((event) => sealedEvent(state, event, rename)),
    },
    nextCard: cards.size + 1,
    decision: state.decision?.seat === seat ? state.decision : null,
    definitions: {},
  };
  const ownUnknown = ownHidden(state, seat, isKnown);
  return { seat, state: { ...sealed, definitions: knownDefinitions(state, sealed, ownUnknown) }, ownUnknown };
}

/**
 * The cards outside the game that the seat knows of (CR 400.11a): its own, and, without knowing which they are, those among
 * which it chooses for a player whom it controls (CR 720.4-5).
 */
function outsideFor({ players, objects, decision }: GameState, seat: Seat): ReadonlySet<ObjectId> {
  const own = players[seat]?.outside ?? [];
  if (decision?.seat !== seat || !("options" in decision)) return new Set(own);
  const offered = decision.options.flatMap(({ what }) => (what.kind === "object" ? [what.object] : []));
  return new Set([...own, ...offered.filter((id) => objects[id]?.zone === "outside")]);
}

/** New ids for the unknown cards of hidden zones, seat by seat in the order in which they lie. */
function renamed(
  state: GameState,
  isKnown: (object: GameObject) => boolean,
): ReadonlyMap<ObjectId, ObjectId> {
  const names = new Map<ObjectId, ObjectId>();
  for (const player of state.players) {
    for (const id of [...player.hand, ...player.library]) {
      const object = live(state, id);
      if (object && !isKnown(object)) names.set(id, state.objects.length + names.size);
    }
  }
  return names;
}

/** Objects that no longer exist but were seen when they last did. */
function rememberedObjects(
  { lastKnown }: GameState,
  isKnown: (object: GameObject) => boolean,
): ReadonlySet<ObjectId> {
  return new Set(
    Object.entries(lastKnown).flatMap(([id, { object }]) => (isKnown(object) ? [Number(id)] : [])),
  );
}

function withCard(object: GameObject, cardNumber: (card: number) => number): GameObject {
  const numbered = { ...object, card: cardNumber(object.card) };
  if (!object.merged) return numbered;
  const components = object.merged.components.map((one) => ({ ...one, card: cardNumber(one.card) }));
  return { ...numbered, merged: { ...object.merged, components } };
}

/**
 * A merged permanent as the seat knows it: without components that it may not look at, which don't matter before it leaves the
 * battlefield (CR 708.5).
 */
function sealedComponents(
  object: GameObject,
  merged: Merged,
  isKnown: (object: GameObject) => boolean,
): GameObject {
  const { merged: _merged, ...single } = object;
  const isSeen = ({ faceDown }: Component): boolean =>
    isKnown({ ...single, status: { ...object.status, faceDown } });
  const [top, ...below] = merged.components;
  const seen = below.filter(isSeen);
  if (!top || !isSeen(top) || seen.length === 0) return single;
  return { ...single, merged: { ...merged, components: [top, ...seen] } };
}

function blank(
  state: GameState,
  from: ObjectId,
  id: ObjectId,
  cardNumber: (card: number) => number,
): GameObject {
  const object = live(state, from);
  return freshObject({
    id,
    // A new number: one that was seen before must not reveal where the card is now.
    card: cardNumber(-id),
    kind: "card",
    definition: UNKNOWN_CARD,
    owner: object?.owner ?? 0,
    zone: object?.zone ?? "library",
    timestamp: 0,
  });
}

/** Moves between hidden zones refer to the cards as they were: these references are removed. */
function sealedEvent(state: GameState, event: GameEvent, rename: (id: ObjectId) => ObjectId): GameEvent {
  if (event.kind === "moved") {
    const object = isPublicZone(event.from) ? event.object : 0;
    const lists = {
      ...(event.others ? { others: event.others.map(rename) } : {}),
      ...(event.apart ? { apart: event.apart.map(rename) } : {}),
    };
    return { ...event, object, became: event.became === null ? null : rename(event.became), ...lists };
  }
  if (event.kind === "revealed")
    return {
      ...event,
      objects: event.objects.map((id) => (live(state, id) ? rename(id) : 0)),
    };
  return event;
}

function ownHidden(
  { objects }: GameState,
  seat: Seat,
  isKnown: (object: GameObject) => boolean,
): readonly DefinitionId[] {
  return objects
    .flatMap((object) =>
      object && object.zone !== null && object.kind === "card" && object.owner === seat && !isKnown(object)
        ? [object.definition]
        : [],
    )
    .sort();
}

const NO_COMPONENTS: readonly Component[] = [];

/** The definitions of what can be seen, of the seat's own cards, and of tokens that have been made from data. */
function knownDefinitions(
  { definitions }: GameState,
  { objects, lastKnown }: GameState,
  own: readonly DefinitionId[],
): GameState["definitions"] {
  const ids = new Set<DefinitionId>(own);
  const seen = [...objects, ...Object.values(lastKnown).map((one) => one.object)];
  for (const object of seen) {
    if (!object) continue;
    ids.add(object.definition);
    if (object.copied) ids.add(object.copied.definition);
    for (const { definition, copied } of object.merged?.components ?? NO_COMPONENTS) {
      ids.add(definition);
      if (copied) ids.add(copied.definition);
    }
  }
  return Object.fromEntries(
    [...ids].sort().flatMap((id) => {
      const definition = definitions[id];
      return definition ? [[id, definition]] : [];
    }),
  );
}
