import { characteristics, type GameState, legalActs, type ObjectId } from "@spellroom/rules";
import { actTexts, beginsLike } from "./ability-text.ts";
import { hasKeywordNamed } from "./keywords.ts";
import { isNamed, namesOf } from "./names.ts";
import { type Expectation, type PlayerName, SEAT_OF } from "./scenario.ts";

/** Why an expectation does not hold in a state, or `null` when it does. */
export function whyNot(state: GameState, expected: Expectation): string | null {
  return (
    counts(state, expected) ??
    players(state, expected) ??
    permanents(state, expected) ??
    acts(state, expected)
  );
}

function differs(what: string, expected: unknown, got: unknown): string | null {
  return JSON.stringify(expected) === JSON.stringify(got)
    ? null
    : `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
}

const ZONES = ["permanents", "graveyard", "hand", "library", "exile"] as const;

function counts(state: GameState, expected: Expectation): string | null {
  for (const zone of ZONES) {
    const about = expected[zone];
    if (!about) continue;
    const { card, player, count } = about;
    const ids = inZone(state, zone, player).filter((id) => card === undefined || isNamed(state, id, card));
    const why = differs(`${zone} of ${player ?? "everybody"}, ${card ?? "all cards"}`, count, ids.length);
    if (why !== null) return why;
  }
  return null;
}

function inZone(
  state: GameState,
  zone: (typeof ZONES)[number],
  player: PlayerName | undefined,
): readonly ObjectId[] {
  const seat = player === undefined ? null : SEAT_OF[player];
  switch (zone) {
    case "permanents":
      return permanentsOf(state, player);
    case "exile":
      return state.exile.filter((id) => seat === null || state.objects[id]?.owner === seat);
    default:
      return state.players[seat ?? 0]?.[zone] ?? [];
  }
}

/** Permanents that are in the game (phased-out ones are treated as though they did not exist, CR 702.26b). */
function permanentsOf(state: GameState, player: PlayerName | undefined): readonly ObjectId[] {
  return state.battlefield.filter(
    (id) =>
      state.objects[id]?.status.phasedOut === false &&
      (player === undefined || characteristics(state, id).controller === SEAT_OF[player]),
  );
}

function players(state: GameState, { life, won, lost, counters }: Expectation): string | null {
  if (life) {
    const why = differs(`life of ${life.player}`, life.is, state.players[SEAT_OF[life.player]]?.life);
    if (why !== null) return why;
  }
  if (won && !hasWon(state, won)) return `${won} has not won`;
  if (lost && !hasLost(state, lost)) return `${lost} has not lost`;
  if (counters?.onPlayer) {
    const has = state.players[SEAT_OF[counters.onPlayer]]?.counters[counters.kind] ?? 0;
    return differs(`${counters.kind} counters of ${counters.onPlayer}`, counters.count, has);
  }
  return null;
}

function hasWon({ result }: GameState, player: PlayerName): boolean {
  return result?.winners.includes(SEAT_OF[player]) === true;
}

/** The players who have left the game, or are not among its winners (CR 104.1-3). */
function hasLost({ players: all, result }: GameState, player: PlayerName): boolean {
  const seat = SEAT_OF[player];
  return (
    all[seat]?.lost !== null ||
    (result !== null && result.winners.length > 0 && !result.winners.includes(seat))
  );
}

function permanents(state: GameState, expected: Expectation): string | null {
  const { powerToughness, tapped, tappedCount, counters, keyword, attacking, damage } = expected;
  const named = (card: string, player?: PlayerName): readonly ObjectId[] =>
    permanentsOf(state, player).filter((id) => isNamed(state, id, card));
  if (powerToughness) {
    const { card, player, is } = powerToughness;
    const values = named(card, player).map((id) => {
      const { power, toughness } = characteristics(state, id);
      return [power, toughness];
    });
    if (!values.some(([power, toughness]) => power === is[0] && toughness === is[1]))
      return `power and toughness of ${card}: expected ${is.join("/")}, got ${list(values)}`;
  }
  if (tapped) {
    const is = named(tapped.card).map((id) => state.objects[id]?.status.tapped === true);
    if (is.length === 0 || is.some((one) => one !== tapped.is))
      return `${tapped.card} tapped: expected ${tapped.is}, got ${list(is)}`;
  }
  if (tappedCount) {
    const { card, count } = tappedCount;
    const has = named(card).filter((id) => state.objects[id]?.status.tapped === tappedCount.tapped).length;
    const why = differs(`${card} ${tappedCount.tapped ? "tapped" : "untapped"}`, count, has);
    if (why !== null) return why;
  }
  if (counters?.card !== undefined) {
    const has = named(counters.card, counters.player).map(
      (id) => state.objects[id]?.counters[counters.kind] ?? 0,
    );
    // Where several have that name, the one that is meant has the count; none at all has no counters.
    if (!(has.length === 0 ? counters.count === 0 : has.includes(counters.count)))
      return `${counters.kind} counters on ${counters.card}: expected ${counters.count}, got ${list(has)}`;
  }
  if (keyword) {
    const has = named(keyword.card, keyword.player).map((id) => hasKeywordNamed(state, id, keyword.keyword));
    const why = differs(`${keyword.card} has ${keyword.keyword}`, [keyword.is], has);
    if (why !== null) return why;
  }
  if (attacking) {
    const has = named(attacking.card, attacking.player).map((id) => isAttacking(state, id));
    if (has.length === 0 ? attacking.is : has.some((one) => one !== attacking.is))
      return `${attacking.card} attacking: expected ${attacking.is}, got ${list(has)}`;
  }
  if (damage) {
    const has = named(damage.card, damage.player).map((id) => state.objects[id]?.damage);
    if (!has.includes(damage.is)) return `damage on ${damage.card}: expected ${damage.is}, got ${list(has)}`;
  }
  return null;
}

function isAttacking(state: GameState, id: ObjectId): boolean {
  return state.combat?.attackers.some((one) => one.object === id) ?? false;
}

function list(values: readonly unknown[]): string {
  return values.length === 0 ? "no such permanent" : JSON.stringify(values);
}

/** Whether there is such an act among what the player may do with priority. */
function acts(state: GameState, { playable }: Expectation): string | null {
  if (!playable) return null;
  const seat = SEAT_OF[playable.player];
  const { decision } = state;
  const all = decision?.kind === "act" && decision.seat === seat ? decision.acts : legalActs(state, seat);
  const is = all.some((act) => {
    if (act.kind === "pass") return false;
    const object = state.objects[act.object];
    return beginsLike(actTexts(state, act), playable.action, object ? namesOf(state, object) : []);
  });
  return differs(`playable: ${playable.action}`, playable.is, is);
}
