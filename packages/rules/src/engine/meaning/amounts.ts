import type { Amount } from "@spellroom/card-language";
import { amountOf } from "../../query/sight/amounts.ts";
import { timesKicked, timesTargeted } from "../../query/sight/announced.ts";
import { devotionTo } from "../../query/sight/devotion.ts";
import { distinctAmong } from "../../query/sight/distinct.ts";
import { happened } from "../../query/sight/events/happened.ts";
import { partySize } from "../../query/sight/party.ts";
import { statOf } from "../../query/sight/predicates.ts";
import type { Rows } from "./row.ts";

/** Numbers that are computed when they are needed. */
export const AMOUNTS: Rows<Exclude<Amount, number>["kind"]> = {
  atMost: ["107.1", amountOf],
  bound: ["608.2h", amountOf],
  cardsIn: ["400.1", amountOf],
  colorsSpent: ["601.2h", amountOf],
  commanderCasts: ["903.8", amountOf],
  count: ["109.2", amountOf],
  countPlayers: ["102.1", amountOf],
  countRef: ["608.2h", amountOf],
  counters: ["122.1", amountOf],
  devotion: ["700.5", devotionTo],
  difference: ["107.1", amountOf],
  distinct: ["608.2h", distinctAmong],
  event: ["603.2", amountOf],
  extreme: ["608.2h", amountOf],
  half: ["107.1a", amountOf],
  happened: ["608.2i", happened],
  ifCompare: ["608.2c", amountOf],
  life: ["119.1", amountOf],
  manaSpent: ["601.2h", amountOf],
  most: ["107.1", amountOf],
  party: ["700.8", partySize],
  playerCounters: ["122.1", amountOf],
  numberOfTargets: ["601.2c", timesTargeted],
  classLevel: ["716.2d", amountOf],
  startingLife: ["103.4", amountOf],
  stat: ["208.1", statOf],
  sum: ["107.1", amountOf],
  targetsBeyondFirst: ["601.2c", timesTargeted],
  times: ["107.1", amountOf],
  timesKicked: ["702.33c", timesKicked],
  total: ["608.2h", amountOf],
  x: ["107.3", amountOf],
};

/** The numbers that an object has. */
export const STATS_OF_OBJECTS: Rows<Extract<Exclude<Amount, number>, { kind: "stat" }>["stat"]> = {
  basePower: ["208.4b", statOf],
  baseToughness: ["208.4b", statOf],
  loyalty: ["306.5c", statOf],
  manaValue: ["202.3", statOf],
  power: ["208.1", statOf],
  toughness: ["208.1", statOf],
};

/** What distinct values can be counted of. */
export const KINDS_COUNTED: Rows<Extract<Exclude<Amount, number>, { kind: "distinct" }>["what"]> = {
  basicLandType: ["305.6", distinctAmong],
  cardType: ["205.2", distinctAmong],
  color: ["105.1", distinctAmong],
  counterKind: ["122.1", distinctAmong],
  creatureType: ["205.3m", distinctAmong],
  manaValue: ["202.3", distinctAmong],
  name: ["201.2", distinctAmong],
  power: ["208.1", distinctAmong],
  unlockedDoor: ["709.5c", distinctAmong],
};
