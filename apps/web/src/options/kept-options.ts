import { ApiFailure } from "@spellroom/client";
import { createStore } from "zustand/vanilla";
import { accountStore, api } from "../api/account.ts";
import { lookStore, takeLook } from "../look/look-store.ts";
import { loadSettings, settingsStore, takeSettings } from "../table/store/settings.ts";

/** Several changes in a row, as a slider makes, are one request. */
const REST_MS = 800;

/** Whether the account has what was last chosen. */
export const keptStore = createStore<{ readonly state: "kept" | "failed" }>(() => ({ state: "kept" }));

/**
 * Keeps how somebody plays and how pages look with the account: what it has is taken over here, what is changed here goes
 * there. The returned function ends that.
 * @param refresh asks for the page in another language
 */
export function keepOptions(refresh: () => void): () => void {
  loadSettings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaking = false;
  let owner: string | null = null;
  const send = (): void => {
    const preferences = { ...settingsStore.getState(), look: lookStore.getState() };
    void noted(api.accounts.keepPreferences({ preferences }));
  };
  const take = async (account: string): Promise<void> => {
    owner = account;
    const answer = await noted(api.accounts.preferences());
    const stored = answer?.preferences ?? {};
    if (owner !== account || Object.keys(stored).length === 0) return;
    isTaking = true;
    takeSettings(stored);
    const isOtherLanguage = takeLook(stored.look);
    isTaking = false;
    if (await isOtherLanguage) refresh();
  };
  const follow = (): void => {
    const { status, account } = accountStore.getState();
    if (status === "ready" && account !== null && account.id !== owner) void take(account.id);
  };
  follow();
  const keep = (): void => {
    if (isTaking || owner === null) return;
    clearTimeout(timer);
    timer = setTimeout(send, REST_MS);
  };
  const ends = [accountStore.subscribe(follow), settingsStore.subscribe(keep), lookStore.subscribe(keep)];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
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
