import type { ManaType } from "@spellroom/card-language";
import { isManaType } from "../../query/symbols/mask.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState, ManaUse } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { ManaUnit } from "../../state/player.ts";

/** Under these names a mana ability's context knows the mana that its own cost was paid with, and the objects. */
const SPENT = "manaSpentOnIt";
const VICTIMS = "objectsSpentOnIt";

/** What the payment of a mana ability's own cost leaves in its context. */
export function spentOnIt(
  units: readonly ManaUnit[],
): readonly [name: string, binding: Context["bindings"][string]] {
  return [
    SPENT,
    { word: units.map(({ type }) => type).join(""), objects: units.map(({ source }) => source) },
  ];
}

export function victimsOfIt(
  objects: readonly ObjectId[],
): readonly [name: string, binding: Context["bindings"][string]] {
  return [VICTIMS, { objects }];
}

/** Records that a mana ability has been used, so that it can be identified when it is reversed (CR 730.1). */
export function noteUse(g: Game, use: ManaUse): void {
  g.state.manaUsed = [...g.state.manaUsed, use];
}

/** What a finished mana ability has used and added, from the events since it was activated. */
export function finishedUse(
  g: Game,
  { seat, object, key }: Pick<ManaUse, "seat" | "object" | "key">,
  context: Context,
  before: string,
): ManaUse {
  const activated = g.events.findLastIndex(
    (event) => event.kind === "abilityActivated" && event.source === object,
  );
  const types: ManaType[] = [];
  const sources = new Set<ObjectId>([object]);
  let showed = false;
  for (const event of g.events.slice(Math.max(0, activated))) {
    if (event.kind === "manaAdded") sources.add(event.source);
    if (event.kind === "manaAdded" && event.source === object) types.push(...event.mana.filter(isManaType));
    if (event.kind === "revealed")
      showed ||= event.objects.some((id) => objectOf(g.state, id).zone === "library");
  }
  const spent = context.bindings[SPENT];
  return {
    seat,
    object,
    key,
    types,
    spend: [...(spent?.word ?? "")].filter(isManaType),
    spentFrom: spent?.objects ?? [],
    sources: [...sources],
    victims: context.bindings[VICTIMS]?.objects ?? [],
    stays: showed || irreversible(g.state) !== before,
  };
}

/** Other words once libraries have been moved to or from, or shuffled, or chance has been used (CR 730.1). */
export function irreversible({ players, chance }: GameState): string {
  return `${players.map(({ library }) => library.length).join()} ${Object.values(chance).join()}`;
}
