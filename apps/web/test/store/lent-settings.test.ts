import { USUAL_AUTOMATION } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import {
  changeSettings,
  lendSettings,
  ownSettings,
  settingsStore,
  takeSettings,
  toggleStopAt,
} from "../../src/table/store/settings.ts";

describe("settings that a lesson lends", () => {
  it("hold for its table and change nothing of the player's own", () => {
    changeSettings({ fullControl: true, payByHand: true });
    const giveBack = lendSettings({ ...USUAL_AUTOMATION, smart: false, stops: { own: {}, other: {} } });
    expect(settingsStore.getState()).toMatchObject({ fullControl: false, payByHand: false, smart: false });
    toggleStopAt("other", "upkeep");
    expect(settingsStore.getState().stops.other).toEqual({ upkeep: "always" });
    expect(ownSettings()).toMatchObject({ fullControl: true, payByHand: true, smart: true });
    giveBack();
    expect(settingsStore.getState()).toMatchObject({ fullControl: true, payByHand: true, smart: true });
    expect(settingsStore.getState().stops).toEqual(USUAL_AUTOMATION.stops);
  });

  it("leave the player's other settings to be changed, here and by the account", () => {
    const giveBack = lendSettings(USUAL_AUTOMATION);
    changeSettings({ volume: 20, drills: ["stack"] });
    takeSettings({ ...ownSettings(), fullControl: true, volume: 30 });
    expect(settingsStore.getState()).toMatchObject({ fullControl: false, volume: 30, drills: ["stack"] });
    giveBack();
    expect(settingsStore.getState()).toMatchObject({ fullControl: true, volume: 30, drills: ["stack"] });
  });
});
