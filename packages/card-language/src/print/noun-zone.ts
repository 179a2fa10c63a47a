import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import type { PlayerRef } from "../reference.ts";
import type { Zone } from "../zone.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OneMany } from "./noun-phrase.ts";
import type { Wording } from "./wording.ts";
import { listOf, plural } from "./words.ts";

interface ZonePhrase {
  readonly phrase?: OneMany;
  /** Predicates that the phrase has said already (whose zone it is). */
  readonly used: readonly Predicate[];
}

/** "your graveyard", "a graveyard", "an opponent's graveyard or hand". Nothing on the battlefield or the stack. */
export function printZoneOf(filter: Filter, p: PrintContext): ZonePhrase {
  const zones = (filter.zones ?? ["battlefield"]).filter(
    (zone) => zone !== "battlefield" && zone !== "stack",
  );
  const said = filter.of.some(
    (one) => one.kind === "oneOf" && [2, 4, 5, 6, 7, 17].includes(p.say(one).variant ?? 0),
  );
  const suspended = filter.of.some((one) => one.kind === "status" && one.status === "suspended");
  const inHand = filter.of.some((one) => one.kind === "oneOf" && p.say(one).variant === 18);
  if (inHand) return { used: filter.of.filter((one) => one.kind === "owner") };
  if (zones.length === 0 || said || suspended) return { used: [] };
  const owner = filter.of.find((one) => one.kind === "owner");
  if (zones.join() === "exile,graveyard" && owner?.kind === "owner" && owner.player.kind === "you") {
    const both = "exile and in your graveyard";
    return { phrase: { one: both, many: both }, used: [] };
  }
  if (zones.includes("outside")) return outside(zones, owner);
  const used = owner === undefined ? [] : [owner];
  const personal = zones.filter((zone) => zone !== "exile" && zone !== "command");
  if (personal.length === 0) return { phrase: { one: zoneName(zones), many: zoneName(zones) }, used: [] };
  if (owner?.kind !== "owner") return { phrase: anybodys(zones, p.say(filter).each), used };
  const joined = JOINED[p.say(filter).variant ?? 0] ?? "or";
  return { phrase: somebodys(owner.player, zones, p, joined), used };
}

/** "a sorcery card you own from outside the game": in one's sideboard (CR 400.11a). */
function outside(zones: readonly Zone[], owner: Predicate | undefined): ZonePhrase {
  if (zones.length > 1 || owner?.kind !== "owner" || owner.player.kind !== "you")
    throw new NotPrintable("filter", "of somebody else's cards outside the game");
  return { phrase: { one: OUTSIDE, many: OUTSIDE }, used: [] };
}

const OUTSIDE = "outside the game";

/** How the zones are joined where it is not by "or". */
const JOINED: Readonly<Record<number, "and" | "and/or">> = { 41: "and", 42: "and/or" };

function zoneName(zones: readonly Zone[], joined: "or" | "and" | "and/or" = "or"): string {
  return listOf(
    zones.map((zone) => (zone === "command" ? "the command zone" : zone)),
    joined,
  );
}

function anybodys(zones: readonly Zone[], how: Wording["each"]): OneMany {
  if (how === "each") {
    const each = `each ${listOf(zones, "and")}`;
    return { one: each, many: each };
  }
  if (how === "all") {
    const every = `all ${listOf(zones.map(plural), "and")}`;
    return { one: every, many: every };
  }
  return {
    one: listOf(
      zones.map((zone) => (zone === "exile" ? zone : `a ${zone}`)),
      "or",
    ),
    many: listOf(
      zones.map((zone) => (zone === "exile" ? zone : plural(zone))),
      "and",
    ),
  };
}

function somebodys(
  owner: PlayerRef,
  zones: readonly Zone[],
  p: PrintContext,
  joined: "or" | "and" | "and/or",
): OneMany {
  const names = zoneName(zones, joined);
  switch (owner.kind) {
    case "you": {
      const own = `your ${names.replace("or exile", "or from exile")}`;
      return { one: own, many: own };
    }
    case "opponents":
      if (p.say(owner).variant === 3) {
        const all = `all opponents' ${listOf(zones.map(plural), "and")}`;
        return { one: all, many: all };
      }
      return {
        one: p.say(owner).variant === 2 ? `your opponents' ${plural(names)}` : `an opponent's ${names}`,
        many: `your opponents' ${plural(names)}`,
      };
    case "allPlayers":
      return { one: `a player's ${names}`, many: `all ${plural(names)}` };
    case "otherPlayers":
      throw new NotPrintable("filter", "other players' zone");
    default: {
      const whose = `${p.player(owner, "possessive")} ${names}`;
      return { one: whose, many: whose };
    }
  }
}
