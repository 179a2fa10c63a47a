import { automationSchema } from "@spellroom/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import {
  actionOf,
  isMappable,
  KEY_ACTIONS,
  readKeys,
  USUAL_KEYS,
  withKey,
} from "../../src/table/model/key-map.ts";
import { automationOf, settingsStore, takeSettings } from "../../src/table/store/settings.ts";

describe("the letters of the table", () => {
  it("can be given to other actions, and what had one gets the other's", () => {
    const keys = withKey(USUAL_KEYS, "pass", "L");
    expect(actionOf(keys, "l")).toBe("pass");
    expect(actionOf(keys, "e")).toBe("log");
    expect(new Set(KEY_ACTIONS.map((action) => keys[action])).size).toBe(KEY_ACTIONS.length);
  });

  it("are single signs; the keys of the big button and of the browser stay theirs", () => {
    expect(["x", "?", "é"].map(isMappable)).toEqual([true, true, true]);
    expect([" ", "Enter", "", "F5"].map(isMappable)).toEqual([false, false, false, false]);
    expect(withKey(USUAL_KEYS, "pass", " ")).toEqual(USUAL_KEYS);
  });

  it("are read as far as they can be", () => {
    expect(readKeys({ pass: "x", nothing: "y", log: 3 })).toEqual({ ...USUAL_KEYS, pass: "x" });
    expect(readKeys("?")).toEqual(USUAL_KEYS);
  });
});

describe("kept options", () => {
  beforeEach(() => takeSettings({}));

  it("are as usual where they can't be read", () => {
    takeSettings({ volume: 900, pace: "frantic", keys: null, smart: "yes", fullControl: true });
    expect(settingsStore.getState()).toMatchObject({
      volume: 50,
      pace: "normal",
      smart: true,
      fullControl: true,
    });
  });

  it("come back as they went", () => {
    takeSettings({
      volume: 10,
      pace: "slow",
      notify: true,
      smart: false,
      keys: { pass: "x" },
      yields: ["a:p0"],
    });
    const kept: unknown = JSON.parse(JSON.stringify(settingsStore.getState()));
    const before = settingsStore.getState();
    takeSettings({});
    takeSettings({ ...(typeof kept === "object" ? kept : {}) });
    expect(settingsStore.getState()).toEqual(before);
  });

  it("go to the table without what is the page's own", () => {
    expect(automationSchema.safeParse(automationOf(settingsStore.getState())).success).toBe(true);
  });
});
