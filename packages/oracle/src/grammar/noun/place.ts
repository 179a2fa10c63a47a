import type { PlayerRef, Predicate, Zone } from "@spellroom/card-language";
import { either, map, oneOf, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { playerPossessive } from "../forward.ts";

/** How two zones are joined where it is not by "or": 41 by "and", 42 by "and/or". */
type ZonesJoined = 41 | 42;

/** What stands after a noun: predicates, and for cards the zones they are in. */
export interface Post {
  readonly of: readonly Predicate[];
  readonly zones?: readonly Zone[];
  readonly preposition?: "in" | "from";
  /** "all graveyards". */
  readonly everybody?: true;
  /** How two zones are joined, where it is not by "or". */
  readonly joined?: ZonesJoined;
  /** It ends in a description of its own, to which what follows belongs. */
  readonly embeds?: true;
  /** "on the battlefield", which goes without saying. */
  readonly onBattlefield?: true;
}

export type PostRule = Parser<Sem<Post>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };

const ZONES: Readonly<Record<string, Zone>> = {
  graveyard: "graveyard",
  graveyards: "graveyard",
  hand: "hand",
  hands: "hand",
  library: "library",
  libraries: "library",
};

const zoneWord: Parser<Zone> = oneOf(new Map(Object.entries(ZONES)));

const zoneWords: Parser<readonly Zone[]> = either<readonly Zone[]>(
  map(zoneWord, (zone) => [zone]),
  rule(g`${zoneWord} or ${zoneWord}`, (a, b) => [a, b]),
);

const bothZones: Parser<{ readonly zones: readonly Zone[]; readonly joined: ZonesJoined }> = either<{
  readonly zones: readonly Zone[];
  readonly joined: ZonesJoined;
}>(
  rule(g`${zoneWord} and ${zoneWord}`, (a, b) => ({ zones: [a, b], joined: 41 })),
  rule(g`${zoneWord} and/or ${zoneWord}`, (a, b) => ({ zones: [a, b], joined: 42 })),
);

/** "graveyards", "hands and graveyards" */
function severalZones(): Parser<readonly Zone[]> {
  return either<readonly Zone[]>(
    zoneWords,
    rule(g`${zoneWord} and ${zoneWord}`, (a, b) => [a, b]),
  );
}

interface Place {
  readonly zones: readonly Zone[];
  readonly owner?: PlayerRef;
  readonly everybody?: true;
  readonly joined?: ZonesJoined;
}

const place: Parser<Sem<Place>> = either<Sem<Place>>(
  rule(g`${playerPossessive} ${zoneWords}`, (who, zones) => (c) => ({ zones, owner: who(c) })),
  rule(g`${playerPossessive} ${bothZones}`, (who, { zones, joined }) => (c) => ({
    zones,
    owner: who(c),
    joined,
  })),
  rule(g`(a|) ${zoneWords}`, (zones) => () => ({ zones })),
  rule(g`all ${severalZones()}`, (zones) => () => ({ zones, everybody: true })),
  rule(g`an opponent's ${zoneWords}`, (zones) => () => ({ zones, owner: OPPONENTS })),
  rule(g`your opponents' ${zoneWords}`, (zones) => (c) => ({
    zones,
    owner: c.say({ kind: "opponents" as const }, { variant: 2 }),
  })),
  rule(g`all opponents' ${severalZones()}`, (zones) => (c) => ({
    zones,
    owner: c.say({ kind: "opponents" as const }, { variant: 3 }),
  })),
  phrase(g`exile`, () => ({ zones: ["exile" as const] })),
);

function inPlace(where: Sem<Place>, preposition: "in" | "from"): Sem<Post> {
  return (c) => {
    const { zones, owner, everybody, joined } = where(c);
    return {
      of: owner === undefined ? [] : [{ kind: "owner", player: owner }],
      zones,
      preposition,
      ...(everybody === undefined ? {} : { everybody }),
      ...(joined === undefined ? {} : { joined }),
    };
  };
}

/** Where cards are, or the battlefield, which goes without saying. */
export const zone: PostRule = either<Sem<Post>>(
  phrase(g`you own in exile and in your graveyard`, () => ({
    of: [{ kind: "owner", player: YOU }],
    zones: ["exile", "graveyard"],
    preposition: "in",
  })),
  phrase(g`you own from outside the game`, () => ({
    of: [{ kind: "owner", player: YOU }],
    zones: ["outside"],
    preposition: "from",
  })),
  phrase(g`on the battlefield`, () => ({ of: [], onBattlefield: true })),
  rule(g`in ${place}`, (where) => inPlace(where, "in")),
  rule(g`from ${place}`, (where) => inPlace(where, "from")),
);
