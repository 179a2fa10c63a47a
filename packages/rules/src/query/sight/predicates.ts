import type { ObjectRef, Predicate, Stat } from "@spellroom/card-language";
import { assertNever, lastZone } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import { partnerIn } from "../../state/designations.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import { addsMana } from "./adds-mana.ts";
import { timesTargeted } from "./announced.ts";
import { compares } from "./compare.ts";
import { isExiledCard } from "./exiled-card.ts";
import { meansPlayer } from "./players.ts";
import { inRange } from "./range.ts";
import { sharesWith } from "./shared-traits.ts";
import type { Sight } from "./sight.ts";
import { hasStatus } from "./statuses.ts";
import { wasSoThisTurn } from "./this-turn.ts";

const PERMANENT_TYPES = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const;

/**
 * Whether all predicates are true of an object, wherever it is; of what is gone, as it last existed (CR 608.2h). Nothing is true of what
 * is out of range (CR 801.10-11).
 */
export function satisfies(
  sight: Sight,
  context: Context,
  predicates: readonly Predicate[],
  id: ObjectId,
): boolean {
  if (hasRanges(sight.state) && !inRange(sight, context.controller, { object: id })) return false;
  if (predicates.length === 0) return true;
  const values = sight.read(id);
  if (!values) return false;
  return areTrueOf(sight, context, predicates, id, values);
}

// Functions of their own, as a closure in `isTrueOf` would cost an allocation whenever any predicate is asked about.
function areTrueOf(
  sight: Sight,
  context: Context,
  predicates: readonly Predicate[],
  id: ObjectId,
  values: Characteristics,
): boolean {
  for (const predicate of predicates) {
    if (!isTrueOf(sight, context, predicate, id, values)) return false;
  }
  return true;
}

function isOneTrueOf(
  sight: Sight,
  context: Context,
  predicates: readonly Predicate[],
  id: ObjectId,
  values: Characteristics,
): boolean {
  for (const predicate of predicates) {
    if (isTrueOf(sight, context, predicate, id, values)) return true;
  }
  return false;
}

function isTrueOf(
  sight: Sight,
  context: Context,
  predicate: Predicate,
  id: ObjectId,
  values: Characteristics,
): boolean {
  switch (predicate.kind) {
    case "type":
      return values.types.includes(predicate.type);
    case "supertype":
      return values.supertypes.includes(predicate.supertype);
    case "subtype":
      return values.subtypes.includes(predicate.subtype);
    case "color":
      return values.colors.includes(predicate.color);
    case "controller":
      return predicate.player.kind === "you"
        ? values.controller === context.controller
        : meansPlayer(sight, context, predicate.player, values.controller);
    case "keyword":
      return values.keywords.has(predicate.keyword);
    case "other":
      return id !== context.source && !isSourceElsewhere(sight, context.source, id);
    case "not":
      return !isTrueOf(sight, context, predicate.of, id, values);
    case "all":
      return areTrueOf(sight, context, predicate.of, id, values);
    case "any":
      return isOneTrueOf(sight, context, predicate.of, id, values);
    case "colorCount":
    case "permanent":
    case "historic":
    case "named":
    case "stat":
    case "parity":
    case "hasAbility":
    case "extreme":
    case "shares":
    case "chosen":
    case "xInManaCost":
      return isTrueOfValues(sight, context, predicate, id, values);
    default:
      return isTrueOfSituation(sight, context, predicate, id, values);
  }
}

type AboutValues = Extract<
  Predicate,
  {
    kind:
      | "colorCount"
      | "permanent"
      | "historic"
      | "named"
      | "stat"
      | "parity"
      | "hasAbility"
      | "extreme"
      | "shares"
      | "chosen"
      | "xInManaCost";
  }
>;

/** What is read from characteristics. */
function isTrueOfValues(
  sight: Sight,
  context: Context,
  predicate: AboutValues,
  id: ObjectId,
  values: Characteristics,
): boolean {
  switch (predicate.kind) {
    case "colorCount":
      return compares(values.colors.length, predicate.compare, predicate.count);
    case "permanent":
      return PERMANENT_TYPES.some((type) => values.types.includes(type));
    case "historic":
      return (
        values.types.includes("artifact") ||
        values.supertypes.includes("legendary") ||
        values.subtypes.includes("Saga")
      );
    case "named":
      return hasName(values, predicate.name);
    case "stat": {
      const stat = statOf(sight, id, values, predicate.stat);
      return stat !== null && compares(stat, predicate.compare, sight.amountOf(context, predicate.value));
    }
    case "parity": {
      const number = statOf(sight, id, values, predicate.stat);
      return number !== null && (number % 2 === 0) === (predicate.is === "even");
    }
    case "hasAbility":
      return hasAbility(values, predicate.which);
    case "extreme":
      return isExtreme(sight, context, predicate, id);
    case "shares":
      return sight
        .objectsOf(context, predicate.ref)
        .some(
          (other) =>
            (predicate.ref.kind !== "linked" || isExiledCard(sight, other)) &&
            sharesWith(sight, id, other, predicate.what),
        );
    case "chosen":
      return isAsChosen(sight, context, predicate.what, values);
    case "xInManaCost":
      return values.manaCost?.includes("X") === true;
    default:
      return assertNever(predicate);
  }
}

type AboutSituation = Exclude<
  Predicate,
  | AboutValues
  | {
      kind:
        | "type"
        | "supertype"
        | "subtype"
        | "color"
        | "controller"
        | "keyword"
        | "other"
        | "not"
        | "all"
        | "any";
    }
>;

/** CR 715.2a: nothing that is face down has one (CR 708.2). */
function hasAdventure(sight: Sight, id: ObjectId): boolean {
  const object = sight.object(id);
  if (!object || object.kind === "ability" || object.status.faceDown !== null) return false;
  const definition = sight.state.definitions[(object.copied ?? object).definition];
  const [, second] = definition?.faces ?? [];
  return definition?.layout === "adventure" && second?.subtypes?.includes("Adventure") === true;
}

/** Whether it is the card of a source that has left: in a graveyard it is no other card than the one that died. */
function isSourceElsewhere(sight: Sight, source: ObjectId, id: ObjectId): boolean {
  const object = sight.existing(id);
  if (!object || object.zone === "battlefield" || object.zone === "stack") return false;
  return sight.existing(source) === null && sight.object(source)?.card === object.card;
}

/** What "another" is other than: all of the reference, or those of it that the controller of the text controlled. */
function thoseMeant(
  sight: Sight,
  context: Context,
  { ref, yours }: Extract<Predicate, { kind: "otherThan" }>,
): readonly ObjectId[] {
  const all = sight.objectsOf(context, ref);
  return yours === true ? all.filter((one) => sight.read(one)?.controller === context.controller) : all;
}

/** Whether it is one of them, or the card of one that has left. */
function isOneOf(sight: Sight, all: readonly ObjectId[], id: ObjectId): boolean {
  return all.some((one) => one === id || isSourceElsewhere(sight, one, id));
}

/** What is read from an object's record, the stack, combat or what happened. */
function isTrueOfSituation(
  sight: Sight,
  context: Context,
  predicate: AboutSituation,
  id: ObjectId,
  values: Characteristics,
): boolean {
  const object = sight.object(id);
  if (!object) return false;
  switch (predicate.kind) {
    case "hasAdventure":
      return hasAdventure(sight, id);
    case "token":
      return object.kind === "token";
    case "status":
      return hasStatus(sight, object, values, predicate.status);
    case "counters":
      return compares(
        countersOf(object.counters, predicate.counter),
        predicate.compare,
        sight.amountOf(context, predicate.value),
      );
    case "owner":
      return meansPlayer(sight, context, predicate.player, object.owner);
    case "otherThan":
      return !isOneOf(sight, thoseMeant(sight, context, predicate), id);
    case "oneOf":
      return sight.objectsOf(context, predicate.ref).includes(id);
    case "attachedTo":
      return isAttachedTo(sight, context, predicate, object);
    case "hasAttached":
      return sight.attachments(id).some((attached) => sight.satisfies(context, predicate.what.of, attached));
    case "castFrom":
      return (
        object.announcement?.wasCast === true &&
        object.announcement.castFrom === predicate.zone &&
        (predicate.whose === undefined || meansPlayer(sight, context, predicate.whose, object.owner))
      );
    case "stackObject":
      return isStackObject(sight, object, predicate.is);
    case "targets":
      return isAimed(sight, context, predicate, targetsOf(object));
    case "paired":
      return isPaired(sight, context, predicate.in, object);
    case "abilityOf":
      return isAbilityOf(sight, context, predicate.source.of, object);
    case "singleTarget":
      return timesTargeted(object.announcement?.context) === 1;
    case "blocking":
    case "blockedBy":
      return isInBlock(sight, context, predicate, id);
    case "attacksPlayer":
      return isAttacking(sight, context, predicate, id);
    case "crewed":
    case "fought":
    case "putThereThisTurn":
    case "dealtDamageBy":
    case "dealtDamageTo":
    case "blockedWith":
    case "castThisTurn":
      return wasSoThisTurn(sight, context, predicate, id);
    default:
      return assertNever(predicate);
  }
}

function targetsOf({ announcement }: GameObject): readonly Entity[] {
  return Object.values(announcement?.context.targets ?? {}).flat();
}

/** CR 113.7: whether it is an ability whose source is like that, or was as it last existed. */
function isAbilityOf(
  sight: Sight,
  context: Context,
  of: readonly Predicate[],
  { announcement }: GameObject,
): boolean {
  const source = announcement?.ability ? announcement.source : null;
  return source !== null && sight.satisfies(context, of, source);
}

function fellOff(sight: Sight, id: ObjectId, host: ObjectId): boolean {
  if (sight.existing(host) !== null) return false;
  const events = sight.state.history.thisTurn;
  return events.some((event) => event.kind === "attached" && event.object === id && event.left === host);
}

/**
 * Whether what it is attached to, if anything, is the player or the object that is asked for. Of a permanent that is gone, it is
 * what was on it as it left (CR 608.2h).
 */
function isAttachedTo(
  sight: Sight,
  context: Context,
  { player, ref, what }: Extract<Predicate, { kind: "attachedTo" }>,
  { id, attachedTo: to }: GameObject,
): boolean {
  if (player) return to !== null && "player" in to && meansPlayer(sight, context, player, to.player);
  const hosts = ref && sight.objectsOf(context, ref);
  if (hosts?.some((host) => fellOff(sight, id, host)) === true) return true;
  if (to === null || !("object" in to)) return false;
  if (hosts && !hosts.includes(to.object)) return false;
  return !what || sight.satisfies(context, what.of, to.object);
}

/** CR 702.95b: paired, with another one that is still there; where a pair is named, one of its two. */
function isPaired(
  sight: Sight,
  context: Context,
  pair: ObjectRef | undefined,
  { id, marks }: GameObject,
): boolean {
  const partner = partnerIn(marks);
  if (partner === null || sight.existing(partner)?.zone !== "battlefield") return false;
  if (!pair) return true;
  const named = sight.objectsOf(context, pair);
  return named.includes(id) || named.includes(partner);
}

/** A name is one of an object's names; a split card has two (CR 709.4a). */
export function hasName(values: Characteristics, name: string): boolean {
  return values.name === name || (values.name.includes(" // ") && values.name.split(" // ").includes(name));
}

/** A number of an object (CR 208, 209, 202.3); `null` where it has none. */
export function statOf(sight: Sight, id: ObjectId, values: Characteristics, stat: Stat): number | null {
  switch (stat) {
    case "power":
      return values.power;
    case "toughness":
      return values.toughness;
    case "basePower":
      return values.power === null ? null : values.basePower;
    case "baseToughness":
      return values.toughness === null ? null : values.baseToughness;
    case "manaValue":
      return values.manaValue;
    case "loyalty": {
      const object = sight.object(id);
      return object?.zone === "battlefield" ? (object.counters.loyalty ?? 0) : values.loyalty;
    }
    default:
      return assertNever(stat);
  }
}

/** How many counters of a kind, or of all kinds together, are in a record of them (CR 122). */
export function countersOf(counters: Readonly<Record<string, number>>, kind: string): number {
  if (kind !== "any") return counters[kind] ?? 0;
  let total = 0;
  for (const count of Object.values(counters)) total += count;
  return total;
}

function isExtreme(
  sight: Sight,
  context: Context,
  predicate: Extract<Predicate, { kind: "extreme" }>,
  id: ObjectId,
): boolean {
  if (!sight.matches(context, predicate.among, id)) return false;
  const own = sight.amountOf(context, {
    kind: "extreme",
    which: predicate.which,
    stat: predicate.stat,
    among: predicate.among,
  });
  const values = sight.read(id);
  return values !== null && statOf(sight, id, values, predicate.stat) === own;
}

function hasAbility(
  values: Characteristics,
  which: Extract<Predicate, { kind: "hasAbility" }>["which"],
): boolean {
  switch (which) {
    case "none":
      return values.abilities.length === 0;
    case "activatedWithTap":
      return values.abilities.some(
        ({ ability }) => ability.kind === "activated" && ability.cost.some((cost) => cost.kind === "tap"),
      );
    case "mana":
      return values.abilities.some(({ ability }) => ability.kind === "activated" && addsMana(ability.body));
    default:
      return assertNever(which);
  }
}

/** What has been chosen while this spell or ability resolves, which its source may not live to remember. */
function chosenNow({ bindings }: Context): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const kind of ["color", "creatureType", "basicLandType", "cardType", "cardName"]) {
    const word = bindings[kind]?.word;
    if (word !== undefined) found[kind] = word;
  }
  return found;
}

/** CR 607.2d: what was chosen for the source. */
function isAsChosen(
  sight: Sight,
  context: Context,
  what: Extract<Predicate, { kind: "chosen" }>["what"],
  values: Characteristics,
): boolean {
  const chosen = { ...sight.object(context.source)?.chosen, ...chosenNow(context) };
  switch (what) {
    case "color":
      return values.colors.some((color) => color === chosen.color);
    case "creatureType":
      return values.subtypes.some((subtype) => subtype === chosen.creatureType);
    case "cardType":
      return values.types.some((type) => type === chosen.cardType);
    case "landType":
      return values.subtypes.some((subtype) => subtype === chosen.basicLandType);
    case "name": {
      const name = chosen.cardName;
      return typeof name === "string" && hasName(values, name);
    }
    case "player":
      return values.controller === chosen.player;
    default:
      return assertNever(what);
  }
}

/** What has left the stack is what it was when it last existed. */
function isStackObject(
  { state }: Sight,
  { id, announcement }: GameObject,
  is: Extract<Predicate, { kind: "stackObject" }>["is"],
): boolean {
  const ability = announcement?.ability?.kind ?? null;
  if (is === "spell") return lastZone(state, id) === "stack" && ability === null;
  return is === "activatedAbility" ? ability === "activated" : ability === "triggered";
}

function isInBlock(
  sight: Sight,
  context: Context,
  predicate: Extract<Predicate, { kind: "blocking" | "blockedBy" }>,
  id: ObjectId,
): boolean {
  const others = sight.objectsOf(context, predicate.ref);
  const { combat } = sight.state;
  if (!combat) return false;
  const pairs = combat.blockers.flatMap(({ object, blocking }) =>
    blocking.map((attacker) => [object, attacker]),
  );
  const known = [...pairs, ...lastBlocks(sight, id, others)];
  return predicate.kind === "blocking"
    ? known.some(([blocker, attacker]) => blocker === id && others.includes(attacker ?? -1))
    : known.some(([blocker, attacker]) => attacker === id && others.includes(blocker ?? -1));
}

/** Blocks, as blocker and attacker, between what is still in combat and what has left the battlefield: as it last was (CR 608.2b). */
function lastBlocks(
  sight: Sight,
  id: ObjectId,
  others: readonly ObjectId[],
): readonly (readonly ObjectId[])[] {
  const { state } = sight;
  const inCombat = [...(state.combat?.attackers ?? []), ...(state.combat?.blockers ?? [])];
  const gone = others.filter((other) => sight.existing(other) === null);
  if (gone.length === 0 || !inCombat.some((one) => one.object === id)) return [];
  const declared = state.history.thisTurn.findLast((event) => event.kind === "blockersDeclared");
  if (declared?.kind !== "blockersDeclared") return [];
  return declared.blockers
    .flatMap(({ object, attackers }) => attackers.map((attacker) => [object, attacker]))
    .filter((pair) => pair.includes(id) && pair.some((one) => gone.includes(one)));
}

function isAttacking(
  sight: Sight,
  context: Context,
  { player, orPlaneswalkers }: Extract<Predicate, { kind: "attacksPlayer" }>,
  id: ObjectId,
): boolean {
  const defender = sight.state.combat?.attackers.find(({ object }) => object === id)?.defender;
  if (defender == null) return false;
  if ("player" in defender) return meansPlayer(sight, context, player, defender.player);
  const attacked = sight.read(defender.object);
  return (
    orPlaneswalkers === true &&
    attacked?.types.includes("planeswalker") === true &&
    meansPlayer(sight, context, player, attacked.controller)
  );
}

/** Whether one of the targets is like that, or all of them are where nothing else may be targeted. */
function isAimed(
  sight: Sight,
  context: Context,
  { what, only }: Extract<Predicate, { kind: "targets" }>,
  targets: readonly Entity[],
): boolean {
  const isLikeThat = (entity: Entity): boolean => sight.targetKindAllows(context, what, entity);
  return targets.some(isLikeThat) && (only !== true || targets.every(isLikeThat));
}
