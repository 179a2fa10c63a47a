/**
 * Which object plays the part of another one when a sequence of choices is repeated: itself, or, since objects that change
 * zones are new objects (CR 400.7), one that is the same in everything that players tell objects apart by.
 */
import { characteristics, type GameObject, type GameState, mayLookAt, type ObjectId } from "@spellroom/rules";

/** How objects are named in a comparison. */
export type Naming = (id: ObjectId) => string;

/** Every object by itself. */
export const BY_IDENTITY: Naming = (id) => `#${id}`;

/**
 * Every object by what it is: equal for objects that can stand in for each other.
 * @param viewer the seat for which they are compared. Everybody sees where a shortcut ends, so what that seat may not look at
 * makes no difference.
 */
export function byLikeness(state: GameState, viewer: number): Naming {
  let attachments: ReadonlyMap<ObjectId, number> | undefined;
  return (id) => {
    const object = state.objects[id];
    if (!object) return "";
    attachments ??= countAttachments(state);
    return JSON.stringify([...looks(state, object, viewer), attachments.get(id) ?? 0]);
  };
}

function countAttachments({ objects }: GameState): ReadonlyMap<ObjectId, number> {
  const counts = new Map<ObjectId, number>();
  for (const object of objects) {
    const host = object?.zone ? object.attachedTo : null;
    if (host && "object" in host) counts.set(host.object, (counts.get(host.object) ?? 0) + 1);
  }
  return counts;
}

function looks(state: GameState, object: GameObject, viewer: number): readonly unknown[] {
  const { id, kind, zone, owner, status, counters, damage, attachedTo, announcement } = object;
  const own = mayLookAt(state, object, viewer) ? [...printed(object), object.marks] : [];
  const common = [kind, zone, owner, own, counters];
  if (zone !== "battlefield" && zone !== "stack") return common;
  const values = characteristics(state, id);
  return [
    ...common,
    values.controller,
    status,
    damage,
    attachedTo !== null,
    announcement?.ability ? abilityWord(announcement.ability.key) : null,
    [values.name, values.power, values.toughness, values.types, values.subtypes, values.colors],
    [...values.keywords].sort(),
  ];
}

/** What an object is printed as, copied values included (CR 707.2). */
function printed({ definition, face, copied }: GameObject): readonly unknown[] {
  return [definition, face, copied && [copied.definition, copied.face, copied.except, copied.token]];
}

/** The source of a decision, or what is on top of the stack, as far as one repetition has it in common with another. */
export function sourceWord(state: GameState, id: ObjectId | null, viewer: number): string {
  const object = id === null ? null : state.objects[id];
  if (!object) return "";
  const { kind, controller, announcement } = object;
  const own = mayLookAt(state, object, viewer) ? printed(object) : [];
  const ability = announcement?.ability;
  return JSON.stringify([kind, controller, own, ability ? abilityWord(ability.key) : null]);
}

/** The key of an ability without the time at which it was gained. */
export function abilityWord(key: string): string {
  return key.replace(/^g\d+/, "g");
}

/**
 * Where each of some things is among those that are offered now: by identity where it is still there, else the newest of its
 * likeness. No place is used twice.
 * @returns `null` if one of them is missing
 */
export function placesOf<T>(
  wanted: readonly T[],
  offered: readonly T[],
  word: (thing: T, name: Naming) => string,
  { before, now }: { readonly before: Naming; readonly now: Naming },
): readonly number[] | null {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  const take = (at: number, place: number): void => {
    if (place < 0) return;
    places.set(at, place);
    taken.add(place);
  };
  const same = offered.map((one) => word(one, BY_IDENTITY));
  for (const [at, one] of wanted.entries()) {
    const sought = word(one, BY_IDENTITY);
    take(
      at,
      same.findIndex((other, place) => other === sought && !taken.has(place)),
    );
  }
  if (places.size < wanted.length) {
    const alike = offered.map((one) => word(one, now));
    for (const [at, one] of wanted.entries()) {
      if (places.has(at)) continue;
      const sought = word(one, before);
      take(
        at,
        alike.findLastIndex((other, place) => other === sought && !taken.has(place)),
      );
    }
  }
  const found = wanted.flatMap((_, at) => places.get(at) ?? []);
  return found.length === wanted.length ? found : null;
}
