import { ApiFailure } from "@spellroom/client";
import { createStore } from "zustand/vanilla";
import { accountStore, api } from "../api/account.ts";
import { loadSettings, settingsStore, takeSettings } from "../table/store/settings.ts";

/** Several changes in a row, as a slider makes, are one request. */
const REST_MS = 800;

/** Whether the account has what was last chosen. */
export const keptStore = createStore<{ readonly state: "kept" | "failed" }>(() => ({ state: "kept" }));

/**
 * Keeps how somebody plays with the account: what it has is taken over here, what is changed here goes there. The returned
 * function ends that.
 */
export function keepOptions(): () => void {
  loadSettings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaking = false;
  let owner: string | null = null;
  const send = (): void => {
    void noted(api.accounts.keepPreferences({ preferences: { ...settingsStore.getState() } }));
  };
  const take = async (account: string): Promise<void> => {
    owner = account;
    const answer = await noted(api.accounts.preferences());
    const stored = answer?.preferences ?? {};
    if (owner !== account || Object.keys(stored).length === 0) return;
    isTaking = true;
    takeSettings(stored);
    isTaking = false;
  };
  const follow = (): void => {
    const { status, account } = accountStore.getState();
    if (status === "ready" && account !== null && account.id !== owner) void take(account.id);
  };
  follow();
  const ends = [
    accountStore.subscribe(follow),
    settingsStore.subscribe(() => {
      if (isTaking || owner === null) return;
      clearTimeout(timer);
      timer = setTimeout(send, REST_MS);
    }),
  ];
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
