import deepArchive from "../../presets/deep-archive.json" with { type: "json" };
import emberRush from "../../presets/ember-rush.json" with { type: "json" };
import graveHarvest from "../../presets/grave-harvest.json" with { type: "json" };
import manyBanners from "../../presets/many-banners.json" with { type: "json" };
import skywardWing from "../../presets/skyward-wing.json" with { type: "json" };
import wildStampede from "../../presets/wild-stampede.json" with { type: "json" };
import { type PresetDeck, presetSchema } from "./preset-schema.ts";

let shipped: readonly PresetDeck[] | undefined;

/** The ready-made decks, the easiest first. */
export function loadPresets(): readonly PresetDeck[] {
  shipped ??= [emberRush, wildStampede, skywardWing, manyBanners, deepArchive, graveHarvest].map((data) =>
    presetSchema.parse(data),
  );
  return shipped;
}

/** The names of a deck's cards, one for each card. */
export function presetCards(preset: PresetDeck): readonly string[] {
  return preset.main.flatMap(({ count, name }) => Array.from({ length: count }, () => name));
}
