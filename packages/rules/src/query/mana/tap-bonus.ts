import type { Body, EventPattern } from "@spellroom/card-language";
import { emptyContext } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { TapTrigger } from "../kept/tap-trigger.ts";
import { type ActiveReplacement, activeReplacements, eraOf } from "../layers/index.ts";
import { sightOf } from "../layers/sight-of.ts";
import { eventMatches, holds, playersOf } from "../selection/index.ts";
import { changedNumber } from "../selection/number-change.ts";
import { subjectCovers } from "../sight/events/subject.ts";
import { breadth, type ManaMask, maskOf, typesIn } from "../symbols/mask.ts";
import { permanentHolders } from "../triggers/holders.ts";
import { isManaBody, type Yield, yieldsOf } from "./produced.ts";

/**
 * Triggered mana abilities that trigger on tapping for mana (CR 605.1b): those of permanents, and delayed ones that trigger again
 * and again. Mostly there are none.
 */
export function tapTriggers(state: GameState): readonly TapTrigger[] {
  const era = eraOf(state);
  era.tapTriggers ??= permanentHolders(state)
    .all.filter(
      ({ ability: { event, body, timesEachTurn } }) => timesEachTurn === undefined && isOnTap(event, body),
    )
    .map(({ ability, object, controller }) => ({ ability, context: emptyContext(object, controller) }));
  if (state.delayed.length === 0) return era.tapTriggers;
  const delayed = state.delayed.flatMap(({ event, body, context, repeats, onceEachTurnOf }) =>
    repeats && onceEachTurnOf === undefined && event.kind !== "nextStep" && isOnTap(event, body)
      ? [{ ability: { event, body }, context }]
      : [],
  );
  return [...era.tapTriggers, ...delayed];
}

function isOnTap(event: EventPattern, body: Body): boolean {
  return event.kind === "taps" && event.forMana === true && isManaBody(body);
}

/**
 * The mana that triggers add for that player when an object is tapped for this mana (CR 605.4a). What isn't settled
 * in advance, because a player may choose, isn't counted on.
 */
export function tapBonus(
  state: GameState,
  triggers: readonly TapTrigger[],
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

/** What changes how much mana tapping a permanent for mana produces (CR 614.1a); mostly there is nothing. */
export function tapChanges(state: GameState): readonly ActiveReplacement[] {
  return activeReplacements(state).filter(({ replacement }) => replacement.kind === "changeMana");
}

/**
 * The ways in which a tapped object produces mana, including what replacement effects add: more of the same type. Of
 * several mana whose types somebody may choose no more is counted on.
 */
export function tapsReplaced(
  state: GameState,
  changes: readonly ActiveReplacement[],
  object: ObjectId,
  own: Yield,
): readonly Yield[] {
  let amount = own.length;
  for (const { replacement, context } of changes) {
    if (replacement.kind !== "changeMana") continue;
    if (subjectCovers(sightOf(state), context, replacement.source, object))
      amount = changedNumber(state, context, replacement.change, amount);
  }
  if (amount === own.length) return [own];
  const [only = 0, ...more] = own;
  if (own.every((mask) => breadth(mask) === 1))
    return [Array.from({ length: amount }, (_, at) => own[at % own.length] ?? only)];
  if (more.length > 0) return [own];
  return typesIn(only).map((type) => new Array<ManaMask>(amount).fill(maskOf(type)));
}

function bonusOf(
  state: GameState,
  { ability, context: waiting }: TapTrigger,
  seat: Seat,
  event: GameEvent,
  produced: string | null,
): readonly ManaMask[] {
  if (ability.body.kind !== "plain") return [];
  const [effect, ...more] = ability.body.effects;
  if (effect?.kind !== "addMana" || effect.rider || more.length > 0) return [];
  if (produced === null && effect.output.kind === "sameAsEvent") return [];
  if (produced === null && asksForColor(ability.event)) return [];
  const word = produced ?? "";
  const before = { ...waiting, bindings: { ...waiting.bindings, producedMana: { word } } };
  const facts = eventMatches(state, before, ability.event, event);
  if (!facts) return [];
  const context = { ...before, event: facts };
  const conditions = [ability.during, ability.condition];
  if (!conditions.every((condition) => !condition || holds(state, context, condition))) return [];
  if (!playersOf(state, context, effect.who).includes(seat)) return [];
  const [only, ...choices] = yieldsOf(state, context, [effect]);
  return only && choices.length === 0 && only.every((mask) => breadth(mask) === 1) ? only : [];
}

function asksForColor(event: EventPattern): boolean {
  return event.kind === "taps" && event.ofChosenColor === true;
}
