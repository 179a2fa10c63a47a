import {
  type Ability,
  type Condition,
  type CostKeyword,
  faceNumbered,
  type ManaSymbol,
} from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { GameObject } from "../../state/object.ts";

/**
 * How often a spell, or the permanent that it became, was kicked (CR 702.33d): each payment of a kicker or multikicker
 * cost is one entry among the options paid, named by the ability's key or number, or by the keyword itself. With
 * `which` only payments of the kicker with that cost are counted (CR 702.33f).
 */
export function timesKicked(
  state: GameState,
  object: GameObject | null,
  which?: readonly ManaSymbol[],
): number {
  const paid = object?.announcement?.paidOptions ?? [];
  if (!object || paid.length === 0) return 0;
  const kickers = kickersOf(state, object);
  let times = 0;
  for (const option of paid) {
    const named = /^(?:multi)?kicker(?::(\d+))?$/.exec(option);
    const number = /^p?(\d+)$/.exec(option)?.[1];
    const at = named
      ? Number(named[1] ?? 0)
      : number === undefined
        ? -1
        : kickers.findIndex((one) => one.at === Number(number));
    if (at >= 0 && (which === undefined || costsThat(kickers[at]?.ability, which))) times++;
  }
  return times;
}

/** How often something was chosen as a target, whether it is still legal or not (CR 115.9a). */
export function timesTargeted(context: Context | undefined): number {
  return Object.values(context?.targets ?? {}).reduce((times, chosen) => times + chosen.length, 0);
}

/** How often the optional additional cost of a keyword was paid (CR 702.56a, 702.157a). */
export function timesPaid(object: GameObject | null, keyword: string): number {
  return object?.announcement?.paidOptions.filter((option) => option === keyword).length ?? 0;
}

interface Kicker {
  readonly at: number;
  readonly ability: Ability;
}

function kickersOf(state: GameState, object: GameObject): readonly Kicker[] {
  const from = object.copied ?? object;
  const definition = state.definitions[from.definition];
  const abilities = (definition && faceNumbered(definition, from.face).abilities) ?? [];
  return abilities.flatMap((ability, at) =>
    ability.kind === "keyword" && KICKERS.includes(ability.keyword) ? [{ at, ability }] : [],
  );
}

function costsThat(ability: Ability | undefined, mana: readonly ManaSymbol[]): boolean {
  if (ability?.kind !== "keyword" || !("cost" in ability)) return false;
  const [only] = ability.cost;
  return only?.kind === "mana" && only.mana.join() === mana.join();
}

const KICKERS: readonly string[] = ["kicker", "multikicker"] satisfies readonly CostKeyword[];

/**
 * Whether a keyword's cost was paid for it, as in "if its evoke cost was paid": it was cast by way of that alternative cost
 * or permission, or that optional cost is among those paid.
 */
export function castBy(object: GameObject | null, keyword: string): boolean {
  const announcement = object?.announcement;
  if (!announcement) return false;
  const isIt = (name: string): boolean => name === keyword || name.startsWith(`${keyword}:`);
  return (announcement.via !== null && isIt(announcement.via)) || announcement.paidOptions.some(isIt);
}

/** The mana with which something was cast; none where it wasn't (CR 601.2h). */
export function manaSpentOn(object: GameObject | null): number {
  const spent = Object.values(object?.announcement?.manaSpent ?? {});
  return spent.reduce((sum: number, count) => sum + (count ?? 0), 0);
}

/** The name under which a spell notes whether something was so as it was cast. */
export function asCastName(of: Condition): string {
  return `#asCast:${JSON.stringify(of)}`;
}
