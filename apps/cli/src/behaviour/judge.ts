import type { Amount, Filter, Predicate } from "@spellroom/card-language";
import { compared, countersOn, inZone, person, playersIn, type Sight, stat, thingsIn } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import { cardOf, type Thing } from "./world.ts";

/** The things that match a filter, wherever it looks. */
export function matching(sight: Sight, filter: Filter): Thing[] {
  const zones = filter.zones ?? ["battlefield"];
  return zones
    .flatMap((zone) => inZone(sight.world, zone))
    .filter((thing) => filter.of.every((one) => fits(sight, one, thing)));
}

/** Whether a predicate is true of a thing; worked out from what is seen, not from what the engine keeps. */
export function fits(sight: Sight, predicate: Predicate, thing: Thing): boolean {
  switch (predicate.kind) {
    case "type":
      return thing.types.includes(predicate.type);
    case "supertype":
      return thing.supertypes.includes(predicate.supertype);
    case "subtype":
      return thing.keywords.has("changeling")
        ? unforeseen("a changeling")
        : thing.subtypes.includes(predicate.subtype);
    case "color":
      return thing.colors.includes(predicate.color);
    case "colorCount":
      return compared(thing.colors.length, predicate.compare, predicate.count);
    case "token":
      return thing.isToken;
    case "permanent":
      return thing.types.some((type) => type !== "instant" && type !== "sorcery");
    case "named":
      return thing.name === predicate.name;
    case "keyword":
      return thing.keywords.has(predicate.keyword);
    case "stat":
      return compared(stat(thing, predicate.stat), predicate.compare, numberOf(sight, predicate.value));
    case "counters":
      return compared(
        countersOn(thing, predicate.counter),
        predicate.compare,
        numberOf(sight, predicate.value),
      );
    case "controller":
      return playersIn(sight, predicate.player).includes(thing.controller);
    case "owner":
      return playersIn(sight, predicate.player).includes(thing.owner);
    case "other":
      return thing.card !== cardOf(sight.state, sight.context.source);
    case "otherThan":
      return !thingsIn(sight, predicate.ref).includes(thing);
    case "status":
      return hasStatus(predicate.status, thing);
    case "not":
      return !fits(sight, predicate.of, thing);
    case "any":
      return predicate.of.some((one) => fits(sight, one, thing));
    case "all":
      return predicate.of.every((one) => fits(sight, one, thing));
    default:
      return unforeseen(`the predicate ${predicate.kind}`);
  }
}

function hasStatus(status: string, thing: Thing): boolean {
  switch (status) {
    case "tapped":
      return thing.tapped;
    case "untapped":
      return !thing.tapped;
    case "attacking":
      return thing.attacking;
    case "blocking":
      return thing.blocking;
    default:
      return unforeseen(`the status ${status}`);
  }
}

/** An amount, worked out from what is seen. */
export function numberOf(sight: Sight, amount: Amount): number {
  if (typeof amount === "number") return amount;
  switch (amount.kind) {
    case "x":
      return sight.context.x;
    case "count":
      return matching(sight, amount.filter).length;
    case "countPlayers":
      return playersIn(sight, amount.players).length;
    case "countRef":
      return thingsIn(sight, amount.ref).length;
    case "stat":
      return total(thingsIn(sight, amount.of).map((thing) => stat(thing, amount.stat)));
    case "counters":
      return total(thingsIn(sight, amount.on).map((thing) => countersOn(thing, amount.counter)));
    case "life":
      return total(playersIn(sight, amount.of).map((seat) => person(sight.world, seat).life));
    case "cardsIn": {
      const seats = playersIn(sight, amount.of);
      return inZone(sight.world, amount.zone).filter(
        ({ owner, isToken }) => !isToken && seats.includes(owner),
      ).length;
    }
    case "event":
      return sight.context.event?.amount ?? unforeseen("no amount of an event");
    case "bound":
      return sight.outcomes.get(amount.name)?.amount ?? unforeseen(`the number ${amount.name}`);
    case "sum":
      return total(amount.of.map((one) => numberOf(sight, one)));
    case "difference":
      return numberOf(sight, amount.of) - numberOf(sight, amount.minus);
    case "times":
      return numberOf(sight, amount.factor) * numberOf(sight, amount.of);
    case "half": {
      const half = numberOf(sight, amount.of) / 2;
      return amount.round === "up" ? Math.ceil(half) : Math.floor(half);
    }
    case "most":
      return Math.max(...amount.of.map((one) => numberOf(sight, one)));
    case "atMost":
      return Math.min(amount.limit, numberOf(sight, amount.of));
    case "extreme": {
      const found = matching(sight, amount.among).map((thing) => stat(thing, amount.stat));
      if (found.length === 0) return 0;
      return amount.which === "greatest" ? Math.max(...found) : Math.min(...found);
    }
    case "total":
      return total(matching(sight, amount.among).map((thing) => stat(thing, amount.stat)));
    default:
      return unforeseen(`the amount ${amount.kind}`);
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
