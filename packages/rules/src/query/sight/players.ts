import type { PlayerRef } from "@spellroom/card-language";
import { assertNever, seatsInOrder } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { reaches, withinReach } from "../../state/range.ts";
import { activeSeats, areOpponents, attackableOpponents, takeTurnsTogether } from "../../state/teams.ts";
import { hostOf } from "./objects.ts";
import type { Sight } from "./sight.ts";

const NOBODY: readonly Seat[] = [];

/**
 * The players that a reference of a text stands for; several in turn order from the active player (CR 101.4). Those out of its
 * controller's range aren't among them (CR 801.10-11).
 */
export function playersOf(sight: Sight, context: Context, ref: PlayerRef): readonly Seat[] {
  return withinReach(sight.state, context.controller, meant(sight, context, ref));
}

/**
 * Which of the players that a reference stands for makes a choice: the first, or, where none of them is in range, the one who sits
 * closest to the left (CR 801.5c).
 */
export function chooserAmong(sight: Sight, context: Context, ref: PlayerRef): Seat | undefined {
  const all = meant(sight, context, ref);
  const [first] = withinReach(sight.state, context.controller, all);
  return first ?? seatsInOrder(sight.state, context.controller).find((seat) => all.includes(seat));
}

function meant(sight: Sight, context: Context, ref: PlayerRef): readonly Seat[] {
  const { state } = sight;
  switch (ref.kind) {
    case "you":
      return [context.controller];
    case "opponents":
      return seatsInOrder(state).filter((seat) => areOpponents(state, seat, context.controller));
    case "otherPlayers":
      return seatsInOrder(state).filter((seat) => seat !== context.controller);
    case "otherThanEventPlayer":
      return seatsInOrder(state).filter((seat) => !eventPlayer(context).includes(seat));
    case "allPlayers":
      return seatsInOrder(state);
    case "target":
      return playersAmong(context.targets[ref.target]);
    case "event":
      return eventPlayer(context);
    case "controller":
      // A target that is a player stands for itself: "that player or that planeswalker's controller".
      return [
        ...distinct(sight, sight.objectsOf(context, ref.of), controllerAsSeen),
        ...(ref.of.kind === "target" ? playersAmong(context.targets[ref.of.target]) : NOBODY),
      ];
    case "owner":
      return distinct(sight, sight.objectsOf(context, ref.of), ownerAsSeen);
    case "enchanted":
      return playersAmong(attachedTo(sight, context.source));
    case "chosen":
      return chosenBy(sight, context.source);
    case "active":
      return activePlayer(sight, context);
    case "defending":
      return defendingPlayers(sight, context);
    case "bound":
      return context.bindings[ref.name]?.players ?? NOBODY;
    case "each":
      return context.each && "player" in context.each ? [context.each.player] : NOBODY;
    case "mostLife":
      return withMostLife(sight, context.controller);
    case "attackedByYou":
      return attackedThisCombat(sight, context.controller);
    case "monarch":
      return state.turn.monarch === null ? NOBODY : [state.turn.monarch];
    default:
      return assertNever(ref);
  }
}

/**
 * CR 805.9, 805.10c: of an active team the player who controls the attacking creature that the event is about, else the primary
 * player.
 */
function activePlayer(sight: Sight, context: Context): readonly Seat[] {
  const { state } = sight;
  const [attacker] = takeTurnsTogether(state) ? (context.event?.objects.attacker ?? []) : [];
  const seat = attacker === undefined ? null : controllerAsSeen(sight, attacker);
  return [seat ?? state.turn.active];
}

/** The player chosen for an object as it entered (CR 607.2d), or to whom a gift was promised as it was cast; nobody where none was. */
function chosenBy(sight: Sight, id: ObjectId): readonly Seat[] {
  const object = sight.object(id);
  const seat = object?.chosen.player;
  if (typeof seat === "number") return [seat];
  const promised = object?.announcement?.paidOptions.find((option) => option.startsWith("gift:"));
  return promised === undefined ? NOBODY : [Number(promised.slice("gift:".length))];
}

function withMostLife({ state }: Sight, viewer: Seat): readonly Seat[] {
  const seats = withinReach(state, viewer, seatsInOrder(state));
  const most = Math.max(...seats.map((seat) => state.players[seat]?.life ?? Number.NEGATIVE_INFINITY));
  return seats.filter((seat) => state.players[seat]?.life === most);
}

/** CR 702.121a, 508.3e: players whom creatures of that player's were declared to attack this combat, not their planeswalkers. */
function attackedThisCombat({ state }: Sight, seat: Seat): readonly Seat[] {
  if (!state.combat) return NOBODY;
  const declared = state.history.thisTurn.findLast((event) => event.kind === "attackersDeclared");
  if (declared?.kind !== "attackersDeclared") return NOBODY;
  const attacked = declared.attackers.flatMap(({ defender, by = declared.seat }) =>
    "player" in defender && by === seat ? [defender.player] : [],
  );
  return seatsInOrder(state).filter((one) => attacked.includes(one));
}

/** Whether a reference means that player, without making a list where none is needed. */
export function meansPlayer(sight: Sight, context: Context, ref: PlayerRef, seat: Seat): boolean {
  switch (ref.kind) {
    case "you":
      return seat === context.controller;
    case "opponents":
      return (
        areOpponents(sight.state, seat, context.controller) && reaches(sight.state, context.controller, seat)
      );
    case "otherPlayers":
      return seat !== context.controller && reaches(sight.state, context.controller, seat);
    case "allPlayers":
      return reaches(sight.state, context.controller, seat);
    default:
      return playersOf(sight, context, ref).includes(seat);
  }
}

/** Whether it is the turn of a player that a reference means. */
export function isTurnOf(sight: Sight, context: Context, whose: PlayerRef): boolean {
  const { state } = sight;
  if (!takeTurnsTogether(state)) return meansPlayer(sight, context, whose, state.turn.active);
  return activeSeats(state).some((seat) => meansPlayer(sight, context, whose, seat));
}

/** The player who is attacked, controls the planeswalker or protects the battle that is (CR 310.8d, 508.5). */
export function defenderSeat(sight: Sight, defender: Entity): Seat | null {
  if ("player" in defender) return defender.player;
  if (sight.read(defender.object)?.types.includes("battle") !== true)
    return controllerAsSeen(sight, defender.object);
  const protector = sight.object(defender.object)?.chosen.player;
  return typeof protector === "number" ? protector : null;
}

export function controllerAsSeen(sight: Sight, id: ObjectId): Seat | null {
  return sight.read(id)?.controller ?? sight.object(id)?.controller ?? null;
}

function ownerAsSeen(sight: Sight, id: ObjectId): Seat | null {
  return sight.object(id)?.owner ?? null;
}

function distinct(
  sight: Sight,
  ids: readonly ObjectId[],
  seatOf: (sight: Sight, id: ObjectId) => Seat | null,
): readonly Seat[] {
  if (ids.length === 1 && ids[0] !== undefined) {
    const only = seatOf(sight, ids[0]);
    return only === null ? NOBODY : [only];
  }
  const seats = new Set(ids.map((id) => seatOf(sight, id)));
  return seatsInOrder(sight.state).filter((seat) => seats.has(seat));
}

function playersAmong(entities: readonly Entity[] | undefined): readonly Seat[] {
  return entities?.flatMap((entity) => ("player" in entity ? [entity.player] : [])) ?? NOBODY;
}

function attachedTo(sight: Sight, id: ObjectId): readonly Entity[] {
  const to = sight.object(id)?.attachedTo;
  return to ? [to] : [];
}

function eventPlayer(context: Context): readonly Seat[] {
  const { event } = context;
  if (!event) return NOBODY;
  if (event.player !== null) return [event.player];
  return event.recipient && "player" in event.recipient ? [event.recipient.player] : NOBODY;
}

/**
 * CR 508.5: the player that the attack in question is on: of the triggering event's attacker, else of the source, or what it is
 * attached to, where that attacks, else of every attack under way, else the only player who can be attacked in this combat phase.
 */
function defendingPlayers(sight: Sight, context: Context): readonly Seat[] {
  const attacking = context.event?.objects.attacker ?? [context.source, ...hostOf(sight, context.source)];
  const attackers = sight.state.combat?.attackers ?? [];
  const asked = attackers.filter(({ object }) => attacking.includes(object));
  if (asked.length === 0 && context.event?.objects.attacker) {
    const { player, recipient } = context.event;
    const seat = player ?? (recipient && defenderSeat(sight, recipient));
    return seat === null ? NOBODY : [seat];
  }
  if (attackers.length === 0) return onlyDefendingPlayer(sight);
  const seats = new Set((asked.length > 0 ? asked : attackers).map(({ defending }) => defending));
  return seatsInOrder(sight.state).filter((seat) => seats.has(seat));
}

/**
 * Throughout the combat phase, attackers or not, the opponents that may be attacked are defending players (CR 506.2, 802.2). Of
 * several, none is meant before one is attacked (CR 802.2a).
 */
function onlyDefendingPlayer({ state }: Sight): readonly Seat[] {
  const seats = state.combat ? attackableOpponents(state, state.turn.active) : NOBODY;
  return seats.length === 1 ? seats : NOBODY;
}
