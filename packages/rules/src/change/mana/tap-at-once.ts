import type { CurrentManaAbility } from "../../query/kept/mana-holder.ts";
import { isPlainAbility } from "../../query/mana/abilities.ts";
import { manaAbilityCost } from "../../query/mana/ability-cost.ts";
import { settledTypes, yieldsOf } from "../../query/mana/produced.ts";
import type { PlanStep } from "../../query/symbols/way.ts";
import type { Game } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import { happensAtOnce } from "../events/index.ts";
import { noteActivation } from "../events/note-activation.ts";
import { addingMana } from "./pool.ts";

/** Where a mana ability goes on that something has come in between of: a stage of its frame, or that it is over. */
export type StageLeft = "pay" | "produce" | "triggered" | "over";

/**
 * Activates and resolves an ability that asks for nothing but {T} and adds what a plan wants of it, as the frame of a mana
 * ability would (CR 605.3), but without one. It stops before anything that is forbidden, replaced or triggers something, and
 * says at which stage the frame has to take over.
 */
export function tapAtOnce(
  g: Game,
  seat: Seat,
  { object, types }: PlanStep,
  current: CurrentManaAbility,
): StageLeft {
  const { body } = current.ability;
  if (body.kind !== "plain" || !isPlainAbility(current)) return "pay";
  if (manaAbilityCost(g.state, seat, object, current) !== current.ability.cost) return "pay";
  const [effect] = body.effects;
  if (body.effects.length !== 1 || effect?.kind !== "addMana" || effect.who.kind !== "you") return "pay";
  const produced = settledTypes(yieldsOf(g.state, emptyContext(object, seat), body.effects), types);
  if (!produced || !happensAtOnce(g, { kind: "tap", object, forMana: true, source: object })) return "pay";
  noteActivation(g, seat, object, current, object, [], true);
  const adding = addingMana(g.state, seat, object, produced, effect.rider ?? null, true);
  if (!happensAtOnce(g, adding)) return "produce";
  return g.state.pendingTriggers.length > 0 ? "triggered" : "over";
}
