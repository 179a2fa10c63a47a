import {
  type Component,
  type CurrentAbility,
  characteristics,
  type GameObject,
  type GameState,
  type ObjectId,
  type PrintedOn,
  printedName,
  printedOn,
} from "@spellroom/rules";
import { live } from "./keys.ts";
import { cardFor } from "./knowledge.ts";

/**
 * How an ability is named outside the engine: printed ones by their number, also where the engine names one of their effects
 * or their controller, `c1p0` for the first one of the component under the topmost of a merged permanent; those of land types by
 * the type; gained ones by their number among those that the object has gained; `e0` for the first that an exception added to a
 * copy. How the engine names others, and when something was gained, stays inside.
 */
export function abilityWord(state: GameState, source: ObjectId | null, key: string): string {
  const printed = printedName(key);
  if (printed !== null) {
    const on = mergedPlace(state, source, key);
    if (on === null) return printed.number === 0 ? printed.key : "other";
    // A melded card under others is shown as its front, which doesn't have the ability.
    if (on.at > 0) return isMelded(state, on.component) ? "other" : `c${on.at}${on.key}`;
    return on.key;
  }
  if (/^[A-Z][a-z]+$/.test(key)) return key;
  const added = ADDED.exec(key)?.[1];
  if (added !== undefined) return added;
  const granted = /^(?:\d+:)?(g\d+)\./.exec(key)?.[1];
  if (granted === undefined || source === null) return "other";
  const at = grantsTo(state, source).indexOf(granted);
  return at < 0 ? "other" : `g${at}`;
}

/** Also where the key is of one of the ability's effects, or says its controller. */
const ADDED = /^(?:\d+:)?(e\d+(?:\.\d+)?)(?::\d+)?$/;

function mergedPlace(state: GameState, source: ObjectId | null, key: string): PrintedOn | null {
  const object = source === null ? undefined : (state.objects[source] ?? state.lastKnown[source]?.object);
  return object?.merged ? printedOn(state, object, key) : null;
}

function isMelded({ definitions }: GameState, { definition }: Component): boolean {
  return definitions[definition]?.layout === "meld";
}

/** The effects by which an object has gained abilities, oldest first. */
function grantsTo(state: GameState, id: ObjectId): readonly string[] {
  const abilities: readonly CurrentAbility[] = live(state, id)
    ? characteristics(state, id).abilities
    : (state.lastKnown[id]?.characteristics.abilities ?? []);
  const grants = abilities.flatMap(({ key }) => /^(g\d+)\./.exec(key)?.[1] ?? []);
  return [...new Set(grants)];
}

/**
 * Which ability of the card on which it is printed an ability on the stack is, if it has a name. A face-down source has none of its
 * card's abilities.
 */
export function stackAbilityWord(state: GameState, id: ObjectId): string | null {
  const object = state.objects[id] ?? state.lastKnown[id]?.object;
  const announcement = object?.announcement;
  if (!object || !announcement?.ability) return null;
  const { key } = announcement.ability;
  const word = printedName(key)?.key ?? abilityWord(state, announcement.source, key);
  const isNamed = word !== "other" && (object.status.faceDown === null || !/^[pe]/.test(word));
  return isNamed ? word : null;
}

/** An ability on the stack as everyone sees it: its card, and its name there. */
export function abilitySeen(
  state: GameState,
  object: GameObject,
): { readonly definition: string; readonly ability: string } | null {
  const card = object.kind === "ability" ? cardFor(state, object, null) : null;
  const ability = stackAbilityWord(state, object.id);
  return card && ability !== null ? { definition: card.definition, ability } : null;
}
