import { isForbidden } from "../../query/rules/forbidden.ts";
import { playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";
import { oneOfEachTotal, sharingSeats } from "../../state/teams.ts";
import { pickEntities } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 119.3. An amount that speaks of "each" is found for each player. */
export function gainLife(run: Run, effect: EffectOf<"gainLife">): void {
  const amount = run.count(effect.amount);
  run.propose(run.players(effect.who).flatMap((player) => gained(run, player, amount)));
}

export function loseLife(run: Run, effect: EffectOf<"loseLife">): void {
  const amount = run.count(effect.amount);
  run.propose(
    run.players(effect.who).flatMap((player) => lost(run, player, amount)),
    effect.bind,
  );
}

/** CR 119.5: the player gains or loses what is needed. */
export function setLife(run: Run, effect: EffectOf<"setLife">): void {
  const players = affected(run, run.players(effect.who));
  if (!players) return;
  const to = run.amount(effect.to);
  run.propose(players.flatMap((player) => changeTo(run, player, to)));
}

/** CR 810.9d: of several who share a life total one is affected, whom the first of them picks; `undefined` while that is open. */
function affected(run: Run, seats: readonly Seat[]): readonly Seat[] | undefined {
  const found: Seat[] = [];
  for (const seat of oneOfEachTotal(run.state, seats)) {
    const sharing = sharingSeats(run.state, seat).filter((one) => seats.includes(one));
    const options = sharing.map((player) => ({ player }));
    const picked = pickEntities(run, `affected:${seat}`, seat, { key: "choosePlayer" }, options, ONE);
    if (!picked) return undefined;
    found.push(...picked.flatMap((one) => ("player" in one ? [one.player] : [])));
  }
  return found;
}

const ONE = { min: 1, max: 1 };

/** CR 701.10c, not between those who share a total (CR 810.9e); where one of them can't gain or lose that much life, nothing is exchanged (CR 119.7-8). */
export function exchangeLife(run: Run, effect: EffectOf<"exchangeLife">): void {
  const both = run.players(effect.who);
  const one = both[0];
  const other = both.length > 1 ? both[1] : run.player(effect.with);
  if (one === undefined || other === undefined || sharingSeats(run.state, one).includes(other)) {
    run.fail();
    return;
  }
  const ofOne = playerOf(run.state, one).life;
  const ofOther = playerOf(run.state, other).life;
  const changes = [...changeTo(run, one, ofOther), ...changeTo(run, other, ofOne)];
  if (changes.some((change) => isForbidden(run.state, change))) run.fail();
  else run.propose(changes);
}

function changeTo(run: Run, player: Seat, to: number): Happening[] {
  const { life } = playerOf(run.state, player);
  return to > life ? gained(run, player, to - life) : lost(run, player, life - to);
}

function gained(run: Run, player: Seat, amount: number): Happening[] {
  return amount > 0 ? [{ kind: "gainLife", player, amount, source: run.source }] : [];
}

function lost(run: Run, player: Seat, amount: number): Happening[] {
  return amount > 0 ? [{ kind: "loseLife", player, amount, source: run.source, cause: "effect" }] : [];
}
