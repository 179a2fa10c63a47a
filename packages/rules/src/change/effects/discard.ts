import { satisfies } from "../../query/selection/index.ts";
import { numbersIn, playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { pickObjects } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";
import { atRandom } from "./selected.ts";

type Discard = EffectOf<"discard">;

/** CR 701.8: all players who discard choose first, in APNAP order; then all the cards are discarded at once. */
export function discard(run: Run, effect: Discard): void {
  const batch: Happening[] = [];
  for (const player of run.players(effect.who)) {
    const cards = discarded(run, effect, player);
    if (!cards) return;
    for (const object of cards)
      batch.push({ kind: "discard", player, object, source: run.source, asCost: false, cycling: false });
  }
  run.propose(batch, effect.bind);
}

function discarded(run: Run, effect: Discard, player: Seat): readonly ObjectId[] | undefined {
  const { hand } = playerOf(run.state, player);
  const { filter } = effect;
  const among = filter ? hand.filter((id) => satisfies(run.state, run.context, filter.of, id)) : hand;
  if (effect.amount === "hand" && !effect.upTo) return among;
  const most = effect.amount === "hand" ? among.length : run.count(effect.amount);
  const count = Math.min(most, among.length);
  if (effect.random) return byChance(run, player, among, count);
  const chooser = effect.chooser ? run.chooser(effect.chooser) : player;
  if (chooser === undefined) return [];
  const about = { key: "discard", amount: count } as const;
  return pickObjects(run, `discard:${player}`, chooser, about, among, {
    min: effect.upTo ? 0 : count,
    max: count,
  });
}

/** Kept, so that a later decision of the same instruction doesn't choose at random again. */
function byChance(run: Run, player: Seat, among: readonly ObjectId[], count: number): readonly ObjectId[] {
  const name = `discard:${player}`;
  const known = numbersIn(run.scratch, name);
  if (known) return known;
  const picked = atRandom(run, among, count, name);
  run.note(name, picked);
  return picked;
}
