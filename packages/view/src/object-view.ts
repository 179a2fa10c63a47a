import type { Key, ObjectView, Pointer } from "@spellroom/protocol";
import {
  type Characteristics,
  characteristics,
  classLevelIn,
  type Entity,
  type GameObject,
  type GameState,
  isActive,
  type ObjectId,
} from "@spellroom/rules";
import { stackAbilityWord } from "./ability-word.ts";
import { changedLook } from "./changed-look.ts";
import { isPublicZone, type KeyBook, knownPublicKey, live, publicKey } from "./keys.ts";
import { cardFor, componentsFor, type Known } from "./knowledge.ts";
import { keepAt, type Shown } from "./shown.ts";

/** What everyone sees of one object in a public zone; the same view object as before while nothing in it has changed. */
export function objectView(
  state: GameState,
  book: KeyBook,
  shown: Shown,
  object: GameObject,
  position: number,
): Known<ObjectView> {
  const { id } = object;
  const values = object.kind === "ability" ? null : characteristics(state, id);
  const isSick = values !== null && object.zone === "battlefield" && isSummoningSick(state, object, values);
  const standsAlone = object.attachedTo === null && object.zone !== "stack" && !isFighting(state, object);
  const last = standsAlone ? shown.objects[id] : null;
  if (
    last &&
    last.record === object &&
    last.values === values &&
    last.isSick === isSick &&
    last.view.position === position &&
    last.view.key === book.publicKeys.get(id)
  )
    return last.view;
  const view = freshView(state, book, object, values, isSick, position);
  if (standsAlone) keepAt(shown.objects, id, { record: object, values, isSick, view });
  return view;
}

function isFighting({ combat }: GameState, { id, zone }: GameObject): boolean {
  if (!combat || zone !== "battlefield") return false;
  for (const { object } of combat.attackers) if (object === id) return true;
  for (const { object } of combat.blockers) if (object === id) return true;
  return false;
}

function freshView(
  state: GameState,
  book: KeyBook,
  object: GameObject,
  values: Characteristics | null,
  isSick: boolean,
  position: number,
): Known<ObjectView> {
  const { id } = object;
  const card = cardFor(state, object, null);
  const onBattlefield = object.zone === "battlefield";
  const isCreature = values?.types.includes("creature") ?? false;
  const attacker = state.combat?.attackers.find((one) => one.object === id);
  const blocker = state.combat?.blockers.find((one) => one.object === id);
  const { announcement } = object;
  const onStack = object.zone === "stack";
  return {
    key: publicKey(book, id),
    zone: object.zone ?? "exile",
    position,
    kind: object.kind,
    owner: object.owner,
    controller: onBattlefield && values ? values.controller : onStack ? object.controller : object.owner,
    card,
    power: isCreature ? (values?.power ?? null) : null,
    toughness: isCreature ? (values?.toughness ?? null) : null,
    loyalty: onBattlefield ? (object.counters.loyalty ?? null) : null,
    damage: object.damage,
    tapped: object.status.tapped,
    faceDown: object.kind !== "ability" && object.status.faceDown !== null,
    phasedOut: object.status.phasedOut,
    summoningSick: isSick,
    counters: object.counters,
    level: object.marks.length > 0 ? classLevelIn(object.marks) : null,
    changed: onBattlefield && values ? changedLook(state, card, values) : null,
    attachedTo: object.attachedTo ? pointer(state, book, object.attachedTo) : null,
    attacking: attacker ? pointer(state, book, attacker.defender ?? { player: attacker.defending }) : null,
    blocking: blocker ? blocker.blocking.map((one) => publicKey(book, one)) : NONE,
    blocked: attacker?.blocked === true,
    source: onStack && announcement?.source != null ? knownPublicKey(book, announcement.source) : null,
    ability: onStack ? stackAbilityWord(state, id) : null,
    targets:
      onStack && announcement
        ? pointers(state, book, Object.values(announcement.context.targets).flat())
        : NONE,
    x: onStack && announcement && announcement.context.x > 0 ? announcement.context.x : null,
    modes: onStack && announcement ? announcement.modes : NONE,
    chosen: chosenWords(object.chosen),
    components: object.merged ? componentsFor(state, object, object.merged) : NONE,
  };
}

/** Shared by all views, nearly all of which have nothing there. */
const NONE: readonly never[] = [];
const NOTHING_CHOSEN: ObjectView["chosen"] = {};

function chosenWords(chosen: GameObject["chosen"]): ObjectView["chosen"] {
  const entries = Object.entries(chosen);
  return entries.length === 0
    ? NOTHING_CHOSEN
    : Object.fromEntries(entries.map(([what, value]) => [what, String(value)]));
}

/** Summoning sickness (CR 302.6), as far as it keeps the creature from doing something now. */
function isSummoningSick(state: GameState, object: GameObject, values: Characteristics): boolean {
  return (
    object.controlledSince >= state.turn.number &&
    isActive(state, values.controller) &&
    values.types.includes("creature") &&
    !values.keywords.has("haste")
  );
}

/** How an object or player is referred to. Objects that aren't public have no public key; they are never targets. */
export function pointer(state: GameState, book: KeyBook, entity: Entity): Pointer | null {
  return "player" in entity ? { seat: entity.player } : objectPointer(state, book, entity.object);
}

/** The public key that an object has, or had while it was public. */
export function objectPointer(state: GameState, book: KeyBook, id: ObjectId): { readonly key: Key } | null {
  const object = live(state, id);
  if (object && isPublicZone(object.zone)) return { key: publicKey(book, id) };
  const key = knownPublicKey(book, id);
  return key ? { key } : null;
}

export function pointers(state: GameState, book: KeyBook, entities: readonly Entity[]): Pointer[] {
  return entities.flatMap((entity) => pointer(state, book, entity) ?? []);
}
