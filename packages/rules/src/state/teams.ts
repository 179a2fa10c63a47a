import { playerOf, seatsInOrder } from "./access.ts";
import type { GameState } from "./game-state.ts";
import type { Seat } from "./ids.ts";
import { withinReach } from "./range.ts";
import type { Ruleset } from "./ruleset.ts";

/** The team that a seat belongs to: members sit side by side (CR 805.1, 808.2). `undefined`: the game has no teams. */
export function teamOfSeat({ teams }: Pick<Ruleset, "teams">, seat: Seat): number | undefined {
  return teams && Math.floor(seat / teams.size);
}

/** Whether they are the same player or on the same team (CR 102.3). */
export function areTogether(state: GameState, one: Seat, other: Seat): boolean {
  if (one === other) return true;
  const { ruleset } = state;
  return ruleset.teams !== undefined && teamOfSeat(ruleset, one) === teamOfSeat(ruleset, other);
}

/** CR 102.2-3: everybody else, but for one's teammates. */
export function areOpponents(state: GameState, one: Seat, other: Seat): boolean {
  return !areTogether(state, one, other);
}

/** Everybody on a player's team, that player among them, in or out of the game, in the order of their seats. */
export function teamSeats(state: GameState, seat: Seat): readonly Seat[] {
  if (!state.ruleset.teams) return [seat];
  return state.players.flatMap((player) => (areTogether(state, seat, player.seat) ? [player.seat] : []));
}

/** The members of a player's team who are in the game; the first of them is the primary player (CR 805.2). */
export function teamInGame(state: GameState, seat: Seat): readonly Seat[] {
  return teamSeats(state, seat).filter((one) => playerOf(state, one).lost === null);
}

/** Those who share a life total and poison counters with a player, and win and lose together, that player among them (CR 810.4, 810.8a). */
export function sharingSeats(state: GameState, seat: Seat): readonly Seat[] {
  return state.ruleset.teams?.sharedLife === true ? teamSeats(state, seat) : [seat];
}

/** One of each group that shares a life total, of these players (CR 810.9). */
export function oneOfEachTotal(state: GameState, seats: readonly Seat[]): readonly Seat[] {
  return state.ruleset.teams?.sharedLife === true ? firstOfEachTeam(state, seats) : seats;
}

/** Whether teams take turns, rather than players (CR 805.4). */
export function takeTurnsTogether(state: GameState): boolean {
  return state.ruleset.teams?.sharedTurns === true;
}

/** Who takes a player's turn: of a team that takes it together, the primary player (CR 805.2). */
export function primaryOf(state: GameState, seat: Seat): Seat {
  return takeTurnsTogether(state) ? (teamInGame(state, seat)[0] ?? seat) : seat;
}

/** One of each group that takes turns together, of these players: a single effect adds or skips one turn or step for it (CR 805.8). */
export function oneOfEachTurn(state: GameState, seats: readonly Seat[]): readonly Seat[] {
  return takeTurnsTogether(state) ? firstOfEachTeam(state, seats) : seats;
}

function firstOfEachTeam(state: GameState, seats: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat, at) => !seats.slice(0, at).some((before) => areTogether(state, seat, before)));
}

/** Whether it is that player's turn: of all who are on the active team where turns are shared (CR 102.1, 805.4a). */
export function isActive(state: GameState, seat: Seat): boolean {
  const { active } = state.turn;
  return seat === active || (takeTurnsTogether(state) && areTogether(state, seat, active));
}

/** Whose turn it is: the active player, or all on the active team who are in the game, the primary player first. */
export function activeSeats(state: GameState): readonly Seat[] {
  const { active } = state.turn;
  return takeTurnsTogether(state) ? teamInGame(state, active) : [active];
}

/** Who takes a turn with a player, that player among them, in or out of the game. */
export function turnSeats(state: GameState, seat: Seat): readonly Seat[] {
  return takeTurnsTogether(state) ? teamSeats(state, seat) : [seat];
}

/** Whether a player's creatures may block what attacks another: that player alone, or a team together (CR 805.10d). */
export function defendsFor(state: GameState, seat: Seat, attacked: Seat): boolean {
  return seat === attacked || (takeTurnsTogether(state) && areTogether(state, seat, attacked));
}

/**
 * Players in the game in the order in which they act from one of them on: the rest of that player's team comes before the other
 * teams where they have priority and turns together (CR 805.5, 805.6).
 */
export function actingOrder(state: GameState, from: Seat): readonly Seat[] {
  const order = seatsInOrder(state, from);
  if (!takeTurnsTogether(state)) return order;
  const own = order.filter((seat) => areTogether(state, seat, from));
  return [...own, ...order.filter((seat) => !own.includes(seat))];
}

/** Whether everybody still in the game is on one team, or nobody is left (CR 104.2a, 104.2c). */
export function isDecided(state: GameState): boolean {
  const [first, ...others] = state.players.filter(({ lost }) => lost === null);
  return first === undefined || others.every(({ seat }) => areTogether(state, seat, first.seat));
}

/** Opponents of a seat that are still in the game and in range, in turn order after it. */
export function opponentsOf(state: GameState, seat: Seat): readonly Seat[] {
  return withinReach(state, seat, allOpponentsOf(state, seat));
}

function allOpponentsOf(state: GameState, seat: Seat): readonly Seat[] {
  return seatsInOrder(state, seat).filter((other) => areOpponents(state, seat, other));
}

/** The opponents among whom a player chooses one who then decides something: those in range, or the closest to the left (CR 801.5c). */
export function opponentsToChoose(state: GameState, seat: Seat): readonly Seat[] {
  const inRange = opponentsOf(state, seat);
  return inRange.length > 0 ? inRange : allOpponentsOf(state, seat).slice(0, 1);
}

/**
 * Opponents that may be attacked in this kind of game and are in range, who are the defending players of a combat phase (CR 506.2,
 * 801.3, 802.2, 803.1).
 */
export function attackableOpponents(state: GameState, active: Seat): readonly Seat[] {
  return withinReach(state, active, opponentsToAttack(state, active));
}

function opponentsToAttack(state: GameState, active: Seat): readonly Seat[] {
  const opponents = allOpponentsOf(state, active);
  switch (state.ruleset.attack) {
    case "anyOpponent":
      return opponents;
    case "left":
      return opponents.slice(0, 1);
    case "right":
      return opponents.slice(-1);
  }
}
