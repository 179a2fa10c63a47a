import { type AccountView, ApiFailure, createLazyApiClient } from "@spellroom/client";
import { createStore } from "zustand/vanilla";
import { isEmbedded } from "../browser/embedded.ts";
import { readStored, writeStored } from "../browser/stored.ts";

/** Where the token is kept. */
function tokenKey(): string {
  return isEmbedded() ? "spellroom-embedded-token" : "spellroom-token";
}

/** Who plays on this browser. */
export interface AccountState {
  /** `starting` until there is a token that the server knows. */
  readonly status: "starting" | "ready" | "offline";
  readonly account: AccountView | null;
}

export const accountStore = createStore<AccountState>(() => ({ status: "starting", account: null }));

export function currentToken(): string | null {
  return readStored(tokenKey());
}

/** Where requests of this page go, and in whose name. */
export const ownServer = { endpoint: "", token: currentToken };

/** The HTTP API in the name of this browser's account. */
export const api = createLazyApiClient(ownServer);

let starting: Promise<boolean> | null = null;

/** Sees to it that there is an account: the one that is known, else a new guest. Asked again after a failure it tries again. */
export function ensureAccount(): Promise<boolean> {
  if (accountStore.getState().status === "ready") return Promise.resolve(true);
  starting ??= start().finally(() => {
    starting = null;
  });
  return starting;
}

async function start(): Promise<boolean> {
  try {
    const account = currentToken() === null ? await becomeGuest() : await comeBack();
    accountStore.setState({ status: "ready", account });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    accountStore.setState({ status: "offline" });
    return false;
  }
}

async function becomeGuest(): Promise<AccountView> {
  const { token, account } = await api.accounts.createGuest();
  writeStored(tokenKey(), token);
  return account;
}

async function comeBack(): Promise<AccountView> {
  try {
    return (await api.accounts.me()).account;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "unauthenticated") throw error;
    writeStored(tokenKey(), null);
    return becomeGuest();
  }
}

/** The server no longer knows the token: start over, with the same token if that was a mistake. */
export function forgetAccount(): void {
  accountStore.setState({ status: "starting" });
}

/** Takes the account of a token that was just given: the guest that was here before is left behind. */
export function becomeAccount(token: string, account: AccountView): void {
  writeStored(tokenKey(), token);
  // The site channel is the former account's; being nobody for a moment closes it.
  accountStore.setState({ status: "starting", account: null });
  accountStore.setState({ status: "ready", account });
}

/** Leaves the account on this device; a new guest takes its place. */
export async function leaveAccount(): Promise<void> {
  await api.sessions.signOut().catch(() => undefined);
  writeStored(tokenKey(), null);
  accountStore.setState({ status: "starting", account: null });
}

/** The account has changed on the server by something that was done here. */
export function changeAccount(account: AccountView): void {
  accountStore.setState({ account });
}

/** Takes another name; what is wrong with it is thrown. */
export async function rename(name: string): Promise<void> {
  accountStore.setState({ account: (await api.accounts.rename({ name })).account });
}
