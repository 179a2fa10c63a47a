import {
  type CardDefinition,
  collectIn,
  type EventPattern,
  schemas,
  type TriggeredAbility,
  type Zone,
} from "@spellroom/card-language";
import { existing } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../../state/object.ts";
import { keptFilter } from "../kept/kept-filter.ts";
import type { TriggerHolder, TriggerHolders } from "../kept/trigger-holder.ts";
import { boardOf, characteristics, eraOf, printedAbilities, reachesElsewhere } from "../layers/index.ts";
import { triggersIn } from "./abilities.ts";

/** The triggered abilities of permanents; the same list as long as nobody's characteristics change. */
export function permanentHolders(state: GameState): TriggerHolders {
  const era = eraOf(state);
  if (era.triggers) return era.triggers;
  const all: TriggerHolder[] = [];
  for (const [at, values] of boardOf(state).entries()) {
    const id = state.battlefield[at];
    if (id === undefined || triggersIn(values).length === 0) continue;
    if (state.objects[id]?.status.phasedOut === false) addHolders(id, values, all);
  }
  const found: TriggerHolders = {
    all,
    stateTriggers: all.filter(({ ability }) => ability.event.kind === "state"),
    mask: all.reduce((mask, one) => mask | one.mask, 0),
  };
  era.triggers = found;
  return found;
}

/** The triggered abilities of objects in other zones that may function there, zone by zone. */
export function otherHolders(state: GameState): readonly TriggerHolder[] {
  const ids = reachesElsewhere(state) ? elsewhere(state).flat() : promisingElsewhere(state);
  if (ids.length === 0) return NOBODY;
  const found: TriggerHolder[] = [];
  for (const id of ids) note(state, id, found);
  return found;
}

const NOBODY: readonly TriggerHolder[] = [];

type Zones = readonly (readonly ObjectId[])[];

/** All zones outside the battlefield but the libraries. */
function elsewhere({ command, exile, players, stack }: GameState): Zones {
  const zones = [command, exile];
  for (const { graveyard, hand } of players) zones.push(graveyard, hand);
  zones.push(stack);
  return zones;
}

let lastElsewhere: { readonly zones: Zones; readonly ids: readonly ObjectId[] } = { zones: [], ids: [] };

/** The promising ones of all these zones, which mostly are the same zones as before. */
function promisingElsewhere(state: GameState): readonly ObjectId[] {
  if (!areElsewhere(lastElsewhere.zones, state)) {
    const zones = elsewhere(state);
    const ids: ObjectId[] = [];
    for (const zone of zones) for (const id of promising(state, zone)) ids.push(id);
    lastElsewhere = { zones, ids };
  }
  return lastElsewhere.ids;
}

/** Whether these lists are what `elsewhere` makes of the state. */
function areElsewhere(zones: Zones, { command, exile, players, stack }: GameState): boolean {
  if (zones.length !== 3 + 2 * players.length || zones[0] !== command || zones[1] !== exile) return false;
  let at = 2;
  for (const { graveyard, hand } of players) {
    if (zones[at] !== graveyard || zones[at + 1] !== hand) return false;
    at += 2;
  }
  return zones[at] === stack;
}

function note(state: GameState, id: ObjectId, found: TriggerHolder[]): void {
  const object = existing(state, id);
  if (object && !object.status.phasedOut) addHolders(id, characteristics(state, id), found);
}

/** The triggered abilities of one object, of one that is gone as it last existed. */
export function holdersOf(state: GameState, id: ObjectId): readonly TriggerHolder[] {
  const found: TriggerHolder[] = [];
  addHolders(id, characteristics(state, id), found);
  return found;
}

function addHolders(id: ObjectId, values: Characteristics, found: TriggerHolder[]): void {
  for (const trigger of triggersIn(values))
    found.push({ ...trigger, object: id, controller: values.controller });
}

/** Those whose card has an ability that may trigger from its zone. */
const promising = keptFilter((state, object) => {
  if (object.kind === "ability" || object.zone === null) return false;
  if (object.kind !== "card" || object.copied) return true;
  const definition = state.definitions[object.definition];
  return definition === undefined || zonesOf(definition).has(object.zone);
});

const zones = new WeakMap<CardDefinition, ReadonlySet<Zone>>();

/** Zones besides the battlefield from which an ability of any face of the card may trigger. */
function zonesOf(definition: CardDefinition): ReadonlySet<Zone> {
  let found = zones.get(definition);
  if (!found) {
    found = new Set(definition.faces.flatMap((face) => printedAbilities(face).flatMap(zonesOfAbility)));
    zones.set(definition, found);
  }
  return found;
}

const OTHERS: readonly Zone[] = ["command", "exile", "graveyard", "hand", "stack"];

function zonesOfAbility({ ability }: CurrentAbility): readonly Zone[] {
  // A static ability that functions there may give the card others.
  if (ability.kind === "static") return ability.zone ? OTHERS : [];
  return ability.kind === "triggered" ? OTHERS.filter((zone) => functionsIn(ability, zone, false)) : [];
}

/**
 * CR 113.6: abilities function on the battlefield, an emblem's in the command zone (CR 114.4), unless they say otherwise or are
 * about what their card haunts (CR 702.55c).
 */
export function functionsIn(ability: TriggeredAbility, zone: Zone | null, isEmblem: boolean): boolean {
  if (ability.zone)
    return zone === ability.zone || (ability.andBattlefield === true && zone === "battlefield");
  if (zone === "battlefield" || (zone === "command" && isEmblem)) return true;
  if (zone === "exile" && isAboutHaunted(ability.event)) return true;
  return pattern(
    ability.event,
    (one) => one.kind === "moves" && one.what === "this" && (zone === fromWhere(one) || isByHand(one)),
  );
}

const aboutHaunted = new WeakMap<EventPattern, boolean>();

/** Whether an event is, on any side of it, about the creature that the card haunts. */
function isAboutHaunted(event: EventPattern): boolean {
  let found = aboutHaunted.get(event);
  if (found === undefined) {
    found = collectIn(schemas.event, event, "EventSubject").includes("haunted");
    aboutHaunted.set(event, found);
  }
  return found;
}

/**
 * Where a card's ability about its own move triggers from: it leaves a graveyard as it was there (CR 603.10a), but enters the
 * battlefield as it is then (CR 603.6a).
 */
function fromWhere({ from, to }: Extract<EventPattern, { kind: "moves" }>): Zone | undefined {
  return from === "graveyard" && to !== "battlefield" ? from : to;
}

/** "When you cycle this card", "when you discard this card": it triggers from wherever the card has gone (CR 702.29c). */
function isByHand({ from, to, cause }: Extract<EventPattern, { kind: "moves" }>): boolean {
  return (
    (from === undefined || from === "hand") && to === undefined && (cause === "cycle" || cause === "discard")
  );
}

function pattern(event: EventPattern, test: (one: EventPattern) => boolean): boolean {
  return event.kind === "anyOf" ? event.of.some((one) => pattern(one, test)) : test(event);
}
