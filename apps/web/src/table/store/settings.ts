import { createStore } from "zustand/vanilla";
import { readStoredObject, writeStored } from "../../browser/stored.ts";
import { type StopSettings, type Stops, toggleStop, USUAL_STOPS } from "../model/auto-pass.ts";

/** How a player wants to be asked; kept in the browser, the same at every table. */
export interface PlaySettings {
  readonly fullControl: boolean;
  readonly skip: boolean;
  readonly payByHand: boolean;
  readonly logDetails: boolean;
  readonly stops: StopSettings;
}

const KEY = "spellroom-play";

const USUAL: PlaySettings = {
  fullControl: false,
  skip: true,
  payByHand: false,
  logDetails: false,
  stops: USUAL_STOPS,
};

export const settingsStore = createStore<PlaySettings>(() => USUAL);

let loaded = false;

/** Takes over what the browser kept. Not before the page is drawn, which the server does without it. */
export function loadSettings(): void {
  if (loaded) return;
  loaded = true;
  const stored = readStoredObject(KEY);
  settingsStore.setState({
    fullControl: stored.fullControl === true,
    skip: stored.skip !== false,
    payByHand: stored.payByHand === true,
    logDetails: stored.logDetails === true,
    stops: readStops(stored.stops),
  });
}

export function changeSettings(change: Partial<PlaySettings>): void {
  settingsStore.setState(change);
  writeStored(KEY, JSON.stringify(settingsStore.getState()));
}

export function toggleStopAt(side: keyof StopSettings, step: string): void {
  const { stops } = settingsStore.getState();
  changeSettings({ stops: { ...stops, [side]: toggleStop(stops[side], step) } });
}

function readStops(value: unknown): StopSettings {
  if (typeof value !== "object" || value === null || !("own" in value) || !("other" in value))
    return USUAL_STOPS;
  const [own, other] = [readSide(value.own), readSide(value.other)];
  return own === null || other === null ? USUAL_STOPS : { own, other };
}

function readSide(value: unknown): Stops | null {
  if (typeof value !== "object" || value === null) return null;
  const stops: Record<string, Stops[string]> = {};
  for (const [step, stop] of Object.entries(value)) {
    if (stop === "always" || stop === "useful") stops[step] = stop;
  }
  return stops;
}
