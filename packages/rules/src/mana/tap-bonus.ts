import { eraOf } from "../layers/index.ts";
import { eventMatches, holds, playersOf } from "../selection/index.ts";
import { emptyContext } from "../state/context.ts";
import type { GameEvent } from "../state/event.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { type Holder, permanentHolders } from "../triggers/holders.ts";
import { breadth, type ManaMask, typesIn } from "./mask.ts";
import { isManaBody, yieldsOf } from "./produced.ts";

/** Permanents' triggered mana abilities that trigger on tapping for mana (CR 605.1b); mostly there are none. */
export function tapTriggers(state: GameState): readonly Holder[] {
  const era = eraOf(state);
  era.tapTriggers ??= permanentHolders(state).all.filter(
    ({ ability: { event, body, timesEachTurn } }) =>
      event.kind === "taps" && event.forMana === true && timesEachTurn === undefined && isManaBody(body),
  );
  return era.tapTriggers;
}

/**
 * The mana that triggers add for that player when an object is tapped for this mana (CR 605.4a). What isn't settled
 * beforehand, because somebody may choose, isn't counted on.
 */
export function tapBonus(
  state: GameState,
  triggers: readonly Holder[],
  seat: Seat,
  object: ObjectId,
  masks: readonly ManaMask[],
): readonly ManaMask[] {
  const isSettled = masks.every((mask) => breadth(mask) === 1);
  const mana = masks.map((mask) => typesIn(mask)[0] ?? "C");
  const event: GameEvent = { kind: "manaAdded", seat, mana, source: object, tappedFor: true };
  return triggers.flatMap((trigger) =>
    bonusOf(state, trigger, seat, event, isSettled ? mana.join("") : null),
  );
}

function bonusOf(
  state: GameState,
  { object, controller, ability }: Holder,
  seat: Seat,
  event: GameEvent,
  produced: string | null,
): readonly ManaMask[] {
  if (ability.body.kind !== "plain") return [];
  const [effect, ...more] = ability.body.effects;
  if (effect?.kind !== "addMana" || effect.rider || more.length > 0) return [];
  if (produced === null && effect.output.kind === "sameAsEvent") return [];
  const word = produced ?? "";
  const before = { ...emptyContext(object, controller), bindings: { producedMana: { word } } };
  const facts = eventMatches(state, before, ability.event, event);
  if (!facts) return [];
  const context = { ...before, event: facts };
  const conditions = [ability.during, ability.condition];
  if (!conditions.every((condition) => !condition || holds(state, context, condition))) return [];
  if (!playersOf(state, context, effect.who).includes(seat)) return [];
  const [only, ...choices] = yieldsOf(state, context, [effect]);
  return only && choices.length === 0 && only.every((mask) => breadth(mask) === 1) ? only : [];
}
