import type { CardDefinition } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility, GameObject } from "../../state/object.ts";
import { keptFilter } from "../kept/kept-filter.ts";
import type { ManaHolder, UsableManaAbility } from "../kept/mana-holder.ts";
import {
  boardOf,
  characteristics,
  eraOf,
  lockedDoors,
  printedAbilities,
  reachesElsewhere,
} from "../layers/index.ts";
import { isPlainAbility, manaAbilitiesIn } from "./abilities.ts";

interface Traits {
  readonly active: boolean;
  readonly anybodys: boolean;
}

const SPECIAL: ReadonlySet<string> = new Set(["foretell", "plot", "suspend"]);
const known = new WeakMap<readonly CurrentAbility[], Traits>();

/** Whether there is anything to activate at all, and for which player; most objects have nothing. */
function traitsOf({ abilities }: Characteristics): Traits {
  const found = known.get(abilities);
  if (found) return found;
  let active = false;
  let anybodys = false;
  for (const { ability } of abilities) {
    if (ability.kind === "activated") {
      active = true;
      anybodys ||= ability.limits?.who !== undefined;
    } else if (ability.kind === "keyword" && SPECIAL.has(ability.keyword)) active = true;
  }
  const traits: Traits = { active, anybodys };
  known.set(abilities, traits);
  return traits;
}

/** What of a player's holds anything to activate, permanents first, then hand, graveyard, exile and command zone. */
export function holdersOf(state: GameState, seat: Seat): readonly ManaHolder[] {
  const permanents = permanentHolders(state, seat);
  const own = state.players[seat];
  if (!own) return permanents;
  const others: ManaHolder[] = [];
  const reached = reachesElsewhere(state);
  const addZone = (ids: readonly ObjectId[], isShared: boolean): void => {
    for (const id of reached ? ids : promising(state, ids))
      if (!isShared || state.objects[id]?.owner === seat)
        addHolder(state, seat, id, characteristics(state, id), others);
  };
  addZone(own.hand, false);
  addZone(own.graveyard, false);
  addZone(state.exile, true);
  addZone(state.command, true);
  return others.length === 0 ? permanents : [...permanents, ...others];
}

/** Those on the battlefield; the same list as long as no characteristics change. */
function permanentHolders(state: GameState, seat: Seat): readonly ManaHolder[] {
  const era = eraOf(state);
  const known = era.manaHolders[seat];
  if (known) return known;
  const found: ManaHolder[] = [];
  const former = era.formerHolders[seat] ?? NOBODY;
  let next = 0;
  for (const [at, values] of boardOf(state).entries()) {
    const id = state.battlefield[at];
    if (id === undefined) continue;
    // Both lists begin with the oldest object; one that is missed is merely looked at again.
    while ((former[next]?.id ?? id) < id) next++;
    const before = former[next];
    if (before?.id === id && before.values === values && isAsBefore(state, before)) found.push(before);
    else addHolder(state, seat, id, values, found);
  }
  while (era.manaHolders.length < seat) era.manaHolders.push(undefined);
  era.manaHolders[seat] = found;
  return found;
}
const NOBODY: readonly ManaHolder[] = [];

/** Whether a plain holder of another moment, with the same characteristics, still is all that it was. */
function isAsBefore(state: GameState, { id, isPlain }: ManaHolder): boolean {
  const status = state.objects[id]?.status;
  return isPlain && status?.phasedOut === false && status.faceDown === null;
}

function addHolder(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  values: Characteristics,
  holders: ManaHolder[],
): void {
  const object = state.objects[id];
  if (!object) return;
  const traits = traitsOf(values);
  const locked = lockedDoors(state, object).length > 0;
  if (!traits.active && object.status.faceDown === null && !locked) return;
  if (object.zone === "battlefield" && values.controller !== seat && !traits.anybodys) return;
  const mana: UsableManaAbility[] = [];
  const holder: ManaHolder = {
    id,
    values,
    mana,
    isPlain: isPlain(object, values, seat),
    isSpecial: object.zone === "hand" || object.status.faceDown !== null || locked,
    source: null,
    judged: null,
  };
  for (const current of manaAbilitiesIn(values))
    mana.push({ object: id, current, plain: holder.isPlain ? holder : null, act: null });
  holders.push(holder);
}

/** A permanent that no summoning sickness or restriction concerns, with nothing but "{T}: Add" abilities for mana. */
function isPlain(object: GameObject, values: Characteristics, seat: Seat): boolean {
  return (
    object.zone === "battlefield" &&
    !object.status.phasedOut &&
    values.controller === seat &&
    values.restrictions.length === 0 &&
    !values.types.includes("creature") &&
    manaAbilitiesIn(values).every(isPlainAbility)
  );
}

/** Those whose card has anything to activate or do where it is, outside the battlefield. */
const promising = keptFilter((state, object) => {
  if (object.kind !== "card" || object.copied) return true;
  const definition = state.definitions[object.definition];
  return definition === undefined || object.zone === null || zonesOf(definition).has(object.zone);
});

const zones = new WeakMap<CardDefinition, ReadonlySet<string>>();

function zonesOf(definition: CardDefinition): ReadonlySet<string> {
  let found = zones.get(definition);
  if (!found) {
    found = new Set(definition.faces.flatMap((face) => printedAbilities(face).flatMap(zonesOfAbility)));
    zones.set(definition, found);
  }
  return found;
}

const OTHERS: readonly string[] = ["command", "exile", "graveyard", "hand"];

function zonesOfAbility({ ability }: CurrentAbility): readonly string[] {
  if (ability.kind === "activated") return ability.zone ? [ability.zone] : [];
  if (ability.kind === "keyword") return SPECIAL.has(ability.keyword) ? ["hand"] : [];
  // A static ability that functions there may give the card others.
  return ability.kind === "static" && ability.zone ? OTHERS : [];
}
