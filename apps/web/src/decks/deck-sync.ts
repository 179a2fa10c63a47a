import { ApiFailure, afterSave, contentOf, type DeckOwner, type KeptDeck, planSync } from "@spellroom/client";
import { accountStore, api } from "../api/account.ts";
import { listText } from "./deck-list.ts";
import {
  changeDecks,
  deletedDecks,
  forgetDeleted,
  loadDecks,
  newDeckId,
  ownDecksStore,
} from "./own-decks.ts";

/** Several cards added in succession are saved once. */
const REST_MS = 1_500;
/** After a failure it is tried again without being asked. */
const RETRY_MS = 30_000;
/** Held by the tab that compares, so that two of them don't save the same. */
const LOCK = "spellroom-decks";

/**
 * Keeps the decks of this browser and those of the account the same: on arrival, after every change, when the connection comes
 * back and when the user returns to the page. The returned function stops it.
 */
export function keepDecksSaved(nameOfCopy: (name: string) => string): () => void {
  loadDecks();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let running: Promise<void> | null = null;
  const soon = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void sync(), milliseconds);
  };
  const sync = (): Promise<void> => {
    running ??= alone(() => compareAndSave(nameOfCopy))
      .then((done) => {
        if (!done || needsSaving()) soon(done ? REST_MS : RETRY_MS);
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  const onChange = (): void => {
    if (needsSaving() && running === null) soon(REST_MS);
  };
  const now = (): void => soon(0);
  const ends = [
    accountStore.subscribe((after, before) => {
      if (after.account?.id !== before.account?.id) now();
    }),
    ownDecksStore.subscribe(onChange),
  ];
  window.addEventListener("online", now);
  window.addEventListener("focus", now);
  now();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const end of ends) end();
    window.removeEventListener("online", now);
    window.removeEventListener("focus", now);
  };
}

function needsSaving(): boolean {
  return deletedDecks().length > 0 || ownDecksStore.getState().decks.some(({ unsaved }) => unsaved);
}

function ownerNow(): DeckOwner | null {
  const { status, account } = accountStore.getState();
  return status === "ready" && account !== null ? { id: account.id, guest: account.kind === "guest" } : null;
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Only pages over HTTPS or from this machine have locks; without one the server's versions keep tabs apart.
  return "locks" in navigator ? await navigator.locks.request(LOCK, work) : await work();
}

/** @returns false if it failed and is to be tried again later */
async function compareAndSave(nameOfCopy: (name: string) => string): Promise<boolean> {
  const owner = ownerNow();
  if (owner === null) return true;
  try {
    const { decks: remote } = await api.decks.list();
    const deleted = deletedDecks();
    let saves: readonly KeptDeck[] = [];
    let removals: readonly string[] = [];
    changeDecks((local) => {
      const plan = planSync({ local, remote, owner, deleted, newId: newDeckId, nameOfCopy });
      ({ saves, removals } = plan);
      return plan.decks;
    });
    for (const deck of removals) await api.decks.remove({ deck });
    forgetDeleted(deleted);
    let all = true;
    for (const deck of saves) all = (await save(deck)) && all;
    for (const deck of ownDecksStore.getState().decks) await judge(deck);
    return all;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return false;
  }
}

/** @returns false if the account has another version by now, or can't keep the deck */
async function save(sent: KeptDeck): Promise<boolean> {
  try {
    const { deck } = await api.decks.save({ deck: sent.id, base: sent.version, content: contentOf(sent) });
    changeDecks((decks) => decks.map((now) => (now.id === sent.id ? afterSave(now, sent, deck) : now)));
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && ["conflict", "invalid", "too-large"].includes(error.code))
      return false;
    throw error;
  }
}

/** Finds out where a deck may be played that comes from the account. */
async function judge(deck: KeptDeck): Promise<void> {
  const text = listText(deck);
  if (text === "" || Object.keys(deck.legal).length > 0) return;
  const { legal } = await api.decks.read({ text });
  changeDecks((decks) =>
    decks.map((now) => (now.id === deck.id && listText(now) === text ? { ...now, legal } : now)),
  );
}
