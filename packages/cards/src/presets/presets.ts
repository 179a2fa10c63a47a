import bloodBargain from "../../presets/blood-bargain.json" with { type: "json" };
import candleAndCoffin from "../../presets/candle-and-coffin.json" with { type: "json" };
import clockworkCourt from "../../presets/clockwork-court.json" with { type: "json" };
import deepArchive from "../../presets/deep-archive.json" with { type: "json" };
import emberRush from "../../presets/ember-rush.json" with { type: "json" };
import graveHarvest from "../../presets/grave-harvest.json" with { type: "json" };
import growingGrove from "../../presets/growing-grove.json" with { type: "json" };
import manyBanners from "../../presets/many-banners.json" with { type: "json" };
import quickWits from "../../presets/quick-wits.json" with { type: "json" };
import silentTide from "../../presets/silent-tide.json" with { type: "json" };
import skywardWing from "../../presets/skyward-wing.json" with { type: "json" };
import thunderCourt from "../../presets/thunder-court.json" with { type: "json" };
import tollKeepers from "../../presets/toll-keepers.json" with { type: "json" };
import wildStampede from "../../presets/wild-stampede.json" with { type: "json" };
import { type PresetDeck, presetSchema } from "./preset-schema.ts";

/** By format, those for quick matches first; within a format the easiest first. */
const DOCUMENTS: readonly unknown[] = [
  emberRush,
  wildStampede,
  skywardWing,
  manyBanners,
  bloodBargain,
  deepArchive,
  graveHarvest,
  quickWits,
  thunderCourt,
  clockworkCourt,
  candleAndCoffin,
  silentTide,
  tollKeepers,
  growingGrove,
];

let shipped: readonly PresetDeck[] | undefined;

/** The ready-made decks, in the order in which to offer them. */
export function loadPresets(): readonly PresetDeck[] {
  shipped ??= DOCUMENTS.map((data) => presetSchema.parse(data));
  return shipped;
}

/** The names of a deck's cards, one for each card. */
export function presetCards(preset: PresetDeck): readonly string[] {
  return preset.main.flatMap(({ count, name }) => Array.from({ length: count }, () => name));
}
