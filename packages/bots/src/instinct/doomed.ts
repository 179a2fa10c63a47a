import type { Effect } from "@spellroom/card-language";
import { characteristics, type GameState, type ObjectId, type Seat } from "@spellroom/rules";
import { spellBody } from "../bot/purpose.ts";
import { printed } from "./board.ts";
import { fixedDamage } from "./damage.ts";
import { type Fighter, fighter, kills } from "./fighter.ts";

/** Permanents of a seat that are about to die: by the spell or ability on top of the stack, or in the fight that is on. */
export function doomed(state: GameState, seat: Seat): ReadonlySet<ObjectId> {
  const all = [...struck(state), ...beaten(state)];
  return new Set(
    all.filter((id) => {
      const object = state.objects[id];
      return object?.zone === "battlefield" && characteristics(state, id).controller === seat;
    }),
  );
}

/** Targets that the top of the stack would destroy, exile or damage lethally. */
function struck(state: GameState): ObjectId[] {
  const top = state.stack.at(-1);
  const object = top === undefined ? undefined : state.objects[top];
  if (top === undefined || !object?.announcement) return [];
  const body = object.announcement.ability?.body ?? spellBody(printed(state, top));
  if (body?.kind !== "plain") return [];
  const damage = fixedDamage(body);
  const removes = body.effects.some(takesAway);
  const targets = Object.values(object.announcement.context.targets).flat();
  return targets.flatMap((target) => {
    if (!target || !("object" in target)) return [];
    if (removes) return [target.object];
    return damage !== null && damage >= leftOf(state, target.object) ? [target.object] : [];
  });
}

function takesAway({ kind }: Effect): boolean {
  return kind === "destroy" || kind === "exile";
}

function leftOf(state: GameState, id: ObjectId): number {
  const { toughness } = characteristics(state, id);
  return toughness === null ? Number.POSITIVE_INFINITY : toughness - (state.objects[id]?.damage ?? 0);
}

/** The creatures that would be destroyed by combat damage. */
function beaten(state: GameState): ObjectId[] {
  const { combat, turn } = state;
  if (!combat || turn.step !== "declareBlockers") return [];
  const pairs = combat.blockers.flatMap((blocker) =>
    blocker.blocking.map((attacker) => [fighter(state, blocker.object), fighter(state, attacker)] as const),
  );
  return pairs.flatMap(([one, other]) => loserOf(one, other));
}

function loserOf(one: Fighter, other: Fighter): ObjectId[] {
  return [...(kills(one, other) ? [other.id] : []), ...(kills(other, one) ? [one.id] : [])];
}
