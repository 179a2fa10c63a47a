import { ApiFailure } from "@spellroom/client";
import { createStore } from "zustand/vanilla";
import { accountStore, api } from "../api/account.ts";
import { changeLook, type Look, lookStore, takeLook } from "../look/look-store.ts";
import {
  changeSettings,
  loadSettings,
  ownSettings,
  type PlaySettings,
  settingsStore,
  takeSettings,
} from "../table/store/settings.ts";

/** Several changes in a row, as a slider makes, are one request. */
const REST_MS = 800;

/** Whether the account has what was last chosen. */
export const keptStore = createStore<{ readonly state: "kept" | "failed" }>(() => ({ state: "kept" }));

let keeper: OptionsKeeper | null = null;

/**
 * Keeps the settings for play and display with the account, as long as the site is open: the account's are applied
 * over here, what is changed here goes there. Another language reloads the page, and requests in flight must not be lost.
 * @param refresh asks for the page in another language
 */
export function keepOptions(refresh: () => void): void {
  keeper ??= startKeeper();
  keeper.refresh = refresh;
}

function startKeeper(): OptionsKeeper {
  loadSettings();
  const started = new OptionsKeeper();
  started.follow();
  accountStore.subscribe(() => started.follow());
  settingsStore.subscribe((now, before) => started.note({ settings: changesOf(before, now) }));
  lookStore.subscribe((now, before) => started.note({ look: changesOf(before, now) }));
  return started;
}

interface Changes {
  readonly settings?: Partial<PlaySettings>;
  readonly look?: Look;
}

class OptionsKeeper {
  refresh: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: string | null = null;
  /** What was chosen before it was known what the account has; `null` once that is known. */
  #early: Required<Changes> | null = NOTHING;
  #isTaking = false;

  /** Takes over what an account has as soon as there is one. */
  follow(): void {
    const { status, account } = accountStore.getState();
    if (status === "ready" && account !== null && account.id !== this.#owner) void this.#take(account.id);
  }

  note({ settings = {}, look = {} }: Changes): void {
    if (this.#isTaking) return;
    const early = this.#early;
    if (early === null) this.#sendLater();
    else this.#early = { settings: { ...early.settings, ...settings }, look: { ...early.look, ...look } };
  }

  async #take(account: string): Promise<void> {
    this.#owner = account;
    this.#early ??= NOTHING;
    const stored = (await noted(api.accounts.preferences()))?.preferences ?? {};
    if (this.#owner !== account) return;
    const { settings, look } = this.#early ?? NOTHING;
    this.#isTaking = true;
    if (Object.keys(stored).length > 0) takeSettings(stored);
    const isOtherLanguage = takeLook(stored.look);
    changeSettings(settings);
    changeLook(look);
    this.#isTaking = false;
    this.#early = null;
    if (Object.keys({ ...settings, ...look }).length > 0) this.#sendLater();
    if (isOtherLanguage) this.refresh();
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const preferences = { ...ownSettings(), look: lookStore.getState() };
      void noted(api.accounts.keepPreferences({ preferences }));
    }, REST_MS);
  }
}

const NOTHING: Required<Changes> = { settings: {}, look: {} };

/** The parts of an object that are not as they were. */
function changesOf<Whole extends object>(before: Whole, now: Whole): Partial<Whole> {
  const changed: Partial<Whole> = { ...now };
  for (const name in before) if (before[name] === now[name]) delete changed[name];
  return changed;
}

async function noted<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    const value = await asked;
    keptStore.setState({ state: "kept" });
    return value;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    keptStore.setState({ state: "failed" });
    return null;
  }
}
