import type { Replacement } from "@spellroom/card-language";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type {
  ActiveEffects,
  ActiveReplacement,
  ActiveRule,
  Carried,
  CarriedList,
  Carrier,
} from "./active.ts";
import { distantCarriers } from "./distant-carriers.ts";
import { ownTimestamp } from "./instance.ts";
import { currentSnapshot } from "./refresh.ts";
import { sightOf } from "./sight-of.ts";
import type { Snapshot } from "./snapshot.ts";
import { functionsIn, type StaticRule, staticRules } from "./static-rules.ts";
import { permanentsIn, valuesAsEntering } from "./values.ts";

/**
 * Every rule effect in force, oldest first (CR 613.11): of static abilities whose condition holds, and those that spells and
 * abilities have made. The same list as before while nothing has changed.
 */
export function activeRules(state: GameState): readonly ActiveRule[] {
  const active = collected(state);
  const before = active.rules;
  const inForce = allMet(state, active.ruling, before?.inForce);
  if (inForce.length === 0 && state.rules.length === 0) return NO_RULES;
  if (before && before.floating === state.rules && sameList(before.inForce, inForce)) return before.result;
  const own = inForce.flatMap(({ effect, context, timestamp }) =>
    effect.rule ? [{ rule: effect.rule, context, timestamp }] : [],
  );
  const result: readonly ActiveRule[] = [...own, ...state.rules].sort((a, b) => a.timestamp - b.timestamp);
  active.rules = { floating: state.rules, inForce, result };
  return result;
}

/** Every replacement and prevention effect in force (CR 614-615) but those of objects about to enter. */
export function activeReplacements(state: GameState): readonly ActiveReplacement[] {
  const active = collected(state);
  const before = active.replacements;
  const inForce = allMet(state, active.replacing, before?.inForce);
  if (inForce.length === 0 && state.replacements.length === 0) return NO_REPLACEMENTS;
  if (before && before.floating === state.replacements && sameList(before.inForce, inForce))
    return before.result;
  const own = inForce.flatMap(({ effect, context, key }) =>
    effect.replacement ? [{ replacement: effect.replacement, context, key, floating: null }] : [],
  );
  const made = state.replacements.map(({ replacement, context, timestamp }, floating) => ({
    replacement,
    context,
    key: `floating:${timestamp}`,
    floating,
  }));
  const result: readonly ActiveReplacement[] = [...own, ...made];
  active.replacements = { floating: state.replacements, inForce, result };
  return result;
}

/**
 * The abilities of an object about to enter that change how it enters (CR 614.12): those that it will have as it exists on
 * the battlefield, as the record has it.
 */
export function replacementsOf(state: GameState, object: GameObject): readonly ActiveReplacement[] {
  const values = valuesAsEntering(state, object);
  const context: Context = {
    ...emptyContext(object.id, values.controller),
    x: object.announcement?.context.x ?? 0,
  };
  return staticRules(values.abilities).flatMap((effect) => {
    const { replacement, key, zone, andBattlefield } = effect;
    if (!replacement || !isAboutItsEntering(replacement)) return [];
    if ((zone !== null && zone !== "battlefield" && !andBattlefield) || !isMet(state, effect, context))
      return [];
    return [{ replacement, context, key: `${object.id}:${copiedKey(object)}${key}`, floating: null }];
  });
}

/** The abilities that it has as a copy are others than those by which it became one (CR 707.5). */
function copiedKey({ copied }: GameObject): string {
  return copied ? `${copied.definition}:${copied.face}:` : "";
}

function isAboutItsEntering(replacement: Replacement): boolean {
  if (replacement.kind === "enters") return isAboutItself(replacement.what);
  const event = replacement.kind === "instead" ? replacement.event : null;
  return event?.kind === "moves" && event.to === "battlefield" && isAboutItself(event.what);
}

function isAboutItself(what: Extract<Replacement, { kind: "enters" }>["what"]): boolean {
  if (typeof what === "object" && "either" in what) return what.either.some(isAboutItself);
  return what === "this";
}

const NO_RULES: readonly ActiveRule[] = [];
const NO_REPLACEMENTS: readonly ActiveReplacement[] = [];

/** The effects whose condition holds; the same list where none has a condition, or where those hold that did before. */
function allMet(
  state: GameState,
  { all, isConditional }: CarriedList,
  before: readonly Carried[] | undefined,
): readonly Carried[] {
  if (!isConditional) return all;
  return before && areMet(state, all, before) ? before : metAmong(state, all);
}

/** Whether those whose condition holds are these; they mostly stay the same, and this needs no list of its own. */
function areMet(state: GameState, all: readonly Carried[], these: readonly Carried[]): boolean {
  let at = 0;
  for (const one of all) {
    if (!isMet(state, one.effect, one.context)) continue;
    if (these[at] !== one) return false;
    at++;
  }
  return at === these.length;
}

function metAmong(state: GameState, all: readonly Carried[]): readonly Carried[] {
  return all.filter(({ effect, context }) => isMet(state, effect, context));
}

function isMet(state: GameState, { condition }: StaticRule, context: Context): boolean {
  return condition === null || sightOf(state).holds(context, condition);
}

function collected(state: GameState): ActiveEffects {
  const snapshot = currentSnapshot(state);
  const { active } = snapshot;
  const distant = distantCarriers(state);
  if (active && snapshot.isSettled && sameList(active.distant, distant)) return active;
  const carriers = carriersIn(state, snapshot, distant);
  const fresh =
    active && sameCarriers(active.carriers, carriers)
      ? { ...active, carriers, distant }
      : effectsOf(carriers, distant);
  snapshot.active = fresh;
  snapshot.isSettled = true;
  return fresh;
}

function effectsOf(carriers: readonly Carrier[], distant: readonly GameObject[]): ActiveEffects {
  const carried = carriers.flatMap(carriedBy);
  return {
    carriers,
    distant,
    ruling: listed(carried.filter(({ effect }) => effect.rule !== null)),
    replacing: listed(carried.filter(({ effect }) => effect.replacement !== null)),
    rules: null,
    replacements: null,
  };
}

function listed(all: readonly Carried[]): CarriedList {
  return { all, isConditional: all.some(({ effect }) => effect.condition !== null) };
}

function carriersIn(
  state: GameState,
  snapshot: Snapshot,
  distant: readonly GameObject[],
): readonly Carrier[] {
  const found = permanentsIn(state, snapshot, mayCarry);
  if (distant.length === 0) return found;
  const sight = sightOf(state);
  const beyond = distant.flatMap((object): Carrier[] => {
    const values = sight.read(object.id);
    return values ? [[object, values]] : [];
  });
  return [...found, ...beyond];
}

function mayCarry(object: GameObject, { abilities }: Characteristics): boolean {
  return staticRules(abilities).length > 0 || hasEffectCounter(object);
}

function sameCarriers(one: readonly Carrier[], other: readonly Carrier[]): boolean {
  return (
    one.length === other.length &&
    one.every(([object, values], at) => {
      const twin = other[at];
      return (
        twin !== undefined &&
        twin[0].id === object.id &&
        ownTimestamp(twin[0]) === ownTimestamp(object) &&
        twin[0].timestamp === object.timestamp &&
        twin[1].controller === values.controller &&
        twin[1].abilities === values.abilities &&
        effectCounters(twin[0]) === effectCounters(object)
      );
    })
  );
}

function carriedBy([object, values]: Carrier): readonly Carried[] {
  const context = emptyContext(object.id, values.controller);
  const isEmblem = object.kind === "emblem";
  const isSpell = values.types.includes("instant") || values.types.includes("sorcery");
  const own = staticRules(values.abilities)
    .filter((effect) => functionsIn(effect, object.zone, isEmblem, isSpell))
    .map((effect) => ({
      effect,
      context,
      timestamp: Math.max(ownTimestamp(object), effect.grantedAt ?? 0),
      key: `${object.id}:${effect.key}`,
    }));
  if (!hasEffectCounter(object)) return own;
  return [
    ...own,
    ...((object.counters.finality ?? 0) > 0 ? [counterEffect(object, context, "finality", FINALITY)] : []),
    ...((object.counters.shield ?? 0) > 0 ? [counterEffect(object, context, "shield", SHIELD)] : []),
  ];
}

/** Which counters with an effect of their own an object has. */
function effectCounters({ counters }: GameObject): string {
  return `${(counters.finality ?? 0) > 0 ? "finality" : ""} ${(counters.shield ?? 0) > 0 ? "shield" : ""}`;
}

function hasEffectCounter({ counters }: GameObject): boolean {
  return (counters.finality ?? 0) > 0 || (counters.shield ?? 0) > 0;
}

/** CR 122.1h. */
const FINALITY: Replacement = {
  kind: "redirectMove",
  what: "this",
  from: "battlefield",
  to: "graveyard",
  newZone: "exile",
};

/** CR 122.1c, as far as damage goes; for destroying see `events/destruction.ts`. */
const SHIELD: Replacement = {
  kind: "preventDamage",
  to: { kind: "object", what: "this" },
  also: [
    { kind: "removeCounters", counter: "shield", amount: 1, from: { kind: "ref", ref: { kind: "this" } } },
  ],
};

/** The one effect that counters of a kind have, however many they are. */
function counterEffect(
  object: GameObject,
  context: Context,
  name: string,
  replacement: Replacement,
): Carried {
  return {
    effect: {
      key: name,
      grantedAt: null,
      condition: null,
      zone: null,
      andBattlefield: false,
      rule: null,
      replacement,
    },
    context,
    timestamp: object.timestamp,
    key: `${object.id}:${name}`,
  };
}

function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one === other || (one.length === other.length && one.every((entry, at) => entry === other[at]));
}
