import { type Automation, STOP_KINDS, type Stops, USUAL_AUTOMATION } from "@spellroom/protocol";
import { createStore } from "zustand/vanilla";
import { readStoredObject, writeStored } from "../../browser/stored.ts";
import { type KeyMap, readKeys, USUAL_KEYS } from "../model/key-map.ts";
import { PACES, type Pace } from "../model/reading-time.ts";
import { isStopStep, toggleName, toggleStop } from "../model/stops.ts";

/** How a player wants to be asked; kept in the browser, the same at every table, and sent to each on joining. */
export interface PlaySettings extends Automation {
  readonly payByHand: boolean;
  readonly logDetails: boolean;
  /** Lands first, then by mana value; otherwise in the order in which the cards came. */
  readonly sortHand: boolean;
  /** How fast the table shows what others do. */
  readonly pace: Pace;
  /** Loudness of sounds in percent. */
  readonly volume: number;
  /** Whether the system notifies while another window is looked at. */
  readonly notify: boolean;
  /** Whether official pictures of cards are fetched by this browser. */
  readonly pictures: boolean;
  readonly keys: KeyMap;
  /** Drills that were done. */
  readonly drills: readonly string[];
}

const KEY = "spellroom-play";

const USUAL: PlaySettings = {
  ...USUAL_AUTOMATION,
  payByHand: false,
  logDetails: false,
  sortHand: false,
  pace: "normal",
  volume: 50,
  notify: false,
  pictures: false,
  keys: USUAL_KEYS,
  drills: [],
};

export const settingsStore = createStore<PlaySettings>(() => USUAL);

let loaded = false;

/** Takes over what the browser kept. Not before the page is drawn, which the server does without it. */
export function loadSettings(): void {
  if (loaded) return;
  loaded = true;
  takeSettings(readStoredObject(KEY));
}

/** Takes over what was kept, here or with the account; what can't be read is as usual. */
export function takeSettings(stored: Readonly<Record<string, unknown>>): void {
  const { pace, volume } = stored;
  put({
    ...readAutomation(stored),
    payByHand: stored.payByHand === true,
    logDetails: stored.logDetails === true,
    sortHand: stored.sortHand === true,
    pace: PACES.find((one) => one === pace) ?? USUAL.pace,
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : USUAL.volume,
    notify: stored.notify === true,
    pictures: stored.pictures === true,
    keys: readKeys(stored.keys),
    drills: namesIn(stored.drills),
  });
}

export function changeSettings(change: Partial<PlaySettings>): void {
  settingsStore.setState(change);
  if (own !== null) own = { ...own, ...withoutLent(change) };
  writeStored(KEY, JSON.stringify(ownSettings()));
}

/** The player's own settings while others are lent. */
let own: PlaySettings | null = null;

/** What is kept of a player's settings: never those that were lent. */
export function ownSettings(): PlaySettings {
  return own ?? settingsStore.getState();
}

/**
 * Has a lesson asked by settings of its own, which are kept nowhere and change nothing of the player's. The returned function
 * ends that.
 */
export function lendSettings(automation: Automation): () => void {
  own ??= settingsStore.getState();
  settingsStore.setState({ ...automation, payByHand: false });
  return () => {
    if (own !== null) settingsStore.setState(own);
    own = null;
  };
}

/** Puts what was kept elsewhere: behind what is lent. */
function put(kept: PlaySettings): void {
  if (own !== null) own = kept;
  settingsStore.setState(own === null ? kept : withoutLent(kept));
}

/** The settings that a lesson doesn't lend. */
function withoutLent(settings: Partial<PlaySettings>): Partial<PlaySettings> {
  const isLent = (name: string): boolean => name === "payByHand" || Object.hasOwn(USUAL_AUTOMATION, name);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isLent(name)));
}

export function toggleStopAt(side: keyof Automation["stops"], step: string): void {
  const { stops } = settingsStore.getState();
  if (isStopStep(step)) changeSettings({ stops: { ...stops, [side]: toggleStop(stops[side], step) } });
}

/** Lets an ability resolve without being asked, or asks again. */
export function toggleYield(ability: string): void {
  changeSettings({ yields: toggleName(settingsStore.getState().yields, ability) });
}

/** Stores a fixed answer to an ability's decision; `null` removes it. */
export function rememberAnswer(ability: string, yes: boolean | null): void {
  const { [ability]: _, ...others } = settingsStore.getState().answers;
  changeSettings({ answers: yes === null ? others : { ...others, [ability]: yes } });
}

/** What of the settings the server keeps to. */
export function automationOf(settings: PlaySettings): Automation {
  const { fullControl, skip, holdPriority, withoutMana, orderTriggers, smart, stops, yields, answers } =
    settings;
  return { fullControl, skip, holdPriority, withoutMana, orderTriggers, smart, stops, yields, answers };
}

/** Each part by itself, so that one that can't be read costs no other. The server checks all of it again. */
function readAutomation(stored: Readonly<Record<string, unknown>>): Automation {
  const flag = (
    name: "fullControl" | "skip" | "holdPriority" | "withoutMana" | "orderTriggers" | "smart",
  ) => {
    const value = stored[name];
    return typeof value === "boolean" ? value : USUAL[name];
  };
  return {
    fullControl: flag("fullControl"),
    skip: flag("skip"),
    holdPriority: flag("holdPriority"),
    withoutMana: flag("withoutMana"),
    orderTriggers: flag("orderTriggers"),
    smart: flag("smart"),
    stops: readStops(stored.stops),
    yields: namesIn(stored.yields),
    answers: readAnswers(stored.answers),
  };
}

function readStops(stored: unknown): Automation["stops"] {
  if (typeof stored !== "object" || stored === null || !("own" in stored) || !("other" in stored))
    return USUAL.stops;
  return { own: stopsIn(stored.own), other: stopsIn(stored.other) };
}

function stopsIn(stored: unknown): Stops {
  return Object.fromEntries(
    Object.entries(stored ?? {}).flatMap(([step, value]) => {
      const kind = STOP_KINDS.find((one) => one === value);
      return isStopStep(step) && kind !== undefined ? [[step, kind]] : [];
    }),
  );
}

function namesIn(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

function readAnswers(stored: unknown): Automation["answers"] {
  const isAnswer = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === "boolean";
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isAnswer));
}
