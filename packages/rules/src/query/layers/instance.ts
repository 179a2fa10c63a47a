import type { Ability } from "@spellroom/card-language";
import { type Context, emptyContext } from "../../state/context.ts";
import type { ContinuousEffect } from "../../state/continuous.ts";
import type { ObjectId, Seat, Timestamp } from "../../state/ids.ts";
import type { CopiedValues, GameObject } from "../../state/object.ts";
import type { OwnPart } from "./base.ts";
import { type EffectPart, effectPart } from "./effect-part.ts";

/** One continuous effect in a game: its text, its source and its timestamp. */
export interface Instance {
  readonly part: EffectPart;
  readonly timestamp: Timestamp;
  /** Order among the effects of one object. */
  readonly order: number;
  readonly source: ObjectId;
  /** The static ability that makes it; `null` for effects of resolved spells and abilities, and of counters. */
  readonly ability: string | null;
  /** The object that its source is attached to. */
  readonly host: ObjectId | null;
  /** The set of a resolved spell's or ability's effect (CR 611.2c). */
  readonly objects: readonly ObjectId[];
  /** The context of a resolved spell's or ability's effect. */
  readonly context: Context | null;
  readonly copied: CopiedValues | null;
  /** It defines characteristics of its object and is applied before others (CR 613.3). */
  readonly defines: boolean;
}

const NO_OBJECTS: readonly ObjectId[] = [];

/** As old as an object's own abilities are: what a permanent has merged with gave it all of them (CR 613.7a, 727.2a). */
export function ownTimestamp({ timestamp, merged }: GameObject): Timestamp {
  return Math.max(timestamp, merged?.since ?? 0);
}

/** The effect of a static ability of an object (CR 611.3, 613.7a). */
export function staticInstance(
  object: GameObject,
  { part, ability }: OwnPart,
  order: number,
  timestamp: Timestamp = ownTimestamp(object),
): Instance {
  const to = object.attachedTo;
  return {
    part,
    timestamp,
    order,
    source: object.id,
    ability,
    host: to && "object" in to ? to.object : null,
    objects: NO_OBJECTS,
    context: null,
    copied: null,
    defines: part.definesCharacteristics,
  };
}

const floating = new WeakMap<ContinuousEffect, Instance>();

/** The effect of a resolved spell or ability (CR 611.2, 613.7b). */
export function floatingInstance(effect: ContinuousEffect): Instance {
  let instance = floating.get(effect);
  if (!instance) {
    instance = instanceOf(effect);
    floating.set(effect, instance);
  }
  return instance;
}

function instanceOf({
  objects,
  filter,
  modifications,
  timestamp,
  context,
  copied,
}: ContinuousEffect): Instance {
  return {
    part: effectPart({ scope: filter ?? "fixed", modifications, printed: false }),
    timestamp,
    order: 0,
    source: context.source,
    ability: null,
    host: null,
    objects,
    context,
    copied: copied ?? null,
    defines: false,
  };
}

const parts = new Map<string, EffectPart>();

/**
 * The effects that ride on an object by rule: keyword counters (CR 122.1b, 613.1f, 613.7c), being suspected (CR 701.58c)
 * or bestowed (CR 702.103b).
 */
export function ridingInstances(object: GameObject): readonly Instance[] {
  let found: Instance[] | null = null;
  for (const counter in object.counters) {
    const ability = (object.counters[counter] ?? 0) > 0 ? keywordOfCounter(counter) : null;
    if (ability) {
      const part = named(counter, () =>
        effectPart({
          scope: "fixed",
          modifications: [{ kind: "gainAbility", ability }],
          printed: false,
        }),
      );
      found ??= [];
      found.push(riding(object, part, object.counterTimes?.[counter] ?? object.timestamp));
    }
  }
  if (object.marks.includes("suspected")) {
    found ??= [];
    found.push(riding(object, named("suspected", suspectedPart), object.timestamp));
  }
  if (isBestowed(object)) {
    found ??= [];
    found.push(riding(object, named("bestowed", bestowedPart), object.timestamp));
  }
  return found ?? NO_INSTANCES;
}
const NO_INSTANCES: readonly Instance[] = [];

function named(name: string, make: () => EffectPart): EffectPart {
  let part = parts.get(name);
  if (!part) {
    part = make();
    parts.set(name, part);
  }
  return part;
}

/** Cast bestowed, and as a permanent still attached to something (CR 702.103b, 702.103f). */
export function isBestowed({ announcement, attachedTo, zone }: GameObject): boolean {
  if (!announcement?.via?.startsWith("bestow")) return false;
  return zone === "stack" || (zone === "battlefield" && attachedTo !== null);
}

function bestowedPart(): EffectPart {
  return effectPart({
    scope: "fixed",
    modifications: [
      { kind: "types", mode: "remove", types: ["creature"] },
      { kind: "types", mode: "add", subtypes: ["Aura"] },
      {
        kind: "gainAbility",
        ability: { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } },
      },
    ],
    printed: false,
  });
}

function suspectedPart(): EffectPart {
  return effectPart({
    scope: "fixed",
    modifications: [
      { kind: "gainAbility", ability: { kind: "keyword", keyword: "menace" } },
      { kind: "restriction", restriction: { kind: "cantBlock" } },
    ],
    printed: false,
  });
}

function riding(object: GameObject, part: EffectPart, timestamp: Timestamp): Instance {
  return {
    part,
    timestamp,
    order: 0,
    source: object.id,
    ability: null,
    host: null,
    objects: [object.id],
    context: emptyContext(object.id, object.controller),
    copied: null,
    defines: false,
  };
}

/** CR 122.1b, with later additions of the same kind. */
const KEYWORD_COUNTERS: Readonly<Record<string, Ability>> = {
  flying: { kind: "keyword", keyword: "flying" },
  "first strike": { kind: "keyword", keyword: "firstStrike" },
  "double strike": { kind: "keyword", keyword: "doubleStrike" },
  deathtouch: { kind: "keyword", keyword: "deathtouch" },
  decayed: { kind: "keyword", keyword: "decayed" },
  haste: { kind: "keyword", keyword: "haste" },
  hexproof: { kind: "keyword", keyword: "hexproof" },
  indestructible: { kind: "keyword", keyword: "indestructible" },
  lifelink: { kind: "keyword", keyword: "lifelink" },
  menace: { kind: "keyword", keyword: "menace" },
  reach: { kind: "keyword", keyword: "reach" },
  shadow: { kind: "keyword", keyword: "shadow" },
  trample: { kind: "keyword", keyword: "trample" },
  vigilance: { kind: "keyword", keyword: "vigilance" },
};

/** The ability that a counter of this kind gives (CR 122.1b). */
export function keywordOfCounter(counter: string): Ability | null {
  return KEYWORD_COUNTERS[counter] ?? null;
}

/** Order in which effects of a layer are applied unless one depends on another (CR 613.3, 613.7). */
export function isEarlier(one: Instance, other: Instance): number {
  return (
    Number(other.defines) - Number(one.defines) ||
    one.timestamp - other.timestamp ||
    one.source - other.source ||
    one.order - other.order
  );
}

/** Whether the effect could apply to that object at all, whatever it is like. */
export function mayTouch(instance: Instance, id: ObjectId): boolean {
  switch (instance.part.scope) {
    case "this":
      return instance.source === id;
    case "attached":
      return instance.host === id;
    case "fixed":
      return instance.objects.includes(id);
    default:
      return true;
  }
}

/** "You" of a static ability is the player who controls its source at the time it is applied. */
export function contextFor(instance: Instance, controller: Seat): Context {
  return instance.context ?? emptyContext(instance.source, controller);
}
