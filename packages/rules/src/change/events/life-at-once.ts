import { rulesOfKind } from "../../query/rules/rules-in-force.ts";
import { amountOf, playersOf } from "../../query/selection/index.ts";
import type { DeferredEffects, HappenFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";

/**
 * Life that players gain and lose by one damage event comes to one change of their life totals, which is what effects that leave
 * them some life look at (CR 120.4d). Where there are such effects, life is therefore gained before it is lost.
 */
export function orderOfLife(state: GameState, batch: HappenFrame["batch"]): readonly number[] | null {
  const isDamage = batch.some(
    ({ happening }) => happening.kind === "loseLife" && happening.cause === "damage",
  );
  if (!isDamage || !leavesLife(state)) return null;
  const rank = (at: number): number => (batch[at]?.happening.kind === "gainLife" ? 0 : 1);
  return [...batch.keys()].toSorted((one, other) => rank(one) - rank(other) || one - other);
}

/** The life gained for prevented damage is part of the same event, with the results of the damage that is left. */
export function gainedWithDamage(
  state: GameState,
  { batch, after }: Pick<HappenFrame, "batch" | "after">,
): { readonly gained: readonly Happening[]; readonly later: readonly DeferredEffects[] } {
  const isDamage = batch.some(({ happening }) => happening.kind === "damage" && "player" in happening.to);
  if (after.length === 0 || !isDamage || !leavesLife(state)) return { gained: [], later: after };
  const gained: Happening[] = [];
  const later: DeferredEffects[] = [];
  for (const deferred of after) {
    const happenings = onlyGains(state, deferred);
    if (happenings) gained.push(...happenings);
    else later.push(deferred);
  }
  return { gained, later };
}

function onlyGains(state: GameState, { effects, context }: DeferredEffects): readonly Happening[] | null {
  const gained: Happening[] = [];
  for (const effect of effects) {
    if (effect.kind !== "gainLife") return null;
    const amount = amountOf(state, context, effect.amount);
    if (amount <= 0) continue;
    for (const player of playersOf(state, context, effect.who))
      gained.push({ kind: "gainLife", player, amount, source: context.source });
  }
  return gained;
}

function leavesLife(state: GameState): boolean {
  return rulesOfKind(state, "damageLeavesLife").length > 0;
}
