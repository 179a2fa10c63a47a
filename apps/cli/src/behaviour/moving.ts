import type { Zone } from "@spellroom/card-language";
import type { Seat } from "@spellroom/rules";
import { inZone, person } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import type { Thing, World } from "./world.ts";

/** Keywords of a thing by which its leaving or its damage is another matter. */
const SPECIAL: readonly string[] = ["persist", "undying", "totemArmor", "umbraArmor", "protection"];

/** Moves a thing; what it was on the battlefield is gone with it (CR 400.7), and a token ceases to exist elsewhere (CR 111.7). */
export function moveTo(world: World, thing: Thing, zone: Zone, controller: Seat = thing.owner): void {
  if (zone === "graveyard" && SPECIAL.some((one) => thing.keywords.has(one) && one !== "protection"))
    unforeseen("what replaces or follows its dying");
  const { library } = person(world, thing.owner);
  if (thing.zone === "library" && library) library.splice(library.indexOf(thing.card), 1);
  const isGone = thing.isToken && zone !== "battlefield";
  thing.zone = isGone ? null : zone;
  thing.controller = controller;
  thing.tapped = false;
  thing.damage = 0;
  thing.deathtouched = false;
  thing.counters = {};
  thing.attachedTo = null;
  thing.attacking = false;
  thing.blocking = false;
  thing.blurred = true;
}

/** The card on top of a library. */
export function takeTop(world: World, seat: Seat): Thing {
  const { library } = person(world, seat);
  const [card] = library ?? unforeseen("the order of a shuffled library");
  return (card === undefined ? undefined : world.things.get(card)) ?? unforeseen("an empty library");
}

/** Marks damage, with what the source's keywords make of it (CR 120.3). */
export function damage(world: World, source: Thing, to: Thing | Seat, amount: number): void {
  if (amount <= 0) return;
  if (source.keywords.has("infect") || source.keywords.has("wither")) unforeseen("damage as counters");
  if (source.keywords.has("toxic")) unforeseen("damage with poison");
  if (typeof to === "number") person(world, to).life -= amount;
  else harm(source, to, amount);
  if (source.keywords.has("lifelink")) person(world, source.controller).life += amount;
}

function harm(source: Thing, to: Thing, amount: number): void {
  if (to.keywords.has("protection")) unforeseen("damage to something protected");
  if (to.types.includes("creature")) {
    to.damage += amount;
    to.deathtouched ||= source.keywords.has("deathtouch");
  }
  if (to.types.includes("planeswalker")) {
    to.counters = { ...to.counters, loyalty: Math.max(0, (to.counters.loyalty ?? 0) - amount) };
  }
}

export function destroy(world: World, thing: Thing): boolean {
  if (thing.zone !== "battlefield" || thing.keywords.has("indestructible")) return false;
  if (thing.regenerates) unforeseen("regeneration");
  moveTo(world, thing, "graveyard");
  return true;
}

/** Puts counters, and what +1/+1 counters and their like do to its numbers (CR 122.1a). */
export function addCounters(thing: Thing, counter: string, amount: number): void {
  const now = Math.max(0, (thing.counters[counter] ?? 0) + amount);
  const change = now - (thing.counters[counter] ?? 0);
  const { [counter]: _, ...others } = thing.counters;
  thing.counters = now === 0 ? others : { ...others, [counter]: now };
  const numbers = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  if (numbers) addNumbers(thing, Number(numbers[1]) * change, Number(numbers[2]) * change);
}

export function addNumbers(thing: Thing, power: number, toughness: number): void {
  if (thing.power !== null) thing.power += power;
  if (thing.toughness !== null) thing.toughness += toughness;
}

/** What the rules do by themselves afterwards (CR 704.5f-j, 704.5m, 704.5q). */
export function settle(world: World): void {
  for (const person of world.people) if (person.life <= 0) unforeseen("the end of the game");
  for (let changed = true; changed; ) {
    changed = false;
    for (const thing of inZone(world, "battlefield")) changed = isTakenAway(world, thing) || changed;
  }
  for (const thing of inZone(world, "battlefield")) cancelCounters(thing);
}

function isTakenAway(world: World, thing: Thing): boolean {
  if (thing.types.includes("creature") && !thing.blurred) {
    const toughness = thing.toughness ?? 0;
    if (toughness <= 0) {
      moveTo(world, thing, "graveyard");
      return true;
    }
    if (thing.damage >= toughness || (thing.damage > 0 && thing.deathtouched)) {
      thing.deathtouched = false;
      if (destroy(world, thing)) return true;
    }
  }
  const host = thing.attachedTo === null ? undefined : world.things.get(thing.attachedTo);
  if (host && host.zone !== "battlefield") {
    if (!thing.subtypes.includes("Aura")) thing.attachedTo = null;
    else moveTo(world, thing, "graveyard");
    return true;
  }
  return false;
}

function cancelCounters(thing: Thing): void {
  const pairs = Math.min(thing.counters["+1/+1"] ?? 0, thing.counters["-1/-1"] ?? 0);
  if (pairs === 0) return;
  for (const counter of ["+1/+1", "-1/-1"]) {
    const { [counter]: count = 0, ...others } = thing.counters;
    thing.counters = count === pairs ? others : { ...others, [counter]: count - pairs };
  }
}
