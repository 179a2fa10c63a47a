import auntiesRaiders from "../../presets/aunties-raiders.json" with { type: "json" };
import bloodBargain from "../../presets/blood-bargain.json" with { type: "json" };
import brightMantle from "../../presets/bright-mantle.json" with { type: "json" };
import candleAndCoffin from "../../presets/candle-and-coffin.json" with { type: "json" };
import canopyChoir from "../../presets/canopy-choir.json" with { type: "json" };
import clockworkCourt from "../../presets/clockwork-court.json" with { type: "json" };
import coalAndCinder from "../../presets/coal-and-cinder.json" with { type: "json" };
import deepArchive from "../../presets/deep-archive.json" with { type: "json" };
import emberRoost from "../../presets/ember-roost.json" with { type: "json" };
import emberRush from "../../presets/ember-rush.json" with { type: "json" };
import firstSteps from "../../presets/first-steps.json" with { type: "json" };
import goblinWarband from "../../presets/goblin-warband.json" with { type: "json" };
import graveHarvest from "../../presets/grave-harvest.json" with { type: "json" };
import graveLanterns from "../../presets/grave-lanterns.json" with { type: "json" };
import growingGrove from "../../presets/growing-grove.json" with { type: "json" };
import hundredLanterns from "../../presets/hundred-lanterns.json" with { type: "json" };
import manyBanners from "../../presets/many-banners.json" with { type: "json" };
import midnightCabinet from "../../presets/midnight-cabinet.json" with { type: "json" };
import nightCourt from "../../presets/night-court.json" with { type: "json" };
import oldGrove from "../../presets/old-grove.json" with { type: "json" };
import orderOfTheLance from "../../presets/order-of-the-lance.json" with { type: "json" };
import plainSteel from "../../presets/plain-steel.json" with { type: "json" };
import quickWits from "../../presets/quick-wits.json" with { type: "json" };
import restlessLegion from "../../presets/restless-legion.json" with { type: "json" };
import sharedInstinct from "../../presets/shared-instinct.json" with { type: "json" };
import silentTide from "../../presets/silent-tide.json" with { type: "json" };
import skywardWing from "../../presets/skyward-wing.json" with { type: "json" };
import sparkAndSpray from "../../presets/spark-and-spray.json" with { type: "json" };
import thunderCourt from "../../presets/thunder-court.json" with { type: "json" };
import tideSingers from "../../presets/tide-singers.json" with { type: "json" };
import tollKeepers from "../../presets/toll-keepers.json" with { type: "json" };
import villageWatch from "../../presets/village-watch.json" with { type: "json" };
import watchfulHerd from "../../presets/watchful-herd.json" with { type: "json" };
import wildStampede from "../../presets/wild-stampede.json" with { type: "json" };
import wolfsOath from "../../presets/wolfs-oath.json" with { type: "json" };
import { type PresetDeck, presetSchema } from "./preset-schema.ts";

/** By format, those for quick matches first; within a format the easiest first. */
const DOCUMENTS: readonly unknown[] = [
  emberRush,
  wildStampede,
  skywardWing,
  manyBanners,
  bloodBargain,
  sharedInstinct,
  nightCourt,
  deepArchive,
  graveHarvest,
  quickWits,
  brightMantle,
  goblinWarband,
  canopyChoir,
  orderOfTheLance,
  restlessLegion,
  tideSingers,
  thunderCourt,
  clockworkCourt,
  hundredLanterns,
  midnightCabinet,
  oldGrove,
  coalAndCinder,
  plainSteel,
  graveLanterns,
  firstSteps,
  villageWatch,
  candleAndCoffin,
  watchfulHerd,
  sparkAndSpray,
  silentTide,
  emberRoost,
  tollKeepers,
  growingGrove,
  wolfsOath,
  auntiesRaiders,
];

let shipped: readonly PresetDeck[] | undefined;

/** The ready-made decks, in the order in which to offer them. */
export function loadPresets(): readonly PresetDeck[] {
  shipped ??= DOCUMENTS.map((data) => presetSchema.parse(data));
  return shipped;
}

/** The names of a deck's cards but its commander, one for each card. */
export function presetCards(preset: PresetDeck): readonly string[] {
  return preset.main.flatMap(({ count, name }) => Array.from({ length: count }, () => name));
}
